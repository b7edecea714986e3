//! What can't be, and why.

use super::*;
use kachel::games::Reason as _;
use kachel::table::temple::Refusal;

#[track_caller]
fn refused(table: &Table, intent: Intent) -> Refusal {
    let mut same = table.clone();
    match same.handle_intent(intent, true) {
        Answer::Refused(refusal) => {
            assert_eq!(same.draft(), table.draft());
            assert_eq!(table.game().explain(refusal.step), Err(refusal.reason.clone()));
            refusal
        }
        other => panic!("{intent:?}: {other:?}"),
    }
}

#[test]
fn places_say_what_is_against_them() {
    let table = game(Edition::Original, WALLS);
    for (at, word, blamed, marked) in [
        (&["F5,5"][..], "no-way", None, &[][..]),
        (&["F0,0"], "occupied", Some("F0,0"), &["F0,0"]),
        (&["T0,0"], "right-above", Some("T0,0"), &["F0,0"]),
        // A tunnel without its other wall.
        (&["T-1,0"], "no-way", Some("T-1,0"), &["X-1,0"]),
        (&["X1,0", "X2,0"], "no-way", None, &[]),
    ] {
        let refusal = refused(&table, Intent::Lay(places(at)));
        assert_eq!(refusal.reason.word(), word, "{at:?}");
        assert_eq!(refusal.blamed, blamed.map(place), "{at:?}");
        assert_eq!(
            refusal.marked,
            marked.iter().map(|text| place(text)).collect::<Vec<_>>(),
            "{at:?}"
        );
        assert_eq!(refusal.would_be.len(), at.len());
    }
}

#[test]
fn tiles_say_why_they_stay_in_hand() {
    let mut table = game(Edition::Original, WALLS);
    for (text, word) in [("F3", "not-in-hand"), ("A1", "not-in-hand"), ("B3", "colour-order")] {
        let refusal = refused(&table, Intent::Tile(tile(text)));
        assert_eq!((refusal.reason.word(), refusal.would_be.len()), (word, 0), "{text}");
        let refusal = refused(&table, Intent::Put(tile(text), place("F1,1")));
        assert_eq!(refusal.reason.word(), word, "{text}");
    }
    assert_eq!(
        refused(&table, Intent::Colour(colour('B'))).reason.word(),
        "colour-order"
    );
    chosen(&mut table, Intent::Lay(places(&["X-1,0", "T-1,0"])));
    for (text, word) in [("F3", "not-in-hand"), ("A1", "not-in-hand"), ("B3", "colour-order")] {
        assert_eq!(refused(&table, Intent::Tile(tile(text))).reason.word(), word, "{text}");
    }
}

#[test]
fn a_value_that_does_not_fit_names_what_it_touches() {
    let table = game(Edition::Original, &[WALLS, &["X-1,0=A4+T-1,0=A3"]].concat());
    let refusal = refused(&table, Intent::Put(tile("F2"), place("X-1,0^1")));
    assert_eq!(refusal.reason.word(), "value");
    assert_eq!(refusal.blamed, Some(place("X-1,0^1")));
    assert_eq!(refusal.marked, [place("T-1,0"), place("X-1,0")]);
}

#[test]
fn too_few_tiles_of_a_colour_are_said() {
    let table = game(Edition::Original, &[WALLS, &["X-1,0=A4+T-1,0=A3", "F1,1=F2"]].concat());
    let refusal = refused(&table, Intent::Lay(places(&["X1,1", "Y1,1"])));
    assert_eq!(refusal.reason.word(), "colour-order");
}

#[test]
fn nothing_can_be_chosen_when_all_is_over() {
    let table = random_table(5, 99);
    assert_eq!(table.to_move(), None);
    for intent in [
        Intent::Lay(places(&["F0,0"])),
        Intent::Way(kachel::games::temple::Way::Floor),
        Intent::Choose(place("F0,0")),
        Intent::Confirm,
        Intent::Back,
    ] {
        assert_eq!(table.clone().handle_intent(intent, true), Answer::Ignored, "{intent:?}");
    }
    assert_eq!(refused(&table, Intent::Tile(tile("A1"))).reason.word(), "game-over");
}
