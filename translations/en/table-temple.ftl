# Temple being played.

## What is asked: a bold line and a quiet one

temple-ask-first = { $name }, lay the first floor
temple-ask-first-more = It has value 1 and opens one of your colours.
temple-ask-place = { $name }, where do you build?
temple-ask-place-more = Tap a marked place.
temple-ask-place-new = Tap a marked place. The turn opens a colour.
temple-ask-built = Build this?
temple-ask-built-more = A tap on a tile changes it.
temple-opens = This opens { $colour }.
temple-confirm = Build

## The six ways

temple-way-floor = Floor
temple-way-corner-wall = Corner wall
temple-way-single-wall = Single wall
temple-way-tunnel = Tunnel
temple-way-single-top = Single top
temple-way-corner-top = Corner top

## Beside the tiles that are being put down

temple-note = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}; { $left } left

## For those who listen

temple-seat-label = { $name }, { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}, { $open ->
    [yes] { $colour } is open
   *[no] no colour open
}{ $turn ->
    [yes] , to move
   *[no] {""}
}
# Columns and rows are counted from the first floor, whose column and row are 0; columns grow to the east, rows to the south
temple-at-floor = floor, column { $column }, row { $row }
temple-at-wall-x = wall west of column { $column }, row { $row }, storey { $height }
temple-at-wall-y = wall north of column { $column }, row { $row }, storey { $height }
temple-at-top = top, column { $column }, row { $row }, height { $height }
temple-place-label = { $ways }: { $places }
temple-say-tile = { $tile }: { $place }
temple-say = { $name } builds { $tiles }.
temple-board-empty = No tile on the table yet
temple-board-seat = { $name }: { $tiles }.
temple-board-label = Temple of { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}. { $seats }
