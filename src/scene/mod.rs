//! Pictures of positions as shapes in board units.
//!
//! The screen, the reader's figures and exported pictures all draw from here, so that a figure in the rules looks like the board.

pub mod camera;
pub mod frame;
pub mod noses;
pub mod palette;
pub mod path;
#[cfg(not(target_os = "android"))]
pub mod raster;
pub mod shape;
pub mod signs;
pub mod svg;
pub mod temple;
pub mod textile;
pub mod tile;

use crate::games::temple::Dyes;
pub use camera::Camera;
pub use frame::Frame;
pub use palette::{Ink, Scheme};
pub use shape::{Rect, Shape, Stroke, extent};
pub use tile::{Marking, Piece, spent, tiles};

/// How pictures are to look: the colours and what tells tiles apart besides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Style {
    pub scheme: Scheme,
    /// Of Textile's tiles.
    pub marking: Marking,
    /// Whether each nose has its number in a corner.
    pub digits: bool,
    /// Which colours Temple's are.
    pub dyes: Dyes,
}
