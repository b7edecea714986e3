//! A game at the table as a record: what was played is the record's, and the rest are keys of our own.
//!
//! ```json
//! "seats": [{ "name": "Mina", "player": "human", "mark": 2, "colours": "BDFHJ" },
//!            { "name": "Player 2", "player": "human", "place": 2 }, { "player": "bot", "level": 3 }, …],
//! "table": { "undone": ["take:B"], "draft": "take:A" }
//! ```

mod any;
mod seats;

pub use any::AnySaved;
#[cfg(feature = "screens")]
pub(crate) use any::each_saved;
pub use seats::{Called, MARKS, called, dyes, marks};

use super::play::{Answer, ByHand, Table};
use crate::bots::Level;
use crate::games::Seat;
use crate::games::temple::{Dyes, Temple};
use crate::record::{IllegalStep, Record, SeatInfo};
use serde_json::{Map, Value, json};
use std::str::FromStr;

const KEY: &str = "table";

/// A game at the table with who plays it.
#[derive(Clone, Debug)]
pub struct Saved<G: ByHand> {
    pub table: Table<G>,
    /// Everything of the record that the table doesn't change: seats, and keys of other programs.
    record: Record,
}

/// Why a record can't be laid on the table.
#[derive(Clone, Debug, PartialEq)]
pub enum SavedError {
    /// It is a game that this table isn't for, or that this version has no table for; the record as it was.
    OtherGame(Box<Record>),
    Illegal(IllegalStep),
}

impl<G: ByHand> Saved<G> {
    /// A game that begins; who plays, by seat. Seats that are missing have no name.
    ///
    /// # Errors
    /// A sentence in English if there is no such game.
    pub fn new(options: &G::Options, seats: Vec<SeatInfo>) -> Result<Self, String> {
        let table: Table<G> = Table::new(options)?;
        let mut record = Record::new(table.game().clone().into());
        record.seats = seats::fitting(seats, table.game().seats());
        Ok(Saved { table, record })
    }

    /// A game as it was saved.
    ///
    /// # Errors
    /// If a step is illegal, or it's no game for this table. A draft or undone steps that make no sense are dropped: they can
    /// be made again.
    pub fn read(record: Record) -> Result<Self, SavedError> {
        let Some(start) = G::from_any(&record.start).cloned() else {
            return Err(SavedError::OtherGame(Box::new(record)));
        };
        record.replay().map_err(SavedError::Illegal)?;
        let ours = record.other.get(KEY);
        let undone = ours.and_then(|ours| ours.get("undone")?.as_array());
        let undone = undone.into_iter().flatten().filter_map(Value::as_str);
        let draft = ours.and_then(|ours| ours.get("draft")?.as_str()?.parse().ok());
        let draft: G::Draft = draft.unwrap_or_default();
        let played: Vec<G::Step> = steps(record.steps.iter().map(String::as_str));
        let restore = |undone: &[G::Step]| Table::restore(start.clone(), &played, undone, draft);
        let table = restore(&steps(undone))
            .or_else(|_| restore(&[]))
            .expect("the record was replayed before");
        let mut saved = Saved { table, record };
        if saved.bot_to_move().is_some() {
            saved.table.rest();
        }
        Ok(saved)
    }

    /// The record to save.
    pub fn to_record(&self) -> Record {
        let texts = |steps: &[G::Step]| -> Vec<String> { steps.iter().map(G::Step::to_string).collect() };
        let history = self.table.history();
        let mut record = self.record.clone();
        record.steps = texts(history.played());
        let mut ours: Map<String, Value> = match record.other.shift_remove(KEY) {
            Some(Value::Object(ours)) => ours,
            _ => Map::new(),
        };
        ours.insert("undone".into(), json!(texts(history.undone())));
        // What is shown of a bot's step isn't a choice of anybody's.
        let draft = match self.bot_to_move() {
            Some(_) => String::new(),
            None => self.table.draft().to_string(),
        };
        ours.insert("draft".into(), json!(draft));
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

    /// What those at the seats are called.
    pub fn called(&self) -> Vec<Called> {
        called(&self.record.seats, self.table.game().seats())
    }

    /// How strong the bot is that plays at a seat; `None` if a person does.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.record.seats.get(seat.index())?.bot()
    }

