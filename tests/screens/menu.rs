//! The menu over a game: whatever one does there, the game stays as it was, with the step that is half made.

use kachel::games::textile::Colour;
use kachel::screens::nav::{self, Entry};
use kachel::screens::ui::MenuAdapter;
use kachel::words::Lang;
use slint::ComponentHandle;
use slint::platform::Key;

use crate::hand::{Game, confirm, draft, id, saved, saved_as, shown, stack, tap};
use crate::harness::{PHONE, Screen};

/// A game in which a square is chosen for a tile, and nothing confirmed.
fn half_made() -> Screen {
    let screen = Game::of_two(&["start:B", "take:C", "take:B"]).laid(Lang::En, PHONE);
    tap(&screen, &stack(&screen, Colour::A));
    tap(&screen, "Square 2 of your patch");
    assert!(draft(&screen).starts_with("take:A@"), "{}", draft(&screen));
    screen
}

#[track_caller]
fn choose(screen: &Screen, row: &str) {
    tap(screen, "Menu");
    assert!(screen.ui().global::<MenuAdapter>().get_open());
    tap(screen, row);
    assert!(!screen.ui().global::<MenuAdapter>().get_open());
}

/// The half-made step is shown, is on the disk, and one tap plays it.
#[track_caller]
fn assert_still_half_made(screen: &Screen, step: &str) {
    assert!(
        matches!(nav::top(&screen.app.ctx), Entry::Table { .. }),
        "{:#?}",
        screen.labels()
    );
    assert!(shown(screen).get_can_confirm());
    assert_eq!(draft(screen), step);
    tap(screen, &confirm(screen));
    let table = saved(screen).table;
    assert_eq!(table.history().played().last().unwrap().to_string(), step);
    assert_eq!(table.history().cursor(), 4);
}

#[test]
fn from_the_setup_to_the_table_to_the_rules_and_back() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Textile");
    screen.tap("Name at seat 1");
    screen.type_text("Mina");
    screen.tap("Let’s play");
    tap(&screen, &stack(&screen, Colour::D));
    assert_eq!(draft(&screen), "start:D");
    choose(&screen, "Rules");
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Reader { .. }));
    screen.tap("Back");
    assert_eq!(draft(&screen), "start:D");
    tap(&screen, &confirm(&screen));
    assert_eq!(saved(&screen).table.history().cursor(), 1);
    // The setup is done with: it doesn't lie below the table.
    assert!(screen.key(Key::Back));
    assert_eq!(nav::top(&screen.app.ctx), Entry::Home);
}

#[test]
fn the_rules_and_the_settings_keep_the_half_made_step() {
    for (row, another) in [("Rules", None), ("Settings", Some("High contrast"))] {
        let screen = half_made();
        let step = draft(&screen);
        choose(&screen, row);
        if let Some(another) = another {
            screen.tap(another);
        }
        screen.tap("Back");
        assert_still_half_made(&screen, &step);
    }
}

#[test]
fn another_language_keeps_the_half_made_step() {
    let screen = half_made();
    let step = draft(&screen);
    choose(&screen, "Settings");
    screen.tap("Deutsch");
    screen.tap("Zurück");
    assert_still_half_made(&screen, &step);
}

#[test]
fn a_new_game_keeps_the_old_one() {
    let screen = half_made();
    let (old, step) = (id(&screen), draft(&screen));
    choose(&screen, "New game");
    assert!(screen.has("A new textile"));
    screen.tap("Let’s play");
    assert_ne!(id(&screen), old);
    assert_eq!(saved(&screen).table.history().cursor(), 0);
    assert_eq!(saved_as(&screen, old.as_str()).table.draft().to_string(), step);
    screen.key(Key::Back);
    screen.tap("One more game");
    screen.tap("Mina, Jonas");
    assert_eq!(id(&screen), old);
    assert_still_half_made(&screen, &step);
}

#[test]
fn a_new_game_that_is_not_begun_leads_back_to_the_old_one() {
    let screen = half_made();
    let step = draft(&screen);
    choose(&screen, "New game");
    screen.tap("Back");
    assert_still_half_made(&screen, &step);
    assert_eq!(screen.app.ctx.keeper.list().len(), 1);
}

#[test]
fn leaving_and_going_on() {
    let screen = half_made();
    let step = draft(&screen);
    choose(&screen, "To the home screen");
    assert_eq!(nav::top(&screen.app.ctx), Entry::Home);
    screen.tap("Continue");
    assert_still_half_made(&screen, &step);
}

#[test]
fn the_app_starts_again_where_it_was() {
    let screen = half_made();
    let (game, step) = (id(&screen), draft(&screen));
    let screen = screen.restart(Lang::En);
    assert_eq!(id(&screen), game);
    assert_still_half_made(&screen, &step);

    // With the rules over the table, or the menu, it's the same table below.
    let screen = half_made();
    let step = draft(&screen);
    choose(&screen, "Rules");
    let screen = screen.restart(Lang::En);
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Reader { .. }));
    screen.tap("Back");
    assert_still_half_made(&screen, &step);

    let screen = half_made();
    let step = draft(&screen);
    tap(&screen, "Menu");
    let screen = screen.restart(Lang::En);
    assert_still_half_made(&screen, &step);
}

#[test]
fn back_closes_the_menu_then_lets_go_of_the_step_then_leaves() {
    let screen = half_made();
    let step = draft(&screen);
    tap(&screen, "Menu");
    assert!(screen.key(Key::Back));
    assert!(!screen.ui().global::<MenuAdapter>().get_open());
    assert_eq!(draft(&screen), step);
    // A tap beside the menu closes it as well, and touches nothing of the table.
    tap(&screen, "Menu");
    screen.touch_tap(180.0, 30.0);
    assert!(!screen.ui().global::<MenuAdapter>().get_open());
    assert_eq!(draft(&screen), step);
    while !draft(&screen).is_empty() {
        assert!(screen.key(Key::Back));
        assert!(matches!(nav::top(&screen.app.ctx), Entry::Table { .. }));
    }
    assert!(screen.key(Key::Back));
    assert_eq!(nav::top(&screen.app.ctx), Entry::Home);
}
