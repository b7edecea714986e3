//! The computer as a player: its setup, its steps at the table, and what can be done meanwhile.

mod analysis;
mod games;
mod hints;
mod killed;
mod setup;
mod table;

use kachel::games::noses::Noses;
use kachel::keep::Id;
use kachel::record::Player;
use kachel::screens::nav::{self, Entry};
use kachel::table::{AnySaved, Saved};
use kachel::words::Lang;
use serde_json::{Value, json};

use crate::hand::{any_saved, lay};
use crate::harness::{PHONE, Screen};

/// A game whose seats are people (0) and bots of a level.
fn game(name: &str, options: Value, steps: &[&str], levels: &[u8]) -> String {
    let names = ["Mina", "Robo", "Ava", "Ben", "Kim"];
    let seats: Vec<Value> = levels
        .iter()
        .zip(names)
        .map(|(&level, name)| match level {
            0 => json!({ "name": name, "player": "human" }),
            level => json!({ "name": name, "player": "bot", "level": level }),
        })
        .collect();
    json!({ "kachel": 1, "game": name, "options": options, "seats": seats, "steps": steps }).to_string()
}

pub fn textile(steps: &[&str], levels: &[u8]) -> String {
    let options = json!({ "players": levels.len(), "per_colour": 6, "teams": false });
    game("textile", options, steps, levels)
}

/// A short game of the nose game: six tiles each.
pub fn noses(steps: &[&str], levels: &[u8]) -> String {
    let tiles = ["23", "12", "01", "34", "45", "05", "02", "13", "24", "35", "04", "15"];
    let mut hands = vec![Vec::new(); levels.len()];
    for (at, tile) in tiles.iter().enumerate() {
        hands[at % levels.len()].push(*tile);
    }
    game("noses", json!({ "hands": hands }), steps, levels)
}

/// The game on the table.
fn laid(text: &str, lang: Lang) -> Screen {
    let screen = Screen::with_games(&[text], lang, PHONE);
    lay(&screen);
    screen
}

/// The game that lies on the table or whose result is shown.
fn id(screen: &Screen) -> Id {
    match nav::top(&screen.app.ctx) {
        Entry::Table { game } | Entry::Result { game } => game,
        page => panic!("no game, but {page:?}"),
    }
}

/// The game as it is on the disk.
fn saved(screen: &Screen) -> AnySaved {
    any_saved(screen, id(screen).as_str())
}

fn saved_noses(screen: &Screen) -> Saved<Noses> {
    match saved(screen) {
        AnySaved::Noses(saved) => saved,
        _ => panic!("not the nose game"),
    }
}

/// How many steps have been played.
fn count(screen: &Screen) -> usize {
    saved(screen).to_record().steps.len()
}

/// How strong each seat's bot is; 0 for a person.
fn levels(screen: &Screen) -> Vec<u8> {
    let seats = saved(screen).to_record().seats;
    seats
        .iter()
        .map(|seat| match seat.player {
            Player::Bot => seat.level.unwrap(),
            Player::Human => 0,
        })
        .collect()
}

fn are_busy(screen: &Screen) -> bool {
    kachel::screens::table::bots_are_busy(&screen.app.ctx)
}

/// What is asked or told: the bold line and the quiet one.
fn asked(screen: &Screen) -> (String, String) {
    let view = crate::hand::shown(screen);
    let plain = |text: slint::SharedString| text.replace('\u{2060}', "");
    (plain(view.get_hint_title()), plain(view.get_hint_text()))
}
