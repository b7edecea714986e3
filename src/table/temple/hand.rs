//! What there is to know of the tiles that are still in hand.

use std::collections::BTreeSet;

use super::offers::{least_beside, most_tiles, places_of_ways};
use super::{Places, Table};
use crate::games::temple::{Colour, Step, Temple, Tile, Values};
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
    /// Why it couldn't.
    pub why_not: Option<Unfit>,
}

impl Outlook {
    pub const fn fits(self) -> bool {
        self.why_not.is_none()
    }
}

/// Why a tile can't be put down anywhere, even if its colour is the open one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Unfit {
    /// The first tile of all is a 1.
    FirstTile,
    /// Wherever it could go, it would touch larger values only; the smallest of them.
    TooSmall { least: u8 },
    /// Ways that need so many tiles have a place for it, but its colour has too few left.
    TooFewTiles { needed: usize, left: usize },
    /// There are places for it, but only together with other tiles, and none of those goes with it.
    NoOther,
}

impl Table {
    /// For each tile that a seat still has whether it could be put down now, alone or with others, were it the seat's
    /// turn and the tile's colour the open one. In the order of the hand.
    pub fn outlook(&self, seat: Seat) -> Vec<Outlook> {
        let open = self.game().open(seat);
        let places: Vec<Places> = places_of_ways(self.game())
            .into_iter()
            .map(|(places, _)| places)
            .collect();
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
        let look = |tile: Tile| {
            let open = open.filter(|&open| open == tile.colour);
            let fitting = if open.is_some() { &of_open } else { &of_new };
            let why_not = (!fitting.contains(&tile)).then(|| why_unfit(self.game(), tile, open, &places));
            Outlook { tile, why_not }
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

/// Why a tile can't be put down at any of these places. `open` is its colour if that is begun.
fn why_unfit(game: &Temple, tile: Tile, open: Option<Colour>, places: &[Places]) -> Unfit {
    if game.tiles().is_empty() {
        return Unfit::FirstTile;
    }
    let left = most_tiles(game, open);
    let least = |places: &Places| places.iter().filter_map(|place| least_beside(game, place)).min();
    let fitting = || {
        places
            .iter()
            .filter(|places| least(places).is_some_and(|least| least <= tile.value()))
    };
    if fitting().any(|places| places.count() <= left) {
        return Unfit::NoOther;
    }
    match fitting().map(|places| places.count()).min() {
        Some(needed) => Unfit::TooFewTiles { needed, left },
        None => Unfit::TooSmall {
            least: places
                .iter()
                .filter_map(least)
                .min()
                .expect("a floor touches something"),
        },
    }
}
