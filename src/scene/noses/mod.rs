//! Pictures of the nose game: noses, tiles, the board, and what a half-made step shows on it. A board unit is a square.

mod board;
mod drawing;
mod outline;
mod tile;

pub use board::{
    HAND_VIEW, HandLook, area, blocked, fixed_sides, ghost, glow, groups, hand_tile, hole, laid, last, mismatch, pair,
    position, returning, small, stone, stones, told, too_wide, would_be_group,
};
pub use drawing::{ground, nose, pen};
