# Textile: its terms, why a step isn't possible, and its rules, a message a paragraph (in one line, but for lists).

## Terms. The aliases are other words by which a search finds the term, and its forms in the text

term-tile-name = tile
term-tile = A square panel of one colour. Its slotted edges grip those of its neighbours.
term-tile-aliases = tile, tiles, panel, piece, stone
term-stack-name = stack
term-stack = The tiles of one colour that nobody has taken yet.
term-stack-aliases = stack, stacks, pile, supply
term-patch-name = patch
term-patch = The tiles in front of a player, one to five, joined to each other.
term-patch-aliases = patch, patches, swatch, scrap
term-textile-name = textile
term-textile = The cloth in the middle of the table, which everybody works on.
term-textile-aliases = textile, cloth, fabric, board
term-knot-name = knot
term-knot = To join your patch to the textile, for points.
term-knot-aliases = knot, knots, knotted, connect, attach, sew, place
term-side-name = knotted side
term-side = A side at which a tile of your patch meets a tile of the textile.
term-side-aliases = knotted side, knotted sides, knotting sides, seam, edge

## Why a step isn't possible

reason-game-over = All turns have been played. To try something else, take a turn back.
reason-must-start-title = The start tile comes first
reason-must-start = The game begins with one tile in the middle of the table. Choose its colour.
reason-must-draw-title = Draw first
reason-must-draw = You have knotted. Draw one tile from any stack, and your turn is done.
reason-must-place-title = Your patch is full
reason-must-place = Five tiles are the most that a patch can have. Knot it now, or discard it.
reason-not-now-start-title = The start tile is there already
reason-not-now-start = Only the very first tile goes straight to the middle of the table.
reason-not-now-draw-title = Not the time to draw
reason-not-now-draw = You draw a tile only right after you have knotted.
reason-stack-empty-title = No { $colour } left
reason-stack-empty = This stack is empty. Choose another colour.
reason-no-patch-title = You have no patch yet
reason-no-patch-take = The first tile just lies down in front of you; there is nothing to join it to.
reason-no-patch-knot = To knot, you need a patch. Take a tile first.
reason-no-patch-discard = There is nothing to discard. Take a tile first.
reason-occupied-title = No room here
reason-occupied-take = A tile of your patch lies here already. The new tile needs a free square.
reason-occupied-knot = Your patch would lie on top of the textile. Each of its tiles needs a free square.
reason-not-joined-title = Not joined at any side
reason-not-joined-take = The new tile must share a side with a tile of your patch. A corner alone doesn’t hold.
reason-not-joined-knot = At least one side of your patch must meet the textile. A corner alone doesn’t hold.
reason-same-colour-title = { CAPITAL($colour) } meets { $colour }
reason-same-colour-take-side = Two equal colours would lie side by side in your patch. Within a patch no colour may touch itself.
reason-same-colour-take-corner = Two equal colours would meet at a corner in your patch. Within a patch no colour may touch itself, not even at a corner.
reason-same-colour-knot-side = Two equal colours would lie side by side here. When you knot, no colour may touch itself.
reason-same-colour-knot-corner = Two equal colours would meet at a corner here. When you knot, no colour may touch itself, not even at a corner.
reason-same-as-title = The same with a smaller turn
reason-same-as = Turned less, the patch lies just like this. The step is written { $step }.

## 1

textile-minute = The game in a minute
textile-minute-goal = **Textile** is a game for two to four. Together you let a cloth of coloured tiles grow, the [textile](term:textile), and each of you scores for what you knot to it.
textile-minute-turn = On your turn you do **one** of three things: [take](rule:textile-take) a tile for the [patch](term:patch) in front of you, [knot](rule:textile-knot) your patch to the textile, or [discard](rule:textile-discard) it.
textile-minute-colours = One rule shapes everything: **no colour may touch itself**, neither side by side nor corner to corner. It holds in your patch and on the textile.
textile-minute-score = For a knot you count the sides that it joins, times the tiles of your patch. Four sides and three tiles make 12 points.
textile-minute-end = When the [stacks](term:stack) are empty and nobody has a patch left, the highest score wins.
textile-figure-cloth = A textile after four knots.

## 2

textile-setup = Before you start
textile-setup-tiles = You need **thirty tiles**: five colours, six of each. A set of nestortiles has ten colours; pick any five. The pips on the tiles mean nothing in this game.
textile-setup-stacks = Sort the tiles by colour into five open [stacks](term:stack) that everybody can reach. Leave plenty of room in the middle of the table, and a little in front of each player.
textile-setup-paper = Have paper and a pencil ready for the points.
textile-setup-start = Choose who lays the **start tile**: one tile of any colour, from its stack to the middle of the table. That is the beginning of the textile.
textile-setup-first = Laying the start tile is not a turn and scores nothing. The next player clockwise has the first turn.

## 3

textile-turn = Your turn
textile-turn-order = You play clockwise, one after the other. Nobody may pass.
textile-turn-choices =
    On your turn you do exactly one of these:
    - **Take** a tile into your patch.
    - **Knot** your patch to the textile, then draw a new tile.
    - **Discard** your whole patch.
textile-turn-first = With no tiles in front of you, all you can do is take: there is no patch to knot or to discard.
textile-turn-open = Stacks, patches and points are open. Everybody may look at everything.

## 4

