//! What hides what.
//!
//! A line of sight runs towards the viewer along each axis in one direction (or not at all). Count coordinates in that
//! direction. If the line meets the face *b* first and then the face *a*, so that *a* hides *b* there, then along each axis the
//! doubled coordinate of *a*'s middle isn't less than *b*'s. For either is even (the face lies in this whole number) or odd (it
//! reaches one further on both sides), and with *a* less than *b* there would be nothing of *a* behind where *b* begins:
//!
//! * both even: the line is at *b*/2 before it is at *a*/2, so *a* ≥ *b*;
//! * *b* even, *a* odd: it is at *b*/2 before it is at something less than (*a* + 1)/2, so *a* + 1 > *b*; one is even and one odd, so *a* > *b*;
//! * *b* odd, *a* even: in the same way *a* > *b* - 1, so *a* > *b*;
//! * both odd: *a* + 1 > *b* - 1, so *a* ≥ *b*, two odd numbers;
//! * if the line doesn't move along the axis, both reach over the same number, and faces across this axis show only their edge:
//!   *a* = *b*.
//!
//! Two places differ along some axis, so the **sum** of the three numbers is greater for *a*. Faces in the order of these sums are a
//! painter's order for every position and every view, without cutting any face. It depends only on the sides on which the viewer
//! is: while one turns within a quarter, no shape changes its place in the list.

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

/// Whether two faces have some area of the picture in common: no line along a side of either has one on each side of it.
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
