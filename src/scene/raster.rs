//! A picture as pixels.

use tiny_skia::{Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, PixmapMut, Transform};

use super::path::Segment;
use super::{Frame, Ink, Shape};

/// The longest side that a picture may have, in pixels.
pub const LARGEST: u32 = 8192;

/// A picture on that ground as a PNG file.
///
/// # Panics
/// If a side of the frame is longer than [`LARGEST`].
pub fn png(shapes: &[Shape], frame: &Frame, ground: Ink) -> Vec<u8> {
    pixels(shapes, frame, ground)
        .encode_png()
        .expect("writing to memory doesn't fail")
}

/// Draws a picture on that ground for a screen into `bytes`: of each pixel, row by row, its red, green, blue and opacity.
///
/// # Panics
/// If `bytes` isn't four for each pixel of the frame, or the frame has none.
pub fn rgba(shapes: &[Shape], frame: &Frame, ground: Ink, bytes: &mut [u8]) {
    let pixels = PixmapMut::from_bytes(bytes, frame.width, frame.height).expect("four bytes for each pixel");
    draw(pixels, shapes, frame, ground);
}

/// A picture on that ground.
pub(super) fn pixels(shapes: &[Shape], frame: &Frame, ground: Ink) -> Pixmap {
    assert!(frame.width.max(frame.height) <= LARGEST, "larger than a picture may be");
    let mut pixels = Pixmap::new(frame.width, frame.height).expect("a frame has pixels");
    draw(pixels.as_mut(), shapes, frame, ground);
    pixels
}

fn draw(mut pixels: PixmapMut<'_>, shapes: &[Shape], frame: &Frame, ground: Ink) {
    pixels.fill(colour(ground));
    for shape in shapes {
        let Some(path) = path(frame.segments(shape)) else {
            continue;
        };
        if let Some(ink) = shape.fill {
            pixels.fill_path(&path, &paint(ink), FillRule::Winding, Transform::identity(), None);
        }
        if let Some(stroke) = shape.stroke {
            let pen = tiny_skia::Stroke {
                width: stroke.width * frame.unit,
                line_cap: if stroke.round { LineCap::Round } else { LineCap::Butt },
                line_join: LineJoin::Round,
                ..tiny_skia::Stroke::default()
            };
            pixels.stroke_path(&path, &paint(stroke.ink), &pen, Transform::identity(), None);
        }
    }
}

fn colour(Ink { r, g, b, a }: Ink) -> Color {
    Color::from_rgba8(r, g, b, a)
}

fn paint(ink: Ink) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(colour(ink));
    paint
}

/// `None` for an empty path.
fn path(segments: impl Iterator<Item = Segment>) -> Option<Path> {
    let mut path = PathBuilder::new();
    for segment in segments {
        match segment {
            Segment::Move((x, y)) => path.move_to(x, y),
            Segment::Line((x, y)) => path.line_to(x, y),
            Segment::Quad(a, (x, y)) => path.quad_to(a.0, a.1, x, y),
            Segment::Cubic(a, b, (x, y)) => path.cubic_to(a.0, a.1, b.0, b.1, x, y),
            Segment::Close => path.close(),
        }
    }
    path.finish()
}

#[cfg(test)]
mod tests {
    use super::super::{Rect, Stroke};
    use super::*;

    #[test]
    fn draws_fill_and_stroke_where_they_belong() {
        let shape = Shape {
            commands: "M0 0H1V1H0Z".into(),
            view: Rect::new(0.0, 0.0, 1.0, 1.0),
            place: Rect::new(1.0, 1.0, 2.0, 2.0),
            fill: Some(Ink::rgb(0xFF0000)),
            stroke: Some(Stroke::new(Ink::rgb(0x0000FF), 0.4)),
        };
        let frame = Frame::fit(Rect::new(0.0, 0.0, 4.0, 8.0), 80);
        let pixels = pixels(&[shape], &frame, Ink::rgb(0x00FF00));
        let at = |x, y| {
            let colour = pixels.pixel(x, y).unwrap();
            (colour.red(), colour.green(), colour.blue())
        };
        assert_eq!((pixels.width(), pixels.height()), (40, 80));
        assert_eq!(at(2, 70), (0, 255, 0));
        assert_eq!(at(20, 20), (255, 0, 0));
        assert_eq!(at(10, 20), (0, 0, 255));
        assert_eq!(at(7, 20), (0, 255, 0));
    }

    #[test]
    fn a_window_shows_its_part_of_the_board() {
        let shape = Shape {
            commands: "M0 0H1V1H0Z".into(),
            view: Rect::new(0.0, 0.0, 1.0, 1.0),
            place: Rect::new(1.0, 0.0, 1.0, 1.0),
            fill: Some(Ink::rgb(0xFF0000)),
            stroke: None,
        };
        // The board's 0,0 is 5 pixels left of the window and 3 below its upper edge.
        let frame = Frame::window(40, 20, 10.0, -5.0, 3.0);
        let mut bytes = [0; 40 * 20 * 4];
        rgba(&[shape], &frame, Ink::rgb(0x00FF00), &mut bytes);
        let at = |x: usize, y: usize| &bytes[(y * 40 + x) * 4..][..4];
        assert_eq!((at(6, 8), at(14, 4)), (&[255, 0, 0, 255][..], &[255, 0, 0, 255][..]));
        assert_eq!((at(4, 8), at(6, 1)), (&[0, 255, 0, 255][..], &[0, 255, 0, 255][..]));
    }

    #[test]
    fn a_png_has_the_frames_size() {
        let frame = Frame::fit(Rect::new(0.0, 0.0, 2.0, 1.0), 300);
        let file = png(&[], &frame, Ink::rgb(0xFFFFFF));
        assert_eq!(&file[..8], b"\x89PNG\r\n\x1a\n");
        assert_eq!(&file[16..24], [0, 0, 1, 44, 0, 0, 0, 150]);
    }
}
