//! How strong a bot plays.

use std::fmt;
use std::str::FromStr;

use rand_core::Rng;

use super::search::Line;
use super::tuning::Tuning;
use super::{Knowledge, Search};

/// From 1, a beginner who knows the rules, to 5, as good as it gets in some three seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    pub const ALL: [Level; 5] = [Level(1), Level(2), Level(3), Level(4), Level(5)];
    pub const HIGHEST: Level = Level(5);
    pub const MIDDLE: Level = Level(3);

    /// `None` if the number isn't one from 1 to 5.
    pub fn new(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.0 == number)
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    /// What a game's bot of this level does.
    pub fn knobs<G: Knowledge>(self) -> Knobs {
        G::LEVELS[self.0 as usize - 1]
    }
}

/// Its number.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = ();

    fn from_str(text: &str) -> Result<Level, ()> {
        text.parse().ok().and_then(Level::new).ok_or(())
    }
}

/// A step has been looked at if it has at least this part of the best one's visits: one in so many.
const LOOKED_AT: u32 = 4;

/// What makes a level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Knobs {
    /// How often the position is visited before a step is chosen.
    pub visits: u32,
    /// How much may be given away: any step may be chosen that is expected to be worse than the best by less than this
    /// share of the win. With 0 the best one is.
    pub careless: f32,
    /// Whether it sees to the end once all ways there can be tried.
    pub exact: bool,
    /// It looks at no more than so many of the steps that it could take, whichever catch its eye.
    pub notices: u32,
}

impl Knobs {
    /// A level that takes the step it finds best.
    pub const fn careful(visits: u32) -> Knobs {
        Knobs {
            visits,
            careless: 0.0,
            exact: true,
            notices: u32::MAX,
        }
    }

    /// A level that also takes other good steps, and doesn't see the end coming.
    pub const fn careless(visits: u32, careless: f32) -> Knobs {
        Knobs {
            visits,
            careless,
            exact: false,
            notices: u32::MAX,
        }
    }

    /// The same level, but it notices no more than so many of the steps that it could take.
    #[must_use]
    pub const fn noticing(self, steps: u32) -> Knobs {
        Knobs { notices: steps, ..self }
    }

    /// The search's knobs.
    pub fn tuning(self) -> Tuning {
        Tuning {
            exact: self.exact,
            notices: self.notices,
            ..Tuning::default()
        }
    }

    /// Chooses a step after thinking; `None` if nothing was thought.
    ///
    /// A careless player takes any of the good steps, the better the likelier (the weight falls linearly to nothing at
    /// the limit), but never misses a sure win, nor walks into a sure loss. A step that was hardly looked at isn't one of
    /// them: its value is luck.
    pub fn choose<G: Knowledge, R: Rng + ?Sized>(self, search: &Search<G>, rng: &mut R) -> Option<G::Step> {
        let lines = search.lines();
        let best = lines.first()?;
        if self.careless == 0.0 || best.is_exact {
            return Some(best.step);
        }
        let weight = |line: &Line<G::Step>| {
            let worse = (best.value - line.value).max(0.0);
            let is_lost = line.is_exact && line.value < best.value;
            if is_lost || line.visits * LOOKED_AT < best.visits {
                0.0
            } else {
                (1.0 - worse / self.careless).max(0.0)
            }
        };
        let total: f32 = lines.iter().map(weight).sum();
        // 24 bits fit into a number of this size.
        let mut left = total * (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
        let chosen = lines.iter().find(|line| {
            left -= weight(line);
            left < 0.0
        });
        Some(chosen.unwrap_or(best).step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_numbers_from_1_to_5() {
        for (text, number) in [
            ("1", Some(1)),
            ("5", Some(5)),
            ("0", None),
            ("6", None),
            ("x", None),
            ("", None),
        ] {
            assert_eq!(text.parse::<Level>().ok().map(Level::number), number);
        }
        assert_eq!(Level::HIGHEST.to_string(), "5");
    }
}
