//! Home and the saved games.

use kachel::words::Lang;
use slint::platform::Key;

use crate::harness::{PHONE, Screen};
use crate::records::{BEGUN, GOING, finished};

#[test]
fn the_first_start_offers_a_game_and_nothing_to_go_on_with() {
    let screen = Screen::open(Lang::En, PHONE);
    assert!(screen.has("Textile") && screen.has("Rules") && screen.has("Settings"));
    assert!(!screen.has("Continue") && !screen.has("One saved game"));
    screen.looks_like("home-first-light-en");
}

#[test]
fn the_game_in_progress_comes_first() {
    let screen = Screen::with_games(&[BEGUN, GOING], Lang::En, PHONE);
    let going = screen.element("Continue");
    assert_eq!(
        going.accessible_description().unwrap(),
        "Textile, Mina’s turn, Turn 17 · 11\u{a0}:\u{a0}15"
    );
    assert!(screen.has("One more game"));
    screen.looks_like("home-light-en");
}

#[test]
fn a_finished_game_is_no_game_to_go_on_with() {
    let over = finished("textile-00", &["Mina", "Ben"]);
    let screen = Screen::with_games(&[&over], Lang::De, PHONE);
    assert!(!screen.has("Weiterspielen"));
    screen.tap("Ein gespeichertes Spiel");
    assert!(screen.has("Mina, Ben"), "{:#?}", screen.labels());
}

#[test]
fn a_game_is_deleted_with_a_way_back() {
    let screen = Screen::with_games(&[GOING, BEGUN], Lang::En, PHONE);
    screen.tap("One more game");
    assert!(screen.has("Mina, Jonas") && screen.has("미나, 지훈"));
    screen.looks_like("games-light-en");
    screen.tap("Delete the game of Mina, Jonas");
    assert!(!screen.has("Mina, Jonas"));
    assert!(screen.has("The game of Mina, Jonas is deleted."));
    screen.app.ctx.keeper.flush().unwrap();
    assert!(!screen.folder().join("games/game-0.json").exists());
    screen.tap_button("Undo");
    assert!(screen.has("Mina, Jonas"));
    screen.app.ctx.keeper.flush().unwrap();
    assert_eq!(
        std::fs::read_to_string(screen.folder().join("games/game-0.json")).unwrap(),
        GOING
    );
}

#[test]
fn a_note_that_passes_goes_by_itself() {
    let screen = Screen::with_games(&[GOING, BEGUN], Lang::En, PHONE);
    screen.tap("One more game");
    screen.tap("Delete the game of Mina, Jonas");
    assert!(screen.has("Undo"));
    screen.wait(20_100);
    screen.settle();
    assert!(!screen.has("Undo"));
}

#[test]
fn a_damaged_game_is_told_and_kept() {
    let screen = Screen::with_games(&["{\"kachel\":1,\"game\":\"textile\"", GOING], Lang::En, PHONE);
    assert!(
        screen
            .labels()
            .iter()
            .any(|label| label.starts_with("A saved game can’t be read any more."))
    );
    assert!(screen.has("Continue"));
    screen.assert_texts_fit("damaged game");
    screen.tap("Close");
    assert!(!screen.has("Close"));
    assert!(screen.folder().join("damaged").read_dir().unwrap().next().is_some());
}

#[test]
fn a_newer_game_is_told_and_left_alone() {
    let newer = r#"{"kachel":2,"game":"textile"}"#;
    let screen = Screen::with_games(&[newer], Lang::Ko, PHONE);
    assert!(screen.has("더 새로운 버전의 Kachel에서 저장한 게임이에요. 앱을 업데이트하면 이어서 할 수 있어요."));
    assert_eq!(
        std::fs::read_to_string(screen.folder().join("games/game-0.json")).unwrap(),
        newer
    );
}

#[test]
fn back_leads_home_and_then_to_the_system() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Settings");
    screen.tap("About Kachel");
    assert!(screen.has("Kachel 0.1.0"));
    assert!(screen.key(Key::Back));
    assert!(screen.has("High contrast"));
    assert!(screen.key(Key::Escape));
    assert!(screen.has("Textile"));
    assert!(!screen.key(Key::Back), "at home the system decides");
}

#[test]
fn the_keyboard_reaches_everything_and_shows_where_it_is() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.key(Key::Tab);
    screen.looks_like("home-keyboard-light-en");
    screen.key(Key::Return);
    assert!(screen.has("A new textile"));
    assert!(
        screen.key(Key::Back),
        "the page that had the focus is gone, and the keys are still heard"
    );
    assert!(screen.has("Textile"));
}
