//! Tables of every game as records.

use kachel::bots::Level;
use kachel::games::{AnyGame, Game, noses, textile};
use kachel::record::{Record, SeatInfo};
use kachel::table::{AnySaved, Called, MARKS, SavedError};
use serde_json::{Map, Value, json};

fn start(name: &str, options: Value) -> AnyGame {
    AnyGame::new(name, &options).unwrap()
}

fn textile_start() -> AnyGame {
    AnyGame::Textile(textile::Textile::new(&textile::Options::default()).unwrap())
}

fn noses_start() -> AnyGame {
    //   0 1
    let hands = json!([["01", "05", "16"], ["15", "25"], ["11"]]);
    start("noses", json!({ "hands": hands }))
}

fn record(start: AnyGame, steps: &[&str], table: Value) -> Record {
    let mut record = Record::new(start);
    record.steps = steps.iter().map(|&step| step.to_owned()).collect();
    record.other.insert("table".into(), table);
    record
}

fn reread(saved: &AnySaved) -> AnySaved {
    AnySaved::read(Record::parse(&saved.to_record().to_json()).unwrap()).unwrap()
}

/// The draft and the steps that were taken back, as the record says them.
fn left(saved: &AnySaved) -> (String, Vec<String>) {
    let table = saved.to_record().other["table"].clone();
    let undone = table["undone"].as_array().unwrap().iter();
    let undone = undone.map(|step| step.as_str().unwrap().to_owned()).collect();
    (table["draft"].as_str().unwrap().to_owned(), undone)
}

#[test]
fn every_game_with_a_table_goes_on_where_it_was_left() {
    let cases = [
        (
            textile_start(),
            vec!["start:B", "take:C"],
            vec!["take:A", "take:B@0,1"],
            "take:B",
        ),
        (noses_start(), vec!["01@0,0E"], vec!["15@1,1W+a", "11@2,0S"], "15@1,1W"),
        (noses_start(), vec!["01@0,0E"], vec![], "25"),
        (noses_start(), vec![], vec!["05@0,0E"], "01@0,0E"),
        (
            start("temple", json!({ "edition": "original" })),
            vec!["F0,0=A1", "F1,0=F1"],
            vec!["X0,0=A2+Y0,0=A3"],
            "corner-wall X0,0=A4+Y0,0=A3/2",
        ),
    ];
    for (start, steps, undone, draft) in cases {
        let table = json!({ "undone": undone, "draft": draft });
        let record = record(start.clone(), &steps, table);
        let saved = AnySaved::read(record.clone()).unwrap();
        assert_eq!(
            left(&saved),
            (draft.to_owned(), undone.iter().map(|&step| step.to_owned()).collect())
        );
        assert_eq!(saved.to_record(), record);
        assert_eq!(reread(&saved).to_record(), record);
        assert_eq!(saved.game_name(), start.name());
        assert_eq!(saved.position(), record.replay().unwrap());
        assert_eq!(saved.to_move(), saved.position().to_move());
    }
}

#[test]
fn what_makes_no_sense_is_dropped_and_the_rest_stays() {
    let cases = [
        (json!({ "undone": ["15@1,1W", "15@1,1W"], "draft": "15" }), "15", 0),
        (json!({ "undone": ["15@1,1W"], "draft": "01" }), "", 1),
        (
            json!({ "undone": ["15@1,1W", "nonsense"], "draft": "15@1,1W+b" }),
            "",
            1,
        ),
        (json!({ "undone": [1, null, {}], "draft": ["15"] }), "", 0),
        (json!({ "undone": "15@1,1W", "draft": "15@1,1W+a/b" }), "15@1,1W+a/b", 0),
        (json!({ "draft": "take:A" }), "", 0),
        (json!(null), "", 0),
        (json!([]), "", 0),
        (json!("15"), "", 0),
    ];
    for (table, draft, undone) in cases {
        let saved = AnySaved::read(record(noses_start(), &["01@0,0E"], table.clone())).unwrap();
        let (left_draft, left_undone) = left(&saved);
        assert_eq!((left_draft.as_str(), left_undone.len()), (draft, undone), "{table}");
        assert_eq!(saved.to_record().steps, ["01@0,0E"], "{table}");
        assert_eq!(reread(&saved).to_record(), saved.to_record(), "{table}");
    }
}

