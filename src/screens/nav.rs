//! The pages on top of each other, and the Back key.

use std::cell::RefCell;
use std::rc::Rc;

use serde::{Deserialize, Serialize};
use slint::ComponentHandle;

use super::context::Context;
use super::ui::{Nav, Page};
use super::{about, analysis, games, home, life, menu, notice, reader, result, settings, setup, table};
use crate::keep::Id;

/// A page with what it shows. A stack of these is kept, so that an app that was ended is found as it was left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "page", rename_all = "kebab-case")]
pub enum Entry {
    Home,
    /// Setting up a game, by its name in records.
    Setup {
        game: String,
    },
    Games,
    Table {
        game: Id,
    },
    Result {
        game: Id,
    },
    /// The rules of a game, by its name in records; where one reads is kept elsewhere.
    Reader {
        game: String,
    },
    Settings,
    About,
}

impl Entry {
    fn page(&self) -> Page {
        match self {
            Entry::Home => Page::Home,
            Entry::Setup { .. } => Page::Setup,
            Entry::Games => Page::Games,
            Entry::Table { .. } => Page::Table,
            Entry::Result { .. } => Page::Result,
            Entry::Reader { .. } => Page::Reader,
            Entry::Settings => Page::Settings,
            Entry::About => Page::About,
        }
    }
}

/// The pages, the visible one last. The first one is always home.
pub struct Stack(RefCell<Vec<Entry>>);

impl Default for Stack {
    fn default() -> Self {
        Stack(RefCell::new(vec![Entry::Home]))
    }
}

/// A key that no control wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyPress {
    pub text: String,
    pub control: bool,
    pub shift: bool,
}

pub(super) fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let nav = ui.global::<Nav>();
    let weak = Rc::downgrade(ctx);
    nav.on_go({
        let weak = weak.clone();
        move |page| {
            let Some(ctx) = weak.upgrade() else { return };
            // Other pages need to be told what they show; they are gone to from Rust.
            match page {
                Page::Settings => go(&ctx, Entry::Settings),
                Page::About => go(&ctx, Entry::About),
                Page::Games => go(&ctx, Entry::Games),
                _ => {}
            }
        }
    });
    nav.on_back({
        let weak = weak.clone();
        move || weak.upgrade().is_some_and(|ctx| back(&ctx))
    });
    nav.on_rest({
        let weak = weak.clone();
        move || {
            if let Some(ctx) = weak.upgrade() {
                ctx.ui().invoke_rest();
            }
        }
    });
    nav.on_key(move |text, control, shift| {
        weak.upgrade().is_some_and(|ctx| {
            key(
                &ctx,
                &KeyPress {
                    text: text.into(),
                    control,
                    shift,
                },
            )
        })
    });
}

/// The visible page.
pub fn top(ctx: &Context) -> Entry {
    ctx.nav.0.borrow().last().cloned().unwrap_or(Entry::Home)
}

/// Puts a page on top. If it lies somewhere below already, the pages above it are left instead: no page is there twice.
pub fn go(ctx: &Rc<Context>, entry: Entry) {
    {
        let mut stack = ctx.nav.0.borrow_mut();
        match stack.iter().position(|below| *below == entry) {
            Some(at) => stack.truncate(at + 1),
            None => stack.push(entry),
        }
    }
    show(ctx);
}

/// Puts a page in the place of the visible one: a game in place of its setup.
pub fn replace(ctx: &Rc<Context>, entry: Entry) {
    {
        let mut stack = ctx.nav.0.borrow_mut();
        if stack.len() > 1 {
            stack.pop();
        }
    }
    go(ctx, entry);
}

/// Goes home and leaves all other pages.
pub fn go_home(ctx: &Rc<Context>) {
    ctx.nav.0.borrow_mut().truncate(1);
    show(ctx);
}

/// One step back: what lies over the page, then what is half-made on it, then the page itself. False at home.
pub fn back(ctx: &Rc<Context>) -> bool {
    ctx.ui().invoke_rest();
    let took = menu::back(ctx)
        || match top(ctx) {
            Entry::Table { .. } => table::back(ctx),
            Entry::Result { .. } => result::back(ctx),
            Entry::Reader { .. } => reader::back(ctx),
            Entry::About => about::back(ctx),
            Entry::Home => home::back(ctx),
            Entry::Setup { .. } => table::who::close(ctx),
            Entry::Games | Entry::Settings => false,
        };
    if took {
        return true;
    }
    if ctx.nav.0.borrow().len() <= 1 {
        return false;
    }
    ctx.nav.0.borrow_mut().pop();
    show(ctx);
    true
}

fn key(ctx: &Rc<Context>, key: &KeyPress) -> bool {
    match top(ctx) {
        Entry::Table { .. } => table::key(ctx, key),
        Entry::Result { .. } => result::key(ctx, key),
        Entry::Reader { .. } => reader::key(ctx, key),
        _ => false,
    }
}

/// Shows again the pages of the last time; those whose game can't be opened any more are left out.
pub(super) fn restore(ctx: &Rc<Context>) {
    let kept: Vec<serde_json::Value> = serde_json::from_value(ctx.session().pages.clone()).unwrap_or_default();
    let mut stack = vec![Entry::Home];
    for entry in kept.into_iter().filter_map(|value| serde_json::from_value(value).ok()) {
        // A game that is over is found at its result, from where one can look at every step.
        let entry = match entry {
            Entry::Table { game } if table::open(ctx, &game) && table::is_over(ctx) => Entry::Result { game },
            entry => entry,
        };
        let there = match &entry {
            Entry::Home => false,
            Entry::Table { game } => table::open(ctx, game),
            Entry::Result { game } => result::open(ctx, game),
            Entry::Setup { game } => setup::open(ctx, game),
            Entry::Reader { game } => reader::reopen(ctx, game),
            Entry::Games | Entry::Settings | Entry::About => true,
        };
        if there && !stack.contains(&entry) {
            stack.push(entry);
        }
    }
    *ctx.nav.0.borrow_mut() = stack;
    show(ctx);
}

fn show(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    notice::page_changed(ctx);
    refresh(ctx);
    table::attend(ctx);
    analysis::attend(ctx);
    life::attend(ctx);
    ui.global::<Nav>().set_page(top(ctx).page());
    // Whatever had the keyboard's focus went with its page.
    ui.invoke_rest();
    let pages = serde_json::to_value(&*ctx.nav.0.borrow()).expect("pages have a form in JSON");
    ctx.change_session(|session| session.pages = pages);
}

/// Makes anew what the visible page shows: it was gone to, or the language or the colours are others now.
pub fn refresh(ctx: &Rc<Context>) {
    settings::refresh(ctx);
    match top(ctx) {
        Entry::Home => home::refresh(ctx),
        Entry::Setup { .. } => setup::refresh(ctx),
        Entry::Games => games::refresh(ctx),
        Entry::Table { .. } => table::refresh(ctx),
        Entry::Result { .. } => result::refresh(ctx),
        Entry::Reader { .. } => reader::refresh(ctx),
        Entry::Settings | Entry::About => {}
    }
}
