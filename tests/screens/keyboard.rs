//! The keyboards: the one that tabs from control to control, and the one on the screen that covers a part of it.

use kachel::keep::Setup;
use kachel::screens::nav::{self, Entry};
use kachel::words::Lang;
use slint::platform::Key;

use crate::harness::{PHONE, SIDEWAYS, Screen};
use crate::records::{BEGUN, GOING, finished};

/// What shows that a control has the focus goes this far beyond it. A field that is typed in shows it by its own border.
fn ring(label: &str) -> f32 {
    if label.starts_with("Name ") { 0.0 } else { 4.0 }
}

/// Tabs through a page, forwards and back again; each control that gets the focus must be in sight. Answers what they are
/// called, in order.
#[track_caller]
fn tab_through(screen: &Screen, what: &str) -> Vec<String> {
    let mut labels: Vec<String> = Vec::new();
    let first = loop {
        assert!(screen.key(Key::Tab), "{what}: nothing takes the focus");
        let focused = screen
            .focused()
            .unwrap_or_else(|| panic!("{what}: nothing has the focus after {labels:?}"));
        focused.assert_in_sight(what, ring(&focused.label));
        if labels.first() == Some(&focused.label) {
            break focused.label;
        }
        labels.push(focused.label);
        assert!(labels.len() < 80, "{what}: {labels:#?}");
    };
    for expected in labels.iter().rev().chain([&first]) {
        screen.key_with(Key::Shift, Key::Tab);
        let focused = screen.focused().unwrap();
        focused.assert_in_sight(what, ring(&focused.label));
        assert_eq!(focused.label, *expected, "{what}, backwards");
        if focused.label == first {
            break;
        }
    }
    labels
}

fn at(page: Entry, lang: Lang, size: (u32, u32)) -> Screen {
    let over = finished("textile-02", &["Mina", "Jonas", "Ava", "지훈"]);
    let games = [over.as_str(), BEGUN, GOING, BEGUN, GOING, BEGUN, GOING];
    let screen = Screen::with_games(&games, lang, size);
    screen.app.ctx.change_settings(|settings| {
        let mut setup = Setup::default();
        setup.options.insert("players".into(), 4.into());
        settings.setups.insert("textile".into(), setup);
    });
    nav::go(&screen.app.ctx, page);
    screen.settle();
    screen
}

#[test]
fn what_gets_the_focus_comes_into_sight() {
    for size in [PHONE, SIDEWAYS] {
        let labels = tab_through(&at(Entry::Settings, Lang::En, size), "settings");
        for label in [
            "Back",
            "한국어",
            "Less motion",
            "Larger",
            "Letters",
            "Right",
            "About Kachel",
        ] {
            assert!(
                labels.iter().any(|reached| reached == label),
                "{label} isn’t reached: {labels:#?}"
            );
        }
        for (what, page, last) in [
            ("home", Entry::Home, "Settings"),
            ("games", Entry::Games, "Mina, Jonas, Ava, 지훈"),
            ("setup", Entry::Setup { game: "textile".into() }, "Let’s play"),
            ("about", Entry::About, "The font’s licence"),
        ] {
            let labels = tab_through(&at(page, Lang::En, size), what);
            assert!(
                labels.iter().any(|reached| reached == last),
                "{last} isn’t reached: {labels:#?}"
            );
        }
    }
}

#[test]
fn what_gets_the_focus_comes_into_sight_with_large_text() {
    let screen = at(Entry::Settings, Lang::De, PHONE);
    screen.set_system_font_size(26.0);
    tab_through(&screen, "settings");
}

#[test]
fn the_keyboard_on_the_screen_never_covers_the_field() {
    for size in [PHONE, SIDEWAYS] {
        let screen = at(Entry::Setup { game: "textile".into() }, Lang::En, size);
        for seat in 1..=4 {
            screen.tap(&format!("Name at seat {seat}"));
            let field = screen.focused().unwrap();
            assert_eq!(field.label, format!("Name at seat {seat}"));
            // It comes a moment after the focus, and may grow when it offers words.
            for height in [150, 190] {
                screen.show_keyboard(height);
                screen
                    .focused()
                    .unwrap()
                    .assert_in_sight(&format!("{height} of keyboard, seat {seat}"), 0.0);
            }
            screen.show_keyboard(0);
        }
    }
}
