# What all games share: their names, the colours of tiles, lists, the book of rules.

## Games, as a title

game-textile = Textile
game-noses = Das Nasenspiel
game-temple = Temple

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

## Players without a name, and several things in a sentence

seat-number = Platz { $number }
list-two = { $one } und { $two }
list-more = { $one }, { $rest }

## Why a step isn't possible, whatever the game

reason-game-over-title = Das Spiel ist aus

## The book of rules

reader-title = { $game }: die Regeln
reader-contents = Inhalt
reader-figure = Bild { $number }
reader-read-chapter = Regel „{ $chapter }“ lesen
# Below a figure on the screen
reader-legend-offers = Markiert: Hier passt es hin.
reader-legend-knot = Weiße Stiche: Knüpfseiten.
reader-legend-laying = Umrandet: das neue Plättchen. =: Nasen, die passen.
reader-legend-leaving = Durchgestrichen: Dieser Stein verlässt seinen Platz.
reader-legend-turn = Blaugrün: die Plättchen dieses Zugs.
# Below a figure in plain text; what stands before the colon is drawn there
reader-text-offers = ( ): hier passt es hin
reader-text-knot = [ ]: der Flicken
reader-text-clash = [ ]: der Flicken, !: hier stößt es sich
reader-text-laying = [ ]: das neue Plättchen
reader-text-mismatch = !: Nasen, die nicht passen
reader-text-hole = ( ): das Loch
reader-text-stones = { $stones }: Steine der Spieler
reader-text-leaving = <: dieser Stein verlässt seinen Platz
reader-text-plan = ein Grundriss: liegende Plättchen zwischen vier +, Wände zwischen zweien; A1: Farbe und Wert
reader-text-storeys = (0), (1): Höhen, vom Tisch aufwärts
reader-text-turn = [ ]: die Plättchen dieses Zugs
reader-text-refused = ! !: das Plättchen, das dort nicht geht

## What is wrong with a record: a game as a text

record-not-json = Das ist kein JSON, ab Zeile { $line }, Spalte { $column }.
record-empty = Hier steht nichts, also ist es keine Partie.
record-not-an-object = Eine Partie ist ein JSON-Objekt, und das hier ist etwas anderes.
record-no-version = Das ist keine Partie von Kachel: Der Schlüssel „kachel“ fehlt.
record-bad-version = Der Schlüssel „kachel“ muss eine ganze Zahl ab 1 sein: die Version des Formats.
record-newer = Ein neueres Kachel hat diese Partie geschrieben, in Version { $version } des Formats, und dieses hier liest nur bis Version { $known }.
record-no-game = Es ist nicht zu erkennen, welches Spiel das ist: Der Schlüssel „game“ fehlt.
record-bad-game = Der Schlüssel „game“ muss ein Text sein.
record-unknown-game = Ein Spiel „{ $name }“ gibt es nicht, nur: { $games }.
record-no-options = Die Einstellungen des Spiels fehlen: der Schlüssel „options“.
record-bad-options = Diese Einstellungen erlaubt das Spiel nicht.
record-bad-seats = Der Schlüssel „seats“ muss eine Liste sein.
record-seat-count = Das Spiel hat { $needed } Plätze, und die Partie nennt { $given }.
record-seat-not-an-object = Platz { $seat } muss ein JSON-Objekt sein.
record-seat-name = Der Name an Platz { $seat } muss ein Text sein.
record-seat-player = An Platz { $seat } muss „human“ oder „bot“ spielen.
record-seat-level = Die Stärke an Platz { $seat } muss eine ganze Zahl von 1 bis 255 sein.
record-no-steps = Die Schritte des Spiels fehlen: der Schlüssel „steps“.
record-bad-steps = Der Schlüssel „steps“ muss eine Liste sein.
record-step-not-text = Schritt { $number } muss ein Text sein.
record-illegal-step = Schritt { $number } („{ $step }“) ist nicht möglich: { $why }.
record-malformed-step = Schritt { $number } („{ $step }“) lässt sich nicht als Schritt dieses Spiels lesen.
