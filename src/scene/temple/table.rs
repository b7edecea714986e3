//! What the building stands on.

use std::fmt::Write;

use super::face::Face;
use super::view::View;
use crate::games::temple::{Kind, Place};
use crate::scene::path::shape;
use crate::scene::{Ink, Shape, Stroke, Style};

/// The table below these faces and as many squares further: its grid, and the squares that tops keep the light from.
/// Nothing for no faces.
///
/// From below one sees the building through the table, so that there is only a faint grid.
pub fn table(faces: &[Face], margin: i16, view: &View, style: Style) -> Vec<Shape> {
    let places = || faces.iter().map(|face| face.place);
    let (west, east) = (
        places().map(Place::x).min(),
        places().map(|place| end(place, Kind::WallX, place.x())).max(),
    );
    let (north, south) = (
        places().map(Place::y).min(),
        places().map(|place| end(place, Kind::WallY, place.y())).max(),
    );
    let (Some(west), Some(east), Some(north), Some(south)) = (west, east, north, south) else {
        return Vec::new();
    };
    let (west, east, north, south) = (west - margin, east + margin, north - margin, south + margin);
    let scheme = style.scheme;
    let mut grid = String::new();
    let mut line = |from: (i16, i16), to: (i16, i16)| {
        let [from, to] = [from, to].map(|(x, y)| view.project([f32::from(x), f32::from(y), 0.0]));
        let _ = write!(grid, "M{:.3} {:.3}L{:.3} {:.3}", from.0, from.1, to.0, to.1);
    };
    for x in west..=east {
        line((x, north), (x, south));
    }
    for y in north..=south {
        line((west, y), (east, y));
    }
    let mut ground = polygon(&[(west, north), (east, north), (east, south), (west, south)], view);
    let strength = if view.is_from_below() { 0.4 } else { 1.0 };
    let width = if scheme.high_contrast { 0.03 } else { 0.02 };
    let mut shapes = Vec::new();
    if !view.is_from_below() {
        shapes.extend(shape(std::mem::take(&mut ground), Some(scheme.mat()), None));
    }
    shapes.extend(shape(
        grid,
        None,
        Some(Stroke::new(scheme.grid().faded(strength), width)),
    ));
    let shaded: String = shaded(faces)
        .map(|(x, y)| polygon(&[(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)], view))
        .collect();
    if !view.is_from_below() {
        let shade = if scheme.dark {
            Ink::rgb(0).faded(0.3)
        } else {
            scheme.ink().faded(0.09)
        };
        shapes.extend(shape(shaded, Some(shade), None));
    }
    shapes
}

/// Where a place ends that begins at `from`: walls across the axis take up nothing of it.
fn end(place: Place, across: Kind, from: i16) -> i16 {
    from + i16::from(place.kind() != across)
}

/// The squares with a top above and no floor.
fn shaded(faces: &[Face]) -> impl Iterator<Item = (i16, i16)> {
    let has_floor = |x, y| faces.iter().any(|face| face.place == Place::floor(x, y));
    let mut squares: Vec<(i16, i16)> = faces
        .iter()
        .map(|face| face.place)
        .filter(|place| place.kind() == Kind::Top && !has_floor(place.x(), place.y()))
        .map(|place| (place.x(), place.y()))
        .collect();
    squares.sort_unstable();
    squares.dedup();
    squares.into_iter()
}

/// A polygon of the table.
fn polygon(corners: &[(i16, i16)], view: &View) -> String {
    let mut commands = String::new();
    for (i, &(x, y)) in corners.iter().enumerate() {
        let at = view.project([f32::from(x), f32::from(y), 0.0]);
        let _ = write!(commands, "{}{:.3} {:.3}", if i == 0 { 'M' } else { 'L' }, at.0, at.1);
    }
    commands + "Z"
}
