use std::str::FromStr;

use serde_json::{Map, Value};

use super::error::{RecordError, SeatProblem};
use super::seat::{Player, SeatInfo};
use super::{Record, VERSION};
use crate::games::{AnyGame, NewGameError};

type Object = Map<String, Value>;

impl Record {
    /// Reads a record. Its steps are texts, no more: [`Record::replay`] says whether they are legal.
    ///
    /// # Errors
    /// What is wrong first, with the version before all else, since a newer format may be another one altogether.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        // Some programs put a mark at the beginning of each text.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.trim().is_empty() {
            return Err(RecordError::Empty);
        }
        let value = Value::from_str(text).map_err(|error| RecordError::NotJson {
            line: error.line(),
            // A text that breaks off at the end of a line has column 0 here; people count from 1.
            column: error.column().max(1),
        })?;
        let Value::Object(mut object) = value else {
            return Err(RecordError::NotAnObject);
        };
        check_version(object.shift_remove("kachel"))?;
        let (start, other_options) = start(object.shift_remove("game"), object.shift_remove("options"))?;
        let seats = seats(object.shift_remove("seats"), start.seats())?;
        let steps = steps(object.shift_remove("steps"))?;
        Ok(Record {
            start,
            seats,
            steps,
            other_options,
            other: object,
        })
    }
}

fn check_version(version: Option<Value>) -> Result<(), RecordError> {
    match version.ok_or(RecordError::NoVersion)?.as_u64() {
        None | Some(0) => Err(RecordError::BadVersion),
        Some(version) if version > VERSION => Err(RecordError::Newer { version }),
        Some(_) => Ok(()),
    }
}

/// The position before the first step, and the options that the game doesn't know.
fn start(game: Option<Value>, options: Option<Value>) -> Result<(AnyGame, Object), RecordError> {
    let Value::String(name) = game.ok_or(RecordError::NoGame)? else {
        return Err(RecordError::BadGame);
    };
    if !AnyGame::NAMES.contains(&name.as_str()) {
        return Err(RecordError::UnknownGame(name));
    }
    let options = options.ok_or(RecordError::NoOptions)?;
    let start = AnyGame::new(&name, &options).map_err(|error| match error {
        NewGameError::UnknownGame => RecordError::UnknownGame(name),
        NewGameError::Options(detail) => RecordError::BadOptions(detail),
    })?;
    let known = start.options();
    let mut other = options.as_object().cloned().unwrap_or_default();
    other.retain(|key, _| !known.contains_key(key));
    Ok((start, other))
}

fn seats(seats: Option<Value>, needed: usize) -> Result<Vec<SeatInfo>, RecordError> {
    let seats = match seats {
        None => return Ok(Vec::new()),
        Some(Value::Array(seats)) => seats,
        Some(_) => return Err(RecordError::BadSeats),
    };
    if seats.len() != needed {
        return Err(RecordError::SeatCount {
            given: seats.len(),
            needed,
        });
    }
    let problem = |seat| move |problem| RecordError::BadSeat { seat, problem };
    seats
        .into_iter()
        .enumerate()
        .map(|(index, value)| seat(value).map_err(problem(index)))
        .collect()
}

fn seat(value: Value) -> Result<SeatInfo, SeatProblem> {
    let Value::Object(mut other) = value else {
        return Err(SeatProblem::NotAnObject);
    };
    let name = match other.shift_remove("name") {
        None => None,
        Some(Value::String(name)) => Some(name),
        Some(_) => return Err(SeatProblem::Name),
    };
    let player = match other.shift_remove("player") {
        None => Player::default(),
        Some(word) => Player::ALL
            .into_iter()
            .find(|player| word == player.word())
            .ok_or(SeatProblem::Player)?,
    };
    let level = match other.shift_remove("level") {
        None => None,
        Some(level) => match level.as_u64().map(u8::try_from) {
            Some(Ok(level @ 1..)) => Some(level),
            _ => return Err(SeatProblem::Level),
        },
    };
    Ok(SeatInfo {
        name,
        player,
        level,
        other,
    })
}

fn steps(steps: Option<Value>) -> Result<Vec<String>, RecordError> {
    let Value::Array(steps) = steps.ok_or(RecordError::NoSteps)? else {
        return Err(RecordError::BadSteps);
    };
    let text = |(index, step)| match step {
        Value::String(text) => Ok(text),
        _ => Err(RecordError::StepNotText { number: index + 1 }),
    };
    steps.into_iter().enumerate().map(text).collect()
}
