# The nose game being played.

## What is asked: a bold line and a quiet one

noses-ask-first = { $name }, leg das erste Plättchen
noses-ask-first-more = Jedes ist recht.
noses-ask-tile = { $name }, wähl ein Plättchen
noses-ask-tile-more = Tippe darauf oder zieh es hin.
noses-ask-tile-pale = Nicht alle passen gerade.
noses-ask-nowhere = Passt gerade nirgends
noses-ask-nowhere-more = Tippe auf ein Feld: Dann siehst du, warum.
noses-ask-place = Tippe auf ein markiertes Feld
noses-ask-place-more = oder zieh es hin.
noses-ask-placed = Hier anlegen?
noses-ask-placed-more = Antippen dreht es.
noses-confirm = Anlegen
noses-confirm-points = Anlegen: { $points }
noses-passed = { $names } { $count ->
    [one] kann nichts anlegen und setzt
   *[other] können nichts anlegen und setzen
} aus.

## The hand

noses-hand = { $count ->
    [one] { $count } Plättchen auf der Hand
   *[other] { $count } Plättchen auf der Hand
}
noses-filter = { $count } passen
noses-hand-detail = { $count } Plättchen, { $open ->
    [0] keins davon passt
    [one] eins davon passt
   *[other] { $open } davon passen
} gerade. { $stones ->
    [0] Kein Wertungsstein
    [one] { $stones } Wertungsstein
   *[other] { $stones } Wertungssteine
} im Vorrat.

## Stones

noses-whose = Wem soll die Gruppe gehören?
noses-mine = Mir
noses-nobodys = Keinem
noses-move = Einen Stein hierher umsetzen
noses-which-moves = Welchen Stein setzt du um?
# Where the stone lies now, counted from the upper left
noses-stone-at = Reihe { $row }, Spalte { $column }
noses-gives-up = Das kostet dich { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.

## Beside the tile that is being laid

noses-note-formed = Neue Gruppe: { $nose } × { $count }
noses-note-extended = { $nose }: { $sizes } → { $count }
noses-note-linked = { $nose }: { $sizes } → { $count }
noses-note-back = { $count ->
    [one] Ein Stein geht zurück: { $names }
   *[other] { $count } Steine gehen zurück: { $names }
}

## What there is to know of a nose

noses-single = Eine einzelne { $nose }
noses-single-open = Eine Nase allein ist keine Gruppe und zählt nichts. Das kann sich noch ändern.
noses-single-closed = Eine Nase allein ist keine Gruppe und zählt nichts. Daran ändert sich nichts mehr.
noses-tiles-left = { $count ->
    [one] Ein Plättchen mit dieser Nase ist noch auf der Hand.
   *[other] { $count } Plättchen mit dieser Nase sind noch auf der Hand.
}

## For those who listen

noses-seat-label = { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $stones ->
    [0] kein Stein im Vorrat
    [one] { $stones } Stein im Vorrat
   *[other] { $stones } Steine im Vorrat
}, { $tiles } Plättchen{ $turn ->
    [yes] , am Zug
    [idle] , kann gerade nichts anlegen
   *[no] {""}
}
noses-tile-label = { $one } und { $other }{ $open ->
    [yes] {""}
   *[no] , passt gerade nirgends
}
noses-place-label = Spalte { $column }, Reihe { $row }: { $noses }
noses-stone-label = Wem gehört die Gruppe { $nose } × { $count }?
noses-board-empty = Noch kein Plättchen auf dem Tisch
noses-board-label = { $count } Plättchen: { $rows }. { $groups }
noses-board-group = { $nose } × { $count } gehört { $name }
noses-say-lay = { $name } legt { $one } und { $other } an.

## The result

noses-result-shared = { $names } gewinnen gemeinsam
noses-result-shared-more = Mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} teilen sie sich den Sieg.
noses-result-group = { $name }: { $nose } × { $count }, zu dem Zug, in dem der Stein gelegt wurde
noses-deal = Verteilung Nummer { $number }.
