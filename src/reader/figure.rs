//! Figures: real positions.

use crate::games::Game;
use crate::games::plane::{Square, Turn};
use crate::games::textile::{Colour, Knotting, Options, Step, Textile};

/// A picture of a position, with something to look at.
#[derive(Debug)]
pub struct Figure {
    /// The message of the caption.
    pub id: &'static str,
    pub options: Options,
    /// The steps of a game in their notation.
    pub record: &'static [&'static str],
    /// How many of the record's steps have been played in the picture.
    pub after: usize,
    pub highlight: Highlight,
}

/// What a figure shows of its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Highlight {
    /// The textile, and nothing else.
    Textile,
    /// The patch of the seat to move, and the squares where a tile of this colour may join it.
    Offers(Colour),
    /// The textile with the patch of the seat to move as a ghost, legally knotted, with its stitches.
    Knot { turn: Turn, by: Square },
    /// The textile with the patch where it may not be knotted, for a tile next to its own colour.
    Clash { turn: Turn, by: Square },
}

impl Figure {
    /// The position.
    ///
    /// # Panics
    /// If the record isn't a legal one. A test replays every figure.
    pub fn position(&self) -> Textile {
        let mut position = Textile::new(&self.options).expect("the figure's options are allowed");
        for text in &self.record[..self.after] {
            let step = text.parse().expect("the figure's steps are well-formed");
            position
                .play(step)
                .unwrap_or_else(|reason| panic!("{}: {text} is illegal: {reason:?}", self.id));
        }
        position
    }

    /// The squares that [`Highlight::Offers`] offers, in the patch's own squares; none for other figures.
    pub fn offers(&self) -> Vec<Square> {
        let Highlight::Offers(offered) = self.highlight else {
            return Vec::new();
        };
        let mut steps = Vec::new();
        self.position().legal_steps(&mut steps);
        let mut squares: Vec<Square> = steps
            .into_iter()
            .filter_map(|step| match step {
                Step::Take { colour, at } if colour == offered => at,
                _ => None,
            })
            .collect();
        squares.sort();
        squares
    }

    /// Where the patch lies in a figure that knots it, rightly or not, and what it would bring.
    pub fn knotting(&self) -> Option<Knotting> {
        self.knot().map(|(turn, by)| self.position().knotting(turn, by))
    }

    /// The highlighted knot as a step.
    pub fn step(&self) -> Option<Step> {
        self.knot().map(|(turn, by)| Step::Knot { turn, by })
    }

    fn knot(&self) -> Option<(Turn, Square)> {
        match self.highlight {
            Highlight::Knot { turn, by } | Highlight::Clash { turn, by } => Some((turn, by)),
            Highlight::Textile | Highlight::Offers(_) => None,
        }
    }

    /// The message that says what the screen draws besides tiles, if it draws anything.
    pub fn legend(&self) -> Option<&'static str> {
        match self.highlight {
            Highlight::Offers(_) => Some("reader-legend-offers"),
            Highlight::Knot { .. } => Some("reader-legend-knot"),
            Highlight::Textile | Highlight::Clash { .. } => None,
        }
    }
}
