//! Games played to the end at random.

use rand_core::Rng;

use super::Game;

/// Plays to the end of the game, each legal step equally likely, and says how many steps that took.
///
/// `room` is scratch space, as in [`Game::draw_step`].
pub fn playout<G: Game, R: Rng + ?Sized>(game: &mut G, rng: &mut R, room: &mut Vec<G::Step>) -> u64 {
    let mut steps = 0;
    while let Some(step) = game.draw_step(rng, room) {
        game.play_legal(step);
        steps += 1;
    }
    steps
}
