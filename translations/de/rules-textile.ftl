# Textile: its terms, why a step isn't possible, and its rules, a message a paragraph (in one line, but for lists).

## Terms. The aliases are other words by which a search finds the term, and its forms in the text

term-tile-name = Plättchen
term-tile = Eine quadratische Platte in einer Farbe, deren gezahnte Kanten in die der Nachbarn greifen.
term-tile-aliases = Plättchen, Platte, Kachel, Fliese, Stein
term-stack-name = Stapel
term-stack = Die Plättchen einer Farbe, die noch niemand genommen hat.
term-stack-aliases = Stapel, Stapeln, Vorrat, Haufen
term-patch-name = Flicken
term-patch = Die Plättchen vor dir, ein bis fünf, aneinandergefügt.
term-patch-aliases = Flicken, Flickens, Patch, Fetzen, Stück
term-textile-name = Textil
term-textile = Das Gewebe in der Mitte des Tisches, an dem alle arbeiten.
term-textile-aliases = Textil, Textils, Gewebe, Stoff, Tuch
term-knot-name = knüpfen
term-knot = Den Flicken ans Textil fügen und dafür Punkte bekommen.
term-knot-aliases = knüpf, verknüpfen, Knoten, anlegen, annähen, verbinden
term-side-name = Knüpfseite
term-side = Eine Seite, an der ein Plättchen deines Flickens auf ein Plättchen des Textils trifft.
term-side-aliases = Knüpfseite, Knüpfseiten, Naht, Kante

## Why a step isn't possible

reason-game-over = Alle Züge sind gespielt. Nimm einen Zug zurück, wenn du etwas anderes probieren willst.
reason-must-start-title = Erst das Startplättchen
reason-must-start = Das Spiel beginnt mit einem Plättchen in der Mitte des Tisches. Such dir die Farbe aus.
reason-must-draw-title = Erst ziehen
reason-must-draw = Du hast geknüpft. Zieh noch ein Plättchen von einem beliebigen Stapel, dann ist dein Zug vorbei.
reason-must-place-title = Dein Flicken ist voll
reason-must-place = Mehr als fünf Plättchen hat kein Flicken. Knüpf ihn jetzt oder wirf ihn ab.
reason-not-now-start-title = Das Startplättchen liegt schon
reason-not-now-start = Nur das allererste Plättchen kommt ohne Flicken in die Mitte des Tisches.
reason-not-now-draw-title = Jetzt wird nicht gezogen
reason-not-now-draw = Ein Plättchen ziehst du nur gleich nach dem Knüpfen.
reason-stack-empty-title = { $colour } ist alle
reason-stack-empty = Dieser Stapel ist leer. Nimm eine andere Farbe.
reason-no-patch-title = Du hast noch keinen Flicken
reason-no-patch-take = Das erste Plättchen legst du einfach vor dich; da ist noch nichts, woran es passen müsste.
reason-no-patch-knot = Zum Knüpfen brauchst du einen Flicken. Nimm zuerst ein Plättchen.
reason-no-patch-discard = Es gibt nichts abzuwerfen. Nimm zuerst ein Plättchen.
reason-occupied-title = Hier ist kein Platz
reason-occupied-take = Hier liegt schon ein Plättchen deines Flickens. Das neue braucht ein freies Feld.
reason-occupied-knot = Dein Flicken läge auf dem Textil. Jedes seiner Plättchen braucht ein freies Feld.
reason-not-joined-title = Keine gemeinsame Seite
reason-not-joined-take = Das neue Plättchen muss eine Seite mit deinem Flicken gemeinsam haben. Eine Ecke allein reicht nicht.
reason-not-joined-knot = Mindestens eine Seite deines Flickens muss ans Textil stoßen. Eine Ecke allein reicht nicht.
reason-same-colour-title = { $colour } trifft { $colour }
reason-same-colour-take-side = Zwei gleiche Farben lägen in deinem Flicken Seite an Seite. Im Flicken darf keine Farbe sich selbst berühren.
reason-same-colour-take-corner = Zwei gleiche Farben lägen in deinem Flicken über Eck. Im Flicken darf keine Farbe sich selbst berühren, auch nicht an der Ecke.
reason-same-colour-knot-side = Zwei gleiche Farben lägen hier Seite an Seite. Beim Knüpfen darf keine Farbe sich selbst berühren.
reason-same-colour-knot-corner = Zwei gleiche Farben lägen hier über Eck. Beim Knüpfen darf keine Farbe sich selbst berühren, auch nicht an der Ecke.
reason-same-as-title = Dasselbe mit weniger Drehung
reason-same-as = Weniger gedreht liegt der Flicken genauso. Geschrieben wird der Schritt { $step }.

