//! Pictures of Textile: the textile, a patch, the stacks, and what a half-made step shows on them.

use super::shape::{Rect, Shape, Stroke};
use super::signs::{circle, dashed, unit, warning};
use super::tile::{Marking, Piece, THICKNESS, tiles};
use super::{Scheme, Style};
use crate::games::plane::Square;
use crate::games::textile::{Colour, Tile};

/// A ghost's outline and the thinner edge of its tiles.
const HALO: f32 = 0.2;
const GHOST_THICKNESS: f32 = 0.05;

fn piece(tile: Tile) -> Piece {
    Piece {
        x: f32::from(tile.at.x),
        y: f32::from(tile.at.y),
        colour: tile.colour.index(),
    }
}

fn pieces(tiles: &[Tile]) -> Vec<Piece> {
    tiles.iter().copied().map(piece).collect()
}

/// Tiles that lie on the table or in a patch.
pub fn laid(list: &[Tile], style: Style) -> Vec<Shape> {
    tiles(&pieces(list), style.scheme, style.marking)
}

/// Tiles that would lie there once the half-made step is confirmed: an outline in the accent's colour around all of them.
pub fn ghost(list: &[Tile], style: Style) -> Vec<Shape> {
    let list = pieces(list);
    let halos = list.iter().map(|piece| piece.halo(style.scheme.accent(), HALO));
    let rims = list.iter().map(|piece| piece.rim(style.scheme, GHOST_THICKNESS));
    let faces = list
        .iter()
        .flat_map(|piece| [Some(piece.face(style.scheme)), piece.mark(style.scheme, style.marking)]);
    halos.chain(rims).chain(faces.flatten()).collect()
}

/// Two stitches across each seam (a square of the patch, a square of the textile), so that what scores can be counted by eye.
pub fn stitches(seams: &[(Square, Square)]) -> Vec<Shape> {
    let (thread, edge) = Scheme::STITCH;
    let mut shapes = Vec::with_capacity(seams.len() * 4);
    for (ink, width) in [(edge, 0.15), (thread, 0.078)] {
        for &(from, to) in seams {
            let (dx, dy) = (f32::from(to.x - from.x), f32::from(to.y - from.y));
            let middle = (f32::from(from.x) + 0.5 + dx / 2.0, f32::from(from.y) + 0.5 + dy / 2.0);
            for side in [-0.15, 0.15] {
                let (x, y) = (middle.0 + side * dy.abs(), middle.1 + side * dx.abs());
                let half = 0.165;
                // The view may have no width or height of nothing: the path is a line, so the view gets a little of both.
                let place = Rect::new(x - half, y - half, 2.0 * half, 2.0 * half);
                let commands = if dx == 0.0 { "M.5 0V1" } else { "M0 .5H1" };
                shapes.push(unit(commands, place, None, Some(Stroke::new(ink, width))));
            }
        }
    }
    shapes
}

fn middle(square: Square) -> (f32, f32) {
    (f32::from(square.x) + 0.5, f32::from(square.y) + 0.5)
}

/// What was laid last: outlined.
pub fn last(laid: &[Tile], style: Style) -> Vec<Shape> {
    let pieces: Vec<Piece> = laid.iter().map(|&tile| piece(tile)).collect();
    let halos = pieces.iter().map(|piece| piece.halo(style.scheme.ink(), 0.11));
    let mut shapes: Vec<Shape> = halos.collect();
    shapes.extend(tiles(&pieces, style.scheme, style.marking));
    shapes
}

/// A place on the textile where the patch can go.
pub fn ring(square: Square, scheme: Scheme) -> Shape {
    circle(
        middle(square),
        0.18,
        Some(scheme.soft()),
        Some(Stroke::new(
            scheme.accent(),
            if scheme.high_contrast { 0.09 } else { 0.06 },
        )),
    )
}

/// A square of the patch where the chosen tile can go.
pub fn offer(square: Square, scheme: Scheme) -> Vec<Shape> {
    let (x, y) = (f32::from(square.x), f32::from(square.y));
    let inset = 0.09;
    let side = 1.0 - 2.0 * inset;
    let width = if scheme.high_contrast { 0.075 } else { 0.05 };
    vec![
        unit(
            "M.18 0H.82Q1 0 1 .18V.82Q1 1 .82 1H.18Q0 1 0 .82V.18Q0 0 .18 0Z",
            Rect::new(x + inset, y + inset, side, side),
            Some(scheme.soft()),
            Some(Stroke::new(scheme.accent(), width)),
        ),
        unit(
            "M0 .5H1M.5 0V1",
            Rect::new(x + 0.36, y + 0.36, 0.28, 0.28),
            None,
            Some(Stroke::new(scheme.accent(), 0.06)),
        ),
    ]
}

