//! A step of the nose game and its notation: `37@2,1E+a<4,5+b`.

use std::fmt;
use std::str::FromStr;

use super::Tile;
use crate::games::plane::Square;
use crate::games::{Malformed, notation};

/// Where the tile's second square lies from its first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    East,
    South,
    West,
    North,
}

impl Direction {
    pub const ALL: [Direction; 4] = [Direction::East, Direction::South, Direction::West, Direction::North];

    pub const fn letter(self) -> char {
        match self {
            Direction::East => 'E',
            Direction::South => 'S',
            Direction::West => 'W',
            Direction::North => 'N',
        }
    }

    pub const fn opposite(self) -> Direction {
        match self {
            Direction::East => Direction::West,
            Direction::South => Direction::North,
            Direction::West => Direction::East,
            Direction::North => Direction::South,
        }
    }

    /// From a square to its neighbour in this direction.
    pub const fn offset(self) -> Square {
        match self {
            Direction::East => Square::new(1, 0),
            Direction::South => Square::new(0, 1),
            Direction::West => Square::new(-1, 0),
            Direction::North => Square::new(0, -1),
        }
    }
}

/// Where a scoring stone comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    Reserve,
    /// The stone that lies on this square.
    Square(Square),
}

/// A tile laid, with the stones put on the groups that it forms or extends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    pub tile: Tile,
    /// The first square: where the lower nose lies. Of a double, the west or north one.
    pub at: Square,
    /// Where the second square lies from the first.
    pub to: Direction,
    /// The stone for the group of the first square.
    pub a: Option<Source>,
    /// The stone for the group of the second square.
    pub b: Option<Source>,
}

impl Step {
    /// The tile laid so, without a stone.
    pub const fn lay(tile: Tile, at: Square, to: Direction) -> Step {
        Step {
            tile,
            at,
            to,
            a: None,
            b: None,
        }
    }

    /// The same tile on the same squares, with these stones.
    pub const fn with(self, a: Option<Source>, b: Option<Source>) -> Step {
        Step { a, b, ..self }
    }

    /// The first square and the second.
    pub fn squares(&self) -> [Square; 2] {
        [self.at, self.at + self.to.offset()]
    }

    /// What comes to lie on which square.
    pub fn laid(&self) -> [(Square, u8); 2] {
        let ([first, second], [low, high]) = (self.squares(), self.tile.noses());
        [(first, low), (second, high)]
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}{}", self.tile, self.at, self.to.letter())?;
        for (letter, stone) in [('a', self.a), ('b', self.b)] {
            match stone {
                None => {}
                Some(Source::Reserve) => write!(f, "+{letter}")?,
                Some(Source::Square(square)) => write!(f, "+{letter}<{square}")?,
            }
        }
        Ok(())
    }
}

impl FromStr for Step {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Step, Malformed> {
        let mut parts = text.split('+');
        let (tile, place) = parts.next().and_then(|part| part.split_once('@')).ok_or(Malformed)?;
        let to = Direction::ALL
            .into_iter()
            .find(|to| place.ends_with(to.letter()))
            .ok_or(Malformed)?;
        let at = notation::square(&place[..place.len() - 1])?;
        let mut step = Step::lay(tile.parse()?, at, to);
        for part in parts {
            let stone = match part.get(1..).and_then(|rest| rest.strip_prefix('<')) {
                Some(square) => Source::Square(notation::square(square)?),
                None if part.len() == 1 => Source::Reserve,
                None => return Err(Malformed),
            };
            match part.as_bytes()[0] {
                b'a' if step.a.is_none() && step.b.is_none() => step.a = Some(stone),
                b'b' if step.b.is_none() => step.b = Some(stone),
                _ => return Err(Malformed),
            }
        }
        Ok(step)
    }
}
