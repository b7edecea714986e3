//! The window has the size of the last time.

use kachel::screens::Start;
use kachel::words::Lang;
use slint::ComponentHandle;

use crate::harness::{DESKTOP, PHONE, Screen};

fn start_in(folder: &std::path::Path) -> Screen {
    Screen::start_as_left(Start {
        home: folder.to_owned(),
        lang: None,
        system_lang: Some(Lang::En),
    })
}

#[test]
fn a_window_comes_back_as_large_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let screen = start_in(folder.path());
    screen.settle();
    assert_eq!(screen.size(), PHONE, "at the first start");
    screen.resize(DESKTOP);
    screen.app.ctx.keeper.flush().unwrap();
    screen.app.ui.hide().unwrap();
    drop(screen);

    let screen = start_in(folder.path());
    screen.settle();
    assert_eq!(screen.size(), DESKTOP);
}

#[test]
fn a_size_that_no_screen_has_is_not_believed() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("session.json"), r#"{"window":[3,4000000000]}"#).unwrap();
    let screen = start_in(folder.path());
    screen.settle();
    let (width, height) = screen.size();
    assert!(width >= 320 && height <= 16_384, "{width} × {height}");
}
