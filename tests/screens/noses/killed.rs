//! The process is killed while a stone is being chosen.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use kachel::games::noses::Step;
use kachel::screens::nav::{self, Entry};
use kachel::table::noses::{Choice, Which};
use kachel::words::Lang;
use slint::Model;

use super::hand::{choose_stone, draft, lay, noses, position, put, saved, segment, table};
use crate::hand::{Game, confirm, shown, tap};
use crate::harness::{PHONE, Screen, save_games};

/// Names the folder to the process that is to be killed.
const FOLDER: &str = "KACHEL_TEST_NOSES_KILLED";
const READY: &str = "ready to be killed";

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
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let (game, way) = half_made();
    let screen = Screen::open_in(&PathBuf::from(folder), Lang::En, PHONE);
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
    println!("\n{READY} {}", table.draft());
    std::io::stdout().flush().unwrap();
    std::thread::sleep(Duration::from_secs(60));
    drop(screen);
}

#[test]
fn a_stone_that_is_being_chosen_outlives_the_process() {
    let folder = tempfile::tempdir().unwrap();
    let (game, _) = half_made();
    save_games(folder.path(), &[&game.text()]);
    let mut process = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "noses::killed::child", "--nocapture"])
        .env(FOLDER, folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(process.stdout.take().unwrap()).lines();
    let ready = lines.map_while(Result::ok).find(|line| line.contains(READY));
    std::thread::sleep(Duration::from_millis(350));
    process.kill().unwrap();
    let status = process.wait().unwrap();
    let ready = ready.expect("the process ended by itself");
    #[cfg(unix)]
    assert_eq!(std::os::unix::process::ExitStatusExt::signal(&status), Some(9));
    assert!(!status.success());

    let screen = Screen::open_in(folder.path(), Lang::En, PHONE);
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Table { .. }));
    let half = ready.split_whitespace().last().unwrap();
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
