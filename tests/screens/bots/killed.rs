//! The process is killed while a bot thinks, and the game goes on at that step.

use kachel::games::textile::Colour;
use kachel::screens::nav::{self, Entry};
use kachel::words::Lang;

use super::{are_busy, count, textile};
use crate::hand::{stack, tap};
use crate::harness::{PHONE, Screen, save_games};
use crate::killed::{kill, victim, wait_for_the_end};

/// What the killed process does; alone it is no test.
#[test]
fn child() {
    let Some(screen) = victim() else { return };
    tap(&screen, "Continue");
    tap(&screen, &stack(&screen, Colour::A));
    tap(&screen, "Confirm");
    assert!(are_busy(&screen));
    wait_for_the_end(screen, "");
}

#[test]
fn a_thought_begins_again_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    save_games(folder.path(), &[&textile(&["start:B"], &[0, 5])]);
    kill("bots::killed::child", folder.path());

    let screen = Screen::open_in(folder.path(), Lang::En, PHONE);
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Table { .. }));
    assert_eq!(count(&screen), 2);
    assert!(are_busy(&screen));
    screen.key(slint::platform::Key::Back);
    screen.app.ctx.thinker.limit_visits(Some(20));
    tap(&screen, "Continue");
    screen.let_bots_play();
    assert_eq!(count(&screen), 3);
}
