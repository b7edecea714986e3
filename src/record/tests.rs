use serde_json::{Value, json};

use super::*;
use crate::games::Seat;

fn textile() -> Value {
    json!({
        "kachel": 1,
        "game": "textile",
        "options": { "players": 2, "per_colour": 6, "teams": false },
        "seats": [{ "name": "Mina", "player": "human" }, { "name": "Ben", "player": "bot", "level": 3 }],
        "steps": ["start:C", "take:A", "take:B", "take:B@1,0"],
    })
}

/// The record with a value replaced, or with the key removed if the value is `None`.
fn with(key: &str, value: impl Into<Option<Value>>) -> String {
    let mut record = textile();
    match value.into() {
        Some(value) => record[key] = value,
        None => _ = record.as_object_mut().unwrap().remove(key),
    }
    record.to_string()
}

fn json_of(record: &Record) -> Value {
    serde_json::from_str(&record.to_json()).unwrap()
}

#[test]
fn a_record_is_read_and_written_back() {
    let record = Record::parse(&textile().to_string()).unwrap();
    assert_eq!(record.start.name(), "textile");
    let ben = SeatInfo {
        name: Some("Ben".into()),
        player: Player::Bot,
        level: Some(3),
        ..SeatInfo::default()
    };
    assert_eq!(record.seats[1], ben);
    assert_eq!(record.steps, ["start:C", "take:A", "take:B", "take:B@1,0"]);
    assert_eq!(record.to_json(), textile().to_string());
}

#[test]
fn seats_may_be_missing() {
    let record = Record::parse(&with("seats", None)).unwrap();
    assert_eq!(record.seats, []);
    assert_eq!(record.to_json(), with("seats", None));
}

#[test]
fn a_new_record_is_complete() {
    let options = json!({ "players": 4, "per_colour": 12, "teams": true });
    let record = Record::new(AnyGame::new("textile", &options).unwrap());
    assert_eq!(
        json_of(&record),
        json!({ "kachel": 1, "game": "textile", "options": options, "steps": [] })
    );
    assert_eq!(Record::parse(&record.to_json()), Ok(record));
}

#[test]
fn unknown_keys_are_kept_at_every_level() {
    let mut unknown = textile();
    unknown["comment"] = json!({ "by": ["Mina", "한글", null, 1.5], "steps": [1] });
    unknown["options"]["clock"] = json!(600);
    unknown["seats"][0]["colour"] = json!("#d9482b");
    unknown["seats"][1]["thinking"] = json!({ "visits": 4000 });
    let record = Record::parse(&unknown.to_string()).unwrap();
    assert_eq!(json_of(&record), unknown);
    assert_eq!(record.other_options["clock"], 600);
    assert!(record.replay().is_ok());
}

