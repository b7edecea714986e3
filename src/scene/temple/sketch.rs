//! Paths of lines and curves, written point by point.

use std::borrow::Cow;
use std::fmt::Write;

use crate::scene::path::Point;
use crate::scene::{Ink, Rect, Shape, Stroke};

/// Commands, and what their points cover.
#[derive(Default)]
pub(super) struct Path {
    commands: String,
    covered: Option<(Point, Point)>,
}

impl Path {
    fn write(&mut self, letter: char, points: &[Point]) {
        self.commands.push(letter);
        for (i, &(x, y)) in points.iter().enumerate() {
            let space = if i == 0 { "" } else { " " };
            // Writing to a text can't fail.
            let _ = write!(self.commands, "{space}{x:.3} {y:.3}");
            let (low, high) = self.covered.unwrap_or(((x, y), (x, y)));
            self.covered = Some(((low.0.min(x), low.1.min(y)), (high.0.max(x), high.1.max(y))));
        }
    }

    pub fn polygon(&mut self, points: &[Point]) {
        if let Some((first, rest)) = points.split_first() {
            self.write('M', &[*first]);
            self.write('L', rest);
            self.commands.push('Z');
        }
    }

    /// Lines from point to point that don't come back.
    pub fn open(&mut self, points: &[Point]) {
        if let Some((first, rest)) = points.split_first() {
            self.write('M', &[*first]);
            self.write('L', rest);
        }
    }

    pub fn line(&mut self, from: Point, to: Point) {
        self.write('M', &[from]);
        self.write('L', &[to]);
    }

    /// The image of a circle whose radii along two directions are drawn as `u` and `v`.
    pub fn ellipse(&mut self, middle: Point, u: Point, v: Point) {
        /// How long the handles of a cubic Bézier curve are that comes nearest to a quarter of a circle.
        const HANDLE: f32 = 0.552_285;
        let at = |a: f32, b: f32| (middle.0 + a * u.0 + b * v.0, middle.1 + a * u.1 + b * v.1);
        self.write('M', &[at(1.0, 0.0)]);
        let (mut a, mut b) = (1.0, 0.0);
        for _ in 0..4 {
            let (next_a, next_b) = (-b, a);
            self.write(
                'C',
                &[
                    at(a + HANDLE * next_a, b + HANDLE * next_b),
                    at(next_a + HANDLE * a, next_b + HANDLE * b),
                    at(next_a, next_b),
                ],
            );
            (a, b) = (next_a, next_b);
        }
        self.commands.push('Z');
    }

    /// The path with its 0,0 at a point of the picture; `None` for an empty one.
    pub fn shape(&self, (x, y): Point, fill: Option<Ink>, stroke: Option<Stroke>) -> Option<Shape> {
        let (low, high) = self.covered?;
        // What one sees from the edge has no width, but a view needs some.
        let side = |low: f32, high: f32| (high - low).max(0.01);
        let view = Rect::new(low.0, low.1, side(low.0, high.0), side(low.1, high.1));
        Some(Shape {
            commands: Cow::Owned(self.commands.clone()),
            view,
            place: Rect {
                x: view.x + x,
                y: view.y + y,
                ..view
            },
            fill,
            stroke,
        })
    }
}
