//! What hides what.
//!
//! Take a line of sight, which runs towards the viewer, and count coordinates in the direction in which it runs along
//! each axis. If it meets the face *b* first and then the face *a*, so that *a* hides *b* there, then along no axis *a*
//! is less than *b*, where either letter stands for twice the coordinate of the face's middle: an even number if the
//! face lies across the axis, at half of that, and an odd one if it reaches along the axis, a half to each side. For as
//! the line goes on, its coordinate only grows:
//!
//! * both even: it is at *b*/2 before it is at *a*/2, so *a* > *b*;
//! * *b* even, *a* odd: it is at *b*/2 before it is at something less than (*a* + 1)/2, so *a* + 1 > *b*. These are two
//!   even numbers, so *a* > *b*;
//! * *b* odd, *a* even: it is at something more than (*b* - 1)/2 before it is at *a*/2, so *a* > *b* - 1, and again *a*
//!   > *b*;
//! * both odd: in the same way *a* + 1 > *b* - 1, so *a* ≥ *b*, since they differ by an even number;
//! * if the line doesn't run along this axis at all, both reach over the same coordinate, *a* = *b*, and of faces
//!   across the axis one sees only the edge.
//!
//! Two faces differ along some axis, so the **sum** of the three numbers is greater for *a*. Faces in the order of
//! these sums are a painter's order for every position and every view, without cutting any face. It depends only on the
//! sides on which the viewer is: while one turns within a quarter, no face changes its place in the list.

use super::face::{Drawn, Face, doubled_centre};
use super::view::View;
use crate::games::temple::Place;
use crate::scene::path::Point;

/// How far to the front a place is: what hides it has a greater number.
pub(super) fn nearness(place: Place, sides: [i32; 3]) -> i32 {
    doubled_centre(place)
        .into_iter()
        .zip(sides)
        .map(|(at, side)| at * side)
        .sum()
}

/// The faces' indices from back to front. Of faces at the same place, a ghost comes after the tile that lies there.
pub fn back_to_front(faces: &[Face], view: &View) -> Vec<usize> {
    let sides = view.sides();
    let mut order: Vec<usize> = (0..faces.len()).collect();
    order.sort_by_key(|&index| {
        let Face { place, look, .. } = faces[index];
        (nearness(place, sides), place, look)
    });
    order
}

/// The indices of the faces that hide something of a place, in no particular order.
pub fn before(faces: &[Face], view: &View, place: Place) -> Vec<usize> {
    let sides = view.sides();
    let hidden = Drawn::new(place, view);
    let hides = |face: &Face| {
        nearness(face.place, sides) > nearness(place, sides) && overlap(&Drawn::new(face.place, view), &hidden)
    };
    (0..faces.len()).filter(|&index| hides(&faces[index])).collect()
}

/// Whether two faces have some area of the picture in common: no line along a side of either has one on each side of
/// it.
fn overlap(one: &Drawn, other: &Drawn) -> bool {
    let lines = one.sides.into_iter().chain(other.sides);
    let reach = |corners: [Point; 4], (dx, dy): Point| {
        let along = corners.map(|(x, y)| x * dy - y * dx);
        along
            .into_iter()
            .fold((f32::MAX, f32::MIN), |(low, high), at| (low.min(at), high.max(at)))
    };
    lines.into_iter().all(|line| {
        let ((low, high), (from, to)) = (reach(one.corners(), line), reach(other.corners(), line));
        // Those that only meet at an edge have nothing in common.
        let little = 1e-4;
        low + little < to && from + little < high
    })
}
