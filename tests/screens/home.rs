//! Home and the saved games.

use std::rc::Rc;

use kachel::screens::nav::{self, Entry};
use kachel::screens::ui::{GamePanel, HomeAdapter};
use kachel::words::Lang;
use slint::platform::Key;
use slint::{Color, ComponentHandle, Model, ModelRc, VecModel};

use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen, TABLET};
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
        "Textile, Mina’s turn, Turn 17, 11 : 15"
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
fn a_newer_game_is_told_once_and_waits_in_the_list() {
    const TOLD: &str = "A newer Kachel saved a game (game-0.json, 2 minutes ago). Update the app to go on with it; it \
                        waits among the saved games.";
    let newer = r#"{"kachel":2,"game":"textile"}"#;
    let screen = Screen::with_games(&[newer, GOING], Lang::En, PHONE);
    assert!(screen.has(TOLD), "{:#?}", screen.labels());
    screen.assert_texts_fit("newer game");
    screen.tap("Close");
    let screen = screen.restart(Lang::En);
    assert!(!screen.has(TOLD));
    screen.tap("One more game");
    assert!(screen.has("A newer Kachel saved this game") && screen.has("game-0.json · 2 minutes ago"));
    assert!(!screen.has(TOLD));
    assert_eq!(
        std::fs::read_to_string(screen.folder().join("games/game-0.json")).unwrap(),
        newer
    );
    for lang in Lang::ALL {
        let screen = Screen::with_games(&[newer], lang, PHONE);
        screen.set_system_font_size(22.0);
        screen.assert_texts_fit("told of a newer game");
        nav::go(&screen.app.ctx, Entry::Games);
        screen.settle();
        screen.assert_texts_fit("a newer game in the list");
    }
}

#[test]
fn games_that_were_deleted_one_after_the_other_come_back_one_after_the_other() {
    let screen = Screen::with_games(&[GOING, BEGUN], Lang::En, PHONE);
    let there = |number: usize| {
        screen.app.ctx.keeper.flush().unwrap();
        screen.folder().join(format!("games/game-{number}.json")).exists()
    };
    screen.tap("One more game");
    screen.tap("Delete the game of Mina, Jonas");
    screen.wait(15_000);
    screen.tap("Delete the game of 미나, 지훈");
    assert!(!there(0) && !there(1));
    assert!(screen.has("There are no saved games. Every game that you begin is kept here."));
    // Each has its own time.
    screen.wait(15_000);
    assert!(
        screen.has("The game of 미나, 지훈 is deleted."),
        "{:#?}",
        screen.labels()
    );
    screen.tap_button("Undo");
    assert!(!there(0) && there(1) && screen.has("The game of Mina, Jonas is deleted."));
    screen.tap_button("Undo");
    assert!(there(0) && there(1) && !screen.has("Undo"));
    assert!(screen.has("Mina, Jonas") && screen.has("미나, 지훈"));
}

#[test]
fn what_was_deleted_is_gone_with_the_note() {
    let screen = Screen::with_games(&[GOING, BEGUN], Lang::En, PHONE);
    screen.tap("One more game");
    screen.tap("Delete the game of Mina, Jonas");
    screen.wait(20_100);
    screen.settle();
    screen.tap("Delete the game of 미나, 지훈");
    screen.tap_button("Undo");
    assert!(screen.has("미나, 지훈") && !screen.has("Mina, Jonas") && !screen.has("Undo"));
    screen.tap("Delete the game of 미나, 지훈");
    screen.tap("Close");
    let screen = screen.restart(Lang::En);
    assert!(screen.has("There are no saved games. Every game that you begin is kept here."));
    assert!(screen.folder().join("games").read_dir().unwrap().next().is_none());
}

