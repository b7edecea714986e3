# What all games share: their names, the colours of tiles, the book of rules.

## Games, as a title

game-textile = Textile

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

## The book of rules

reader-title = { $game }: the rules
reader-contents = Contents
reader-figure = Figure { $number }
reader-read-chapter = Read “{ $chapter }” in the rules
# Below a figure on the screen
reader-legend-offers = Rings: where it may go.
reader-legend-knot = White stitches: knotted sides.
# Below a figure in plain text; what stands before the colon is drawn there
reader-text-offers = ( ): where it may go
reader-text-knot = [ ]: the patch
reader-text-clash = [ ]: the patch, !: the clash
