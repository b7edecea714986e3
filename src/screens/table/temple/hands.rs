//! What fingers and keys mean beside the board: ways, colours, and the tiles of a hand.

use super::super::super::context::Context;
use super::super::super::nav::KeyPress;
use super::super::super::ui::DragSource;
use super::super::game::{Carried, Touch};
use super::super::play::Play;
use super::{picture, touch};
use crate::games::temple::{Colour, Place, Temple, Tile, Way};
use crate::games::{Game, Seat};
use crate::scene::temple::{HandLook, hand_tile, near};
use crate::table::temple::{Intent, Outlook, State};

/// Whether a tap on this tile of the hand asks why it can't be put down anywhere: nothing else is meant by it now, or it is marked.
pub fn has_no_place(play: &Play<Temple>, tile: Tile) -> bool {
    let table = &play.saved.table;
    let is_mine = table.to_move() == Some(tile.colour.seat()) && play.bots_turn().is_none();
    let has_turn = table
        .to_move()
        .is_some_and(|seat| table.game().open(seat).is_none_or(|open| open == tile.colour));
    let is_free = table.draft().step.is_none() && !play.is_reviewing();
    let is_stuck = |look: &Outlook| look.tile == tile && !look.fits();
    is_mine
        && is_free
        && (has_turn && !table.can_open(tile.colour) || play.own.danger)
        && table.outlook(tile.colour.seat()).iter().any(is_stuck)
}

/// The values of a colour.
const VALUES: i32 = 6;

/// A tile as a number, for `ui/`.
pub fn id(tile: Tile) -> i32 {
    tile.colour.index() as i32 * VALUES + i32::from(tile.value()) - 1
}

/// The tile with this number.
pub fn tile(id: i32) -> Option<Tile> {
    let (colour, value) = (id.div_euclid(VALUES), id.rem_euclid(VALUES) + 1);
    let colours = [Seat(0), Seat(1)].into_iter().flat_map(Colour::of);
    let colour = colours.into_iter().nth(usize::try_from(colour).ok()?)?;
    Tile::new(colour, value as u8)
}

/// Whose hand lies below the board: whose turn it is, in a bot's turn the person who is next, and at the end whoever could not move.
pub fn seat(play: &Play<Temple>) -> Seat {
    let table = &play.saved.table;
    match table.to_move() {
        Some(seat) => {
            let next = seat.next(2);
            let waits = play.bots_turn().is_some() && play.saved.bot(next).is_none();
            if waits { next } else { seat }
        }
        None => {
            let winners = table.game().winners().unwrap_or_default();
            winners.first().map_or(Seat(0), |winner| winner.next(2))
        }
    }
}

/// The colour whose tiles are shown: the one that was asked for, that of the half-made step, the open one, or one to be opened.
pub fn shown(play: &Play<Temple>) -> Colour {
    let table = &play.saved.table;
    let seat = seat(play);
    let hand = table.hand(seat);
    let steps = table.history().cursor();
    let asked = play
        .own
        .shown
        .filter(|&(after, colour)| after == steps && colour.seat() == seat);
    let of_step = table.draft().step.map(|step| step.first.tile.colour);
    let of_step = of_step.or_else(|| table.opens()).filter(|colour| colour.seat() == seat);
    asked
        .map(|(_, colour)| colour)
        .or(of_step)
        .or_else(|| table.game().open(seat))
        .or_else(|| {
            hand.iter()
                .find(|colour| colour.state == State::New)
                .map(|colour| colour.colour)
        })
        .unwrap_or(hand[0].colour)
}

/// A colour was tapped: its tiles are shown, and if the turn can begin with it, it does.
pub fn tap_colour(play: &mut Play<Temple>, index: usize) -> Option<Intent> {
    let table = &play.saved.table;
    let colour = table.hand(seat(play)).get(index)?.colour;
    play.own.shown = Some((table.history().cursor(), colour));
    let is_chosen = table.opens() == Some(colour);
    (!play.is_reviewing() && !is_chosen && table.can_open(colour)).then_some(Intent::Colour(colour))
}

