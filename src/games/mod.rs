//! The rules of the three games, as `docs/rules/` makes them exact.
//!
//! Everything here is pure: no files, no clock, no screen; randomness only in a deal, from a given generator.

pub mod any;
pub mod chance;
pub mod keys;
pub mod noses;
pub mod notation;
pub mod perft;
pub mod plane;
pub mod playout;
pub mod temple;
pub mod textile;

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use keys::Keys;
use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

pub use any::{AnyGame, AnyReason, NewGameError};

/// A seat at the table; seats are numbered from 0 in clockwise order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise of `seats`.
    pub const fn next(self, seats: usize) -> Seat {
        Seat((self.0 + 1) % seats as u8)
    }
}

/// A game in progress: the position, whose turn it is, and what they may do.
///
/// A *step* is the smallest thing that a player decides; a turn is one or more steps.
/// Two games are equal if they are the same position, reached with the same scores and at the same turn.
pub trait Game: Clone + Debug + PartialEq + Sized {
    /// The game's name in records, commands and the engine protocol.
    const NAME: &'static str;

    /// What the numbers of [`Game::scores`] are.
    const SCORES: Scores;

    /// What is agreed on before the first step. Its serde form is the `options` of records and vectors.
    type Options: Clone + Debug + PartialEq + Serialize + DeserializeOwned;

    /// A step; its text (`Display`, `FromStr`) is the notation of the rules page. Every step has one canonical text.
    type Step: Copy + Debug + Display + FromStr<Err = Malformed> + Eq + Ord + Hash;

    /// Why a step is illegal, with everything that its explanation needs.
    type Reason: Reason;

    /// The options that `key=value` words give, as after the engine protocol's `new`; what they don't give is as usual.
    ///
    /// # Errors
    /// A sentence in English about a value that can't be.
    fn options_from(keys: &mut Keys<'_>) -> Result<Self::Options, String>;

    /// The position before the first step.
    ///
    /// # Errors
    /// A sentence in English if the options are none that the game allows.
    fn new(options: &Self::Options) -> Result<Self, String>;

    /// The options that the game began with.
    fn options(&self) -> Self::Options;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// Whose step it is; `None` once the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// Replaces what is in `steps` by all legal steps, each once, in no particular order.
    fn legal_steps(&self, steps: &mut Vec<Self::Step>);

    /// Draws one of the legal steps, each equally likely; `None` once the game is over.
    ///
    /// `room` is there to list steps in; what it holds afterwards means nothing. Games override this where they can draw
    /// without a list.
    fn draw_step<R: Rng + ?Sized>(&self, rng: &mut R, room: &mut Vec<Self::Step>) -> Option<Self::Step> {
        self.legal_steps(room);
        let count = room.len() as u32;
        (count > 0).then(|| room[chance::below(rng, count) as usize])
    }

    /// Whether a step is legal, and if not, the first of the page's reasons that it breaks.
    fn explain(&self, step: Self::Step) -> Result<(), Self::Reason>;

    /// Plays a step that is known to be legal.
    ///
    /// # Panics
    /// May panic, or leave a position that no play leads to, if it isn't.
    fn play_legal(&mut self, step: Self::Step);

    /// Plays a step if it is legal, and changes nothing if it isn't.
    fn play(&mut self, step: Self::Step) -> Result<(), Self::Reason> {
        self.explain(step)?;
        self.play_legal(step);
        Ok(())
    }

    /// A number for each seat: see [`Game::SCORES`].
    fn scores(&self) -> Vec<u32>;

    /// The seats that have won; `None` as long as the game goes on.
    fn winners(&self) -> Option<Vec<Seat>>;

    /// The position as lines of text, for people who look over a program's shoulder.
    fn show(&self) -> String;
}

/// What the numbers are that each seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scores {
    /// Points: the more, the better.
    Points,
    /// Tiles that the seat still has.
    TilesLeft,
}

/// Why a step is illegal. `Display` says it in an English sentence, for other programs; what players read is in
/// [`crate::words`].
pub trait Reason: Clone + Debug + Display + PartialEq {
    /// The word of the rules page: `same-colour`, say.
    fn word(&self) -> &'static str;
}

/// A text that doesn't fit the notation's grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed;

impl Malformed {
    /// The word of the rules pages for it.
    pub const WORD: &'static str = "malformed";
}

impl Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the text is no step of this game")
    }
}

impl std::error::Error for Malformed {}
