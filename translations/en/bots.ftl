# The computer as a player.

## How strong it is, as in “Computer, strong”

level-1 = very easy
level-2 = easy
level-3 = medium
level-4 = strong
level-5 = very strong

## Who plays

seat-person = A person
seat-bot = Computer, { $level }
# The computer plays under this name if nobody has given it one; with a number if there are several.
bot-name = Computer
bot-number = Computer { $count }
# The same where there is room for a few letters.
bot-short = C { $count }
# The name and how strong it is, in a field of the setup.
bot-in-setup = { $name }, { $level }
who-plays = Who plays
who-plays-detail = Give a seat to a person or to the computer.
who-plays-name = { $name }: who plays?
setup-who = Who plays
setup-who-of = Who plays at seat { $count }
setup-together = Together
setup-alone = Alone

## In the computer’s turn

bot-thinks = { $name } is thinking …
bot-plays = Level: { $level }
bot-progress = Level: { $level } · { $percent } %
bot-stop = Stop
bot-go-on = Go on
bot-stopped = { $name } has stopped
bot-turn = It’s { $name }’s turn
bot-turn-more = The computer plays here. You can stop it, undo your last step, or take over in the menu under “Who plays”.
patch-of-name = { $name }’s patch

## Settings

settings-speed = The computer’s steps
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-at-once = At once

## A hint

hint = Hint
hint-detail = The best steps that the computer finds.
hint-title = Good steps · chance to win
hint-thinks = Looking for good steps …
hint-points = Brings { $count ->
    [one] { $count } point
   *[other] { $count } points
}
hint-tiles = { $count ->
    [one] { $count } tile fewer in hand
   *[other] { $count } tiles fewer in hand
}

## A finished game, looked through

analysis-start = Where was it decided?
# Some of the game was looked through before.
analysis-go-on = Look through the rest ({ $count } % done)
analysis-thinks = Looking through … { $count } %
analysis-title = Chance to win, step by step
analysis-costly = What cost most
analysis-even = No step cost much.
analysis-cost = { $name }, step { $step }: −{ $percent } %
analysis-better = Better: { $what }
