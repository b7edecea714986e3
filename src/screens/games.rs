//! Saved games: what home offers to go on with, and the list of all.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::time::SystemTime;

use slint::{ComponentHandle, ModelRc, SharedString, VecModel};

use super::context::Context;
use super::nav::{self, Entry};
use super::notice::{self, Note};
use super::summary::{Summary, judge};
use super::ui::{GamesAdapter, NewerGame, SavedGame};
use super::{result, table};
use crate::keep::{Entry as Saved, Game, Id, Removed};

/// The saved games as last read, newest first.
#[derive(Default)]
pub struct Shelf {
    games: RefCell<Vec<Game<Summary>>>,
    /// Those of newer versions, which can't be opened.
    newer: RefCell<Vec<Saved>>,
    bin: RefCell<Weak<Bin>>,
}

/// What was deleted and can be taken back, with the names of those who played; the last one last. The note that offers
/// it holds it: when the note goes, so does this.
type Bin = RefCell<Vec<(Removed, String)>>;

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

/// Reads all saved games. What can't be read is told; a game of a newer version only once.
pub(super) fn read(ctx: &Rc<Context>) {
    let shelf = ctx.keeper.games(judge);
    *ctx.games.games.borrow_mut() = shelf.games;
    for told in &shelf.notices {
        notice::about_files(ctx, told);
    }
    let told = shelf.newer.iter().map(|game| game.id.to_string()).collect();
    let before = ctx.session().newer_told.clone();
    for game in &shelf.newer {
        if !before.contains(game.id.as_str()) {
            notice::tell(ctx, Note::lasting(newer(ctx, &game.id)));
        }
    }
    ctx.change_session(|session| session.newer_told = told);
    *ctx.games.newer.borrow_mut() = shelf.newer;
}

/// That a newer version saved a game: which, and when.
pub(super) fn newer(ctx: &Context, id: &Id) -> SharedString {
    let saved = ctx.keeper.list().into_iter().find(|game| game.id == *id);
    let when = when(ctx, saved.map_or_else(SystemTime::now, |game| game.modified));
    let args = [("file", file(id).into()), ("when", when.as_str().into())];
    ctx.format("notice-game-newer", &args)
}

/// How many saved games there are that the list shows.
pub(super) fn count(ctx: &Context) -> usize {
    ctx.games.games.borrow().len() + ctx.games.newer.borrow().len()
}

fn file(id: &Id) -> String {
    format!("{id}.json")
}

/// The saved games as last read.
pub(super) fn with<T>(ctx: &Context, what: impl FnOnce(&[Game<Summary>]) -> T) -> T {
    what(&ctx.games.games.borrow())
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
                    scores: summary.scores(ctx),
                    when: when(ctx, game.modified),
                    picture: summary.picture(ctx),
                }
            })
            .collect()
    });
    let newer = ctx.games.newer.borrow();
    let newer = newer.iter().map(|game| NewerGame {
        file: file(&game.id).into(),
        when: when(ctx, game.modified),
    });
    let ui = ctx.ui();
    let adapter = ui.global::<GamesAdapter>();
    adapter.set_games(ModelRc::from(Rc::new(VecModel::from(rows))));
    adapter.set_newer(ModelRc::from(Rc::new(VecModel::from_iter(newer))));
}

/// How long ago something was, as one says it.
fn when(ctx: &Context, time: SystemTime) -> SharedString {
    let minutes = time.elapsed().unwrap_or_default().as_secs() / 60;
    let (key, count) = match minutes {
        0 => return ctx.text("when-now"),
        1..60 => ("when-minutes", minutes),
        60..1440 => ("when-hours", minutes / 60),
        _ => ("when-days", minutes / 1440),
    };
    ctx.format(key, &[("count", count.into())])
}

/// Deletes a game, with a way back for as long as the note stands there that says so.
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
    let bin = ctx.games.bin.borrow().upgrade().unwrap_or_default();
    bin.borrow_mut().push((removed, names));
    *ctx.games.bin.borrow_mut() = Rc::downgrade(&bin);
    refresh(ctx);
    offer_back(ctx, bin);
}

/// Offers to take back what was deleted last, and then what was deleted before.
fn offer_back(ctx: &Rc<Context>, bin: Rc<Bin>) {
    let Some(names) = bin.borrow().last().map(|(_, names)| names.as_str().into()) else {
        return;
    };
    let note = Note::passing(ctx.format("games-deleted", &[("names", names)]));
    let take_back = move |ctx: &Rc<Context>| {
        let last = bin.borrow_mut().pop();
        if let Some((removed, _)) = last {
            ctx.keeper.restore(removed);
            nav::refresh(ctx);
        }
        offer_back(ctx, bin.clone());
    };
    notice::tell(ctx, note.with_action(ctx.text("undo"), take_back));
}
