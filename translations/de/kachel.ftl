# Die Bildschirme und die Sätze der Befehlszeile.

app-name = Kachel

## Überall

back = Zurück
close = Schließen
undo = Rückgängig
smaller = Kleiner
larger = Größer
rules = Regeln
settings = Einstellungen
about = Über Kachel
new-game = Neues Spiel
per-cent = { $count } %

## Spiele

game-textile-line = Flicken verknüpfen
game-noses-line = Nasen verbinden, Gruppen besetzen
game-temple-line = Bauen, bis nichts mehr passt
players-range = { $from }–{ $to } Personen
players-exactly = { $count } Personen
# Wer keinen Namen eingibt, spielt unter diesem.
player-number = Person { $count }
# The same where there is room for a few letters.
player-short = P { $count }
standing-turn = { $name } ist dran
standing-start = { $name } legt das Startplättchen
standing-count = Zug { $turn }
# Tiles, by seat: 23 : 24
standing-left = { $scores } übrig
standing-won = { $name } hat gewonnen
standing-won-together = { $names } haben gewonnen

## Start

home-subtitle = Legespiele für einen Tisch
home-continue = Weiterspielen
home-other-games = { $count ->
    [one] Ein weiteres Spiel
   *[other] { $count } weitere Spiele
}
home-saved-games = { $count ->
    [one] Ein gespeichertes Spiel
   *[other] { $count } gespeicherte Spiele
}

## Ein Spiel vorbereiten

setup-title-textile = Neues Textil
setup-players = Am Tisch
setup-names = { $count ->
    [2] Namen
   *[other] Namen im Uhrzeigersinn
}
setup-begins = beginnt
setup-begins-name = { $name } beginnt
setup-name-of = Name auf Platz { $count }
setup-name-too-long = Länger als 24 Zeichen kann ein Name nicht sein.
setup-name-emoji = Emojis lassen sich nicht überall zeichnen, deshalb bleiben sie aus Namen weg.
setup-names-equal = Damit man gleiche Namen unterscheiden kann, spielt ihr als { $names }.
setup-first = { $last } legt das Startplättchen, dann ist { $first } dran.
setup-teams = Zwei Teams
setup-teams-on = { $a } und { $c } spielen gegen { $b } und { $d }. Im Team wird nicht über Strategie gesprochen.
setup-teams-off = Zu viert spielt es sich am besten in zwei Teams.
setup-length = Plättchen je Farbe
setup-length-sentence = { $tiles } Plättchen, etwa { $minutes } Minuten
setup-two-sets = Mit echten Plättchen braucht ihr dafür zwei Sets.
setup-title-noses = Ein neues Nasenspiel
setup-first-noses = { $last } gibt, dann ist { $first } dran.
setup-title-temple = Ein neuer Tempel
setup-first-temple = { $first } beginnt und hat die hellen Plättchen, { $last } die dunklen.
setup-edition = Regeln
setup-edition-original = Ursprünglich
setup-edition-edited = Geändert
setup-edition-original-more = Wie zuerst veröffentlicht: Ein Eckdach berührt keine Wand, und alle Plättchen eines Zugs haben dieselbe Farbe.
setup-edition-edited-more = Mit den späteren Änderungen des Autors: Ein Eckdach darf Wände berühren, und ein Zug darf in einer neuen Farbe weitergehen.
setup-colours = Farben
setup-colours-by-chance = Zufällig
setup-colours-in-turns = Abwechselnd
setup-colours-chance-more = Ihr bekommt je fünf der zehn Farben. Im Spiel sind alle gleich.
setup-colours-turn = { $name } sucht aus. Was niemand nimmt, verteilt der Zufall.
setup-colours-done = Je fünf Farben: Damit sind alle zehn vergeben.
setup-colours-undo = Letzte Farbe zurücknehmen
tile-colour = { $colour }
setup-mark-of = Zeichen von { $name }
mark-0 = roter Kreis
mark-1 = blaues Dreieck
mark-2 = braunes Quadrat
mark-3 = violette Raute
mark-4 = grüner Stern
setup-deal = Verteilung
setup-deal-by-chance = Zufällig
setup-deal-by-number = Nach Nummer
setup-deal-number = Nummer der Verteilung
setup-deal-number-more = Dieselbe Nummer verteilt immer dieselben Plättchen.
setup-deal-chance-even = Alle bekommen { $tiles } der 54 Plättchen, offen für alle.
setup-deal-chance = Alle bekommen { $tiles } oder { $more } der 54 Plättchen, offen für alle.
setup-start = Los geht’s

## Gespeicherte Spiele

