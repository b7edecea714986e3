//! What touches mean in Textile.

use super::{Answer, Draft, Table};
use crate::games::Game;
use crate::games::plane::{Square, Turn};
use crate::games::textile::{Colour, Phase, Reason, Step};

impl Table {
    pub(super) fn tap_stack(&mut self, colour: Colour) -> Answer {
        let has_patch = !self.patch().is_empty();
        // Tapping the same stack again confirms where there is nothing more to choose.
        if matches!(self.draft(), Draft::Start { colour: c } | Draft::Take { colour: c, at: None } if c == colour)
            && !has_patch
        {
            return self.confirm();
        }
        match self.game().phase() {
            Phase::Start => self.choose(Draft::Start { colour }),
            // The knot was confirmed just before; drawing is the same turn, and undo is one tap away.
            Phase::Draw => self.play(Step::Draw(colour)),
            _ if self.is_open(colour) => self.choose(Draft::Take { colour, at: None }),
            _ => {
                // Which rule is in the way? Ask for the take with a square that is free, if the patch has one.
                let at = has_patch.then(|| self.some_square_beside_the_patch());
                self.refuse(Step::Take { colour, at })
            }
        }
    }

    fn some_square_beside_the_patch(&self) -> Square {
        let patch = self.patch();
        let beside = patch.iter().flat_map(|tile| tile.at.orthogonal());
        beside
            .into_iter()
            .find(|square| patch.iter().all(|tile| tile.at != *square))
            .unwrap_or(Square::ORIGIN)
    }

    pub(super) fn tap_patch(&mut self, square: Square) -> Answer {
        match self.draft() {
            Draft::Take { colour, at } => {
                if at == Some(square) {
                    return self.confirm();
                }
                let step = Step::Take {
                    colour,
                    at: Some(square),
                };
                if self.offers().steps.contains(&step) {
                    self.choose(Draft::Take {
                        colour,
                        at: Some(square),
                    })
                } else {
                    self.refuse(step)
                }
            }
            _ if self.patch().iter().any(|tile| tile.at == square) => self.begin_knot(),
            _ => Answer::Ignored,
        }
    }

    pub(super) fn tap_textile(&mut self, x: f32, y: f32, reach: f32) -> Answer {
        let square = Square::new(x.floor() as i16, y.floor() as i16);
        let began = !matches!(self.draft(), Draft::Knot { .. });
        if began {
            // Without a patch there is nothing that a place on the textile could mean.
            if self.patch().is_empty() || !self.can_discard() {
                return Answer::Ignored;
            }
            if !self.can_knot() {
                return self.begin_knot();
            }
        }
        let (turn, by) = match self.draft() {
            Draft::Knot { turn, by } => (turn, by),
            _ => (self.turns()[0], None),
        };
        if let Some(by) = by
            && self
                .game()
                .knotting(turn, by)
                .tiles
                .iter()
                .any(|tile| tile.at == square)
        {
            return self.confirm();
        }
        match self.nearest_place(turn, x, y, reach) {
            Some(by) => self.choose(Draft::Knot { turn, by: Some(by) }),
            // The first touch only said "knot"; nobody has aimed yet.
            None if began => self.choose(Draft::Knot { turn, by: None }),
            None => self.refuse_knot(turn, square),
        }
    }

    /// The legal place whose handle is nearest to a point, if it is within reach or its square holds the point.
    fn nearest_place(&self, turn: Turn, x: f32, y: f32, reach: f32) -> Option<Square> {
        let distance = |place: &Square| {
            let handle = self.handle_at(turn, *place);
            (f32::from(handle.x) + 0.5 - x).hypot(f32::from(handle.y) + 0.5 - y)
        };
        let nearest = self.places(turn).min_by(|a, b| distance(a).total_cmp(&distance(b)));
        nearest.filter(|place| distance(place) <= reach.max(std::f32::consts::FRAC_1_SQRT_2))
    }

    pub(super) fn hold(&mut self, x: f32, y: f32, reach: f32) -> Answer {
        let Draft::Knot { turn, by } = self.draft() else {
            return self.begin_knot();
        };
        let held = self.nearest_place(turn, x, y, reach);
        if held == by {
            Answer::Ignored
        } else {
            self.choose(Draft::Knot { turn, by: held })
        }
    }

    pub(super) fn drop_patch(&mut self, x: f32, y: f32, reach: f32) -> Answer {
        let Draft::Knot { turn, .. } = self.draft() else {
            return Answer::Ignored;
        };
        match self.nearest_place(turn, x, y, reach) {
            Some(by) => self.choose(Draft::Knot { turn, by: Some(by) }),
            None => {
                self.choose(Draft::Knot { turn, by: None });
                self.refuse_knot(turn, Square::new(x.floor() as i16, y.floor() as i16))
            }
        }
    }

    /// Explains why the patch, turned so, can't be laid with its handle on `square`.
    fn refuse_knot(&mut self, turn: Turn, square: Square) -> Answer {
        let by = square - turn.apply(self.handle());
        match self.game().explain(Step::Knot { turn, by }) {
            // Another turn of the patch looks the same there and is the one that counts.
            Err(Reason::SameAs(Step::Knot { turn, by })) => self.choose(Draft::Knot { turn, by: Some(by) }),
            Ok(()) => self.choose(Draft::Knot { turn, by: Some(by) }),
            Err(_) => self.refuse(Step::Knot { turn, by }),
        }
    }

    pub(super) fn turn(&mut self) -> Answer {
        let turns = self.turns();
        let Draft::Knot { turn, by } = self.draft() else {
            return Answer::Ignored;
        };
        if turns.len() < 2 {
            return Answer::Ignored;
        }
        let next = turns
            .iter()
            .position(|&t| t == turn)
            .map_or(0, |index| (index + 1) % turns.len());
        let next = turns[next];
        // A ghost stays where it is, or goes to the nearest place right beside it; further away it would surprise.
        let by = by.and_then(|by| {
            let old = self.handle_at(turn, by);
            let distance = |place: &Square| {
                let new = self.handle_at(next, *place);
                (new.x - old.x).pow(2) + (new.y - old.y).pow(2)
            };
            self.places(next)
                .min_by_key(distance)
                .filter(|place| distance(place) <= 2)
        });
        self.choose(Draft::Knot { turn: next, by })
    }

    pub(super) fn begin_knot(&mut self) -> Answer {
        if self.can_knot() {
            return match self.draft() {
                Draft::Knot { .. } => Answer::Ignored,
                _ => self.choose(Draft::Knot {
                    turn: self.turns()[0],
                    by: None,
                }),
            };
        }
        match self.game().explain(Step::Discard) {
            // The patch fits nowhere; what is left is to discard it, or to take on.
            Ok(()) if self.must_discard() => self.ask_discard(),
            Ok(()) => Answer::Ignored,
            Err(_) => self.refuse(Step::Discard),
        }
    }

    pub(super) fn ask_discard(&mut self) -> Answer {
        if self.can_discard() {
            self.choose(Draft::Discard)
        } else {
            self.refuse(Step::Discard)
        }
    }
}
