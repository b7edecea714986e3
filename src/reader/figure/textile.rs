//! Figures of Textile.

use std::collections::{BTreeMap, BTreeSet};

use super::replay;
use crate::games::Game;
use crate::games::plane::{Square, Turn};
use crate::games::textile::{Colour, Knotting, Options, Reason, Step, Textile};
use crate::scene::{Shape, Style, textile as scene};
use crate::words::{Words, colour};

/// A position of Textile, and what a figure shows of it.
#[derive(Debug)]
pub struct TextileFigure {
    pub options: Options,
    /// The steps of a game in their notation.
    pub record: &'static [&'static str],
    /// How many of the record's steps have been played in the picture.
    pub after: usize,
    pub show: TextileShow,
}

/// What a figure shows of its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextileShow {
    /// The textile, and nothing else.
    Textile,
    /// The patch of the seat to move, and the squares where a tile of this colour may join it.
    Offers(Colour),
    /// The textile with the patch of the seat to move as a ghost, legally knotted, with its stitches.
    Knot { turn: Turn, by: Square },
    /// The textile with the patch where it may not be knotted, for a tile next to its own colour.
    Clash { turn: Turn, by: Square },
}

impl TextileFigure {
    /// The position.
    ///
    /// # Panics
    /// If the record isn't a legal one. A test replays every figure.
    pub fn position(&self) -> Textile {
        let position = Textile::new(&self.options).expect("the figure's options are allowed");
        replay(position, &self.record[..self.after])
    }

    /// The squares that [`TextileShow::Offers`] offers, in the patch's own squares; none for other figures.
    pub fn offers(&self) -> Vec<Square> {
        let TextileShow::Offers(offered) = self.show else {
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

    /// The knot that is shown, as a step.
    pub fn step(&self) -> Option<Step> {
        self.knot().map(|(turn, by)| Step::Knot { turn, by })
    }

    fn knot(&self) -> Option<(Turn, Square)> {
        match self.show {
            TextileShow::Knot { turn, by } | TextileShow::Clash { turn, by } => Some((turn, by)),
            TextileShow::Textile | TextileShow::Offers(_) => None,
        }
    }

    pub(super) fn shapes(&self, style: Style) -> Vec<Shape> {
        let position = self.position();
        if let TextileShow::Offers(_) = self.show {
            let patch = position.to_move().map_or(&[][..], |seat| position.patch(seat));
            let offers = self.offers().into_iter();
            let mut shapes: Vec<Shape> = offers.flat_map(|square| scene::offer(square, style.scheme)).collect();
            shapes.extend(scene::laid(patch, style));
            return shapes;
        }
        let mut shapes = scene::laid(position.textile(), style);
        if let (Some(knotting), Some(step)) = (self.knotting(), self.step()) {
            match position.explain(step) {
                Err(Reason::SameColour { new, old }) => {
                    shapes.extend(scene::clash(&knotting.tiles, new, old, style));
                }
                _ => {
                    shapes.extend(scene::ghost(&knotting.tiles, style));
                    shapes.extend(scene::stitches(&knotting.seams));
                }
            }
        }
        shapes
    }

    pub(super) fn legend(&self) -> Vec<&'static str> {
        match self.show {
            TextileShow::Offers(_) => vec!["reader-legend-offers"],
            TextileShow::Knot { .. } => vec!["reader-legend-knot"],
            TextileShow::Textile | TextileShow::Clash { .. } => Vec::new(),
        }
    }

    pub(super) fn key(&self, words: &Words) -> String {
        let position = self.position();
        let tiles = match (self.show, position.to_move()) {
            (TextileShow::Offers(_), Some(seat)) => position.patch(seat).to_vec(),
            _ => position.textile().to_vec(),
        };
        let knotted = self.knotting().into_iter().flat_map(|knotting| knotting.tiles);
        let letters: BTreeSet<char> = tiles
            .into_iter()
            .chain(knotted)
            .map(|tile| tile.colour.letter())
            .collect();
        let colours = letters
            .into_iter()
            .map(|letter| format!("{letter}: {}", colour(words, letter)));
        let marks = match self.show {
            TextileShow::Textile => None,
            TextileShow::Offers(_) => Some("reader-text-offers"),
            TextileShow::Knot { .. } => Some("reader-text-knot"),
            TextileShow::Clash { .. } => Some("reader-text-clash"),
        };
        let marks = marks.map(|id| format!("; {}", words.text(id))).unwrap_or_default();
        colours.collect::<Vec<_>>().join(", ") + &marks
    }

    /// What stands for each square: three columns.
    pub(super) fn letters(&self) -> BTreeMap<Square, String> {
        let plain = |colour: Colour| format!(" {colour} ");
        let position = self.position();
        if let (TextileShow::Offers(_), Some(seat)) = (self.show, position.to_move()) {
            let tiles = position.patch(seat).iter().map(|tile| (tile.at, plain(tile.colour)));
            let offers = self.offers().into_iter().map(|at| (at, "( )".to_owned()));
            return tiles.chain(offers).collect();
        }
        let tiles = position.textile().iter().map(|tile| (tile.at, plain(tile.colour)));
        let mut squares: BTreeMap<Square, String> = tiles.collect();
        for tile in self.knotting().into_iter().flat_map(|knotting| knotting.tiles) {
            let mut clashing: Vec<Square> = tile
                .at
                .around()
                .filter(|&square| position.at(square) == Some(tile.colour))
                .collect();
            if clashing.is_empty() {
                squares.insert(tile.at, format!("[{}]", tile.colour));
                continue;
            }
            clashing.push(tile.at);
            squares.extend(
                clashing
                    .into_iter()
                    .map(|square| (square, format!("!{}!", tile.colour))),
            );
        }
        squares
    }
}
