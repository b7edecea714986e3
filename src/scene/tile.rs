//! A tile of the set: a panel of foam whose slotted edges interlock with any neighbour's.

use super::palette::{Ink, Scheme};
use super::shape::{Rect, Shape, Stroke};
use std::borrow::Cow;
use std::fmt::Write;
use std::sync::LazyLock;

/// How deep the slots are, the gap between neighbours, and the radius of corners, in sides of a square.
const DEPTH: f32 = 0.055;
const GAP: f32 = 0.012;
const ROUND: f32 = 0.03;

/// How much of a tile's thickness shows below it.
pub const THICKNESS: f32 = 0.085;

/// What a tile's outline covers of its own plane, where its square is 0, 0 to 1, 1.
const OUTLINE_VIEW: Rect = Rect::new(
    GAP - DEPTH,
    GAP - DEPTH,
    1.0 + 2.0 * (DEPTH - GAP),
    1.0 + 2.0 * (DEPTH - GAP),
);

const SQUARE_VIEW: Rect = Rect::new(0.0, 0.0, 1.0, 1.0);

/// The outline of every tile. Each edge goes out, in, out, in (clockwise): the negative of itself reversed, so that any two fit.
static OUTLINE: LazyLock<String> = LazyLock::new(|| {
    let (out, inside) = (GAP - DEPTH, GAP + DEPTH);
    let top = [
        (inside, out),
        (0.25 - GAP, out),
        (0.25 - GAP, inside),
        (0.5 + GAP, inside),
        (0.5 + GAP, out),
        (0.75 - GAP, out),
        (0.75 - GAP, inside),
    ];
    let mut points = top.to_vec();
    let mut edge = top;
    for _ in 1..4 {
        edge = edge.map(|(x, y)| (1.0 - y, x));
        points.extend(edge);
    }
    rounded_polygon(&points, ROUND)
});

/// SVG commands of a closed polygon with its corners rounded off.
pub(super) fn rounded_polygon(points: &[(f32, f32)], radius: f32) -> String {
    let toward = |(x, y): (f32, f32), (tx, ty): (f32, f32)| {
        let length = (tx - x).hypot(ty - y).max(f32::EPSILON);
        let part = radius.min(length / 2.0) / length;
        (x + (tx - x) * part, y + (ty - y) * part)
    };
    let mut commands = String::new();
    for (i, &corner) in points.iter().enumerate() {
        let before = toward(corner, points[(i + points.len() - 1) % points.len()]);
        let after = toward(corner, points[(i + 1) % points.len()]);
        let first = if i == 0 { 'M' } else { 'L' };
        let _ = write!(
            commands,
            "{first}{:.3} {:.3}Q{:.3} {:.3} {:.3} {:.3}",
            before.0, before.1, corner.0, corner.1, after.0, after.1
        );
    }
    commands.push('Z');
    commands
}

/// How the colours of tiles are told apart besides by colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Marking {
    #[default]
    Patterns,
    Letters,
    /// For pictures so small that a pattern would only blur.
    None,
}

/// A colour's pattern: commands in the unit square, width of the stroke (0: filled). Never dots (those are values) nor seats' marks,
/// and distinct under quarter turns.
fn pattern(colour: usize) -> (&'static str, f32) {
    [
        ("M.29 .41H.71M.29 .59H.71", 0.1),
        ("M.33 .33L.67 .67M.67 .33L.33 .67", 0.1),
        ("M.3 .42V.3H.42M.58 .3H.7V.42M.7 .58V.7H.58M.42 .7H.3V.58", 0.09),
        ("M.27 .57L.385 .43L.5 .57L.615 .43L.73 .57", 0.095),
        ("M.5 .28V.72M.28 .5H.72", 0.1),
        ("M.41 .27V.73M.59 .27V.73M.27 .41H.73M.27 .59H.73", 0.065),
        ("M.29 .64A.21 .21 0 0 1 .71 .64M.42 .64A.08 .08 0 0 1 .58 .64", 0.085),
        ("M.3 .7L.7 .3", 0.14),
        ("M.3 .3H.5V.5H.3ZM.5 .5H.7V.7H.5Z", 0.0),
        ("M.33 .33H.67V.67H.33Z", 0.085),
    ][colour]
}

