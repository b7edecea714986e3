use super::FULL_PATCH;
use super::tile::{Colour, Tile, Tiles};
use crate::games::plane::{Square, Turn};

/// What a seat has in front of it, in the patch's own squares: the first tile lies at `0,0`.
///
/// Beside the tiles it keeps, as bits, where a tile can be joined and which squares are barred to which colour.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Patch {
    tiles: Tiles<FULL_PATCH>,
    /// Squares that share a side with a tile.
    beside: u128,
    /// For each colour the squares that hold a tile, or are next to one of that colour, across a corner too.
    barred: [u128; 5],
}

impl Patch {
    pub(super) const NONE: Patch = Patch {
        tiles: Tiles::NONE,
        beside: 0,
        barred: [0; 5],
    };

    pub(super) fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// Lays a tile at a square that is legal for it, or the first one at `0,0`.
    pub(super) fn lay(&mut self, tile: Tile) {
        let here = bit(tile.at);
        for barred in &mut self.barred {
            *barred |= here;
        }
        self.barred[tile.colour.index()] |= tile.at.around().map(bit).sum::<u128>();
        self.beside |= tile.at.orthogonal().map(bit).iter().sum::<u128>();
        self.tiles.push(tile);
    }

    /// The squares where a tile of this colour can be joined, as [`Squares`].
    pub(super) fn joins(&self, colour: Colour) -> Squares {
        Squares(self.beside & !self.barred[colour.index()])
    }

    /// How many turns of the patch differ: 4, or 2 if half a turn changes nothing, or 1 if a quarter doesn't either.
    ///
    /// These are the first ones of [`Turn::ALL`], since a turn that changes nothing, done after each of them, gives
    /// the others.
    pub(super) fn turns(&self) -> usize {
        if self.is_same_turned(Turn::R90) {
            1
        } else if self.is_same_turned(Turn::R180) {
            2
        } else {
            4
        }
    }

    /// Whether the turned patch, moved to where it was before, has the same colours on the same squares.
    fn is_same_turned(&self, turn: Turn) -> bool {
        let turned = self.turned(turn);
        let by = low(&self.tiles) - low(&turned);
        turned.iter().all(|tile| {
            self.tiles.contains(&Tile {
                at: tile.at + by,
                colour: tile.colour,
            })
        })
    }

    /// The tiles, turned about the patch's `0,0`.
    pub(super) fn turned(&self, turn: Turn) -> Tiles<FULL_PATCH> {
        let mut turned = Tiles::NONE;
        for tile in self.tiles.iter() {
            turned.push(Tile {
                at: turn.apply(tile.at),
                colour: tile.colour,
            });
        }
        turned
    }
}

/// The upper left corner of the smallest rectangle around the tiles.
fn low(tiles: &[Tile]) -> Square {
    let low = |axis: fn(&Tile) -> i16| tiles.iter().map(axis).min().unwrap_or_default();
    Square::new(low(|tile| tile.at.x), low(|tile| tile.at.y))
}

/// Five joined tiles, the first at `0,0`, and their neighbours keep within 5 squares of it: 11 × 11 bits.
const REACH: i16 = FULL_PATCH as i16;
const SIDE: i16 = 2 * REACH + 1;

fn bit(square: Square) -> u128 {
    1 << ((square.y + REACH) * SIDE + square.x + REACH)
}

/// Squares of a patch, from the top to the bottom and from the left to the right.
#[derive(Clone, Copy, Debug)]
pub(super) struct Squares(u128);

impl Squares {
    pub(super) const fn count(self) -> u32 {
        self.0.count_ones()
    }
}

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as i16;
        self.0 &= self.0 - 1;
        Some(Square::new(index % SIDE - REACH, index / SIDE - REACH))
    }
}
