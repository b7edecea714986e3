//! What of the board is in a picture of its own, and how large.

use super::path::{Segment, segments};
use super::{Rect, Shape};

/// A part of the plane as a picture of whole pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// In pixels.
    pub width: u32,
    pub height: u32,
    /// The size of a board unit in pixels.
    pub unit: f32,
    /// The board's point at the picture's upper left corner.
    left: f32,
    top: f32,
}

impl Frame {
    /// All of `view` (board units) in the middle of a picture whose longer side has `size` pixels.
    pub fn fit(view: Rect, size: u32) -> Frame {
        let unit = size as f32 / view.w.max(view.h);
        let pixels = |side: f32| ((side * unit).round() as u32).clamp(1, size);
        let (width, height) = (pixels(view.w), pixels(view.h));
        let (x, y) = view.centre();
        Frame {
            width,
            height,
            unit,
            left: x - width as f32 / unit / 2.0,
            top: y - height as f32 / unit / 2.0,
        }
    }

    /// What a window of so many pixels shows if a board unit is so many pixels and the board's 0,0 lies at a point of it.
    pub fn window(width: u32, height: u32, unit: f32, x: f32, y: f32) -> Frame {
        Frame {
            width,
            height,
            unit,
            left: -x / unit,
            top: -y / unit,
        }
    }

    /// A shape's segments in pixels.
    ///
    /// # Panics
    /// If its commands are none that a scene may use ([`super::path`]).
    pub(super) fn segments(&self, shape: &Shape) -> impl Iterator<Item = Segment> + use<> {
        let (from, to, unit) = (shape.view, shape.place, self.unit);
        let (x, y) = (to.w / from.w * unit, to.h / from.h * unit);
        let (left, top) = ((to.x - self.left) * unit, (to.y - self.top) * unit);
        segments(&shape.commands)
            .expect("a scene's own commands")
            .into_iter()
            .map(move |segment| segment.map(|point| (left + (point.0 - from.x) * x, top + (point.1 - from.y) * y)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longer_side_has_the_size() {
        let frame = Frame::fit(Rect::new(-1.0, 2.0, 3.0, 2.0), 100);
        assert_eq!((frame.width, frame.height), (100, 67));
        let frame = Frame::fit(Rect::new(0.0, 0.0, 2.0, 7.0), 70);
        assert_eq!((frame.width, frame.height, frame.unit), (20, 70, 10.0));
        let frame = Frame::fit(Rect::new(0.0, 0.0, 0.001, 7.0), 70);
        assert_eq!(frame.width, 1);
    }
}
