//! Where a flat board stands in its window: which board unit lies at which point.
//!
//! The view never jumps: it moves by the player's hand, or by the least distance that brings something into sight.

use super::Rect;

/// Lengths in logical pixels (dp).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// The size of a board unit.
    pub unit: f32,
    /// Where the board's 0,0 lies in the window.
    pub x: f32,
    pub y: f32,
}

/// The smallest and the largest size of a square.
pub const SMALLEST: f32 = 28.0;
pub const LARGEST: f32 = 96.0;

/// The free margin around what is brought into sight.
const MARGIN: f32 = 12.0;

impl Camera {
    /// All of `extent` (board units) in the middle of a window of that size, if that fits with squares of [`SMALLEST`] or more; with none larger than `largest`.
    pub fn fit(extent: Rect, width: f32, height: f32, largest: f32) -> Camera {
        let unit = ((width - 2.0 * MARGIN) / extent.w)
            .min((height - 2.0 * MARGIN) / extent.h)
            .min(largest)
            .max(SMALLEST);
        let (cx, cy) = extent.centre();
        Camera {
            unit,
            x: width / 2.0 - cx * unit,
            y: height / 2.0 - cy * unit,
        }
    }

    /// The board's point that lies at a point of the window.
    pub fn board(&self, x: f32, y: f32) -> (f32, f32) {
        ((x - self.x) / self.unit, (y - self.y) / self.unit)
    }

    /// The point of the window at which a point of the board lies.
    pub fn window(&self, x: f32, y: f32) -> (f32, f32) {
        (self.x + x * self.unit, self.y + y * self.unit)
    }

    pub fn moved(self, dx: f32, dy: f32) -> Camera {
        Camera {
            x: self.x + dx,
            y: self.y + dy,
            ..self
        }
    }

    /// Nearer or further by a factor, with the point `x`, `y` of the window held in place.
    pub fn zoomed(self, factor: f32, x: f32, y: f32) -> Camera {
        let unit = (self.unit * factor).clamp(SMALLEST, LARGEST);
        let (bx, by) = self.board(x, y);
        Camera {
            unit,
            x: x - bx * unit,
            y: y - by * unit,
        }
    }

    /// Moved by the least distance after which `extent` is in sight, as much of it as fits.
    pub fn showing(self, extent: Rect, width: f32, height: f32) -> Camera {
        let (left, top) = self.window(extent.x, extent.y);
        let shift = |from: f32, size: f32, room: f32| {
            let (one, other) = (MARGIN, room - MARGIN - size);
            // Where it is larger than the window, the window stays inside of it.
            from.clamp(one.min(other), one.max(other)) - from
        };
        self.moved(
            shift(left, extent.w * self.unit, width),
            shift(top, extent.h * self.unit, height),
        )
    }

    /// All of `extent` in sight: moved by the least distance, and only where it has no room further away, with a little to spare so
    /// that this doesn't happen again soon.
    pub fn keeping(self, extent: Rect, width: f32, height: f32) -> Camera {
        const SPARE: f32 = 0.5;
        let has_room = |side: f32, room: f32| side * self.unit <= room - 2.0 * MARGIN;
        if has_room(extent.w, width) && has_room(extent.h, height) {
            return self.showing(extent, width, height);
        }
        let further = Camera::fit(extent.grown(SPARE), width, height, self.unit);
        if further.unit < self.unit { further } else { self }
    }

    /// Moved back by the least distance after which some of `extent` is still in the window, so that nobody gets lost.
    pub fn held(self, extent: Rect, width: f32, height: f32) -> Camera {
        let keep = self.unit.min(width / 2.0).min(height / 2.0);
        let (left, top) = self.window(extent.x, extent.y);
        let (w, h) = (extent.w * self.unit, extent.h * self.unit);
        self.moved(
            left.clamp(keep - w, width - keep) - left,
            top.clamp(keep - h, height - keep) - top,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Rect = Rect::new(-2.0, -1.0, 6.0, 5.0);

    #[test]
    fn zooming_holds_the_point_under_the_fingers() {
        let camera = Camera::fit(BOARD, 360.0, 248.0, 40.0);
        let before = camera.board(100.0, 60.0);
        let after = camera.zoomed(1.7, 100.0, 60.0).board(100.0, 60.0);
        assert!((before.0 - after.0).abs() < 1e-3 && (before.1 - after.1).abs() < 1e-3);
    }

    #[test]
    fn squares_never_get_smaller_than_a_finger_can_hit() {
        let wide = Rect::new(-30.0, 0.0, 60.0, 1.0);
        assert_eq!(Camera::fit(wide, 360.0, 248.0, 40.0).unit, SMALLEST);
        assert_eq!(
            Camera::fit(BOARD, 360.0, 248.0, 40.0).zoomed(0.01, 0.0, 0.0).unit,
            SMALLEST
        );
    }

    #[test]
    fn what_is_in_sight_stays_where_it_is() {
        let camera = Camera::fit(BOARD, 360.0, 248.0, 40.0);
        assert_eq!(camera.showing(BOARD, 360.0, 248.0), camera);
        let beside = Rect::new(9.0, 0.0, 1.0, 1.0);
        let moved = camera.showing(beside, 360.0, 248.0);
        assert_eq!(moved.y, camera.y);
        let right = moved.window(10.0, 0.0).0;
        assert!((right - (360.0 - MARGIN)).abs() < 1e-3);
    }

    #[test]
    fn what_grows_out_of_sight_is_seen_from_further_away() {
        let camera = Camera::fit(BOARD, 360.0, 248.0, 40.0);
        assert_eq!(camera.keeping(BOARD, 360.0, 248.0), camera);
        let grown = Rect::new(-2.0, -1.0, 10.0, 5.0);
        let further = camera.keeping(grown, 360.0, 248.0);
        assert!(further.unit < camera.unit);
        assert_eq!(further.keeping(grown, 360.0, 248.0), further);
        // The next tile has room, too.
        assert_eq!(further.keeping(grown.grown(0.4), 360.0, 248.0), further);
        // Further away than this, nothing could be hit by a finger.
        let wide = Rect::new(-30.0, 0.0, 60.0, 1.0);
        let furthest = Camera {
            unit: SMALLEST,
            ..camera
        };
        assert_eq!(furthest.keeping(wide, 360.0, 248.0), furthest);
    }

    #[test]
    fn the_board_can_not_be_lost() {
        let camera = Camera::fit(BOARD, 360.0, 248.0, 40.0)
            .moved(5000.0, -5000.0)
            .held(BOARD, 360.0, 248.0);
        let (left, top) = camera.window(BOARD.x, BOARD.y);
        assert!(left < 360.0 && top + BOARD.h * camera.unit > 0.0);
    }
}
