//! Players that look one step ahead, by a rule that a sentence says: what bots are measured against.

use rand_core::Rng;

use crate::games::noses::Noses;
use crate::games::temple::Temple;
use crate::games::textile::{Step, Textile};
use crate::games::{Game, chance};

/// A game with such a player.
pub trait Simple: Game {
    /// How good the rule finds a legal step; of the best ones it takes any.
    fn rate(&self, step: Self::Step) -> (i64, i64);

    /// The step that the rule chooses; `None` once the game is over.
    fn simple_step<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Self::Step> {
        let mut steps = Vec::new();
        self.legal_steps(&mut steps);
        let rates: Vec<_> = steps.iter().map(|&step| self.rate(step)).collect();
        let best = rates.iter().max()?;
        let best: Vec<_> = (0..steps.len()).filter(|&i| rates[i] == *best).collect();
        Some(steps[best[chance::below(rng, best.len() as u32) as usize]])
    }
}

/// The knot with most points, else the longest patch that is legal: never a discard that isn't forced.
impl Simple for Textile {
    fn rate(&self, step: Step) -> (i64, i64) {
        match step {
            Step::Knot { turn, by } => (i64::from(self.points(turn, by)), 0),
            Step::Start(_) | Step::Draw(_) | Step::Take { .. } => (0, 1),
            Step::Discard => (0, 0),
        }
    }
}

/// Most points now, and among these the fewest left to the others.
impl Simple for Noses {
    fn rate(&self, step: Self::Step) -> (i64, i64) {
        let gains = self.gains(step);
        let own = self.to_move().map_or(0, |seat| gains[seat.index()]);
        (i64::from(own), i64::from(own - gains.iter().sum::<i32>()))
    }
}

/// Most tiles now, and among these the step that leaves the opponent fewest placements.
impl Simple for Temple {
    fn rate(&self, step: Self::Step) -> (i64, i64) {
        let mut after = self.clone();
        after.play_legal(step);
        let placements = after.to_move().map_or(0, |seat| after.count_placements(seat));
        (step.puts().count() as i64, -(placements as i64))
    }
}
