//! Why a step of Temple is illegal, in the page's order.

use super::{Colour, Lonely, NoWay, Place, Tile};
use crate::games;

/// Why a step is illegal, with what its sentence needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    GameOver,
    NotCanonical(NotCanonical),
    /// The first turn is one floor of value 1 at `0,0`.
    FirstTile,
    NotInHand(NotInHand),
    ColourOrder(ColourOrder),
    /// The place that is taken.
    Occupied(Place),
    /// A flat tile one storey above or below another: the step's, and the other, which may be the step's too.
    RightAbove {
        place: Place,
        other: Place,
    },
    NoWay(NoWay),
    Value(Lonely),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotCanonical {
    /// This place should come before the one named before it, or is named twice.
    Order(Place),
    /// This tile is named twice.
    Twice(Tile),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotInHand {
    /// The colour is the other player's.
    OtherSeat(Tile),
    /// The tile lies on the table: here.
    PutDown(Tile, Place),
}

/// How a step breaks the rule that a colour is used up before the next one is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColourOrder {
    /// This tile is of another colour than the open one, of which so many are left and would not be used up.
    NotOpen { tile: Tile, open: Colour, left: u32 },
    /// Two colours in one turn, which the original rules don't allow.
    TwoColours(Colour, Colour),
    /// Two new colours in one turn.
    TwoNewColours(Colour, Colour),
}

impl games::Reason for Reason {
    fn word(&self) -> &'static str {
        match self {
            Reason::GameOver => "game-over",
            Reason::NotCanonical(_) => "not-canonical",
            Reason::FirstTile => "first-tile",
            Reason::NotInHand(_) => "not-in-hand",
            Reason::ColourOrder(_) => "colour-order",
            Reason::Occupied(_) => "occupied",
            Reason::RightAbove { .. } => "right-above",
            Reason::NoWay(_) => "no-way",
            Reason::Value(_) => "value",
        }
    }
}
