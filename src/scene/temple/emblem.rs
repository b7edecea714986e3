//! The six ways as small pictures: what has to be there as an outline, what comes to it filled.

use super::face::Drawn;
use super::order::nearness;
use super::sketch::Path;
use super::view::{Standpoint, View};
use crate::games::temple::{Place, Way};
use crate::scene::{Ink, Shape, Stroke};

/// A building of few tiles, and what a way adds to it.
struct Example {
    there: &'static [Place],
    new: &'static [Place],
}

const FLOOR: Place = Place::floor(0, 0);
const WEST: Place = Place::wall_x(0, 0, 0);
const NORTH: Place = Place::wall_y(0, 0, 0);
const EAST: Place = Place::wall_x(1, 0, 0);
const SOUTH: Place = Place::wall_y(0, 1, 0);
const TOP: Place = Place::flat(0, 0, 1);
const FLOOR_EAST: Place = Place::floor(1, 0);
const TOP_WEST: Place = Place::flat(-1, 0, 1);
const TOP_NORTH: Place = Place::flat(0, -1, 1);

const fn example(way: Way) -> Example {
    let (there, new): (&[Place], &[Place]) = match way {
        Way::Floor => (&[FLOOR], &[FLOOR_EAST]),
        Way::CornerWall => (&[FLOOR], &[WEST, NORTH]),
        Way::SingleWall => (&[FLOOR, WEST], &[NORTH]),
        Way::Tunnel => (&[WEST], &[EAST, TOP]),
        Way::SingleTop => (&[WEST, EAST], &[TOP]),
        Way::CornerTop => (&[TOP_WEST, TOP_NORTH], &[EAST, SOUTH, TOP]),
    };
    Example { there, new }
}

/// A way as a picture of lines in one colour and faces in another, around 0,0; `width` is the lines'.
pub fn emblem(way: Way, line: Ink, fill: Ink, width: f32) -> Vec<Shape> {
    let Example { there, new } = example(way);
    let view = View::from(Standpoint::SouthEast);
    let mut places: Vec<(Place, bool)> = there.iter().map(|&place| (place, false)).collect();
    places.extend(new.iter().map(|&place| (place, true)));
    places.sort_by_key(|&(place, _)| nearness(place, view.sides()));
    // All of it around 0,0.
    let corners = || places.iter().flat_map(|&(place, _)| Drawn::new(place, &view).corners());
    let middle = |along: fn(&(f32, f32)) -> f32| {
        let all = corners().map(|corner| along(&corner));
        let (low, high) = all.fold((f32::MAX, f32::MIN), |(low, high), at| (low.min(at), high.max(at)));
        (low + high) / 2.0
    };
    let (x, y) = (middle(|corner| corner.0), middle(|corner| corner.1));
    let draw = |(place, is_new): (Place, bool)| {
        let mut path = Path::default();
        path.polygon(&Drawn::new(place, &view).corners());
        path.shape((-x, -y), is_new.then_some(fill), Some(Stroke::new(line, width)))
    };
    places.into_iter().filter_map(draw).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::extent;
    use std::collections::BTreeSet;

    /// What the page's table says of each way, of its example.
    #[test]
    fn examples_are_what_they_are_of() {
        let count = |way: Way| {
            let Example { there, new } = example(way);
            let all: BTreeSet<Place> = there.iter().chain(new).copied().collect();
            assert_eq!(all.len(), there.len() + new.len(), "{way:?}");
            let top = new.iter().find(|place| place.kind().is_flat());
            let touched = |place: Place| there.iter().filter(|other| place.touches(**other)).count();
            (new.len(), top.map_or_else(|| touched(new[0]), |&top| touched(top)))
        };
        // How many tiles are new, and how many the flat one, or else the first one, touches.
        assert_eq!(Way::ALL.map(count), [(1, 1), (2, 1), (1, 2), (2, 1), (1, 2), (3, 2)]);
        for way in Way::ALL {
            let Example { there, new } = example(way);
            let blocked = |place: &Place| {
                place
                    .right_above_and_below()
                    .any(|other| there.contains(&other) || new.contains(&other))
            };
            assert!(!there.iter().chain(new).any(blocked), "{way:?}");
        }
    }

    #[test]
    fn emblems_are_alike_in_size_and_around_their_middle() {
        for way in Way::ALL {
            let (line, fill) = (Ink::rgb(0), Ink::rgb(0xFFFFFF));
            let shapes = emblem(way, line, fill, 0.05);
            let covered = extent(&shapes).unwrap();
            assert!(
                covered.w.max(covered.h) > 1.4 && covered.w.max(covered.h) < 3.2,
                "{way:?}: {covered:?}"
            );
            let (x, y) = covered.centre();
            assert!(x.abs() < 1e-2 && y.abs() < 1e-2, "{way:?}: {covered:?}");
            let filled = shapes.iter().filter(|shape| shape.fill == Some(fill)).count();
            assert_eq!(
                (filled, shapes.len()),
                (
                    example(way).new.len(),
                    example(way).new.len() + example(way).there.len()
                )
            );
        }
    }
}
