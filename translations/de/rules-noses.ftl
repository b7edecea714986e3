# The nose game: its terms and its rules, a message a paragraph (in one line, but for lists).

## Terms. The aliases are other words by which a search finds the term, and its forms in the text

term-nose-tile-name = Plättchen
term-nose-tile = Zwei Felder nebeneinander, auf jedem eine Nase.
term-nose-tile-aliases = Plättchen, Domino, Karte
term-double-name = Doppel
term-double = Ein Plättchen mit zweimal derselben Nase.
term-double-aliases = Doppel, Doppels, Pasch, Zwilling
term-group-name = Nasengruppe
term-group = Zwei oder mehr gleiche Nasen, die Seite an Seite zusammenhängen.
term-group-aliases = Nasengruppe, Nasengruppen, Gruppe, Gruppen, Gebiet
term-stone-name = Wertungsstein
term-stone = Einer von fünf Steinen, die alle haben. Er macht eine Nasengruppe zu deiner.
term-stone-aliases = Wertungsstein, Wertungssteine, Stein, Steine, Marker, Spielstein
term-reserve-name = Vorrat
term-reserve = Deine Wertungssteine, die gerade nicht auf dem Tisch liegen.
term-reserve-aliases = Vorrat, Reserve
term-hole-name = Loch
term-hole = Ein freies Feld oder mehrere, ringsum von Plättchen eingeschlossen.
term-hole-aliases = Loch, Löcher, Lücke, eingeschlossen

## 1

noses-minute = Das Spiel in einer Minute
noses-minute-goal = **Das Nasenspiel** ist für zwei bis fünf. Gemeinsam legt ihr Plättchen mit je zwei Nasen aneinander und sichert euch die [Gruppen](term:group) gleicher Nasen, die dabei entstehen.
noses-figure-table = Sieben Plättchen liegen auf dem Tisch, und auf drei Nasengruppen liegt ein Stein: Das sind zwei, drei und fünf Punkte.
noses-minute-turn = Wenn du dran bist, [legst](rule:noses-lay) du **ein Plättchen**. Es muss mindestens zwei belegte Felder berühren, und mindestens eine seiner Nasen muss neben einer gleichen liegen.
noses-minute-stones = Bildet oder erweitert dein Plättchen eine Nasengruppe, darfst du einen deiner [Wertungssteine](term:stone) daraufsetzen. Dann gehört sie dir, bis jemand sie wieder erweitert.
noses-minute-end = Wenn niemand mehr legen kann, ist jede Nase in deinen Gruppen einen Punkt wert. Die höchste Punktzahl gewinnt.

## 2

noses-setup = Vor dem Spiel
noses-setup-tiles = Ihr braucht **54 Plättchen** aus zwei Feldern mit je einer Nase. Es gibt zehn verschiedene Nasen: Je zwei davon teilen sich ein Plättchen, und dazu kommen neun [Doppel](term:double).
noses-setup-stones = Jeder von euch sucht sich eine Farbe aus und nimmt deren **fünf Wertungssteine**. Fünf Farben gibt es, also können bis zu fünf mitspielen.
noses-setup-deal = Jemand mischt die Plättchen verdeckt und teilt sie reihum aus, eins nach dem anderen, bis keins mehr da ist. Links geht es los. Zu viert oder fünft bekommen nicht alle gleich viele.
noses-setup-open = Alle breiten ihre Plättchen offen vor sich aus. Geheim ist nichts: Jeder darf sich jederzeit alles ansehen.
noses-setup-room = Lasst in der Mitte Platz für zehn mal zehn Felder; ein Feld ist ein halbes Plättchen.
noses-setup-first = Wer links vom Geber sitzt, hat den ersten Zug.

## 3

noses-turn = Dein Zug
noses-turn-order = Ihr spielt reihum im Uhrzeigersinn.
noses-turn-steps =
    Ein Zug läuft so ab, in dieser Reihenfolge:
    - Du **legst** eins deiner Plättchen.
    - Steine **kommen zurück**, wenn dein Plättchen ihre Gruppen erweitert.
    - Du **setzt** Steine, wenn du magst: einen auf jede Gruppe, die dein Plättchen bildet oder erweitert.
