# The nose game: its noses, why a step isn't possible, and what there is to say about its groups.

## The ten noses, as inside a sentence, by their numbers in the notation

nose-0 = Adlernase
nose-1 = Knopfnase
nose-2 = Spitznase
nose-3 = Knollennase
nose-4 = Breitnase
nose-5 = Stupsnase
nose-6 = Griechennase
nose-7 = Krummnase
nose-8 = Brillennase
nose-9 = Ringnase

## Why a step isn't possible

reason-noses-game-over = Niemand kann mehr ein Plättchen legen. Nimm einen Zug zurück, wenn du etwas anderes probieren willst.
reason-noses-not-in-hand-title = Das Plättchen liegt bei { $name }
reason-noses-not-in-hand = Legen kannst du nur Plättchen, die vor dir liegen.
reason-noses-nobodys-title = Dieses Plättchen hat niemand
reason-noses-nobodys = Es liegt schon auf dem Tisch oder ist in dieser Partie nicht dabei.
reason-noses-not-canonical-title = Anders geschrieben
reason-noses-not-canonical = Dafür gibt es nur eine Schreibweise: { $step }.
reason-noses-occupied-title = Hier ist kein Platz
reason-noses-occupied = Hier liegt schon ein Plättchen. Deins braucht zwei freie Felder.
reason-noses-touch-none-title = Hier berührt es nichts
reason-noses-touch-none = Das Plättchen läge ganz allein. Es muss mindestens zwei belegte Felder berühren; Ecken zählen nicht.
reason-noses-touch-one-title = Es berührt nur ein Feld
reason-noses-touch-one = Das Plättchen muss mindestens zwei belegte Felder berühren. Ecken zählen nicht.
reason-noses-no-match-title = Keine Nase passt
reason-noses-no-match = { $beside } Mindestens eine Nase muss neben einer gleichen liegen.
# A sentence for each of the tile's noses that touches others
noses-beside = Neben deiner { $nose }: { $others }.
reason-noses-too-wide-title = Zu breit
reason-noses-too-wide = Alle Plättchen zusammen wären { $count } Felder breit. Höchstens zehn dürfen es sein.
reason-noses-too-tall-title = Zu hoch
reason-noses-too-tall = Alle Plättchen zusammen wären { $count } Felder hoch. Höchstens zehn dürfen es sein.
reason-noses-hole-title = Da bleibt ein Loch
reason-noses-hole = { $count ->
    [one] Ein freies Feld wäre ringsum eingeschlossen.
   *[other] { $count } freie Felder wären ringsum eingeschlossen.
} Von jedem freien Feld muss ein Weg hinausführen, und über Eck führt keiner.
reason-noses-single-title = Hier ist keine Gruppe
reason-noses-single = Neben dieser Nase liegt keine gleiche, also gibt es keine Nasengruppe für einen Stein.
reason-noses-double-title = Eine Gruppe, ein Stein
reason-noses-double = Beide Nasen eines Doppels gehören zur selben Gruppe, und auf eine Gruppe kommt nur ein Stein.
reason-noses-no-stone-title = Kein Stein mehr übrig
reason-noses-no-stone = Dein Vorrat ist leer. Versetz einen Stein von einer anderen Gruppe hierher oder setz keinen.
reason-noses-not-there-title = Dort liegt kein Stein von dir
reason-noses-not-there = Versetzen kannst du nur eigene Steine.
reason-noses-returned-title = Dieser Stein kommt zurück
reason-noses-returned = Er liegt auf einer Gruppe, die dein Plättchen erweitert, und kommt deshalb erst in deinen Vorrat. Nimm ihn von dort.
reason-noses-twice-title = Dieser Stein ist vergeben
reason-noses-twice = Er kommt schon auf die andere Gruppe. Nimm einen anderen oder lass diese Gruppe herrenlos.

## A nose group

group-title = { CAPITAL($nose) } × { $count }
group-owned = Die Gruppe bringt { $name } { $count } Punkte.
group-free = Die Gruppe gehört niemandem und bringt keine Punkte.
group-grows = Da kann noch etwas dazukommen.
group-done = Da kommt nichts mehr dazu.