/// Two tiles of one colour that would meet: `new` is where one would come to lie, `old` lies there already.
/// The rest of what would be laid is shown faintly.
pub fn clash(would_lie: &[Tile], new: Tile, old: Tile, style: Style) -> Vec<Shape> {
    let mut shapes = would_be(would_lie.iter().copied().filter(|tile| tile.at != new.at), style);
    let (dark, light) = style.scheme.tip();
    let pair = [piece(new), piece(old)];
    shapes.extend(pair.iter().map(|piece| piece.halo(light, 0.25)));
    shapes.extend(pair.iter().map(|piece| piece.halo(dark, 0.13)));
    shapes.extend(tiles(&pair, style.scheme, style.marking));
    let (a, b) = (middle(new.at), middle(old.at));
    shapes.extend(warning(((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0), style.scheme));
    shapes
}

/// Something that can't be laid: the tiles as they would lie, faint and dashed, and a mark on each square that is in the way.
pub fn blocked(would_lie: &[Tile], in_the_way: &[Square], style: Style) -> Vec<Shape> {
    let mut shapes = would_be(would_lie.iter().copied(), style);
    for &square in in_the_way {
        shapes.extend(warning(middle(square), style.scheme));
    }
    shapes
}

fn would_be(list: impl Iterator<Item = Tile>, style: Style) -> Vec<Shape> {
    list.flat_map(|tile| {
        let face = style.scheme.tile(tile.colour.index()).face.faded(0.42);
        let (x, y) = (f32::from(tile.at.x), f32::from(tile.at.y));
        let place = Rect::new(x + 0.04, y + 0.04, 0.92, 0.92);
        [unit("M0 0H1V1H0Z", place, Some(face), None), dashed(x, y, style.scheme)]
    })
    .collect()
}

/// How a stack is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StackLook {
    pub count: u8,
    /// The top tile is lifted and outlined.
    pub chosen: bool,
}

/// The part of the plane that [`stack`] draws in, in sides of a tile; the same for every height, so that stacks stand in a row.
pub const STACK_VIEW: Rect = Rect::new(-0.14, -0.36, 1.28, 1.9);

/// A stack of one colour, seen from above and a little from the front. An empty one leaves its outline.
pub fn stack(colour: Colour, StackLook { count, chosen }: StackLook, style: Style) -> Vec<Shape> {
    /// How much of each tile shows below the one above it, and how many show at most.
    const STEP: f32 = 0.07;
    const SHOWN: u8 = 6;
    let Style { scheme, marking, .. } = style;
    if count == 0 {
        let mut place = vacant(scheme);
        place.place.y += 0.36;
        return vec![place];
    }
    let shown = count.min(SHOWN);
    let at = |height: u8| 0.42 - f32::from(height) * STEP;
    let mut shapes = Vec::new();
    for height in 0..shown {
        let top = height + 1 == shown;
        let piece = Piece {
            x: 0.0,
            y: if top && chosen { at(height) - 0.2 } else { at(height) },
            colour: colour.index(),
        };
        if top && chosen {
            shapes.push(piece.halo(scheme.accent(), 0.16));
        }
        shapes.push(piece.rim(scheme, if top { THICKNESS } else { STEP * 0.8 }));
        shapes.push(piece.face(scheme));
        if top {
            shapes.extend(piece.mark(scheme, marking));
        }
    }
    shapes
}

/// A place at `0,0` where no tile lies any more, or none yet.
pub fn vacant(scheme: Scheme) -> Shape {
    unit(
        "M.14 0H.86Q1 0 1 .14V.86Q1 1 .86 1H.14Q0 1 0 .86V.14Q0 0 .14 0Z",
        Rect::new(0.06, 0.06, 0.88, 0.88),
        None,
        Some(Stroke::new(scheme.ink().faded(0.45), 0.035)),
    )
}

/// The style for pictures too small for patterns.
pub fn small(style: Style) -> Style {
    Style {
        marking: Marking::None,
        ..style
    }
}
