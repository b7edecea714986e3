//! Counting sequences of steps, by which engines for the same rules are compared.

use super::Game;

/// How many sequences of exactly `depth` legal steps there are from here; 1 for `depth` 0.
///
/// A game that ends sooner has no such sequence.
pub fn perft<G: Game>(game: &G, depth: usize) -> u64 {
    count(game, &mut vec![Vec::new(); depth])
}

/// Counts with one list of steps a level, so that each is allocated once. The last level is only listed.
fn count<G: Game>(game: &G, levels: &mut [Vec<G::Step>]) -> u64 {
    let Some((level, deeper)) = levels.split_first_mut() else {
        return 1;
    };
    game.legal_steps(level);
    if deeper.is_empty() {
        return level.len() as u64;
    }
    let mut sum = 0;
    for &step in level.iter() {
        let mut next = game.clone();
        next.play_legal(step);
        sum += count(&next, deeper);
    }
    sum
}
