//! The plane of a panel as it is drawn.

use super::face::Across;
use super::view::View;
use crate::scene::path::Point;

/// How far the teeth of an edge reach out and its slots in. Half the thickness, so that a tooth ends flush with the
/// other panel.
const DEPTH: f32 = 0.038;
const THICKNESS: f32 = 2.0 * DEPTH;

/// How the plane of a panel is drawn, with the panel's middle at 0,0.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plane {
    /// A tile's side along its rows and along its columns.
    pub sides: [Point; 2],
    /// The way from the panel's middle to the middle of the side that faces the viewer.
    front: Point,
}

impl Plane {
    pub fn new(across: Across, view: &View) -> Plane {
        let normal = across.normal(view).map(|along| along * THICKNESS / 2.0);
        Plane {
            sides: across.sides().map(|side| view.direction(side)),
            front: view.direction(normal),
        }
    }

    /// A point of the panel's own plane, from its middle, drawn on the side that faces the viewer.
    pub fn on_front(&self, point: Point) -> Point {
        let (x, y) = self.on_plane(point);
        (x + self.front.0, y + self.front.1)
    }

    fn on_plane(&self, (a, b): Point) -> Point {
        let [u, v] = self.sides;
        (a * u.0 + b * v.0, a * u.1 + b * v.1)
    }

    /// The outline of all that a polygon covers when it is moved from the panel's back to its front. Where the way
    /// around it turns from edges that the move leaves behind to edges that it pushes, the outline takes the move's
    /// way; the result may cross itself, but winds around each covered point at least once.
    pub fn swept(&self, outline: &[Point]) -> Vec<Point> {
        let points: Vec<Point> = outline.iter().map(|&point| self.on_plane(point)).collect();
        let area = |i: usize, j: usize| points[i].0 * points[j].1 - points[i].1 * points[j].0;
        let whole: f32 = (0..points.len()).map(|i| area(i, (i + 1) % points.len())).sum();
        let is_pushed = |i: usize| {
            let (from, to) = (points[i], points[(i + 1) % points.len()]);
            let across = (to.0 - from.0) * self.front.1 - (to.1 - from.1) * self.front.0;
            across * whole < 0.0
        };
        let at = |(x, y): Point, pushed: bool| {
            let side = if pushed { 1.0 } else { -1.0 };
            (x + side * self.front.0, y + side * self.front.1)
        };
        let mut swept = Vec::with_capacity(points.len() * 3 / 2);
        for (i, &point) in points.iter().enumerate() {
            let (before, after) = (is_pushed((i + points.len() - 1) % points.len()), is_pushed(i));
            swept.push(at(point, before));
            if before != after {
                swept.push(at(point, after));
            }
        }
        swept
    }
}

/// The outline of a tile, from its middle, clockwise. Each edge goes out, in, out, in: the negative of itself reversed,
/// so that any two fit.
pub(super) fn outline(gap: f32) -> Vec<Point> {
    let (out, inside) = (gap - DEPTH - 0.5, gap + DEPTH - 0.5);
    let top = [
        (inside, out),
        (-0.25 - gap, out),
        (-0.25 - gap, inside),
        (gap, inside),
        (gap, out),
        (0.25 - gap, out),
        (0.25 - gap, inside),
    ];
    let mut points = top.to_vec();
    let mut edge = top;
    for _ in 1..4 {
        edge = edge.map(|(x, y)| (-y, x));
        points.extend(edge);
    }
    points
}