noses-turn-lay = Solange eins deiner Plättchen irgendwo passt, musst du eins legen. Welches und wohin, entscheidest du.
noses-turn-pass = Passt keins deiner Plättchen, [setzt du aus](rule:noses-end-pass).

## 4

noses-lay = Ein Plättchen legen
noses-lay-free = Ein Plättchen bedeckt zwei freie Felder nebeneinander. Du darfst es drehen, wie du willst, aber nicht auf andere legen.
noses-lay-first = Das erste Plättchen kommt in die Mitte des Tisches. Was jetzt folgt, gilt ab dem zweiten.
noses-lay-two = Das Plättchen muss **mindestens zwei belegte Felder berühren**, Seite an Seite. Beide dürfen zum selben Plättchen gehören. Ecken zählen nicht.
noses-lay-match = Und **mindestens eine Nase muss passen**, also neben einer gleichen liegen. Alle anderen dürfen verschieden sein.
noses-figure-touch = Das neue Plättchen berührt zwei Felder, und eine seiner Nasen liegt neben einer gleichen. Mehr braucht es nicht.
noses-figure-match = So nicht: Zwei Felder werden berührt, aber keine Nase passt.

## 5

noses-space = Zehn mal zehn und keine Löcher
noses-space-ten = Was auch gelegt wird: Alle Plättchen zusammen müssen in einen Rahmen von **zehn mal zehn Feldern** passen.
noses-space-edge = Wo der Rahmen liegt, ergibt sich beim Spielen. Solange die Plättchen keine zehn Felder breit sind, können sie noch nach beiden Seiten wachsen. Die App zeigt, wie weit ihr noch legen dürft.
noses-figure-wide = So nicht: Die Plättchen wären elf Felder breit.
noses-space-hole = Ein Plättchen darf kein freies Feld einschließen, denn das wäre ein [Loch](term:hole). Von jedem freien Feld muss über freie Felder, Seite an Seite, **ein Weg hinausführen**.
noses-figure-hole = So nicht: Ein freies Feld wäre ringsum eingeschlossen.
noses-space-bay = Eine Bucht am Rand ist kein Loch, und wenn sie noch so tief ist. Über Eck führt aber kein Weg hinaus.

## 6

noses-group = Nasengruppen
noses-group-what = Zwei oder mehr gleiche Nasen, die Seite an Seite zusammenhängen, sind eine **Nasengruppe**. Eine Nase allein ist keine, und Ecken verbinden nicht.
noses-group-double = Die beiden Nasen eines [Doppels](term:double) sind für sich schon eine Gruppe. Es ist nur eine, also gibt es auch nur einen Stein dafür.
noses-group-form = Legst du eine Nase neben eine gleiche, die noch allein war, **bildest** du eine Gruppe. Liegt dort schon eine Gruppe, **erweiterst** du sie. Ein Plättchen hat zwei Nasen, also kann dir das gleich doppelt gelingen.
noses-figure-group = Zweimal auf einen Streich: Eine Nase erweitert eine Gruppe auf vier, die andere bildet eine neue Zweiergruppe.
noses-group-owner = Auf einer Gruppe liegt nie mehr als ein Stein. Wem er gehört, dem gehört auch die Gruppe. Eine Gruppe ohne Stein gehört niemandem.

## 7

noses-stone = Wertungssteine
noses-stone-back = **Zuerst kommen Steine zurück.** Liegt auf einer Gruppe, die dein Plättchen erweitert, ein Stein, geht er zurück in den [Vorrat](term:reserve) seines Besitzers, egal, wer das ist. Auch deine eigenen gehen zurück.
noses-stone-put = **Dann darfst du setzen,** je einen Stein auf die Gruppen, die dein Plättchen gebildet oder erweitert hat. Ein Stein kommt auf das Feld, das du gerade bedeckt hast.
noses-figure-extend = Die Gruppe wächst von zwei Nasen auf drei. Ihr Stein geht zurück, und sie gehört jemand anderem.
noses-stone-from = Nimm den Stein aus deinem Vorrat oder von einer anderen Gruppe, auf der einer von dir liegt; die gehört dann niemandem mehr. Von fremden Steinen lässt du die Finger.
noses-figure-move = Alle fünf Steine liegen auf dem Tisch. Einer zieht von einer Zweiergruppe auf eine Vierergruppe um.
noses-stone-to = Ein Stein darf nur auf eine Gruppe, die dieses Plättchen gebildet oder erweitert hat, und derselbe Stein nicht auf zwei.
noses-stone-none = Setzt du keinen Stein, gehört die Gruppe niemandem, bis jemand sie erweitert.
noses-stone-link = Verbindet dein Plättchen zwei Gruppen oder mehr, wird daraus eine einzige. All ihre Steine gehen zurück, und du darfst einen auf die ganze Gruppe setzen.
noses-figure-link = Aus zwei Gruppen wird eine mit fünf Nasen. Beide Steine gehen zurück, und ein neuer kommt.

