use std::error::Error;
use std::fmt;

use super::{IllegalStep, Record, RecordError};
use crate::games::{AnyGame, Seat};

/// A record whose steps are all legal, and the position after the last of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Checked {
    pub record: Record,
    pub position: AnyGame,
}

impl Checked {
    /// Whose step it is; `None` if the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.position.to_move()
    }

    /// A number for each seat: points in Textile and the nose game, tiles still in hand in Temple.
    pub fn scores(&self) -> Vec<u32> {
        self.position.scores()
    }

    /// The seats that have won; `None` if the game goes on.
    pub fn winners(&self) -> Option<Vec<Seat>> {
        self.position.winners()
    }
}

/// Why a text isn't the record of a game that keeps to the rules.
#[derive(Clone, Debug, PartialEq)]
pub enum CheckError {
    /// It is no record.
    Record(RecordError),
    /// A step isn't legal.
    Step(IllegalStep),
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(error) => error.fmt(f),
            Self::Step(error) => error.fmt(f),
        }
    }
}

impl Error for CheckError {}

impl From<RecordError> for CheckError {
    fn from(error: RecordError) -> Self {
        Self::Record(error)
    }
}

impl From<IllegalStep> for CheckError {
    fn from(error: IllegalStep) -> Self {
        Self::Step(error)
    }
}

/// Reads a record and replays it through the rules.
///
/// # Errors
/// If the text is no record, or which step is the first that isn't legal, and why.
pub fn check(text: &str) -> Result<Checked, CheckError> {
    let record = Record::parse(text)?;
    let position = record.replay()?;
    Ok(Checked { record, position })
}
