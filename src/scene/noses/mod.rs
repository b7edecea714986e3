//! Pictures of the nose game: noses, tiles, the board, and what a half-made step shows on it. A board unit is a square.

mod board;
mod drawing;
mod outline;
mod tile;

pub use board::{
    HAND_VIEW, HandLook, area, blocked, fixed_sides, ghost, glow, groups, hand_tile, hole, laid, last, mismatch, pair,
    points, position, returning, scored, small, stone, stones, told, too_wide, would_be_group,
};
pub use drawing::{ground, nose, pen};

use crate::scene::{Rect, Shape, Style};
use std::borrow::Cow;

/// A nose on its ground in the square at `0,0`: what stands for a nose where no tile does.
pub fn card(which: u8, style: Style) -> Vec<Shape> {
    let square = Rect::new(0.0, 0.0, 1.0, 1.0);
    let mut shapes = vec![Shape {
        commands: Cow::Borrowed("M.14 0H.86Q1 0 1 .14V.86Q1 1 .86 1H.14Q0 1 0 .86V.14Q0 0 .14 0Z"),
        view: square,
        place: square,
        fill: Some(ground(which, style)),
        stroke: None,
    }];
    shapes.extend(nose(which, (0.0, 0.0), 1.0, style));
    shapes
}
