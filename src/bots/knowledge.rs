//! What a bot knows about a game beyond its rules.

use rand_core::Rng;

use super::Knobs;
use crate::games::{Game, Scores, Seat};

/// A game that bots play. Each game's file says what its bot knows: which steps look good at first sight, and how a game is
/// played to its end when nobody thinks. Everything else the search finds out by itself.
pub trait Knowledge: Game<Step: Send> + Send + 'static {
    /// By so much a side is clearly ahead: the unit of the score bonus, in points or tiles.
    const LEAD: f32;

    /// The unit of [`Knowledge::appeals`]: one that is better by so much is e times as likely to be a good step.
    const APPEAL: f32;

    /// A playout ends after so many steps, and [`Knowledge::standing`] is taken for the worth.
    const PLAYOUT: u32 = u32::MAX;

    /// The levels from 1 to 5.
    const LEVELS: [Knobs; 5];

    /// The side that a seat plays for, counted from 0: itself, or its team.
    fn side(&self, seat: Seat) -> usize {
        seat.index()
    }

    /// How many seats a side has; all have equally many.
    fn side_size(&self) -> usize {
        1
    }

    /// Removes steps that nobody needs, since another that stays is never worse for the seat to move.
    fn drop_needless(&self, _steps: &mut Vec<Self::Step>) {}

    /// How good each of the legal steps looks at first sight. Replaces what is in `appeals`. Only differences count.
    fn appeals(&self, steps: &[Self::Step], appeals: &mut Vec<f32>);

    /// A step as somebody plays who knows a little and doesn't think; `None` once the game is over. As `room` in
    /// [`Game::draw_step`].
    fn quick_step<R: Rng + ?Sized>(&self, rng: &mut R, room: &mut Vec<Self::Step>) -> Option<Self::Step>;

    /// How far a seat has come, so that more is better: one that is 1 ahead of another is e times as likely to win.
    fn standing(&self, seat: Seat) -> f32 {
        scores(self)[seat.index()] / Self::LEAD
    }

    /// Whether so few steps are left, with so many legal now, that all ways to the end could be tried.
    fn is_near_end(&self, legal: usize) -> bool;
}

/// What each seat has by the scores, so that more is better.
pub(super) fn scores<G: Game>(game: &G) -> Vec<f32> {
    let sign = match G::SCORES {
        Scores::Points => 1.0,
        Scores::TilesLeft => -1.0,
    };
    game.scores().into_iter().map(|score| sign * score as f32).collect()
}
