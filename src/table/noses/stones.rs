//! Which stones can be put on the groups of the tile that is being laid.

use super::{Answer, Draft, Table, Which};
use crate::games::noses::{Group, Source, Step};
use crate::games::plane::Square;
use crate::games::{Game, Seat};

/// Whose a group is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    Nobody,
    /// Mine, with a stone from the reserve.
    Reserve,
    /// Mine, with the stone that lies on this square now.
    From(Square),
}

impl Choice {
    pub(super) fn of(source: Option<Source>) -> Choice {
        match source {
            None => Choice::Nobody,
            Some(Source::Reserve) => Choice::Reserve,
            Some(Source::Square(square)) => Choice::From(square),
        }
    }

    fn source(self) -> Option<Source> {
        match self {
            Choice::Nobody => None,
            Choice::Reserve => Some(Source::Reserve),
            Choice::From(square) => Some(Source::Square(square)),
        }
    }
}

/// A choice that can be made for a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoneOffer {
    pub choice: Choice,
    /// The group that is nobody's then.
    pub gives_up: Option<Group>,
}

fn stone(step: Step, which: Which) -> Choice {
    Choice::of([step.a, step.b][which.index()])
}

fn with_stone(step: Step, which: Which, choice: Choice) -> Step {
    match which {
        Which::First => step.with(choice.source(), step.b),
        Which::Second => step.with(step.a, choice.source()),
    }
}

impl Table {
    /// Whether a tile that lies so forms or extends a group with its first square, and one with its second. The two
    /// squares of a double are in one group, which is the first.
    pub(super) fn forms(&self, way: Step) -> [bool; 2] {
        let groups = self.game().laying(way).map(|laying| laying.groups);
        groups.unwrap_or_default().map(|group| group.is_some())
    }

    /// The tile laid so with stones of the seat's own on its groups while the reserve lasts. The larger group comes first.
    pub(super) fn with_mine(&self, way: Step) -> Step {
        let Some((seat, laying)) = self.to_move().zip(self.game().laying(way)) else {
            return way;
        };
        let returned = laying.returned.iter().filter(|stone| stone.owner == seat).count();
        let reserve = self.game().reserve(seat) + returned;
        let size = |which: Which| laying.groups[which.index()].as_ref().map(|group| group.squares.len());
        let mut groups: Vec<Which> = Which::BOTH.into_iter().filter(|&which| size(which).is_some()).collect();
        groups.sort_by_key(|&which| std::cmp::Reverse(size(which)));
        groups
            .into_iter()
            .take(reserve)
            .fold(way, |step, which| with_stone(step, which, Choice::Reserve))
    }

    /// What is chosen for the group of one of the tile's squares; `None` if it forms or extends none.
    pub fn chosen_stone(&self, which: Which) -> Option<Choice> {
        let step = self.draft().placed()?;
        self.forms(step)[which.index()].then(|| stone(step, which))
    }

    /// What can be chosen for the group of one of the tile's squares, with the other group as it is; nothing where it forms
    /// or extends none.
    pub fn stone_choices(&self, which: Which) -> Vec<StoneOffer> {
        let Some((seat, step)) = self.to_move().zip(self.draft().placed()) else {
            return Vec::new();
        };
        if !self.forms(step)[which.index()] {
            return Vec::new();
        }
        let from = self.stones_of(seat).into_iter().map(Choice::From);
        let choices = [Choice::Nobody, Choice::Reserve].into_iter().chain(from);
        choices
            .filter(|&choice| self.game().explain(with_stone(step, which, choice)).is_ok())
            .map(|choice| StoneOffer {
                choice,
                gives_up: match choice {
                    Choice::From(square) => self.game().group(square),
                    Choice::Nobody | Choice::Reserve => None,
                },
            })
            .collect()
    }

    /// The squares with stones of the seat to move that can be moved to a group of the tile that is being laid: those that
    /// don't go back to the reserve by themselves.
    pub fn movable_stones(&self) -> Vec<Square> {
        let Some((seat, step)) = self.to_move().zip(self.draft().placed()) else {
            return Vec::new();
        };
        if self.forms(step) == [false; 2] {
            return Vec::new();
        }
        let returned = self
            .game()
            .laying(step)
            .map(|laying| laying.returned)
            .unwrap_or_default();
        let mut stones = self.stones_of(seat);
        stones.retain(|&square| returned.iter().all(|stone| stone.square != square));
        stones
    }

    /// In an order that stays the same as long as the stones do.
    fn stones_of(&self, seat: Seat) -> Vec<Square> {
        let mut stones: Vec<Square> = self.game().stones(seat).collect();
        stones.sort_unstable();
        stones
    }

    /// Puts a stone on a group, or none. A stone that the other group was to have is exchanged for this group's.
    pub(super) fn choose_stone(&mut self, which: Which, choice: Choice) -> Answer {
        let Draft::Placed { step, anchor } = self.draft() else {
            return Answer::Ignored;
        };
        let old = stone(step, which);
        if old == choice {
            return Answer::Ignored;
        }
        let wanted = with_stone(step, which, choice);
        let exchanged = with_stone(wanted, which.other(), old);
        let is_legal = |step| self.game().explain(step).is_ok();
        if is_legal(wanted) {
            self.choose(Draft::Placed { step: wanted, anchor })
        } else if stone(step, which.other()) == choice && is_legal(exchanged) {
            self.choose(Draft::Placed {
                step: exchanged,
                anchor,
            })
        } else {
            self.refuse(wanted)
        }
    }
}
