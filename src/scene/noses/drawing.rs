//! The ten noses. Board, trays, reader and pictures draw them from here and nowhere else.
//!
//! What tells them apart is the silhouette (bridge, tip, nostrils, size, tilt); colours come second. They were measured
//! in grey at 28 pixels a square: `docs/pictures/noses.png` shows them so.

use std::borrow::Cow;
use std::sync::LazyLock;

use crate::games::noses::NOSES;
use crate::scene::path::{bounds, segments};
use crate::scene::{Ink, Rect, Shape, Stroke, Style};

/// A nose in a box of 100 × 100: few layers, since each becomes an element on the screen.
struct Drawing {
    /// The quiet colour of the square behind it.
    ground: u32,
    layers: &'static [Layer],
}

struct Layer {
    commands: &'static str,
    fill: Option<u32>,
    /// Drawn along with the pen.
    line: bool,
}

const fn fill(commands: &'static str, colour: u32) -> Layer {
    Layer {
        commands,
        fill: Some(colour),
        line: false,
    }
}

const fn line(commands: &'static str) -> Layer {
    Layer {
        commands,
        fill: None,
        line: true,
    }
}

const fn both(commands: &'static str, colour: u32) -> Layer {
    Layer {
        commands,
        fill: Some(colour),
        line: true,
    }
}

/// The pen's colour and its width in the box.
const PEN: u32 = 0x231D28;
const WIDTH: f32 = 5.5;

/// The free margin around the box, in sides of a square: for the outlines of groups.
const MARGIN: f32 = 0.05;