    /// How strong the bot is whose turn it is; `None` if it is a person's turn or nobody's.
    pub fn bot_to_move(&self) -> Option<Level> {
        self.bot(self.table.to_move()?)
    }

    /// Whether nobody plays but bots.
    pub fn is_demonstration(&self) -> bool {
        let seats = self.table.game().seats() as u8;
        (0..seats).all(|seat| self.bot(Seat(seat)).is_some())
    }

    /// Gives a seat to a bot of a level, or to a person. What has been chosen is dropped if that seat is to move.
    pub fn set_bot(&mut self, seat: Seat, bot: Option<Level>) {
        let seats = &mut self.record.seats;
        seats.resize(self.table.game().seats(), SeatInfo::default());
        let info = &mut seats[seat.index()];
        *info = std::mem::take(info).with_bot(bot);
        if self.table.to_move() == Some(seat) {
            self.table.rest();
        }
    }

    /// Whether going back and forth stops where this seat has to decide: a person's, or any if nobody plays but bots.
    fn decides(&self) -> impl Fn(Seat) -> bool + use<G> {
        let all = self.is_demonstration();
        let seats = 0..self.table.game().seats() as u8;
        let persons: Vec<bool> = seats.map(|seat| all || self.bot(Seat(seat)).is_none()).collect();
        move |seat| persons[seat.index()]
    }

    /// Takes back what a person has chosen, else everything back to the last decision of a person.
    pub fn undo(&mut self) -> Answer<G> {
        if self.bot_to_move().is_some() {
            self.table.rest();
        }
        self.table.undo_to(self.decides())
    }

    /// Plays again what was taken back, up to the next decision of a person.
    pub fn redo(&mut self) -> Answer<G> {
        self.table.redo_to(self.decides())
    }

    /// Whether [`Saved::undo`] would do anything.
    pub fn can_undo(&self) -> bool {
        let chosen = self.bot_to_move().is_none() && G::with_less(&self.table).is_some();
        chosen || self.table.decided_before(self.decides()).is_some()
    }

    /// For each seat, which of the [`MARKS`] is its own.
    pub fn marks(&self) -> Vec<usize> {
        seats::marks(&self.record.seats, self.table.game().seats())
    }

    /// A number of the record's own that belongs to the game: which deal it is, say.
    pub fn number(&self, key: &str) -> Option<u64> {
        self.record.other.get(key)?.as_u64()
    }

    /// Keeps such a number.
    #[must_use]
    pub fn with_number(mut self, key: &str, number: u64) -> Self {
        self.record.other.insert(key.into(), number.into());
        self
    }

    /// A game of its own that goes on from where the table is now.
    #[must_use]
    pub fn branch(&self) -> Self {
        let mut branch = self.clone();
        branch.table.forget_undone();
        branch
    }

    /// The same seats for another game like this one. Where something is dealt, the number says how.
    ///
    /// # Errors
    /// Never in practice: a game with such options has been made before.
    pub fn again(&self, number: u64) -> Result<Self, String> {
        let options = self.table.game().options_again(number);
        Saved::new(&options, self.record.seats.clone())
    }
}

impl Saved<Temple> {
    /// The colours of the tiles: those that the players chose.
    pub fn dyes(&self) -> Dyes {
        seats::dyes(&self.record.seats)
    }
}

/// The steps that these texts mean, up to the first that means none.
fn steps<'a, Step: FromStr>(texts: impl Iterator<Item = &'a str>) -> Vec<Step> {
    texts.map_while(|text| text.parse().ok()).collect()
}
