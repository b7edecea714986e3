//! Seats of bots: who plays, and going back to what a person has decided, in every game.

use kachel::bots::Level;
use kachel::games::noses::Noses;
use kachel::games::temple::Temple;
use kachel::games::textile::Textile;
use kachel::games::{AnyGame, Seat, keys::Keys};
use kachel::record::{Player, Record, SeatInfo};
use kachel::table::{Answer, ByHand, Saved};
use serde_json::{Value, json};

/// A game of two, played for so many steps: always the legal step in the middle.
fn played<G: ByHand>(keys: &str, steps: usize) -> Record {
    let mut game = AnyGame::from_keys(G::NAME, Keys::parse(keys.split_whitespace()).unwrap()).unwrap();
    let mut record = Record::new(game.clone());
    for _ in 0..steps {
        let legal = game.legal();
        let step = legal[legal.len() / 2].clone();
        game.play(&step).unwrap();
        record.steps.push(step);
    }
    record
}

fn with_seats(mut record: Record, bots: [Option<u8>; 2]) -> Record {
    let level = |number: u8| Level::new(number).unwrap();
    record.seats = bots.map(|bot| SeatInfo::named("Mina").with_bot(bot.map(level))).into();
    record
}

fn to_move<G: ByHand>(saved: &Saved<G>) -> Option<Seat> {
    saved.table.to_move()
}

/// For each game.
macro_rules! in_every_game {
    ($($name:ident;)+) => {
        $(
            mod $name {
                use super::*;

                #[test]
                fn textile() {
                    super::$name::<Textile>("players=2");
                }

                #[test]
                fn noses() {
                    super::$name::<Noses>("players=2 seed=3");
                }

                #[test]
                fn temple() {
                    super::$name::<Temple>("");
                }
            }
        )+
    };
}

in_every_game! {
    undo_goes_back_to_the_last_decision_of_a_person;
    bots_alone_go_a_step_at_a_time;
    a_bot_that_began_is_not_taken_back;
    a_seat_changes_in_the_middle;
    a_step_is_chosen_whole_and_not_played;
}

fn undo_goes_back_to_the_last_decision_of_a_person<G: ByHand>(keys: &str) {
    for count in 0..12 {
        let record = with_seats(played::<G>(keys, count), [None, Some(2)]);
        let mut saved: Saved<G> = Saved::read(record.clone()).unwrap();
        let before: Vec<usize> = (0..count)
            .filter(|&after| record.replay_first(after).unwrap().to_move() == Some(Seat(0)))
            .collect();
        assert_eq!(saved.can_undo(), !before.is_empty());
        for &after in before.iter().rev() {
            assert_eq!(saved.undo(), Answer::Moved);
            assert_eq!(saved.table.history().cursor(), after);
            assert_eq!(to_move(&saved), Some(Seat(0)));
        }
        assert!(!saved.can_undo());
        assert_eq!(saved.undo(), Answer::Ignored);
        // Forward the same way, and at last to the end, where it may be the bot's turn.
        for &after in before.iter().skip(1).chain([&count]).filter(|_| !before.is_empty()) {
            assert_eq!(saved.redo(), Answer::Moved);
            assert_eq!(saved.table.history().cursor(), after);
        }
        assert_eq!(saved.redo(), Answer::Ignored);
    }
}

fn bots_alone_go_a_step_at_a_time<G: ByHand>(keys: &str) {
    let mut saved: Saved<G> = Saved::read(with_seats(played::<G>(keys, 6), [Some(1), Some(5)])).unwrap();
    assert!(saved.is_demonstration());
    for after in (0..6).rev() {
        assert_eq!(saved.undo(), Answer::Moved);
        assert_eq!(saved.table.history().cursor(), after);
    }
    assert!(!saved.can_undo());
    for after in 1..=6 {
        assert_eq!(saved.redo(), Answer::Moved);
        assert_eq!(saved.table.history().cursor(), after);
    }
}

fn a_bot_that_began_is_not_taken_back<G: ByHand>(keys: &str) {
    let first = played::<G>(keys, 0).start.to_move().unwrap();
    let mut bots = [None, None];
    bots[first.index()] = Some(4);
    let mut count = 1;
    while played::<G>(keys, count).replay().unwrap().to_move() == Some(first) {
        count += 1;
    }
    let mut saved: Saved<G> = Saved::read(with_seats(played::<G>(keys, count), bots)).unwrap();
    assert_eq!((saved.bot_to_move(), saved.can_undo()), (None, false));
    assert_eq!(saved.undo(), Answer::Ignored);
    assert_eq!(saved.table.history().cursor(), count);
}

fn a_seat_changes_in_the_middle<G: ByHand>(keys: &str) {
    // Without seats in the record everybody is a person.
    let mut saved: Saved<G> = Saved::read(played::<G>(keys, 4)).unwrap();
    let seat = to_move(&saved).unwrap();
    let step = saved.table.game().clone();
    let mut legal = Vec::new();
    step.legal_steps(&mut legal);
    saved.table.choose_step(legal[0]);
    saved.set_bot(seat, Level::new(4));
    assert_eq!(saved.bot_to_move().map(Level::number), Some(4));
    // What the person had chosen is nobody's choice any more.
    let record = saved.to_record();
    assert_eq!(record.other["table"]["draft"], "");
    let info = &record.seats[seat.index()];
    assert_eq!((info.player, info.level), (Player::Bot, Some(4)));
    let again: Saved<G> = Saved::read(Record::parse(&record.to_json()).unwrap()).unwrap();
    assert_eq!(again.to_record(), record);
    saved.set_bot(seat, None);
    assert_eq!(saved.bot_to_move(), None);
    assert_eq!(saved.to_record().seats[seat.index()].level, None);
}

fn a_step_is_chosen_whole_and_not_played<G: ByHand>(keys: &str) {
    let mut seen = 0;
    for count in 0..10 {
        let mut saved: Saved<G> = Saved::read(played::<G>(keys, count)).unwrap();
        let mut legal = Vec::new();
        saved.table.game().legal_steps(&mut legal);
        for &step in legal.iter().take(40) {
            saved.table.choose_step(step);
            if G::draft_of(step).is_some() {
                assert_eq!(saved.table.chosen_step(), Some(step), "{step}");
                seen += 1;
            }
            assert_eq!(saved.table.history().cursor(), count);
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn who_plays_is_read_as_it_was_written() {
    let seat = |value: Value| {
        let text = json!({ "kachel": 1, "game": "textile", "steps": [],
            "options": { "players": 2, "per_colour": 6, "teams": false },
            "seats": [value, {}] });
        let saved: Saved<Textile> = Saved::read(Record::parse(&text.to_string()).unwrap()).unwrap();
        let written = serde_json::from_str::<Value>(&saved.to_record().to_json()).unwrap();
        (saved.bot(Seat(0)).map(Level::number), written["seats"][0].clone())
    };
    for (value, level) in [
        (json!({ "name": "Ben", "player": "human" }), None),
        (json!({ "name": "Ben", "player": "bot", "level": 3 }), Some(3)),
        (
            json!({ "name": "Ben", "player": "bot", "level": 1, "avatar": "owl" }),
            Some(1),
        ),
        // Of a later version, with more levels.
        (json!({ "player": "bot", "level": 9 }), Some(5)),
        (json!({ "player": "bot" }), Some(3)),
        (json!({ "player": "human", "level": 2 }), None),
    ] {
        assert_eq!(seat(value.clone()), (level, value));
    }
}