## 1

textile-minute = Das Spiel in einer Minute
textile-minute-goal = **Textile** ist ein Spiel für zwei bis vier. Gemeinsam lasst ihr ein Gewebe aus bunten Plättchen wachsen, das [Textil](term:textile), und alle bekommen Punkte für das, was sie selbst daran knüpfen.
textile-minute-turn = Wenn du dran bist, machst du **eins** von drei Dingen: Du [nimmst](rule:textile-take) ein Plättchen für den [Flicken](term:patch) vor dir, du [knüpfst](rule:textile-knot) deinen Flicken ans Textil, oder du [wirfst ihn ab](rule:textile-discard).
textile-minute-colours = Eine Regel bestimmt alles: **Keine Farbe darf sich selbst berühren**, weder Seite an Seite noch über Eck. Das gilt im Flicken wie am Textil.
textile-minute-score = Beim Knüpfen zählst du die Seiten, die du verbindest, mal die Plättchen deines Flickens. Vier Seiten und drei Plättchen sind 12 Punkte.
textile-minute-end = Sind die [Stapel](term:stack) leer und hat niemand mehr einen Flicken, gewinnt die höchste Punktzahl.
textile-figure-cloth = Ein Textil, nachdem viermal geknüpft wurde.

## 2

textile-setup = Vor dem Spiel
textile-setup-tiles = Ihr braucht **dreißig Plättchen**: fünf Farben, sechs von jeder. Ein Set nestortiles hat zehn Farben; sucht euch fünf davon aus. Die Würfelaugen auf den Plättchen bedeuten in diesem Spiel nichts.
textile-setup-stacks = Sortiert die Plättchen nach Farben in fünf offene [Stapel](term:stack), an die alle herankommen. Lasst in der Mitte des Tisches viel Platz und vor euch ein wenig.
textile-setup-paper = Legt Papier und Stift für die Punkte bereit.
textile-setup-start = Macht aus, wer das **Startplättchen** legt: eines in beliebiger Farbe, vom Stapel in die Mitte des Tisches. Damit beginnt das Textil.
textile-setup-first = Das Startplättchen gilt nicht als Zug und bringt keine Punkte. Den ersten Zug hat, wer im Uhrzeigersinn daneben sitzt.

## 3

textile-turn = Dein Zug
textile-turn-order = Ihr spielt reihum im Uhrzeigersinn. Passen gibt es nicht.
textile-turn-choices =
    Wenn du dran bist, machst du genau eins davon:
    - **Nehmen**: ein Plättchen für deinen Flicken.
    - **Knüpfen**: deinen Flicken ans Textil. Danach ziehst du ein neues Plättchen.
    - **Abwerfen**: deinen ganzen Flicken.
textile-turn-first = Liegt nichts vor dir, kannst du nur nehmen: Zum Knüpfen oder Abwerfen fehlt dir der Flicken.
textile-turn-open = Stapel, Flicken und Punkte sind offen. Alle dürfen alles ansehen.

## 4

