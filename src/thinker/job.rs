//! What there is to think about, and what comes of it.

use crate::bots::Level;
use crate::games::AnyGame;

/// Something to think about: a game up to a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Job {
    /// The position before the first step.
    pub start: AnyGame,
    /// The texts of the steps, all legal.
    pub steps: Vec<String>,
    /// The same seed, and the same jobs before, give the same thoughts.
    pub seed: u64,
    pub task: Task,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// The step that a bot of this level plays after all steps.
    Step(Level),
    /// The best steps after all steps, found in two seconds or so.
    Hint,
    /// What each position of the game was worth.
    Analysis,
}

/// What each position of a game was worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// One for each position, before the first step and after each.
    pub positions: Vec<Evaluation>,
}

/// What was expected of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    /// For each seat its share of the win if the best step is played; these are 1 together.
    pub shares: Vec<f64>,
    /// The step that looked best; `None` if the game is over.
    pub best: Option<String>,
}
