# Temple: why a step isn't possible, nor a whole way to build, nor any step with a tile.

temple-tile = { $colour } { $value }

reason-temple-game-over = Jemand hat alle Plättchen verbaut oder kann nicht mehr bauen. Nimm einen Zug zurück, wenn du etwas anderes probieren willst.
reason-temple-order-title = Andere Reihenfolge
reason-temple-order = Die Plättchen eines Schritts werden in fester Reihenfolge geschrieben, jeder Platz einmal.
reason-temple-twice-title = Zweimal dasselbe Plättchen
reason-temple-twice = { $tile } gibt es nur einmal.
reason-temple-first-title = Zuerst ein Boden mit Wert 1
reason-temple-first = Das Spiel beginnt mit einem Plättchen vom Wert 1, flach auf dem Tisch.
reason-temple-other-seat-title = Nicht dein Plättchen
reason-temple-other-seat = { $tile } gehört deinem Gegenüber.
reason-temple-put-down-title = Dieses Plättchen ist weg
reason-temple-put-down = { $tile } ist schon verbaut.
reason-temple-not-open-title = Erst { $open }
reason-temple-not-open = Brauch { $open } auf, bevor du eine andere Farbe beginnst. { $left ->
    [one] Ein Plättchen davon ist noch übrig.
   *[other] { $left } Plättchen davon sind noch übrig.
}
reason-temple-two-colours-title = Eine Farbe je Zug
reason-temple-two-colours = { $one } und { $other } gehen nicht im selben Zug.
reason-temple-two-new-title = Eine neue Farbe je Zug
reason-temple-two-new = Du kannst nicht { $one } und { $other } im selben Zug beginnen.
reason-temple-occupied-title = Dieser Platz ist besetzt
reason-temple-occupied = Hier ist schon ein Plättchen.
reason-temple-above-title = Genau übereinander
reason-temple-above = Ein liegendes Plättchen darf nicht ein Stockwerk über einem anderen liegen. Zwei Stockwerke darüber geht es.
reason-temple-floor-title = Der Boden berührt nichts
reason-temple-floor = Ein Boden muss mindestens ein Plättchen des Tempels berühren.
reason-temple-no-wall-title = Keine Wand daneben
reason-temple-no-wall = Eine Einzelwand muss auch eine andere Wand berühren. Ein Boden oder ein Dach allein reicht nicht.
reason-temple-no-flat-title = Weder Boden noch Dach
reason-temple-no-flat = Außer einer Wand muss eine Einzelwand auch einen Boden oder ein Dach berühren.
reason-temple-alone-title = Die Wand berührt nichts
reason-temple-alone = Eine Einzelwand muss eine andere Wand berühren und dazu einen Boden oder ein Dach.
reason-temple-apart-title = Die Wände treffen sich nicht
reason-temple-apart = Die beiden Wände einer Eckwand müssen eine Kante gemeinsam haben.
reason-temple-straight-title = Kein rechter Winkel
reason-temple-straight = Die beiden Wände einer Eckwand müssen im rechten Winkel zueinander stehen.
reason-temple-no-floor-title = Eine Wand ohne Boden
reason-temple-no-floor = Jede der beiden Wände muss einen Boden berühren, der schon vor deinem Zug da war.
reason-temple-little-title = Das Dach berührt zu wenig
reason-temple-little = Ein Dach muss eine Wand oder mindestens zwei Dächer berühren. Dieses berührt { $tops ->
    [0] nichts davon
   *[other] nur ein Dach
}.
reason-temple-opposite-title = Die Wand gegenüber fehlt
reason-temple-opposite = Dieses Dach berührt eine Wand. Für einen Tunnel gehört an die Kante gegenüber noch eine, als Spiegelbild der ersten.
reason-temple-elsewhere-title = Die Wand gehört gegenüber
reason-temple-elsewhere = Die neue Wand eines Tunnels gehört gegenüber der Wand, die das Dach berührt, als deren Spiegelbild.
reason-temple-second-title = Eine neue Wand genügt
reason-temple-second = Ein Tunnel hat nur eine neue Wand, gegenüber der, die das Dach berührt.
reason-temple-bare-title = Hier keine neuen Wände
reason-temple-bare = Dieses Dach berührt { $walls } Wände. Als Einzeldach kommt es allein.
reason-temple-hanging-title = { $count ->
    [one] Eine Wand fehlt
   *[other] { $count } Wände fehlen
}
reason-temple-hanging = Dieses Dach berührt { $tops } Dächer, also wäre es ein Eckdach. Dann muss an jeder seiner freien Kanten eine Wand hängen.
reason-temple-wrong-edge-title = Eine Wand an der falschen Kante
reason-temple-wrong-edge = Die Wände eines Eckdachs hängen an allen Kanten, an denen es kein Plättchen berührt, und sonst nirgends.
reason-temple-too-many-title = Zu viele Wände
reason-temple-too-many = Die neuen Wände eines Eckdachs hängen nur an Kanten, an denen es kein Plättchen berührt.
reason-temple-nothing-title = Keine Bauweise
reason-temple-nothing = So zusammen passen diese Plättchen zu keiner der sechs Bauweisen.
reason-temple-value-title = Nichts Kleines genug daneben
reason-temple-value = { $tile } muss ein Plättchen mit gleichem oder kleinerem Wert berühren. Der kleinste hier ist { $least }.
reason-temple-value-late = { $tile } muss ein Plättchen mit gleichem oder kleinerem Wert berühren. Hier käme so eins erst später im selben Zug.