const DRAWINGS: [Drawing; NOSES] = [
    // 0 eagle, profile to the right
    Drawing {
        ground: 0xDFE6E4,
        layers: &[
            fill(
                "M12.5 8L31.5 8C31.5 15 36.5 18 46.5 18C68.5 19 74.5 36 78.5 52C81.5 66 91.5 80 86.5 90C83.5 95 72.5 90 64.5 79\
                 C61.5 75 56.5 75 53.5 78C48.5 90 26.5 91 20.5 77C14.5 60 14.5 30 12.5 8Z",
                0xCC8630,
            ),
            fill(
                "M12.5 8L21.5 8C22.5 34 26.5 54 27.5 66C30.5 82 42.5 84 50.5 84C42.5 91 26.5 91 20.5 77C14.5 60 14.5 30 12.5 8Z",
                0x9A611F,
            ),
            line(
                "M12.5 8L31.5 8C31.5 15 36.5 18 46.5 18C68.5 19 74.5 36 78.5 52C81.5 66 91.5 80 86.5 90C83.5 95 72.5 90 64.5 79\
                 C61.5 75 56.5 75 53.5 78C48.5 90 26.5 91 20.5 77C14.5 60 14.5 30 12.5 8ZM53.5 78C58.5 66 50.5 55 37.5 61",
            ),
        ],
    },
    // 1 button, from the front, with freckles
    Drawing {
        ground: 0xF4E3D7,
        layers: &[
            fill(
                "M34 50C34 28 66 28 66 50C80 48 82 70 67 70C62 80 38 80 33 70C18 70 20 48 34 50Z",
                0xF0A592,
            ),
            fill("M33 70C40 68 60 68 67 70C62 80 38 80 33 70Z", 0xD9765F),
            line(
                "M34 50C34 28 66 28 66 50C80 48 82 70 67 70C62 80 38 80 33 70C18 70 20 48 34 50Z\
                 M40 67L44 67M56 67L60 67\
                 M8.5 38A1.5 1.5 0 1 0 11.5 38A1.5 1.5 0 1 0 8.5 38ZM20.5 29A1.5 1.5 0 1 0 23.5 29A1.5 1.5 0 1 0 20.5 29Z\
                 M88.5 38A1.5 1.5 0 1 0 91.5 38A1.5 1.5 0 1 0 88.5 38ZM76.5 29A1.5 1.5 0 1 0 79.5 29A1.5 1.5 0 1 0 76.5 29Z",
            ),
        ],
    },
    // 2 needle, profile to the left
    Drawing {
        ground: 0xE6E0EF,
        layers: &[
            fill(
                "M92 10L80 10C80 28 70 38 54 43C36 48 20 52 6 58C20 67 42 67 58 69C60 86 84 90 92 78Z",
                0x8FB39C,
            ),
            fill(
                "M92 10L86 10C86 40 84 50 84 60C84 74 70 78 60 76C66 88 86 88 92 78Z",
                0x668C78,
            ),
            line(
                "M92 10L80 10C80 28 70 38 54 43C36 48 20 52 6 58C20 67 42 67 58 69C60 86 84 90 92 78Z\
                 M58 69C54 57 64 51 75 57",
            ),
        ],
    },
    // 3 potato, from the front
    Drawing {
        ground: 0xDDE7EE,
        layers: &[
            fill(
                "M42 7L58 7C58 18 66 22 74 30C80 36 84 44 84 52C96 54 96 76 83 78C74 94 62 94 50 94C38 94 26 94 17 78\
                 C4 76 4 54 16 52C16 44 20 36 26 30C34 22 42 18 42 7Z",
                0xD0574C,
            ),
            fill(
                "M84 52C96 54 96 76 83 78C74 94 62 94 50 94C38 94 26 94 17 78C30 88 78 84 84 52Z",
                0xA53C3A,
            ),
            line(
                "M42 7L58 7C58 18 66 22 74 30C80 36 84 44 84 52C96 54 96 76 83 78C74 94 62 94 50 94C38 94 26 94 17 78\
                 C4 76 4 54 16 52C16 44 20 36 26 30C34 22 42 18 42 7Z\
                 M16 52C22 54 24 60 23 66M84 52C78 54 76 60 77 66M36 84L40 84M60 84L64 84",
            ),
        ],
    },
    // 4 broad, from the front
    Drawing {
        ground: 0xECE6CF,
        layers: &[
            fill(
                "M38.7 28L61.3 28C61.3 43 70.8 46 81.2 49C98.2 54 96.3 82 81.2 83C73.6 84 67 79 60.4 81C55.7 88 44.3 88 39.6 81\
                 C33 79 26.4 84 18.8 83C3.7 82 1.8 54 18.8 49C29.2 46 38.7 43 38.7 28Z",
                0x8FC7C4,
            ),
            fill(
                "M61.3 28C61.3 43 70.8 46 81.2 49C98.2 54 96.3 82 81.2 83C85.9 66 65.1 62 53.8 48L53.8 28Z",
                0x5D9FA3,
            ),
            line(
                "M38.7 28L61.3 28C61.3 43 70.8 46 81.2 49C98.2 54 96.3 82 81.2 83C73.6 84 67 79 60.4 81C55.7 88 44.3 88 39.6 81\
                 C33 79 26.4 84 18.8 83C3.7 82 1.8 54 18.8 49C29.2 46 38.7 43 38.7 28Z\
                 M23 72C25 67 35 67 38 71.5C34 74 28 74 23 72ZM77 72C75 67 65 67 62 71.5C66 74 72 74 77 72Z",
            ),
        ],
    },
    // 5 snub, profile to the left
    Drawing {
        ground: 0xE3EAD6,
        layers: &[
            fill(
                "M86.5 8L68.5 8C68.5 24 56.5 35 44.5 33C34.5 31 29.5 21 20.5 25C10.5 30 11.5 46 18.5 53C25.5 60 34.5 65 38.5 74\
                 C42.5 91 74.5 94 86.5 80Z",
                0xF7D5C0,
            ),
            fill(
                "M86.5 8L78.5 8C78.5 30 80.5 44 78.5 62C75.5 80 54.5 84 42.5 81C50.5 90 76.5 93 86.5 80Z",
                0xDBA184,
            ),
            line(
                "M86.5 8L68.5 8C68.5 24 56.5 35 44.5 33C34.5 31 29.5 21 20.5 25C10.5 30 11.5 46 18.5 53C25.5 60 34.5 65 38.5 74\
                 C42.5 91 74.5 94 86.5 80ZM38.5 74C38.5 56 58.5 50 66.5 62\
                 M26 45.5C31 46 37.5 52 38 57C33 57 27 51 26 45.5ZM29 48.5L35 54",
            ),
        ],
    },
    // 6 greek, profile to the left, broken off a statue
    Drawing {
        ground: 0xB9C6CF,
        layers: &[
            fill(
                "M85.5 6L75.5 10L69.5 5L59.5 8L16.5 72C12.5 79 16.5 83 24.5 82L49.5 80C53.5 92 76.5 93 85.5 82Z",
                0xFBF8F1,
            ),
            fill(
                "M85.5 6L77.5 9L77.5 62C75.5 78 63.5 82 51.5 82C55.5 92 76.5 93 85.5 82Z",
                0xD3D0CD,
            ),
            line(
                "M85.5 6L75.5 10L69.5 5L59.5 8L16.5 72C12.5 79 16.5 83 24.5 82L49.5 80C53.5 92 76.5 93 85.5 82Z\
                 M49.5 80C45.5 67 53.5 60 65.5 64M69.5 6L64.5 20L71 27L66.5 36",
            ),
        ],
    },
    // 7 crooked, from the front
    Drawing {
        ground: 0xF2DDD9,
        layers: &[
            fill(
                "M48 7L18 23C11 27 11 35 17 39L38 57C16 55 14 84 34 84C42 95 66 95 74 84C93 84 93 58 75 58C76 51 74 47 69 44\
                 L50 31L78 16L74 7Z",
                0xB3A2CC,
            ),
            fill(
                "M74 7L78 16L50 31L69 44C74 47 76 51 75 58C93 58 93 84 74 84C76 70 62 68 62 58C62 54 60 51 56 48L34 33\
                 C32 31 32 28 34 27L64 7Z",
                0x8D79AD,
            ),
            line(
                "M48 7L18 23C11 27 11 35 17 39L38 57C16 55 14 84 34 84C42 95 66 95 74 84C93 84 93 58 75 58C76 51 74 47 69 44\
                 L50 31L78 16L74 7ZM40 78L44 78M64 78L68 78",
            ),
        ],
    },
    // 8 spectacled, from the front
    Drawing {
        ground: 0xE9DCC6,
        layers: &[
            both(
                "M43.3 6L56.7 6C56.7 40 61.5 60 67.2 74C71 84 63.4 86 59.5 84C55.7 96 44.3 96 40.5 84C36.6 86 29 84 32.8 74\
                 C38.5 60 43.3 40 43.3 6Z",
                0xD9C58A,
            ),
            both(
                "M7 30L38.5 30C38.5 58 7 58 7 30ZM61.5 30L93 30C93 58 61.5 58 61.5 30Z\
                 M38.5 32C44.3 25 55.7 25 61.5 32C55.7 25 44.3 25 38.5 32Z",
                0xF7F7F2,
            ),
        ],
    },
    // 9 ring, half from the left
    Drawing {
        ground: 0xD6DBE9,
        layers: &[
            both(
                "M56 7L84 7C81 20 79 32 83 44C93 57 84 77 67 73C60 79 48 79 40 72C22 77 7 62 14 48C22 36 52 34 56 7Z\
                 M67 73C59 65 63 53 74 55C63 53 59 65 67 73Z",
                0xA3BADD,
            ),
            both(
                "M28 79A18 18 0 1 1 64 79A18 18 0 1 1 28 79ZM37 79A9 9 0 1 0 55 79A9 9 0 1 0 37 79Z",
                0xFFDF7A,
            ),
        ],
    },
];

