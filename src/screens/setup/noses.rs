//! What only the nose game's setup has: how the tiles are dealt.

use std::hash::{BuildHasher, RandomState};

use super::plan::Plan;
use crate::games::noses::Options;
use crate::record::SeatInfo;
use crate::screens::table::DEAL;
use crate::table::noses::Saved;

pub const PLAYERS: [usize; 4] = [2, 3, 4, 5];
/// Numbers of deals that can be told to somebody: up to six digits.
pub const DEALS: u64 = 1_000_000;

/// The number of the deal is kept with the game.
pub fn begin(plan: &Plan, seats: Vec<SeatInfo>) -> Saved {
    let number = number(plan).unwrap_or_else(by_chance);
    let saved = Saved::new(&Options::deal(plan.players(), number), seats).expect("a deal is a game");
    saved.with_number(DEAL, number)
}

/// The number of the deal, if one is wanted.
pub fn number(plan: &Plan) -> Option<u64> {
    let wanted = plan.flag("by_number").then(|| plan.number("deal"));
    wanted.map(|number| number.unwrap_or(0) % DEALS)
}

/// A number that nobody can know before.
pub fn by_chance() -> u64 {
    // The standard library seeds each of these from the system's randomness.
    RandomState::new().hash_one(std::time::SystemTime::now()) % DEALS
}

/// The number in what somebody typed: its digits, as many as a number of a deal has.
pub fn read_number(text: &str) -> Option<u64> {
    let digits: String = text.chars().filter(char::is_ascii_digit).take(6).collect();
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_from_whatever_is_typed() {
        assert_eq!(read_number("4711"), Some(4711));
        assert_eq!(read_number(" 12 34x"), Some(1234));
        assert_eq!(read_number("123456789"), Some(123_456));
        assert_eq!(read_number("none"), None);
    }

    #[test]
    fn chance_deals_another_game_each_time() {
        let numbers: std::collections::HashSet<u64> = (0..20).map(|_| by_chance()).collect();
        assert!(numbers.len() > 15, "{numbers:?}");
    }
}
