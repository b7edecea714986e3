//! The building as faces, and as a whole picture.

use super::face::{Face, Look, centre};
use super::order::before;
use super::panel::shapes;
use super::table::table;
use super::view::View;
use crate::games::temple::{Place, Temple};
use crate::scene::{Rect, Shape, Style};

/// How many squares of the table a picture shows around the building.
const MARGIN: i16 = 1;

/// The tiles on the table.
pub fn laid(game: &Temple) -> Vec<Face> {
    game.tiles().iter().copied().map(Face::laid).collect()
}

/// The middle of all that the faces take up: a view that turns around it stays where it is.
pub fn pivot(faces: &[Face]) -> [f32; 3] {
    [0, 1, 2].map(|axis| {
        let along = faces.iter().map(|face| centre(face.place)[axis]);
        let (low, high) = along.fold((f32::MAX, f32::MIN), |(low, high), at| (low.min(at), high.max(at)));
        if low <= high { (low + high) / 2.0 } else { 0.5 }
    })
}

/// The part of the picture that the faces stay within however one turns around the pivot: fitted into a window, they
/// need no other zoom when they're turned.
pub fn around(faces: &[Face], pivot: [f32; 3]) -> Rect {
    let corners = faces.iter().flat_map(|face| face.place.corners());
    let distance = |corner: [i16; 3]| {
        let squares = corner
            .into_iter()
            .zip(pivot)
            .map(|(at, middle)| (f32::from(at) - middle).powi(2));
        squares.sum::<f32>().sqrt()
    };
    let radius = corners.map(distance).fold(0.9, f32::max);
    Rect::new(-radius, -radius, 2.0 * radius, 2.0 * radius)
}

/// Makes the tiles that hide something of a place translucent.
pub fn look_inside(faces: &mut [Face], view: &View, place: Place) {
    for index in before(faces, view, place) {
        let look = &mut faces[index].look;
        if matches!(look, Look::Laid | Look::Last) {
            *look = Look::Glass;
        }
    }
}

/// The table with all that is built on it.
pub fn position(game: &Temple, view: &View, style: Style) -> Vec<Shape> {
    let faces = laid(game);
    let mut list = table(&faces, MARGIN, view, style);
    let building = shapes(&faces, view, style);
    if view.is_from_below() {
        // The table lies between the viewer and the building.
        list.splice(0..0, building);
    } else {
        list.extend(building);
    }
    list
}
