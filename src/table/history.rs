//! What was played, with every position on the way, and what was taken back.

use crate::games::Game;

/// A game's steps and positions with a cursor: steps behind it are played, steps after it were taken back and can be played again.
#[derive(Clone, Debug)]
pub struct History<G: Game> {
    steps: Vec<G::Step>,
    /// `positions[n]` is the position after `n` steps; one more than there are steps.
    positions: Vec<G>,
    cursor: usize,
}

impl<G: Game> History<G> {
    pub fn new(start: G) -> Self {
        Self {
            steps: Vec::new(),
            positions: vec![start],
            cursor: 0,
        }
    }

    /// The position at the cursor.
    pub fn now(&self) -> &G {
        &self.positions[self.cursor]
    }

    /// The position after `count` steps.
    ///
    /// # Panics
    /// If there are fewer steps.
    pub fn after(&self, count: usize) -> &G {
        &self.positions[count]
    }

    /// How many steps have been played.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The steps that are played.
    pub fn played(&self) -> &[G::Step] {
        &self.steps[..self.cursor]
    }

    /// The steps that were taken back, in the order in which they would be played again.
    pub fn undone(&self) -> &[G::Step] {
        &self.steps[self.cursor..]
    }

    /// Plays a step; what was taken back before is forgotten, unless this is the very step that comes next.
    ///
    /// # Errors
    /// The reason why the step is illegal; nothing changes then.
    pub fn play(&mut self, step: G::Step) -> Result<(), G::Reason> {
        if self.undone().first() == Some(&step) {
            self.cursor += 1;
            return Ok(());
        }
        let mut next = self.now().clone();
        next.play(step)?;
        self.steps.truncate(self.cursor);
        self.positions.truncate(self.cursor + 1);
        self.steps.push(step);
        self.positions.push(next);
        self.cursor += 1;
        Ok(())
    }

    /// Takes the last step back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let possible = self.cursor > 0;
        self.cursor -= usize::from(possible);
        possible
    }

    /// Plays the next of the steps that were taken back; `false` if there is none.
    pub fn redo(&mut self) -> bool {
        let possible = self.cursor < self.steps.len();
        self.cursor += usize::from(possible);
        possible
    }

    /// Drops the steps that were taken back.
    pub fn forget_undone(&mut self) {
        self.steps.truncate(self.cursor);
        self.positions.truncate(self.cursor + 1);
    }

    /// Goes to the position after `count` steps, or to the last one if there are fewer.
    pub fn go_to(&mut self, count: usize) {
        self.cursor = count.min(self.steps.len());
    }
}
