# Temple: its terms and its rules, a message a paragraph (in one line, but for lists).

## Terms. The aliases are other words by which a search finds the term, and its forms in the text

term-floor-name = floor
term-floor = A tile that lies flat on the table.
term-floor-aliases = floor, floors, ground
term-wall-name = wall
term-wall = An upright tile, standing or hanging.
term-wall-aliases = wall, walls
term-top-name = top
term-top = A flat tile above the table.
term-top-aliases = top, tops, roof, ceiling
term-corner-wall-name = corner wall
term-corner-wall = Two new walls at a right angle, each touching a floor.
term-corner-wall-aliases = corner wall, corner walls
term-single-wall-name = single wall
term-single-wall = One new wall that touches another one, and a floor or a top.
term-single-wall-aliases = single wall, single walls
term-tunnel-name = tunnel
term-tunnel = A top that touches one wall, with a new wall at the opposite edge.
term-tunnel-aliases = tunnel, tunnels, arch
term-single-top-name = single top
term-single-top = A top that touches two walls or more.
term-single-top-aliases = single top, single tops
term-corner-top-name = corner top
term-corner-top = A top that touches two tops or more, with new walls at its bare edges.
term-corner-top-aliases = corner top, corner tops
term-storey-name = storey
term-storey = The height of one tile.
term-storey-aliases = storey, storeys, level
term-value-name = value
term-value = The number of pips on a tile, 1 to 6.
term-value-aliases = value, values, pips, dots, number

## 1

temple-minute = The game in a minute
temple-minute-goal = **Temple** is a game for two. You build one temple between you, out of tiles that slot together flat and upright. Whoever first uses up all thirty of their own wins.
temple-figure-building = After eleven turns: three tops in front, resting on walls, and floors behind them. Light tiles are the first player’s, dark ones the second’s.
temple-minute-turn = On your turn you add one to three tiles, in one of [six ways](rule:temple-turn-ways): floors, walls and tops, alone or together.
temple-minute-values = Each tile must touch one of its own [value](rule:temple-values) or less. You use up your [colours](rule:temple-colours) one after the other.
temple-minute-end = If you can’t build on your turn, you lose.

## 2

temple-start = Before you start
temple-start-tiles = You need a set of **nestortiles**: sixty square panels in ten colours with the values 1 to 6. Their edges slot together flat or at a right angle.
temple-start-colours = Choose five colours each and take their **thirty tiles**. You build with your own tiles only, and there is one of each.
temple-start-alike = In play, all colours are alike. What counts is the order in which you use yours.
temple-start-first = One of you begins and lays **a tile of value 1** flat on the table. It is the first [floor](term:floor), and all there is to the first turn.

## 3

temple-tiles = Floors, walls and tops
temple-tiles-kinds =
    Where a tile is says what it is:
    - A **floor** lies flat on the table.
    - A **wall** is upright.
    - A **top** lies flat, higher up.
temple-tiles-touch = Two tiles **touch** if they share an edge, at whatever angle. As many as four can meet at an edge.
temple-tiles-height = A [wall](term:wall) can stand on a floor or a [top](term:top), or hang below a top. A [storey](term:storey) is as high as a tile.
temple-tiles-place = Each place has room for one tile. What has been built stays where it is.
temple-tiles-above = The pips of a top face up. That is why no flat tile may lie exactly one storey above another; two storeys above is fine.
temple-figure-above = Not like this: the top would be right above a floor.

## 4

temple-turn = Your turn
temple-turn-order = You take turns. Whoever can build must build.
temple-turn-ways =
    You build in one of six ways:
    - a [floor](rule:temple-floor-way),
    - a [corner wall](rule:temple-walls-corner) of two tiles,
    - a [single wall](rule:temple-walls-single),
    - a [tunnel](rule:temple-tops-tunnel) of two tiles,
    - a [single top](rule:temple-tops-single),
    - a [corner top](rule:temple-tops-corner) of one to three tiles.
temple-turn-before = Each way says what its tiles must touch. For that, only tiles count that were there before your turn.

## 5

temple-floor = Floor
temple-floor-way = Lay a tile on the table so that it **touches at least one tile** of the temple: a floor beside it, or a wall that stands on the table at its edge.
temple-figure-floor = The new floor touches another floor. One side is enough.
temple-floor-below = It may lie below a top, as long as that is at least two storeys up.

## 6

