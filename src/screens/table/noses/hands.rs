//! What fingers and keys mean in the nose game, beside the board.

use super::super::super::context::Context;
use super::super::super::nav::KeyPress;
use super::super::game::{Carried, Touch, nearest_ahead};
use super::super::play::Play;
use crate::games::noses::{Direction, Noses, Step, Tile};
use crate::games::plane::Square;
use crate::scene::noses;
use crate::table::noses::{Choice, Draft, Intent, StoneOffer, Table, Which};

/// The tiles of whose turn it is as the tray shows them, each with whether it can be laid now.
pub fn tray(table: &Table, filtered: bool) -> Vec<(Tile, bool)> {
    let Some(seat) = table.to_move() else { return Vec::new() };
    let mut hand = table.hand(seat);
    hand.retain(|&(tile, open)| open || !filtered || table.draft().tile() == Some(tile));
    hand
}

/// The groups of the tile that is being laid.
pub fn groups(table: &Table) -> Vec<Which> {
    let mut groups = Which::BOTH.to_vec();
    groups.retain(|&which| table.chosen_stone(which).is_some());
    groups
}

/// What it means that a group is to be mine: a stone of the reserve while there is one, else one that moves, which has to be
/// chosen first (`None`).
pub fn mine(table: &Table, which: Which) -> Option<Choice> {
    let choices = table.stone_choices(which);
    let offered = choices.iter().any(|offer| offer.choice == Choice::Reserve);
    // The last one goes from the tile's other group to this one.
    let exchanged = table.chosen_stone(which.other()) == Some(Choice::Reserve);
    (offered || exchanged).then_some(Choice::Reserve)
}

/// The stones that can move to a group.
pub fn movable(table: &Table, which: Which) -> Vec<StoneOffer> {
    let mut offers = table.stone_choices(which);
    offers.retain(|offer| matches!(offer.choice, Choice::From(_)));
    offers
}

/// Arrows choose a tile, and once one is chosen the place for it.
pub fn towards(table: &Table, from: (f32, f32), dx: i32, dy: i32) -> Option<Intent> {
    let now = match table.draft() {
        Draft::None => return next_tile(table, dx + dy),
        Draft::Tile(_) => None,
        Draft::Placed { step, anchor } => Some(step.squares()[anchor.index()]),
    };
    let at = nearest_ahead(&table.offered_squares(), now, from, dx, dy)?;
    let Touch { x, y, reach } = Touch::on(at);
    Some(Intent::Hold { x, y, reach })
}

/// The next tile of the hand that can be laid, or the one before.
fn next_tile(table: &Table, by: i32) -> Option<Intent> {
    let hand = tray(table, true);
    let tile = table.draft().tile();
    let now = hand.iter().position(|&(other, _)| Some(other) == tile);
    let next = match (now, by > 0) {
        (None, true) => 0,
        (None, false) => hand.len().checked_sub(1)?,
        (Some(now), true) => (now + 1) % hand.len(),
        (Some(now), false) => (now + hand.len() - 1) % hand.len(),
    };
    let (next, _) = *hand.get(next)?;
    (Some(next) != tile).then_some(Intent::Tile(next))
}

/// `R` turns, `,` and `.` go to the tile before and the next one, `1` and `2` change the owner of the first and the second group.
pub fn key(table: &Table, key: &KeyPress) -> Option<Intent> {
    match (key.text.as_str(), key.control) {
        ("r" | "R", false) => Some(Intent::Turn),
        ("." | ">", false) => next_tile(table, 1),
        ("," | "<", false) => next_tile(table, -1),
        ("1", false) => next_stone(table, 0),
        ("2", false) => next_stone(table, 1),
        _ => None,
    }
}

/// The next of all choices for a group, stones that move among them.
fn next_stone(table: &Table, group: usize) -> Option<Intent> {
    let which = *groups(table).get(group)?;
    let choices = table.stone_choices(which);
    let now = table.chosen_stone(which);
    let now = choices.iter().position(|offer| Some(offer.choice) == now)?;
    let next = choices[(now + 1) % choices.len()].choice;
    Some(Intent::Stone(which, next))
}

/// Takes a tile of the tray up.
pub fn take_up(play: &mut Play<Noses>, ctx: &Context, index: usize) -> Result<Carried, Intent> {
    let table = &play.saved.table;
    let hand = tray(table, ctx.table.noses.filtered.get());
    let nothing = Carried {
        shapes: Vec::new(),
        unit: play.view.camera.unit,
    };
    let Some(&(tile, open)) = hand.get(index) else {
        return Ok(nothing);
    };
    let chosen = table.draft().tile() == Some(tile);
    if play.is_reviewing() || !open {
        return if chosen { Ok(nothing) } else { Err(Intent::Tile(tile)) };
    }
    // Tapping a chosen tile would let it go.
    if !chosen {
        play.choose_only(ctx, Intent::Tile(tile));
    }
    let upright = Step::lay(tile, Square::ORIGIN, Direction::South);
    Ok(Carried {
        shapes: noses::laid([&upright], ctx.style()),
        unit: play.view.camera.unit,
    })
}
