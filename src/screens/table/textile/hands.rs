//! What fingers and arrow keys mean in Textile, beside the textile itself.

use slint::ComponentHandle;

use super::super::super::context::Context;
use super::super::super::ui::{DragSource, TextileAdapter};
use super::super::game::{Beside, Carried, Touch, nearest_ahead};
use super::super::play::{Play, REACH};
use super::handles;
use crate::games::plane::Square;
use crate::games::textile::{Colour, Phase, Textile, Tile};
use crate::scene::textile;
use crate::table::textile::{Draft, Intent, Table};

/// A tap on the mat, in the patch's squares, each `unit` dp large.
pub fn tapped_patch(table: &Table, x: f32, y: f32, unit: f32) -> Option<Intent> {
    let square = Square::new(x.floor() as i16, y.floor() as i16);
    let offered = table.offered_squares();
    // A touch means the nearest offered square, unless it is on a tile.
    let on_tile = table.patch().iter().any(|tile| tile.at == square);
    let distance = |square: &Square| (f32::from(square.x) + 0.5 - x).hypot(f32::from(square.y) + 0.5 - y);
    let nearest = offered
        .into_iter()
        .filter(|square| distance(square) * unit <= REACH)
        .min_by(|a, b| distance(a).total_cmp(&distance(b)));
    let near_the_patch = |square: Square| {
        table.patch().iter().any(|tile| {
            let apart = tile.at - square;
            apart.x.abs() <= 1 && apart.y.abs() <= 1
        })
    };
    match nearest {
        Some(nearest) if !on_tile => Some(Intent::PatchSquare(nearest)),
        // Further away nobody meant a square.
        _ => near_the_patch(square).then_some(Intent::PatchSquare(square)),
    }
}

/// The next offered place or square in a direction from what is chosen, else from a point of the board.
pub fn towards(table: &Table, from: (f32, f32), dx: i32, dy: i32) -> Option<Intent> {
    let (offered, now, from): (Vec<Square>, Option<Square>, _) = match table.draft() {
        Draft::Take { at, .. } => (table.offered_squares(), at, (0.5, 0.5)),
        Draft::Knot { turn, by } => (handles(table), by.map(|by| table.handle_at(turn, by)), from),
        _ => return None,
    };
    let at = nearest_ahead(&offered, now, from, dx, dy)?;
    let Touch { x, y, reach } = Touch::on(at);
    Some(match table.draft() {
        Draft::Take { .. } => Intent::PatchSquare(at),
        _ => Intent::Hold { x, y, reach },
    })
}

/// Takes the patch up, or a tile from a stack.
pub fn take_up(play: &mut Play<Textile>, ctx: &Context, source: DragSource, index: usize) -> Result<Carried, Intent> {
    let table = &play.saved.table;
    let colour = (source == DragSource::Stack).then(|| Colour::ALL[index]);
    // Drawing plays at once, so nothing is carried then.
    let draws = table.game().phase() == Phase::Draw;
    let may = !play.is_reviewing() && colour.map_or(table.can_knot(), |colour| !draws && table.is_open(colour));
    let intent = colour.map_or(Intent::Knot, Intent::Stack);
    if !may {
        return Err(intent);
    }
    if colour.is_some() && table.draft() != Draft::None {
        // Tapping a chosen stack again would confirm it.
        play.saved.table.back();
    }
    play.choose_only(ctx, intent);
    let table = &play.saved.table;
    let style = ctx.style();
    let (tiles, unit) = match (colour, table.draft()) {
        (Some(colour), _) => {
            let unit = ctx.ui().global::<TextileAdapter>().get_mat_unit().max(40.0);
            let at = Square::ORIGIN;
            (vec![Tile { at, colour }], unit)
        }
        (None, Draft::Knot { turn, .. }) => {
            let handle = turn.apply(table.handle());
            let turned = |tile: &Tile| Tile {
                at: turn.apply(tile.at) - handle,
                ..*tile
            };
            (table.patch().iter().map(turned).collect(), play.view.camera.unit)
        }
        _ => (Vec::new(), play.view.camera.unit),
    };
    Ok(Carried {
        shapes: textile::laid(&tiles, style),
        unit,
    })
}

/// A tile from a stack goes on the nearest offered square, or nowhere, where it stays chosen. The patch is back in the hand.
pub fn let_go_beside(play: &Play<Textile>, ctx: &Context, source: DragSource, x: f32, y: f32) -> Beside<Intent> {
    if source != DragSource::Stack {
        return Beside::LetsGo;
    }
    let ui = ctx.ui();
    let mat = ui.global::<TextileAdapter>();
    let unit = mat.get_mat_unit();
    let left = mat.get_mat_left() + mat.get_mat_origin_x();
    let top = mat.get_mat_top() + mat.get_mat_origin_y();
    let (x, y) = ((x - left) / unit, (y - top) / unit);
    let distance = |square: &Square| (f32::from(square.x) + 0.5 - x).hypot(f32::from(square.y) + 0.5 - y);
    let squares = play.saved.table.offered_squares();
    let nearest = squares.into_iter().min_by(|a, b| distance(a).total_cmp(&distance(b)));
    match nearest {
        Some(nearest) if distance(&nearest) * unit <= REACH.max(unit * 0.75) => {
            Beside::Means(Intent::PatchSquare(nearest))
        }
        _ => Beside::Keeps,
    }
}
