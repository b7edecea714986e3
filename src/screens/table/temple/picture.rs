//! What lies on the board, as faces in space and as shapes, and where in the picture it is.

use super::super::play::Play;
use crate::games::temple::{Place, Put, Temple};
use crate::scene::temple::{self, Face, Look, View};
use crate::scene::{Rect, Shape, Style};

/// How many squares of the table are shown around the building.
const MARGIN: i16 = 1;

/// The part of the picture that a place takes up.
pub fn bounds(place: Place, view: &View) -> Rect {
    let corners = place.corners().map(|corner| view.project(corner.map(f32::from)));
    let [first, others @ ..] = corners.map(|(x, y)| Rect::new(x, y, 0.0, 0.0));
    others.into_iter().fold(first, Rect::union)
}

/// The part of the picture that places take up.
pub fn around(places: impl IntoIterator<Item = Place>, view: &View) -> Option<Rect> {
    places.into_iter().map(|place| bounds(place, view)).reduce(Rect::union)
}

/// Where the first tile will lie.
pub fn first(view: &View) -> Rect {
    bounds(Place::floor(0, 0), view)
}

/// Where the middle of a place is in the picture.
pub fn middle(place: Place, view: &View) -> (f32, f32) {
    bounds(place, view).centre()
}

/// The tiles of the building; those of the last turn are told apart.
pub fn laid(play: &Play<Temple>) -> Vec<Face> {
    let table = &play.saved.table;
    let last = table.history().played().last().filter(|_| table.draft().step.is_none());
    let is_last = |put: &Put| last.is_some_and(|step| step.puts().any(|other| other == *put));
    let look = |put: &Put| if is_last(put) { Look::Last } else { Look::Laid };
    let tiles = table.game().tiles().iter();
    tiles.map(|put| Face::new(*put, look(put))).collect()
}

/// The tiles of the half-made step.
pub fn ghost(play: &Play<Temple>) -> Vec<Face> {
    let table = &play.saved.table;
    let lonely = table.lonely().map(|lonely| lonely.put.place);
    let look = |put: Put| {
        if Some(put.place) == lonely {
            Look::Blamed
        } else {
            Look::Ghost
        }
    };
    let step = table.draft().step;
    let puts = step.iter().flat_map(|step| step.puts());
    puts.map(|put| Face::new(put, look(put))).collect()
}

/// The places where something can go.
pub fn offers(play: &Play<Temple>) -> Vec<Face> {
    if play.is_reviewing() {
        return Vec::new();
    }
    play.saved.table.offered_places().into_iter().map(Face::offer).collect()
}

fn faces(play: &Play<Temple>) -> Vec<Face> {
    let mut faces = laid(play);
    if let Some(refusal) = &play.refusal {
        for face in &mut faces {
            if refusal.marked.contains(&face.place) {
                face.look = Look::Told;
            }
        }
        let blamed = |put: &Put| Some(put.place) == refusal.blamed;
        let look = |put: &Put| if blamed(put) { Look::Blamed } else { Look::Refused };
        faces.extend(refusal.would_be.iter().map(|put| Face::new(*put, look(put))));
        return faces;
    }
    let ghost = ghost(play);
    if ghost.is_empty() {
        faces.extend(offers(play));
    }
    faces.extend(ghost);
    faces
}

/// The table with all that is on it.
pub fn shapes(play: &Play<Temple>, style: Style) -> Vec<Shape> {
    let view = &play.own.view;
    let style = Style {
        dyes: play.saved.dyes(),
        ..style
    };
    let faces = faces(play);
    let mut table = temple::table(&faces, MARGIN, view, style);
    let mut building = temple::shapes(&faces, view, style);
    if view.is_from_below() {
        // The table lies between the viewer and the building.
        building.append(&mut table);
        building
    } else {
        table.append(&mut building);
        table
    }
}
