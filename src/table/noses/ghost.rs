//! What the step that is chosen would bring.

use super::Table;
use crate::games::Game;
use crate::games::noses::{Group, Step, Stone};
use crate::games::plane::Square;

/// The tile that is being laid, with what it would bring.
#[derive(Clone, Debug, PartialEq)]
pub struct Ghost {
    /// With the stones that are chosen.
    pub step: Step,
    /// Where the same noses meet: the tile's square, and the one on the table.
    pub matches: Vec<[Square; 2]>,
    /// The group of the first square, and of the second. A double's group is the first.
    pub groups: [Option<Grown>; 2],
    /// The stones that go back to their owners.
    pub returned: Vec<Stone>,
    /// For each seat.
    pub points: Vec<Points>,
}

/// A group that the tile forms, extends or links.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grown {
    pub how: How,
    /// As it would be, the tile's squares included, before a stone is put on it.
    pub group: Group,
    /// The groups on the table that it is made of; none if it is formed.
    pub joined: Vec<Group>,
}

/// What becomes of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// There was none before.
    Formed,
    /// There was one.
    Extended,
    /// There were several.
    Linked,
}

/// A seat's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    pub now: u32,
    /// Once the step is played.
    pub after: u32,
}

impl Points {
    pub fn gained(self) -> i32 {
        self.after as i32 - self.now as i32
    }
}

impl Table {
    /// The tile that is being laid, with what it would bring.
    pub fn ghost(&self) -> Option<Ghost> {
        let step = self.draft().placed()?;
        let laying = self.game().laying(step)?;
        let grown = |group: Option<Group>| {
            let group = group?;
            let joined = self.joined(step, group.nose);
            let how = match joined.len() {
                0 => How::Formed,
                1 => How::Extended,
                _ => How::Linked,
            };
            Some(Grown { how, group, joined })
        };
        let mut after = self.game().clone();
        after.play_legal(step);
        let points = self.game().scores().into_iter().zip(after.scores());
        Some(Ghost {
            step,
            matches: self.matches(step),
            groups: laying.groups.map(grown),
            returned: laying.returned,
            points: points.map(|(now, after)| Points { now, after }).collect(),
        })
    }

    /// The groups of a nose that a tile with this nose joins.
    fn joined(&self, step: Step, nose: u8) -> Vec<Group> {
        let mut joined: Vec<Group> = Vec::new();
        for [_, beside] in self.matches(step) {
            if self.game().nose(beside) == Some(nose)
                && let Some(group) = self.game().group(beside)
                && !joined.contains(&group)
            {
                joined.push(group);
            }
        }
        joined
    }
}
