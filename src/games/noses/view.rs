//! What a table shows of a position: hands, noses, groups, stones, and what a tile would bring.

use super::chains::Chain;
use super::field::{Bounds, Cell};
use super::laid::Laid;
use super::{Hand, Noses, STONES, Seat, Step};
use crate::games::Game;
use crate::games::plane::Square;

/// Two or more identical noses connected orthogonally.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    pub nose: u8,
    /// In the order of laying.
    pub squares: Vec<Square>,
    /// The stone on it, if somebody owns it.
    pub stone: Option<Stone>,
}

/// A scoring stone on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stone {
    pub owner: Seat,
    pub square: Square,
}

/// What laying a tile would bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laying {
    /// The group that the first square would be in, and the second's. A double's group is the first.
    pub groups: [Option<Group>; 2],
    /// The stones that go back to their owners.
    pub returned: Vec<Stone>,
}

impl Noses {
    /// The tiles that a seat still has.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The nose on a square, unless it is free.
    pub fn nose(&self, square: Square) -> Option<u8> {
        self.field.nose(Cell::new(square)?)
    }

    /// The tiles on the table in the order of laying, as steps without stones.
    pub fn tiles(&self) -> impl ExactSizeIterator<Item = Step> + '_ {
        self.laid.as_slice().iter().map(Laid::step)
    }

    /// The smallest rectangle that holds all tiles; `None` before the first.
    pub fn bounds(&self) -> Option<Bounds> {
        self.field.bounds()
    }

    /// How many stones a seat has in its reserve.
    pub fn reserve(&self, seat: Seat) -> usize {
        STONES - self.chains.stones(seat).len()
    }

    /// The squares that a seat's stones lie on.
    pub fn stones(&self, seat: Seat) -> impl Iterator<Item = Square> + '_ {
        self.chains.stones(seat).iter().map(|cell| cell.square())
    }

    /// All nose groups on the table.
    pub fn groups(&self) -> Vec<Group> {
        let mut groups = Vec::new();
        for nose in 0..super::NOSES as u8 {
            let cells = self.chains.cells(nose);
            for (i, &cell) in cells.iter().enumerate() {
                let chain = self.chains.of(cell);
                let is_first = cells[..i].iter().all(|&earlier| self.chains.of(earlier) != chain);
                if is_first && let Some(group) = self.group_of(chain, nose) {
                    groups.push(group);
                }
            }
        }
        groups
    }

    /// The nose group that a square is in.
    pub fn group(&self, square: Square) -> Option<Group> {
        let cell = Cell::new(square)?;
        self.group_of(self.chains.of(cell), self.field.nose(cell)?)
    }

    fn group_of(&self, chain: Chain, nose: u8) -> Option<Group> {
        let squares: Vec<Square> = self.chains.members(chain, nose).map(Cell::square).collect();
        (squares.len() > 1).then(|| Group {
            nose,
            squares,
            stone: self.stone_on(chain),
        })
    }

    fn stone_on(&self, chain: Chain) -> Option<Stone> {
        let owner = self.chains.owner(chain)?;
        let cell = self
            .chains
            .stones(owner)
            .iter()
            .find(|&&cell| self.chains.of(cell) == chain)?;
        Some(Stone {
            owner,
            square: cell.square(),
        })
    }

    /// What a tile would bring if it lay so (whatever the step says about stones).
    ///
    /// `None` where it can't lie because a square is covered, or too far away.
    pub fn laying(&self, step: Step) -> Option<Laying> {
        let laid = Laid::of(step)?;
        if laid.cells.iter().any(|&cell| self.field.nose(cell).is_some()) {
            return None;
        }
        let mut after = self.clone();
        for (cell, nose) in laid.squares() {
            after.field.cover(cell, nose);
            after.chains.lay(cell, nose, &after.field);
        }
        let [a, b] = step.squares().map(|square| after.group(square));
        let groups = if step.tile.is_double() { [a, None] } else { [a, b] };
        Some(Laying {
            groups,
            returned: self.returned(step),
        })
    }

    /// The stones that go back to their owners when a tile is laid.
    fn returned(&self, step: Step) -> Vec<Stone> {
        let seats = (0..self.seats() as u8).map(Seat);
        let stones = seats.flat_map(|owner| self.stones(owner).map(move |square| Stone { owner, square }));
        stones.filter(|stone| self.goes_back(step, stone.square)).collect()
    }

    /// Whether a stone lies on a group that a tile extends or links.
    pub(super) fn goes_back(&self, step: Step, stone: Square) -> bool {
        let chain = |square| Cell::new(square).map(|cell| self.chains.of(cell));
        step.laid().into_iter().any(|(square, nose)| {
            let mut same = square
                .orthogonal()
                .into_iter()
                .filter(|&other| self.nose(other) == Some(nose));
            same.any(|other| chain(other) == chain(stone))
        })
    }
}
