//! A moment of a game, about which the thread that thinks can be asked.

use super::super::context::Context;
use super::game::OnScreen;
use super::play::{Play, each_play};
use super::with;
use crate::keep::Id;
use crate::thinker::{Job, Task, Ticket};

/// A game on the table, after so many steps.
#[derive(Clone, PartialEq)]
pub struct Moment {
    game: Id,
    /// The steps so far.
    steps: Vec<String>,
}

impl Moment {
    /// The one that the table shows.
    pub fn of<G: OnScreen>(play: &Play<G>) -> Moment {
        let steps = play.saved.table.history().played().iter();
        Moment {
            game: play.id.clone(),
            steps: steps.map(ToString::to_string).collect(),
        }
    }

    /// Asks about it; what was asked before is given up. `None` if no game is on the table.
    pub fn ask(&self, ctx: &Context, task: Task) -> Option<Ticket> {
        let start = with(
            ctx,
            |play| each_play!(play, play => play.saved.table.history().after(0).clone().into()),
        )?;
        Some(ctx.thinker.ask(Job {
            start,
            steps: self.steps.clone(),
            seed: seed(&self.game),
            task,
        }))
    }
}

/// The same number for the same game, so that a bot plays the same again (FNV-1a).
fn seed(game: &Id) -> u64 {
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    game.as_str().bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}
