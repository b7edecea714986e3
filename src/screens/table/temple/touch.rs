//! What a touch on the building means.

use super::super::game::{Touch, nearest_of};
use super::super::play::{Play, REACH};
use super::picture;
use crate::games::temple::{Kind, Place, Temple, Way};
use crate::scene::temple::{Face, Look, View, near, under};
use crate::table::temple::{Intent, Places};

/// How far (in dp) two taps may be apart that are at the same spot.
const SAME_SPOT: f32 = 10.0;

/// The offered place that a touch means, if it means one.
pub fn offered(play: &Play<Temple>, touch: Touch) -> Option<Place> {
    let here = offered_at(play, (touch.x, touch.y));
    here.first().copied().or_else(|| beside(play, touch))
}

/// A place at a touch where nothing can go, to say why.
pub fn somewhere(play: &Play<Temple>, touch: Touch) -> Option<Place> {
    explained(play, (touch.x, touch.y))?.iter().next()
}

/// The tile that lies behind all others at a point, to look at it.
pub fn behind(play: &Play<Temple>, touch: Touch) -> Option<Place> {
    let laid = picture::laid(play);
    let found = under(&laid, &play.own.view, (touch.x, touch.y));
    found.last().map(|&index| laid[index].place)
}

/// A tap on the building: the front-most place under the finger where something can go, at the same spot the one behind it; on a
/// tile of the half-made step that one; else why nothing can go there.
pub fn tap(play: &mut Play<Temple>, touch: Touch) -> Option<Intent> {
    let before = play.own.tapped.take();
    if play.is_reviewing() || play.saved.table.to_move().is_none() {
        return None;
    }
    // Whose turn it is is told instead.
    if play.bots_turn().is_some() {
        return Some(Intent::Back);
    }
    let point = (touch.x, touch.y);
    let again = before.is_some_and(|(x, y)| (x - touch.x).hypot(y - touch.y) <= SAME_SPOT / REACH * touch.reach);
    let offered = offered_at(play, point);
    // Who looks inside says where.
    if play.own.inside && offered.is_empty() && play.saved.table.draft().step.is_none() {
        play.own.focus = behind(play, touch);
        return None;
    }
    let table = &play.saved.table;
    let (view, ghost) = (&play.own.view, picture::ghost(play));
    let on_ghost = |reach: f32| {
        near(&ghost, view, point, reach)
            .first()
            .map(|&index| ghost[index].place)
    };
    if again && table.placements_at(&offered).len() > 1 {
        play.own.tapped = Some(point);
    } else if let Some(place) = on_ghost(0.0) {
        return Some(Intent::Choose(place));
    } else if offered.is_empty() {
        if let Some(place) = on_ghost(touch.reach) {
            return Some(Intent::Choose(place));
        }
        let Some(place) = beside(play, touch) else {
            return explained(play, point).map(Intent::Lay);
        };
        play.own.tapped = Some(point);
        return play.saved.table.next_at(&[place]).map(Intent::Lay);
    } else {
        play.own.tapped = Some(point);
    }
    let chosen = play.saved.table.next_at(&offered);
    chosen.map(Intent::Lay)
}

/// Whether another tap at the same spot would choose another place.
pub fn has_another(play: &Play<Temple>) -> bool {
    let here = play.own.tapped.map(|point| offered_at(play, point));
    here.is_some_and(|here| play.saved.table.placements_at(&here).len() > 1)
}

/// The offered places under a point, from front to back; none if a tile of the building is in front of all of them.
fn offered_at(play: &Play<Temple>, point: (f32, f32)) -> Vec<Place> {
    let mut faces = picture::laid(play);
    let laid = faces.len();
    faces.extend(picture::offers(play));
    let mut found = under(&faces, &play.own.view, point);
    found.retain(|&index| faces[index].look != Look::Glass);
    if found.first().is_none_or(|&index| index < laid) {
        return Vec::new();
    }
    let offered = found.into_iter().filter(|&index| index >= laid);
    offered.map(|index| faces[index].place).collect()
}

