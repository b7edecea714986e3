//! Whole games by taps.

use kachel::games::Game as _;
use kachel::screens::nav::{self, Entry};
use kachel::screens::ui::ResultAdapter;
use kachel::words::Lang;
use slint::{ComponentHandle, Model};

use super::hand::{Taps, noses, play, saved_as, steps, table, text, vector};
use crate::hand::{id, tap};
use crate::harness::PHONE;

/// Plays a vector's game from its first step to its result.
fn play_whole(number: usize, filtered: bool) -> Vec<Taps> {
    let vector_steps = steps(&vector(number));
    let begins = vector(number).first(0);
    let screen = begins.laid(Lang::En, PHONE);
    let game = id(&screen);
    let mut table = table(&begins);
    if filtered {
        tap(&screen, &noses(&screen).get_filter_text());
        assert!(noses(&screen).get_filtered());
    }
    let mut taps = Vec::new();
    for &step in &vector_steps {
        taps.push(play(&screen, &mut table, step));
        assert_eq!(
            saved_as(&screen, game.as_str()).table.history().played(),
            table.history().played()
        );
    }
    // As the vector has it.
    assert_eq!(nav::top(&screen.app.ctx), Entry::Result { game });
    let view = screen.ui().global::<ResultAdapter>();
    let mut points: Vec<(String, String)> = view
        .get_rows()
        .iter()
        .map(|row| (row.name.to_string(), row.points.to_string()))
        .collect();
    let names = vector(number).names;
    points.sort_by_key(|(name, _)| names.iter().position(|other| other == name));
    let path = format!("{}/tests/vectors/noses-{number:02}.json", env!("CARGO_MANIFEST_DIR"));
    let counted: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let scores = counted["final"]["scores"].as_array().unwrap();
    let expected: Vec<(String, String)> = names
        .iter()
        .zip(scores)
        .map(|(name, points)| (name.clone(), points.to_string()))
        .collect();
    assert_eq!(points, expected);
    assert_eq!(table.game().scores().len(), expected.len());
    assert!(screen.has(&text(&screen, "result-again")));
    taps
}

/// The vectors' players choose by chance, and move stones far more often than people do. Without those taps, a turn takes
/// three, or a few more where the tile has to be turned.
fn assert_few(taps: &[Taps]) {
    let mut counts = [0; 10];
    let mut laying = [0; 10];
    for taps in taps {
        counts[taps.all] += 1;
        laying[taps.all - taps.stones] += 1;
    }
    println!("taps for a turn: {counts:?}; without stones: {laying:?}");
    for taps in taps {
        assert!(taps.all - taps.stones <= 4, "{taps:?}");
        assert!(taps.all <= 5 || taps.stones >= 3, "{taps:?}");
    }
    assert!(laying[..=3].iter().sum::<usize>() * 10 >= taps.len() * 9, "{laying:?}");
}

#[test]
fn two_play_a_whole_game_by_taps() {
    assert_few(&play_whole(0, false));
}

#[test]
fn three_play_a_whole_game_with_the_filter_on() {
    assert_few(&play_whole(1, true));
}

#[test]
fn four_play_a_whole_game_by_taps() {
    assert_few(&play_whole(2, false));
}

#[test]
fn five_play_a_whole_game_by_taps() {
    assert_few(&play_whole(3, false));
}