textile-take = Take
textile-take-stack = Take a tile from any stack that still has one and lay it in front of you. If nothing lay there, it is your new [patch](term:patch).
textile-take-side = If you have a patch, join the tile to it: on a free square that shares **at least one side** with a tile of the patch. A corner alone doesn’t hold.
textile-figure-take = A patch of two tiles. A tile in { colour-A } may join it in six places.
textile-take-fixed = What lies, stays. Later you may turn the patch as a whole, but never move its tiles about.
textile-take-done = With that your turn is over, [unless it was the fifth tile](rule:textile-patch-five).

## 5

textile-patch = The patch
textile-patch-size = A patch has one to five tiles. It needn’t be full: you may knot a single tile.
textile-patch-colours = Within a patch, two tiles of one colour may not touch, neither at a side nor at a corner. When you join a tile, look at the **eight squares around it**.
textile-figure-patch = This patch already has { colour-C }. A second tile in { colour-C } finds only three places.
textile-patch-five = The **fifth tile** makes the patch full. Then your turn goes on at once: you [knot](rule:textile-knot) the patch or [discard](rule:textile-discard) it. You can’t keep it.

## 6

textile-knot = Knot
textile-knot-whole = Lay your whole patch against the textile. You may **turn** it by quarter turns, but neither flip it over nor rearrange it.
textile-knot-side = At least one side of the patch must meet a side of the textile. A corner alone doesn’t hold.
textile-figure-knot = **4 sides × 3 tiles = 12 points.** The patch was turned before.
textile-knot-free = Each tile needs a free square. Nothing is laid on top of other tiles.
textile-knot-colours = No tile of the patch may touch **its own colour** on the textile, neither side by side nor corner to corner.
textile-figure-clash = Not like this: two tiles in { colour-C } would meet at a corner.
textile-knot-gap = You may also fill a gap that the textile encloses, if your patch fits: it is set in from above.
textile-knot-then = Then you count your [points](rule:textile-score) and [draw](rule:textile-draw).

## 7

textile-score = Points
textile-score-sum = For a knot you get **knotted sides × tiles in the patch**.
textile-score-sides = A [knotted side](term:side) is one where a tile of your patch meets a tile of the textile. Sides within the patch don’t count, and neither do corners.
textile-score-times = Tiles multiply: the same four sides bring 4 points to a single tile, and 20 to a full patch.
textile-score-gap = Gaps and bays pay: there even a small patch finds many sides.
textile-figure-gap = A gap of two squares: **6 sides × 2 tiles = 12 points.**
textile-score-kept = Write your points down at once. What you have, nobody can take from you.

## 8

textile-draw = Draw
textile-draw-one = After a knot you draw **one tile** from any stack. It lies in front of you as your new patch, and your turn is over.
textile-draw-empty = If all stacks are empty, you draw nothing.
textile-draw-when = You draw only after a knot, never after a discard.

## 9

textile-discard = Discard
textile-discard-whole = Instead of taking or knotting, you may discard your patch. It leaves the game **as a whole**.
textile-discard-cost = You score nothing and draw nothing. You begin your next patch on your next turn, if a stack still has tiles.
textile-discard-why = It is rarely a pleasure, but it frees you from a patch that fits nowhere.

## 10

textile-end = The end
textile-end-last = When all stacks are empty, the last turns have come. If you still have a patch, you knot or discard it on your turn; you can’t keep it.
textile-end-skip = If you have no patch and the stacks are empty, you are skipped.
textile-figure-end = All stacks are empty and only one player has a patch left. The last knot: **4 sides × 4 tiles = 16 points.**
textile-end-over = When nobody has a turn left, the game is over. The **highest score** wins.
textile-end-ties = If the highest score is shared, the winner is the one of these players whose last turn came first.

## 11

textile-more = Teams, and a longer game
textile-more-teams = Four players should consider two teams. Partners sit opposite each other, so that the teams take turns.
textile-more-sum = You each play your own patch and score your own points. At the end the points of a team are added.
textile-more-talk = During the game, partners may not talk openly about their strategy.
textile-more-tie = If the teams have equal points, look at their last turns. For each team the later one of its two players counts; the team whose last turn came first wins.
textile-more-longer = For a **longer game** take more tiles of each colour. This app offers 9 or 12; on your own table you need more than one set for that.

## 12

textile-readings = How this app reads the rules
textile-readings-why = The designer’s rules are short and leave some things open. This is how the app decides them. At your own table, agree as you like.
textile-readings-start = Before the game you set who has the first turn. The start tile is laid by the player before.
textile-readings-gap = A patch may go into a gap that the textile encloses. Tiles are set in from above, not pushed in from the side.
textile-readings-ties = With equal points, the player who had no turns left first wins. For this the app compares the last turns; in a team, the later one of the two counts.
textile-readings-longer = More tiles for a longer game are foreseen, but not how many. 9 and 12 of each colour are our choice.

## 13

textile-credits = Credits
textile-credits-game = **Textile** is a game by Dieter Stein. The rules on his website, from which we started, name no year.
textile-credits-tiles = It is played with **nestortiles** by Néstor Romeral Andrés (nestorgames): sixty square panels in ten colours with the values 1 to 6, whose edges slot together flat or at a right angle.
textile-credits-app = Kachel is an independent app. It is not affiliated with or endorsed by Dieter Stein, Néstor Romeral Andrés or nestorgames.
textile-credits-text = These rules were written anew for the app. Where they differ from the designer’s, his are right.
