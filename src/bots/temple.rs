//! What a bot knows about Temple.
//!
//! The game is a race to be rid of thirty tiles: two or three tiles a turn are better than one. Small values are the
//! hardest to place, since they need one of the same or a smaller value beside them. A turn's tiles are all of the open
//! colour, so what counts is not the tiles that are left but the turns that they take.

use rand_core::Rng;

use super::{Knobs, Knowledge};
use crate::games::temple::{Colour, Edition, Step, Temple};
use crate::games::{Game, Seat};

/// What a turn is worth, in the unit of [`Knowledge::standing`].
const TURN: f32 = 1.25;

/// Tiles put down, and a little for small values.
fn worth(step: Step) -> f32 {
    step.puts()
        .map(|put| 1.0 + 0.04 * (6.0 - f32::from(put.tile.value())))
        .sum()
}

impl Knowledge for Temple {
    const LEAD: f32 = 5.0;
    const APPEAL: f32 = 0.5;
    const PLAYOUT: u32 = 4;
    const LEVELS: [Knobs; 5] = [
        Knobs::careless(10, 2.0).noticing(40),
        Knobs::careless(10, 2.0),
        Knobs::careless(40, 0.2),
        Knobs::careful(400),
        Knobs::careful(50_000),
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

    /// The turns that a seat still needs with two tiles in each, as most ways take; to be next is half of one.
    fn standing(&self, seat: Seat) -> f32 {
        let turns_for = |tiles: u32| tiles.div_ceil(2);
        let turns: u32 = match self.options().edition {
            Edition::Original => Colour::of(seat).map(|colour| turns_for(self.left(colour).len())).sum(),
            // There a turn goes on with the next colour.
            Edition::Edited => turns_for(self.tiles_left(seat)),
        };
        let is_next = if self.to_move() == Some(seat) { 0.5 } else { 0.0 };
        TURN * (is_next - turns as f32)
    }

    fn is_near_end(&self, legal: usize) -> bool {
        legal <= 30 || (0..2).all(|seat| self.tiles_left(Seat(seat)) <= 4)
    }
}
