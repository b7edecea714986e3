# What all games share: their names, the colours of tiles, lists, the book of rules.

## Games, as a title

game-textile = Textile
game-noses = The nose game
game-temple = Temple

## Colours of tiles, as inside a sentence

colour-A = indigo
colour-B = yolk
colour-C = brick
colour-D = ice
colour-E = jade
colour-F = ink
colour-G = rose
colour-H = clay
colour-I = plum
colour-J = chalk

## Players without a name, and several things in a sentence

seat-number = Seat { $number }
list-two = { $one } and { $two }
list-more = { $one }, { $rest }

## Why a step isn't possible, whatever the game

reason-game-over-title = The game is over

## The book of rules

reader-title = { $game }: the rules
reader-contents = Contents
reader-figure = Figure { $number }
reader-read-chapter = Read “{ $chapter }” in the rules
# Below a figure on the screen
reader-legend-offers = Marked: where it may go.
reader-legend-knot = White stitches: knotted sides.
reader-legend-laying = Outlined: the new tile. =: noses that match.
reader-legend-leaving = Crossed out: this stone leaves its place.
reader-legend-turn = Green-blue: the tiles of this turn.
# Below a figure in plain text; what stands before the colon is drawn there
reader-text-offers = ( ): where it may go
reader-text-knot = [ ]: the patch
reader-text-clash = [ ]: the patch, !: the clash
reader-text-laying = [ ]: the new tile
reader-text-mismatch = !: noses that don’t match
reader-text-hole = ( ): the hole
reader-text-stones = { $stones }: the players’ stones
reader-text-leaving = <: this stone leaves its place
reader-text-plan = a plan: flat tiles between four +, walls between two; A1: colour and value
reader-text-storeys = (0), (1): heights, from the table up
reader-text-turn = [ ]: the tiles of this turn
reader-text-refused = ! !: the tile that can’t go there

## What is wrong with a record: a game as a text

record-not-json = This isn’t JSON, from line { $line }, column { $column } on.
record-empty = This is empty, so it’s no record.
record-not-an-object = A record is a JSON object, and this is something else.
record-no-version = This is no record of Kachel: the key “kachel” is missing.
record-bad-version = The key “kachel” must be a whole number from 1: the version of the format.
record-newer = A newer Kachel wrote this record: it has version { $version } of the format, and this one reads up to { $known }.
record-no-game = The record doesn’t say which game it is: the key “game” is missing.
record-bad-game = The key “game” must be a text.
record-unknown-game = There is no game “{ $name }”, only: { $games }.
record-no-options = The options of the game are missing: the key “options”.
record-bad-options = The game doesn’t allow these options.
record-bad-seats = The key “seats” must be a list.
record-seat-count = The game has { $needed } seats, and the record names { $given }.
record-seat-not-an-object = Seat { $seat } must be a JSON object.
record-seat-name = The name of seat { $seat } must be a text.
record-seat-player = The player of seat { $seat } must be “human” or “bot”.
record-seat-level = The level of seat { $seat } must be a whole number from 1 to 255.
record-no-steps = The steps of the game are missing: the key “steps”.
record-bad-steps = The key “steps” must be a list.
record-step-not-text = Step { $number } must be a text.
record-illegal-step = Step { $number } (“{ $step }”) isn’t possible: { $why }.
record-malformed-step = Step { $number } (“{ $step }”) can’t be read as a step of this game.
