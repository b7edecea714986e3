//! A hint at the table.

use kachel::screens::ui::HintAdapter;
use kachel::words::Lang;
use slint::platform::Key;
use slint::{ComponentHandle, Model};

use super::{asked, count, game, laid, noses, saved, textile};
use crate::hand::{lay, shown, tap};
use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen};

const FIRST: &str = "23@0,0E";

/// Textile up to a patch of five, which has to be knotted now.
const FIVE: [&str; 10] = [
    "start:B",
    "take:C",
    "take:B",
    "take:D@0,1",
    "take:A@0,-1",
    "take:E@0,2",
    "take:C@0,-2",
    "take:A@0,3",
    "take:D@1,0",
    "take:B@0,4",
];

fn hints(screen: &Screen) -> HintAdapter<'_> {
    screen.ui().global::<HintAdapter>()
}

/// Asks, and waits for the answer.
fn ask(screen: &Screen) {
    screen.app.ctx.thinker.limit_visits(Some(30));
    tap(screen, "Hint");
    hear(screen);
}

fn hear(screen: &Screen) {
    screen.app.ctx.thinker.wait();
    kachel::screens::table::hear_bots(&screen.app.ctx);
    screen.settle();
}

/// What a screen reader says of the rows.
fn rows(screen: &Screen) -> Vec<String> {
    let rows = hints(screen).get_rows();
    let row = |row: kachel::screens::ui::HintRow| format!("{}. {} {}", row.number, row.text, row.share);
    rows.iter().map(|found| row(found).replace('\u{2060}', "")).collect()
}

#[test]
fn one_of_the_best_steps_becomes_the_half_made_one() {
    let temple = game("temple", serde_json::json!({ "edition": "original" }), &[], &[0, 0]);
    for text in [textile(&["start:B"], &[0, 0]), noses(&[FIRST], &[0, 0]), temple] {
        let screen = laid(&text, Lang::En);
        let steps = count(&screen);
        ask(&screen);
        let rows = rows(&screen);
        assert!((1..=3).contains(&rows.len()), "{rows:?}");
        assert!(rows[0].starts_with("1. ") && rows[0].ends_with(" %"), "{rows:?}");
        tap(&screen, &rows[rows.len() - 1]);
        assert!(!hints(&screen).get_shown());
        assert_eq!(count(&screen), steps, "it isn't played");
        assert!(shown(&screen).get_can_confirm());
        let draft = saved(&screen).to_record().other["table"]["draft"].clone();
        assert_ne!(draft, "", "it is saved");
        tap(&screen, &crate::hand::confirm(&screen));
        assert_eq!(count(&screen), steps + 1);
    }
}

#[test]
fn a_step_that_is_never_half_made_is_played() {
    let mut steps = FIVE.to_vec();
    let knot = crate::hand::any_step(&steps, "knot:");
    steps.push(&knot);
    let screen = laid(&textile(&steps, &[0, 1]), Lang::En);
    ask(&screen);
    let rows = rows(&screen);
    assert!(rows[0].starts_with("1. Mina draws "), "{rows:?}");
    tap(&screen, &rows[0]);
    assert!(!hints(&screen).get_shown());
    assert_eq!(count(&screen), steps.len() + 1);
    assert!(super::are_busy(&screen), "it is the other's turn");
    screen.let_bots_play();
}

/// What is chosen of a step, as it is saved.
fn draft(screen: &Screen) -> String {
    let draft = &saved(screen).to_record().other["table"]["draft"];
    draft.as_str().unwrap_or_default().to_owned()
}

/// The middle of what is chosen, in the board's own units.
fn middle(screen: &Screen) -> (f32, f32) {
    let view = shown(screen);
    let x = (view.get_ghost_left() + view.get_ghost_right()) / 2.0 - view.get_origin_x();
    let y = (view.get_ghost_top() + view.get_ghost_bottom()) / 2.0 - view.get_origin_y();
    (x / view.get_unit(), y / view.get_unit())
}

