//! Textile: `docs/rules/textile.md`.
//!
//! CONTRACT (types that the table, the scene and the words rely on; to be built out):

use super::plane::{Square, Turn};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour { A, B, C, D, E }          // ALL: [Colour; 5], letter() -> char, index() -> usize

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile { pub at: Square, pub colour: Colour }

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options { pub players: u8, pub per_colour: u8, pub teams: bool }   // serde

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step { Start(Colour), Take { colour: Colour, at: Option<Square> }, Knot { turn: Turn, by: Square }, Draw(Colour), Discard }

/// What the seat to move has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase { Start, Turn, MustPlace, Draw, Over }

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    GameOver, MustStart, MustDraw, MustPlace, NotNow,
    StackEmpty(Colour),
    NoPatch,
    /// the first square (of the patch or the textile) that already holds a tile
    Occupied(Square),
    NotJoined,
    /// `new` is the tile that would come (where it would lie), `old` the tile that lies there already
    SameColour { new: Tile, old: Tile },
    SameAs(Step),
}

/// What a knot would bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knotting { /* pub tiles: the patch's tiles on the textile; pub seams: Vec<(Square, Square)> (patch square, textile square); points() */ }

// impl Textile {
//   phase(), stack(Colour) -> u8, patch(Seat) -> &[Tile], textile() -> &[Tile] (in the order of laying), at(Square) -> Option<Colour>,
//   knotting(turn, by) -> Knotting (also for illegal ones), last_turn(Seat) -> Option<u32> (number of the seat's last turn), turns() -> u32
// }
