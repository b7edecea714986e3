# A game being played.

## What can be done

table-menu = Menu
table-undo = Undo
table-redo = Redo
table-confirm = Confirm
table-turn = Turn
table-knot = Knot
table-discard = Discard
table-fit = Show everything
table-zoom-in = Larger
table-zoom-out = Smaller
key-enter = Enter

## What is asked: a bold line and a quiet one

ask-start = { $name }, lay the start tile
ask-start-more = Tap one of the stacks.
ask-start-chosen = { CAPITAL($colour) } starts the textile
ask-first = Take a tile
ask-first-more = It begins your patch.
ask-first-chosen = { CAPITAL($colour) } for your patch?
ask-turn = Take a tile
ask-turn-more = or tap the textile to knot.
ask-turn-nowhere-more = Your patch fits nowhere yet.
ask-square = Tap a square
ask-square-more = or take another colour.
ask-square-chosen = { CAPITAL($colour) } here?
ask-again-more = Tap again or tick.
ask-knot = Tap a ring
ask-knot-more = The patch goes there.
ask-knot-chosen = Knot here?
ask-knot-five = Five tiles: knot or discard
ask-knot-last = Nothing to take: knot or discard
ask-discard = Discard the patch?
ask-discard-more = It leaves the game and scores nothing.
ask-discard-only = It fits nowhere
ask-discard-only-more = This patch can only be discarded.
ask-draw = Draw a tile
ask-draw-more = It begins your new patch.
ask-over = The game is over

confirm-knot = Knot for { $points }
confirm-discard = Discard
confirm-result = See the result

## On the board

table-sum = { $sides ->
    [one] { $sides } side
   *[other] { $sides } sides
} × { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} = { $points }
table-your-patch = Your patch
table-no-patch = No patch at the moment
banner-last-turns = The stacks are empty: last turns. In a tie, whoever runs out of turns first wins.
banner-out = { $names } { $count ->
    [one] has
   *[other] have
} no turn left.

## For those who listen

seat-label = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $team ->
    [none] {""}
   *[other] , the team { $team }
}, { $patch }{ $turn ->
    [yes] , to move
   *[no] {""}
}
seat-team = { $points } of your own and { $mate }’s: the team has { $sum }.
patch-none = no patch
patch-of = patch of { $colours }
stack-label = { CAPITAL($colour) }, { $count ->
    [0] no tile left
    [one] { $count } tile left
   *[other] { $count } tiles left
}
square-label = Square { $place } of your patch
place-label = Column { $column }, row { $row }: { $sides ->
    [one] { $sides } side
   *[other] { $sides } sides
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-label = Textile of { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}: { $rows }
board-row = row { $row }: { $tiles }
board-tile = { $colour } { $column }
board-empty = Textile without a tile
say-start = { $name } lays { $colour } as the start tile.
say-take = { $name } takes { $colour }.
say-knot = { $name } knots for { $points }.
say-draw = { $name } draws { $colour }.
say-discard = { $name } discards a patch.
say-next = { $name } to move.
say-undone = Taken back.
say-redone = Played again.

## A finished game, a step at a time

review-first = To the beginning
review-back = A step back
review-on = A step on
review-last = To the end
review-play-on = Play on from here
review-at = Step { $step } of { $count }

## The result

result-wins = { $name } wins
result-team-wins = { $one } and { $two } win
result-lead = Ahead by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-tie = { $names } both have { $points }. { $winner }’s last turn came first, so { $winner } wins.
result-tie-many = { $names } all have { $points }. { $winner }’s last turn came first, so { $winner } wins.
result-team-tie = Both teams have { $points }. { $one } and { $two } ran out of turns first, so they win.
result-none = No points yet
result-replay = Replay
result-again = Play again
result-look = Look at the board
result-undo = Take back the last step
result-turn = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, go to this moment