/// Taps a point of the board, given in its own units.
fn tap_board(screen: &Screen, (x, y): (f32, f32)) {
    let view = shown(screen);
    let x = view.get_board_left() + view.get_origin_x() + x * view.get_unit();
    let y = view.get_board_top() + view.get_origin_y() + y * view.get_unit();
    screen.touch_tap(x, y);
}

#[test]
fn a_tap_on_where_a_step_would_lie_is_like_one_on_its_row() {
    let temple = |steps: &[&str]| game("temple", serde_json::json!({ "edition": "original" }), steps, &[0, 0]);
    let games = [textile(&FIVE, &[0, 0]), noses(&[FIRST], &[0, 0]), temple(&["F0,0=A1"])];
    for text in games {
        let screen = laid(&text, Lang::En);
        ask(&screen);
        let rows = rows(&screen);
        // What each row of a step on the board leads to, and where it lies.
        let mut known: Vec<(String, (f32, f32))> = Vec::new();
        for row in &rows {
            tap(&screen, row);
            if draft(&screen) != "discard" {
                known.push((draft(&screen), middle(&screen)));
            }
            screen.key(Key::Back);
            assert!(!shown(&screen).get_can_confirm());
            screen.key_text("h");
        }
        assert!(!known.is_empty(), "{rows:?}");
        for (index, (step, at)) in known.iter().enumerate() {
            // Steps in the same place have their numbers side by side.
            let near = |other: (f32, f32)| (other.0 - at.0).hypot(other.1 - at.1) < 1.2;
            if known[..index].iter().any(|(_, other)| near(*other)) {
                continue;
            }
            assert!(hints(&screen).get_shown());
            tap_board(&screen, *at);
            assert!(!hints(&screen).get_shown(), "{text}: {known:?}");
            assert_eq!(draft(&screen), *step, "{known:?}");
            screen.key(Key::Back);
            screen.key_text("h");
        }
    }
}

#[test]
fn it_is_looked_for_on_the_thread_and_can_be_given_up() {
    let screen = laid(&noses(&[], &[0, 5]), Lang::En);
    screen.key_text("h");
    assert_eq!(asked(&screen).0, "Looking for good steps …");
    tap(&screen, "Stop");
    assert_eq!(asked(&screen).0, "Mina, lay the first tile");
    screen.app.ctx.thinker.wait();
    assert!(screen.app.ctx.thinker.take().is_none());
    // Once found, it is there again at once; Back closes it.
    ask(&screen);
    assert!(screen.key(Key::Back));
    assert!(!hints(&screen).get_shown());
    tap(&screen, "Menu");
    // The menu's row lies above the button behind it.
    let found = screen.find("Hint");
    let highest = found
        .iter()
        .min_by(|a, b| a.absolute_position().y.total_cmp(&b.absolute_position().y));
    screen.tap_element(highest.unwrap());
    assert!(hints(&screen).get_shown());
    // A bot gets none, and what was found for another moment is forgotten.
    let rows = rows(&screen);
    tap(&screen, &rows[0]);
    tap(&screen, &crate::hand::confirm(&screen));
    assert!(!hints(&screen).get_shown() && !hints(&screen).get_can());
    assert!(super::are_busy(&screen));
}

#[test]
fn how_it_looks() {
    let steps = crate::hand::before_a_knot().steps;
    let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
    for lang in Lang::ALL {
        for size in [PHONE, SIDEWAYS, DESKTOP] {
            for text in [textile(&steps, &[0, 0]), noses(&[FIRST], &[0, 0, 0])] {
                let screen = Screen::with_games(&[&text], lang, size);
                lay(&screen);
                screen.app.ctx.thinker.limit_visits(Some(30));
                screen.key_text("h");
                let what = format!("hint {lang:?} {size:?}");
                screen.assert_texts_fit(&what);
                hear(&screen);
                screen.assert_texts_fit(&what);
                screen.assert_controls_are_good(&what);
                screen.set_system_font_size(24.0);
                screen.assert_texts_fit(&format!("{what} large"));
            }
        }
    }
}
