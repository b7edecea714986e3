//! What a bot knows about Temple.
//!
//! The game is a race to be rid of thirty tiles: two or three tiles a turn are better than one. Small values are the
//! hardest to place, since they need one of the same or a smaller value beside them.

use rand_core::Rng;

use super::{Knobs, Knowledge};
use crate::games::temple::{Colour, Step, Temple};
use crate::games::{Game, Seat};

/// Tiles put down, and a little for small values.
fn worth(step: Step) -> f32 {
    step.puts()
        .map(|put| 1.0 + 0.04 * (6.0 - f32::from(put.tile.value())))
        .sum()
}

impl Knowledge for Temple {
    const LEAD: f32 = 5.0;
    const APPEAL: f32 = 0.5;
    const LEVELS: [Knobs; 5] = [
        Knobs::careless(20, 0.6),
        Knobs::careless(300, 0.02),
        Knobs::careful(1_200),
        Knobs::careful(5_000),
        Knobs::careful(24_000),
    ];

    /// Colours that haven't been begun are all alike: of these only the first is opened.
    fn drop_needless(&self, steps: &mut Vec<Step>) {
        let Some(seat) = self.to_move() else { return };
        let is_new = |colour: Colour| self.left(colour).len() == 6;
        let Some(first) = Colour::of(seat).find(|&colour| is_new(colour)) else {
            return;
        };
        steps.retain(|step| {
            step.puts()
                .all(|put| put.tile.colour == first || !is_new(put.tile.colour))
        });
    }

    fn appeals(&self, steps: &[Step], appeals: &mut Vec<f32>) {
        appeals.clear();
        appeals.extend(steps.iter().map(|&step| worth(step)));
    }

    /// The best of a few steps drawn at random.
    fn quick_step<R: Rng + ?Sized>(&self, rng: &mut R, _: &mut Vec<Step>) -> Option<Step> {
        const DRAWN: usize = 4;
        let mut best: Option<(f32, Step)> = None;
        self.draw_steps(DRAWN, rng, |step| {
            let worth = worth(step);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, step));
            }
        });
        best.map(|(_, step)| step)
    }

    fn is_near_end(&self, legal: usize) -> bool {
        legal <= 30 || (0..2).all(|seat| self.tiles_left(Seat(seat)) <= 4)
    }
}
