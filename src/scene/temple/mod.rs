//! Pictures of Temple: the building in space, seen from anywhere.
//!
//! * [`View`]: from where one looks, and where a point in space lies in the picture
//! * [`Face`]: a tile in space, or a place for one, and how it's to look
//! * [`shapes`]: faces as a list of shapes from back to front; [`table`] is what they stand on
//! * [`hand_tile`] and [`emblem`]: tiles in a hand, and the six ways as small pictures
//! * [`under`] and [`near`]: what lies at a point of the picture, from front to back
//!
//! A board unit is the side of a tile that faces the viewer. Zoom and pan are those of flat boards: [`super::Camera`].

mod board;
mod emblem;
mod face;
mod hand;
mod hit;
mod ink;
mod order;
mod panel;
mod plane;
mod sketch;
mod table;
mod view;

#[cfg(test)]
mod tests;

pub use board::{around, laid, look_inside, pivot, position};
pub use emblem::emblem;
pub use face::{Face, Look};
pub use hand::{HAND_VIEW, HandLook, hand_tile};
pub use hit::{near, under};
pub use order::{back_to_front, before};
pub use panel::shapes;
pub use table::table;
pub use view::{Standpoint, View};
