# Der Computer als Mitspieler.

## How strong it is, as in “Computer, strong”

level-1 = sehr leicht
level-2 = leicht
level-3 = mittel
level-4 = stark
level-5 = sehr stark

## Who plays

seat-person = Ein Mensch
seat-bot = Computer, { $level }
# The computer plays under this name if nobody has given it one; with a number if there are several.
bot-name = Computer
bot-number = Computer { $count }
# The same where there is room for a few letters.
bot-short = C { $count }
# The name and how strong it is, in a field of the setup.
bot-in-setup = { $name }, { $level }
who-plays = Wer spielt
who-plays-detail = Gib einen Platz einem Menschen oder dem Computer.
who-plays-name = { $name }: Wer spielt?
setup-who = Wer spielt
setup-who-of = Wer auf Platz { $count } spielt
setup-together = Zusammen
setup-alone = Allein

## In the computer’s turn

bot-thinks = { $name } denkt nach …
bot-plays = Stufe: { $level }
bot-progress = Stufe: { $level } · { $percent } %
bot-stop = Anhalten
bot-go-on = Weiter
bot-stopped = { $name } ist angehalten
bot-turn = { $name } ist dran
bot-turn-more = Hier spielt der Computer. Du kannst ihn anhalten, deinen letzten Zug zurücknehmen oder im Menü unter „Wer spielt“ übernehmen.
patch-of-name = Flicken von { $name }

## Settings

settings-speed = Züge des Computers
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-at-once = Sofort

## A hint

hint = Tipp
hint-detail = Die besten Züge, die der Computer findet.
hint-title = Gute Züge · Siegchance
hint-thinks = Sucht gute Züge …
hint-points = Bringt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
hint-tiles = { $count ->
    [one] { $count } Plättchen weniger in der Hand
   *[other] { $count } Plättchen weniger in der Hand
}

## A finished game, looked through

analysis-start = Wo wurde es entschieden?
# Some of the game was looked through before.
analysis-go-on = Den Rest durchsehen ({ $count } % fertig)
analysis-thinks = Sieht alles durch … { $count } %
analysis-title = Siegchance, Zug für Zug
analysis-costly = Was am meisten gekostet hat
analysis-even = Kein Zug hat viel gekostet.
analysis-cost = { $name }, Zug { $step }: −{ $percent } %
analysis-better = Besser: { $what }
