//! Figures: real positions, drawn as the board is, or as letters.

mod letters;
mod noses;
mod temple;
mod textile;

pub use noses::{NosesFigure, NosesShow};
pub use temple::{TempleFigure, TempleShow};
pub use textile::{TextileFigure, TextileShow};

use crate::games::{AnyGame, Game, Malformed};
use crate::scene::{Shape, Style};
use crate::words::Words;
use std::str::FromStr;

/// The position after these steps.
///
/// # Panics
/// If a step is no text of the game's, or isn't legal.
fn replay<G: Game>(mut position: G, record: &[&str]) -> G
where
    G::Step: FromStr<Err = Malformed>,
{
    for text in record {
        let step = text.parse().expect("the figure's steps are well-formed");
        position
            .play(step)
            .unwrap_or_else(|reason| panic!("{text} is illegal: {reason}"));
    }
    position
}

/// A picture of a position, with something to look at.
#[derive(Debug)]
pub struct Figure {
    /// The message of the caption.
    pub id: &'static str,
    pub of: FigureOf,
}

/// What a figure shows, by its game.
#[derive(Debug)]
pub enum FigureOf {
    Textile(TextileFigure),
    Noses(NosesFigure),
    Temple(TempleFigure),
}

impl Figure {
    /// A figure of Textile.
    pub const fn textile(id: &'static str, figure: TextileFigure) -> Figure {
        Figure {
            id,
            of: FigureOf::Textile(figure),
        }
    }

    /// A figure of the nose game.
    pub const fn noses(id: &'static str, figure: NosesFigure) -> Figure {
        Figure {
            id,
            of: FigureOf::Noses(figure),
        }
    }

    /// A figure of Temple.
    pub const fn temple(id: &'static str, figure: TempleFigure) -> Figure {
        Figure {
            id,
            of: FigureOf::Temple(figure),
        }
    }

    /// The position.
    ///
    /// # Panics
    /// If the figure's record isn't a legal one. A test replays every figure.
    pub fn position(&self) -> AnyGame {
        match &self.of {
            FigureOf::Textile(figure) => figure.position().into(),
            FigureOf::Noses(figure) => figure.position().into(),
            FigureOf::Temple(figure) => figure.position().into(),
        }
    }

    /// The figure as the board looks, in board units.
    pub fn shapes(&self, style: Style) -> Vec<Shape> {
        match &self.of {
            FigureOf::Textile(figure) => figure.shapes(style),
            FigureOf::Noses(figure) => figure.shapes(style),
            FigureOf::Temple(figure) => figure.shapes(style),
        }
    }

    /// The messages that say what is drawn besides tiles, after the caption.
    pub fn legend(&self) -> Vec<&'static str> {
        match &self.of {
            FigureOf::Textile(figure) => figure.legend(),
            FigureOf::Noses(figure) => figure.legend(),
            FigureOf::Temple(figure) => figure.legend(),
        }
    }

    /// The figure as lines of letters.
    pub fn letters(&self) -> Vec<String> {
        match &self.of {
            FigureOf::Textile(figure) => letters::rows(&figure.letters()),
            FigureOf::Noses(figure) => letters::rows(&figure.letters()),
            FigureOf::Temple(figure) => figure.letters(),
        }
    }

    /// What the letters and marks of [`Figure::letters`] stand for.
    pub fn key(&self, words: &Words) -> String {
        match &self.of {
            FigureOf::Textile(figure) => figure.key(words),
            FigureOf::Noses(figure) => figure.key(words),
            FigureOf::Temple(figure) => figure.key(words),
        }
    }
}
