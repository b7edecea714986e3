//! What there is to know of the tiles that are still in hand.

use std::collections::BTreeSet;

use super::Table;
use crate::games::temple::{Colour, Step, Tile, Values};
use crate::games::{Game, Seat};

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

/// A tile in a hand, and whether it could be put down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    pub tile: Tile,
    pub fits: bool,
}

impl Table {
    /// For each tile that a seat still has whether it could be put down now, alone or with others, were it the seat's
    /// turn and the tile's colour the open one. Those that couldn't are smaller than all that they would touch. In the
    /// order of the hand.
    pub fn outlook(&self, seat: Seat) -> Vec<Outlook> {
        let open = self.game().open(seat);
        let fitting = |open: Option<Colour>| -> BTreeSet<Tile> {
            let mut steps = Vec::new();
            self.game().as_if(seat, open).legal_steps(&mut steps);
            steps.iter().flat_map(Step::puts).map(|put| put.tile).collect()
        };
        let (of_open, of_new) = (fitting(open), fitting(None));
        let hand = self.hand(seat).into_iter();
        let tiles = hand.flat_map(|HandColour { colour, left, .. }| {
            let of_value = move |value| Tile::new(colour, value);
            left.iter().filter_map(of_value).collect::<Vec<_>>()
        });
        let look = |tile: Tile| Outlook {
            tile,
            fits: if open == Some(tile.colour) {
                of_open.contains(&tile)
            } else {
                of_new.contains(&tile)
            },
        };
        tiles.map(look).collect()
    }

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
