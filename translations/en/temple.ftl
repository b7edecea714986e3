# Temple: why a step isn't possible, nor a whole way to build, nor any step with a tile.

temple-tile = { $colour } { $value }

reason-temple-game-over = One of you has put down all tiles, or the other can’t move. To try something else, take a turn back.
reason-temple-order-title = Written in another order
reason-temple-order = The tiles of a step are written in a fixed order, each place once.
reason-temple-twice-title = The same tile twice
reason-temple-twice = There is only one { $tile }.
reason-temple-first-title = A floor of value 1 comes first
reason-temple-first = The game begins with one tile of value 1, flat on the table.
reason-temple-other-seat-title = Not your tile
reason-temple-other-seat = { CAPITAL($tile) } belongs to the other player.
reason-temple-put-down-title = This tile is used
reason-temple-put-down = { CAPITAL($tile) } is in the building already.
reason-temple-not-open-title = { CAPITAL($open) } first
reason-temple-not-open = Use up { $open } before you open another colour. { $left ->
    [one] One tile of it is left.
   *[other] { $left } tiles of it are left.
}
reason-temple-two-colours-title = One colour a turn
reason-temple-two-colours = { CAPITAL($one) } and { $other } can’t be used in the same turn.
reason-temple-two-new-title = One new colour a turn
reason-temple-two-new = You can’t open both { $one } and { $other } in the same turn.
reason-temple-occupied-title = This place is taken
reason-temple-occupied = There is a tile here already.
reason-temple-above-title = Right above each other
reason-temple-above = A flat tile may not lie one storey above another. Two storeys are fine.
reason-temple-floor-title = The floor touches nothing
reason-temple-floor = A floor must touch at least one tile of the temple.
reason-temple-no-wall-title = No wall beside it
reason-temple-no-wall = A single wall must touch another wall too. A floor or a top alone is not enough.
reason-temple-no-flat-title = Neither floor nor top
reason-temple-no-flat = Besides a wall, a single wall must also touch a floor or a top.
reason-temple-alone-title = The wall touches nothing
reason-temple-alone = A single wall must touch another wall, and a floor or a top as well.
reason-temple-apart-title = The walls don’t meet
reason-temple-apart = The two walls of a corner wall must share an edge.
reason-temple-straight-title = Not at a right angle
reason-temple-straight = The two walls of a corner wall must stand at a right angle to each other.
reason-temple-no-floor-title = A wall without a floor
reason-temple-no-floor = Each of the two walls must touch a floor that was there before your turn.
reason-temple-little-title = The top touches too little
reason-temple-little = A top must touch a wall, or at least two tops. This one touches { $tops ->
    [0] neither
   *[other] only one top
}.
reason-temple-opposite-title = The wall opposite is missing
reason-temple-opposite = This top touches one wall. For a tunnel, another one belongs at the opposite edge, as its mirror image.
reason-temple-elsewhere-title = The wall belongs opposite
reason-temple-elsewhere = The new wall of a tunnel belongs at the edge opposite the wall that the top touches, as its mirror image.
reason-temple-second-title = One new wall is enough
reason-temple-second = A tunnel has one new wall, opposite the wall that the top touches.
reason-temple-bare-title = No new walls here
reason-temple-bare = This top touches { $walls } walls. It is a single top and is put down alone.
reason-temple-hanging-title = { $count ->
    [one] A wall is missing
   *[other] { $count } walls are missing
}
reason-temple-hanging = This top touches { $tops } tops, so it would be a corner top. Then a wall must hang at each of its bare edges.
reason-temple-wrong-edge-title = A wall at the wrong edge
reason-temple-wrong-edge = The walls of a corner top hang at all edges where it touches no tile, and nowhere else.
reason-temple-too-many-title = Too many walls
reason-temple-too-many = The new walls of a corner top hang only at edges where the top touches no tile.
reason-temple-nothing-title = No way to build
reason-temple-nothing = These tiles together are none of the six ways to build.
reason-temple-value-title = Nothing small enough beside it
reason-temple-value = { CAPITAL($tile) } must touch a tile of the same or a smaller value. The smallest here is { $least }.
reason-temple-value-late = { CAPITAL($tile) } must touch a tile of the same or a smaller value. Here such a tile would come only later in the turn.

## Why a way to build isn’t open

reason-temple-nowhere-title = No place for it
reason-temple-nowhere-corner-wall = A corner wall needs room for two new walls at a right angle, each touching a floor. There is none now.
reason-temple-nowhere-single-wall = A single wall must touch another wall, and a floor or a top as well. No such place is free now.
reason-temple-nowhere-tunnel = The top of a tunnel touches just one wall, has room for its mirror image at the opposite edge, and isn’t one storey above or below another flat tile. No such place is free now.
reason-temple-nowhere-single-top = A single top touches two walls or more and isn’t one storey above or below another flat tile. No such place is free now.
reason-temple-nowhere-corner-top = A corner top touches two tops or more but no wall, has room for new walls at its bare edges, and isn’t one storey above or below another flat tile. No such place is free now.
reason-temple-nowhere-corner-top-edited = A corner top touches two tops or more, has room for new walls at its bare edges, and isn’t one storey above or below another flat tile. No such place is free now.
reason-temple-few-title = Too few tiles left
reason-temple-few = It needs { $needed } tiles, and your open colour has only { $left } left.
reason-temple-no-value = There is room for it, but everywhere one of your tiles would touch only larger values. The smallest there is { $least }.

## Why a tile can’t go anywhere

unfit-small = { CAPITAL($tile) } must touch a tile of the same or a smaller value. Wherever there is room, nothing beside it is below { $least }.
unfit-few = { CAPITAL($tile) } would only fit together with others: { $needed } tiles in all. You have only { $left } left of this colour.
unfit-other-title = No tile to go with it
unfit-other = { CAPITAL($tile) } would only fit together with another tile, and none of yours goes with it.

## The result

temple-result-last = { $name } has put down the last of thirty tiles.
temple-result-stuck = { $name } is to move and can’t build any more.
temple-result-left = { $count } left
temple-result-turn = { $name }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, go to that moment
temple-result-hand = What { $name } has left
temple-result-small = { CAPITAL($tiles) }: too small. Wherever there is room, nothing beside it is below { $least }.
temple-result-few = { CAPITAL($tiles) }: only possible in a turn of { $needed } tiles, and of this colour there aren’t that many left.
temple-result-other = { CAPITAL($tiles) }: only possible together with another tile, and none goes with it.
temple-result-closed = { CAPITAL($colours) }: not before { $open } is used up.
