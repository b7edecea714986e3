//! Setting up a game.

use i_slint_backend_testing::AccessibleRole;
use kachel::words::Lang;
use slint::platform::Key;

use crate::harness::{PHONE, Screen};

#[test]
fn names_in_hangul_reach_the_game_even_half_composed() {
    let screen = Screen::open(Lang::Ko, PHONE);
    screen.tap("텍스타일");
    screen.tap("1번 자리 이름");
    screen.commit("미");
    screen.compose("나");
    screen.looks_like("setup-composing-light-ko");
    // The input method gives what it has when the focus goes.
    screen.commit("나");
    screen.tap("2번 자리 이름");
    screen.type_text("Ben");
    assert!(
        screen.has("Ben이 시작 타일을 놓으면 미나부터 시작해요."),
        "{:#?}",
        screen.labels()
    );
    let screen = screen.restart(Lang::Ko);
    let value = screen
        .element_of(AccessibleRole::TextInput, "1번 자리 이름")
        .accessible_value();
    assert_eq!(value.unwrap(), "미나", "the page and the names are there again");
}

#[test]
fn everything_is_as_the_last_time() {
    let screen = Screen::open(Lang::De, PHONE);
    screen.tap("Textile");
    screen.tap("3");
    screen.tap("Name auf Platz 1");
    screen.type_text("Mina");
    screen.tap("Name auf Platz 2");
    screen.type_text("Jonas");
    screen.tap("Name auf Platz 3");
    screen.type_text("Ava");
    screen.tap("9");
    assert!(
        screen.has("Ava legt das Startplättchen, dann ist Mina dran."),
        "{:#?}",
        screen.labels()
    );
    screen.element("45 Plättchen, etwa 40 Minuten");
    screen.element("Mit echten Plättchen braucht ihr dafür zwei Sets.");
    screen.looks_like("setup-light-de");
    screen.tap("Jonas beginnt");
    assert!(screen.has("Mina legt das Startplättchen, dann ist Jonas dran."));
    assert!(screen.key(Key::Back));
    let screen = screen.restart(Lang::De);
    screen.tap("Textile");
    assert!(screen.has("Mina legt das Startplättchen, dann ist Jonas dran."));
    assert!(
        screen
            .element_of(AccessibleRole::RadioButton, "9")
            .accessible_checked()
            .unwrap()
    );
    // Somebody else wants to play along: the names of before are still there.
    screen.tap("2");
    screen.tap("3");
    assert_eq!(screen.element("Name auf Platz 3").accessible_value().unwrap(), "Ava");
}

#[test]
fn four_may_play_in_teams_and_are_told_not_to_scheme() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Textile");
    assert!(!screen.has("Two teams"));
    screen.tap("4");
    assert!(screen.has("With four, two teams make the better game."));
    screen.tap("Two teams");
    assert!(
        screen.has("Player 1 and Player 3 play against Player 2 and Player 4. Team mates don’t talk about strategy."),
        "{:#?}",
        screen.labels()
    );
    screen.tap("3");
    assert!(!screen.has("Two teams"));
    assert!(!screen.has("Player 4 begins"));
}

#[test]
fn a_name_ends_where_no_more_fits() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Textile");
    screen.tap("Name at seat 1");
    screen.type_text("abcdefghijklmnopqrstuvwxyz");
    assert_eq!(
        screen.element("Name at seat 1").accessible_value().unwrap(),
        "abcdefghijklmnopqrstuvwx"
    );
    // Enter ends the typing.
    screen.key(Key::Return);
    screen.type_text("zzz");
    assert_eq!(
        screen.element("Name at seat 1").accessible_value().unwrap(),
        "abcdefghijklmnopqrstuvwx"
    );
}

#[test]
fn the_rules_and_back() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Textile");
    screen.tap("4");
    screen.tap("Rules");
    assert!(screen.has("Textile: the rules · 1/13"), "{:#?}", screen.labels());
    screen.tap("Back");
    assert!(screen.has("Player 4 begins"));
}
