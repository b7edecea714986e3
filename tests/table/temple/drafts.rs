//! What is chosen, as text.

use super::*;
use kachel::record::Record;
use kachel::table::temple::Saved;

#[test]
fn a_draft_is_a_text() {
    for text in [
        "",
        "floor",
        "corner-top",
        "B",
        "single-wall J",
        "F0,0=A1",
        "X2,0=C4+T1,0=C6",
        "X2,0=C4+T1,0=C6/2",
        "tunnel X2,0=C4+T1,0=C6",
        "corner-top X-1,1=B5+Y-1,2=B6+T-1,1=B4/3",
    ] {
        let draft: Draft = text.parse().unwrap();
        assert_eq!(draft.to_string(), text);
    }
    for text in [
        " ",
        "floor ",
        " floor",
        "roof",
        "K",
        "b",
        "7",
        "floor floor",
        "B floor",
        "F0,0=A1/2",
        "X2,0=C4+T1,0=C6/1",
        "X2,0=C4+T1,0=C6/3",
        "X2,0=C4+T1,0=C6/",
        "X2,0=C4+",
        "tunnel  B",
        "F0,0",
        "ö",
    ] {
        assert!(text.parse::<Draft>().is_err(), "{text:?}");
    }
}

#[test]
fn impossible_drafts_are_dropped() {
    let table = game(Edition::Original, WALLS);
    let possible = [
        "floor",
        "tunnel",
        "F1,1=A3",
        "floor F1,1=A3",
        "X-1,0=A4+T-1,0=A3",
        "X-1,0=A4+T-1,0=A3/2",
        // It breaks the rule of values, which can be mended.
        "X-1,0=A3+T-1,0=A4",
        "X-1,0=A4+T-1,0=A6",
    ];
    let impossible = [
        "corner-top",
        "A",
        "B",
        "F",
        "F1,1=A2",
        "F1,1=B3",
        "F1,1=F3",
        "F5,5=A3",
        "T0,0=A6",
        "tunnel F1,1=A3",
        "F0,0=A3",
        "F1,1=A3+F0,1=A4",
        "T-1,0=A3",
        "X999,999=A3",
    ];
    for (texts, kept) in [(&possible[..], true), (&impossible[..], false)] {
        for text in texts {
            let history = table.history();
            let draft: Draft = text.parse().unwrap();
            let restored = Table::restore(history.after(0).clone(), history.played(), &[], draft).unwrap();
            let expected = if kept { draft } else { Draft::default() };
            assert_eq!(restored.draft(), expected, "{text}");
        }
    }
    let fresh = Table::new(&Options::default()).unwrap();
    let opening: Draft = "B".parse().unwrap();
    let restored = Table::restore(fresh.game().clone(), &[], &[], opening).unwrap();
    assert_eq!(restored.draft(), opening);
}

#[test]
fn a_half_made_step_survives_the_end_of_the_program() {
    let mut saved = Saved::new(&Options::default(), Vec::new()).unwrap();
    for text in WALLS {
        play(&mut saved.table, step(text));
    }
    chosen(&mut saved.table, Intent::Lay(places(&["X-1,0", "T-1,0"])));
    chosen(&mut saved.table, Intent::Choose(place("T-1,0")));
    // While values are assigned, and these don't hold yet.
    chosen(&mut saved.table, Intent::Tile(tile("A6")));
    assert_eq!(saved.table.chosen_step(), None);
    let text = saved.to_record().to_json();
    let again = Saved::read(Record::parse(&text).unwrap()).unwrap();
    assert_eq!(again.table.draft(), saved.table.draft());
    assert_eq!(again.table.lonely(), saved.table.lonely());
    assert_eq!(again.to_record(), saved.to_record());
}
