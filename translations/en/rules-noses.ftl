# The nose game: its terms and its rules, a message a paragraph (in one line, but for lists).

## Terms. The aliases are other words by which a search finds the term, and its forms in the text

term-nose-tile-name = tile
term-nose-tile = Two squares side by side, with a nose on each.
term-nose-tile-aliases = tile, tiles, domino, piece
term-double-name = double
term-double = A tile with the same nose twice.
term-double-aliases = double, doubles, twin
term-group-name = nose group
term-group = Two or more of the same nose, connected side by side.
term-group-aliases = nose group, nose groups, group, groups, cluster
term-stone-name = scoring stone
term-stone = One of the five stones that each player has. It makes a nose group yours.
term-stone-aliases = scoring stone, scoring stones, stone, stones, token, marker, counter
term-reserve-name = reserve
term-reserve = Those of your scoring stones that aren’t on the table.
term-reserve-aliases = reserve, supply, stock
term-hole-name = hole
term-hole = One or more free squares that tiles close in.
term-hole-aliases = hole, holes, gap, enclosed

## 1

noses-minute = The game in a minute
noses-minute-goal = **The nose game** is for two to five. Together you lay tiles with two noses each, side by side, and claim the [groups](term:group) of equal noses that come about.
noses-figure-table = After seven tiles, three nose groups have a stone on them. They are worth two, three and five points.
noses-minute-turn = On your turn you [lay](rule:noses-lay) **one tile**. It must touch at least two covered squares, and at least one of its noses must lie beside its like.
noses-minute-stones = If your tile forms or extends a nose group, you may put one of your [scoring stones](term:stone) on it. The group is yours then, until somebody extends it again.
noses-minute-end = When nobody can lay any more, every nose in your groups is worth a point. The highest score wins.

## 2

noses-setup = Before you start
noses-setup-tiles = You need **54 tiles** of two squares, with a nose on each square. There are ten different noses: every two of them share one tile, and there are nine [doubles](term:double).
noses-setup-stones = Each of you picks a colour and takes its **five scoring stones**. With five colours, up to five can play.
noses-setup-deal = One of you shuffles the tiles face down and deals them all out, one at a time, starting on the left. With four or five players, not everybody gets the same number.
noses-setup-open = Everybody spreads out their tiles face up. Nothing is secret: anybody may look at anything, at any time.
noses-setup-room = Leave room in the middle for ten squares by ten; a square is half a tile.
noses-setup-first = The first turn goes to whoever sits on the dealer’s left.

## 3

noses-turn = Your turn
noses-turn-order = You play clockwise, one after the other.
noses-turn-steps =
    A turn goes like this, in this order:
    - You **lay** one of your tiles.
    - Stones **go back** if your tile extends their groups.
    - You **put** stones, if you like: one on each group that your tile forms or extends.
noses-turn-lay = As long as any of your tiles fits somewhere, you have to lay one. Which one, and where, is up to you.
noses-turn-pass = If none of your tiles fits, you are [passed over](rule:noses-end-pass).

## 4

noses-lay = Laying a tile
noses-lay-free = A tile covers two free squares side by side. You may turn it as you like, but not lay it on top of others.
noses-lay-first = The first tile goes to the middle of the table. What follows holds from the second tile on.
noses-lay-two = The tile must **touch at least two covered squares**, side against side. Both may belong to the same tile. Corners don’t count.
noses-lay-match = And **at least one nose must match**: it comes to lie beside its like. All others may differ.
noses-figure-touch = The new tile touches two squares, and one of its noses lies beside its like. That is all it takes.
noses-figure-match = Not like this: two squares are touched, but no nose matches.

## 5

noses-space = Ten by ten, and no holes
noses-space-ten = Whatever is laid, all tiles together have to fit into a frame of **ten by ten squares**.
noses-space-edge = Where the frame lies turns out as you play. While the tiles are narrower than ten squares, they can still grow on either side. The app shows how far you may still go.
noses-figure-wide = Not like this: the tiles would be eleven squares wide.
noses-space-hole = A tile may not close in a free square: that would be a [hole](term:hole). From each free square there must be **a way out** over free squares, side by side.
noses-figure-hole = Not like this: one free square would be closed in.
noses-space-bay = A bay at the rim is no hole, however deep it is. But no way leads out across a corner.

