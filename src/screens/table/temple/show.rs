//! Lays Temple out.

use super::super::super::ui::SeatRow;
use super::super::game::Board;
use super::super::play::Play;
use super::{ask, picture};
use crate::games::Seat;
use crate::games::temple::Temple;
use crate::scene::Style;
use crate::words::{Arg, Words};

pub fn board(play: &Play<Temple>, words: &Words, style: Style) -> Board {
    let table = &play.saved.table;
    let placements = if play.is_reviewing() {
        Vec::new()
    } else {
        table.placements().collect()
    };
    let places = placements.iter().map(|placement| {
        let (x, y) = picture::around(placement.places.iter(), &play.own.view)
            .unwrap_or_else(|| picture::first(&play.own.view))
            .centre();
        (x - 0.5, y - 0.5, ask::placement_label(words, placement))
    });
    Board {
        shapes: picture::shapes(play, style),
        places: places.collect(),
        label: ask::board_label(words, table.game(), &play.all_names(words)),
        placing: table.draft().step.is_some(),
        can_turn: false,
    }
}

pub fn seat_row(words: &Words, play: &Play<Temple>, seat: Seat) -> SeatRow {
    let table = &play.saved.table;
    let left = table.game().tiles_left(seat);
    let open = table.game().open(seat);
    let name = play.name(words, seat);
    let label = words.format(
        "temple-seat-label",
        &[
            ("name", Arg::from(name.as_str())),
            ("count", Arg::from(left)),
            ("open", Arg::from(if open.is_some() { "yes" } else { "no" })),
            (
                "colour",
                Arg::from(open.map_or_else(String::new, |open| ask::named(words, play, open))),
            ),
            (
                "turn",
                Arg::from(if table.to_move() == Some(seat) { "yes" } else { "no" }),
            ),
        ],
    );
    SeatRow {
        label: label.into(),
        ..play.seat_row(words, seat, left)
    }
}
