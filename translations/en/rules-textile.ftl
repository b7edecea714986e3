# Textile: colours, terms, why something isn't possible, and the rules, a message a paragraph.

## Colours

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
