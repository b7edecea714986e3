//! The squares that tiles can ever lie on, and what lies there.

use super::tile::NoseSet;
use crate::games::plane::Square;

/// All tiles together fit into this many columns and rows.
pub const WIDEST: i16 = 10;

/// The field has room for every square within ten columns and rows of the first tile, which lies on `0,0` and `1,0`,
/// and for a margin of one square around these.
const WEST: i16 = -9;
const NORTH: i16 = -10;
pub(super) const COLUMNS: usize = 20;
pub(super) const ROWS: usize = 21;
pub(super) const CELLS: usize = COLUMNS * ROWS;

/// A square of the field, as a number: row by row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cell(u16);

impl Cell {
    pub const ORIGIN: Cell = Cell::at(-WEST as usize, -NORTH as usize);

    /// `None` where no tile can ever lie, which is so in the margin too.
    pub fn new(square: Square) -> Option<Cell> {
        let (column, row) = (square.x.checked_sub(WEST)?, square.y.checked_sub(NORTH)?);
        let inside = (1..COLUMNS as i16 - 1).contains(&column) && (1..ROWS as i16 - 1).contains(&row);
        inside.then(|| Cell::at(column as usize, row as usize))
    }

    #[inline]
    pub const fn at(column: usize, row: usize) -> Cell {
        Cell((row * COLUMNS + column) as u16)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub const fn column(self) -> usize {
        self.index() % COLUMNS
    }

    #[inline]
    pub const fn row(self) -> usize {
        self.index() / COLUMNS
    }

    pub const fn square(self) -> Square {
        Square::new(self.column() as i16 + WEST, self.row() as i16 + NORTH)
    }

    /// The cells north, east, south and west of one where a tile can lie.
    #[inline]
    pub const fn neighbours(self) -> [Cell; 4] {
        [
            Cell(self.0 - COLUMNS as u16),
            Cell(self.0 + 1),
            Cell(self.0 + COLUMNS as u16),
            Cell(self.0 - 1),
        ]
    }
}

/// A rectangle of squares, its borders included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    pub west: i16,
    pub north: i16,
    pub east: i16,
    pub south: i16,
}

impl Bounds {
    pub const fn of(square: Square) -> Bounds {
        Bounds {
            west: square.x,
            north: square.y,
            east: square.x,
            south: square.y,
        }
    }

    /// The smallest rectangle that holds this one and the square.
    #[must_use]
    pub fn with(self, square: Square) -> Bounds {
        Bounds {
            west: self.west.min(square.x),
            north: self.north.min(square.y),
            east: self.east.max(square.x),
            south: self.south.max(square.y),
        }
    }

    pub const fn columns(&self) -> i16 {
        self.east - self.west + 1
    }

    pub const fn rows(&self) -> i16 {
        self.south - self.north + 1
    }

    pub const fn contains(&self, square: Square) -> bool {
        self.west <= square.x && square.x <= self.east && self.north <= square.y && square.y <= self.south
    }

    /// The squares row by row.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (self.north..=self.south).flat_map(move |y| (self.west..=self.east).map(move |x| Square::new(x, y)))
    }

    /// The squares that a tile may cover without making all tiles together too wide for `WIDEST`.
    pub const fn reach(self) -> Bounds {
        Bounds {
            west: self.east - WIDEST + 1,
            north: self.south - WIDEST + 1,
            east: self.west + WIDEST - 1,
            south: self.north + WIDEST - 1,
        }
    }
}

/// What lies on the field.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Field {
    noses: [u8; CELLS],
    /// For each cell the noses on the orthogonally adjacent ones.
    touching: [NoseSet; CELLS],
    /// The covered cells of each row, a bit a column; and of each column, a bit a row.
    pub rows: [u32; ROWS],
    pub columns: [u32; COLUMNS],
    bounds: Option<Bounds>,
}

/// Marks a free cell.
const FREE: u8 = u8::MAX;

impl Field {
    pub fn new() -> Field {
        Field {
            noses: [FREE; CELLS],
            touching: [NoseSet::default(); CELLS],
            rows: [0; ROWS],
            columns: [0; COLUMNS],
            bounds: None,
        }
    }

    /// The nose on a cell, unless it is free.
    #[inline]
    pub fn nose(&self, cell: Cell) -> Option<u8> {
        let nose = self.noses[cell.index()];
        (nose != FREE).then_some(nose)
    }

    /// The noses around a cell where a tile can lie.
    #[inline]
    pub fn touching(&self, cell: Cell) -> NoseSet {
        self.touching[cell.index()]
    }

    /// The smallest rectangle that holds all tiles; `None` before the first.
    pub fn bounds(&self) -> Option<Bounds> {
        self.bounds
    }

    pub fn cover(&mut self, cell: Cell, nose: u8) {
        self.noses[cell.index()] = nose;
        self.rows[cell.row()] |= 1 << cell.column();
        self.columns[cell.column()] |= 1 << cell.row();
        for neighbour in cell.neighbours() {
            self.touching[neighbour.index()].insert(nose);
        }
        let square = cell.square();
        self.bounds = Some(self.bounds.map_or(Bounds::of(square), |bounds| bounds.with(square)));
    }
}
