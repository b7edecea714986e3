//! The process is killed in the middle of a step, as phones do, and the step is still there.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
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

/// What the killed process does; alone it is no test.
#[test]
fn child() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let screen = Screen::open_in(&PathBuf::from(folder), Lang::En, PHONE);
    tap(&screen, "Continue");
    tap(&screen, &stack(&screen, Colour::A));
    tap(&screen, "Square 2 of your patch");
    println!("\n{READY}");
    std::io::stdout().flush().unwrap();
    std::thread::sleep(Duration::from_secs(60));
    drop(screen);
}

#[test]
fn a_half_made_step_outlives_the_process() {
    let folder = tempfile::tempdir().unwrap();
    save_games(folder.path(), &[&Game::of_two(&["start:B", "take:C", "take:B"]).text()]);
    let mut process = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "killed::child", "--nocapture"])
        .env(FOLDER, folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(process.stdout.take().unwrap()).lines();
    let ready = lines.map_while(Result::ok).any(|line| line.contains(READY));
    std::thread::sleep(Duration::from_millis(350));
    process.kill().unwrap();
    let status = process.wait().unwrap();
    assert!(ready, "the process ended by itself");
    #[cfg(unix)]
    assert_eq!(std::os::unix::process::ExitStatusExt::signal(&status), Some(9));
    assert!(!status.success());

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
