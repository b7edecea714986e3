//! The process is killed while a bot thinks, and the game goes on at that step.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use kachel::games::textile::Colour;
use kachel::screens::nav::{self, Entry};
use kachel::words::Lang;

use super::{are_busy, count, textile};
use crate::hand::{stack, tap};
use crate::harness::{PHONE, Screen, save_games};

/// Names the folder to the process that is to be killed.
const FOLDER: &str = "KACHEL_TEST_KILLED_THINKING";
const READY: &str = "ready to be killed";

/// What the killed process does; alone it is no test.
#[test]
fn child() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let screen = Screen::open_in(&PathBuf::from(folder), Lang::En, PHONE);
    tap(&screen, "Continue");
    tap(&screen, &stack(&screen, Colour::A));
    tap(&screen, "Confirm");
    assert!(are_busy(&screen));
    println!("\n{READY}");
    std::io::stdout().flush().unwrap();
    std::thread::sleep(Duration::from_secs(60));
    drop(screen);
}

#[test]
fn a_thought_begins_again_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    save_games(folder.path(), &[&textile(&["start:B"], &[0, 5])]);
    let mut process = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "bots::killed::child", "--nocapture"])
        .env(FOLDER, folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(process.stdout.take().unwrap()).lines();
    let ready = lines.map_while(Result::ok).any(|line| line.contains(READY));
    std::thread::sleep(Duration::from_millis(350));
    process.kill().unwrap();
    process.wait().unwrap();
    assert!(ready, "the process ended by itself");

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
