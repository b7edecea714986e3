//! The worth of steps when the game's end is so near that all ways to it can be tried.
//!
//! With two sides what one gains the other loses, so that a step that is refuted needs no closer look (alpha-beta; Knuth
//! and Moore, *An analysis of alpha-beta pruning*, 1975). With more, every seat takes what is best for itself (max^n).

use std::ops::ControlFlow;

use super::Knowledge;
use super::search::{Progress, Watch};
use super::shares::Worth;

/// The work of looking at a position is so much, and 1 for each of its steps.
const A_POSITION: u32 = 24;
/// So much work takes about half as long as a visit of the search.
const A_VISIT: u32 = 256;

/// It is given up as if there were no more visits than these.
const MOST_VISITS: u32 = 20_000;

/// The worth of each of these steps, all of them legal; `None` if that is more work than half of the visits that the search
/// is going to make.
pub fn solve_steps<G: Knowledge>(
    game: &G,
    steps: &[G::Step],
    bonus: f32,
    Progress { visits: done, of }: Progress,
    watch: &mut Watch<'_>,
) -> ControlFlow<(), Option<Vec<Worth>>> {
    let mut solver = Solver {
        bonus,
        done,
        visits: of,
        left: of.min(MOST_VISITS).saturating_mul(A_VISIT),
        two_sides: game.seats() / game.side_size() == 2,
        watch,
        rooms: Vec::new(),
    };
    let mut worths = Vec::with_capacity(steps.len());
    for &step in steps {
        let mut after = game.clone();
        after.play_legal(step);
        match solver.solve(&after, f32::MIN, f32::MAX) {
            Ok(worth) => worths.push(worth),
            Err(Quit::TooMuch) => return ControlFlow::Continue(None),
            Err(Quit::Stopped) => return ControlFlow::Break(()),
        }
    }
    ControlFlow::Continue(Some(worths))
}

/// Why the solver gives up.
enum Quit {
    TooMuch,
    Stopped,
}

struct Solver<'a, 'w, G: Knowledge> {
    bonus: f32,
    /// For the watch.
    done: u32,
    visits: u32,
    /// How much work may still be done.
    left: u32,
    two_sides: bool,
    watch: &'a mut Watch<'w>,
    /// Room to list steps in, that no position uses just now.
    rooms: Vec<(Vec<G::Step>, Vec<f32>)>,
}

impl<G: Knowledge> Solver<'_, '_, G> {
    /// The worth of a position. With two sides it is exact if the value of side 0 is between the bounds, and else only
    /// says on which side of them it is.
    fn solve(&mut self, game: &G, mut low: f32, mut high: f32) -> Result<Worth, Quit> {
        let Some(mover) = game.to_move() else {
            return Ok(Worth::of_end(game, self.bonus));
        };
        let progress = Progress {
            visits: self.done,
            of: self.visits,
        };
        if (self.watch)(progress).is_break() {
            return Err(Quit::Stopped);
        }
        let (mut steps, mut appeals) = self.rooms.pop().unwrap_or_default();
        game.legal_steps(&mut steps);
        let work = A_POSITION + steps.len() as u32;
        self.left = self.left.checked_sub(work).ok_or(Quit::TooMuch)?;
        game.drop_needless(&mut steps);
        game.appeals(&steps, &mut appeals);
        let mut order: Vec<usize> = (0..steps.len()).collect();
        order.sort_by(|&one, &other| appeals[other].partial_cmp(&appeals[one]).expect("numbers"));

        let is_first_side = game.side(mover) == 0;
        let mut best: Option<Worth> = None;
        for i in order {
            let mut after = game.clone();
            after.play_legal(steps[i]);
            let worth = self.solve(&after, low, high)?;
            if best.is_none_or(|best| worth.values[mover.index()] > best.values[mover.index()]) {
                best = Some(worth);
            }
            if self.two_sides {
                // Seat 0 is on side 0.
                let value = worth.values[0];
                if is_first_side {
                    low = low.max(value);
                } else {
                    high = high.min(value);
                }
                if low >= high {
                    break;
                }
            }
        }
        self.rooms.push((steps, appeals));
        Ok(best.expect("who is to move has a legal step"))
    }
}
