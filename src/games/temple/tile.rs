//! Tiles, and which a player still has.

use std::fmt;
use std::str::FromStr;

use crate::games::{Malformed, Seat};

/// How many tiles a player has: five colours, each with the values 1 to 6.
pub const TILES_OF_A_SEAT: usize = 30;

pub(super) const COLOURS: usize = 10;
const COLOURS_OF_A_SEAT: u8 = 5;

/// A colour: `A` to `E` are seat 0's, `F` to `J` seat 1's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour(u8);

impl Colour {
    /// The five colours of a seat.
    pub fn of(seat: Seat) -> impl ExactSizeIterator<Item = Colour> + Clone {
        let first = seat.0 * COLOURS_OF_A_SEAT;
        (first..first + COLOURS_OF_A_SEAT).map(Colour)
    }

    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// 0 for `A` to 9 for `J`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat that has this colour.
    pub const fn seat(self) -> Seat {
        Seat(self.0 / COLOURS_OF_A_SEAT)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A tile: `C4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile {
    pub colour: Colour,
    value: u8,
}

impl Tile {
    /// Fills room that isn't used.
    pub(super) const ANY: Tile = Tile {
        colour: Colour(0),
        value: 1,
    };

    /// `None` if the value isn't one from 1 to 6.
    pub fn new(colour: Colour, value: u8) -> Option<Tile> {
        (1..=6).contains(&value).then_some(Tile { colour, value })
    }

    /// 1 to 6.
    pub const fn value(self) -> u8 {
        self.value
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour, self.value)
    }
}

impl FromStr for Tile {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Tile, Malformed> {
        match text.as_bytes() {
            [colour @ b'A'..=b'J', value @ b'1'..=b'6'] => Ok(Tile {
                colour: Colour(colour - b'A'),
                value: value - b'0',
            }),
            _ => Err(Malformed),
        }
    }
}

/// A set of values of one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Values(u8);

impl Values {
    /// The values 1 to 6.
    pub const ALL: Values = Values(0b111_1110);
    pub const NONE: Values = Values(0);

    #[cfg(test)]
    pub(super) const fn from_bits(bits: u8) -> Values {
        Values(bits)
    }

    pub const fn contains(self, value: u8) -> bool {
        value < 8 && self.0 >> value & 1 == 1
    }

    pub fn remove(&mut self, value: u8) {
        self.0 &= !(1 << value);
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Those that aren't smaller than this one (0 to 7).
    #[must_use]
    pub const fn from(self, least: u8) -> Values {
        Values(self.0 & (u8::MAX << least))
    }

    /// Those that are smaller than this one.
    #[must_use]
    pub(super) const fn below(self, value: u8) -> Values {
        Values(self.0 & !(u8::MAX << value))
    }

    /// The smallest value; there must be one.
    pub(super) const fn smallest(self) -> u8 {
        self.0.trailing_zeros() as u8
    }

    /// The values from the smallest up.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (1..=6).filter(move |&value| self.contains(value))
    }
}
