//! The process is killed while values are being chosen.

use kachel::screens::nav::{self, Entry};
use kachel::table::temple::{Intent, Places};
use kachel::words::Lang;
use slint::Model;

use super::hand::{draft, lay, saved, table, temple, vector, view};
use crate::hand::{Game, confirm, drag, shown, tap};
use crate::harness::{PHONE, Screen, save_games};
use crate::killed::{kill, victim, wait_for_the_end};

/// Two tiles go somewhere, and another one of the hand could go there as well.
fn half_made() -> (Game, Places) {
    let found = (4..40).find_map(|count| {
        let game = vector(0).first(count);
        let mut table = table(&game);
        let places: Vec<Places> = table.placements().map(|placement| placement.places).collect();
        let two = places.into_iter().find(|places| places.count() == 2)?;
        table.handle_intent(Intent::Lay(two), true);
        let seat = table.to_move()?;
        let open = table.game().open(seat)?;
        let used: Vec<u8> = table.draft().step?.puts().map(|put| put.tile.value()).collect();
        let other = table
            .game()
            .left(open)
            .iter()
            .any(|value| value > used[0] && !used.contains(&value));
        other.then_some((game, two))
    });
    found.unwrap()
}

/// What the killed process does; alone it is no test.
#[test]
fn child() {
    let Some(screen) = victim() else { return };
    let (game, places) = half_made();
    tap(&screen, "Continue");
    drag(&screen, (100.0, 250.0), (130.0, 240.0));
    lay(&screen, &table(&game), places);
    // Another tile than the one that lay ready.
    let free = temple(&screen)
        .get_tiles()
        .iter()
        .filter(|tile| tile.there && !tile.chosen)
        .last()
        .unwrap();
    tap(&screen, &free.label);
    let last_words = format!("{} {}", view(&screen).yaw, draft(&screen));
    wait_for_the_end(screen, &last_words);
}

#[test]
fn values_that_are_being_chosen_outlive_the_process() {
    let folder = tempfile::tempdir().unwrap();
    let (game, _) = half_made();
    save_games(folder.path(), &[&game.text()]);
    let last_words = kill("temple::killed::child", folder.path());

    let screen = Screen::open_in(folder.path(), Lang::En, PHONE);
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Table { .. }));
    let (yaw, half) = last_words.split_once(' ').unwrap();
    assert_eq!(draft(&screen), half, "the same places with the same tiles");
    assert_eq!(view(&screen).yaw.to_string(), yaw, "seen from the same side");
    assert!(shown(&screen).get_placing());
    let chosen = temple(&screen).get_tiles().iter().filter(|tile| tile.chosen).count();
    assert_eq!(chosen, 2);
    if shown(&screen).get_can_confirm() {
        let step = saved(&screen).table.draft().step.unwrap();
        tap(&screen, &confirm(&screen));
        assert_eq!(saved(&screen).table.history().played().last(), Some(&step));
    }
}
