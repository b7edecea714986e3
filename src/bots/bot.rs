//! A bot for whichever game: what tables, commands and the engine protocol use.

use std::ops::ControlFlow;

use rand_chacha::ChaCha8Rng;

use super::search::Watch;
use super::{Knobs, Knowledge, Level, Search};
use crate::games::{AnyGame, AnyReason, Seat, chance};

/// A player, or an adviser, that follows one game. It can go to another thread.
///
/// The same seed and the same visits at the same positions give the same thoughts, as long as nothing stops it.
pub struct Bot {
    mind: Box<dyn Mind + Send>,
}

/// What a bot thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// Whose step it is; `None` if the game is over.
    pub seat: Option<Seat>,
    /// The step that it would play; `None` if the game is over.
    pub step: Option<String>,
    /// For each seat the expected share of the win; these are 1 together. Team mates have half of it each.
    pub shares: Vec<f64>,
    /// What it has thought about, the best step first.
    pub lines: Vec<ThoughtLine>,
    /// How often the position has been visited, before the last step too.
    pub visits: u32,
    /// Nothing is guessed: all ways to the end were tried, or enough of them.
    pub is_exact: bool,
    /// The watch broke it off. What it had found till then is here.
    pub was_stopped: bool,
}

/// A step, and what is expected of it.
#[derive(Clone, Debug, PartialEq)]
pub struct ThoughtLine {
    pub step: String,
    /// For each seat the expected share of the win after the step.
    pub shares: Vec<f64>,
    pub visits: u32,
    pub is_exact: bool,
}

impl Bot {
    /// A bot of this level at this position.
    pub fn new(position: &AnyGame, level: Level, seed: u64) -> Bot {
        fn mind<G: Knowledge>(position: &G, level: Level, seed: u64) -> Box<dyn Mind + Send>
        where
            AnyReason: From<G::Reason>,
        {
            Box::new(Player::new(position.clone(), level.knobs::<G>(), seed))
        }
        Bot {
            mind: match position {
                AnyGame::Textile(game) => mind(game, level, seed),
                AnyGame::Noses(game) => mind(game, level, seed),
                AnyGame::Temple(game) => mind(game, level, seed),
            },
        }
    }

    /// The same bot, with so many visits instead of the level's.
    #[must_use]
    pub fn with_visits(mut self, visits: u32) -> Bot {
        self.mind.set_visits(visits);
        self
    }

    /// How often it visits a position before it chooses a step.
    pub fn visits(&self) -> u32 {
        self.mind.knobs().visits
    }

    /// Somebody has played a step. What was thought about the positions after it is kept.
    ///
    /// # Errors
    /// If the step isn't legal.
    pub fn play(&mut self, step: &str) -> Result<(), AnyReason> {
        self.mind.play(step)
    }

    /// Thinks about the position, and says what of it. The watch is asked after each visit, which is within some
    /// milliseconds; if it breaks, this returns.
    ///
    /// Before a first visit there is a step too, if the watch breaks at once: the one that looks best at first sight.
    pub fn think(&mut self, watch: &mut Watch<'_>) -> Thought {
        self.mind.think(watch)
    }
}

trait Mind {
    fn knobs(&self) -> Knobs;
    fn set_visits(&mut self, visits: u32);
    fn play(&mut self, step: &str) -> Result<(), AnyReason>;
    fn think(&mut self, watch: &mut Watch<'_>) -> Thought;
}

struct Player<G: Knowledge> {
    search: Search<G>,
    knobs: Knobs,
    /// For the choice among steps; the search has its own.
    rng: ChaCha8Rng,
}

impl<G: Knowledge> Player<G> {
    fn new(position: G, knobs: Knobs, seed: u64) -> Player<G> {
        Player {
            search: Search::new(position, knobs.tuning(), seed),
            knobs,
            rng: chance::seeded(!seed),
        }
    }
}

impl<G: Knowledge> Mind for Player<G>
where
    AnyReason: From<G::Reason>,
{
    fn knobs(&self) -> Knobs {
        self.knobs
    }

    fn set_visits(&mut self, visits: u32) {
        self.knobs.visits = visits;
    }

    fn play(&mut self, step: &str) -> Result<(), AnyReason> {
        let step: G::Step = step.parse().map_err(|_| AnyReason::Malformed)?;
        self.search.position().explain(step)?;
        self.search.play(step);
        Ok(())
    }

    fn think(&mut self, watch: &mut Watch<'_>) -> Thought {
        let seats = self.search.position().seats();
        let mut flow = self.search.think(self.knobs.visits, watch);
        if flow.is_break() && self.search.lines().is_empty() {
            // A visit more is little work, and then there is an answer.
            let _ = self.search.think(2, &mut |_| ControlFlow::Continue(()));
            flow = ControlFlow::Break(());
        }
        let of_seats = |shares: super::Shares| shares[..seats].iter().map(|&share| f64::from(share)).collect();
        let lines = self.search.lines();
        Thought {
            seat: self.search.position().to_move(),
            step: self
                .knobs
                .choose(&self.search, &mut self.rng)
                .map(|step| step.to_string()),
            shares: of_seats(self.search.wins()),
            lines: lines
                .into_iter()
                .map(|line| ThoughtLine {
                    step: line.step.to_string(),
                    shares: of_seats(line.wins),
                    visits: line.visits,
                    is_exact: line.is_exact,
                })
                .collect(),
            visits: self.search.visits(),
            is_exact: self.search.is_exact(),
            was_stopped: flow.is_break(),
        }
    }
}