## 8

noses-end = Das Ende
noses-end-pass = Kannst du keins deiner Plättchen legen, setzt du aus. Wenn die anderen weiterlegen, kann später wieder ein Platz für dich entstehen.
noses-end-over = Sobald niemand mehr legen kann, ist das Spiel aus. Oft bleiben dabei Plättchen übrig.
noses-end-points = Jede Nase in einer Gruppe mit deinem Stein bringt **einen Punkt**. Einzelne Nasen und Gruppen ohne Stein bringen niemandem etwas.
noses-figure-points = Wäre das Spiel jetzt aus, gäbe es 4 + 2 = **6**, **5** und **2** Punkte. Die Gruppe ohne Stein bringt niemandem etwas.
noses-end-win = Die höchste Punktzahl gewinnt. Haben mehrere sie, gewinnen sie gemeinsam.

## 9

noses-words = Wörter
noses-words-tile = **Plättchen:** { term-nose-tile }
noses-words-double = **Doppel:** { term-double }
noses-words-group = **Nasengruppe:** { term-group }
noses-words-stone = **Wertungsstein:** { term-stone }
noses-words-reserve = **Vorrat:** { term-reserve }
noses-words-hole = **Loch:** { term-hole }
noses-words-noses = Die **zehn Nasen** dieser App, nach den Ziffern, die sich dazu einblenden lassen: 0 { nose-0 }, 1 { nose-1 }, 2 { nose-2 }, 3 { nose-3 }, 4 { nose-4 }, 5 { nose-5 }, 6 { nose-6 }, 7 { nose-7 }, 8 { nose-8 }, 9 { nose-9 }.

## 10

noses-readings = So liest die App die Regeln
noses-readings-why = Die veröffentlichten Regeln lassen manches offen. So entscheidet es die App. An eurem Tisch einigt ihr euch, wie ihr mögt.
noses-readings-tiles = Zehn Nasen ergeben 45 Paare und zehn Doppel, ein Plättchen mehr, als es gibt. Die App lässt ein Doppel weg, und zwar das mit der { nose-9 }.
noses-readings-players = Mindestens zwei spielen mit. Ausgeteilt wird, bis nichts mehr da ist; die Ersten haben deshalb manchmal eins mehr.
noses-readings-corners = Ecken zählen nie: Berühren heißt Seite an Seite. Ein freies Feld, das nur über Eck offen ist, ist deshalb ein Loch.
noses-readings-link = Werden Gruppen verbunden, gehen all ihre Steine zurück, ob man das will oder nicht. So ist es ja auch beim Erweitern, und eine Gruppe hat nie zwei Besitzer.
noses-readings-tie = Bei Gleichstand gewinnt man gemeinsam.

## 11

noses-credits = Wer dahintersteht
noses-credits-game = **Das Prestel Nasenspiel** ist ein Spiel von Thomas Fackler. Es ist 2004 bei Prestel erschienen.
noses-credits-noses = Die zehn Nasen sind eigene Zeichnungen für diese App und nicht die des veröffentlichten Spiels.
noses-credits-app = Kachel ist eine unabhängige App, ohne Verbindung zu Thomas Fackler oder Prestel, und wird von ihnen nicht unterstützt.
noses-credits-text = Diese Regeln sind für die App neu geschrieben. Wo sie von den veröffentlichten abweichen, gelten die veröffentlichten.