/// The offered place that is nearest to a touch.
fn beside(play: &Play<Temple>, touch: Touch) -> Option<Place> {
    let offers = picture::offers(play);
    let point = (touch.x, touch.y);
    let on_it = under(&offers, &play.own.view, point);
    let found = near(&offers, &play.own.view, point, touch.reach);
    // Those under the point are behind a tile.
    found.get(on_it.len()).map(|&index| offers[index].place)
}

/// Places under a point where nothing can go, to say why: what is seen there in front, or a square of the table.
fn explained(play: &Play<Temple>, point: (f32, f32)) -> Option<Places> {
    let table = &play.saved.table;
    let game = table.game();
    let way = table.draft().way;
    let fits = |place: &Place| match way {
        None => true,
        Some(Way::Floor) => place.kind() == Kind::Floor,
        Some(Way::CornerWall | Way::SingleWall) => place.kind().is_wall(),
        Some(_) => place.kind() == Kind::Top,
    };
    let mut faces = picture::laid(play);
    let laid = faces.len();
    let mut free: Vec<Place> = game.tiles().iter().flat_map(|put| put.place.touching()).collect();
    free.retain(|place| fits(place) && game.at(*place).is_none());
    free.sort_unstable();
    free.dedup();
    faces.extend(free.into_iter().map(Face::offer));
    let found = under(&faces, &play.own.view, point);
    let place = match found.first() {
        Some(&front) => faces[front].place,
        None => {
            let (x, y) = ground(&play.own.view, point)?;
            Place::floor(x, y)
        }
    };
    let is_free = found.first().is_none_or(|&front| front >= laid);
    if way == Some(Way::CornerWall) && is_free && place.kind().is_wall() {
        let across =
            |other: &Place| other.kind().is_wall() && other.kind() != place.kind() && game.at(*other).is_none();
        let pair = place
            .touching()
            .find(across)
            .and_then(|other| Places::new(&[place, other]));
        return pair.or_else(|| Places::new(&[place]));
    }
    Places::new(&[place])
}

/// The square of the table at a point; `None` if the table is seen from its edge.
fn ground(view: &View, (x, y): (f32, f32)) -> Option<(i16, i16)> {
    let (origin, east, south) = (
        view.project([0.0; 3]),
        view.project([1.0, 0.0, 0.0]),
        view.project([0.0, 1.0, 0.0]),
    );
    let (a, b) = (
        (east.0 - origin.0, east.1 - origin.1),
        (south.0 - origin.0, south.1 - origin.1),
    );
    let area = a.0 * b.1 - a.1 * b.0;
    let (x, y) = (x - origin.0, y - origin.1);
    (area.abs() > 1e-2).then(|| {
        let (along_a, along_b) = ((x * b.1 - y * b.0) / area, (a.0 * y - a.1 * x) / area);
        (along_a.floor() as i16, along_b.floor() as i16)
    })
}

/// The next of the places where something can go, in a direction of the picture.
pub fn towards(play: &Play<Temple>, from: (f32, f32), dx: i32, dy: i32) -> Option<Intent> {
    let table = &play.saved.table;
    let middle = |places: Places| {
        let (count, (x, y)) = (
            places.count() as f32,
            places.iter().fold((0.0, 0.0), |(x, y), place| {
                let middle = picture::middle(place, &play.own.view);
                (x + middle.0, y + middle.1)
            }),
        );
        (x / count, y / count)
    };
    let offered: Vec<(Places, (f32, f32))> = table
        .placements()
        .map(|placement| (placement.places, middle(placement.places)))
        .collect();
    let now = table.draft().step.map(|step| Places::of(&step));
    let now = now.map(|places| (places, middle(places)));
    nearest_of(&offered, now, from, dx, dy).map(Intent::Lay)
}
