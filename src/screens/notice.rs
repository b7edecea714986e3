//! Things to know that aren't about the page: one at a time, with what can be done about it.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use slint::{ComponentHandle, SharedString, Timer};

use super::context::Context;
use super::games;
use super::ui::NoticeAdapter;
use crate::keep::{Cause, Kept, Notice, Trouble};
use crate::words::Arg;

/// How long something stays that only offers a way back.
const PASSING: Duration = Duration::from_secs(20);

type Act = Box<dyn Fn(&Rc<Context>)>;

/// Something to tell.
pub struct Note {
    text: SharedString,
    action: Option<(SharedString, Act)>,
    /// It goes by itself, and with the page.
    passing: bool,
    /// Nothing can be saved: it goes when that is over.
    saving: bool,
}

impl Note {
    /// Stays until it is closed.
    pub fn lasting(text: SharedString) -> Note {
        Note {
            text,
            action: None,
            passing: false,
            saving: false,
        }
    }

    /// Goes by itself after a while, and when the page changes.
    pub fn passing(text: SharedString) -> Note {
        Note {
            passing: true,
            ..Note::lasting(text)
        }
    }

    /// Offers something to do about it. The note is gone then.
    pub fn with_action(self, text: SharedString, act: impl Fn(&Rc<Context>) + 'static) -> Note {
        Note {
            action: Some((text, Box::new(act))),
            ..self
        }
    }
}

/// What is told now, and what waits.
#[derive(Default)]
pub struct Notes {
    queue: RefCell<VecDeque<Note>>,
    timer: Timer,
    /// Whether what happened to files is told at all yet: the window has to be there.
    saving_told: Cell<bool>,
}

pub(super) fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let adapter = ui.global::<NoticeAdapter>();
    let weak = Rc::downgrade(ctx);
    adapter.on_dismiss({
        let weak = weak.clone();
        move || {
            if let Some(ctx) = weak.upgrade() {
                dismiss(&ctx);
            }
        }
    });
    adapter.on_act(move || {
        let Some(ctx) = weak.upgrade() else { return };
        let note = ctx.notes.queue.borrow_mut().pop_front();
        show(&ctx);
        if let Some((_, act)) = note.and_then(|note| note.action) {
            act(&ctx);
        }
    });
    adapter.on_saving_changed({
        let weak = Rc::downgrade(ctx);
        move || {
            if let Some(ctx) = weak.upgrade() {
                saving_changed(&ctx);
            }
        }
    });
    // The watcher runs on the thread that writes, so it only passes the news on.
    let window = ctx.weak_ui();
    ctx.keeper.watch(move |_| {
        let _ = window.upgrade_in_event_loop(|ui| ui.global::<NoticeAdapter>().invoke_saving_changed());
    });
}

/// Tells something, after what is told already.
pub fn tell(ctx: &Rc<Context>, note: Note) {
    {
        let mut queue = ctx.notes.queue.borrow_mut();
        // What passes makes room for what is new.
        queue.retain(|told| !told.passing);
        if queue.iter().any(|told| told.text == note.text) {
            return;
        }
        queue.push_back(note);
    }
    show(ctx);
}

fn dismiss(ctx: &Rc<Context>) {
    ctx.notes.queue.borrow_mut().pop_front();
    show(ctx);
}

pub(super) fn page_changed(ctx: &Rc<Context>) {
    ctx.notes.queue.borrow_mut().retain(|note| !note.passing);
    show(ctx);
}

fn show(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let adapter = ui.global::<NoticeAdapter>();
    let queue = ctx.notes.queue.borrow();
    let Some(note) = queue.front() else {
        ctx.notes.timer.stop();
        return adapter.set_shown(false);
    };
    adapter.set_text(note.text.clone());
    adapter.set_action(note.action.as_ref().map(|(text, _)| text.clone()).unwrap_or_default());
    adapter.set_shown(true);
    if note.passing {
        let weak = Rc::downgrade(ctx);
        ctx.notes.timer.start(slint::TimerMode::SingleShot, PASSING, move || {
            if let Some(ctx) = weak.upgrade() {
                page_changed(&ctx);
            }
        });
    } else {
        ctx.notes.timer.stop();
    }
}

/// Saving fails now, or works again.
fn saving_changed(ctx: &Rc<Context>) {
    let trouble = ctx.keeper.trouble();
    match trouble {
        Some(trouble) if !ctx.notes.saving_told.replace(true) => about_files(ctx, &Notice::CannotSave(trouble)),
        Some(_) => {}
        None => {
            ctx.notes.saving_told.set(false);
            ctx.notes.queue.borrow_mut().retain(|note| !note.saving);
            show(ctx);
        }
    }
}

/// Tells what became of a file.
pub fn about_files(ctx: &Rc<Context>, told: &Notice) {
    let path = |path: &std::path::Path| Arg::from(path.display().to_string());
    let (key, args): (&str, Vec<(&str, Arg)>) = match told {
        Notice::CannotSave(Trouble { cause, path: at }) => match cause {
            Cause::NoFolder => ("notice-cannot-save-no-folder", vec![]),
            Cause::InTheWay => ("notice-cannot-save-in-the-way", vec![("path", path(at))]),
            Cause::Forbidden => ("notice-cannot-save-forbidden", vec![("path", path(at))]),
            Cause::Full => ("notice-cannot-save-full", vec![]),
            Cause::Other(error) => ("notice-cannot-save-other", vec![("error", error.as_str().into())]),
        },
        // Where the user was is nothing to worry anybody with: the app begins at home then.
        Notice::SetAside {
            what: Kept::Session, ..
        }
        | Notice::LeftDamaged {
            what: Kept::Session, ..
        }
        | Notice::Unreadable {
            what: Kept::Session, ..
        }
        // Settings and session keep what a newer version wrote there.
        | Notice::Newer(Kept::Session | Kept::Settings) => return,
        Notice::SetAside {
            what: Kept::Game(_),
            to,
        } => ("notice-game-set-aside", vec![("path", path(to))]),
        Notice::SetAside {
            what: Kept::Settings,
            to,
        } => ("notice-settings-set-aside", vec![("path", path(to))]),
        Notice::LeftDamaged {
            what: Kept::Game(_),
            trouble,
        }
        | Notice::Unreadable {
            what: Kept::Game(_),
            trouble,
        } => ("notice-game-left", vec![("path", path(&trouble.path))]),
        Notice::LeftDamaged {
            what: Kept::Settings,
            trouble,
        }
        | Notice::Unreadable {
            what: Kept::Settings,
            trouble,
        } => ("notice-settings-left", vec![("path", path(&trouble.path))]),
        Notice::Newer(Kept::Game(id)) => return tell(ctx, Note::lasting(games::newer(ctx, id))),
    };
    let saving = matches!(told, Notice::CannotSave(_));
    tell(
        ctx,
        Note {
            saving,
            ..Note::lasting(ctx.format(key, &args))
        },
    );
}
