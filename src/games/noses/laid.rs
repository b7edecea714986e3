//! A tile in a place, and what it does to the groups and stones around it.

use super::field::Cell;
use super::places::Place;
use super::{Direction, Noses, STONES, Seat, Source, Step, TILES, Tile};
use crate::games::plane::Square;

/// A tile on two cells, its lower nose first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Laid {
    pub cells: [Cell; 2],
    pub noses: [u8; 2],
    to: Direction,
}

impl Laid {
    /// These noses on the two cells of a place.
    #[inline]
    pub fn new(place: Place, [one, other]: [u8; 2]) -> Laid {
        let [first, second] = place.cells();
        if one <= other {
            let to = if place.lies_east {
                Direction::East
            } else {
                Direction::South
            };
            Laid {
                cells: [first, second],
                noses: [one, other],
                to,
            }
        } else {
            let to = if place.lies_east {
                Direction::West
            } else {
                Direction::North
            };
            Laid {
                cells: [second, first],
                noses: [other, one],
                to,
            }
        }
    }

    /// The tile that a step lays, if its squares are on the field.
    pub fn of(step: Step) -> Option<Laid> {
        let [first, second] = step.squares();
        Some(Laid {
            cells: [Cell::new(first)?, Cell::new(second)?],
            noses: step.tile.noses(),
            to: step.to,
        })
    }

    /// The step without a stone.
    pub fn step(&self) -> Step {
        let [low, high] = self.noses;
        Step::lay(
            Tile::new(low, high).expect("noses of one tile"),
            self.cells[0].square(),
            self.to,
        )
    }

    /// Each cell and the nose that lies there.
    pub fn squares(&self) -> [(Cell, u8); 2] {
        [(self.cells[0], self.noses[0]), (self.cells[1], self.noses[1])]
    }

    fn is_double(&self) -> bool {
        self.noses[0] == self.noses[1]
    }
}

/// Tiles in the order of laying.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Tiles {
    tiles: [Laid; TILES],
    len: u8,
}

impl Tiles {
    pub const EMPTY: Tiles = Tiles {
        tiles: [Laid {
            cells: [Cell::ORIGIN; 2],
            noses: [0; 2],
            to: Direction::East,
        }; TILES],
        len: 0,
    };

    pub fn push(&mut self, tile: Laid) {
        self.tiles[self.len as usize] = tile;
        self.len += 1;
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn as_slice(&self) -> &[Laid] {
        &self.tiles[..self.len as usize]
    }
}

/// Where a seat can take stones from, once those on the new groups have gone back.
pub(super) struct Sources {
    pub reserve: usize,
    squares: [Square; STONES],
    count: usize,
}

impl Sources {
    /// The reserve unless it is empty, and the stones on the table.
    pub fn iter(&self) -> impl Iterator<Item = Source> + '_ {
        let reserve = (self.reserve > 0).then_some(Source::Reserve);
        reserve
            .into_iter()
            .chain(self.squares[..self.count].iter().copied().map(Source::Square))
    }
}

impl Noses {
    /// Whether the tile forms or extends a group for `+a`, and one for `+b`.
    pub(super) fn groups_for(&self, laid: Laid) -> [bool; 2] {
        if laid.is_double() {
            return [true, false];
        }
        let forms = |i: usize| self.field.touching(laid.cells[i]).contains(laid.noses[i]);
        [forms(0), forms(1)]
    }

    /// Where the seat's stones can come from.
    pub(super) fn sources(&self, laid: Laid, seat: Seat) -> Sources {
        let extended = laid
            .squares()
            .map(|(cell, nose)| self.chains.around(cell, nose, &self.field));
        let extended = extended[0].or(extended[1]);
        let mut sources = Sources {
            reserve: STONES,
            squares: [Square::ORIGIN; STONES],
            count: 0,
        };
        for &stone in self.chains.stones(seat) {
            if !extended.contains(self.chains.of(stone)) {
                sources.squares[sources.count] = stone.square();
                sources.count += 1;
                sources.reserve -= 1;
            }
        }
        sources
    }
}
