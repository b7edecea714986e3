//! Records: a game from its options to its last step, as a text that other programs read and write too.
//!
//! ```json
//! { "kachel": 1, "game": "textile",
//!   "options": { "players": 2, "per_colour": 6, "teams": false },
//!   "seats": [ { "name": "Mina", "player": "human" }, { "name": "Ben", "player": "bot", "level": 3 } ],
//!   "steps": [ "start:C", "take:A" ] }
//! ```
//!
//! A record says nothing about positions: whoever reads it replays the steps through the rules. Keys that this version
//! doesn't know are kept when a record is written back, in the options and seats too.

mod check;
mod error;
mod parse;
mod seat;
#[cfg(test)]
mod tests;
mod write;

use serde_json::{Map, Value};

use crate::games::{AnyGame, AnyReason};

pub use check::{CheckError, Checked, check};
pub use error::{IllegalStep, RecordError, SeatProblem};
pub use seat::{Player, SeatInfo};

/// The version of the format that is written, and the newest that is read.
pub const VERSION: u64 = 1;

/// A game from its options to its last step.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The position before the first step: which game it is, with which options.
    pub start: AnyGame,
    /// Who plays; empty if the record doesn't say, else one for each seat.
    pub seats: Vec<SeatInfo>,
    /// The texts of the steps that were played, in order.
    pub steps: Vec<String>,
    /// Options that the game doesn't know.
    pub other_options: Map<String, Value>,
    /// Other keys, for other programs or later versions.
    pub other: Map<String, Value>,
}

impl Record {
    /// The record of a game that begins.
    pub fn new(start: AnyGame) -> Self {
        Self {
            start,
            seats: Vec::new(),
            steps: Vec::new(),
            other_options: Map::new(),
            other: Map::new(),
        }
    }

    /// The position after the last step.
    ///
    /// # Errors
    /// The first step that the rules don't allow.
    pub fn replay(&self) -> Result<AnyGame, IllegalStep> {
        self.replay_first(self.steps.len())
    }

    /// The position after the first `count` steps, or after all if there are fewer.
    ///
    /// # Errors
    /// The first of these steps that the rules don't allow.
    pub fn replay_first(&self, count: usize) -> Result<AnyGame, IllegalStep> {
        let mut game = self.start.clone();
        for (index, text) in self.steps.iter().take(count).enumerate() {
            game.play(text).map_err(|reason: AnyReason| IllegalStep {
                number: index + 1,
                text: text.clone(),
                reason,
            })?;
        }
        Ok(game)
    }
}
