//! Pictures of positions as shapes in board units.
//!
//! The screen, the reader's figures and exported pictures all draw from here, so that a figure in the rules looks like the board.

pub mod camera;
pub mod palette;
pub mod shape;
pub mod textile;
pub mod tile;

pub use camera::Camera;
pub use palette::{Ink, Scheme};
pub use shape::{Rect, Shape, Stroke, extent};
pub use tile::{Marking, Piece, tiles};

/// How pictures are to look: the colours and how tiles are marked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Style {
    pub scheme: Scheme,
    pub marking: Marking,
}
