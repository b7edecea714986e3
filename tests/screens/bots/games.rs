//! Whole games with the computer.

use kachel::games::Game as _;
use kachel::keep::Speed;
use kachel::screens::nav::{self, Entry};
use kachel::words::Lang;

use super::{are_busy, asked, count, id, laid, noses, saved, textile};
use crate::hand;
use crate::hand::tap;

#[test]
fn somebody_plays_against_it_to_the_end_by_taps() {
    let screen = laid(&textile(&[], &[0, 1]), Lang::En);
    let mut turns = 0;
    loop {
        screen.let_bots_play();
        if !matches!(nav::top(&screen.app.ctx), Entry::Table { .. }) {
            break;
        }
        let mut table = hand::saved(&screen).table;
        let mut legal = Vec::new();
        table.game().legal_steps(&mut legal);
        legal.sort_unstable();
        let step = legal[legal.len() / 2];
        hand::play(&screen, &mut table, step);
        turns += 1;
    }
    assert!(turns > 10, "{turns}");
    assert!(screen.has("Play again"));
    let game = id(&screen);
    assert_eq!(nav::top(&screen.app.ctx), Entry::Result { game });
    assert_eq!(saved(&screen).to_move(), None);
    // The next game has the same players.
    tap(&screen, "Play again");
    assert_eq!(super::levels(&screen), [0, 1]);
    assert!(are_busy(&screen));
}

#[test]
fn bots_play_every_game_to_its_end() {
    let temple = super::game("temple", serde_json::json!({ "edition": "original" }), &[], &[1, 1]);
    for text in [textile(&[], &[1, 1, 1]), noses(&[], &[1, 2, 1, 2]), temple] {
        let screen = laid(&text, Lang::De);
        screen
            .app
            .ctx
            .change_settings(|settings| settings.speed = Speed::AtOnce);
        screen.let_bots_play();
        let game = id(&screen);
        assert_eq!(nav::top(&screen.app.ctx), Entry::Result { game }, "{text}");
    }
}

#[test]
fn bots_alone_are_a_demonstration_that_can_be_stopped() {
    let screen = laid(&noses(&[], &[1, 1, 1]), Lang::En);
    for steps in 1..=3 {
        screen.let_bots_think();
        assert_eq!(count(&screen), steps);
    }
    screen.wait(400);
    tap(&screen, "Stop");
    assert_eq!(asked(&screen).0, "Mina has stopped");
    screen.wait(5000);
    assert_eq!(count(&screen), 3);
    // One looks back, and forth again, a step at a time.
    tap(&screen, "Undo");
    tap(&screen, "Undo");
    assert_eq!(count(&screen), 1);
    tap(&screen, "Redo");
    assert_eq!(count(&screen), 2);
    assert!(!are_busy(&screen));
    tap(&screen, "Go on");
    assert!(are_busy(&screen));
    // Who goes back while they play stops them.
    tap(&screen, "Undo");
    assert!(!are_busy(&screen));
    assert_eq!(count(&screen), 1);
    tap(&screen, "Go on");
    screen
        .app
        .ctx
        .change_settings(|settings| settings.speed = Speed::AtOnce);
    screen.let_bots_play();
    let game = id(&screen);
    assert_eq!(nav::top(&screen.app.ctx), Entry::Result { game });
    assert_eq!(saved(&screen).to_move(), None);
}