textile-take = Nehmen
textile-take-stack = Nimm ein Plättchen von einem Stapel, der noch eins hat, und leg es vor dich. Lag dort nichts, ist es dein neuer [Flicken](term:patch).
textile-take-side = Hast du schon einen Flicken, fügst du das Plättchen an: auf ein freies Feld, das **mindestens eine Seite** mit einem Plättchen des Flickens gemeinsam hat. Eine Ecke allein hält nicht.
textile-figure-take = Ein Flicken aus zwei Plättchen. Für eines in { colour-A } gibt es sechs Plätze.
textile-take-fixed = Was liegt, bleibt liegen. Später darfst du den Flicken als Ganzes drehen, aber seine Plättchen nie umlegen.
textile-take-done = Damit ist dein Zug vorbei, [außer es war das fünfte Plättchen](rule:textile-patch-five).

## 5

textile-patch = Der Flicken
textile-patch-size = Ein Flicken hat ein bis fünf Plättchen. Voll werden muss er nicht: Schon ein einzelnes Plättchen darfst du knüpfen.
textile-patch-colours = Im Flicken dürfen zwei Plättchen gleicher Farbe einander nicht berühren, weder an einer Seite noch an einer Ecke. Schau beim Anfügen auf die **acht Felder rundherum**.
textile-figure-patch = In diesem Flicken liegt schon { colour-C }. Ein zweites Plättchen in { colour-C } findet nur drei Plätze.
textile-patch-five = Das **fünfte Plättchen** macht den Flicken voll. Dann geht dein Zug gleich weiter: Du [knüpfst](rule:textile-knot) den Flicken oder [wirfst ihn ab](rule:textile-discard). Behalten kannst du ihn nicht.

## 6

textile-knot = Knüpfen
textile-knot-whole = Leg deinen ganzen Flicken ans Textil. Du darfst ihn in Vierteldrehungen **drehen**, aber nicht wenden und nicht umbauen.
textile-knot-side = Mindestens eine Seite des Flickens muss an eine Seite des Textils stoßen. Eine Ecke allein hält nicht.
textile-figure-knot = **4 Seiten × 3 Plättchen = 12 Punkte.** Der Flicken wurde vorher gedreht.
textile-knot-free = Jedes Plättchen braucht ein freies Feld. Übereinander wird nichts gelegt.
textile-knot-colours = Kein Plättchen des Flickens darf am Textil **seine eigene Farbe** berühren, weder Seite an Seite noch über Eck.
textile-figure-clash = So nicht: Zwei Plättchen in { colour-C } lägen über Eck.
textile-knot-gap = Auch eine Lücke, die das Textil rundum einschließt, darfst du füllen, wenn dein Flicken hineinpasst: Er wird von oben eingesetzt.
textile-knot-then = Danach zählst du deine [Punkte](rule:textile-score) und [ziehst](rule:textile-draw).

## 7

textile-score = Punkte
textile-score-sum = Fürs Knüpfen bekommst du **Knüpfseiten × Plättchen im Flicken**.
textile-score-sides = Eine [Knüpfseite](term:side) ist eine Seite, an der ein Plättchen deines Flickens auf ein Plättchen des Textils trifft. Seiten innerhalb des Flickens zählen nicht, Ecken auch nicht.
textile-score-times = Die Plättchen vervielfachen: Dieselben vier Seiten bringen mit einem einzelnen Plättchen 4 Punkte, mit einem vollen Flicken 20.
textile-score-gap = Lücken und Buchten lohnen sich: Dort findet auch ein kleiner Flicken viele Seiten.
textile-figure-gap = Eine Lücke von zwei Feldern: **6 Seiten × 2 Plättchen = 12 Punkte.**
textile-score-kept = Schreib deine Punkte gleich auf. Was du hast, nimmt dir niemand mehr.

## 8

textile-draw = Ziehen
textile-draw-one = Nach dem Knüpfen ziehst du **ein Plättchen** von einem beliebigen Stapel. Es liegt als neuer Flicken vor dir, und dein Zug ist vorbei.
textile-draw-empty = Sind alle Stapel leer, ziehst du nichts.
textile-draw-when = Gezogen wird nur nach dem Knüpfen, nie nach dem Abwerfen.

## 9

