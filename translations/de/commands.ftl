# Die Kommandozeile: ihre Hilfe, und was gesagt wird, wenn etwas nicht geht.

help-title = Kachel: Legespiele mit den Leuten am Tisch
help-commands = Befehle
help-window = öffnet das Fenster
help-rules = zeigt die Regeln eines Spiels (GAME: { $games })
help-check = spielt eine Partie nach und zeigt, wie sie steht (RECORD: eine Datei, oder - für die Standardeingabe)
help-picture = zeichnet den Tisch einer Partie (OUT: eine Datei auf .png oder .svg)
help-engine = spricht über Standardein- und -ausgabe das Protokoll für andere Programme
help-options = Optionen
help-lang = die Sprache; sonst die des Systems
help-after = picture: nach so vielen Schritten; sonst nach dem letzten
help-size = picture: die längere Seite in Pixeln; sonst 1024
help-theme = picture: hell oder dunkel; sonst hell
help-help = zeigt diese Seite
help-version = zeigt die Version
help-variables = Umgebung
help-lang-variable = die Sprache, wie mit --lang
help-home = der Ordner für Partien und Einstellungen
help-backend = womit das Fenster gezeichnet wird: winit-femtovg oder winit-software
help-exit-codes = Exit-Codes: 0 erledigt, 1 Eingabe falsch, 2 Aufruf falsch, 3 kein Bildschirm oder keine Möglichkeit zu zeichnen

command-no-command = Den Befehl „{ $text }“ gibt es nicht; „kachel --help“ zeigt alle.
command-no-option = Die Option „{ $text }“ gibt es nicht; „kachel --help“ zeigt alle.
command-no-language = „{ $text }“ ist keine der Sprachen ko, de und en.
command-no-value = „{ $option }“ braucht einen Wert; welchen, sagt „kachel --help“.
command-which-game = Die Regeln welches Spiels? Es gibt: { $games }.
command-no-game = Von „{ $text }“ gibt es hier keine Regeln, nur von: { $games }.
command-which-record = „check“ braucht die Datei einer Partie, oder - für die Standardeingabe.
command-which-picture = „picture“ braucht die Datei einer Partie und eine Datei für das Bild.
command-no-format = „{ $text }“ muss auf .png oder .svg enden.
command-no-count = „{ $text }“ ist keine Anzahl von Schritten.
command-no-size = „{ $text }“ ist keine Größe von { $least } bis { $most } Pixeln.
command-no-theme = „{ $text }“ ist weder light noch dark.
command-too-much = „{ $text }“ ist diesem Befehl zu viel; siehe „kachel --help“.
command-no-output = Das Ergebnis lässt sich nicht schreiben: { $error }

window-not-built = Dieses Kachel ist ohne Fenster gebaut; was es kann, zeigt „kachel --help“.
window-no-display = Es gibt keinen Bildschirm für ein Fenster: Weder WAYLAND_DISPLAY noch DISPLAY ist gesetzt.
window-refused = Das Fenster lässt sich nicht öffnen: { $error }

input-missing = Die Datei „{ $path }“ gibt es nicht.
input-folder = „{ $path }“ ist ein Ordner, keine Datei.
input-forbidden = Die Datei „{ $path }“ darf nicht gelesen werden.
input-too-long = „{ $path }“ ist für eine Partie viel zu lang.
input-not-text = „{ $path }“ ist kein Text in UTF-8, also auch keine Partie.
input-unreadable = „{ $path }“ lässt sich nicht lesen: { $error }

picture-not-so-far = { $steps ->
    [one] Die Partie hat einen Schritt; nach { $after } gibt es keine Stellung.
   *[other] Die Partie hat { $steps } Schritte; nach { $after } gibt es keine Stellung.
}
picture-unwritable = „{ $path }“ lässt sich nicht schreiben: { $error }

check-score = { $name }: { $score }
check-left = { $name }: noch { $tiles } Plättchen
check-turn = { $steps ->
    [0] Noch ist nichts gespielt; am Zug: { $name }.
    [one] Nach einem Schritt ist { $name } am Zug.
   *[other] Nach { $steps } Schritten ist { $name } am Zug.
}
check-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
}
check-nobody-won = Die Partie ist zu Ende, und niemand hat gewonnen.
