use std::ops::RangeInclusive;

use super::MOST_TILES;
use super::tile::{Tile, Tiles};
use crate::games::plane::Square;

/// The textile: its tiles, and as bits what a knot must know.
///
/// The bits lie on a torus of 64 × 64 squares: `x` and `y` count modulo 64. Sixty tiles that hang together, with
/// the squares next to them, reach over 62 squares at most, so no two of them meet there.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Cloth {
    tiles: Tiles<MOST_TILES>,
    /// The leftmost column with a tile, and the first and the last row.
    left: i16,
    top: i16,
    bottom: i16,
    covered: Plane,
    /// Squares that share a side with a tile; covered ones can be among them.
    beside: Plane,
    /// For each colour the squares that are covered, or next to a tile of that colour, across a corner too.
    barred: [Plane; 5],
}

/// A row a word; bit `x` is the square in column `x`.
type Plane = [u64; 64];

impl Cloth {
    pub(super) const NONE: Cloth = Cloth {
        tiles: Tiles::NONE,
        left: 0,
        top: 0,
        bottom: 0,
        covered: [0; 64],
        beside: [0; 64],
        barred: [[0; 64]; 5],
    };

    pub(super) fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// Lays a tile on a free square beside the others, or the first one at `0,0`.
    pub(super) fn lay(&mut self, tile: Tile) {
        let Tile { at, colour } = tile;
        self.left = self.left.min(at.x);
        self.top = self.top.min(at.y);
        self.bottom = self.bottom.max(at.y);
        mark(&mut self.covered, at);
        for plane in &mut self.barred {
            mark(plane, at);
        }
        for square in at.around() {
            mark(&mut self.barred[colour.index()], square);
        }
        for square in at.orthogonal() {
            mark(&mut self.beside, square);
        }
        self.tiles.push(tile);
    }

    /// How many sides a tile at this square, on the textile or next to it, shares with the tiles that lie there.
    pub(super) fn sides(&self, at: Square) -> u32 {
        at.orthogonal()
            .into_iter()
            .filter(|&square| self.covered[row(square.y)] >> column(square.x) & 1 == 1)
            .count() as u32
    }

    /// All squares where these tiles, moved by the square, can be knotted: at least one lies beside the textile, and
    /// none is barred.
    pub(super) fn places(&self, tiles: &[Tile]) -> impl Iterator<Item = Square> {
        let (rows, first) = self.window(tiles);
        rows.flat_map(move |y| {
            // Bit 0 is now the leftmost column where the tiles can touch the textile.
            let mut places = self.places_in_row(tiles, y).rotate_right(column(first));
            std::iter::from_fn(move || {
                if places == 0 {
                    return None;
                }
                let x = first + places.trailing_zeros() as i16;
                places &= places - 1;
                Some(Square::new(x, y))
            })
        })
    }

    /// How many [`Cloth::places`] there are.
    pub(super) fn count_places(&self, tiles: &[Tile]) -> u32 {
        self.window(tiles)
            .0
            .map(|y| self.places_in_row(tiles, y).count_ones())
            .sum()
    }

    /// Where the tiles must be moved to so that they touch the textile: which rows, and the leftmost column.
    fn window(&self, tiles: &[Tile]) -> (RangeInclusive<i16>, i16) {
        let (mut low_y, mut high_y, mut high_x) = (0, 0, 0);
        for Tile { at, .. } in tiles {
            low_y = low_y.min(at.y);
            high_y = high_y.max(at.y);
            high_x = high_x.max(at.x);
        }
        (self.top - 1 - high_y..=self.bottom + 1 - low_y, self.left - 1 - high_x)
    }

    /// The columns of one row of [`Cloth::places`].
    fn places_in_row(&self, tiles: &[Tile], y: i16) -> u64 {
        let (mut joined, mut barred) = (0, 0);
        for Tile { at, colour } in tiles {
            // A tile at `at` lies on bit x + at.x when the patch is moved by x: bring that bit to x.
            let (row, by) = (row(y + at.y), column(at.x));
            joined |= self.beside[row].rotate_right(by);
            barred |= self.barred[colour.index()][row].rotate_right(by);
        }
        joined & !barred
    }
}

const fn row(y: i16) -> usize {
    (y & 63) as usize
}

const fn column(x: i16) -> u32 {
    (x & 63) as u32
}

fn mark(plane: &mut Plane, at: Square) {
    plane[row(at.y)] |= 1 << column(at.x);
}
