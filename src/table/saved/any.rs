//! One type for the tables of all games, for code that doesn't care which one it is.

use super::{Called, Saved, SavedError, seats};
use crate::games::noses::Noses;
use crate::games::temple::Temple;
use crate::games::textile::Textile;
use crate::games::{AnyGame, Game, Seat};
use crate::record::{Record, SeatInfo};

/// A game at the table with who plays it, whichever game it is.
#[derive(Clone, Debug)]
pub enum AnySaved {
    Textile(Saved<Textile>),
    Noses(Saved<Noses>),
    Temple(Saved<Temple>),
}

/// Runs the same generic code on whichever game it is.
macro_rules! each_saved {
    ($any:expr, $saved:ident => $code:expr) => {
        match $any {
            $crate::table::AnySaved::Textile($saved) => $code,
            $crate::table::AnySaved::Noses($saved) => $code,
            $crate::table::AnySaved::Temple($saved) => $code,
        }
    };
}
#[cfg(feature = "screens")]
pub(crate) use each_saved;

impl From<Saved<Textile>> for AnySaved {
    fn from(saved: Saved<Textile>) -> AnySaved {
        AnySaved::Textile(saved)
    }
}

impl From<Saved<Noses>> for AnySaved {
    fn from(saved: Saved<Noses>) -> AnySaved {
        AnySaved::Noses(saved)
    }
}

impl From<Saved<Temple>> for AnySaved {
    fn from(saved: Saved<Temple>) -> AnySaved {
        AnySaved::Temple(saved)
    }
}

impl AnySaved {
    /// A game that begins; who plays, by seat. Seats that are missing have no name.
    ///
    /// # Errors
    /// If this version has no table for the game.
    pub fn new(start: AnyGame, seats: Vec<SeatInfo>) -> Result<AnySaved, SavedError> {
        let seats = seats::fitting(seats, start.seats());
        let mut record = Record::new(start);
        record.seats = seats;
        AnySaved::read(record)
    }

    /// A game as it was saved.
    ///
    /// # Errors
    /// If a step is illegal, or this version has no table for the game.
    pub fn read(record: Record) -> Result<AnySaved, SavedError> {
        match record.start {
            AnyGame::Textile(_) => Saved::read(record).map(AnySaved::Textile),
            AnyGame::Noses(_) => Saved::read(record).map(AnySaved::Noses),
            AnyGame::Temple(_) => Saved::read(record).map(AnySaved::Temple),
        }
    }

    /// The record to save.
    pub fn to_record(&self) -> Record {
        each_saved!(self, saved => saved.to_record())
    }

    /// The game's name in records.
    pub fn game_name(&self) -> &'static str {
        match self {
            AnySaved::Textile(_) => Textile::NAME,
            AnySaved::Noses(_) => Noses::NAME,
            AnySaved::Temple(_) => Temple::NAME,
        }
    }

    /// The position on the table.
    pub fn position(&self) -> AnyGame {
        each_saved!(self, saved => saved.table.game().clone().into())
    }

    /// Whose turn it is; `None` once the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        each_saved!(self, saved => saved.table.to_move())
    }

    /// The names by seat, where somebody gave one.
    pub fn names(&self) -> Vec<Option<String>> {
        each_saved!(self, saved => saved.names())
    }

    /// What those at the seats are called.
    pub fn called(&self) -> Vec<Called> {
        each_saved!(self, saved => saved.called())
    }

    /// For each seat, which of the [`super::MARKS`] is its own.
    pub fn marks(&self) -> Vec<usize> {
        each_saved!(self, saved => saved.marks())
    }

    /// The same seats for another game like this one. Where something is dealt, the number says how.
    ///
    /// # Errors
    /// Never in practice: a game with such options has been made before.
    pub fn again(&self, number: u64) -> Result<AnySaved, String> {
        each_saved!(self, saved => saved.again(number).map(AnySaved::from))
    }
}
