//! The app's life where the system decides over it, as on a phone: it is hidden, ended without a word, told another language. And what
//! only such a device can do.
//!
//! `src/android.rs` translates what the activity hears; tests say it themselves.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use slint::ComponentHandle;

use super::context::Context;
use super::nav::{self, Entry};
use super::ui::{AppWindow, Layout};
use super::{settings, table};
use crate::words::Lang;

/// What the system tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Something else is in front. From here on the process may be ended at any time.
    Pause,
    /// Nobody sees the app any more.
    Stop,
    /// The system ends the process soon, and shows the app again as if it hadn't.
    SaveState,
    LowMemory,
    /// The app is seen again.
    Start,
    /// The system, or what it knows of this app, has a language now; it may be the same as before.
    Language(Lang),
}

/// How far from the window's sides a finger's gesture is the system's, in dp.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Edges {
    pub left: f32,
    pub right: f32,
    pub bottom: f32,
}

/// What one feels of a touch, where the device can tremble and the system's settings want it to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feel {
    Chosen,
    Played,
    /// A rule is against it.
    Refused,
}

/// What a phone can do.
pub trait Device {
    /// Keeps the screen on, or lets it go off when the system wants.
    fn keep_screen_on(&self, on: bool);

    fn feel(&self, what: Feel);
}

#[derive(Default)]
pub struct State {
    device: RefCell<Option<Rc<dyn Device>>>,
    is_asleep: Cell<bool>,
    keeps_screen_on: Cell<bool>,
}

impl State {
    /// Nobody sees the app.
    pub(super) fn is_asleep(&self) -> bool {
        self.is_asleep.get()
    }

    pub(super) fn has_device(&self) -> bool {
        self.device.borrow().is_some()
    }

    pub(super) fn feel(&self, what: Feel) {
        let device = self.device.borrow().clone();
        if let Some(device) = device {
            device.feel(what);
        }
    }
}

/// The app runs on a device that can do more than a desktop.
pub(super) fn live_on(ctx: &Rc<Context>, device: Rc<dyn Device>) {
    *ctx.life.device.borrow_mut() = Some(device);
    settings::refresh(ctx);
    attend(ctx);
}

/// Does what the system wants. Where it may end the process next, everything is on the disk when this returns.
pub fn follow(ctx: &Rc<Context>, event: Event) {
    match event {
        Event::Pause | Event::SaveState | Event::LowMemory => save(ctx),
        Event::Stop => {
            ctx.life.is_asleep.set(true);
            table::attend(ctx);
            save(ctx);
        }
        Event::Start => {
            ctx.life.is_asleep.set(false);
            table::attend(ctx);
        }
        Event::Language(lang) => settings::follow_system_language(ctx, lang),
    }
}

/// Leaves the zones at the window's sides to the system.
pub fn show_edges(ui: &AppWindow, edges: Edges) {
    let layout = ui.global::<Layout>();
    layout.set_edge_left(edges.left);
    layout.set_edge_right(edges.right);
    layout.set_edge_bottom(edges.bottom);
}

fn save(ctx: &Rc<Context>) {
    table::keep_view(ctx);
    // What can't be written has been told already.
    let _ = ctx.keeper.flush();
}

/// Keeps the screen on while a game is played, if that is wanted, and lets it go off otherwise.
pub(super) fn attend(ctx: &Context) {
    let Some(device) = ctx.life.device.borrow().clone() else {
        return;
    };
    let plays = matches!(nav::top(ctx), Entry::Table { .. }) && !table::is_reviewing(ctx);
    let on = plays && ctx.settings().keep_screen_on;
    if ctx.life.keeps_screen_on.replace(on) != on {
        device.keep_screen_on(on);
    }
}
