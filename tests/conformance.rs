//! Checks the engines against what an independent implementation of the rules counted: `tests/vectors/README.md`.
//!
//! It has a `main` of its own, so that its line is seen in plain `cargo test` too.

use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use kachel::games::{AnyGame, Seat};
use serde::Deserialize;
use serde_json::{Value, json};

/// The games in the order of the line that is printed. Those that [`AnyGame`] doesn't know are skipped.
const GAMES: [&str; 3] = ["textile", "noses", "temple"];

/// A file. A key too many or too few makes it unreadable, and so does a key of an inner object.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Vector {
    game: String,
    options: Value,
    record: Vec<String>,
    to_move: Vec<u8>,
    legal_counts: Vec<usize>,
    legal: Vec<Legal>,
    perft: Vec<Perft>,
    illegal: Vec<Illegal>,
    malformed: Vec<String>,
    #[serde(rename = "final", deserialize_with = "Option::deserialize")]
    end: Option<Final>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Legal {
    after: usize,
    legal: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Perft {
    after: usize,
    counts: Vec<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Illegal {
    after: usize,
    step: String,
    reason: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Final {
    /// All games but Temple.
    scores: Option<Vec<u32>>,
    /// Temple.
    left: Option<Vec<u32>>,
    winners: Vec<u8>,
}

/// What is wrong with a file or with an engine.
type Failures = Vec<String>;

fn compare<T: PartialEq<U> + Debug, U: Debug>(
    failures: &mut Failures,
    what: impl FnOnce() -> String,
    ours: T,
    theirs: U,
) {
    if ours != theirs {
        failures.push(format!("{}: {ours:?} instead of {theirs:?}", what()));
    }
}

impl Vector {
    fn check(&self) -> Failures {
        let mut failures = Failures::new();
        match AnyGame::new(&self.game, &self.options) {
            Err(error) => failures.push(format!("options: {error}")),
            Ok(start) => {
                compare(
                    &mut failures,
                    || "options".into(),
                    &Value::from(start.options()),
                    &self.options,
                );
                if let Some(positions) = self.replay(start, &mut failures) {
                    self.check_positions(&positions, &mut failures);
                    self.check_malformed(&positions, &mut failures);
                    self.check_end(&positions[self.record.len()], &mut failures);
                }
            }
        }
        failures
    }

    /// The positions before the first step and after each, unless a step is refused.
    fn replay(&self, start: AnyGame, failures: &mut Failures) -> Option<Vec<AnyGame>> {
        compare(
            failures,
            || "length of to_move".into(),
            self.to_move.len(),
            self.record.len(),
        );
        compare(
            failures,
            || "length of legal_counts".into(),
            self.legal_counts.len(),
            self.record.len(),
        );
        let mut positions = vec![start];
        for (after, step) in self.record.iter().enumerate() {
            let mut game = positions[after].clone();
            let to_move = self.to_move.get(after).copied().map(Seat);
            compare(failures, || format!("to_move after {after}"), game.to_move(), to_move);
            compare(
                failures,
                || format!("legal_counts after {after}"),
                Some(game.count_legal()).as_ref(),
                self.legal_counts.get(after),
            );
            if let Err(reason) = game.play(step) {
                failures.push(format!("record: {step} after {after} is refused: {}", reason.word()));
                return None;
            }
            positions.push(game);
        }
        Some(positions)
    }

    fn check_positions(&self, positions: &[AnyGame], failures: &mut Failures) {
        for Legal { after, legal } in &self.legal {
            compare(
                failures,
                || format!("legal after {after}"),
                positions.get(*after).map(AnyGame::legal).as_ref(),
                Some(legal),
            );
        }
        for Perft { after, counts } in &self.perft {
            for (depth, count) in (1..).zip(counts) {
                let ours = positions.get(*after).map(|game| game.perft(depth));
                compare(failures, || format!("perft {depth} after {after}"), ours, Some(*count));
            }
        }
        for Illegal { after, step, reason } in &self.illegal {
            let ours = positions.get(*after).map(|game| word(game, step));
            compare(
                failures,
                || format!("illegal: {step} after {after}"),
                ours,
                Some(reason.as_str()),
            );
        }
    }

    fn check_malformed(&self, positions: &[AnyGame], failures: &mut Failures) {
        for text in &self.malformed {
            let other = positions
                .iter()
                .map(|game| word(game, text))
                .find(|&word| word != "malformed");
            compare(
                failures,
                || format!("malformed: {text:?}"),
                other.unwrap_or("malformed"),
                "malformed",
            );
        }
    }

    fn check_end(&self, last: &AnyGame, failures: &mut Failures) {
        let Some(end) = &self.end else {
            compare(
                failures,
                || "final: winners before the end".into(),
                last.winners(),
                None,
            );
            return compare(failures, || "final: over".into(), last.to_move().is_none(), false);
        };
        // Temple counts tiles, the others points.
        let scores = match (self.game.as_str(), &end.scores, &end.left) {
            ("temple", None, Some(left)) => left,
            ("textile" | "noses", Some(scores), None) => scores,
            _ => return failures.push("final: scores or left, by the game".into()),
        };
        let winners: Vec<Seat> = end.winners.iter().copied().map(Seat).collect();
        compare(failures, || "final: to move".into(), last.to_move(), None);
        compare(failures, || "final: legal steps".into(), last.count_legal(), 0);
        compare(failures, || "final: scores".into(), &last.scores(), scores);
        compare(failures, || "final: winners".into(), last.winners(), Some(winners));
    }
}

/// What the engine says about a step: `legal`, or the reason's word.
fn word(game: &AnyGame, step: &str) -> &'static str {
    game.explain(step).map_or_else(|reason| reason.word(), |()| "legal")
}

fn read(value: &Value) -> Result<Vector, Failures> {
    let vector = Vector::deserialize(value).map_err(|error| vec![error.to_string()])?;
    if GAMES.contains(&vector.game.as_str()) {
        Ok(vector)
    } else {
        Err(vec![format!("no game {:?}", vector.game)])
    }
}

/// Spoils a file in each of its keys, and says which spoilt ones pass all the same: a check that can't fail is none.
fn check_the_checks(value: &Value) -> Failures {
    let step = value["record"][0].clone();
    let spoilt = [
        ("/game", json!("go")),
        ("/options", json!({})),
        ("/record/0", json!("pass")),
        ("/to_move/0", json!(9)),
        ("/legal_counts/0", json!(0)),
        ("/legal/0/legal/0", json!("pass")),
        ("/perft/0/counts/0", json!(0)),
        ("/illegal/0/reason", json!("legal")),
        ("/malformed/0", step),
        ("/final/winners", json!([])),
        ("/final/scores/0", json!(1000)),
        ("/final/left/0", json!(1000)),
        (
            "/final",
            if value["final"].is_null() {
                json!({ "winners": [] })
            } else {
                json!(null)
            },
        ),
    ];
    let fails = |value: &Value| read(value).map_or(true, |vector| !vector.check().is_empty());
    let mut unnoticed = Failures::new();
    for (key, wrong) in spoilt {
        let mut value = value.clone();
        if let Some(right) = value.pointer_mut(key) {
            *right = wrong;
            if !fails(&value) {
                unnoticed.push(format!("a wrong {key} goes unnoticed"));
            }
        }
    }
    for key in value.as_object().into_iter().flat_map(|object| object.keys()) {
        let mut value = value.clone();
        value.as_object_mut().and_then(|object| object.remove(key));
        if !fails(&value) {
            unnoticed.push(format!("a missing {key} goes unnoticed"));
        }
    }
    let mut more = value.clone();
    more["more"] = json!(null);
    if !fails(&more) {
        unnoticed.push("an unknown key goes unnoticed".into());
    }
    unnoticed
}

fn files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in folder.read_dir()? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "json") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn check_folder(folder: &Path) -> Failures {
    let files = match files(folder) {
        Ok(files) if files.is_empty() => return vec![format!("{}: no *.json", folder.display())],
        Ok(files) => files,
        Err(error) => return vec![format!("{}: {error}", folder.display())],
    };
    let mut failures = Failures::new();
    let mut checked = [0; GAMES.len()];
    let mut skipped = 0;
    for file in files {
        let value = std::fs::read(&file)
            .map_err(|error| error.to_string())
            .and_then(|bytes| serde_json::from_slice::<Value>(&bytes).map_err(|error| error.to_string()));
        let of_file = match value
            .map_err(|error| vec![error])
            .and_then(|value| Ok((read(&value)?, value)))
        {
            Err(failures) => failures,
            Ok((vector, _)) if !AnyGame::NAMES.contains(&vector.game.as_str()) => {
                skipped += 1;
                continue;
            }
            Ok((vector, value)) => {
                let count = &mut checked[GAMES
                    .iter()
                    .position(|&game| game == vector.game)
                    .expect("a known game")];
                *count += 1;
                let mut failures = vector.check();
                if failures.is_empty() && *count == 1 {
                    failures = check_the_checks(&value);
                }
                failures
            }
        };
        failures.extend(of_file.iter().map(|failure| format!("{}: {failure}", file.display())));
    }
    let counts: Vec<String> = GAMES
        .iter()
        .zip(checked)
        .map(|(game, count)| format!("{game} {count}"))
        .collect();
    println!("conformance: {}, skipped {skipped}", counts.join(", "));
    failures
}

fn main() -> ExitCode {
    // Tools that list tests ask so.
    if std::env::args().any(|argument| argument == "--list") {
        println!("conformance: test");
        return ExitCode::SUCCESS;
    }
    let own = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/vectors");
    let folder = std::env::var_os("VECTORS").map_or_else(own, PathBuf::from);
    let failures = check_folder(&folder);
    for failure in &failures {
        eprintln!("{failure}");
    }
    if failures.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
