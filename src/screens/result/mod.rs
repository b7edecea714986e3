//! The result of a game: who won and why, and all that scored.

mod noses;
pub(super) mod temple;
mod textile;

use std::cell::RefCell;
use std::rc::Rc;

use slint::{ComponentHandle, ModelRc, VecModel};

use super::context::{Context, shown, with};
use super::nav::{self, Entry, KeyPress};
use super::ui::{Figure, ResultAdapter, ResultBlock, ResultHand, ResultRow};
use super::{analysis, table};
use crate::games::Seat;
use crate::keep::Id;
use crate::record::Record;
use crate::table::AnySaved;

/// What the result keeps between two touches.
#[derive(Default)]
pub struct State {
    game: RefCell<Option<(Id, AnySaved)>>,
}

fn with<R>(ctx: &Context, work: impl FnOnce(&Id, &AnySaved) -> R) -> Option<R> {
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
    result.on_look(with!(ctx, |ctx| {
        if let Some(id) = id(&ctx) {
            table::review(&ctx, &id, usize::MAX);
        }
    }));
    result.on_undo(with!(ctx, |ctx| {
        if let Some(id) = id(&ctx) {
            table::undo_last(&ctx, &id);
        }
    }));
    result.on_again(with!(ctx, |ctx| {
        if let Some(saved) = with(&ctx, |_, saved| saved.clone()) {
            let game = table::again(&ctx, &saved);
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
    analysis::refresh(ctx);
}

/// The record of the game whose result is shown.
pub(super) fn record(ctx: &Context) -> Option<Record> {
    with(ctx, |_, saved| saved.to_record())
}

/// What the page says of a game.
struct Told {
    /// Who won.
    title: String,
    /// By how much, or how a tie was broken.
    text: String,
    winners: Vec<Seat>,
    picture: Figure,
    picture_label: String,
    /// From the winner down.
    rows: Vec<Row>,
    /// What is left in hand of who couldn't go on, and why.
    stuck: Vec<ResultHand>,
    /// What others have left.
    hands: Vec<ResultHand>,
}

/// A seat with its points (or what counts instead), and what brought them.
struct Row {
    seat: Seat,
    points: String,
    blocks: Vec<ResultBlock>,
}

fn show(ctx: &Rc<Context>, saved: &AnySaved) {
    let ui = ctx.ui();
    let view = ui.global::<ResultAdapter>();
    let words = ctx.words();
    let names = table::seat_names(&words, &saved.called());
    let marks = saved.marks();
    let told = match saved {
        AnySaved::Textile(saved) => textile::tell(ctx, saved, &names),
        AnySaved::Noses(saved) => noses::tell(ctx, saved, &names),
        AnySaved::Temple(saved) => temple::tell(ctx, saved, &names),
    };
    view.set_title(shown(&told.title));
    view.set_text(shown(&told.text));
    let winners = told.winners.iter().map(|seat| marks[seat.index()] as i32);
    view.set_winners(ModelRc::from(Rc::new(winners.collect::<VecModel<_>>())));
    view.set_picture(told.picture);
    view.set_picture_label(told.picture_label.into());
    let rows = told.rows.into_iter().map(|row| ResultRow {
        seat: i32::from(row.seat.0),
        mark: marks[row.seat.index()] as i32,
        name: names[row.seat.index()].as_str().into(),
        points: row.points.into(),
        wins: told.winners.contains(&row.seat),
        blocks: ModelRc::from(Rc::new(VecModel::from(row.blocks))),
    });
    view.set_rows(ModelRc::from(Rc::new(rows.collect::<VecModel<_>>())));
    view.set_stuck(ModelRc::from(Rc::new(VecModel::from(told.stuck))));
    view.set_hands(ModelRc::from(Rc::new(VecModel::from(told.hands))));
}
