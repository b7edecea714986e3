//! Pictures (`crate::scene`) as rows that `ui/` draws.

use std::rc::Rc;

use slint::{Color, ModelRc, VecModel};

use super::ui::{BoardShape, Figure};
use crate::games::plane::Square;
use crate::games::temple::{self, Temple};
use crate::games::textile::{Colour, Tile};
use crate::games::{Game, noses};
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

/// The picture on Temple's panel: what two players have built in six turns.
pub fn temple_panel(style: Style) -> Figure {
    const STEPS: [&str; 6] = ["F0,0=A1", "F0,1=F1", "X0,0=A2+Y0,0=A5", "X0,1=F4", "F1,0=A3", "F1,1=F3"];
    let mut game = Temple::new(&temple::Options::default()).expect("a game");
    for step in STEPS {
        let step = step.parse().expect("a step");
        game.play(step).expect("a legal step");
    }
    temple(&game, style)
}

/// Tiles in a hand: a row for each colour, a column for each value.
pub fn hand(tiles: &[temple::Tile], style: Style) -> Figure {
    // A little apart, so that none hides another's edge.
    const STEP: (f32, f32) = (1.2, 1.3);
    let around = scene::temple::HAND_VIEW;
    let mut colours: Vec<temple::Colour> = Vec::new();
    let mut shapes = Vec::new();
    for &tile in tiles {
        if colours.last() != Some(&tile.colour) {
            colours.push(tile.colour);
        }
        let mut of_tile = scene::temple::hand_tile(tile, scene::temple::HandLook::default(), style);
        for shape in &mut of_tile {
            shape.place.x += STEP.0 * f32::from(tile.value() - 1);
            shape.place.y += STEP.1 * (colours.len() - 1) as f32;
        }
        shapes.extend(of_tile);
    }
    let view = Rect {
        w: around.w + 5.0 * STEP.0,
        h: around.h + STEP.1 * colours.len().saturating_sub(1) as f32,
        ..around
    };
    figure(&shapes, view)
}

/// A tile of one of the set's ten colours, 0 to 9.
pub fn one_tile(colour: usize, style: Style) -> Figure {
    let piece = scene::Piece { x: 0.0, y: 0.0, colour };
    whole(&scene::tiles(&[piece], style.scheme, style.marking))
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
