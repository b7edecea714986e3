//! What there is to know of the tiles that are still in hand.

use super::Table;
use crate::games::Seat;
use crate::games::temple::{Colour, Step, Tile, Values};

/// A colour of a seat's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandColour {
    pub colour: Colour,
    pub state: State,
    /// What is left of it, the tiles of the half-made step included.
    pub left: Values,
}

/// How far a colour has been used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum State {
    /// The next tiles come from this one.
    Open,
    New,
    UsedUp,
}

impl Table {
    /// A seat's five colours: the open one first, then those that are still to come, then those that are used up.
    pub fn hand(&self, seat: Seat) -> Vec<HandColour> {
        let look = |colour: Colour| {
            let left = self.game().left(colour);
            let state = if self.game().open(seat) == Some(colour) {
                State::Open
            } else if left.is_empty() {
                State::UsedUp
            } else {
                State::New
            };
            HandColour { colour, state, left }
        };
        let mut hand: Vec<HandColour> = Colour::of(seat).map(look).collect();
        hand.sort_by_key(|colour| colour.state);
        hand
    }

    /// Whether the seat to move can put this tile down now, alone or with others.
    pub fn can_be_put(&self, tile: Tile) -> bool {
        let has_it = |step: Step| step.puts().any(|put| put.tile == tile);
        self.offers().steps().any(has_it)
    }
}
