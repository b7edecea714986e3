//! Games at the table: what a hand can do, undo and redo, and what survives the end of the program.

mod noses;
mod saved;
mod textile;

use std::path::Path;

use kachel::games::{Game, Seat};
use serde_json::Value;

/// A game that an independent implementation of the rules has played.
struct Vector<G: Game> {
    name: String,
    options: G::Options,
    steps: Vec<G::Step>,
    scores: Vec<u32>,
    winners: Vec<Seat>,
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
            scores: serde_json::from_value(value["final"]["scores"].clone()).unwrap(),
            winners: serde_json::from_value::<Vec<u8>>(value["final"]["winners"].clone())
                .unwrap()
                .into_iter()
                .map(Seat)
                .collect(),
        }
    };
    names.into_iter().map(read).collect()
}
