//! Temple, a game by Martin Windischer for two players. The rules: `docs/rules/temple.md`.
//!
//! * [`lattice`]: places, edges, touching
//! * [`Step`] and its notation
//! * [`Temple`], the position, and how a step changes it
//! * [`Reason`] and the rules, one by one in the page's order: [`Game::explain`](super::Game::explain), with the six ways
//!   in `ways.rs` and the value rule in `values.rs`
//! * the same rules for all steps at once: `sites.rs` and `corners.rs` keep track of where tiles can go, `placements.rs`
//!   of the ways, `supply.rs` of the tiles

mod around;
mod building;
mod corners;
mod drawing;
mod dyes;
pub mod lattice;
mod legal;
mod options;
mod placements;
mod reason;
mod sites;
mod state;
mod step;
mod supply;
mod text;
mod tile;
mod values;
mod ways;

pub use dyes::{COLOURS_EACH, Dyes};
pub use lattice::{Edge, Kind, Place};
pub use options::{Edition, Options};
pub use reason::{ColourOrder, NotCanonical, NotInHand, Reason};
pub use state::Temple;
pub use step::{Put, Step};
pub use tile::{Colour, TILES_OF_A_SEAT, Tile, Values};
pub use values::Lonely;
pub use ways::{Lack, NoCorner, NoTop, NoWay, Way, Ways};

use super::Seat;

/// How many tiles there are.
pub(crate) const TILES: usize = 2 * TILES_OF_A_SEAT;
