//! The process is killed in the middle of a step, as phones do, and the step is still there.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use kachel::games::textile::Colour;
use kachel::screens::nav::{self, Entry};
use kachel::words::Lang;

use crate::hand::{Game, confirm, draft, saved, shown, stack, tap};
use crate::harness::{PHONE, Screen, save_games};

/// Names the folder to the process that is to be killed.
const FOLDER: &str = "KACHEL_TEST_KILLED";
const READY: &str = "ready to be killed";

/// The app in a process that is to be killed; `None` where the test that is to be its work is run like any other.
pub fn victim() -> Option<Screen> {
    let folder = std::env::var_os(FOLDER)?;
    Some(Screen::open_in(&PathBuf::from(folder), Lang::En, PHONE))
}

/// Says that the process can be killed now, with something to remember, and waits for it.
pub fn wait_for_the_end(screen: Screen, last_words: &str) {
    println!("\n{READY} {last_words}");
    std::io::stdout().flush().unwrap();
    std::thread::sleep(Duration::from_secs(60));
    drop(screen);
}

/// Runs a test of this binary as a process of its own on a folder, kills it once it is ready, and says what its last words were.
#[track_caller]
pub fn kill(test: &str, folder: &Path) -> String {
    let mut process = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(process.stdout.take().unwrap())
        .lines()
        .map_while(Result::ok);
    let last_words = lines.find_map(|line| Some(line.split_once(READY)?.1.trim().to_owned()));
    std::thread::sleep(Duration::from_millis(350));
    process.kill().unwrap();
    let status = process.wait().unwrap();
    let last_words = last_words.expect("the process ended by itself");
    #[cfg(unix)]
    assert_eq!(std::os::unix::process::ExitStatusExt::signal(&status), Some(9));
    assert!(!status.success());
    last_words
}

/// What the killed process does; alone it is no test.
#[test]
fn child() {
    let Some(screen) = victim() else { return };
    tap(&screen, "Continue");
    tap(&screen, &stack(&screen, Colour::A));
    tap(&screen, "Square 2 of your patch");
    wait_for_the_end(screen, "");
}

#[test]
fn a_half_made_step_outlives_the_process() {
    let folder = tempfile::tempdir().unwrap();
    save_games(folder.path(), &[&Game::of_two(&["start:B", "take:C", "take:B"]).text()]);
    kill("killed::child", folder.path());

    let screen = Screen::open_in(folder.path(), Lang::En, PHONE);
    assert!(
        matches!(nav::top(&screen.app.ctx), Entry::Table { .. }),
        "{:#?}",
        screen.labels()
    );
    assert!(shown(&screen).get_can_confirm());
    let half = draft(&screen);
    assert!(half.starts_with("take:A@"), "{half}");
    tap(&screen, &confirm(&screen));
    let table = saved(&screen).table;
    assert_eq!(table.history().cursor(), 4);
    assert_eq!(table.history().played()[3].to_string(), half);
}
