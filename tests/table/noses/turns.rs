//! Whole games, undo, passing.

use super::*;
use crate::{Vector, vectors};

fn play_vector(vector: &Vector<Noses>, confirm: bool, mut each: impl FnMut(&Table, Step, usize)) -> Table {
    let mut table = Table::new(&vector.options).unwrap();
    for &step in &vector.steps {
        let before = table.clone();
        let taps = play(&mut table, step, confirm);
        each(&before, step, taps);
    }
    assert_eq!(table.game().scores(), vector.scores, "{}", vector.name);
    assert_eq!(table.game().winners(), Some(vector.winners.clone()), "{}", vector.name);
    assert_eq!(table.history().played(), vector.steps, "{}", vector.name);
    assert_eq!(table.to_move(), None);
    table
}

#[test]
fn hands_play_whole_games() {
    let mut players: Vec<usize> = vectors::<Noses>()
        .iter()
        .map(|vector| vector.options.hands.len())
        .collect();
    players.sort_unstable();
    players.dedup();
    assert_eq!(players, [2, 3, 4, 5]);
    for vector in vectors() {
        play_vector(&vector, true, |_, _, _| {});
    }
}

#[test]
fn hands_play_whole_games_without_confirming() {
    for vector in vectors() {
        play_vector(&vector, false, |_, _, _| {});
    }
}

#[test]
fn a_turn_takes_three_taps_and_never_more_than_it_must() {
    let (mut layings, mut three) = (0, 0);
    for vector in vectors() {
        play_vector(&vector, true, |before, step, taps| {
            let mut laid = before.clone();
            lay(&mut laid, bare(step));
            let stones = Which::BOTH
                .into_iter()
                .filter(|&which| {
                    laid.chosen_stone(which)
                        .is_some_and(|chosen| chosen != choice(step, which))
                })
                .count();
            // The tile, its place, perhaps once more to turn it, and the tick.
            assert!(taps <= 4 + stones, "{}: {step} took {taps} taps", vector.name);
            layings += 1;
            three += usize::from(taps - stones <= 3);
        });
    }
    assert!(three * 20 > layings * 19, "{three} of {layings}");
}

#[test]
fn undo_and_redo_lead_through_the_same_positions() {
    for vector in vectors::<Noses>() {
        let mut positions = vec![Noses::new(&vector.options).unwrap()];
        for &step in &vector.steps {
            let mut next = positions.last().unwrap().clone();
            next.play(step).unwrap();
            positions.push(next);
        }
        let mut table = play_vector(&vector, true, |_, _, _| {});
        for position in positions.iter().rev().skip(1) {
            assert!(table.can_undo());
            assert_eq!(table.handle_intent(Intent::Undo, true), Answer::Moved);
            assert_eq!(table.game(), position);
        }
        assert!(!table.can_undo());
        assert_eq!(table.handle_intent(Intent::Undo, true), Answer::Ignored);
        for position in positions.iter().skip(1) {
            assert!(table.can_redo());
            assert_eq!(table.handle_intent(Intent::Redo, true), Answer::Moved);
            assert_eq!(table.game(), position);
        }
        assert!(!table.can_redo());
        assert_eq!(table.handle_intent(Intent::Redo, true), Answer::Ignored);
    }
}

#[test]
fn one_undo_for_a_turn_after_what_is_chosen_is_let_go() {
    let mut table = game(&["01 05", "15 25"], &["01@0,0E"]);
    let position = table.game().clone();
    lay(&mut table, "15@1,1W".parse().unwrap());
    table.handle_intent(Intent::Confirm, true);
    assert_eq!(table.history().cursor(), 2);
    lay(&mut table, "05@-1,0S".parse().unwrap());
    assert_eq!(table.handle_intent(Intent::Undo, true), Answer::Chosen);
    assert_eq!(table.draft(), Draft::Tile(tile("05")));
    assert_eq!(table.handle_intent(Intent::Undo, true), Answer::Chosen);
    assert_eq!(table.draft(), Draft::None);
    assert_eq!(table.handle_intent(Intent::Undo, true), Answer::Moved);
    assert_eq!(table.game(), &position);
}