## 6

noses-group = Nose groups
noses-group-what = Two or more of the same nose, connected side by side, make a **nose group**. A nose alone is none, and corners don’t connect.
noses-group-double = The two noses of a [double](term:double) are a group right away. It is only one group, so there is only one stone for it.
noses-group-form = Lay a nose beside a single one of its kind, and you **form** a group. If there is a group already, you **extend** it. A tile has two noses, so you can do this twice at once.
noses-figure-group = Two at once: one nose extends a group to four, the other forms a new group of two.
noses-group-owner = There is never more than one stone on a group. Whoever has put it there owns the group. A group without a stone is nobody’s.

## 7

noses-stone = Scoring stones
noses-stone-back = **First, stones go back.** A stone on a group that your tile extends goes back to its owner’s [reserve](term:reserve), no matter whose it is. That goes for your own too.
noses-stone-put = **Then you may put stones,** one on each group that your tile has formed or extended. A stone lies on the square that you have just covered.
noses-figure-extend = The group grows from two noses to three. Its stone goes back, and the group has a new owner.
noses-stone-from = Take the stone from your reserve, or from another group that has one of yours; that group is nobody’s then. Hands off other people’s stones.
noses-figure-move = All five stones are on the table. One of them moves from a group of two noses to a group of four.
noses-stone-to = A stone can only go on a group that this tile has formed or extended, and the same stone can’t go on two.
noses-stone-none = If you put no stone, the group is nobody’s until somebody extends it.
noses-stone-link = If your tile links two groups or more, they become one. All their stones go back, and you may put one on the group as a whole.
noses-figure-link = Two groups become one of five noses. Both stones go back, and a new one comes.

## 8

noses-end = The end
noses-end-pass = If you can’t lay any of your tiles, your turn is skipped. As the others go on laying, a place for you may open up again.
noses-end-over = Once nobody can lay any more, the game is over. Some tiles are often left.
noses-end-points = Each nose in a group with your stone on it scores **one point**. Single noses and groups without a stone score for nobody.
noses-figure-points = If the game ended like this, the scores would be 4 + 2 = **6**, **5** and **2**. The group without a stone scores for nobody.
noses-end-win = The highest score wins. If several of you share it, you share the win.

## 9

noses-words = Words
noses-words-tile = **Tile:** { term-nose-tile }
noses-words-double = **Double:** { term-double }
noses-words-group = **Nose group:** { term-group }
noses-words-stone = **Scoring stone:** { term-stone }
noses-words-reserve = **Reserve:** { term-reserve }
noses-words-hole = **Hole:** { term-hole }
noses-words-noses = The **ten noses** of this app, by the numbers that can be shown beside them: 0 { nose-0 }, 1 { nose-1 }, 2 { nose-2 }, 3 { nose-3 }, 4 { nose-4 }, 5 { nose-5 }, 6 { nose-6 }, 7 { nose-7 }, 8 { nose-8 }, 9 { nose-9 }.

## 10

noses-readings = How this app reads the rules
noses-readings-why = The published rules leave some things open. This is how the app decides them. At your own table, agree as you like.
noses-readings-tiles = Ten noses make 45 pairs and ten doubles, one tile more than there are. The app leaves out one double, that of the { nose-9 }.
noses-readings-players = There are at least two players. The tiles are dealt until none is left, so the first ones may get one more.
noses-readings-corners = Corners count for nothing: touching means side against side. So a free square that opens only across a corner is a hole.
noses-readings-link = If groups are linked, all their stones go back, whether the player who links them wants it or not. That is how it is when a group is extended, and a group has one owner at most.
noses-readings-tie = A tie is a shared win.

## 11

noses-credits = Credits
noses-credits-game = **Das Prestel Nasenspiel** is a game by Thomas Fackler. Prestel published it in 2004.
noses-credits-noses = The ten noses are drawings of our own, made for this app. They are not those of the published game.
noses-credits-app = Kachel is an independent app. It is not affiliated with or endorsed by Thomas Fackler or Prestel.
noses-credits-text = These rules were written anew for the app. Where they differ from the published ones, those are right.