#[test]
fn what_is_in_the_way_is_named() {
    let place = tempfile::tempdir().unwrap();
    let file = place.path().join("file");
    std::fs::write(&file, "").unwrap();
    let screen = Screen::open_in(&file.join("kachel/data"), Lang::En, PHONE);
    let sentence = format!(
        "Nothing can be saved: {} is in the way. Your game lasts until the app is closed.",
        file.display()
    );
    assert!(screen.has(&sentence), "{:#?}", screen.labels());
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

fn titles(screen: &Screen) -> impl Iterator<Item = String> {
    let words = screen.app.ctx.words();
    ["textile", "noses", "temple"]
        .into_iter()
        .map(move |game| words.text(&format!("game-{game}")))
}

/// Home with so many games that can be played.
fn with_panels(count: usize, lang: Lang, size: (u32, u32), font_size: f32) -> Screen {
    let screen = Screen::with_games(&[BEGUN, GOING], lang, size);
    screen.set_system_font_size(font_size);
    let home = screen.ui().global::<HomeAdapter>();
    let textile = home.get_panels().row_data(0).unwrap();
    let colours = [(0x50, 0x58, 0xB4), (0xF9, 0xDB, 0x4B), (0x9A, 0x32, 0x14)];
    let panels: Vec<GamePanel> = titles(&screen)
        .take(count)
        .zip(colours)
        .map(|(title, (r, g, b))| GamePanel {
            title: title.into(),
            face: Color::from_rgb_u8(r, g, b),
            ..textile.clone()
        })
        .collect();
    home.set_panels(ModelRc::from(Rc::new(VecModel::from(panels))));
    screen.settle();
    screen
}

#[test]
fn one_two_or_three_games_fill_the_page() {
    for count in 1..=3 {
        for (lang, size, font_size) in [
            (Lang::En, PHONE, 16.0),
            (Lang::De, PHONE, 16.0),
            (Lang::De, PHONE, 22.0),
            (Lang::Ko, PHONE, 32.0),
            (Lang::En, SIDEWAYS, 16.0),
            (Lang::De, SIDEWAYS, 22.0),
            (Lang::De, TABLET, 16.0),
            (Lang::En, DESKTOP, 16.0),
            (Lang::De, DESKTOP, 32.0),
        ] {
            let screen = with_panels(count, lang, size, font_size);
            let what = format!("panels {count} {} {}x{} {font_size}", lang.code(), size.0, size.1);
            if std::env::var_os("KACHEL_LOOK").is_some() {
                screen.save_picture(&what.replace(' ', "-"));
            }
            screen.assert_texts_fit(&what);
            screen.assert_controls_are_good(&what);
            if font_size != 16.0 {
                continue;
            }
            // At the usual text size one sees all at once, held upright or on a large screen, and each game is worth as much.
            let places: Vec<_> = screen
                .controls()
                .into_iter()
                .filter(|(_, label, _)| titles(&screen).any(|title| title == *label))
                .map(|(_, _, panel)| (panel.absolute_position().y, panel.size().height))
                .collect();
            let heights: Vec<f32> = places.iter().map(|place| place.1.round()).collect();
            assert!(
                heights.iter().all(|height| *height == heights[0]),
                "{what}: {heights:?}"
            );
            if size != SIDEWAYS {
                assert_eq!(places.len(), count, "{what}");
                let (first, last) = (places[0].0, places[count - 1].0 + places[count - 1].1);
                let middle = (first + last) / 2.0;
                assert!(
                    middle > size.1 as f32 * 0.48,
                    "{what}: the panels’ middle is at {middle}"
                );
                assert!(last < size.1 as f32 - 64.0, "{what}: the panels end at {last}");
                let before = screen.find("Textile")[0].absolute_position().y;
                screen.wheel(-300.0);
                let after = screen.find("Textile")[0].absolute_position().y;
                assert_eq!(before, after, "{what}: there is more to scroll to");
            }
        }
    }
}

/// The panels are those of the games themselves, in all languages and looks.
#[test]
fn three_games_can_be_played() {
    for lang in Lang::ALL {
        for theme in [kachel::keep::Theme::Light, kachel::keep::Theme::Dark] {
            let screen = Screen::with_games(&[GOING], lang, PHONE);
            screen.app.ctx.change_settings(|settings| {
                settings.theme = theme;
                settings.high_contrast = theme == kachel::keep::Theme::Dark;
            });
            let screen = screen.restart(lang);
            let panels = screen.ui().global::<HomeAdapter>().get_panels();
            let games: Vec<String> = panels.iter().map(|panel| panel.game.to_string()).collect();
            assert_eq!(games, ["textile", "noses", "temple"]);
            assert!(
                titles(&screen).all(|title| screen.has(&title)),
                "{:#?}",
                screen.labels()
            );
            screen.assert_texts_fit(lang.code());
            screen.assert_controls_are_good(lang.code());
        }
    }
}

#[test]
fn the_rules_of_each_game_are_two_taps_away() {
    let screen = Screen::open(Lang::En, PHONE);
    for (book, title) in [
        ("Textile: the rules", "Textile: the rules · 1/13"),
        ("The nose game: the rules", "The nose game: the rules · 1/11"),
        ("Temple: the rules", "Temple: the rules · 1/14"),
    ] {
        screen.tap("Rules");
        screen.assert_texts_fit("books");
        screen.tap(book);
        assert!(screen.has(title), "{:#?}", screen.labels());
        assert!(screen.key(Key::Back));
    }
    screen.tap("Rules");
    assert!(screen.key(Key::Back), "closes the list");
    assert!(!screen.has("Temple: the rules"));
    assert!(!screen.key(Key::Back), "leaves the app");
}
