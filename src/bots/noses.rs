//! What a bot knows about the nose game.
//!
//! What counts is the change of points, one's own against what the others lose. That alone is greedy: it doesn't see that a
//! large group is taken back with the next matching nose; the search does.

use rand_core::Rng;

use super::{Knobs, Knowledge};
use crate::games::noses::{Noses, Source, Step};
use crate::games::{Game, Seat};

impl Noses {
    /// By how much a step brings the seat to move ahead of the others, on average.
    fn lead_of(&self, step: Step) -> f32 {
        let Some(Seat(mover)) = self.to_move() else { return 0.0 };
        let gains = self.gains(step);
        let own = gains[mover as usize];
        let others = gains.iter().sum::<i32>() - own;
        own as f32 - others as f32 / (self.seats() - 1) as f32
    }
}

impl Knowledge for Noses {
    const LEAD: f32 = 6.0;
    const APPEAL: f32 = 1.5;
    const LEVELS: [Knobs; 5] = [
        Knobs::careless(40, 0.2),
        Knobs::careless(120, 0.05),
        Knobs::careful(700),
        Knobs::careful(4_000),
        Knobs::careful(18_000),
    ];

    /// A group that can have a stone from the reserve gets one: it scores from then on, and the stone can still be moved away
    /// later, as from the reserve. So without it, or with a stone that another group loses, a tile is never laid better.
    fn drop_needless(&self, steps: &mut Vec<Step>) {
        let stones = |step: &Step| {
            [step.a, step.b]
                .iter()
                .filter(|&&stone| stone == Some(Source::Reserve))
                .count()
        };
        let is_laid_alike = |one: &Step, other: &Step| one.with(None, None) == other.with(None, None);
        // All choices of stones for a tile follow each other.
        let most: Vec<(usize, usize)> = steps
            .chunk_by(is_laid_alike)
            .map(|choices| (choices.len(), choices.iter().map(stones).max().unwrap_or(0)))
            .collect();
        let mut most = most
            .into_iter()
            .flat_map(|(count, most)| std::iter::repeat_n(most, count));
        steps.retain(|step| Some(stones(step)) == most.next());
    }

    fn appeals(&self, steps: &[Step], appeals: &mut Vec<f32>) {
        appeals.clear();
        appeals.extend(steps.iter().map(|&step| self.lead_of(step)));
    }

    /// The best of a few steps drawn at random.
    fn quick_step<R: Rng + ?Sized>(&self, rng: &mut R, room: &mut Vec<Step>) -> Option<Step> {
        const DRAWN: usize = 4;
        let mut best: Option<(f32, Step)> = None;
        self.draw_steps(DRAWN, rng, room, |step| {
            let lead = self.lead_of(step);
            if best.is_none_or(|(most, _)| lead > most) {
                best = Some((lead, step));
            }
        });
        best.map(|(_, step)| step)
    }

    fn is_near_end(&self, legal: usize) -> bool {
        legal <= 40
    }
}
