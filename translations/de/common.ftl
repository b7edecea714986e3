# What all games share: their names, the colours of tiles, the book of rules.

## Games, as a title

game-textile = Textile

## Colours of tiles, as inside a sentence

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

## The book of rules

reader-title = { $game }: die Regeln
reader-contents = Inhalt
reader-figure = Bild { $number }
reader-read-chapter = Regel „{ $chapter }“ lesen
# Below a figure on the screen
reader-legend-offers = Ringe: Hier passt es hin.
reader-legend-knot = Weiße Stiche: Knüpfseiten.
# Below a figure in plain text; what stands before the colon is drawn there
reader-text-offers = ( ): hier passt es hin
reader-text-knot = [ ]: der Flicken
reader-text-clash = [ ]: der Flicken, !: hier stößt es sich
