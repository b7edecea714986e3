# The nose game being played.

## What is asked: a bold line and a quiet one

noses-ask-first = { $name }, lay the first tile
noses-ask-first-more = Any tile will do.
noses-ask-tile = { $name }, choose a tile
noses-ask-tile-more = Tap it, or drag it to its place.
noses-ask-tile-pale = Not all of them fit now.
noses-ask-nowhere = It fits nowhere now
noses-ask-nowhere-more = A tap on the board says why.
noses-ask-place = Tap a marked square
noses-ask-place-more = or drag the tile there.
noses-ask-placed = Lay it here?
noses-ask-placed-more = A tap on it turns it.
noses-confirm = Lay it
noses-confirm-points = Lay it: { $points }
noses-passed = { $names } can’t lay and { $count ->
    [one] is
   *[other] are
} passed over.

## The hand

noses-hand = { $count ->
    [one] { $count } tile in hand
   *[other] { $count } tiles in hand
}
noses-filter = { $count } can be laid
noses-hand-detail = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, { $open } of them can be laid now. { $stones ->
    [0] No stone
    [one] { $stones } stone
   *[other] { $stones } stones
} in the reserve.

## Stones

noses-whose = Whose group is it to be?
noses-mine = Mine
noses-nobodys = Nobody’s
noses-move = Move a stone here
noses-which-moves = Which of your stones moves?
# Where the stone lies now, counted from the upper left
noses-stone-at = Row { $row }, column { $column }
noses-gives-up = That gives up { $count ->
    [one] { $count } point
   *[other] { $count } points
}.

## Beside the tile that is being laid

noses-note-formed = New group: { $nose } × { $count }
noses-note-extended = { CAPITAL($nose) }: { $sizes } → { $count }
noses-note-linked = { CAPITAL($nose) }: { $sizes } → { $count }
noses-note-back = { $count ->
    [one] One stone goes back: { $names }
   *[other] { $count } stones go back: { $names }
}

## What there is to know of a nose

noses-single = A single { $nose }
noses-single-open = A single nose is no group and scores nothing. It can still become one.
noses-single-closed = A single nose is no group and scores nothing. It can’t become one any more.
noses-tiles-left = { $count ->
    [one] One tile with this nose is still in hand.
   *[other] { $count } tiles with this nose are still in hand.
}

## For those who listen

noses-seat-label = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $stones ->
    [0] no stone in the reserve
    [one] { $stones } stone in the reserve
   *[other] { $stones } stones in the reserve
}, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}{ $turn ->
    [yes] , to move
    [idle] , can’t lay now
   *[no] {""}
}
noses-tile-label = { CAPITAL($one) } and { $other }{ $open ->
    [yes] {""}
   *[no] , fits nowhere now
}
noses-place-label = Column { $column }, row { $row }: { $noses }
noses-stone-label = Whose is the group of { $count }, { $nose }?
noses-board-empty = No tile on the table yet
noses-board-label = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}: { $rows }. { $groups }
noses-board-group = { $nose } × { $count } is { $name }’s
noses-say-lay = { $name } lays { $one } and { $other }.

## The result

noses-result-shared = { $names } win together
noses-result-shared-more = Each has { $points ->
    [one] { $points } point
   *[other] { $points } points
}: a tie is shared.
noses-result-group = { $name }: { $nose } × { $count }, go to the moment when the stone was laid
noses-deal = Deal number { $number }.
