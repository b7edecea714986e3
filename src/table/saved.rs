//! A game at the table as a record: what was played is the record's, and the rest is a key of our own.
//!
//! ```json
//! "table": { "undone": ["take:B"], "draft": "take:A" }
//! ```

use super::textile::{Draft, Table};
use crate::games::textile::{Options, Step};
use crate::games::{AnyGame, Game};
use crate::record::{IllegalStep, Record, SeatInfo};
use serde_json::{Map, Value, json};

const KEY: &str = "table";

/// A game at the table with who plays it.
#[derive(Clone, Debug)]
pub struct Saved {
    pub table: Table,
    /// Everything of the record that the table doesn't change: seats, and keys of other programs.
    record: Record,
}

/// Why a record can't be laid on the table.
#[derive(Clone, Debug, PartialEq)]
pub enum SavedError {
    /// It is a game that this version has no table for.
    OtherGame(&'static str),
    Illegal(IllegalStep),
}

impl Saved {
    /// A game that begins; a name for each seat.
    ///
    /// # Errors
    /// A sentence in English if there is no such game.
    pub fn new(options: &Options, names: &[String]) -> Result<Saved, String> {
        let table = Table::new(options)?;
        let mut record = Record::new(AnyGame::Textile(table.game().clone()));
        record.seats = names
            .iter()
            .map(|name| SeatInfo {
                name: Some(name.clone()),
                ..SeatInfo::default()
            })
            .collect();
        Ok(Saved { table, record })
    }

    /// A game as it was saved.
    ///
    /// # Errors
    /// If a step is illegal, or it's no game for this table. A draft or undone steps that make no sense are dropped: they can be made again.
    pub fn read(record: Record) -> Result<Saved, SavedError> {
        let AnyGame::Textile(start) = &record.start else {
            return Err(SavedError::OtherGame(record.start.name()));
        };
        record.replay().map_err(SavedError::Illegal)?;
        let steps = |texts: &[String]| -> Vec<Step> { texts.iter().map_while(|text| text.parse().ok()).collect() };
        let ours = record.other.get(KEY);
        let undone: Vec<String> = ours
            .and_then(|ours| ours.get("undone")?.as_array())
            .map(|list| {
                list.iter()
                    .filter_map(|text| text.as_str().map(str::to_owned))
                    .collect()
            })
            .unwrap_or_default();
        let draft = ours
            .and_then(|ours| ours.get("draft")?.as_str()?.parse().ok())
            .unwrap_or(Draft::None);
        let played = steps(&record.steps);
        let restore = |undone: &[Step]| Table::restore(start.clone(), &played, undone, draft);
        let table = restore(&steps(&undone))
            .or_else(|_| restore(&[]))
            .expect("the record was replayed before");
        Ok(Saved { table, record })
    }

    /// The record to save.
    pub fn to_record(&self) -> Record {
        let texts = |steps: &[Step]| -> Vec<String> { steps.iter().map(Step::to_string).collect() };
        let history = self.table.history();
        let mut record = self.record.clone();
        record.steps = texts(history.played());
        let mut ours: Map<String, Value> = match record.other.shift_remove(KEY) {
            Some(Value::Object(ours)) => ours,
            _ => Map::new(),
        };
        ours.insert("undone".into(), json!(texts(history.undone())));
        ours.insert("draft".into(), json!(self.table.draft().to_string()));
        record.other.insert(KEY.into(), Value::Object(ours));
        record
    }

    /// The names by seat, where somebody gave one.
    pub fn names(&self) -> Vec<Option<String>> {
        let seats = self.table.game().seats();
        (0..seats)
            .map(|seat| self.record.seats.get(seat).and_then(|seat| seat.name.clone()))
            .collect()
    }

    /// The same seats and options for another game.
    ///
    /// # Errors
    /// Never in practice: the options have made a game before.
    pub fn again(&self) -> Result<Saved, String> {
        let mut saved = Saved::new(&self.table.game().options(), &[])?;
        saved.record.seats = self.record.seats.clone();
        Ok(saved)
    }
}
