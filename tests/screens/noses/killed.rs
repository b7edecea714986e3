//! The process is killed while a stone is being chosen.

use kachel::games::noses::Step;
use kachel::screens::nav::{self, Entry};
use kachel::table::noses::{Choice, Which};
use kachel::words::Lang;
use slint::Model;

use super::hand::{choose_stone, draft, lay, noses, position, put, saved, segment, table};
use crate::hand::{Game, confirm, shown, tap};
use crate::harness::{PHONE, Screen, save_games};
use crate::killed::{kill, victim, wait_for_the_end};

/// One tile forms or extends two groups, and a stone on the table can move.
fn half_made() -> (Game, Step) {
    position(|table, way| {
        let mut laid = table.clone();
        put(&mut laid, way);
        laid.game().laying(way).unwrap().groups.iter().all(Option::is_some) && laid.movable_stones().len() > 1
    })
}

/// What the killed process does; alone it is no test.
#[test]
fn child() {
    let Some(screen) = victim() else { return };
    let (game, way) = half_made();
    tap(&screen, "Continue");
    let mut table = table(&game);
    lay(&screen, &mut table, way);
    // Other stones than those that were preset: one moves, the other group is nobody's.
    let from = table.movable_stones()[0];
    if table.chosen_stone(Which::Second) != Some(Choice::Nobody) {
        choose_stone(&screen, &mut table, Which::Second, Choice::Nobody);
    }
    choose_stone(&screen, &mut table, Which::First, Choice::From(from));
    // And in the middle of choosing another.
    let (x, y) = segment(&screen, &table, Which::Second, "noses-move").unwrap();
    screen.touch_tap(x, y);
    assert!(noses(&screen).get_moving_shown());
    wait_for_the_end(screen, &table.draft().to_string());
}

#[test]
fn a_stone_that_is_being_chosen_outlives_the_process() {
    let folder = tempfile::tempdir().unwrap();
    let (game, _) = half_made();
    save_games(folder.path(), &[&game.text()]);
    let half = kill("noses::killed::child", folder.path());

    let screen = Screen::open_in(folder.path(), Lang::En, PHONE);
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Table { .. }));
    assert_eq!(draft(&screen), half, "the same tile, the same place, the same stones");
    // And that is what is shown.
    assert!(shown(&screen).get_can_confirm() && shown(&screen).get_placing());
    let stones = noses(&screen).get_stones();
    let (first, second) = (stones.row_data(0).unwrap(), stones.row_data(1).unwrap());
    assert!(first.mine && first.moves && !second.mine && second.can_move);
    tap(&screen, &confirm(&screen));
    let table = saved(&screen).table;
    assert_eq!(
        table.history().played().last().unwrap().to_string(),
        half.trim_end_matches("/b")
    );
}
