//! All legal steps at once, by bits. `legality.rs` says the same rule by rule; tests prove that both agree.

use rand_core::Rng;

use super::state::{Phase, Textile};
use super::step::Step;
use super::tile::Colour;
use crate::games::chance;
use crate::games::plane::Turn;

impl Textile {
    pub(super) fn push_legal_steps(&self, steps: &mut Vec<Step>) {
        match self.phase() {
            Phase::Over => {}
            Phase::Start => steps.extend(Colour::ALL.map(Step::Start)),
            Phase::Draw => steps.extend(self.colours_left().map(Step::Draw)),
            Phase::Turn if self.own_patch().tiles().is_empty() => {
                steps.extend(self.colours_left().map(|colour| Step::Take { colour, at: None }));
            }
            Phase::Turn => {
                self.push_takes(steps);
                self.push_knots(steps);
                steps.push(Step::Discard);
            }
            Phase::MustPlace => {
                self.push_knots(steps);
                steps.push(Step::Discard);
            }
        }
    }

    fn push_takes(&self, steps: &mut Vec<Step>) {
        let patch = self.own_patch();
        for colour in self.colours_left() {
            steps.extend(patch.joins(colour).map(|at| Step::Take { colour, at: Some(at) }));
        }
    }

    fn push_knots(&self, steps: &mut Vec<Step>) {
        let patch = self.own_patch();
        for turn in Turn::ALL.into_iter().take(patch.turns()) {
            steps.extend(
                self.cloth()
                    .places(&patch.turned(turn))
                    .map(|by| Step::Knot { turn, by }),
            );
        }
    }

    /// A legal step, each equally likely, counted instead of listed.
    pub(super) fn count_and_draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Step> {
        let among =
            |rng: &mut R, steps: &mut dyn Iterator<Item = Step>, count| steps.nth(chance::below(rng, count) as usize);
        match self.phase() {
            Phase::Over => None,
            Phase::Start => among(rng, &mut Colour::ALL.into_iter().map(Step::Start), 5),
            Phase::Draw => among(
                rng,
                &mut self.colours_left().map(Step::Draw),
                self.colours_left().count() as u32,
            ),
            Phase::Turn if self.own_patch().tiles().is_empty() => among(
                rng,
                &mut self.colours_left().map(|colour| Step::Take { colour, at: None }),
                self.colours_left().count() as u32,
            ),
            Phase::Turn | Phase::MustPlace => Some(self.draw_with_patch(rng)),
        }
    }

    /// A take, a knot or the discard.
    fn draw_with_patch<R: Rng + ?Sized>(&self, rng: &mut R) -> Step {
        let patch = self.own_patch();
        let mut takes = [0; 5];
        if self.phase() == Phase::Turn {
            for colour in self.colours_left() {
                takes[colour.index()] = patch.joins(colour).count();
            }
        }
        let turns = patch.turns();
        let turned = Turn::ALL.map(|turn| patch.turned(turn));
        let mut knots = [0; 4];
        for turn in 0..turns {
            knots[turn] = self.cloth().count_places(&turned[turn]);
        }

        let count = takes.iter().sum::<u32>() + knots.iter().sum::<u32>() + 1;
        let mut chosen = chance::below(rng, count);
        for colour in Colour::ALL {
            let count = takes[colour.index()];
            if chosen < count {
                return Step::Take {
                    colour,
                    at: patch.joins(colour).nth(chosen as usize),
                };
            }
            chosen -= count;
        }
        for turn in Turn::ALL {
            let count = knots[turn as usize];
            if chosen < count {
                let by = self.cloth().places(&turned[turn as usize]).nth(chosen as usize);
                return Step::Knot {
                    turn,
                    by: by.expect("as many places as were counted"),
                };
            }
            chosen -= count;
        }
        Step::Discard
    }
}
