//! Who plays is set up by taps, and remembered.

use kachel::words::Lang;
use slint::platform::Key;

use super::{are_busy, levels};
use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen};

#[test]
fn one_tap_to_play_alone_and_it_is_remembered() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Textile");
    screen.tap("Alone");
    assert!(
        screen.has("Computer lays the start tile, then it’s Player 1’s turn."),
        "{:#?}",
        screen.labels()
    );
    screen.looks_like("setup-alone-light-en");
    screen.tap("Let’s play");
    assert_eq!(levels(&screen), [0, 2]);
    assert!(are_busy(&screen));
    screen.let_bots_play();
    let screen = screen.restart(Lang::En);
    screen.key(Key::Back);
    screen.tap("Textile");
    assert!(screen.has("Computer lays the start tile, then it’s Player 1’s turn."));
    screen.tap("Together");
    assert!(screen.has("Player 2 lays the start tile, then it’s Player 1’s turn."));
}

#[test]
fn each_seat_is_chosen_by_itself() {
    let screen = Screen::open(Lang::De, PHONE);
    screen.tap("Das Nasenspiel");
    screen.tap("4");
    screen.tap("Wer auf Platz 2 spielt");
    screen.tap("Computer, sehr stark");
    screen.tap("Wer auf Platz 4 spielt");
    screen.assert_texts_fit("who plays");
    screen.tap("Computer, sehr leicht");
    screen.tap("Name auf Platz 4");
    screen.type_text("Robo");
    screen.tap("Wer auf Platz 1 spielt");
    assert!(screen.key(Key::Back), "Back closes the list only");
    screen.tap("Robo beginnt");
    screen.tap("Los geht’s");
    // Who begins has seat 0.
    assert_eq!(levels(&screen), [1, 0, 5, 0]);
    let names = super::saved(&screen).names();
    assert_eq!(
        names,
        ["Robo", "Person 1", "Computer", "Person 3"].map(|name| Some(name.to_owned()))
    );
}

#[test]
fn more_players_are_more_bots_for_who_plays_alone() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("The nose game");
    screen.tap("Alone");
    screen.tap("3");
    screen.tap("Let’s play");
    assert_eq!(levels(&screen), [0, 2, 2]);
    let names = super::saved(&screen).names();
    assert_eq!(
        names,
        ["Player 1", "Computer 1", "Computer 2"].map(|name| Some(name.to_owned()))
    );
}

#[test]
fn every_text_has_room() {
    for lang in Lang::ALL {
        for size in [PHONE, SIDEWAYS, DESKTOP] {
            let screen = Screen::open(lang, size);
            let text = |key: &str| screen.app.ctx.words().text(key);
            screen.tap(&text("game-noses"));
            screen.tap("5");
            screen.tap(&text("setup-alone"));
            screen.assert_texts_fit(&format!("alone {lang:?} {size:?}"));
            screen.assert_controls_are_good(&format!("alone {lang:?} {size:?}"));
            screen.set_system_font_size(24.0);
            screen.assert_texts_fit(&format!("alone {lang:?} {size:?} large"));
        }
    }
}
