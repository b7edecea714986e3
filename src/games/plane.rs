//! The plane that tiles lie on: squares, quarter turns, neighbours.
//!
//! x grows to the right and y **down**, as on the screen.

use std::fmt;
use std::ops::{Add, Sub};

/// A square of the plane, or the difference of two squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    pub x: i16,
    pub y: i16,
}

impl Square {
    pub const ORIGIN: Square = Square::new(0, 0);

    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The four squares that share a side: north, east, south, west.
    pub fn orthogonal(self) -> [Square; 4] {
        [(0, -1), (1, 0), (0, 1), (-1, 0)].map(|(x, y)| self + Square::new(x, y))
    }

    /// The four squares that share only a corner: north-east and on clockwise.
    pub fn diagonal(self) -> [Square; 4] {
        [(1, -1), (1, 1), (-1, 1), (-1, -1)].map(|(x, y)| self + Square::new(x, y))
    }

    /// The eight squares that share a side or a corner.
    pub fn around(self) -> impl Iterator<Item = Square> {
        self.orthogonal().into_iter().chain(self.diagonal())
    }
}

/// The squares of a rectangle, to write what lies on them as lines of text.
#[derive(Clone, Copy, Debug)]
pub struct Grid(Option<(Square, Square)>);

impl Grid {
    /// The smallest rectangle that holds these squares.
    pub fn of(squares: impl IntoIterator<Item = Square>) -> Grid {
        let corners = squares
            .into_iter()
            .fold(None, |corners: Option<(Square, Square)>, square| {
                let (low, high) = corners.unwrap_or((square, square));
                let low = Square::new(low.x.min(square.x), low.y.min(square.y));
                Some((low, Square::new(high.x.max(square.x), high.y.max(square.y))))
            });
        Grid(corners)
    }

    /// A line a row, each with its y, and x above the first and the last column; `.` where nothing lies.
    pub fn text(&self, at: impl Fn(Square) -> Option<char>) -> String {
        let Some((low, high)) = self.0 else {
            return "  nothing\n".into();
        };
        let mut text = format!("  x from {} to {}\n", low.x, high.x);
        for y in low.y..=high.y {
            let row: String = (low.x..=high.x).map(|x| at(Square::new(x, y)).unwrap_or('.')).collect();
            text += &format!("  {row} y {y}\n");
        }
        text
    }
}

impl Add for Square {
    type Output = Square;
    fn add(self, other: Square) -> Square {
        Square::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Square {
    type Output = Square;
    fn sub(self, other: Square) -> Square {
        Square::new(self.x - other.x, self.y - other.y)
    }
}

/// `x,y`, as the notation writes it.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// A clockwise turn about the origin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turn {
    #[default]
    R0,
    R90,
    R180,
    R270,
}

impl Turn {
    pub const ALL: [Turn; 4] = [Turn::R0, Turn::R90, Turn::R180, Turn::R270];

    /// The turn in degrees: 0, 90, 180 or 270.
    pub const fn degrees(self) -> u16 {
        self as u16 * 90
    }

    /// The turn of 0, 90, 180 or 270 degrees.
    pub fn from_degrees(degrees: u16) -> Option<Turn> {
        Turn::ALL.into_iter().find(|turn| turn.degrees() == degrees)
    }

    /// Where the turn takes a square: 90 degrees take `x,y` to `-y,x`.
    pub const fn apply(self, Square { x, y }: Square) -> Square {
        match self {
            Turn::R0 => Square::new(x, y),
            Turn::R90 => Square::new(-y, x),
            Turn::R180 => Square::new(-x, -y),
            Turn::R270 => Square::new(y, -x),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_clockwise_on_the_screen() {
        // To the right, then down, then to the left, then up.
        let ways = [(1, 0), (0, 1), (-1, 0), (0, -1)].map(|(x, y)| Square::new(x, y));
        assert_eq!(Turn::ALL.map(|turn| turn.apply(ways[0])), ways);
        for turn in Turn::ALL {
            assert_eq!(Turn::from_degrees(turn.degrees()), Some(turn));
        }
        assert_eq!(Turn::from_degrees(45), None);
        assert_eq!(Turn::from_degrees(360), None);
    }

    #[test]
    fn a_square_has_eight_others_around_it() {
        let square = Square::new(-3, 7);
        let mut around: Vec<_> = square.around().collect();
        around.sort();
        around.dedup();
        assert_eq!(around.len(), 8);
        assert!(
            around
                .iter()
                .all(|&other| other != square && (other.x - square.x).abs() <= 1 && (other.y - square.y).abs() <= 1)
        );
        assert!(
            square
                .orthogonal()
                .iter()
                .all(|&other| (other.x == square.x) != (other.y == square.y))
        );
    }
}
