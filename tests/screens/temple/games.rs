//! Whole games by taps, through the picture and the hit test.

use kachel::screens::nav::{self, Entry};
use kachel::words::Lang;

use super::hand::{Taps, play, saved_as, steps, table, vector};
use crate::hand::id;
use crate::harness::PHONE;

/// Plays a vector's game from its first step to its result.
fn play_whole(number: usize) {
    let all = steps(&vector(number));
    let begins = vector(number).first(0);
    let screen = begins.laid(Lang::En, PHONE);
    let game = id(&screen);
    let mut table = table(&begins);
    let mut taps: Vec<Taps> = Vec::new();
    for &step in &all {
        taps.push(play(&screen, &mut table, step));
        assert_eq!(
            saved_as(&screen, game.as_str()).table.history().played(),
            table.history().played()
        );
    }
    assert_eq!(nav::top(&screen.app.ctx), Entry::Result { game });
    let most = taps.iter().map(|taps| taps.place).max();
    println!("taps for the places: {most:?} at most; {taps:?}");
    // With the tiles that lie ready, a turn is these and a tap that confirms.
    assert!(taps.iter().all(|taps| taps.place <= 4), "{taps:?}");
    let quick = taps.iter().filter(|taps| taps.place <= 3).count();
    assert!(quick * 10 >= taps.len() * 9, "{taps:?}");
}

#[test]
fn the_original_rules_by_taps() {
    play_whole(0);
}

#[test]
fn the_edited_rules_by_taps() {
    play_whole(3);
}
