//! What a step changes in the scores, without playing it: for programs that ask thousands of times.

use super::laid::Laid;
use super::{Cell, MAX_SEATS, Noses, Source, Step};
use crate::games::plane::Square;

impl Noses {
    /// By how much a legal step changes each seat's points.
    ///
    /// # Panics
    /// May panic if the step isn't legal.
    pub fn gains(&self, step: Step) -> [i32; MAX_SEATS] {
        let mut gains = [0; MAX_SEATS];
        let Some(seat) = self.turn else { return gains };
        let laid = Laid::of(step).expect("legal squares are on the field");
        let is_double = step.tile.is_double();
        // The size of the group that each square would be in; a double's two squares are in one.
        let mut sizes = [1; 2];
        let around = |(cell, nose)| self.chains.around(cell, nose, &self.field);
        let [first, second] = laid.squares();
        let groups = self.groups_for(laid);
        for (i, (_, nose)) in [first, second].into_iter().enumerate().filter(|&(i, _)| groups[i]) {
            let extended = match (is_double, i) {
                (true, _) => around(first).or(around(second)),
                (false, 0) => around(first),
                (false, _) => around(second),
            };
            for &cell in self.chains.cells(nose) {
                let chain = self.chains.of(cell);
                if extended.contains(chain) {
                    sizes[i] += 1;
                    // A single nose has no owner.
                    if let Some(owner) = self.chains.owner(chain) {
                        gains[owner.index()] -= 1;
                    }
                }
            }
        }
        if is_double {
            sizes[0] += 1;
        }
        for (stone, size) in [step.a, step.b].into_iter().zip(sizes) {
            match stone {
                None => continue,
                Some(Source::Reserve) => {}
                Some(Source::Square(square)) => gains[seat.index()] -= self.group_size(square),
            }
            gains[seat.index()] += size;
        }
        gains
    }

    /// How many noses the chain of a covered square has.
    fn group_size(&self, square: Square) -> i32 {
        let cell = Cell::new(square).expect("stones lie on the field");
        let nose = self.field.nose(cell).expect("stones lie on noses");
        self.chains.members(self.chains.of(cell), nose).count() as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::noses::Options;
    use crate::games::{Game, chance};

    #[test]
    fn gains_are_what_playing_changes() {
        for seats in 2..=MAX_SEATS {
            let mut game = Noses::new(&Options::deal(seats, 3)).unwrap();
            let mut rng = chance::seeded(seats as u64);
            let (mut room, mut steps) = (Vec::new(), Vec::new());
            while let Some(next) = game.draw_step(&mut rng, &mut room) {
                game.legal_steps(&mut steps);
                let before = game.scores();
                for &step in &steps {
                    let mut after = game.clone();
                    after.play_legal(step);
                    let changes = after.scores().into_iter().zip(&before);
                    let changes: Vec<i32> = changes.map(|(after, &before)| after as i32 - before as i32).collect();
                    assert_eq!(game.gains(step)[..seats], changes, "{step}");
                }
                game.play_legal(next);
            }
        }
    }
}
