//! Textile, a game by Dieter Stein for two to four players. The rules: `docs/rules/textile.md`.
//!
//! * [`Step`] and its notation
//! * [`Textile`], the position, and how a step changes it
//! * [`Reason`] and the rules, one by one in the page's order: [`Game::explain`](super::Game::explain)
//! * the same rules for all steps at once, by bits: [`Game::legal_steps`](super::Game::legal_steps)

mod cloth;
mod generate;
mod legality;
mod options;
mod patch;
mod state;
mod step;
mod text;
mod tile;

pub use legality::{Knotting, Reason};
pub use options::Options;
pub use state::{Phase, Textile};
pub use step::Step;
pub use tile::{Colour, Tile};

/// A patch of so many tiles must be knotted or discarded.
pub const FULL_PATCH: usize = 5;

/// At most so many tiles are in the game: twelve of each colour.
pub(crate) const MOST_TILES: usize = 60;

/// At most so many seats.
pub(crate) const MOST_SEATS: usize = 4;