#[test]
fn what_is_no_record_is_told_apart() {
    use RecordError::*;
    let options = |options: Value| with("options", options);
    let cut = textile().to_string();
    let cases = [
        (String::new(), Empty),
        (" \n\t".into(), Empty),
        ("\u{feff}\r\n".into(), Empty),
        ("{\n".into(), NotJson { line: 2, column: 1 }),
        ("{\n \"kachel\": 1,\n}".into(), NotJson { line: 3, column: 1 }),
        (
            cut[..cut.len() - 1].into(),
            NotJson {
                line: 1,
                column: cut.len() - 1,
            },
        ),
        (
            format!("{cut}{cut}"),
            NotJson {
                line: 1,
                column: cut.len() + 1,
            },
        ),
        ("[]".into(), NotAnObject),
        ("null".into(), NotAnObject),
        ("{}".into(), NoVersion),
        (with("kachel", None), NoVersion),
        (with("kachel", json!("1")), BadVersion),
        (with("kachel", json!(0)), BadVersion),
        (with("kachel", json!(-1)), BadVersion),
        (with("kachel", json!(1.5)), BadVersion),
        (with("kachel", json!(2)), Newer { version: 2 }),
        (r#"{ "kachel": 7, "game": [] }"#.into(), Newer { version: 7 }),
        (with("game", None), NoGame),
        (with("game", json!(1)), BadGame),
        (with("game", json!("chess")), UnknownGame("chess".into())),
        (with("options", None), NoOptions),
        (
            options(json!([2, 6, false])),
            BadOptions("the options are no JSON object".into()),
        ),
        (
            options(json!({ "players": 2, "teams": false })),
            BadOptions("missing field `per_colour`".into()),
        ),
        (
            options(json!({ "players": 7, "per_colour": 6, "teams": false })),
            BadOptions("Textile has 2 to 4 players, not 7".into()),
        ),
        (with("seats", json!({})), BadSeats),
        (with("seats", json!(null)), BadSeats),
        (with("seats", json!([{}])), SeatCount { given: 1, needed: 2 }),
        (
            with("seats", json!([{}, "Ben"])),
            BadSeat {
                seat: 1,
                problem: SeatProblem::NotAnObject,
            },
        ),
        (
            with("seats", json!([{ "name": 1 }, {}])),
            BadSeat {
                seat: 0,
                problem: SeatProblem::Name,
            },
        ),
        (
            with("seats", json!([{}, { "player": "Bot" }])),
            BadSeat {
                seat: 1,
                problem: SeatProblem::Player,
            },
        ),
        (
            with("seats", json!([{}, { "level": 0 }])),
            BadSeat {
                seat: 1,
                problem: SeatProblem::Level,
            },
        ),
        (
            with("seats", json!([{}, { "level": 256 }])),
            BadSeat {
                seat: 1,
                problem: SeatProblem::Level,
            },
        ),
        (with("steps", None), NoSteps),
        (with("steps", json!("start:C")), BadSteps),
        (with("steps", json!(["start:C", 7])), StepNotText { number: 2 }),
    ];
    for (text, error) in cases {
        assert_eq!(Record::parse(&text), Err(error.clone()), "{text}");
        assert_eq!(check(&text), Err(CheckError::Record(error.clone())));
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn deeply_nested_json_is_refused_without_a_crash() {
    let text = format!("{{\"kachel\":{}", "[".repeat(100_000));
    assert!(matches!(Record::parse(&text), Err(RecordError::NotJson { .. })));
}

#[test]
fn a_replay_names_the_first_illegal_step() {
    let illegal = |steps: Value| match check(&with("steps", steps)) {
        Err(CheckError::Step(error)) => (error.number, error.text.clone(), error.reason.word(), error.to_string()),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        illegal(json!(["start:C", "take:C", "take:B", "take:C@1,0", "what"])),
        (
            4,
            "take:C@1,0".into(),
            "same-colour",
            r#"step 4, "take:C@1,0": same-colour"#.into()
        ),
    );
    assert_eq!(illegal(json!(["discard"])).2, "must-start");
    assert_eq!(
        illegal(json!(["start:C", "take:A "])),
        (
            2,
            "take:A ".into(),
            "malformed",
            r#"step 2, "take:A ": malformed"#.into()
        )
    );
}

#[test]
fn a_check_gives_the_position() {
    let checked = check(&textile().to_string()).unwrap();
    assert_eq!(
        (checked.to_move(), checked.scores(), checked.winners()),
        (Some(Seat(1)), vec![0, 0], None)
    );
}

#[test]
fn a_replay_can_stop_earlier() {
    let mut record = Record::parse(&with("steps", json!(["start:C", "take:A", "discard"]))).unwrap();
    assert_eq!(record.replay_first(0).unwrap(), record.start);
    assert_eq!(record.replay_first(2).unwrap().to_move(), Some(Seat(1)));
    assert_eq!(record.replay_first(9).unwrap_err().number, 3);
    record.steps.pop();
    assert_eq!(record.replay_first(9), record.replay());
}
