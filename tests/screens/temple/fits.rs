//! Whatever is shown has room, and can be hit by a finger.

use kachel::words::Lang;
use slint::Model;

use super::hand::{ready, temple, vector};
use crate::hand::{Game, lay_number, shown, tap};
use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen, TABLET};

/// Moments of a game: its beginning, its middle, with tiles that lie ready, at a closed way, and the other's hand.
fn moments() -> Vec<Game> {
    let long = |game: Game| game.names(&["Wilhelmina-Charlotte", "남궁하늘빛나래솔 이랑"]);
    vec![long(vector(0).first(0)), long(vector(1).first(30)), long(ready(0, 14))]
}

#[test]
fn at_the_table_of_temple_every_text_has_room() {
    let games = moments();
    let texts: Vec<String> = games.iter().map(Game::text).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    for lang in Lang::ALL {
        let screen = Screen::with_games(&texts, lang, PHONE);
        for size in [PHONE, SIDEWAYS, TABLET, DESKTOP] {
            screen.resize(size);
            for number in 0..games.len() {
                lay_number(&screen, number);
                screen.wait(400);
                screen.settle();
                let what = format!("moment {number} {lang:?} {size:?}");
                screen.assert_texts_fit(&what);
                screen.assert_controls_are_good(&what);
            }
            let closed = temple(&screen).get_ways().iter().find(|row| !row.offered);
            if let Some(closed) = closed {
                tap(&screen, &closed.label);
                screen.assert_texts_fit(&format!("a closed way {lang:?} {size:?}"));
            }
            let other = shown(&screen).get_seats().row_data(1).unwrap();
            tap(&screen, &other.label);
            screen.assert_texts_fit(&format!("the other hand {lang:?} {size:?}"));
            shown(&screen).invoke_close_enlarged();
        }
    }
}

#[test]
fn large_text_has_room_at_the_table_of_temple() {
    let games = moments();
    let texts: Vec<String> = games.iter().map(Game::text).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    for lang in Lang::ALL {
        let screen = Screen::with_games(&texts, lang, PHONE);
        screen.set_system_font_size(24.0);
        for size in [PHONE, SIDEWAYS] {
            screen.resize(size);
            for number in 0..games.len() {
                lay_number(&screen, number);
                screen.assert_texts_fit(&format!("large {number} {lang:?} {size:?}"));
            }
        }
    }
}