#[test]
fn back_never_takes_back_a_step() {
    let mut table = game(&["01 05", "15 25"], &["01@0,0E"]);
    lay(&mut table, "15@1,1W".parse().unwrap());
    assert_eq!(table.handle_intent(Intent::Back, true), Answer::Chosen);
    assert_eq!(table.handle_intent(Intent::Back, true), Answer::Chosen);
    assert_eq!(table.handle_intent(Intent::Back, true), Answer::Ignored);
    assert_eq!(table.history().cursor(), 1);
}

#[test]
fn the_first_tile_lies_at_once() {
    let mut table = game(&["01 05", "15 25"], &[]);
    assert_eq!(table.handle_intent(Intent::Tile(tile("05")), true), Answer::Chosen);
    assert_eq!(table.chosen_step(), Some("05@0,0E".parse().unwrap()));
    // It has no other place, wherever it is put down.
    for intent in [
        touch(at(5, 5)),
        touch(at(0, 0)),
        Intent::Turn,
        Intent::Hold {
            x: -7.0,
            y: 3.0,
            reach: 0.5,
        },
    ] {
        assert_eq!(table.handle_intent(intent, true), Answer::Ignored, "{intent:?}");
    }
    let far = Intent::Drop {
        x: 40.0,
        y: 3.0,
        reach: 0.5,
    };
    assert_eq!(table.handle_intent(far, true), Answer::Chosen);
    assert_eq!(table.chosen_step(), Some("05@0,0E".parse().unwrap()));
    assert_eq!(table.handle_intent(Intent::Tile(tile("01")), true), Answer::Chosen);
    assert_eq!(table.chosen_step(), Some("01@0,0E".parse().unwrap()));
    assert_eq!(table.handle_intent(Intent::Back, true), Answer::Chosen);
    assert_eq!(table.draft(), Draft::None);
}

#[test]
fn without_confirming_a_tile_waits_where_a_stone_can_be_chosen() {
    let mut table = game(&["00 01 05", "15 25"], &[]);
    // A double is a group by itself.
    assert_eq!(table.handle_intent(Intent::Tile(tile("00")), false), Answer::Chosen);
    assert_eq!(table.chosen_step(), Some("00@0,0E+a".parse().unwrap()));
    let step = "01@0,0E".parse().unwrap();
    assert_eq!(
        table.handle_intent(Intent::Tile(tile("01")), false),
        Answer::Played(step)
    );
    assert_eq!(table.handle_intent(Intent::Tile(tile("15")), false), Answer::Chosen);
    assert_eq!(table.handle_intent(touch(at(1, 1)), false), Answer::Chosen);
    assert!(table.chosen_step().is_some());
    assert_eq!(table.history().cursor(), 1);
}

#[test]
fn who_is_passed_over_is_told() {
    let (mut passed, mut twice) = (0, 0);
    for number in 0..30 {
        let mut table = random_table(2 + number as usize % 4, number, 54);
        let end = table.history().cursor();
        assert_eq!(table.passed_over(), [], "the game is over");
        for after in 1..end {
            table.go_to(after);
            let (history, now) = (table.history(), table.to_move().unwrap());
            let last = history.after(after - 1).to_move().unwrap();
            let over = table.passed_over();
            passed += over.len();
            twice += usize::from(last == now);
            for &seat in &over {
                assert!(!table.can_still_lay(seat));
                assert!(table.game().layings(seat).is_empty());
            }
            assert!(table.can_still_lay(now));
            // Around the table from one to the other.
            let expected = (now.index() + table.game().seats() - last.index() - 1) % table.game().seats();
            assert_eq!(over.len(), expected, "{over:?}");
            assert!(!over.contains(&now) && !over.windows(2).any(|two| two[0] == two[1]));
        }
        table.go_to(0);
        assert_eq!(table.passed_over(), []);
    }
    assert!(passed > 20 && twice > 3, "{passed} passed over, {twice} twice in a row");
}
