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
    pub fn order(&self, step: Step, is_open: impl Fn(Put) -> bool) -> Result<Step, Lonely> {
        let mut down = [None; 3];
        let mut count = 0;
        for open_colour in [true, false] {
            let is_left = |down: &[Option<Put>], put: Put| is_open(put) == open_colour && !down.contains(&Some(put));
            // More tiles on the table never hurt, so that whichever can be put down may be.
            while let Some(put) = step
                .puts()
                .find(|&put| is_left(&down, put) && self.has_support(put, &down))
            {
                down[count] = Some(put);
                count += 1;
            }
            let left = step.puts().filter(|&put| is_left(&down, put));
            if let Some(put) = left.min_by_key(|put| put.tile.value()) {
                return Err(self.lonely(put, step));
            }
        }
        let [first, second, third] = down;
        Ok(Step {
            first: first.expect("a step has a tile"),
            second,
            third,
        })
    }

    fn has_support(&self, put: Put, down: &[Option<Put>]) -> bool {
        let supports = |other: &Put| other.tile.value() <= put.tile.value();
        self.touching(put.place).any(|other| supports(&other))
            || down
                .iter()
                .flatten()
                .any(|other| put.place.touches(other.place) && supports(other))
    }

    fn lonely(&self, put: Put, step: Step) -> Lonely {
        let same_turn = step.puts().filter(|other| put.place.touches(other.place));
        let mut touches: Vec<Put> = self.touching(put.place).chain(same_turn).collect();
        touches.sort_by_key(|other| (other.tile.value(), *other));
        Lonely { put, touches }
    }
}
