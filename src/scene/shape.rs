//! A picture as a list of shapes in board units, from back to front.
//!
//! One list serves every output: rows of `Path` elements on the screen, SVG, or pixels. A board unit is the side of a square.

use super::palette::Ink;
use std::borrow::Cow;

/// A rectangle in board units; y grows downwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

impl Rect {
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect { x, y, w, h }
    }

    /// The rectangle with `by` added on each side.
    pub fn grown(self, by: f32) -> Rect {
        Rect::new(self.x - by, self.y - by, self.w + 2.0 * by, self.h + 2.0 * by)
    }

    /// The smallest rectangle around both.
    pub fn union(self, other: Rect) -> Rect {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = (self.x + self.w).max(other.x + other.w);
        let bottom = (self.y + self.h).max(other.y + other.h);
        Rect::new(x, y, right - x, bottom - y)
    }

    pub fn contains(self, x: f32, y: f32) -> bool {
        (self.x..=self.x + self.w).contains(&x) && (self.y..=self.y + self.h).contains(&y)
    }

    /// What the two have in common; this one if that is nothing.
    pub fn overlap(self, other: Rect) -> Rect {
        let (x, y) = (self.x.max(other.x), self.y.max(other.y));
        let right = (self.x + self.w).min(other.x + other.w);
        let bottom = (self.y + self.h).min(other.y + other.h);
        if right > x && bottom > y {
            Rect::new(x, y, right - x, bottom - y)
        } else {
            self
        }
    }

    /// Whether the two have some area in common.
    pub fn meets(self, other: Rect) -> bool {
        self.x < other.x + other.w
            && other.x < self.x + self.w
            && self.y < other.y + other.h
            && other.y < self.y + self.h
    }

    pub fn centre(self) -> (f32, f32) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }
}

/// A path filled, stroked, or both.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// SVG path commands in the coordinates of `view`.
    pub commands: Cow<'static, str>,
    /// The part of the path's own plane that is mapped to `place`; encloses the path's geometry, without its stroke.
    pub view: Rect,
    /// Where that part lies on the board.
    pub place: Rect,
    pub fill: Option<Ink>,
    pub stroke: Option<Stroke>,
}

/// A line along a path; its corners are round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    pub ink: Ink,
    /// In board units.
    pub width: f32,
    /// Whether its ends are round, else they stop with the path.
    pub round: bool,
}

impl Stroke {
    pub const fn new(ink: Ink, width: f32) -> Stroke {
        Stroke {
            ink,
            width,
            round: true,
        }
    }

    pub const fn blunt(ink: Ink, width: f32) -> Stroke {
        Stroke {
            ink,
            width,
            round: false,
        }
    }
}

impl Shape {
    /// What the shape covers at most, its stroke included.
    pub fn extent(&self) -> Rect {
        self.place.grown(self.stroke.map_or(0.0, |stroke| stroke.width / 2.0))
    }
}

/// What a list of shapes covers; `None` for an empty one.
pub fn extent(shapes: &[Shape]) -> Option<Rect> {
    shapes.iter().map(Shape::extent).reduce(Rect::union)
}
