//! Whatever hands do.

use super::*;
use kachel::games::Reason as _;
use kachel::games::temple::Way;
use kachel::record::{Record, SeatInfo};
use kachel::table::temple::Saved;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// What somebody does at the table.
#[derive(Clone, Debug)]
enum Deed {
    /// Plays one of the legal steps as a hand does.
    Step(Index),
    /// Touches a place that is offered now.
    Offered(Index, Index),
    /// Brings a tile to such a place.
    Bring(Tile, Index),
    /// Taps a tile of the half-made step.
    Change(Index),
    Intent(Intent),
    /// The program ends and starts again.
    Restart,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let tiles: Vec<Tile> = ('A'..='J')
        .flat_map(|letter| (1..=6).map(move |value| tile(&format!("{letter}{value}"))))
        .collect();
    let tile = || select(tiles.clone());
    let place = || {
        (0..4, -3_i16..=3, -3_i16..=3, 0_i16..=2).prop_map(|(kind, x, y, z)| match kind {
            0 => Place::floor(x, y),
            1 => Place::wall_x(x, y, z),
            2 => Place::wall_y(x, y, z),
            _ => Place::flat(x, y, z + 1),
        })
    };
    let some_places = vec(place(), 1..=3).prop_filter_map("twice", |places| Places::new(&places));
    let way = select(&Way::ALL);
    let intent = prop_oneof![
        3 => way.prop_map(Intent::Way),
        3 => tile().prop_map(|tile| Intent::Colour(tile.colour)),
        3 => some_places.prop_map(Intent::Lay),
        2 => place().prop_map(Intent::Choose),
        8 => tile().prop_map(Intent::Tile),
        4 => (tile(), place()).prop_map(|(tile, place)| Intent::Put(tile, place)),
        3 => Just(Intent::Confirm),
        2 => Just(Intent::Undo),
        2 => Just(Intent::Redo),
        2 => Just(Intent::Back),
    ];
    let deed = prop_oneof![
        6 => any::<Index>().prop_map(Deed::Step),
        6 => any::<(Index, Index)>().prop_map(|(place, behind)| Deed::Offered(place, behind)),
        4 => (tile(), any::<Index>()).prop_map(|(tile, index)| Deed::Bring(tile, index)),
        5 => any::<Index>().prop_map(Deed::Change),
        8 => intent.prop_map(Deed::Intent),
        1 => Just(Deed::Restart),
    ];
    vec(deed, 0..60)
}

fn reread(saved: &Saved) -> Saved {
    Saved::read(Record::parse(&saved.to_record().to_json()).unwrap()).unwrap()
}

/// What always holds, whatever was done.
fn check(saved: &Saved) {
    let table = &saved.table;
    let draft = table.draft();
    if let Some(step) = draft.step {
        assert!(draft.chosen < step.puts().count() && draft.colour.is_none());
        assert_eq!(table.chosen_step().is_none(), table.lonely().is_some(), "{step}");
        assert!(
            table
                .placements()
                .any(|placement| placement.places == Places::of(&step))
        );
    }
    // A draft that isn't possible would be dropped here.
    let again = reread(saved);
    assert_eq!(again.to_record(), saved.to_record());
    assert_eq!(again.table.draft(), draft);
    assert_eq!(again.table.game(), table.game());
    let would = |intent| table.clone().handle_intent(intent, true) != Answer::Ignored;
    assert_eq!(table.can_undo(), would(Intent::Undo));
    assert_eq!(table.can_redo(), would(Intent::Redo));
    assert_eq!(table.chosen_step().is_some(), would(Intent::Confirm));
}

fn act(table: &mut Table, intent: Intent, confirm: bool) {
    let before = table.clone();
    let moved = |table: &Table| table.history().cursor() != before.history().cursor();
    match table.handle_intent(intent, confirm) {
        Answer::Ignored => assert!(
            !moved(table) && table.draft() == before.draft(),
            "{intent:?} was ignored"
        ),
        Answer::Chosen => assert!(
            !moved(table) && table.draft() != before.draft(),
            "{intent:?} only chose"
        ),
        Answer::Played(step) => {
            assert_eq!(before.game().explain(step), Ok(()));
            assert_eq!(table.history().played().last(), Some(&step));
            assert!(matches!(intent, Intent::Lay(_) | Intent::Confirm));
        }
        Answer::Moved => assert!(moved(table) && matches!(intent, Intent::Undo | Intent::Redo)),
        Answer::Refused(refusal) => {
            assert!(
                !moved(table) && table.draft() == before.draft(),
                "{intent:?} was refused"
            );
            assert_eq!(before.game().explain(refusal.step).as_ref(), Err(&refusal.reason));
            assert_ne!(refusal.reason.word(), "not-canonical", "no reason for a hand");
        }
    }
}

fn do_it(saved: &mut Saved, deed: Deed, confirm: bool) {
    let table = &mut saved.table;
    match deed {
        Deed::Step(choice) => {
            let legal = legal(table);
            if !legal.is_empty() {
                play(table, *choice.get(&legal));
            }
        }
        Deed::Offered(place, behind) => {
            let offered = table.offered_places();
            if !offered.is_empty() {
                let under = [*place.get(&offered), *behind.get(&offered)];
                act(table, Intent::Lay(table.next_at(&under).unwrap()), confirm);
            }
        }
        Deed::Bring(tile, index) => {
            let offered = table.offered_places();
            if !offered.is_empty() {
                act(table, Intent::Put(tile, *index.get(&offered)), confirm);
            }
        }
        Deed::Change(index) => {
            if let Some(step) = table.draft().step {
                let places: Vec<Place> = step.puts().map(|put| put.place).collect();
                act(table, Intent::Choose(*index.get(&places)), confirm);
            }
        }
        Deed::Intent(intent) => act(table, intent, confirm),
        Deed::Restart => *saved = reread(saved),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(48) })]

    #[test]
    fn whatever_hands_do(edited in any::<bool>(), confirm in any::<bool>(), deeds in deeds()) {
        let edition = if edited { Edition::Edited } else { Edition::Original };
        let players = vec![SeatInfo::named("가").with_mark(3), SeatInfo::named("나").with_mark(1)];
        let mut saved = Saved::new(&Options { edition }, players).unwrap();
        check(&saved);
        for deed in deeds {
            do_it(&mut saved, deed, confirm);
            check(&saved);
        }
    }
}
