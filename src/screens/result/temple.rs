//! The result of Temple: who put down the last tile or couldn't build any more, and why each tile that is left has to
//! stay in hand.

use std::collections::BTreeMap;

use slint::{ModelRc, VecModel};

use super::super::context::{Context, shown};
use super::super::ui::{ResultBlock, ResultGroup, ResultHand};
use super::super::{pictures, table};
use super::{Row, Told};
use crate::games::temple::{Dyes, TILES_OF_A_SEAT, Temple, Tile};
use crate::games::{Game, Seat};
use crate::scene::Style;
use crate::table::temple::{HandColour, Outlook, State, Unfit};
use crate::words::{Arg, Words, colour, list};

type Saved = crate::table::Saved<Temple>;

pub(super) fn tell(ctx: &Context, saved: &Saved, names: &[String]) -> Told {
    let words = ctx.words();
    let game = saved.table.game();
    let winners = game.winners().unwrap_or_default();
    let style = Style {
        dyes: saved.dyes(),
        ..ctx.style()
    };
    let End { title, text, stuck } = end(ctx, saved, names);
    let mut seats: Vec<Seat> = (0..game.seats()).map(|seat| Seat(seat as u8)).collect();
    seats.sort_by_key(|seat| !winners.contains(seat));
    let loser = stuck_seat(game);
    let others = seats
        .iter()
        .copied()
        .filter(|&seat| game.tiles_left(seat) > 0 && Some(seat) != loser);
    Told {
        title,
        text,
        picture: pictures::temple(game, style),
        picture_label: table::temple_label(&words, game, names),
        rows: seats.iter().map(|&seat| row(&words, saved, seat, names)).collect(),
        hands: others
            .map(|seat| hand(&words, saved, seat, false, names, style))
            .collect(),
        stuck: stuck.into_iter().collect(),
        winners,
    }
}

/// How a game ended.
pub struct End {
    /// Who won.
    pub title: String,
    /// How.
    pub text: String,
    /// What somebody has left who couldn't build any more, each tile with its reason.
    pub stuck: Option<ResultHand>,
}

/// How a game ended. `names` by seat.
pub fn end(ctx: &Context, saved: &Saved, names: &[String]) -> End {
    let words = ctx.words();
    let game = saved.table.game();
    let style = Style {
        dyes: saved.dyes(),
        ..ctx.style()
    };
    let (title, text) = verdict(&words, game, &game.winners().unwrap_or_default(), names);
    let stuck = stuck_seat(game).map(|seat| hand(&words, saved, seat, true, names, style));
    End { title, text, stuck }
}

/// Who couldn't build any more; `None` if somebody put down the last tile.
fn stuck_seat(game: &Temple) -> Option<Seat> {
    let winner = *game.winners()?.first()?;
    (game.tiles_left(winner) > 0).then(|| winner.next(game.seats()))
}

/// Who won, and in another sentence how.
fn verdict(words: &Words, game: &Temple, winners: &[Seat], names: &[String]) -> (String, String) {
    let Some(&winner) = winners.first() else {
        return (words.text("ask-over"), String::new());
    };
    let name = |seat: Seat| Arg::from(names[seat.index()].as_str());
    let text = if game.tiles_left(winner) == 0 {
        words.format("temple-result-last", &[("name", name(winner))])
    } else {
        words.format("temple-result-stuck", &[("name", name(winner.next(game.seats())))])
    };
    (words.format("result-wins", &[("name", name(winner))]), text)
}

/// A block for each turn, as long as it has tiles; all thirty make a whole bar.
fn row(words: &Words, saved: &Saved, seat: Seat, names: &[String]) -> Row {
    let part = |tiles: usize| tiles as f32 / TILES_OF_A_SEAT as f32;
    let mut before = 0;
    let mut blocks = Vec::new();
    for (index, step) in saved.table.history().played().iter().enumerate() {
        if step.first.tile.colour.seat() != seat {
            continue;
        }
        let count = step.puts().count();
        let label = words.format(
            "temple-result-turn",
            &[
                ("name", Arg::from(names[seat.index()].as_str())),
                ("count", Arg::from(count)),
            ],
        );
        blocks.push(ResultBlock {
            text: count.to_string().into(),
            from: part(before),
            part: part(count),
            label: label.into(),
            after: (index + 1) as i32,
        });
        before += count;
    }
    let left = saved.table.game().tiles_left(seat);
    Row {
        seat,
        points: words.format("temple-result-left", &[("count", left.into())]),
        blocks,
    }
}

