//! A tile of two squares.

use std::borrow::Cow;

use super::drawing::{ground, nose, pen};
use super::outline::Outline;
use crate::games::noses::{Direction, Step, Tile};
use crate::scene::signs::number;
use crate::scene::{Ink, Rect, Shape, Stroke, Style};

/// The paths of a tile in its own plane, where its two squares are 0, 0 to 2, 1, or 0, 0 to 1, 2. The gap to neighbours
/// is 0.03 on each side, the radius of the corners 0.14.
struct Outlines {
    whole: (&'static str, Rect),
    /// The ground of the first square reaches a little below the second's, so that no seam shines through.
    first: (&'static str, Rect),
    second: (&'static str, Rect),
    /// What shows of the tile's thickness.
    rim: (&'static str, Rect),
}

const LYING: Outlines = Outlines {
    whole: (
        "M.17 .03H1.83Q1.97 .03 1.97 .17V.83Q1.97 .97 1.83 .97H.17Q.03 .97 .03 .83V.17Q.03 .03 .17 .03Z",
        Rect::new(0.03, 0.03, 1.94, 0.94),
    ),
    first: (
        "M.17 .03H1.05V.97H.17Q.03 .97 .03 .83V.17Q.03 .03 .17 .03Z",
        Rect::new(0.03, 0.03, 1.02, 0.94),
    ),
    second: (
        "M1 .03H1.83Q1.97 .03 1.97 .17V.83Q1.97 .97 1.83 .97H1Z",
        Rect::new(1.0, 0.03, 0.97, 0.94),
    ),
    rim: (
        "M.03 .75H1.97V.9Q1.97 1.04 1.83 1.04H.17Q.03 1.04 .03 .9Z",
        Rect::new(0.03, 0.75, 1.94, 0.29),
    ),
};

const STANDING: Outlines = Outlines {
    whole: (
        "M.17 .03H.83Q.97 .03 .97 .17V1.83Q.97 1.97 .83 1.97H.17Q.03 1.97 .03 1.83V.17Q.03 .03 .17 .03Z",
        Rect::new(0.03, 0.03, 0.94, 1.94),
    ),
    first: (
        "M.17 .03H.83Q.97 .03 .97 .17V1.05H.03V.17Q.03 .03 .17 .03Z",
        Rect::new(0.03, 0.03, 0.94, 1.02),
    ),
    second: (
        "M.03 1H.97V1.83Q.97 1.97 .83 1.97H.17Q.03 1.97 .03 1.83Z",
        Rect::new(0.03, 1.0, 0.94, 0.97),
    ),
    rim: (
        "M.03 1.75H.97V1.9Q.97 2.04 .83 2.04H.17Q.03 2.04 .03 1.9Z",
        Rect::new(0.03, 1.75, 0.94, 0.29),
    ),
};

/// A tile to draw: its left or upper nose first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    /// The upper left corner of its first square.
    pub x: f32,
    pub y: f32,
    pub noses: [u8; 2],
    /// Its second square lies below the first, else to the right.
    pub standing: bool,
}

impl Piece {
    /// The tile of a step, where it lies then.
    pub fn laid(step: &Step) -> Piece {
        let [low, high] = step.laid();
        let turned = matches!(step.to, Direction::West | Direction::North);
        let [first, second] = if turned { [high, low] } else { [low, high] };
        Piece {
            x: f32::from(first.0.x),
            y: f32::from(first.0.y),
            noses: [first.1, second.1],
            standing: matches!(step.to, Direction::South | Direction::North),
        }
    }

    /// A tile as one holds it, at 0, 0 to 1, 2: upright, the lower nose on top.
    pub fn held(tile: Tile) -> Piece {
        Piece {
            x: 0.0,
            y: 0.0,
            noses: tile.noses(),
            standing: true,
        }
    }

    const fn outlines(self) -> &'static Outlines {
        if self.standing { &STANDING } else { &LYING }
    }

    fn shape(self, (commands, view): (&'static str, Rect), fill: Option<Ink>, stroke: Option<Stroke>) -> Shape {
        Shape {
            commands: Cow::Borrowed(commands),
            view,
            place: Rect {
                x: view.x + self.x,
                y: view.y + self.y,
                ..view
            },
            fill,
            stroke,
        }
    }

    /// The upper left corners of its squares.
    fn corners(self) -> [(f32, f32); 2] {
        let second = if self.standing {
            (self.x, self.y + 1.0)
        } else {
            (self.x + 1.0, self.y)
        };
        [(self.x, self.y), second]
    }

    /// What shows of its thickness below it.
    pub fn rim(self, style: Style) -> Shape {
        let stroke = style
            .scheme
            .high_contrast
            .then(|| Stroke::new(style.scheme.ink(), 0.04));
        self.shape(self.outlines().rim, Some(style.scheme.nose_rim()), stroke)
    }

    /// Its squares' grounds, their noses and, if they are wanted, the noses' numbers.
    pub fn face(self, style: Style) -> Vec<Shape> {
        let [first, second] = self.noses;
        let outlines = self.outlines();
        let mut shapes = if first == second {
            vec![self.shape(outlines.whole, Some(ground(first, style)), None)]
        } else {
            vec![
                self.shape(outlines.first, Some(ground(first, style)), None),
                self.shape(outlines.second, Some(ground(second, style)), None),
            ]
        };
        if style.scheme.high_contrast {
            let line = Stroke::new(style.scheme.ink(), 0.045);
            shapes.push(self.shape(outlines.whole, None, Some(line)));
        }
        for (number, corner) in self.noses.into_iter().zip(self.corners()) {
            shapes.extend(nose(number, corner, 1.0, style));
            if style.digits {
                shapes.extend(digit(number, corner, style));
            }
        }
        shapes
    }

    /// A line all around it, that shows around what is drawn over it.
    pub fn halo(self, ink: Ink, width: f32) -> Shape {
        self.shape(self.outlines().whole, Some(ink), Some(Stroke::new(ink, width)))
    }

    /// A veil over it that leaves so much of it to be seen.
    pub fn veil(self, ink: Ink, left: f32) -> Shape {
        let (commands, view) = self.outlines().whole;
        let mut veil = self.shape((commands, view), Some(ink.faded(1.0 - left)), None);
        // Over the rim too.
        veil.place.h += 0.07;
        veil
    }

    /// The tile as it would lie: faint, with a dashed border.
    pub fn would_be(self, style: Style) -> Vec<Shape> {
        const FAINT: f32 = 0.45;
        let mut shapes = self.face(style);
        for shape in &mut shapes {
            shape.fill = shape.fill.map(|ink| ink.faded(FAINT));
            shape.stroke = shape.stroke.map(|stroke| Stroke {
                ink: stroke.ink.faded(FAINT),
                ..stroke
            });
        }
        let squares = self
            .corners()
            .map(|(x, y)| crate::games::plane::Square::new(x as i16, y as i16));
        let border = Outline::around(&squares, 0.04, 0.12);
        shapes.extend(border.dashed(0.16, 0.11, Stroke::new(style.scheme.ink(), 0.05)));
        shapes
    }
}

/// A nose's number in the upper left corner of its square.
fn digit(nose: u8, (x, y): (f32, f32), style: Style) -> Vec<Shape> {
    let centre = (x + 0.21, y + 0.24);
    let mut shapes = number(nose.into(), centre, 0.2, Stroke::new(ground(nose, style), 0.13));
    shapes.extend(number(nose.into(), centre, 0.2, Stroke::new(pen(style), 0.05)));
    shapes
}