/// What each layer covers of the box.
static VIEWS: LazyLock<[Vec<Rect>; NOSES]> = LazyLock::new(|| {
    let view = |layer: &Layer| segments(layer.commands).and_then(|segments| bounds(&segments));
    DRAWINGS.each_ref().map(|drawing| {
        drawing
            .layers
            .iter()
            .map(|layer| view(layer).expect("a path"))
            .collect()
    })
});

/// The colour of the square behind a nose.
pub fn ground(nose: u8, style: Style) -> Ink {
    Ink::rgb(match style.scheme.high_contrast {
        true => 0xFFFFFF,
        false => DRAWINGS[usize::from(nose)].ground,
    })
}

/// The colour that noses are drawn with.
pub fn pen(style: Style) -> Ink {
    Ink::rgb(if style.scheme.high_contrast { 0x000000 } else { PEN })
}

/// A nose, without its square's ground, in the square of that size whose upper left corner is `x`, `y`.
pub fn nose(nose: u8, (x, y): (f32, f32), size: f32, style: Style) -> Vec<Shape> {
    let nose = usize::from(nose);
    let scale = size * (1.0 - 2.0 * MARGIN) / 100.0;
    let (left, top) = (x + MARGIN * size, y + MARGIN * size);
    let shape = |(layer, &view): (&Layer, &Rect)| Shape {
        commands: Cow::Borrowed(layer.commands),
        view,
        place: Rect::new(
            left + view.x * scale,
            top + view.y * scale,
            view.w * scale,
            view.h * scale,
        ),
        fill: layer.fill.map(Ink::rgb),
        stroke: layer.line.then(|| Stroke::new(pen(style), WIDTH * scale)),
    };
    DRAWINGS[nose].layers.iter().zip(&VIEWS[nose]).map(shape).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_shapes_a_nose() {
        for (i, drawing) in DRAWINGS.iter().enumerate() {
            assert!(drawing.layers.len() <= 3, "nose {i}");
        }
    }

    #[test]
    fn drawn_within_the_box() {
        for (drawing, views) in DRAWINGS.iter().zip(VIEWS.iter()) {
            let box_around = Rect::new(0.0, 0.0, 100.0, 100.0);
            for (layer, view) in drawing.layers.iter().zip(views) {
                let covered = view.grown(if layer.line { WIDTH / 2.0 } else { 0.0 });
                assert_eq!(covered.union(box_around), box_around, "{}", layer.commands);
            }
        }
    }

    #[test]
    fn a_square_holds_its_nose() {
        for number in 0..NOSES as u8 {
            let covered = crate::scene::extent(&nose(number, (3.0, -2.0), 2.0, Style::default())).unwrap();
            let square = Rect::new(3.0, -2.0, 2.0, 2.0);
            assert_eq!(covered.union(square), square, "{number}");
            // And it is large enough to be known: half of the square each way at least.
            assert!(covered.w > 1.2 && covered.h > 0.9, "{number}: {covered:?}");
        }
    }
}
