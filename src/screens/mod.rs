//! The window: glue between `ui/` and everything else. One file a screen: callbacks in, models out.

/// What `ui/` was compiled to.
pub use kachel_ui as ui;

pub mod about;
mod analysis;
pub mod context;
pub mod games;
pub mod home;
pub mod life;
mod markdown;
pub mod menu;
pub mod nav;
pub mod notice;
pub mod pictures;
pub mod reader;
pub mod result;
pub mod settings;
pub mod setup;
pub mod summary;
pub mod table;
pub mod texts;
mod typing;
mod window;

use std::path::PathBuf;
use std::rc::Rc;

use slint::{ComponentHandle, PlatformError};

use crate::words::Lang;
pub use context::Context;
use ui::AppWindow;

/// What the app starts with.
#[derive(Clone, Debug)]
pub struct Start {
    /// The folder for games and settings; see [`crate::keep::home`].
    pub home: PathBuf,
    /// The language for this run, whatever the settings say; it isn't kept. A choice in the settings ends it.
    pub lang: Option<Lang>,
    /// The system's language, where only the caller knows it.
    pub system_lang: Option<Lang>,
}

/// The window and what belongs to it.
pub struct App {
    pub ui: AppWindow,
    pub ctx: Rc<Context>,
}

impl App {
    /// Makes the window as it was when the app last ran, and shows it to nobody yet.
    ///
    /// # Errors
    /// If there is no display, or no way to draw.
    pub fn new(start: Start) -> Result<App, PlatformError> {
        let ui = AppWindow::new()?;
        let (ctx, notices) = Context::new(&ui, start);
        texts::wire(&ctx);
        typing::wire(&ctx);
        notice::wire(&ctx);
        settings::wire(&ctx);
        nav::wire(&ctx);
        home::wire(&ctx);
        setup::wire(&ctx);
        games::wire(&ctx);
        menu::wire(&ctx);
        reader::wire(&ctx);
        about::wire(&ctx);
        table::wire(&ctx);
        result::wire(&ctx);
        analysis::wire(&ctx);
        window::wire(&ctx);
        nav::restore(&ctx);
        for told in &notices {
            notice::about_files(&ctx, told);
        }
        Ok(App { ui, ctx })
    }

    /// Runs on a device that can do more than a desktop.
    pub fn live_on(&self, device: Rc<dyn life::Device>) {
        life::live_on(&self.ctx, device);
    }

    /// Shows the window and runs until it is closed.
    ///
    /// # Errors
    /// If the window can't be opened or drawn.
    pub fn run(self) -> Result<(), PlatformError> {
        let result = self.ui.run();
        // What can't be written now was already told while the window was there.
        let _ = self.ctx.keeper.flush();
        result
    }
}

/// Opens the window and runs until it is closed.
///
/// # Errors
/// If there is no display, or no way to draw.
pub fn run(start: Start) -> Result<(), PlatformError> {
    App::new(start)?.run()
}
