//! What all screens share.

use std::cell::{Cell, Ref, RefCell};
use std::rc::Rc;

use slint::{ComponentHandle, SharedString, Weak};

use super::Start;
use super::ui::{AppWindow, Theme};
use crate::games::temple::Dyes;
use crate::keep::{Keeper, Notice, Session, Settings};
use crate::scene::{Marking, Scheme, Style};
use crate::thinker::Thinker;
use crate::words::{Arg, Lang, Words, bind_words};

/// What all screens share: the window, the words, and what is kept.
pub struct Context {
    window: Weak<AppWindow>,
    words: RefCell<Rc<Words>>,
    settings: RefCell<Settings>,
    session: RefCell<Session>,
    /// The language that this run was started with, until another one is chosen.
    pub run_lang: Cell<Option<Lang>>,
    /// The language if nobody has chosen one.
    pub system_lang: Cell<Lang>,
    pub keeper: Keeper,
    /// Bots think here.
    pub thinker: Thinker,
    pub nav: super::nav::Stack,
    pub notes: super::notice::Notes,
    pub games: super::games::Shelf,
    pub reader: super::reader::Reading,
    pub table: super::table::State,
    pub result: super::result::State,
    pub(super) analysis: super::analysis::State,
    pub(super) life: super::life::State,
}

impl Context {
    /// Reads what is kept. What went wrong with it comes back to be told once the window is there.
    pub(super) fn new(window: &AppWindow, start: Start) -> (Rc<Context>, Vec<Notice>) {
        let (keeper, mut notices) = Keeper::open(&start.home);
        let (settings, damaged) = keeper.settings();
        notices.extend(damaged);
        let (session, damaged) = keeper.session();
        notices.extend(damaged);
        let system_lang = start.system_lang.unwrap_or_else(system_lang);
        let chosen = settings.language.as_deref().and_then(Lang::from_code);
        let lang = start.lang.or(chosen).unwrap_or(system_lang);
        let ctx = Context {
            window: window.as_weak(),
            words: RefCell::new(Rc::new(Words::new(lang))),
            settings: RefCell::new(settings),
            session: RefCell::new(session),
            run_lang: Cell::new(start.lang),
            system_lang: Cell::new(system_lang),
            keeper,
            thinker: Thinker::default(),
            nav: Default::default(),
            notes: Default::default(),
            games: Default::default(),
            reader: Default::default(),
            table: Default::default(),
            result: Default::default(),
            analysis: Default::default(),
            life: Default::default(),
        };
        (Rc::new(ctx), notices)
    }

    /// The window. Callbacks only run while there is one.
    pub fn ui(&self) -> AppWindow {
        self.window.upgrade().expect("screens live no longer than the window")
    }

    /// The window, for other threads.
    pub fn weak_ui(&self) -> Weak<AppWindow> {
        self.window.clone()
    }

    pub fn words(&self) -> Rc<Words> {
        self.words.borrow().clone()
    }

    pub fn lang(&self) -> Lang {
        self.words.borrow().lang()
    }

    pub(super) fn set_words(&self, words: Words) {
        *self.words.borrow_mut() = Rc::new(words);
    }

    /// A message as the screen shows it.
    pub fn text(&self, key: &str) -> SharedString {
        shown(&self.words().text(key))
    }

    /// A message with arguments, as the screen shows it.
    pub fn format(&self, key: &str, args: &[(&str, Arg)]) -> SharedString {
        shown(&self.words().format(key, args))
    }

    /// The language that was chosen, for this run or in the settings; `None` follows the system.
    pub fn chosen_lang(&self) -> Option<Lang> {
        let kept = self.settings().language.as_deref().and_then(Lang::from_code);
        self.run_lang.get().or(kept)
    }

    pub fn settings(&self) -> Ref<'_, Settings> {
        self.settings.borrow()
    }

    /// Changes the settings and keeps them. What follows from it for the screens is the caller's to do.
    pub fn change_settings(&self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.settings.borrow_mut();
        let before = settings.clone();
        change(&mut settings);
        if *settings != before {
            self.keeper.save_settings(&settings);
        }
    }

    pub fn session(&self) -> Ref<'_, Session> {
        self.session.borrow()
    }

    /// Changes where the user is, and keeps it.
    pub fn change_session(&self, change: impl FnOnce(&mut Session)) {
        let mut session = self.session.borrow_mut();
        let before = session.clone();
        change(&mut session);
        if *session != before {
            self.keeper.save_session(&session);
        }
    }

    /// How pictures look now.
    pub fn style(&self) -> Style {
        let ui = self.ui();
        let theme = ui.global::<Theme>();
        Style {
            scheme: Scheme {
                dark: theme.get_dark(),
                high_contrast: theme.get_contrast(),
            },
            marking: if self.settings().letters {
                Marking::Letters
            } else {
                Marking::Patterns
            },
            digits: self.settings().digits,
            dyes: Dyes::default(),
        }
    }
}

/// A callback that gets the context, if there still is one, before what the screen gives:
/// `adapter.on_go(with!(ctx, |ctx, page| …))`.
macro_rules! with {
    ($ctx:expr, |$given:ident $(, $arg:ident)*| $body:expr) => {{
        let weak = ::std::rc::Rc::downgrade($ctx);
        move |$($arg),*| {
            if let Some($given) = weak.upgrade() {
                $body
            }
        }
    }};
}
pub(super) use with;

/// A text as the screen shows it: Korean words hold together.
pub fn shown(text: &str) -> SharedString {
    bind_words(text).as_ref().into()
}

#[cfg(not(target_os = "android"))]
fn system_lang() -> Lang {
    Lang::system()
}

/// On Android the start names the language: only the activity knows it.
#[cfg(target_os = "android")]
fn system_lang() -> Lang {
    Lang::default()
}
