# The command line: its help, and what is said when something doesn't work.

help-title = Kachel: tile games to play with the people at the table
help-commands = Commands
help-window = opens the window
help-rules = prints a game’s rules (GAME: { $games })
help-check = replays a saved game and prints how it stands (RECORD: a file, or - for standard input)
help-picture = draws a saved game’s table (OUT: a file that ends in .png or .svg)
help-engine = speaks the engine protocol on standard input and output
help-options = Options
help-lang = the language; otherwise it’s the system’s
help-after = picture: after so many steps; otherwise after the last
help-size = picture: its longer side in pixels; otherwise 1024
help-theme = picture: light or dark; otherwise light
help-help = prints this page
help-version = prints the version
help-variables = Environment
help-lang-variable = the language, as with --lang
help-home = the folder for games and settings
help-backend = how the window is drawn: winit-femtovg or winit-software
help-exit-codes = Exit codes: 0 done, 1 the input was wrong, 2 the command line was, 3 no display or no way to draw

command-no-command = There is no command “{ $text }”; “kachel --help” lists them all.
command-no-option = There is no option “{ $text }”; “kachel --help” lists them all.
command-no-language = “{ $text }” is none of the languages ko, de and en.
command-no-value = “{ $option }” needs a value; “kachel --help” says which.
command-which-game = Which game’s rules? There are: { $games }.
command-no-game = There are no rules of “{ $text }” here, only of: { $games }.
command-which-record = “check” needs the file of a record, or - for standard input.
command-which-picture = “picture” needs the file of a record and a file for the picture.
command-no-format = “{ $text }” has to end in .png or .svg.
command-no-count = “{ $text }” isn’t a number of steps.
command-no-size = “{ $text }” isn’t a size from { $least } to { $most } pixels.
command-no-theme = “{ $text }” is neither light nor dark.
command-too-much = “{ $text }” is more than this command takes; see “kachel --help”.
command-no-output = The result can’t be written: { $error }

window-not-built = This build of Kachel has no window; “kachel --help” lists what it can do.
window-no-display = There is no display to open a window on: neither WAYLAND_DISPLAY nor DISPLAY is set.
window-refused = The window can’t be opened: { $error }

input-missing = There is no file “{ $path }”.
input-folder = “{ $path }” is a folder, not a file.
input-forbidden = The file “{ $path }” may not be read.
input-too-long = “{ $path }” is far too long for a record.
input-not-text = “{ $path }” isn’t text in UTF-8, so it’s no record.
input-unreadable = “{ $path }” can’t be read: { $error }

picture-not-so-far = { $steps ->
    [one] The record has one step, so there is no position after { $after }.
   *[other] The record has { $steps } steps, so there is no position after { $after }.
}
picture-unwritable = “{ $path }” can’t be written: { $error }

check-score = { $name }: { $score }
check-left = { $name }: { $tiles ->
    [one] one tile left
   *[other] { $tiles } tiles left
}
check-turn = { $steps ->
    [0] Nothing has been played yet, and { $name } is to move.
    [one] After one step { $name } is to move.
   *[other] After { $steps } steps { $name } is to move.
}
check-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
check-nobody-won = The game is over, and nobody has won.
