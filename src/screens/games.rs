//! Saved games: what home offers to go on with, and the list of all.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, SystemTime};

use slint::{ComponentHandle, ModelRc, SharedString, VecModel};

use super::context::Context;
use super::nav::{self, Entry};
use super::notice::{self, Note};
use super::summary::{Summary, judge};
use super::ui::{GamesAdapter, SavedGame};
use super::{result, table};
use crate::keep::{Game, Id};

/// The saved games as last read, newest first.
#[derive(Default)]
pub struct Shelf(RefCell<Vec<Game<Summary>>>);

pub(super) fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let games = ui.global::<GamesAdapter>();
    let weak = Rc::downgrade(ctx);
    games.on_open({
        let weak = weak.clone();
        move |index| {
            let Some(ctx) = weak.upgrade() else { return };
            let Some((game, over)) = with(&ctx, |games| {
                games
                    .get(index as usize)
                    .map(|game| (game.id.clone(), game.content.is_over()))
            }) else {
                return;
            };
            if over && result::open(&ctx, &game) {
                nav::go(&ctx, Entry::Result { game });
            } else if !over && table::open(&ctx, &game) {
                nav::go(&ctx, Entry::Table { game });
            } else {
                refresh(&ctx);
            }
        }
    });
    games.on_delete(move |index| {
        if let Some(ctx) = weak.upgrade() {
            delete(&ctx, index as usize);
        }
    });
}

/// Reads all saved games. What can't be read is told.
pub(super) fn read(ctx: &Rc<Context>) {
    let shelf = ctx.keeper.games(judge);
    *ctx.games.0.borrow_mut() = shelf.games;
    for told in &shelf.notices {
        notice::about_files(ctx, told);
    }
}

/// The saved games as last read.
pub(super) fn with<T>(ctx: &Context, what: impl FnOnce(&[Game<Summary>]) -> T) -> T {
    what(&ctx.games.0.borrow())
}

/// The game to go on with: the one in progress that was played last.
pub(super) fn going(ctx: &Context) -> Option<Id> {
    with(ctx, |games| {
        games
            .iter()
            .find(|game| !game.content.is_over())
            .map(|game| game.id.clone())
    })
}

pub(super) fn refresh(ctx: &Rc<Context>) {
    read(ctx);
    let words = ctx.words();
    let now = SystemTime::now();
    let rows: Vec<SavedGame> = with(ctx, |games| {
        games
            .iter()
            .map(|game| {
                let summary = &game.content;
                SavedGame {
                    title: summary.title(ctx),
                    names: super::context::shown(&summary.names(&words)),
                    turn: summary.turn(ctx),
                    count: summary.count(ctx),
                    scores: summary.scores(),
                    when: when(ctx, now.duration_since(game.modified).unwrap_or_default()),
                    picture: summary.picture(ctx),
                }
            })
            .collect()
    });
    ctx.ui()
        .global::<GamesAdapter>()
        .set_games(ModelRc::from(Rc::new(VecModel::from(rows))));
}

/// How long ago something was, as one says it.
fn when(ctx: &Context, ago: Duration) -> SharedString {
    let minutes = ago.as_secs() / 60;
    let (key, count) = match minutes {
        0 => return ctx.text("when-now"),
        1..60 => ("when-minutes", minutes),
        60..1440 => ("when-hours", minutes / 60),
        _ => ("when-days", minutes / 1440),
    };
    ctx.format(key, &[("count", count.into())])
}

/// Deletes a game, with a way back.
fn delete(ctx: &Rc<Context>, index: usize) {
    let words = ctx.words();
    let Some((id, names)) = with(ctx, |games| {
        games
            .get(index)
            .map(|game| (game.id.clone(), game.content.names(&words)))
    }) else {
        return;
    };
    let Some(removed) = ctx.keeper.remove(&id) else {
        return refresh(ctx);
    };
    refresh(ctx);
    let removed = RefCell::new(Some(removed));
    notice::tell(
        ctx,
        Note::passing(ctx.format("games-deleted", &[("names", names.into())])).with_action(
            ctx.text("undo"),
            move |ctx| {
                if let Some(removed) = removed.take() {
                    ctx.keeper.restore(removed);
                    nav::refresh(ctx);
                }
            },
        ),
    );
}
