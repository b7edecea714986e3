//! What a bot knows about Textile.
//!
//! A knot scores sides × tiles, so what a patch brings grows with about the square of its size, and a turn brings one tile
//! whether it is taken or drawn after a knot: large patches pay. A turn's worth of building is taken as [`PAR`] points.

use rand_core::Rng;

use super::{Knobs, Knowledge};
use crate::games::textile::{FULL_PATCH, Phase, Step, Textile};
use crate::games::{Game, Seat};

/// What a tile of a good patch brings: five tiles are knotted for some thirty points.
const PAR: f32 = 6.0;

impl Textile {
    /// Points of a knot beyond what its tiles should have brought.
    fn beyond_par(&self, step: Step) -> Option<f32> {
        let Step::Knot { turn, by } = step else { return None };
        let tiles = self.to_move().map_or(0, |seat| self.patch(seat).len());
        Some(self.points(turn, by) as f32 - PAR * tiles as f32)
    }

    fn tiles_in_stacks(&self) -> usize {
        let colours = crate::games::textile::Colour::ALL;
        colours.into_iter().map(|colour| usize::from(self.stack(colour))).sum()
    }

    /// The knot with most points, or the discard if there is none.
    fn best_knot(&self, room: &mut Vec<Step>) -> Option<Step> {
        self.legal_steps(room);
        let knots = room.iter().copied().filter(|step| matches!(step, Step::Knot { .. }));
        let best = knots.max_by_key(|&step| match step {
            Step::Knot { turn, by } => self.points(turn, by),
            _ => 0,
        });
        best.or(room.last().copied())
    }
}

impl Knowledge for Textile {
    const LEAD: f32 = 20.0;
    const APPEAL: f32 = 6.0;
    const LEVELS: [Knobs; 5] = [
        Knobs::careless(20, 0.5),
        Knobs::careless(400, 0.02),
        Knobs::careful(1_600),
        Knobs::careful(7_000),
        Knobs::careful(25_000),
    ];

    fn side(&self, seat: Seat) -> usize {
        if self.options().teams {
            seat.index() % 2
        } else {
            seat.index()
        }
    }

    fn side_size(&self) -> usize {
        if self.options().teams { 2 } else { 1 }
    }

    /// Takes stand between knots that bring more than their tiles should, and those that bring less.
    fn appeals(&self, steps: &[Step], appeals: &mut Vec<f32>) {
        appeals.clear();
        // With empty stacks nothing is to be waited for.
        let last_chance = self.tiles_in_stacks() == 0;
        appeals.extend(steps.iter().map(|&step| match step {
            Step::Knot { .. } => self.beyond_par(step).unwrap_or(0.0),
            Step::Discard if last_chance => -10.0 * PAR,
            Step::Discard => -PAR * FULL_PATCH as f32,
            Step::Start(_) | Step::Take { .. } | Step::Draw(_) => 0.0,
        }));
    }

    /// Builds up to five tiles at random and knots them for most points; knots earlier only for more than par.
    fn quick_step<R: Rng + ?Sized>(&self, rng: &mut R, room: &mut Vec<Step>) -> Option<Step> {
        /// Steps drawn until one is taken as it is.
        const TRIES: usize = 4;
        match self.phase() {
            Phase::MustPlace => return self.best_knot(room),
            Phase::Turn if self.tiles_in_stacks() == 0 => return self.best_knot(room),
            _ => {}
        }
        let mut step = self.draw_step(rng, room)?;
        for _ in 1..TRIES {
            let is_poor = match step {
                Step::Discard => true,
                Step::Knot { .. } => self.beyond_par(step).is_some_and(|points| points < 0.0),
                _ => false,
            };
            if !is_poor {
                break;
            }
            step = self.draw_step(rng, room)?;
        }
        Some(step)
    }

    fn is_near_end(&self, _: usize) -> bool {
        let patches = (0..self.seats() as u8).filter(|&seat| !self.patch(Seat(seat)).is_empty());
        self.tiles_in_stacks() + patches.count() <= 4
    }
}
