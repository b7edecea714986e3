//! Fields that are typed in keep what was typed, whichever way one leaves them.

use i_slint_backend_testing::AccessibleRole;
use kachel::screens::ui::ReaderAdapter;
use kachel::words::Lang;
use slint::platform::{Key, WindowEvent};
use slint::{ComponentHandle, Model};

use crate::harness::{PHONE, Screen};

const FIRST: &str = "Name at seat 1";
const SECOND: &str = "Name at seat 2";

/// Setting up a game, with 미 typed as the first name, and 나 still being composed.
fn composing() -> Screen {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Textile");
    screen.tap(FIRST);
    screen.commit("미");
    screen.compose("ㄴ");
    screen.compose("나");
    screen
}

fn value(screen: &Screen, field: &str) -> String {
    let field = screen.element_of(AccessibleRole::TextInput, field);
    field.accessible_value().unwrap().into()
}

#[test]
fn a_syllable_that_is_being_composed_counts_as_typed() {
    let screen = composing();
    assert!(
        screen.has("Player 2 lays the start tile, then it’s 미나’s turn."),
        "{:#?}",
        screen.labels()
    );
    screen.compose("");
    assert!(screen.has("Player 2 lays the start tile, then it’s 미’s turn."));
}

#[test]
fn a_syllable_that_is_being_composed_stays_when_the_focus_goes() {
    type Leave = (&'static str, fn(&Screen));
    let ways: [Leave; 6] = [
        ("a tap on the next field", |screen| screen.tap(SECOND)),
        ("a tap on something else", |screen| screen.tap("3")),
        ("tab", |screen| assert!(screen.key(Key::Tab))),
        ("enter", |screen| assert!(screen.key(Key::Return))),
        ("the rules and back", |screen| {
            screen.tap("Rules");
            screen.tap("Back");
        }),
        ("back", |screen| {
            screen.key(Key::Back);
            screen.tap("Textile");
        }),
    ];
    for (way, leave) in ways {
        let screen = composing();
        leave(&screen);
        assert_eq!(value(&screen, FIRST), "미나", "{way}");
        assert_eq!(value(&screen, SECOND), "", "{way}");
        let screen = screen.restart(Lang::En);
        if screen.has("Textile") {
            screen.tap("Textile");
        }
        assert_eq!(value(&screen, FIRST), "미나", "{way}, and a restart");
    }
}

#[test]
fn a_syllable_that_is_being_composed_outlives_the_app() {
    let screen = composing().restart(Lang::En);
    assert_eq!(value(&screen, FIRST), "미나");
}

#[test]
fn the_syllable_lands_where_it_is_composed() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Textile");
    screen.tap(FIRST);
    screen.type_text("민지");
    screen.key(Key::LeftArrow);
    screen.compose("수");
    screen.tap(SECOND);
    assert_eq!(value(&screen, FIRST), "민수지");
}

#[test]
fn what_is_composed_takes_the_place_of_what_is_selected() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Textile");
    screen.tap(FIRST);
    screen.type_text("Mina");
    screen.key(Key::Home);
    for _ in 0..3 {
        screen.key_with(Key::Shift, Key::RightArrow);
    }
    screen.compose("나");
    assert!(screen.has("Player 2 lays the start tile, then it’s 나a’s turn."));
    screen.tap(SECOND);
    assert_eq!(value(&screen, FIRST), "나a");
}

#[test]
fn the_window_loses_the_focus_and_gets_it_back() {
    let screen = composing();
    screen.window().dispatch_event(WindowEvent::WindowActiveChanged(false));
    screen.settle();
    assert_eq!(value(&screen, FIRST), "미나");
    // Some input methods hand the syllable over only now.
    screen.commit("나");
    assert_eq!(value(&screen, FIRST), "미나");
    screen.window().dispatch_event(WindowEvent::WindowActiveChanged(true));
    screen.settle();
    screen.commit("님");
    assert_eq!(value(&screen, FIRST), "미나님");
}

#[test]
fn the_search_finds_what_is_still_being_composed() {
    let screen = Screen::open(Lang::Ko, PHONE);
    screen.tap("규칙");
    screen.tap("텍스타일 규칙");
    screen.tap("목차");
    screen.tap("규칙에서 찾기");
    let found = || screen.ui().global::<ReaderAdapter>().get_found().row_count();
    screen.commit("매");
    screen.compose("듭");
    let composing = found();
    screen.commit("듭");
    assert_eq!(composing, found());
    assert!(composing > 0);
}
