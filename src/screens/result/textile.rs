//! The result of Textile: every turn that scored.

use super::super::context::Context;
use super::super::ui::ResultBlock;
use super::super::{pictures, table};
use super::{Row, Told};
use crate::games::textile::Textile;
use crate::games::{Game, Seat};
use crate::scene::textile;
use crate::words::{Arg, Words, list};

type Saved = crate::table::Saved<Textile>;

pub fn tell(ctx: &Context, saved: &Saved, names: &[String]) -> Told {
    let words = ctx.words();
    let game = saved.table.game();
    let winners = game.winners().unwrap_or_default();
    let (title, text) = verdict(&words, saved, &winners, names);
    let rows = order(saved).into_iter();
    Told {
        title,
        text,
        picture: pictures::whole(&textile::laid(game.textile(), ctx.style())),
        picture_label: table::textile_label(&words, game.textile()),
        rows: rows.map(|seat| row(&words, saved, seat, names)).collect(),
        stuck: Vec::new(),
        hands: Vec::new(),
        winners,
    }
}

/// The seats from the winner down; team mates together.
fn order(saved: &Saved) -> Vec<Seat> {
    let game = saved.table.game();
    let winners = game.winners().unwrap_or_default();
    let scores = game.scores();
    let teams = game.options().teams;
    let team_sum = |seat: &Seat| {
        if teams {
            scores[seat.index()] + scores[(seat.index() + 2) % 4]
        } else {
            scores[seat.index()]
        }
    };
    let mut seats: Vec<Seat> = (0..game.seats()).map(|seat| Seat(seat as u8)).collect();
    seats.sort_by_key(|seat| {
        let lost = !winners.contains(seat);
        let sum = std::cmp::Reverse(team_sum(seat));
        // Mates stay together in the order in which they sit; else whoever ran out of turns first comes first.
        let tie = if teams {
            u32::from(seat.0 % 2)
        } else {
            game.last_turn(*seat).unwrap_or(u32::MAX)
        };
        (lost, sum, tie, *seat)
    });
    seats
}

fn row(words: &Words, saved: &Saved, seat: Seat, names: &[String]) -> Row {
    let scores = saved.table.game().scores();
    let longest = scores.iter().copied().max().unwrap_or(0).max(1) as f32;
    let mut before = 0;
    let mut blocks = Vec::new();
    for scored in saved.table.scored().into_iter().filter(|scored| scored.seat == seat) {
        blocks.push(ResultBlock {
            text: scored.points.to_string().into(),
            from: before as f32 / longest,
            part: scored.points as f32 / longest,
            label: words
                .format(
                    "result-turn",
                    &[
                        ("name", Arg::from(names[seat.index()].as_str())),
                        ("points", Arg::from(scored.points)),
                    ],
                )
                .into(),
            after: scored.after as i32,
        });
        before += scored.points;
    }
    Row {
        seat,
        points: scores[seat.index()].to_string(),
        blocks,
    }
}

/// Who won, and in another sentence by how much or how a tie was broken.
fn verdict(words: &Words, saved: &Saved, winners: &[Seat], names: &[String]) -> (String, String) {
    let game = saved.table.game();
    let scores = game.scores();
    let name = |seat: Seat| Arg::from(names[seat.index()].as_str());
    let lead = |points: u32| words.format("result-lead", &[("points", Arg::from(points))]);
    match *winners {
        [one, two] => {
            let pair = [("one", name(one)), ("two", name(two))];
            let (ours, theirs) = (scores[one.index()] + scores[two.index()], scores.iter().sum::<u32>());
            let theirs = theirs - ours;
            let text = if ours == theirs {
                let [a, b] = pair.clone();
                words.format("result-team-tie", &[a, b, ("points", Arg::from(ours))])
            } else {
                lead(ours - theirs)
            };
            (words.format("result-team-wins", &pair), text)
        }
        [winner] => {
            let best = scores[winner.index()];
            let tied: Vec<String> = names
                .iter()
                .enumerate()
                .filter(|(seat, _)| scores[*seat] == best)
                .map(|(_, name)| name.clone())
                .collect();
            let text = if tied.len() > 1 {
                let key = if tied.len() == 2 {
                    "result-tie"
                } else {
                    "result-tie-many"
                };
                let list = list(words, &tied);
                words.format(
                    key,
                    &[
                        ("names", Arg::from(list)),
                        ("points", Arg::from(best)),
                        ("winner", name(winner)),
                    ],
                )
            } else {
                let second = scores
                    .iter()
                    .enumerate()
                    .filter(|(seat, _)| *seat != winner.index())
                    .map(|(_, s)| *s)
                    .max();
                lead(best - second.unwrap_or(0))
            };
            (words.format("result-wins", &[("name", name(winner))]), text)
        }
        _ => (words.text("ask-over"), String::new()),
    }
}