#[test]
fn an_illegal_step_is_no_game_for_a_table() {
    for (start, steps, number) in [
        (noses_start(), vec!["01@0,0E", "25@1,1W"], 2),
        (noses_start(), vec!["what"], 1),
        (textile_start(), vec!["start:B", "discard"], 2),
    ] {
        match AnySaved::read(record(start, &steps, json!({}))) {
            Err(SavedError::Illegal(illegal)) => assert_eq!(illegal.number, number),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn one_games_table_is_not_for_anothers_record() {
    let record = record(noses_start(), &[], json!({ "draft": "something", "later": 1 }));
    let Err(SavedError::OtherGame(back)) = kachel::table::textile::Saved::read(record.clone()) else {
        panic!("the nose game isn't Textile")
    };
    assert_eq!(*back, record);
}

#[test]
fn keys_that_are_not_ours_stay() {
    let mut record = record(
        noses_start(),
        &["01@0,0E"],
        json!({ "later": { "a": 1 }, "draft": "15" }),
    );
    record.other.insert("clock".into(), json!([1, 2]));
    record.seats = vec![
        SeatInfo::named("Mina").with_mark(3),
        SeatInfo::default(),
        SeatInfo::default(),
    ];
    record.seats[1].other.insert("glasses".into(), json!(true));
    let written = AnySaved::read(record.clone()).unwrap().to_record();
    assert_eq!(written.other["table"]["later"], json!({ "a": 1 }));
    assert_eq!(written.other["clock"], json!([1, 2]));
    assert_eq!(written.seats, record.seats);
}

// Seats.

fn players(names: &[&str]) -> Vec<SeatInfo> {
    names.iter().map(|&name| SeatInfo::named(name)).collect()
}

#[test]
fn names_and_marks_go_with_the_seats() {
    let seats = players(&["Mina", "두리", "Ben"]);
    let marked = seats
        .into_iter()
        .zip([4, 0, 2])
        .map(|(seat, mark)| seat.with_mark(mark))
        .collect();
    let saved = AnySaved::new(noses_start(), marked).unwrap();
    let names = ["Mina", "두리", "Ben"].map(|name| Some(name.to_owned()));
    for saved in [&saved, &reread(&saved), &saved.again(7).unwrap()] {
        assert_eq!(saved.names(), names);
        assert_eq!(saved.marks(), [4, 0, 2]);
    }
    // In the record the mark is a key of the seat.
    let json: Value = serde_json::from_str(&saved.to_record().to_json()).unwrap();
    assert_eq!(
        json["seats"][0],
        json!({ "name": "Mina", "player": "human", "mark": 4 })
    );
}

#[test]
fn seats_that_are_missing_have_no_name() {
    for (given, expected) in [
        (vec![], vec![None; 3]),
        (vec!["Mina"], vec![Some("Mina".to_owned()), None, None]),
    ] {
        let saved = AnySaved::new(noses_start(), players(&given)).unwrap();
        assert_eq!(saved.names(), expected);
        assert_eq!(saved.marks(), [0, 1, 2]);
        assert_eq!(reread(&saved).names(), expected);
    }
    let many = AnySaved::new(noses_start(), players(&["a", "b", "c", "d"])).unwrap();
    assert_eq!(many.names().len(), 3);
    assert_eq!(reread(&many).names(), many.names());
}

#[test]
fn marks_that_can_not_be_are_put_right() {
    let cases = [
        (vec![json!(4), json!(4), json!(4)], vec![4, 1, 2]),
        (vec![json!(1), json!(null), json!(null)], vec![1, 0, 2]),
        (vec![json!(5), json!(-1), json!(1.5)], vec![0, 1, 2]),
        (vec![json!("2"), json!([2]), json!(u64::MAX)], vec![0, 1, 2]),
        (vec![json!(2), json!(0), json!(0)], vec![2, 0, 1]),
        (vec![json!(null), json!(0), json!(1)], vec![2, 0, 1]),
    ];
    for (marks, expected) in cases {
        let mut record = record(noses_start(), &[], json!({}));
        record.seats = marks
            .iter()
            .map(|mark| SeatInfo {
                other: Map::from_iter([("mark".to_owned(), mark.clone())]),
                ..SeatInfo::default()
            })
            .collect();
        let saved = AnySaved::read(record).unwrap();
        assert_eq!(saved.marks(), expected, "{marks:?}");
        assert!(saved.marks().iter().all(|&mark| mark < MARKS));
        assert_eq!(reread(&saved).marks(), expected, "{marks:?}");
    }
}

#[test]
fn another_nose_game_is_dealt_anew() {
    let options = serde_json::to_value(noses::Options::deal(3, 1)).unwrap();
    let saved = AnySaved::new(start("noses", options.clone()), players(&["a", "b", "c"])).unwrap();
    for number in [0, 1, 2] {
        let again = saved.again(number).unwrap();
        let dealt = serde_json::to_value(noses::Options::deal(3, number)).unwrap();
        assert_eq!(Value::Object(again.position().options()), dealt);
        assert_eq!(again.names(), saved.names());
        assert!(again.to_record().steps.is_empty());
    }
    let textile = AnySaved::new(textile_start(), players(&["a", "b"])).unwrap();
    for number in [0, 9] {
        assert_eq!(textile.again(number).unwrap().position(), textile_start());
    }
}

#[test]
fn who_typed_no_name_is_called_by_their_place() {
    let level = Level::new(2);
    let unnamed = |place: usize| SeatInfo::named("Player 9").unnamed_at(place);
    let seats = vec![
        unnamed(3).with_bot(level),
        SeatInfo::named("Mina"),
        unnamed(2).with_bot(level),
    ];
    let saved = AnySaved::new(noses_start(), seats.clone()).unwrap();
    // Bots are counted as they sit, whoever begins.
    let expected = [Called::Bot(Some(2)), Called::Name("Mina".into()), Called::Bot(Some(1))];
    assert_eq!(saved.called(), expected);
    assert_eq!(reread(&saved).called(), expected);
    assert_eq!(saved.again(1).unwrap().called(), expected);
    // One of them is taken over by a person: the other needs no number any more.
    let mut seats = seats;
    seats[0] = seats[0].clone().with_bot(None);
    let saved = AnySaved::new(noses_start(), seats).unwrap();
    let expected = [Called::Person(3), Called::Name("Mina".into()), Called::Bot(None)];
    assert_eq!(saved.called(), expected);
    // Other programs’ records say less.
    let saved = AnySaved::new(noses_start(), vec![SeatInfo::default(), SeatInfo::named("")]).unwrap();
    assert_eq!(
        saved.called(),
        [Called::Person(1), Called::Name(String::new()), Called::Person(3)]
    );
}
