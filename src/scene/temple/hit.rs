//! What lies at a point of the picture.

use super::face::{Drawn, Face};
use super::order::back_to_front;
use super::view::View;
use crate::scene::path::Point;

/// The indices of all faces at a point of the picture, from front to back.
pub fn under(faces: &[Face], view: &View, point: Point) -> Vec<usize> {
    let mut found = back_to_front(faces, view);
    found.reverse();
    found.retain(|&index| {
        let at = Drawn::new(faces[index].place, view).locate(point);
        at.is_some_and(|(a, b)| a.abs() <= 0.5 && b.abs() <= 0.5)
    });
    found
}

/// All faces at a point from front to back, and then those that are no further away from it than `reach` (board units),
/// the nearest first: for fingers, and for faces of which one sees only the edge.
pub fn near(faces: &[Face], view: &View, point: Point, reach: f32) -> Vec<usize> {
    let mut found = under(faces, view, point);
    let mut beside: Vec<(f32, usize)> = (0..faces.len())
        .filter(|index| !found.contains(index))
        .map(|index| (distance(&Drawn::new(faces[index].place, view), point), index))
        .filter(|&(distance, _)| distance <= reach)
        .collect();
    beside.sort_by(|one, other| one.0.total_cmp(&other.0));
    found.extend(beside.into_iter().map(|(_, index)| index));
    found
}

/// How far a point is away from a face's outline.
pub(super) fn distance(face: &Drawn, point: Point) -> f32 {
    let corners = face.corners();
    let sides = (0..4).map(|i| from_line(corners[i], corners[(i + 1) % 4], point));
    sides.fold(f32::MAX, f32::min)
}

/// How far a point is away from a line between two points.
fn from_line(from: Point, to: Point, point: Point) -> f32 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let (x, y) = (point.0 - from.0, point.1 - from.1);
    let length = (dx * dx + dy * dy).max(f32::EPSILON);
    let part = ((x * dx + y * dy) / length).clamp(0.0, 1.0);
    (x - part * dx).hypot(y - part * dy)
}