/// The tiles that a seat has left. Of the one who couldn't build any more: those that have the same reason together.
fn hand(words: &Words, saved: &Saved, seat: Seat, is_stuck: bool, names: &[String], style: Style) -> ResultHand {
    let groups = if is_stuck {
        stuck(words, saved, seat)
    } else {
        vec![(String::new(), left(&saved.table.hand(seat)))]
    };
    let group = |(text, tiles): (String, Vec<Tile>)| {
        let label: Vec<String> = tiles.iter().map(|&tile| called(words, style.dyes, tile)).collect();
        ResultGroup {
            picture: pictures::hand(&tiles, style),
            label: label.join(", ").into(),
            text: shown(&text),
        }
    };
    let groups: Vec<ResultGroup> = groups.into_iter().map(group).collect();
    ResultHand {
        title: shown(&words.format("temple-result-hand", &[("name", names[seat.index()].as_str().into())])),
        groups: ModelRc::from(std::rc::Rc::new(VecModel::from(groups))),
    }
}

fn left(hand: &[HandColour]) -> Vec<Tile> {
    let tiles = |of: &HandColour| {
        let (colour, left) = (of.colour, of.left);
        left.iter()
            .filter_map(move |value| Tile::new(colour, value))
            .collect::<Vec<_>>()
    };
    hand.iter().flat_map(tiles).collect()
}

/// The tiles of somebody who couldn't build: why each of them had to stay, those with the same reason together.
fn stuck(words: &Words, saved: &Saved, seat: Seat) -> Vec<(String, Vec<Tile>)> {
    let dyes = saved.dyes();
    let hand = saved.table.hand(seat);
    let open = hand
        .iter()
        .find(|colour| colour.state == State::Open)
        .map(|of| of.colour);
    let is_open = |tile: Tile| open.is_none_or(|open| open == tile.colour);
    let mut reasons: BTreeMap<Unfit, Vec<Tile>> = BTreeMap::new();
    for Outlook { tile, why_not } in saved.table.outlook(seat) {
        if let Some(why) = why_not.filter(|_| is_open(tile)) {
            reasons.entry(why).or_default().push(tile);
        }
    }
    let mut groups: Vec<(String, Vec<Tile>)> = Vec::new();
    for (why, tiles) in reasons {
        groups.push((reason(words, &why, &tiles, dyes), tiles));
    }
    let closed: Vec<HandColour> = hand
        .into_iter()
        .filter(|of| open.is_some() && of.state == State::New)
        .collect();
    if let (Some(open), false) = (open, closed.is_empty()) {
        let colours: Vec<String> = closed.iter().map(|of| colour(words, dyes.letter(of.colour))).collect();
        let text = words.format(
            "temple-result-closed",
            &[
                ("colours", list(words, &colours).into()),
                ("open", colour(words, dyes.letter(open)).into()),
            ],
        );
        groups.push((text, left(&closed)));
    }
    groups
}

fn reason(words: &Words, why: &Unfit, tiles: &[Tile], dyes: Dyes) -> String {
    let tiles: Vec<String> = tiles.iter().map(|&tile| called(words, dyes, tile)).collect();
    let tiles = Arg::from(list(words, &tiles));
    match *why {
        Unfit::FirstTile => words.text("reason-temple-first"),
        Unfit::TooSmall { least } => words.format("temple-result-small", &[("tiles", tiles), ("least", least.into())]),
        Unfit::TooFewTiles { needed, .. } => {
            words.format("temple-result-few", &[("tiles", tiles), ("needed", needed.into())])
        }
        Unfit::NoOther => words.format("temple-result-other", &[("tiles", tiles)]),
    }
}

/// A tile by its colour and value: `indigo 4`.
fn called(words: &Words, dyes: Dyes, tile: Tile) -> String {
    words.format(
        "temple-tile",
        &[
            ("colour", colour(words, dyes.letter(tile.colour)).into()),
            ("value", tile.value().into()),
        ],
    )
}
