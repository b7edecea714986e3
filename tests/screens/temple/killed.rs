//! The process is killed while values are being chosen.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use kachel::screens::nav::{self, Entry};
use kachel::table::temple::{Intent, Places};
use kachel::words::Lang;
use slint::Model;

use super::hand::{draft, lay, saved, table, temple, vector, view};
use crate::hand::{Game, confirm, drag, shown, tap};
use crate::harness::{PHONE, Screen, save_games};

/// Names the folder to the process that is to be killed.
const FOLDER: &str = "KACHEL_TEST_TEMPLE_KILLED";
const READY: &str = "ready to be killed";

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
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let (game, places) = half_made();
    let screen = Screen::open_in(&PathBuf::from(folder), Lang::En, PHONE);
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
    println!(
        "\n{READY} {} at {}",
        draft(&screen).replace(' ', "_"),
        view(&screen).yaw
    );
    std::io::stdout().flush().unwrap();
    std::thread::sleep(Duration::from_secs(60));
    drop(screen);
}

#[test]
fn values_that_are_being_chosen_outlive_the_process() {
    let folder = tempfile::tempdir().unwrap();
    let (game, _) = half_made();
    save_games(folder.path(), &[&game.text()]);
    let mut process = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "temple::killed::child", "--nocapture"])
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
    let words: Vec<&str> = ready.split_whitespace().collect();
    let (half, yaw) = (words[words.len() - 3].replace('_', " "), words[words.len() - 1]);
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
