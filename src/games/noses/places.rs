//! Where a tile can lie, whatever its noses: the rules that only the squares around it decide.
//!
//! All that matters are the ten squares around a place of two, four by three with the place in the middle:
//!
//! ```text
//! 0 1 2 3
//! 9 P P 4
//! 8 7 6 5
//! ```
//!
//! Six of these share a side with the place. Of these at least two must be covered.
//!
//! A **hole** comes into being exactly if the free ones among the six don't hang together any more once the place is
//! covered. Going around, they hang together if they are in one run of free squares. If they are in two runs, then
//! covered squares on both sides part them; all tiles are connected, so these covered squares are too, somewhere
//! outside; together with the new tile they close a ring, and one of the two runs is inside it.
//! (`legal.rs` finds holes as the page has it, by walking away from the tiles; the tests compare the two.)

use std::ops::RangeInclusive;

use super::field::{Bounds, CELLS, COLUMNS, Cell, Field, ROWS};

/// Two cells side by side, the west or north one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    first: Cell,
    /// Whether the second cell is east of the first; else it is south of it.
    pub lies_east: bool,
}

impl Place {
    /// Where the first tile lies: on `0,0` and `1,0`.
    pub const FIRST: Place = Place {
        first: Cell::ORIGIN,
        lies_east: true,
    };

    #[inline]
    pub const fn cells(self) -> [Cell; 2] {
        let [_, east, south, _] = self.first.neighbours();
        [self.first, if self.lies_east { east } else { south }]
    }
}

/// The ten squares around a place in the order of the drawing, as bits of its 4 × 3 squares taken row by row.
const AROUND: [u32; 10] = [0, 1, 2, 3, 7, 11, 10, 9, 8, 4];
/// The place itself.
const PLACE: u32 = 1 << 5 | 1 << 6;
/// Those of `AROUND` that share a side with the place.
const BESIDE: [bool; 10] = [false, true, true, false, true, false, true, true, false, true];

/// For each set of covered squares among the 4 × 3 whether a tile can lie in the middle.
static FITS: [bool; 1 << 12] = {
    let mut fits = [false; 1 << 12];
    let mut covered = 0;
    while covered < fits.len() {
        fits[covered] = covered as u32 & PLACE == 0 && touches(covered as u32) >= 2 && !makes_hole(covered as u32);
        covered += 1;
    }
    fits
};

const fn touches(covered: u32) -> u32 {
    let (mut count, mut i) = (0, 0);
    while i < 10 {
        if BESIDE[i] && covered >> AROUND[i] & 1 == 1 {
            count += 1;
        }
        i += 1;
    }
    count
}

/// Whether free squares beside the place are in different runs.
const fn makes_hole(covered: u32) -> bool {
    // Start where a covered square ends a run, so that no run is seen in two parts. If there is none, all are free.
    let mut start = 0;
    while start < 10 && covered >> AROUND[start] & 1 == 0 {
        start += 1;
    }
    let (mut runs, mut counted, mut i) = (0, false, 0);
    while i < 10 {
        let at = (start + i) % 10;
        if covered >> AROUND[at] & 1 == 1 {
            counted = false;
        } else if BESIDE[at] && !counted {
            runs += 1;
            counted = true;
        }
        i += 1;
    }
    runs > 1
}

/// More places than there can ever be: n covered squares have at most 2n + 2 sides to free ones, a side belongs to at
/// most four places, and a place has at least two of them. With 106 squares that is 428.
pub(super) const MOST_PLACES: usize = 428;

/// The places where a tile can lie, whatever its noses.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Places {
    /// In no particular order.
    places: [Place; MOST_PLACES],
    len: u16,
    /// Where each place is in the list, by its first cell and whether it lies east.
    index: [[u16; 2]; CELLS],
    /// Where a tile fits, reachable or not: for each row where one can lie east, and for each column where one can lie
    /// south of its first square.
    east: [u32; ROWS],
    south: [u32; COLUMNS],
    /// The squares that a tile may cover without making all tiles together too wide. It only ever shrinks.
    reach: Option<Bounds>,
}

/// Marks a place that isn't in the list.
const NOWHERE: u16 = u16::MAX;

