# Temple being played.

## What is asked: a bold line and a quiet one

temple-ask-first = { $name }, lay the first floor
temple-ask-first-more = With a 1 you open one of your colours.
temple-ask-place = { $name }, where do you build?
temple-ask-place-more = Tap a marked place.
temple-ask-place-new = Your turn opens a colour.
temple-ask-built = Build this?
temple-ask-built-more = Tap a tile to change it.
temple-opens = This opens { $colour }.
temple-confirm = Build

## The six ways

temple-way-floor = Floor
temple-way-corner-wall = Corner wall
temple-way-single-wall = Single wall
temple-way-tunnel = Tunnel
temple-way-single-top = Single top
temple-way-corner-top = Corner top

## The same below their pictures, in two lines where one is too long

temple-way-floor-short = Floor
temple-way-corner-wall-short =
    Corner
    wall
temple-way-single-wall-short =
    Single
    wall
temple-way-tunnel-short = Tunnel
temple-way-single-top-short =
    Single
    top
temple-way-corner-top-short =
    Corner
    top

## Beside the tiles that are being put down

temple-note = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}{ $wins ->
    [yes] : you win
   *[no] , then you have { $left } left
}

## What there is to know of ways, colours and tiles

temple-line-any = Any way
temple-line-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
temple-line-behind = Tap again for the place behind
temple-line-change = Tap a tile to change it
temple-line-danger = { $all ->
    [0] No danger: every tile still fits somewhere.
   *[other] In danger: { $mine } of yours, { $theirs } of theirs
}
temple-left = { $count ->
    [one] tile left
   *[other] tiles left
}
temple-inside-where = Tap where you want to look in.
temple-way-label = { $way }{ $count ->
    [0] , not possible now
    [one] , { $count } place
   *[other] , { $count } places
}
temple-danger = Show what fits nowhere
temple-danger-short = Danger
temple-danger-none-title = No danger
temple-danger-none = Every tile fits somewhere now, each of yours and each of { $name }’s.
temple-danger-title = { $count ->
    [one] One tile fits nowhere
   *[other] { $count } tiles fit nowhere
}
temple-danger-some = { $mine } of yours, { $theirs } of { $name }’s. They have a warning sign. Tap one of yours to see why.
temple-hand-detail = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} left{ $stuck ->
    [0] . Each of them fits somewhere now.
    [one] . One of them fits nowhere now.
   *[other] . { $stuck } of them fit nowhere now.
}

## From where one looks

temple-compass = Choose a view
temple-inside = Look inside
temple-from-above = From above
temple-from-south-east = From the south-east
temple-from-south-west = From the south-west
temple-from-north-west = From the north-west
temple-from-north-east = From the north-east

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
# The same where one sees the places
temple-say-shown = { $name } builds { $tiles } ({ $way }).
temple-board-empty = No tile on the table yet
temple-board-seat = { $name }: { $tiles }.
temple-board-label = Temple of { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}. { $seats }
temple-colour-label = { CAPITAL($colour) }, { $count } left{ $state ->
    [open] , open
    [used] , used up
   *[new] , not opened yet
}
temple-tile-label = { CAPITAL($tile) }{ $state ->
    [used] , in the building
    [danger] , fits nowhere
    [not-now] , can’t be used now
   *[free] {""}
}