textile-discard = Abwerfen
textile-discard-whole = Statt zu nehmen oder zu knüpfen, darfst du deinen Flicken abwerfen. Er geht **als Ganzes** aus dem Spiel.
textile-discard-cost = Du bekommst keine Punkte und ziehst nichts. Deinen nächsten Flicken beginnst du im nächsten Zug, falls ein Stapel noch Plättchen hat.
textile-discard-why = Schön ist das selten, aber es befreit dich von einem Flicken, der nirgends passt.

## 10

textile-end = Das Ende
textile-end-last = Sind alle Stapel leer, kommen die letzten Züge. Hast du noch einen Flicken, musst du ihn knüpfen oder abwerfen, wenn du dran bist; behalten kannst du ihn nicht.
textile-end-skip = Hast du keinen Flicken und sind die Stapel leer, wirst du übersprungen.
textile-figure-end = Alle Stapel sind leer, und nur vor einer Person liegt noch ein Flicken. Das letzte Knüpfen: **4 Seiten × 4 Plättchen = 16 Punkte.**
textile-end-over = Hat niemand mehr einen Zug, ist das Spiel aus. Es gewinnt die **höchste Punktzahl**.
textile-end-ties = Teilen sich mehrere die höchste Punktzahl, gewinnt von ihnen, wessen letzter Zug am frühesten kam.

## 11

textile-more = Teams und ein längeres Spiel
textile-more-teams = Zu viert solltet ihr überlegen, in zwei Teams zu spielen. Wer zusammengehört, sitzt sich gegenüber; so wechseln sich die Teams ab.
textile-more-sum = Ihr spielt jeder mit eigenem Flicken und auf eigene Punkte. Am Ende werden die Punkte eines Teams zusammengezählt.
textile-more-talk = Während des Spiels darf ein Team nicht offen über seine Strategie sprechen.
textile-more-tie = Haben beide Teams gleich viele Punkte, vergleicht ihr ihre letzten Züge. In jedem Team zählt der spätere von beiden; es gewinnt das Team, dessen letzter Zug früher kam.
textile-more-longer = Für ein **längeres Spiel** nehmt ihr mehr Plättchen von jeder Farbe. Die App bietet 9 oder 12 an; am eigenen Tisch braucht ihr dafür mehr als ein Set.

## 12

textile-readings = So liest die App die Regeln
textile-readings-why = Die Regeln des Autors sind kurz und lassen manches offen. So entscheidet es die App. An eurem Tisch einigt ihr euch, wie ihr mögt.
textile-readings-start = Wer den ersten Zug hat, stellt ihr vor dem Spiel ein. Das Startplättchen legt, wer davor an der Reihe wäre.
textile-readings-gap = Ein Flicken darf in eine Lücke, die das Textil rundum einschließt. Plättchen werden von oben eingesetzt und nicht von der Seite hineingeschoben.
textile-readings-ties = Bei gleichen Punkten gewinnt, wem zuerst die Züge ausgehen. Die App vergleicht dafür die letzten Züge; im Team zählt der spätere von beiden.
textile-readings-longer = Mehr Plättchen für ein längeres Spiel sind vorgesehen, aber nicht, wie viele. 9 und 12 von jeder Farbe sind unsere Wahl.

## 13

textile-credits = Wer dahintersteht
textile-credits-game = **Textile** ist ein Spiel von Dieter Stein. Die Regeln auf seiner Website, von denen wir ausgingen, nennen kein Jahr.
textile-credits-tiles = Gespielt wird mit den **nestortiles** von Néstor Romeral Andrés (nestorgames): sechzig quadratische Platten in zehn Farben mit den Werten 1 bis 6, deren Kanten flach oder im rechten Winkel ineinandergreifen.
textile-credits-app = Kachel ist eine unabhängige App, ohne Verbindung zu Dieter Stein, Néstor Romeral Andrés oder nestorgames, und wird von ihnen nicht unterstützt.
textile-credits-text = Diese Regeln sind für die App neu geschrieben. Wo sie von denen des Autors abweichen, gelten seine.
