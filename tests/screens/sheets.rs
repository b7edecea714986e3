//! What lies over a page keeps the keyboard's focus until it is closed, and then the page hears the keys again.

use std::collections::BTreeSet;

use kachel::screens::nav::{self, Entry};
use kachel::screens::ui::{
    AboutAdapter, HomeAdapter, MenuAdapter, NosesAdapter, ReaderAdapter, TableAdapter, WhoAdapter,
};
use kachel::words::Lang;
use slint::platform::Key;
use slint::{ComponentHandle, Model};

use crate::hand::{Game, lay, saved, tap};
use crate::harness::{PHONE, Screen};
use crate::records::GOING;

/// What gets the focus by tabs, in the order in which it does; more than once around.
fn reached(screen: &Screen, backwards: bool) -> Vec<String> {
    let mut labels = Vec::new();
    for _ in 0..30 {
        if backwards {
            screen.key_with(Key::Shift, Key::Tab);
        } else {
            screen.key(Key::Tab);
        }
        labels.extend(screen.focused().map(|focused| focused.label));
    }
    labels
}

/// Tabs reach all of what is listed and nothing else; Escape closes it, and another one is heard by the page.
#[track_caller]
fn assert_keeps_focus(screen: &Screen, what: &str, inside: &[&str], is_open: impl Fn(&Screen) -> bool) {
    screen.settle();
    assert!(is_open(screen), "{what}");
    let inside: BTreeSet<String> = inside.iter().map(|label| label.to_string()).collect();
    for backwards in [false, true] {
        let labels = reached(screen, backwards);
        let found: BTreeSet<String> = labels.iter().cloned().collect();
        assert_eq!(found, inside, "{what}, backwards: {backwards}: {labels:#?}");
    }
    assert!(screen.key(Key::Escape), "{what}");
    assert!(!is_open(screen), "{what} stays open");
}

#[test]
fn the_list_of_books() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Rules");
    let books = [
        "Close",
        "Textile: the rules",
        "The nose game: the rules",
        "Temple: the rules",
    ];
    let is_open = |screen: &Screen| screen.ui().global::<HomeAdapter>().get_choosing_book();
    assert_keeps_focus(&screen, "books", &books, is_open);
    assert!(!screen.key(Key::Back), "home hears it, and leaves the app");
    // By keys alone.
    let labels = reached(&screen, false);
    assert!(labels.iter().any(|label| label == "Settings"), "{labels:#?}");
    while screen.focused().map(|focused| focused.label).as_deref() != Some("Rules") {
        screen.key(Key::Tab);
    }
    screen.key(Key::Return);
    screen.key(Key::Tab);
    assert_eq!(screen.focused().unwrap().label, "Close");
    screen.key(Key::Return);
    assert!(!is_open(&screen));
    assert!(!screen.key(Key::Back));
}

#[test]
fn the_menu_over_a_game() {
    let screen = Screen::with_games(&[GOING], Lang::En, PHONE);
    lay(&screen);
    tap(&screen, "Menu");
    let rows = [
        "Close",
        "Rules",
        "Hint",
        "Who plays",
        "Settings",
        "New game",
        "To the home screen",
    ];
    assert_keeps_focus(&screen, "menu", &rows, |screen| {
        screen.ui().global::<MenuAdapter>().get_open()
    });
    assert!(screen.key(Key::Escape), "the table hears it, and leads home");
    assert_eq!(nav::top(&screen.app.ctx), Entry::Home);
}

#[test]
fn who_plays() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Temple");
    screen.tap("Who plays at seat 2");
    let who = screen.ui().global::<WhoAdapter>();
    let players: Vec<String> = who.get_players().iter().map(|player| player.to_string()).collect();
    let mut inside: Vec<&str> = players.iter().map(String::as_str).collect();
    inside.push("Close");
    assert_keeps_focus(&screen, "who plays", &inside, |screen| {
        screen.ui().global::<WhoAdapter>().get_open()
    });
    assert!(screen.key(Key::Escape), "the setup hears it, and leads home");
    assert_eq!(nav::top(&screen.app.ctx), Entry::Home);
}

#[test]
fn what_lies_before_another_seat() {
    let screen = Screen::with_games(&[GOING], Lang::En, PHONE);
    lay(&screen);
    let table = screen.ui().global::<TableAdapter>();
    table.invoke_seat_tapped(1);
    // There is nothing in it to be reached.
    assert_keeps_focus(&screen, "patch", &[], |screen| {
        screen.ui().global::<TableAdapter>().get_enlarged_shown()
    });
}

#[test]
fn sheets_of_the_rules_and_of_the_licence() {
    let screen = Screen::open(Lang::En, PHONE);
    nav::go(&screen.app.ctx, Entry::About);
    screen.settle();
    screen.tap("The font’s licence");
    let is_open = |screen: &Screen| screen.ui().global::<AboutAdapter>().get_licence_open();
    assert_keeps_focus(&screen, "licence", &["Close"], is_open);
    kachel::screens::reader::open(&screen.app.ctx, "temple");
    screen.settle();
    let reader = || screen.ui().global::<ReaderAdapter>();
    reader().set_languages_open(true);
    assert_keeps_focus(
        &screen,
        "languages",
        &["Close", "As the system: English", "한국어", "Deutsch", "English"],
        |screen| screen.ui().global::<ReaderAdapter>().get_languages_open(),
    );
}

#[test]
fn which_stone_moves() {
    let screen = Game::of_vector("noses-00", &["Mina", "Jonas"])
        .first(30)
        .laid(Lang::En, PHONE);
    let noses = screen.ui().global::<NosesAdapter>();
    assert!(!noses.get_moving_shown());
    // Whatever closes it, the table hears the keys after it.
    noses.set_moving_shown(true);
    screen.settle();
    screen.key(Key::Tab);
    noses.set_moving_shown(false);
    screen.settle();
    assert!(screen.key(Key::Escape));
    assert_eq!(nav::top(&screen.app.ctx), Entry::Home);
}

/// Whatever is open over a table, its keys choose, play and take back nothing behind it.
#[test]
fn keys_do_not_reach_the_board_behind() {
    let screen = Game::of_two(&["start:B", "take:C", "take:B"]).laid(Lang::En, PHONE);
    type Open = fn(&Screen, bool);
    let sheets: [(&str, Open); 3] = [
        ("menu", |screen, open| {
            screen.ui().global::<MenuAdapter>().set_open(open)
        }),
        ("enlarged", |screen, open| {
            screen.ui().global::<TableAdapter>().set_enlarged_shown(open)
        }),
        ("who plays", |screen, open| {
            screen.ui().global::<WhoAdapter>().set_open(open)
        }),
    ];
    let before = saved(&screen).to_record().to_json();
    for (what, set_open) in sheets {
        set_open(&screen, true);
        screen.settle();
        screen.key(Key::RightArrow);
        screen.key(Key::Return);
        screen.key_with_control("z");
        assert_eq!(saved(&screen).to_record().to_json(), before, "behind the {what}");
        set_open(&screen, false);
        screen.settle();
    }
    screen.key_with_control("z");
    assert_ne!(
        saved(&screen).to_record().to_json(),
        before,
        "the table hears its keys again"
    );
}
