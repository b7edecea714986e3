//! What outlasts the app: saved games, settings, and where the user was.
//!
//! One folder holds it all (see [`home`]):
//!
//! ```text
//! games/ID.json     a record each, with whatever else the table adds to it
//! analyses/ID.json  what was found when a game was looked through: it can be found again, so a damaged one is no loss
//! settings.json     what the user chose
//! session.json      where the user was when the app last ran
//! damaged/          files that couldn't be understood, moved out of the way and never deleted
//! ```
//!
//! Writing never makes a screen wait: [`Keeper::save`] hands the text to a thread of its own, which writes a temporary file, has the
//! system put it on the disk, and renames it. So a file is always whole, the old text or the new one, whenever the
//! process is killed.
//!
//! Nothing here knows a rule or a sentence. Whether a text is a game is the caller's [`Verdict`], and what went wrong
//! comes back as data ([`Notice`], [`Trouble`]).

mod files;
mod home;
mod id;
mod keeper;
mod session;
mod settings;
mod trouble;
mod writer;

pub use home::home;
pub use id::Id;
pub use keeper::{Entry, Game, Keeper, Removed, Shelf, Verdict};
pub use session::Session;
pub use settings::{Settings, Setup, Speed, Theme, Thumb};
pub use trouble::{Cause, Kept, Notice, Trouble};
