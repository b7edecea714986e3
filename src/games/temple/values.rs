//! The value rule: each tile but the very first touches one of the same or a smaller value.

use super::building::Building;
use super::{Put, Step};

/// A tile that touches none of the same or a smaller value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lonely {
    pub put: Put,
    /// What it touches: tiles that lay there before the turn and tiles of the turn, the smallest value first.
    pub touches: Vec<Put>,
}

impl Building {
    /// An order in which the tiles of a step can be put down one by one, so that each touches one of the same or a smaller
    /// value that lies there already; the tiles of the colour that was open before the turn come first.
    ///
    /// In the original rules it is enough that each touches one that lay there or is put down in the same turn. But all
    /// values of such a turn differ, and then there is an order: from the smallest up.
    pub fn order(&self, step: Step, is_open: impl Fn(Put) -> bool) -> Result<Vec<Put>, Lonely> {
        let (open, new): (Vec<Put>, Vec<Put>) = step.puts().partition(|&put| is_open(put));
        let mut down = Vec::new();
        for mut left in [open, new] {
            // More tiles on the table never hurt, so that whichever can be put down may be.
            while let Some(i) = left.iter().position(|&put| self.has_support(put, &down)) {
                down.push(left.remove(i));
            }
            if let Some(&put) = left.iter().min_by_key(|put| put.tile.value()) {
                return Err(self.lonely(put, step));
            }
        }
        Ok(down)
    }

    fn has_support(&self, put: Put, down: &[Put]) -> bool {
        let supports = |other: &Put| other.tile.value() <= put.tile.value();
        self.touching(put.place).any(|other| supports(&other))
            || down
                .iter()
                .any(|other| put.place.touches(other.place) && supports(other))
    }

    fn lonely(&self, put: Put, step: Step) -> Lonely {
        let same_turn = step.puts().filter(|other| put.place.touches(other.place));
        let mut touches: Vec<Put> = self.touching(put.place).chain(same_turn).collect();
        touches.sort_by_key(|other| (other.tile.value(), *other));
        Lonely { put, touches }
    }
}