impl Places {
    pub fn new() -> Places {
        Places {
            places: [Place::FIRST; MOST_PLACES],
            len: 0,
            index: [[NOWHERE; 2]; CELLS],
            east: [0; ROWS],
            south: [0; COLUMNS],
            reach: None,
        }
    }

    pub fn as_slice(&self) -> &[Place] {
        &self.places[..self.len as usize]
    }

    /// Looks again at all places around a tile that has been laid.
    pub fn update(&mut self, cells: [Cell; 2], field: &Field) {
        let reach = field.bounds().map(Bounds::reach);
        if self.reach != reach {
            self.reach = reach;
            self.remove_unreachable();
        }
        let [first, second] = if cells[0] < cells[1] {
            cells
        } else {
            [cells[1], cells[0]]
        };
        // Where places begin that have the tile in their surroundings. The margin never holds a place.
        let near = |first: usize, second: usize, width: usize, last: usize| {
            first.saturating_sub(width).max(1)..=(second + 1).min(last)
        };
        for row in near(first.row(), second.row(), 1, ROWS - 2) {
            let columns = near(first.column(), second.column(), 2, COLUMNS - 3);
            let (fit, mask) = fitting(&field.rows, row, columns);
            for column in changes(&mut self.east[row], fit, mask) {
                self.set(
                    Place {
                        first: Cell::at(column, row),
                        lies_east: true,
                    },
                    fit >> column & 1 == 1,
                );
            }
        }
        for column in near(first.column(), second.column(), 1, COLUMNS - 2) {
            let rows = near(first.row(), second.row(), 2, ROWS - 3);
            let (fit, mask) = fitting(&field.columns, column, rows);
            for row in changes(&mut self.south[column], fit, mask) {
                self.set(
                    Place {
                        first: Cell::at(column, row),
                        lies_east: false,
                    },
                    fit >> row & 1 == 1,
                );
            }
        }
    }

    fn remove_unreachable(&mut self) {
        for i in (0..self.len as usize).rev() {
            let place = self.places[i];
            if !self.is_reachable(place) {
                self.remove(place);
            }
        }
    }

    fn is_reachable(&self, place: Place) -> bool {
        self.reach
            .is_some_and(|reach| place.cells().into_iter().all(|cell| reach.contains(cell.square())))
    }

    fn set(&mut self, place: Place, fits: bool) {
        if !fits {
            self.remove(place);
        } else if self.is_reachable(place) {
            *self.index_of(place) = self.len;
            self.places[self.len as usize] = place;
            self.len += 1;
        }
    }

    /// Removes a place from the list, if it is there; the last one takes its room.
    fn remove(&mut self, place: Place) {
        let i = std::mem::replace(self.index_of(place), NOWHERE);
        if i != NOWHERE {
            self.len -= 1;
            let last = self.places[self.len as usize];
            self.places[i as usize] = last;
            if last != place {
                *self.index_of(last) = i;
            }
        }
    }

    fn index_of(&mut self, place: Place) -> &mut u16 {
        &mut self.index[place.first.index()][usize::from(place.lies_east)]
    }
}

/// Where along a line a tile fits, as bits, by the covered squares of this line and the two beside it; and which bits
/// have been looked at.
fn fitting(lines: &[u32], line: usize, firsts: RangeInclusive<usize>) -> (u32, u32) {
    let (begin, count) = (*firsts.start(), firsts.count());
    let [mut before, mut middle, mut after] = [line - 1, line, line + 1].map(|line| lines[line] >> (begin - 1));
    let mut fit = 0;
    for i in 0..count {
        let around = before & 0b1111 | (middle & 0b1111) << 4 | (after & 0b1111) << 8;
        fit |= u32::from(FITS[around as usize]) << i;
        (before, middle, after) = (before >> 1, middle >> 1, after >> 1);
    }
    (fit << begin, ((1 << count) - 1) << begin)
}

/// Writes the bits that the mask has, and says which of them have changed.
fn changes(bits: &mut u32, new: u32, mask: u32) -> impl Iterator<Item = usize> + use<> {
    let mut changed = (*bits ^ new) & mask;
    *bits ^= changed;
    std::iter::from_fn(move || {
        let lowest = changed.trailing_zeros();
        changed &= changed.wrapping_sub(1);
        (lowest < u32::BITS).then_some(lowest as usize)
    })
}
