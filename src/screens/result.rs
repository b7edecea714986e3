//! The result of a game: who won and why, and every turn that scored.

use std::cell::RefCell;
use std::rc::Rc;

use slint::{ComponentHandle, ModelRc, VecModel};

use super::context::{Context, shown, with};
use super::nav::{self, Entry, KeyPress};
use super::pictures;
use super::table;
use super::ui::{ResultAdapter, ResultBlock, ResultRow};
use crate::games::{Game, Seat};
use crate::keep::Id;
use crate::scene::textile;
use crate::table::textile::Saved;
use crate::words::{Arg, Words, list};

/// What the result keeps between two touches.
#[derive(Default)]
pub struct State {
    game: RefCell<Option<(Id, Saved)>>,
}

fn with<R>(ctx: &Context, work: impl FnOnce(&Id, &Saved) -> R) -> Option<R> {
    ctx.result.game.borrow().as_ref().map(|(id, saved)| work(id, saved))
}

pub(super) fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let result = ui.global::<ResultAdapter>();
    let id = |ctx: &Context| with(ctx, |id, _| id.clone());
    result.on_close(with!(ctx, |ctx| nav::go_home(&ctx)));
    result.on_replay(with!(ctx, |ctx| {
        if let Some(id) = id(&ctx) {
            table::review(&ctx, &id, 0);
        }
    }));
    result.on_moment(with!(ctx, |ctx, after| {
        if let Some(id) = id(&ctx) {
            table::review(&ctx, &id, after as usize);
        }
    }));
    result.on_undo(with!(ctx, |ctx| {
        if let Some(id) = id(&ctx) {
            table::undo_last(&ctx, &id);
        }
    }));
    result.on_again(with!(ctx, |ctx| {
        if let Some(Ok(saved)) = with(&ctx, |_, saved| saved.again(0)) {
            let game = table::begin(&ctx, saved);
            nav::go_home(&ctx);
            nav::go(&ctx, Entry::Table { game });
        }
    }));
}

/// Takes up a finished game. False if it can't be read; the user has been told why then.
pub fn open(ctx: &Rc<Context>, game: &Id) -> bool {
    match ctx.keeper.load(game, table::judge) {
        Ok(saved) => {
            *ctx.result.game.borrow_mut() = Some((game.clone(), saved));
            true
        }
        Err(notice) => {
            super::notice::about_files(ctx, &notice);
            false
        }
    }
}

/// The Back key: closes what lies over the result. False if there is nothing.
pub fn back(_ctx: &Rc<Context>) -> bool {
    false
}

/// A key that no control wanted. False if the result doesn't know it either.
pub fn key(ctx: &Rc<Context>, key: &KeyPress) -> bool {
    let undo = key.control && key.text.eq_ignore_ascii_case("z");
    if undo && let Some(id) = with(ctx, |id, _| id.clone()) {
        table::undo_last(ctx, &id);
    }
    undo
}

/// Shows everything anew: the page was gone to, or the language or the colours are others now.
pub fn refresh(ctx: &Rc<Context>) {
    with(ctx, |_, saved| show(ctx, saved));
}

fn show(ctx: &Rc<Context>, saved: &Saved) {
    let ui = ctx.ui();
    let view = ui.global::<ResultAdapter>();
    let words = ctx.words();
    let game = saved.table.game();
    let names: Vec<String> = {
        let given = saved.names();
        (0..game.seats())
            .map(|seat| table::seat_name(&words, &given, Seat(seat as u8)))
            .collect()
    };
    let winners = game.winners().unwrap_or_default();
    let (title, text) = verdict(&words, saved, &winners, &names);
    view.set_title(shown(&title));
    view.set_text(shown(&text));
    view.set_winners(ModelRc::from(Rc::new(
        winners.iter().map(|seat| i32::from(seat.0)).collect::<VecModel<_>>(),
    )));
    view.set_picture(pictures::whole(&textile::laid(game.textile(), ctx.style())));
    view.set_picture_label(table::textile_label(&words, game.textile()).into());
    let rows: Vec<ResultRow> = order(saved)
        .into_iter()
        .map(|seat| row(&words, saved, seat, &names, &winners))
        .collect();
    view.set_rows(ModelRc::from(Rc::new(VecModel::from(rows))));
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

fn row(words: &Words, saved: &Saved, seat: Seat, names: &[String], winners: &[Seat]) -> ResultRow {
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
    ResultRow {
        seat: i32::from(seat.0),
        name: names[seat.index()].as_str().into(),
        points: scores[seat.index()].to_string().into(),
        wins: winners.contains(&seat),
        blocks: ModelRc::from(Rc::new(VecModel::from(blocks))),
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
