# A game being played.

## What can be done

table-menu = Menü
table-undo = Zurücknehmen
table-redo = Wiederholen
table-confirm = Bestätigen
table-turn = Drehen
table-knot = Knüpfen
table-discard = Abwerfen
table-fit = Alles zeigen
table-zoom-in = Größer
table-zoom-out = Kleiner
key-enter = Enter

## What is asked: a bold line and a quiet one

ask-start = { $name }, leg das Startplättchen
ask-start-more = Tippe auf einen der Stapel.
ask-start-chosen = Das Textil beginnt mit { CAPITAL($colour) }
ask-first = Nimm ein Plättchen
ask-first-more = Damit beginnt dein Flicken.
ask-first-chosen = { CAPITAL($colour) } für deinen Flicken?
ask-turn = Nimm ein Plättchen
ask-turn-more = oder tippe zum Knüpfen aufs Textil.
ask-turn-nowhere-more = Dein Flicken passt noch nirgends.
ask-square = Tippe auf ein Feld
ask-square-more = oder nimm eine andere Farbe.
ask-square-chosen = { CAPITAL($colour) } hierher?
ask-again-more = Nochmal tippen oder Haken.
ask-knot = Tippe auf einen Ring
ask-knot-more = Dorthin kommt der Flicken.
ask-knot-chosen = Hier knüpfen?
ask-knot-five = Fünf Plättchen: knüpfen oder abwerfen
ask-knot-last = Nichts zu nehmen: knüpfen oder abwerfen
ask-discard = Flicken abwerfen?
ask-discard-more = Er ist aus dem Spiel und bringt nichts.
ask-discard-only = Er passt nirgends
ask-discard-only-more = Du kannst diesen Flicken nur abwerfen.
ask-draw = Zieh ein Plättchen
ask-draw-more = Damit beginnt dein neuer Flicken.
ask-over = Das Spiel ist zu Ende

confirm-knot = Knüpfen für { $points }
confirm-discard = Abwerfen
confirm-result = Zum Ergebnis

## On the board

table-sum = { $sides ->
    [one] { $sides } Seite
   *[other] { $sides } Seiten
} × { $tiles } Plättchen = { $points }
table-your-patch = Dein Flicken
table-no-patch = Gerade kein Flicken
banner-last-turns = Die Stapel sind leer: letzte Züge. Bei Gleichstand gewinnt, wer zuerst keinen Zug mehr hat.
banner-out = { $names } { $count ->
    [one] hat
   *[other] haben
} keinen Zug mehr.

## For those who listen

seat-label = { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $team ->
    [none] {""}
   *[other] , das Team { $team }
}, { $patch }{ $turn ->
    [yes] , am Zug
   *[no] {""}
}
seat-team = { $points } eigene, mit { $mate } zusammen { $sum }.
patch-none = kein Flicken
patch-of = Flicken aus { $colours }
stack-label = { CAPITAL($colour) }, { $count ->
    [0] kein Plättchen mehr
   *[other] noch { $count } Plättchen
}
square-label = Feld { $place } an deinem Flicken
place-label = Spalte { $column }, Reihe { $row }: { $sides ->
    [one] { $sides } Seite
   *[other] { $sides } Seiten
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-label = Textil aus { $count } Plättchen: { $rows }
board-row = Reihe { $row }: { $tiles }
board-tile = { $colour } { $column }
board-empty = Textil ohne Plättchen
say-start = { $name } legt { CAPITAL($colour) } als Startplättchen.
say-take = { $name } nimmt { CAPITAL($colour) }.
say-knot = { $name } knüpft für { $points }.
say-draw = { $name } zieht { CAPITAL($colour) }.
say-discard = { $name } wirft einen Flicken ab.
say-next = { $name } ist am Zug.
say-undone = Zurückgenommen.
say-redone = Wiederholt.

## A finished game, a step at a time

review-first = Zum Anfang
review-back = Einen Schritt zurück
review-on = Einen Schritt weiter
review-last = Zum Ende
review-play-on = Von hier weiterspielen
review-at = Schritt { $step } von { $count }

## The result

result-wins = { $name } gewinnt
result-team-wins = { $one } und { $two } gewinnen
result-lead = Mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung.
result-tie = { $names } haben beide { $points } Punkte. { $winner } hatte den früheren letzten Zug und gewinnt deshalb.
result-tie-many = { $names } haben alle { $points } Punkte. { $winner } hatte den frühesten letzten Zug und gewinnt deshalb.
result-team-tie = Beide Teams haben { $points } Punkte. { $one } und { $two } hatten zuerst keinen Zug mehr und gewinnen deshalb.
result-none = Noch keine Punkte
result-replay = Nachspielen
result-again = Nochmal spielen
result-look = Tisch ansehen
result-undo = Letzten Schritt zurücknehmen
result-turn = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, zu diesem Moment
