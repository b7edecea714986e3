//! What there is to think about, and what comes of it.

use super::Analysis;
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

#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// The step that a bot of this level plays after all steps.
    Step(Level),
    /// The best steps after all steps, found in two seconds or so.
    Hint,
    /// What each position of the game was worth, from where an analysis of it was left.
    Analysis(Analysis),
}
