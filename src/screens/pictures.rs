//! Pictures (`crate::scene`) as rows that `ui/` draws.

use std::rc::Rc;

use slint::{Color, ModelRc, VecModel};

use super::ui::{BoardShape, Figure};
use crate::games::noses;
use crate::games::plane::Square;
use crate::games::temple::Temple;
use crate::games::textile::{Colour, Tile};
use crate::scene::{self, Ink, Rect, Shape, Style, extent, textile};

/// A colour as Slint has it.
pub fn colour(ink: Ink) -> Color {
    Color::from_argb_u8(ink.a, ink.r, ink.g, ink.b)
}

/// A shape as a row.
pub fn row(shape: &Shape) -> BoardShape {
    let none = Color::from_argb_u8(0, 0, 0, 0);
    BoardShape {
        x: shape.place.x,
        y: shape.place.y,
        w: shape.place.w,
        h: shape.place.h,
        view_x: shape.view.x,
        view_y: shape.view.y,
        view_w: shape.view.w,
        view_h: shape.view.h,
        commands: shape.commands.as_ref().into(),
        fill: shape.fill.map_or(none, colour),
        stroke: shape.stroke.map_or(none, |stroke| colour(stroke.ink)),
        stroke_width: shape.stroke.map_or(0.0, |stroke| stroke.width),
        round: shape.stroke.is_some_and(|stroke| stroke.round),
    }
}

/// Shapes as a model of rows.
pub fn rows(shapes: &[Shape]) -> ModelRc<BoardShape> {
    ModelRc::from(Rc::new(shapes.iter().map(row).collect::<VecModel<_>>()))
}

/// A picture of which `view` (in board units) is shown.
pub fn figure(shapes: &[Shape], view: Rect) -> Figure {
    Figure {
        shapes: rows(shapes),
        x: view.x,
        y: view.y,
        w: view.w,
        h: view.h,
    }
}

/// A picture that shows all of its shapes.
pub fn whole(shapes: &[Shape]) -> Figure {
    figure(shapes, extent(shapes).unwrap_or(Rect::new(0.0, 0.0, 1.0, 1.0)))
}

fn tile(letter: Colour, x: i16, y: i16) -> Tile {
    Tile {
        at: Square { x, y },
        colour: letter,
    }
}

/// The app's mark: four tiles that interlock.
pub fn logo(style: Style) -> Figure {
    use Colour::{A, B, C, E};
    whole(&textile::laid(
        &[tile(B, 0, 0), tile(A, 1, 0), tile(C, 0, 1), tile(E, 1, 1)],
        textile::small(style),
    ))
}

/// The picture on Textile's panel: a patch of five.
pub fn textile_panel(style: Style) -> Figure {
    use Colour::{B, C, D, E};
    whole(&textile::laid(
        &[
            tile(B, 0, 0),
            tile(D, 1, 0),
            tile(C, 0, 1),
            tile(E, 1, 1),
            tile(B, 2, 1),
        ],
        style,
    ))
}

/// The picture on the nose game's panel: two tiles, and what they have in common.
pub fn noses_panel(style: Style) -> Figure {
    let tile = |low, high, y| {
        let tile = noses::Tile::new(low, high).expect("a tile of the game");
        noses::Step::lay(tile, Square { x: 0, y }, noses::Direction::East)
    };
    whole(&scene::noses::laid(
        [tile(0, 3, 0), tile(5, 3, 1)].iter(),
        scene::noses::small(style),
    ))
}

/// A building, seen from the corner.
pub fn temple(game: &Temple, style: Style) -> Figure {
    let faces = scene::temple::laid(game);
    whole(&scene::temple::shapes(&faces, &scene::temple::View::default(), style))
}

/// Textile's five colours in a row.
pub fn five_colours(style: Style) -> Figure {
    // A little apart, so that they are five tiles and no patch.
    let shapes: Vec<Shape> = Colour::ALL
        .iter()
        .enumerate()
        .flat_map(|(index, &colour)| {
            let mut shapes = textile::laid(&[tile(colour, 0, 0)], style);
            for shape in &mut shapes {
                shape.place.x += index as f32 * 1.2;
            }
            shapes
        })
        .collect();
    whole(&shapes)
}