temple-walls = Walls
temple-walls-corner = A **corner wall** is two new walls that share an edge and form a right angle. **Each of the two must touch a floor**: both the same one, or each its own.
temple-figure-corner-wall = Two walls on one floor. They share the upright edge at its corner.
temple-walls-single = A **single wall** is one new wall. It must touch **another wall, and a floor or a top as well**.
temple-figure-single-wall = The new wall touches a wall at its side and a floor below.
temple-walls-hang = A single wall may stand, or hang below a top.

## 7

temple-tops = Tops
temple-tops-touch = What a top touches decides which way it is. It needs a wall at least, or two other tops.
temple-tops-tunnel = **Tunnel:** The top touches one wall and no more, but any number of tops. At its opposite edge you put a second wall, the mirror image of the first: hanging if that one hangs, standing if that one stands.
temple-figure-tunnel = The top touches the wall on the right, and the new wall hangs at its other end.
temple-tops-single = **Single top:** The top touches two walls or more. It comes alone.
temple-figure-single-top = Two walls meet at a corner, and the top lies on both.
temple-tops-corner = **Corner top:** The top touches two tops or more, and no wall. At each edge where it touches no tile, you hang a new wall.
temple-figure-corner-top = The top touches two tops. At its two bare edges walls are hung, which makes three tiles in one turn.
temple-tops-many = So two tops make for two new walls, three for one, and four for none.

## 8

temple-colours = Colour by colour
temple-colours-open = Your first tile opens its colour. You build with no other until **all six** of it are used. Then you open another one of yours.
temple-colours-turn = All tiles of a turn have the same colour.
temple-colours-few = If your open colour has fewer tiles left than a way needs, that way is closed to you for now.
temple-colours-each = This goes for each of you separately. Which colour the other is using doesn’t matter to you.

## 9

temple-values = Values
temple-values-rule = Each tile must touch at least one whose [value](term:value) is **the same or smaller**. Only the very first tile needs none.
temple-figure-value = Not like this: the new 2 touches only a 3 and a 4.
temple-values-turn = It may have been there before, or come in the same turn.
temple-values-small = Small values are hard to place: a 1 needs another 1. Keep an eye on where yours can still go.

## 10

temple-end = The end
temple-end-win = Whoever puts down the last of their thirty tiles wins.
temple-end-over = Whoever is to move and can’t build loses. Either way, the game is over.

## 11

temple-edited = The edited rules
temple-edited-why = The designer edited his rules later on. Before the game you choose: **original** or **edited**. These are the differences.
temple-edited-walls = A corner top may touch walls too. New walls hang at its edges where it touches no tile.
temple-edited-colours = If your open colour runs out during a turn, you carry on with a new one in the same turn. What is left of the open colour comes first, then tiles of **one** new colour.
temple-edited-values = For the values, what counts is the moment in which a tile is put down. There must be an order, the open colour first, in which each tile finds one that is small enough already there.

## 12

temple-words = Words
temple-words-floor = **Floor:** { term-floor }
temple-words-wall = **Wall:** { term-wall }
temple-words-top = **Top:** { term-top }
temple-words-corner-wall = **Corner wall:** { term-corner-wall }
temple-words-single-wall = **Single wall:** { term-single-wall }
temple-words-tunnel = **Tunnel:** { term-tunnel }
temple-words-single-top = **Single top:** { term-single-top }
temple-words-corner-top = **Corner top:** { term-corner-top }
temple-words-storey = **Storey:** { term-storey }
temple-words-value = **Value:** { term-value }

## 13

temple-readings = How this app reads the rules
temple-readings-why = The designer’s rules leave some things open. This is how the app decides them. At your own table, agree as you like.
temple-readings-above = Tops face up, so none may be right above a floor. For the same reason the app allows none right above another top either.
temple-readings-walls = The two walls of a corner wall may touch the same floor.
temple-readings-tunnel = The new wall of a tunnel mirrors the one that the top touches, hanging or standing. The new walls of a corner top always hang.
temple-readings-values = For the values, a tile of the same turn counts like one that was there before.

## 14

temple-credits = Credits
temple-credits-game = **Temple** is a game by Martin Windischer, from 2010. He posted its rules on BoardGameGeek and edited them there later.
temple-credits-tiles = It is played with **nestortiles** by Néstor Romeral Andrés (nestorgames).
temple-credits-app = Kachel is an independent app. It is not affiliated with or endorsed by Martin Windischer, Néstor Romeral Andrés or nestorgames.
temple-credits-text = These rules were written anew for the app. Where they differ from the designer’s, his are right.
