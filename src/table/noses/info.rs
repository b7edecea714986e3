//! What there is to know at the table besides the tile that is being laid.

use super::Table;
use crate::games::noses::{Bounds, Stone, Tile, WIDEST};
use crate::games::plane::Square;
use crate::games::{Game, Seat};

/// The squares that tiles may still cover, wherever they can lie among these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    pub bounds: Bounds,
    /// Whether the tiles are ten columns wide, so that the west and east edges are fixed.
    pub columns_fixed: bool,
    /// Whether they are ten rows high, so that the north and south edges are fixed.
    pub rows_fixed: bool,
}

/// A nose on the table, or its group, looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inspection {
    pub nose: u8,
    /// All squares of its group; one for a single nose, which is no group.
    pub squares: Vec<Square>,
    /// The stone on it, if somebody owns it.
    pub stone: Option<Stone>,
    pub outlook: Outlook,
}

/// Whether a group can still grow, or a single nose become one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// Nothing is known against it.
    Open {
        /// The free squares beside it that may still be covered.
        squares: Vec<Square>,
        /// How many tiles in all hands have this nose.
        tiles: usize,
    },
    /// It certainly can't.
    Closed(Closed),
}

/// Why a group can't grow any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// The game is over.
    GameOver,
    /// No tile can ever cover a square beside it.
    NoSquare,
    /// No tile with this nose is left.
    NoTile,
}

impl Table {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.game().seats() as u8).map(Seat)
    }

    /// A seat's tiles in the order of their texts, each with whether the seat could lay it now, were it its turn.
    pub fn hand(&self, seat: Seat) -> Vec<(Tile, bool)> {
        let layable = &self.offers().layable[seat.index()];
        let tiles = self.game().hand(seat).tiles();
        tiles.map(|tile| (tile, layable.contains(tile))).collect()
    }

    /// Whether the seat to move can lay this tile.
    pub fn can_be_laid(&self, tile: Tile) -> bool {
        !self.ways_of(tile).is_empty()
    }

    /// Whether a seat could lay a tile now, were it its turn. Who can't now may be able to later.
    pub fn can_still_lay(&self, seat: Seat) -> bool {
        !self.offers().layable[seat.index()].is_empty()
    }

    /// The seats that were passed over after the last step, since they can't lay a tile; none once the game is over.
    pub fn passed_over(&self) -> Vec<Seat> {
        let history = self.history();
        let before = history.cursor().checked_sub(1);
        let last = before.and_then(|before| history.after(before).to_move());
        let Some((last, now)) = last.zip(self.to_move()) else {
            return Vec::new();
        };
        let seats = self.game().seats();
        std::iter::successors(Some(last.next(seats)), |seat| Some(seat.next(seats)))
            .take_while(|&seat| seat != now)
            .collect()
    }

    /// The squares that tiles may still cover; `None` before the first tile.
    pub fn reach(&self) -> Option<Reach> {
        let bounds = self.game().bounds()?;
        Some(Reach {
            bounds: bounds.reach(),
            columns_fixed: bounds.columns() == WIDEST,
            rows_fixed: bounds.rows() == WIDEST,
        })
    }

    /// Looks at the nose on a square and its group; `None` where no tile lies.
    pub fn inspect(&self, square: Square) -> Option<Inspection> {
        let nose = self.game().nose(square)?;
        let group = self.game().group(square);
        let stone = group.as_ref().and_then(|group| group.stone);
        let squares = group.map_or_else(|| vec![square], |group| group.squares);
        let outlook = self.outlook(nose, &squares);
        Some(Inspection {
            nose,
            squares,
            stone,
            outlook,
        })
    }

    fn outlook(&self, nose: u8, group: &[Square]) -> Outlook {
        if self.to_move().is_none() {
            return Outlook::Closed(Closed::GameOver);
        }
        let squares = self.squares_to_grow(group);
        if squares.is_empty() {
            return Outlook::Closed(Closed::NoSquare);
        }
        let tiles = self.seats().map(|seat| {
            let tiles = self.game().hand(seat).tiles();
            tiles.filter(|tile| tile.noses().contains(&nose)).count()
        });
        match tiles.sum() {
            0 => Outlook::Closed(Closed::NoTile),
            tiles => Outlook::Open { squares, tiles },
        }
    }

    /// The free squares beside a group that a tile may still cover, now or later; sorted.
    ///
    /// Squares only ever get covered, and the reach only shrinks: without a free square beside it, a square stays free for
    /// ever. All else that is against a tile today, holes too, another tile may change.
    fn squares_to_grow(&self, group: &[Square]) -> Vec<Square> {
        let Some(reach) = self.reach() else {
            return Vec::new();
        };
        let is_open = |square: &Square| reach.bounds.contains(*square) && self.game().nose(*square).is_none();
        let beside = group.iter().flat_map(|square| square.orthogonal());
        let mut squares: Vec<Square> = beside
            .filter(|square| is_open(square) && square.orthogonal().iter().any(is_open))
            .collect();
        squares.sort_unstable();
        squares.dedup();
        squares
    }
}