/// The letters `A` to `J`, drawn so that they match the patterns and need no font.
fn letter(colour: usize) -> (&'static str, f32) {
    let commands = [
        "M.32 .72L.5 .28L.68 .72M.39 .57H.61",
        "M.36 .28V.72H.53A.12 .12 0 0 0 .53 .48H.36M.36 .28H.52A.1 .1 0 0 1 .52 .48",
        "M.67 .36A.22 .22 0 1 0 .67 .64",
        "M.36 .28V.72H.47A.22 .22 0 0 0 .47 .28Z",
        "M.65 .28H.38V.72H.65M.38 .5H.61",
        "M.65 .28H.38V.72M.38 .5H.61",
        "M.67 .36A.22 .22 0 1 0 .68 .52H.53",
        "M.34 .28V.72M.66 .28V.72M.34 .5H.66",
        "M.5 .28V.72M.4 .28H.6M.4 .72H.6",
        "M.6 .28V.58A.13 .13 0 0 1 .35 .61",
    ];
    (commands[colour], 0.085)
}

/// A tile to draw: where (the upper left corner of its square), which colour (`A` = 0).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    pub x: f32,
    pub y: f32,
    pub colour: usize,
}

impl Piece {
    fn outline(self, dy: f32) -> Shape {
        let place = Rect {
            x: self.x + OUTLINE_VIEW.x,
            y: self.y + OUTLINE_VIEW.y + dy,
            ..OUTLINE_VIEW
        };
        Shape {
            commands: Cow::Borrowed(OUTLINE.as_str()),
            view: OUTLINE_VIEW,
            place,
            fill: None,
            stroke: None,
        }
    }

    /// The tile's edge as it shows below its face.
    pub fn rim(self, scheme: Scheme, thickness: f32) -> Shape {
        let ink = scheme.tile(self.colour);
        let stroke = scheme.high_contrast.then(|| Stroke::new(scheme.ink(), 0.07));
        Shape {
            fill: Some(ink.rim),
            stroke,
            ..self.outline(thickness)
        }
    }

    /// The tile's face without its pattern.
    pub fn face(self, scheme: Scheme) -> Shape {
        let stroke = scheme.high_contrast.then(|| Stroke::new(scheme.ink(), 0.04));
        Shape {
            fill: Some(scheme.tile(self.colour).face),
            stroke,
            ..self.outline(0.0)
        }
    }

    /// The pattern or letter on the face.
    pub fn mark(self, scheme: Scheme, marking: Marking) -> Option<Shape> {
        let (commands, width) = match marking {
            Marking::Patterns => pattern(self.colour),
            Marking::Letters => letter(self.colour),
            Marking::None => return None,
        };
        let ink = scheme.tile(self.colour).pattern;
        Some(Shape {
            commands: Cow::Borrowed(commands),
            view: SQUARE_VIEW,
            place: Rect {
                x: self.x,
                y: self.y,
                ..SQUARE_VIEW
            },
            fill: (width == 0.0).then_some(ink),
            stroke: (width > 0.0).then_some(Stroke::blunt(ink, width)),
        })
    }

    /// A line all around the tile; of adjacent tiles they unite to one outline when they lie below the tiles.
    pub fn halo(self, ink: Ink, width: f32) -> Shape {
        Shape {
            fill: Some(ink),
            stroke: Some(Stroke::new(ink, width)),
            ..self.outline(0.0)
        }
    }
}

/// What is left of a colour that is used up: an outline, with its mark as clear as before.
pub fn spent(piece: Piece, scheme: Scheme, marking: Marking) -> Vec<Shape> {
    let (width, ink) = (0.05, scheme.border());
    let outline = Shape {
        stroke: Some(Stroke::new(ink, width)),
        ..piece.outline(0.0)
    };
    let mark = piece.mark(scheme, marking).map(|mark| Shape {
        fill: mark.fill.map(|_| ink),
        stroke: mark.stroke.map(|stroke| Stroke { ink, ..stroke }),
        ..mark
    });
    std::iter::once(outline).chain(mark).collect()
}

/// Tiles lying on the table: first all edges, then all faces, so that no edge covers a neighbour's face.
pub fn tiles(pieces: &[Piece], scheme: Scheme, marking: Marking) -> Vec<Shape> {
    let rims = pieces.iter().map(|piece| piece.rim(scheme, THICKNESS));
    let faces = pieces
        .iter()
        .flat_map(|piece| [Some(piece.face(scheme)), piece.mark(scheme, marking)]);
    rims.chain(faces.flatten()).collect()
}
