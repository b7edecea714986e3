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

/// The tiles of the building; those of the last turn are told apart, and what is looked through is glass.
pub fn laid(play: &Play<Temple>) -> Vec<Face> {
    let (table, own) = (&play.saved.table, &play.own);
    let step = table.draft().step;
    let last = table.history().played().last().filter(|_| step.is_none());
    let is_last = |put: &Put| last.is_some_and(|step| step.puts().any(|other| other == *put));
    let look = |put: &Put| if is_last(put) { Look::Last } else { Look::Laid };
    let tiles = table.game().tiles().iter();
    let mut faces: Vec<Face> = tiles.map(|put| Face::new(*put, look(put))).collect();
    let focus = own.focus.filter(|_| own.inside);
    for place in focus.into_iter().chain(own.peek) {
        temple::look_inside(&mut faces, &own.view, place);
    }
    // What is being put down can be seen, wherever it is.
    let ghosts = step.iter().chain(&play.hints).flat_map(|step| step.puts());
    for place in ghosts.map(|put| put.place) {
        let front = temple::under(&faces, &own.view, middle(place, &own.view));
        let hides = |index: &usize| temple::before(&faces, &own.view, place).contains(index);
        if own.inside || front.first().is_some_and(hides) {
            temple::look_inside(&mut faces, &own.view, place);
        }
    }
    faces
}

/// The tiles of the half-made step.
pub fn ghost(play: &Play<Temple>) -> Vec<Face> {
    let table = &play.saved.table;
    let lonely = table.lonely().map(|lonely| lonely.put.place);
    let draft = table.draft();
    let count = draft.step.map_or(0, |step| step.puts().count());
    let look = |(index, put): (usize, Put)| {
        if Some(put.place) == lonely {
            Face::new(put, Look::Blamed)
        } else if count > 1 && index == draft.chosen {
            Face::new(put, Look::Chosen)
        } else {
            Face::new(put, Look::Ghost)
        }
    };
    let puts = draft.step.iter().flat_map(|step| step.puts()).enumerate();
    puts.map(look).collect()
}

/// The tiles of a hint's steps. Where two would lie in the same place, the better one is shown.
fn hinted(play: &Play<Temple>) -> Vec<Face> {
    let mut faces: Vec<Face> = Vec::new();
    for put in play.hints.iter().flat_map(|step| step.puts()) {
        if faces.iter().all(|face| face.place != put.place) {
            faces.push(Face::new(put, Look::Ghost));
        }
    }
    faces
}

/// The places where something can go.
pub fn offers(play: &Play<Temple>) -> Vec<Face> {
    if play.is_reviewing() || play.bots_turn().is_some() {
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
        if faces.is_empty() {
            // Before the first tile there is no table but around where it goes.
            faces = offers(play);
        }
        // What lies ready, or where something can go, stays to be seen, but for what the refused tiles are.
        if !faces.iter().any(|face| face.look == Look::Offer) {
            let places: Vec<Place> = refusal.would_be.iter().map(|put| put.place).collect();
            let ghost = ghost(play);
            let stays = if ghost.is_empty() { offers(play) } else { ghost };
            faces.extend(stays.into_iter().filter(|face| !places.contains(&face.place)));
        }
        faces.extend(refusal.would_be.iter().map(|put| Face::new(*put, look(put))));
        return faces;
    }
    if !play.hints.is_empty() {
        faces.extend(hinted(play));
        return faces;
    }
    let ghost = ghost(play);
    let mut new = if ghost.is_empty() { offers(play) } else { ghost };
    // Over a place, a carried tile is shown as it would be there.
    if let (Some(place), Some(tile)) = (play.own.over, play.own.carried) {
        new.retain(|face| face.place != place);
        new.push(Face::new(Put { place, tile }, Look::Chosen));
    }
    faces.extend(new);
    faces
}

/// How the tiles of this game look: in the colours that the players chose.
pub fn style(play: &Play<Temple>, style: Style) -> Style {
    Style {
        dyes: play.saved.dyes(),
        ..style
    }
}

/// The table with all that is on it.
pub fn shapes(play: &Play<Temple>, general: Style) -> Vec<Shape> {
    let view = &play.own.view;
    let style = style(play, general);
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
