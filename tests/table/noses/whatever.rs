//! Whatever hands do.

use super::*;
use kachel::games::Reason as _;
use kachel::record::{Record, SeatInfo};
use kachel::table::noses::Saved;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// What somebody does at the table.
#[derive(Clone, Debug)]
enum Deed {
    /// Plays one of the legal steps as a hand does.
    Step(Index),
    /// Touches a square that is offered now.
    Offered(Index),
    /// Chooses a stone that is offered now.
    Stone(Which, Index),
    Intent(Intent),
    /// The program ends and starts again.
    Restart,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let point = || (-9_f32..9.0, -9_f32..9.0, 0_f32..1.5);
    let far = select(&[-1e30_f32, -3000.0, 40.0, 32768.0, f32::INFINITY, f32::NAN]);
    let which = || select(&Which::BOTH);
    let square = (-4_i16..=4, -4_i16..=4).prop_map(|(x, y)| Square::new(x, y));
    let choice = prop_oneof![
        Just(Choice::Nobody),
        Just(Choice::Reserve),
        square.prop_map(Choice::From),
    ];
    let intent = prop_oneof![
        8 => select(&Tile::ALL).prop_map(Intent::Tile),
        6 => point().prop_map(|(x, y, reach)| Intent::Board { x, y, reach }),
        3 => point().prop_map(|(x, y, reach)| Intent::Hold { x, y, reach }),
        3 => point().prop_map(|(x, y, reach)| Intent::Drop { x, y, reach }),
        1 => (far, 0_f32..1.0).prop_map(|(x, reach)| Intent::Board { x, y: -x, reach }),
        3 => Just(Intent::Turn),
        3 => (which(), choice).prop_map(|(which, choice)| Intent::Stone(which, choice)),
        3 => Just(Intent::Confirm),
        2 => Just(Intent::Undo),
        2 => Just(Intent::Redo),
        2 => Just(Intent::Back),
    ];
    let deed = prop_oneof![
        6 => any::<Index>().prop_map(Deed::Step),
        6 => any::<Index>().prop_map(Deed::Offered),
        3 => (which(), any::<Index>()).prop_map(|(which, index)| Deed::Stone(which, index)),
        8 => intent.prop_map(Deed::Intent),
        1 => Just(Deed::Restart),
    ];
    vec(deed, 0..90)
}

fn reread(saved: &Saved) -> Saved {
    Saved::read(Record::parse(&saved.to_record().to_json()).unwrap()).unwrap()
}

/// What always holds, whatever was done.
fn check(saved: &Saved) {
    let table = &saved.table;
    if let Some(step) = table.chosen_step() {
        assert_eq!(table.game().explain(step), Ok(()), "{step} is chosen");
        assert!(table.all_ways().contains(&bare(step)));
        assert!(table.ghost().is_some());
    }
    // A draft that isn't possible would be dropped here.
    let again = reread(saved);
    assert_eq!(again.to_record(), saved.to_record());
    assert_eq!(again.table.draft(), table.draft());
    assert_eq!(again.table.game(), table.game());
    assert_eq!(again.table.history().undone(), table.history().undone());
    let would = |intent| table.clone().handle_intent(intent, true) != Answer::Ignored;
    assert_eq!(table.can_undo(), would(Intent::Undo));
    assert_eq!(table.can_redo(), would(Intent::Redo));
    assert_eq!(table.chosen_step().is_some(), would(Intent::Confirm));
    for which in Which::BOTH {
        let choices = table.stone_choices(which);
        match table.chosen_stone(which) {
            Some(chosen) => assert!(choices.iter().any(|offer| offer.choice == chosen)),
            None => assert!(choices.is_empty()),
        }
    }
}

fn act(table: &mut Table, intent: Intent, confirm: bool) {
    let before = table.clone();
    let position = before.game();
    let moved = |table: &Table| table.history().cursor() != before.history().cursor();
    match table.handle_intent(intent, confirm) {
        Answer::Ignored => {
            assert_eq!(table.draft(), before.draft(), "{intent:?} was ignored");
            assert!(!moved(table), "{intent:?} was ignored");
        }
        Answer::Chosen => assert!(!moved(table), "{intent:?} only chose"),
        Answer::Played(step) => {
            assert_eq!(position.explain(step), Ok(()));
            assert_eq!(table.history().played().last(), Some(&step));
            assert!(!matches!(
                intent,
                Intent::Turn | Intent::Hold { .. } | Intent::Stone(..)
            ));
        }
        Answer::Moved => assert!(moved(table) && matches!(intent, Intent::Undo | Intent::Redo)),
        Answer::Refused(refusal) => {
            assert!(!moved(table), "{intent:?} was refused");
            assert_eq!(position.explain(refusal.step).as_ref(), Err(&refusal.reason));
            let word = refusal.reason.word();
            assert_ne!(word, "not-canonical", "no reason for a hand");
            let about_the_tile = word == "not-in-hand" || word == "game-over";
            assert_eq!(refusal.would_lie, (!about_the_tile).then(|| refusal.step.laid()));
        }
    }
}

fn do_it(saved: &mut Saved, deed: Deed, confirm: bool) {
    let table = &mut saved.table;
    match deed {
        Deed::Step(choice) => {
            let mut legal = Vec::new();
            table.game().legal_steps(&mut legal);
            if !legal.is_empty() {
                let step = *choice.get(&legal);
                // What is chosen already must not change what the same hand does next.
                table.handle_intent(Intent::Back, confirm);
                table.handle_intent(Intent::Back, confirm);
                play(table, step, confirm);
            }
        }
        Deed::Offered(index) => {
            let squares = table.offered_squares();
            if !squares.is_empty() {
                act(table, touch(*index.get(&squares)), confirm);
            } else if let Some(seat) = table.to_move()
                && table.draft() == Draft::None
            {
                let tiles: Vec<Tile> = table.game().hand(seat).tiles().collect();
                act(table, Intent::Tile(*index.get(&tiles)), confirm);
            }
        }
        Deed::Stone(which, index) => {
            let choices = table.stone_choices(which);
            if !choices.is_empty() {
                act(table, Intent::Stone(which, index.get(&choices).choice), confirm);
            }
        }
        Deed::Intent(intent) => act(table, intent, confirm),
        Deed::Restart => *saved = reread(saved),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(32) })]

    #[test]
    fn whatever_hands_do(seats in 2_usize..=5, number in any::<u64>(), confirm in any::<bool>(), deeds in deeds()) {
        let players = (0..seats).map(|seat| SeatInfo::named(format!("가 {seat}")).with_mark(4 - seat)).collect();
        let mut saved = Saved::new(&Options::deal(seats, number), players).unwrap();
        check(&saved);
        for deed in deeds {
            do_it(&mut saved, deed, confirm);
            check(&saved);
        }
    }
}
