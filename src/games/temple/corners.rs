//! Where a corner wall can be put.

use super::sites::Index;

/// More pairs than there can ever be: a floor has walls at four sides, a wall is in at most four pairs, and a pair has two
/// walls.
const MOST_PAIRS: usize = 4 * super::TILES * 4 / 2;

/// Pairs of free sites that are a corner wall, by their numbers; the wall in a plane x first.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Corners {
    pairs: [(Index, Index); MOST_PAIRS],
    len: u16,
}

impl Corners {
    pub fn new() -> Corners {
        Corners {
            pairs: [(0, 0); MOST_PAIRS],
            len: 0,
        }
    }

    pub fn add(&mut self, x: Index, y: Index) {
        self.pairs[self.len as usize] = (x, y);
        self.len += 1;
    }

    /// Removes the pairs with this wall.
    pub fn remove(&mut self, wall: Index) {
        for i in (0..self.len as usize).rev() {
            if self.pairs[i].0 == wall || self.pairs[i].1 == wall {
                self.len -= 1;
                self.pairs[i] = self.pairs[self.len as usize];
            }
        }
    }

    /// In no particular order.
    pub fn as_slice(&self) -> &[(Index, Index)] {
        &self.pairs[..self.len as usize]
    }
}
