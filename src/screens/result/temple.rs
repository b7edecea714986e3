//! The result of Temple: who put down the last tile, or couldn't move.

use super::super::context::Context;
use super::super::{pictures, table};
use super::{Row, Told};
use crate::games::temple::Temple;
use crate::games::{Game, Seat};
use crate::words::Arg;

type Saved = crate::table::Saved<Temple>;

pub fn tell(ctx: &Context, saved: &Saved, names: &[String]) -> Told {
    let words = ctx.words();
    let game = saved.table.game();
    let winners = game.winners().unwrap_or_default();
    let title = match winners.first() {
        Some(winner) => words.format("result-wins", &[("name", Arg::from(names[winner.index()].as_str()))]),
        None => words.text("ask-over"),
    };
    let mut seats: Vec<Seat> = (0..game.seats()).map(|seat| Seat(seat as u8)).collect();
    seats.sort_by_key(|seat| !winners.contains(seat));
    let row = |seat: Seat| Row {
        seat,
        points: game.tiles_left(seat),
        blocks: Vec::new(),
    };
    Told {
        title,
        text: String::new(),
        picture: pictures::temple(game, ctx.style()),
        picture_label: table::temple_label(&words, game, names),
        rows: seats.into_iter().map(row).collect(),
        winners,
    }
}
