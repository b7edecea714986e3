//! The result of the nose game: every group that scores.

use super::super::context::Context;
use super::super::ui::ResultBlock;
use super::super::{pictures, table};
use super::{Row, Told};
use crate::games::noses::{Group, Noses};
use crate::games::plane::Square;
use crate::games::{Game, Seat};
use crate::scene::noses;
use crate::words::{Arg, Words, list, nose};

type Saved = crate::table::Saved<Noses>;

pub fn tell(ctx: &Context, saved: &Saved, names: &[String]) -> Told {
    let words = ctx.words();
    let game = saved.table.game();
    let winners = game.winners().unwrap_or_default();
    let (title, mut text) = verdict(&words, &game.scores(), &winners, names);
    if let Some(deal) = saved.number(table::DEAL) {
        text.push(' ');
        text.push_str(&words.format("noses-deal", &[("number", Arg::from(deal.to_string()))]));
    }
    let mut seats: Vec<Seat> = (0..game.seats()).map(|seat| Seat(seat as u8)).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(game.scores()[seat.index()]));
    let rows = seats.into_iter();
    let mut picture = noses::scored(game, &saved.marks(), ctx.style());
    picture.extend(noses::points(game, &saved.marks()));
    Told {
        title,
        text: text.trim().to_owned(),
        picture: pictures::whole(&picture),
        picture_label: table::noses_label(&words, game, names),
        rows: rows.map(|seat| row(&words, saved, seat, names)).collect(),
        stuck: Vec::new(),
        hands: Vec::new(),
        winners,
    }
}

/// A block for each group of a seat's, the largest first.
fn row(words: &Words, saved: &Saved, seat: Seat, names: &[String]) -> Row {
    let game = saved.table.game();
    let scores = game.scores();
    let longest = scores.iter().copied().max().unwrap_or(0).max(1) as f32;
    let owned = |group: &Group| group.stone.filter(|stone| stone.owner == seat);
    let mut groups: Vec<Group> = game
        .groups()
        .into_iter()
        .filter(|group| owned(group).is_some())
        .collect();
    groups.sort_by_key(|group| std::cmp::Reverse(group.squares.len()));
    let mut before = 0;
    let mut blocks = Vec::new();
    for group in &groups {
        let count = group.squares.len();
        let stone = owned(group).map_or(Square::ORIGIN, |stone| stone.square);
        let label = words.format(
            "noses-result-group",
            &[
                ("name", Arg::from(names[seat.index()].as_str())),
                ("nose", Arg::from(nose(words, group.nose))),
                ("count", Arg::from(count)),
            ],
        );
        blocks.push(ResultBlock {
            text: count.to_string().into(),
            from: before as f32 / longest,
            part: count as f32 / longest,
            label: label.into(),
            after: laid_at(saved, stone) as i32,
        });
        before += count;
    }
    Row {
        seat,
        points: scores[seat.index()].to_string(),
        blocks,
    }
}

/// How many steps had been played once the tile on a square was laid, and with it the stone that lies there.
fn laid_at(saved: &Saved, square: Square) -> usize {
    let mut played = saved.table.history().played().iter();
    played
        .position(|step| step.squares().contains(&square))
        .map_or(0, |index| index + 1)
}

/// Who won, and in another sentence by how much; a tie is shared.
fn verdict(words: &Words, scores: &[u32], winners: &[Seat], names: &[String]) -> (String, String) {
    let [first, ..] = winners else {
        return (words.text("ask-over"), String::new());
    };
    let best = scores[first.index()];
    let winning: Vec<&str> = winners.iter().map(|seat| names[seat.index()].as_str()).collect();
    if let [winner] = winning[..] {
        let others = scores.iter().enumerate().filter(|(seat, _)| *seat != first.index());
        let second = others.map(|(_, &points)| points).max().unwrap_or(0);
        return (
            words.format("result-wins", &[("name", Arg::from(winner))]),
            words.format("result-lead", &[("points", Arg::from(best - second))]),
        );
    }
    let together = Arg::from(list(words, &winning));
    (
        words.format("noses-result-shared", &[("names", together)]),
        words.format("noses-result-shared-more", &[("points", Arg::from(best))]),
    )
}
