use std::error::Error;
use std::fmt;

use super::VERSION;
use crate::games::{AnyGame, AnyReason};

/// Why a text is no record. Whether its steps are legal is another question: [`IllegalStep`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// It isn't JSON; where it stops to be, counted from 1.
    NotJson { line: usize, column: usize },
    /// There is nothing, or nothing but space.
    Empty,
    /// It is JSON, but no object.
    NotAnObject,
    /// There is no key `kachel`, so it may be anything.
    NoVersion,
    /// `kachel` is no whole number from 1.
    BadVersion,
    /// The format is newer than this program.
    Newer { version: u64 },
    /// There is no key `game`.
    NoGame,
    /// `game` is no text.
    BadGame,
    /// There is no game of this name, at least not in this version.
    UnknownGame(String),
    /// There is no key `options`.
    NoOptions,
    /// The game doesn't allow the options; a sentence in English says what is wrong with them.
    BadOptions(String),
    /// `seats` is no list.
    BadSeats,
    /// `seats` has more or fewer entries than the game has seats.
    SeatCount { given: usize, needed: usize },
    /// An entry of `seats` is wrong; seats count from 0.
    BadSeat { seat: usize, problem: SeatProblem },
    /// There is no key `steps`.
    NoSteps,
    /// `steps` is no list.
    BadSteps,
    /// An entry of `steps` is no text; steps count from 1.
    StepNotText { number: usize },
}

/// What is wrong with an entry of `seats`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatProblem {
    NotAnObject,
    /// `name` is no text.
    Name,
    /// `player` is neither `human` nor `bot`.
    Player,
    /// `level` is no whole number from 1 to 255.
    Level,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("nothing is there"),
            Self::NotJson { line, column } => write!(f, "not JSON from line {line}, column {column}"),
            Self::NotAnObject => f.write_str("a record is a JSON object"),
            Self::NoVersion => f.write_str("no record: the key `kachel` is missing"),
            Self::BadVersion => f.write_str("`kachel`, the format's version, is a whole number from 1"),
            Self::Newer { version } => {
                write!(
                    f,
                    "the record has version {version} of the format, and this program knows {VERSION}"
                )
            }
            Self::NoGame => f.write_str("the key `game` is missing"),
            Self::BadGame => f.write_str("`game` is a text"),
            Self::UnknownGame(name) => {
                write!(f, "there is no game {name:?}; there are {}", AnyGame::NAMES.join(", "))
            }
            Self::NoOptions => f.write_str("the key `options` is missing"),
            Self::BadOptions(detail) => write!(f, "wrong options: {detail}"),
            Self::BadSeats => f.write_str("`seats` is a list"),
            Self::SeatCount { given, needed } => write!(f, "the game has {needed} seats, and `seats` has {given}"),
            Self::BadSeat { seat, problem } => {
                let problem = match problem {
                    SeatProblem::NotAnObject => "a seat is a JSON object",
                    SeatProblem::Name => "`name` is a text",
                    SeatProblem::Player => "`player` is human or bot",
                    SeatProblem::Level => "`level` is a whole number from 1",
                };
                write!(f, "seat {seat}: {problem}")
            }
            Self::NoSteps => f.write_str("the key `steps` is missing"),
            Self::BadSteps => f.write_str("`steps` is a list"),
            Self::StepNotText { number } => write!(f, "step {number} is no text"),
        }
    }
}

impl Error for RecordError {}

/// The first step of a record that the rules don't allow.
#[derive(Clone, Debug, PartialEq)]
pub struct IllegalStep {
    /// Counted from 1.
    pub number: usize,
    /// The step as the record has it.
    pub text: String,
    pub reason: AnyReason,
}

impl fmt::Display for IllegalStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "step {}, {:?}: {}", self.number, self.text, self.reason.word())
    }
}

impl Error for IllegalStep {}
