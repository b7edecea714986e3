# Temple beim Spielen.

## Was gefragt wird: eine fette Zeile und eine leise

temple-ask-first = { $name }, leg den ersten Boden
temple-ask-first-more = Mit der 1 beginnst du eine Farbe.
temple-ask-place = { $name }, wo baust du?
temple-ask-place-more = Tipp auf eine markierte Stelle.
temple-ask-place-new = Dein Zug beginnt eine Farbe.
temple-ask-built = So bauen?
temple-ask-built-more = Tipp auf ein Plättchen, um es zu ändern.
temple-opens = Damit beginnst du { $colour }.
temple-confirm = Bauen

## Die sechs Bauweisen

temple-way-floor = Boden
temple-way-corner-wall = Eckwand
temple-way-single-wall = Einzelwand
temple-way-tunnel = Tunnel
temple-way-single-top = Einzeldach
temple-way-corner-top = Eckdach

## Dieselben unter ihren Bildern, in zwei Zeilen, wo eine zu lang ist

temple-way-floor-short = Boden
temple-way-corner-wall-short =
    Eck-
    wand
temple-way-single-wall-short =
    Einzel-
    wand
temple-way-tunnel-short = Tunnel
temple-way-single-top-short =
    Einzel-
    dach
temple-way-corner-top-short =
    Eck-
    dach

## Neben den Plättchen, die gebaut werden

temple-note = { $count } Plättchen{ $wins ->
    [yes] , und du gewinnst
   *[no] , danach hast du noch { $left }
}

## Was man von Bauweisen, Farben und Plättchen weiß

temple-line-any = Alle Bauweisen
temple-line-places = { $count ->
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
temple-line-behind = Nochmal tippen: Stelle dahinter
temple-line-change = Plättchen antippen: ändern
temple-line-danger = { $all ->
    [0] Keine Gefahr: Alles passt noch irgendwohin.
   *[other] In Gefahr: { $mine } bei dir, { $theirs } gegenüber
}
temple-left = { $count ->
    [one] Plättchen übrig
   *[other] Plättchen übrig
}
temple-inside-where = Tipp dorthin, wo du hineinsehen willst.
temple-way-label = { $way }{ $count ->
    [0] , geht jetzt nicht
    [one] , { $count } Stelle
   *[other] , { $count } Stellen
}
temple-danger = Zeigen, was nirgends passt
temple-danger-short = Gefahr
temple-danger-none-title = Keine Gefahr
temple-danger-none = Jedes Plättchen passt jetzt irgendwohin, jedes von dir und jedes von { $name }.
temple-danger-title = { $count ->
    [one] Ein Plättchen passt nirgends
   *[other] { $count } Plättchen passen nirgends
}
temple-danger-some = { $mine } von dir, { $theirs } von { $name }, alle mit einem Warnzeichen. Tippst du eins von deinen an, steht da, warum.
temple-hand-detail = Noch { $count } Plättchen{ $stuck ->
    [0] . Jedes davon passt jetzt irgendwohin.
    [one] . Eins davon passt jetzt nirgends.
   *[other] . { $stuck } davon passen jetzt nirgends.
}

## Von wo man schaut

temple-compass = Ansicht wählen
temple-inside = Hineinsehen
temple-from-above = Von oben
temple-from-south-east = Von Südosten
temple-from-south-west = Von Südwesten
temple-from-north-west = Von Nordwesten
temple-from-north-east = Von Nordosten

## Für die, die zuhören

temple-seat-label = { $name }, noch { $count } Plättchen, { $open ->
    [yes] { $colour } ist begonnen
   *[no] keine Farbe begonnen
}{ $turn ->
    [yes] , am Zug
   *[no] {""}
}
temple-at-floor = Boden, Spalte { $column }, Zeile { $row }
temple-at-wall-x = Wand westlich von Spalte { $column }, Zeile { $row }, Stockwerk { $height }
temple-at-wall-y = Wand nördlich von Spalte { $column }, Zeile { $row }, Stockwerk { $height }
temple-at-top = Dach, Spalte { $column }, Zeile { $row }, Höhe { $height }
temple-place-label = { $ways }: { $places }
temple-say-tile = { $tile }: { $place }
temple-say = { $name } baut { $tiles }.
# The same where one sees the places
temple-say-shown = { $name } baut { $tiles } ({ $way }).
temple-board-empty = Noch kein Plättchen auf dem Tisch
temple-board-seat = { $name }: { $tiles }.
temple-board-label = Tempel aus { $count } Plättchen. { $seats }
temple-colour-label = { CAPITAL($colour) }, noch { $count }{ $state ->
    [open] , begonnen
    [used] , aufgebraucht
   *[new] , noch nicht begonnen
}
temple-tile-label = { CAPITAL($tile) }{ $state ->
    [used] , im Tempel
    [danger] , passt nirgends
    [not-now] , geht jetzt nicht
   *[free] {""}
}