## Why a way to build isn’t open

reason-temple-nowhere-title = Kein Platz dafür
reason-temple-nowhere-corner-wall = Eine Eckwand braucht Platz für zwei neue Wände im rechten Winkel, die beide einen Boden berühren. Den gibt es gerade nirgends.
reason-temple-nowhere-single-wall = Eine Einzelwand muss eine andere Wand berühren und dazu einen Boden oder ein Dach. So ein Platz ist gerade nirgends frei.
reason-temple-nowhere-tunnel = Das Dach eines Tunnels berührt genau eine Wand, hat gegenüber Platz für deren Spiegelbild und liegt nicht ein Stockwerk über oder unter einem anderen liegenden Plättchen. So ein Platz ist gerade nirgends frei.
reason-temple-nowhere-single-top = Ein Einzeldach berührt mindestens zwei Wände und liegt nicht ein Stockwerk über oder unter einem anderen liegenden Plättchen. So ein Platz ist gerade nirgends frei.
reason-temple-nowhere-corner-top = Ein Eckdach berührt mindestens zwei Dächer, aber keine Wand, hat an seinen freien Kanten Platz für neue Wände und liegt nicht ein Stockwerk über oder unter einem anderen liegenden Plättchen. So ein Platz ist gerade nirgends frei.
reason-temple-nowhere-corner-top-edited = Ein Eckdach berührt mindestens zwei Dächer, hat an seinen freien Kanten Platz für neue Wände und liegt nicht ein Stockwerk über oder unter einem anderen liegenden Plättchen. So ein Platz ist gerade nirgends frei.
reason-temple-few-title = Zu wenige Plättchen übrig
reason-temple-few = Dafür brauchst du { $needed } Plättchen, und von deiner begonnenen Farbe { $left ->
    [one] ist nur noch eins
   *[other] sind nur noch { $left }
} übrig.
reason-temple-no-value = Platz wäre da, aber überall würde eins deiner Plättchen nur größere Werte berühren. Der kleinste dort ist { $least }.

## Why a tile can’t go anywhere

unfit-small = { $tile } muss ein Plättchen mit gleichem oder kleinerem Wert berühren. Wo noch Platz ist, liegt nichts unter { $least } daneben.
unfit-few = { $tile } würde nur zusammen mit anderen passen, { $needed } Plättchen insgesamt. Von dieser Farbe { $left ->
    [one] hast du nur noch eins
   *[other] hast du nur noch { $left }
}.
unfit-other-title = Kein Plättchen passt dazu
unfit-other = { $tile } würde nur zusammen mit einem anderen passen, und von deinen passt keins dazu.

## The result

temple-result-last = { $name } hat das letzte von dreißig Plättchen verbaut.
temple-result-stuck = { $name } ist dran und kann nicht mehr bauen.
temple-result-left = { $count } übrig
temple-result-turn = { $name }: { $count } Plättchen, zu diesem Moment gehen
temple-result-hand = Was { $name } übrig hat
temple-result-small = { $tiles }: zu klein. Wo noch Platz ist, liegt nichts unter { $least } daneben.
temple-result-few = { $tiles }: nur in einem Zug mit { $needed } Plättchen möglich, und so viele sind von dieser Farbe nicht mehr übrig.
temple-result-other = { $tiles }: nur zusammen mit einem anderen Plättchen möglich, und keins passt dazu.
temple-result-closed = { $colours }: erst wenn { $open } verbraucht ist.
