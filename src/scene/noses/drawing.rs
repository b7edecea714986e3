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
            both(
                "M13 7L32 7C32 13 35 17 44 18C64 19 74 33 79 51C83 64 94 76 90 88C87 96 76 92 69 83\
                 C66 78 61 77 57 80C52 92 27 93 20 76C14 59 14 30 13 7ZM54 56C37 50 29 66 36 76C29 66 37 50 54 56Z",
                0xE8B264,
            ),
            fill(
                "M16.5 10L24 10C24 32 26 50 31 63C35 76 43 83 53 79C46 88 28 88 23 75C18 60 17 34 16.5 10Z",
                0xBA8338,
            ),
            fill("M59 70C59 65 74 68 74 75C73 79 59 76 59 70Z", PEN),
        ],
    },
    // 1 button, from the front, with freckles
    Drawing {
        ground: 0xF4E3D7,
        layers: &[
            both(
                "M35 50C34 28 66 28 65 50C80 48 83 71 68 72C62 83 38 83 32 72C17 71 20 48 35 50Z",
                0xF2AE9C,
            ),
            fill("M34 71C42 75 58 75 66 71C60 80 40 80 34 71Z", 0xD9765F),
            fill(
                "M36.5 67A5.5 4 0 1 0 47.5 67A5.5 4 0 1 0 36.5 67ZM52.5 67A5.5 4 0 1 0 63.5 67A5.5 4 0 1 0 52.5 67Z\
                 M4.4 46A4.6 4.6 0 1 0 13.6 46A4.6 4.6 0 1 0 4.4 46ZM16.4 35A4.6 4.6 0 1 0 25.6 35\
                 A4.6 4.6 0 1 0 16.4 35ZM4.4 27A4.6 4.6 0 1 0 13.6 27A4.6 4.6 0 1 0 4.4 27ZM86.4 46\
                 A4.6 4.6 0 1 0 95.6 46A4.6 4.6 0 1 0 86.4 46ZM74.4 35A4.6 4.6 0 1 0 83.6 35A4.6 4.6 0 1 0 74.4 35Z\
                 M86.4 27A4.6 4.6 0 1 0 95.6 27A4.6 4.6 0 1 0 86.4 27Z",
                0x8C3B2A,
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
                "M92 10L80 10C80 28 70 38 54 43C36 48 20 52 6 58C20 67 42 67 58 69C60 86 84 90 92 78ZM58 69\
                 C54 57 64 51 75 57",
            ),
        ],
    },
    // 3 potato, from the front
    Drawing {
        ground: 0xDDE7EE,
        layers: &[
            both(
                "M43 6L57 6C57 15 63 20 70 27C76 33 79 40 80 48C95 49 97 73 84 77C77 89 64 95 50 95\
                 C36 95 23 89 16 77C3 73 5 49 20 48C21 40 24 33 30 27C37 20 43 15 43 6ZM20 48C26 51 28 58 26 65\
                 C28 58 26 51 20 48ZM80 48C74 51 72 58 74 65C72 58 74 51 80 48Z",
                0xC04B43,
            ),
            fill(
                "M34 44C37 34 45 30 49 34C51 40 43 41 39 49C36 53 32 50 34 44Z",
                0xF0A08F,
            ),
            fill(
                "M30 81A8 5 0 1 0 46 81A8 5 0 1 0 30 81ZM54 81A8 5 0 1 0 70 81A8 5 0 1 0 54 81ZM55 40\
                 A3 3 0 1 0 61 40A3 3 0 1 0 55 40ZM63 53A3 3 0 1 0 69 53A3 3 0 1 0 63 53ZM47 56A3 3 0 1 0 53 56\
                 A3 3 0 1 0 47 56ZM55 67A3 3 0 1 0 61 67A3 3 0 1 0 55 67ZM36 63A3 3 0 1 0 42 63A3 3 0 1 0 36 63Z",
                PEN,
            ),
        ],
    },
    // 4 broad, from the front
    Drawing {
        ground: 0xECE6CF,
        layers: &[
            both(
                "M40 17L60 17C60 30 68 34 80 36C99 40 98 69 81 70C73 71 67 66 61 67C56 74 44 74 39 67\
                 C33 66 27 71 19 70C2 69 1 40 20 36C32 34 40 30 40 17Z",
                0xA9D8D4,
            ),
            fill(
                "M57.5 19C57 32 67 37 79 39C93 42 93 61 87 66C88 49 70 47 57 37Z",
                0x6FB0B2,
            ),
            fill(
                "M17 60C16 47 36 44 42 59C36 66 23 67 17 60ZM83 60C84 47 64 44 58 59C64 66 77 67 83 60Z",
                PEN,
            ),
        ],
    },
    // 5 snub, profile to the left
    Drawing {
        ground: 0xE3EAD6,
        layers: &[
            fill(
                "M86.5 8L68.5 8C68.5 24 56.5 35 44.5 33C34.5 31 29.5 21 20.5 25C10.5 30 11.5 46 18.5 53\
                 C25.5 60 34.5 65 38.5 74C42.5 91 74.5 94 86.5 80Z",
                0xF7D5C0,
            ),
            fill(
                "M86.5 8L78.5 8C78.5 30 80.5 44 78.5 62C75.5 80 54.5 84 42.5 81C50.5 90 76.5 93 86.5 80Z",
                0xDBA184,
            ),
            line(
                "M86.5 8L68.5 8C68.5 24 56.5 35 44.5 33C34.5 31 29.5 21 20.5 25C10.5 30 11.5 46 18.5 53\
                 C25.5 60 34.5 65 38.5 74C42.5 91 74.5 94 86.5 80ZM38.5 74C38.5 56 58.5 50 66.5 62M26 45.5\
                 C31 46 37.5 52 38 57C33 57 27 51 26 45.5ZM29 48.5L35 54",
            ),
        ],
    },
    // 6 greek, profile to the left, broken off a statue
    Drawing {
        ground: 0xB9C6CF,
        layers: &[
            fill(
                "M86 6L76 10L69 4L59 8L16 72C12 79 16 83 24 82L50 80C54 92 77 93 86 82Z",
                0xFBF8F1,
            ),
            fill("M86 6L78 9L78 62C76 78 64 82 52 82C56 92 77 93 86 82Z", 0xD3D0CD),
            line(
                "M86 6L76 10L69 4L59 8L16 72C12 79 16 83 24 82L50 80C54 92 77 93 86 82ZM50 80C46 67 54 60 66 64\
                 M69 5L61 19L72 28L61 43L68 27L58 20Z",
            ),
        ],
    },
    // 7 crooked, from the front
    Drawing {
        ground: 0xF2DDD9,
        layers: &[
            both(
                "M48 7L18 23C11 27 11 35 17 39L38 57C16 55 14 84 34 84C42 95 66 95 74 84C93 84 93 58 75 58\
                 C76 51 74 47 69 44L50 31L78 16L74 7Z",
                0xD2C6E6,
            ),
            fill(
                "M72 10L74 15L45 31L67 46C72 50 73 54 72 60C85 60 88 76 75 81C76 70 62 68 62 58C62 54 60 51 56 48\
                 L35 33C33 31 33 29 35 28L65 10Z",
                0xA794C4,
            ),
            fill(
                "M35.5 77A6.5 5 0 1 0 48.5 77A6.5 5 0 1 0 35.5 77ZM59.5 77A6.5 5 0 1 0 72.5 77A6.5 5 0 1 0 59.5 77Z",
                PEN,
            ),
        ],
    },
    // 8 spectacled, from the front
    Drawing {
        ground: 0xE9DCC6,
        layers: &[
            both(
                "M43 6L57 6C57 40 62 60 67 74C71 84 63 86 60 84C56 96 44 96 40 84C37 86 29 84 33 74\
                 C38 60 43 40 43 6Z",
                0xD9C58A,
            ),
            fill(
                "M54 30C55 52 60 65 64 75C66 81 62 82 60 80C59 64 53 50 52 30Z",
                0xB59C5C,
            ),
            both(
                "M5 28L39 28C40 60 4 60 5 28ZM61 28L95 28C96 60 60 60 61 28ZM39 31C45 25 55 25 61 31\
                 C55 25 45 25 39 31Z",
                0xF7F7F2,
            ),
        ],
    },
    // 9 ring, half from the left
    Drawing {
        ground: 0xD6DBE9,
        layers: &[
            both(
                "M55 6L84 6C81 19 79 30 83 42C93 55 84 74 67 70C60 76 48 76 40 69C22 74 7 60 14 46C22 34 51 33 55 6\
                 ZM67 70C59 63 63 51 74 53C63 51 59 63 67 70Z",
                0xB4C7E6,
            ),
            fill(
                "M72 9L80 9C78 21 77 32 80 43C88 54 81 68 70 68C63 60 66 54 74 56C78 50 70 32 72 9Z",
                0x7891BF,
            ),
            both(
                "M27 77A19 19 0 1 1 65 77A19 19 0 1 1 27 77ZM37 77A9 9 0 1 0 55 77A9 9 0 1 0 37 77Z",
                0xFFD75E,
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

    /// A nose on its ground in grey, 28 pixels each way.
    #[cfg(not(target_os = "android"))]
    fn grey(number: u8) -> Vec<f32> {
        let frame = crate::scene::Frame::fit(Rect::new(0.0, 0.0, 1.0, 1.0), 28);
        let style = Style::default();
        let shapes = nose(number, (0.0, 0.0), 1.0, style);
        let pixels = crate::scene::raster::pixels(&shapes, &frame, ground(number, style));
        let light = |pixel: &tiny_skia::PremultipliedColorU8| {
            0.299 * f32::from(pixel.red()) + 0.587 * f32::from(pixel.green()) + 0.114 * f32::from(pixel.blue())
        };
        pixels.pixels().iter().map(light).collect()
    }

    /// From -1 to 1, which is the same picture; brightness and contrast don't count.
    #[cfg(not(target_os = "android"))]
    fn correlation(a: &[f32], b: &[f32]) -> f32 {
        let mean = |values: &[f32]| values.iter().sum::<f32>() / values.len() as f32;
        let (of_a, of_b) = (mean(a), mean(b));
        let together: f32 = a.iter().zip(b).map(|(a, b)| (a - of_a) * (b - of_b)).sum();
        let spread = |values: &[f32], mean: f32| values.iter().map(|value| (value - mean).powi(2)).sum::<f32>();
        together / (spread(a, of_a) * spread(b, of_b)).sqrt()
    }

    #[cfg(not(target_os = "android"))]
    #[test]
    fn told_apart_when_small_and_grey() {
        let greys: Vec<Vec<f32>> = (0..NOSES as u8).map(grey).collect();
        assert!(correlation(&greys[0], &greys[0]) > 0.999);
        for (i, one) in greys.iter().enumerate() {
            for (j, other) in greys.iter().enumerate().skip(i + 1) {
                let alike = correlation(one, other);
                assert!(alike < 0.47, "noses {i} and {j} look alike: {alike}");
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
