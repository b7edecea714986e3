# Textile: colours, terms, why something isn't possible, and the rules, a message a paragraph.

## Colours

colour-A = Indigo
colour-B = Dottergelb
colour-C = Ziegelrot
colour-D = Eisblau
colour-E = Jadegrün
colour-F = Tintenschwarz
colour-G = Rosa
colour-H = Terrakotta
colour-I = Pflaume
colour-J = Kreideweiß