/// `1` to `6` are the values of the colour that is shown, `,` and `.` go to the way before and the next one that is offered, `C` to
/// the next colour.
pub fn key(play: &Play<Temple>, key: &KeyPress) -> Option<Intent> {
    match (key.text.as_str(), key.control) {
        ("1" | "2" | "3" | "4" | "5" | "6", false) => {
            let value = key.text.as_bytes()[0] - b'0';
            Tile::new(shown(play), value).map(Intent::Tile)
        }
        ("." | ">", false) => next_way(play, true),
        ("," | "<", false) => next_way(play, false),
        ("c" | "C", false) => next_colour(play),
        _ => None,
    }
}

fn next_way(play: &Play<Temple>, on: bool) -> Option<Intent> {
    let table = &play.saved.table;
    let offered: Vec<Way> = table
        .ways()
        .into_iter()
        .filter(|offer| offer.placements > 0)
        .map(|offer| offer.way)
        .collect();
    let now = table.draft().way;
    let at = offered.iter().position(|&way| Some(way) == now);
    let next = match (at, on) {
        (None, true) => offered.first(),
        (None, false) => offered.last(),
        (Some(at), true) => offered.get(at + 1),
        (Some(at), false) => at.checked_sub(1).and_then(|at| offered.get(at)),
    };
    // Beyond the last one it is all of them again.
    next.copied().or(now).map(Intent::Way)
}

fn next_colour(play: &Play<Temple>) -> Option<Intent> {
    let table = &play.saved.table;
    let open: Vec<Colour> = Colour::of(seat(play))
        .filter(|&colour| table.can_open(colour))
        .collect();
    let now = table
        .opens()
        .and_then(|now| open.iter().position(|&colour| colour == now));
    let next = now.map_or(0, |now| (now + 1) % open.len());
    open.get(next).copied().map(Intent::Colour)
}

/// Takes a tile of the hand up.
pub fn take_up(play: &mut Play<Temple>, ctx: &Context, _: DragSource, index: usize) -> Result<Carried, Intent> {
    let unit = play.view.camera.unit;
    let nothing = Carried {
        shapes: Vec::new(),
        unit,
    };
    play.own.carried = None;
    let Some(tile) = tile(index as i32) else {
        return Ok(nothing);
    };
    let table = &play.saved.table;
    let is_there = table.game().left(tile.colour).contains(tile.value());
    if play.is_reviewing() || !is_there {
        return Ok(nothing);
    }
    if !table.can_be_put(tile) || play.bots_turn().is_some() {
        return Err(Intent::Tile(tile));
    }
    play.own.carried = Some(tile);
    let mut shapes = hand_tile(tile, HandLook::default(), picture::style(play, ctx.style()));
    for shape in &mut shapes {
        shape.place.x += 0.5;
        shape.place.y += 0.5;
    }
    Ok(Carried { shapes, unit })
}

/// A carried tile is over the board.
pub fn hold(play: &mut Play<Temple>, touch: Touch) {
    play.own.over = target(play, touch);
}

/// A carried tile is let go over the board.
pub fn let_go(play: &mut Play<Temple>, touch: Touch) -> Option<Intent> {
    play.own.over = None;
    let tile = play.own.carried.take()?;
    let place = target(play, touch).or_else(|| touch::somewhere(play, touch))?;
    Some(Intent::Put(tile, place))
}

/// The place that a carried tile goes to: one of the half-made step's, or one that is offered.
fn target(play: &Play<Temple>, touch: Touch) -> Option<Place> {
    let ghost = picture::ghost(play);
    let point = (touch.x, touch.y);
    if let Some(&index) = near(&ghost, &play.own.view, point, touch.reach).first() {
        return Some(ghost[index].place);
    }
    touch::offered(play, touch)
}
