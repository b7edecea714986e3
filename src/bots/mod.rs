//! Players in the machine: search, one small file of knowledge a game, levels. `docs/bots.md` says how well they play.
//!
//! * [`Bot`] plays and advises in whichever game: start here
//! * [`Search`] is the same for all games, with its tree in `tree.rs` and the near end in `exact.rs`
//! * [`Knowledge`] is what it needs to know about a game: `textile.rs`, `noses.rs`, `temple.rs`
//! * [`Level`], and the [`Knobs`] that make one
//! * [`Simple`] players to measure against
//!
//! Nothing here reads a clock or starts a thread: whoever asks for a thought brings a [`Watch`].

mod bot;
mod exact;
mod knowledge;
mod level;
mod noses;
mod search;
mod shares;
mod simple;
mod temple;
mod textile;
mod tree;
mod tuning;

pub use bot::{Bot, Thought, ThoughtLine};
pub use knowledge::Knowledge;
pub use level::{Knobs, Level};
pub use search::{Line, MOST_BYTES, Progress, Search, Watch};
pub use shares::{MOST_SEATS, Shares, Worth};
pub use simple::Simple;
pub use tuning::Tuning;
