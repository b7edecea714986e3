# The screens, and the sentences of the command line.

app-name = Kachel

## Everywhere

back = Back
close = Close
undo = Undo
smaller = Smaller
larger = Larger
rules = Rules
settings = Settings
about = About Kachel
new-game = New game
per-cent = { $count } %

## Games

game-textile-line = Knot patches together
game-noses-line = Join noses, claim groups
game-temple-line = Build until nothing fits
players-range = { $from }–{ $to } players
players-exactly = { $count } players
# Who hasn’t typed a name plays under this one.
player-number = Player { $count }
# The same where there is room for a few letters.
player-short = P { $count }
standing-turn = { $name }’s turn
standing-start = { $name } lays the start tile
standing-count = Turn { $turn }
# Tiles, by seat: 23 : 24
standing-left = { $scores } left
standing-won = { $name } won
standing-won-together = { $names } won

## Home

home-subtitle = Tile games for one table
home-continue = Continue
home-other-games = { $count ->
    [one] One more game
   *[other] { $count } more games
}
home-saved-games = { $count ->
    [one] One saved game
   *[other] { $count } saved games
}

## Setting up a game

setup-title-textile = A new textile
setup-players = At the table
setup-names = { $count ->
    [2] Names
   *[other] Names, clockwise
}
setup-begins = begins
setup-begins-name = { $name } begins
setup-name-of = Name at seat { $count }
setup-name-too-long = 24 characters are the most that a name can have.
setup-name-emoji = Emoji can’t be drawn everywhere, so names do without them.
setup-names-equal = So that equal names can be told apart, you play as { $names }.
setup-first = { $last } lays the start tile, then it’s { $first }’s turn.
setup-teams = Two teams
setup-teams-on = { $a } and { $c } play against { $b } and { $d }. Team mates don’t talk about strategy.
setup-teams-off = With four, two teams make the better game.
setup-length = Tiles of each colour
setup-length-sentence = { $tiles } tiles, about { $minutes } minutes
setup-two-sets = With real tiles you need two sets for this.
setup-title-noses = A new nose game
setup-first-noses = { $last } deals, then it’s { $first }’s turn.
setup-title-temple = A new temple
setup-first-temple = { $first } begins and has the light tiles, { $last } the dark ones.
setup-edition = Rules
setup-edition-original = Original
setup-edition-edited = Edited
setup-edition-original-more = As first published: a corner top touches no wall, and all tiles of a turn have one colour.
setup-edition-edited-more = With the designer’s later changes: a corner top may touch walls, and a turn may go on into a new colour.
setup-colours = Colours
setup-colours-by-chance = By chance
setup-colours-in-turns = In turns
setup-colours-chance-more = You get five of the ten colours each. In play all are alike.
setup-colours-turn = { $name } chooses. Whatever nobody takes is dealt by chance.
setup-colours-done = Five colours each: that’s all ten.
setup-colours-undo = Take back the last colour
tile-colour = { CAPITAL($colour) }
setup-mark-of = Mark of { $name }
mark-0 = red circle
mark-1 = blue triangle
mark-2 = brown square
mark-3 = violet diamond
mark-4 = green star
setup-deal = The deal
setup-deal-by-chance = By chance
setup-deal-by-number = By number
setup-deal-number = Number of the deal
setup-deal-number-more = The same number always deals the same tiles.
setup-deal-chance-even = Everybody gets { $tiles } of the 54 tiles, open for all to see.
setup-deal-chance = Everybody gets { $tiles } or { $more } of the 54 tiles, open for all to see.
setup-start = Let’s play

## Saved games

games = Saved games
games-none = There are no saved games. Every game that you begin is kept here.
games-newer = A newer Kachel saved this game
games-newer-detail = Update the app to go on with it.
games-delete = Delete the game of { $names }
games-deleted = The game of { $names } is deleted.
when-now = just now
when-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
when-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
when-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

## The menu over a game

menu = Menu
menu-new-game-detail = This one is kept.
menu-leave = To the home screen
menu-leave-detail = The game is saved and waits there.

## Settings

settings-language = Language
settings-system-language = As the system: { $language }
settings-looks = Looks
settings-theme-system = Light or dark as the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = High contrast
settings-motion = Less motion
settings-reading-size = Size of the rules’ text
settings-play = Playing
settings-confirm = Confirm each step
settings-confirm-detail = A step is shown first and played with the second tap. Without it, the first tap plays.
settings-keep-screen-on = Keep the screen on while playing
settings-tiles = Colours are marked by
settings-patterns = Patterns
settings-letters = Letters
settings-digits = A number on each nose
settings-thumb = With the screen held sideways, buttons lie
settings-left = Left
settings-right = Right

## About

about-version = Kachel { $version }
about-what = Tile games for the people around one table. Offline, without accounts, free.
about-games = The games
about-games-text = Textile is a game by Dieter Stein, the nose game (Das Prestel Nasenspiel, 2004) one by Thomas Fackler, and Temple (2010) one by Martin Windischer. Textile and Temple are played with nestortiles, a set of tiles by Néstor Romeral Andrés (nestorgames). The noses are our own drawings.
about-not-affiliated = Not affiliated
about-not-affiliated-text = Kachel is made by people who like these games. Neither their authors nor their publishers have a part in it or vouch for it. The rules are told in our own words.
about-licence = Licence
about-licence-text = Kachel’s own code is free software, under the MIT licence or the Apache License 2.0, whichever you like better.
about-privacy = Your data
about-privacy-text = Names, games and settings stay on this device. The app has no access to the network.
about-font = The font
about-font-text = Pretendard by Kil Hyung-jin, under the SIL Open Font License 1.1.
about-font-licence = The font’s licence

## The rules

reader-where = { $title } · { $chapter }/{ $chapters }
reader-search = Search the rules
reader-found = { $count ->
    [0] Nothing found
    [one] One paragraph
   *[other] { $count } paragraphs
}

## What became of files

notice-cannot-save-no-folder = Nothing can be saved: this system has no folder for the app’s files. Your game lasts until the app is closed.
notice-cannot-save-in-the-way = Nothing can be saved: { $path } is in the way. Your game lasts until the app is closed.
notice-cannot-save-forbidden = Nothing can be saved: { $path } may not be written. Your game lasts until the app is closed.
notice-cannot-save-full = Nothing can be saved: the disk is full. Make room, and saving goes on by itself.
notice-cannot-save-other = Nothing can be saved ({ $error }). Your game lasts until the app is closed.
notice-game-set-aside = A saved game can’t be read any more. It isn’t deleted: it lies in { $path } now.
notice-settings-set-aside = Your settings couldn’t be read, so all is as at the first start. The old file lies in { $path }.
notice-game-left = A saved game can’t be read. It stays untouched in { $path }.
notice-settings-left = Your settings can’t be read, and new ones won’t be kept. Look at { $path }.
notice-game-newer = A newer Kachel saved a game ({ $file }, { $when }). Update the app to go on with it; it waits among the saved games.
