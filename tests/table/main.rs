//! Games at the table: what a hand can do, undo and redo, and what survives the end of the program.

mod bots;
mod noses;
mod saved;
mod temple;
mod textile;

use std::path::Path;

use kachel::games::{Game, Scores, Seat};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A game that an independent implementation of the rules has played.
struct Vector<G: Game> {
    name: String,
    options: G::Options,
    steps: Vec<G::Step>,
    scores: Vec<u32>,
    winners: Vec<Seat>,
}

/// What a vector says of the game's end; nothing if it stops before.
fn end<T: DeserializeOwned>(vector: &Value, key: &str) -> Vec<T> {
    match &vector["final"] {
        Value::Null => Vec::new(),
        end => serde_json::from_value(end[key].clone()).unwrap(),
    }
}

fn vectors<G: Game>() -> Vec<Vector<G>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors");
    let begin = format!("{}-", G::NAME);
    let mut names: Vec<String> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with(&begin) && name.ends_with(".json"))
        .collect();
    names.sort();
    assert!(names.len() >= 6, "{names:?}");
    let read = |name: String| {
        let value: Value = serde_json::from_str(&std::fs::read_to_string(folder.join(&name)).unwrap()).unwrap();
        Vector {
            name,
            options: serde_json::from_value(value["options"].clone()).unwrap(),
            steps: serde_json::from_value::<Vec<String>>(value["record"].clone())
                .unwrap()
                .iter()
                .map(|step| step.parse().unwrap())
                .collect(),
            scores: end(&value, if G::SCORES == Scores::Points { "scores" } else { "left" }),
            winners: end::<u8>(&value, "winners").into_iter().map(Seat).collect(),
        }
    };
    names.into_iter().map(read).collect()
}