games = Gespeicherte Spiele
games-none = Noch ist nichts gespeichert. Jedes Spiel, das du beginnst, bleibt hier.
games-newer = Ein neueres Kachel hat dieses Spiel gespeichert
games-newer-detail = Zum Weiterspielen aktualisiere die App.
games-delete = Spiel von { $names } löschen
games-deleted = Das Spiel von { $names } ist gelöscht.
when-now = gerade eben
when-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
when-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
when-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}

## Das Menü über einem Spiel

menu = Menü
menu-new-game-detail = Dieses bleibt gespeichert.
menu-leave = Zum Start
menu-leave-detail = Das Spiel ist gespeichert und wartet dort.

## Einstellungen

settings-language = Sprache
settings-system-language = Wie das System: { $language }
settings-looks = Aussehen
settings-theme-system = Hell oder dunkel wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-contrast = Hoher Kontrast
settings-motion = Weniger Bewegung
settings-reading-size = Schriftgröße der Regeln
settings-play = Spielen
settings-confirm = Schritte bestätigen
settings-confirm-detail = Ein Schritt wird erst gezeigt und beim zweiten Tippen gespielt. Ohne Bestätigen gilt das erste Tippen.
settings-keep-screen-on = Bildschirm beim Spielen anlassen
settings-tiles = Farben sind erkennbar an
settings-patterns = Mustern
settings-letters = Buchstaben
settings-digits = Eine Ziffer auf jeder Nase
settings-thumb = Im Querformat liegen die Knöpfe
settings-left = links
settings-right = rechts

## Über

about-version = Kachel { $version }
about-what = Legespiele für alle um einen Tisch. Ohne Netz, ohne Konto, kostenlos.
about-games = Die Spiele
about-games-text = Textile ist ein Spiel von Dieter Stein, das Nasenspiel (Das Prestel Nasenspiel, 2004) eins von Thomas Fackler und Temple (2010) eins von Martin Windischer. Textile und Temple werden mit nestortiles gespielt, einem Plättchen-Set von Néstor Romeral Andrés (nestorgames). Die Nasen haben wir selbst gezeichnet.
about-not-affiliated = Unabhängig
about-not-affiliated-text = Kachel machen Leute, die diese Spiele mögen. Weder ihre Autoren noch ihre Verlage sind daran beteiligt oder stehen dafür ein. Die Regeln erzählen wir mit eigenen Worten.
about-licence = Lizenz
about-licence-text = Kachels eigener Code ist freie Software, wahlweise unter der MIT-Lizenz oder der Apache-Lizenz 2.0.
about-privacy = Deine Daten
about-privacy-text = Namen, Spiele und Einstellungen bleiben auf diesem Gerät. Die App hat keinen Zugang zum Netz.
about-font = Die Schrift
about-font-text = Pretendard von Kil Hyung-jin, unter der SIL Open Font License 1.1.
about-font-licence = Die Lizenz der Schrift

## Die Regeln

reader-where = { $title } · { $chapter }/{ $chapters }
reader-search = In den Regeln suchen
reader-found = { $count ->
    [0] Nichts gefunden
    [one] Ein Absatz
   *[other] { $count } Absätze
}

## Was aus Dateien wurde

notice-cannot-save-no-folder = Nichts lässt sich speichern: Das System hat keinen Ordner für die App. Dein Spiel bleibt nur erhalten, bis du die App schließt.
notice-cannot-save-in-the-way = Nichts lässt sich speichern: { $path } ist im Weg. Dein Spiel bleibt nur erhalten, bis du die App schließt.
notice-cannot-save-forbidden = Nichts lässt sich speichern: In { $path } darf nicht geschrieben werden. Dein Spiel bleibt nur erhalten, bis du die App schließt.
notice-cannot-save-full = Nichts lässt sich speichern: Der Speicher ist voll. Schaff Platz, dann geht es von selbst weiter.
notice-cannot-save-other = Nichts lässt sich speichern ({ $error }). Dein Spiel bleibt nur erhalten, bis du die App schließt.
notice-game-set-aside = Ein gespeichertes Spiel ist nicht mehr lesbar. Gelöscht ist es nicht: Es liegt jetzt in { $path }.
notice-settings-set-aside = Deine Einstellungen waren nicht lesbar, alles ist wie beim ersten Start. Die alte Datei liegt in { $path }.
notice-game-left = Ein gespeichertes Spiel ist nicht lesbar. Es bleibt unberührt in { $path }.
notice-settings-left = Deine Einstellungen sind nicht lesbar, und neue bleiben nicht erhalten. Sieh dir { $path } an.
notice-game-newer = Ein neueres Kachel hat ein Spiel gespeichert ({ $file }, { $when }). Zum Weiterspielen aktualisiere die App; es wartet bei den gespeicherten Spielen.
