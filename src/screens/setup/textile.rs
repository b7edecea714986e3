//! What only Textile's setup has: teams for four, and the game's length.

use super::plan::Plan;
use crate::games::textile::{Colour, Options};
use crate::record::SeatInfo;
use crate::table::textile::Saved;

pub const PLAYERS: [usize; 3] = [2, 3, 4];
pub const LENGTHS: [u8; 3] = [6, 9, 12];
/// How many tiles of a colour a set has.
pub const IN_A_SET: u8 = 6;

pub fn options(plan: &Plan) -> Options {
    Options {
        players: plan.players() as u8,
        per_colour: plan.among("per_colour", &LENGTHS).unwrap_or(LENGTHS[0]),
        teams: plan.players() == 4 && plan.flag("teams"),
    }
}

pub fn begin(plan: &Plan, seats: Vec<SeatInfo>) -> Saved {
    Saved::new(&options(plan), seats).expect("the setup offers only games that there are")
}

pub fn tiles(options: &Options) -> usize {
    usize::from(options.per_colour) * Colour::ALL.len()
}

/// A rough time in minutes, from games that were played at a table: about 0.8 a tile, in steps of five.
pub fn minutes(options: &Options) -> usize {
    (tiles(options) * 4 / 5).div_ceil(5) * 5
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rough_time() {
        let minutes = |per_colour: u8| {
            minutes(&Options {
                players: 2,
                per_colour,
                teams: false,
            })
        };
        assert_eq!([6, 9, 12].map(minutes), [25, 40, 50]);
    }
}
