//! What touches mean in the nose game.

use super::refusal::nearest_to_legal;
use super::ways::{Point, square_at};
use super::{Answer, Draft, Table};
use crate::games::noses::{Direction, Step, Tile};
use crate::games::plane::Square;

impl Table {
    pub(super) fn is_in_hand(&self, tile: Tile) -> bool {
        self.to_move().is_some_and(|seat| self.game().hand(seat).contains(tile))
    }

    pub(super) fn tap_tile(&mut self, tile: Tile, confirm: bool) -> Answer {
        if !self.is_in_hand(tile) {
            return self.refuse(Step::lay(tile, Square::ORIGIN, Direction::East));
        }
        if self.draft().tile() == Some(tile) {
            return self.choose(Draft::None);
        }
        match *self.ways_of(tile) {
            [only] if self.is_empty() => self.place(only, only.at, confirm),
            _ => self.choose(Draft::Tile(tile)),
        }
    }

    pub(super) fn tap_board(&mut self, point: Point, reach: f32, confirm: bool) -> Answer {
        let Some(tile) = self.draft().tile() else {
            return Answer::Ignored;
        };
        let Some(square) = self.aim(point, reach) else {
            return self.refuse_at(tile, point);
        };
        let on_ghost = self
            .draft()
            .placed()
            .is_some_and(|step| step.squares().contains(&square));
        if on_ghost {
            return self.turn_around(square);
        }
        match self.best_way(tile, square, point, None) {
            Some(way) => self.place(way, square, confirm),
            None => Answer::Ignored,
        }
    }

    pub(super) fn hold(&mut self, point: Point, reach: f32) -> Answer {
        let draft = self.draft();
        let Some(tile) = draft.tile() else {
            return Answer::Ignored;
        };
        match self.held(tile, point, reach) {
            Some((way, square)) if draft.placed().map(bare) != Some(way) => self.place(way, square, true),
            None if draft.placed().is_some() => self.choose(Draft::Tile(tile)),
            _ => Answer::Ignored,
        }
    }

    pub(super) fn drop_tile(&mut self, point: Point, reach: f32, confirm: bool) -> Answer {
        let Some(tile) = self.draft().tile() else {
            return Answer::Ignored;
        };
        match self.held(tile, point, reach) {
            Some((way, square)) => self.place(way, square, confirm),
            None => {
                self.choose(Draft::Tile(tile));
                self.refuse_at(tile, point)
            }
        }
    }

    /// How a tile lies that is held over a point, and the square that is meant. It keeps its direction where it can.
    fn held(&self, tile: Tile, point: Point, reach: f32) -> Option<(Step, Square)> {
        let square = self.aim(point, reach)?;
        let direction = self.draft().placed().map(|step| step.to);
        self.best_way(tile, square, point, direction).map(|way| (way, square))
    }

    pub(super) fn turn(&mut self) -> Answer {
        match self.draft() {
            Draft::Placed { step, anchor } => self.turn_around(step.squares()[anchor.index()]),
            Draft::None | Draft::Tile(_) => Answer::Ignored,
        }
    }

    /// Shows the next way to cover a square that the tile covers now.
    fn turn_around(&mut self, square: Square) -> Answer {
        let Some(step) = self.draft().placed() else {
            return Answer::Ignored;
        };
        let ways = self.ways_around(step.tile, square);
        let now = ways.iter().position(|&way| way == bare(step));
        match now {
            Some(index) if ways.len() > 1 => self.place(ways[(index + 1) % ways.len()], square, true),
            _ => Answer::Ignored,
        }
    }

    /// Shows the tile lying in a legal way, with stones of the seat's own. Without `confirm` it is played where there are
    /// no stones to choose.
    fn place(&mut self, way: Step, square: Square, confirm: bool) -> Answer {
        let step = match self.draft().placed() {
            // It lies so already: its stones stay.
            Some(step) if bare(step) == way => step,
            _ => self.with_mine(way),
        };
        self.choose(Draft::around(square, step));
        if !confirm && self.forms(way) == [false; 2] {
            self.confirm()
        } else {
            Answer::Chosen
        }
    }

    /// Explains why a tile can't lie where it was wanted.
    fn refuse_at(&self, tile: Tile, point: Point) -> Answer {
        match nearest_to_legal(self.game(), tile, square_at(point), point) {
            Some(refusal) => Answer::Refused(refusal),
            None => Answer::Ignored,
        }
    }
}

/// The step without its stones.
pub(super) fn bare(step: Step) -> Step {
    step.with(None, None)
}
