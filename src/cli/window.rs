//! Opening the window, or saying why there is none.

use kachel::words::Lang;

use super::failure::{Failure, NoWindow};

#[cfg(not(feature = "screens"))]
pub fn open(_: Option<Lang>) -> Result<(), Failure> {
    Err(Failure::Window(NoWindow::NotBuilt))
}

#[cfg(feature = "screens")]
pub fn open(lang: Option<Lang>) -> Result<(), Failure> {
    if !has_display() {
        return Err(Failure::Window(NoWindow::NoDisplay));
    }
    super::renderer::choose()
        .and_then(|()| {
            kachel::screens::run(kachel::screens::Start {
                home: kachel::keep::home(),
                lang,
                system_lang: None,
            })
        })
        .map_err(|error| Failure::Window(NoWindow::Refused(last_cause(&error.to_string()))))
}

/// The innermost of an error's causes: `Error initializing …: os error at …: Failed to open connection to X server`.
#[cfg(feature = "screens")]
fn last_cause(error: &str) -> String {
    error.trim().rsplit(": ").next().unwrap_or_default().to_owned()
}

/// Whether there is something to ask for a window. On Unix desktops the environment names it; elsewhere it is always there.
#[cfg(feature = "screens")]
fn has_display() -> bool {
    let named = |variable| std::env::var_os(variable).is_some_and(|value| !value.is_empty());
    cfg!(not(all(unix, not(target_vendor = "apple"))))
        || ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"].into_iter().any(named)
}
