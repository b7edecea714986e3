//! What holds on every page: texts have room, controls have names and the size of a finger, in all languages, at all
//! sizes, with larger text.

use kachel::screens::nav::{self, Entry};
use kachel::words::Lang;

use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen, TABLET};
use crate::records::{BEGUN, GOING, finished};

fn pages() -> Vec<(&'static str, Entry)> {
    vec![
        ("home", Entry::Home),
        ("setup", Entry::Setup { game: "textile".into() }),
        ("games", Entry::Games),
        ("settings", Entry::Settings),
        ("about", Entry::About),
        ("reader", Entry::Reader { game: "textile".into() }),
    ]
}

/// Looks at every page; where `KACHEL_LOOK` is set, pictures of them are saved for eyes.
fn look_everywhere(lang: Lang, size: (u32, u32), font_size: f32) {
    let over = finished("textile-02", &["Mina", "Jonas", "Ava", "지훈"]);
    let screen = Screen::with_games(&[&over, BEGUN, GOING], lang, size);
    if font_size != 16.0 {
        screen.set_system_font_size(font_size);
    }
    screen.app.ctx.change_settings(|settings| {
        let setup = settings.setups.entry("textile".into()).or_default();
        setup.options.insert("players".into(), 4.into());
        setup.options.insert("per_colour".into(), 9.into());
        setup.options.insert("teams".into(), true.into());
        setup.names = vec!["Mina".into(), "Maximiliane".into(), String::new(), "지훈".into()];
        setup.first = 1;
    });
    for (name, page) in pages() {
        nav::go_home(&screen.app.ctx);
        if page != Entry::Home {
            nav::go(&screen.app.ctx, page);
        }
        screen.settle();
        let what = format!("{name} {} {}x{} {font_size}", lang.code(), size.0, size.1);
        if std::env::var_os("KACHEL_LOOK").is_some() {
            screen.save_picture(&what.replace(' ', "-"));
        }
        screen.assert_texts_fit(&what);
        screen.assert_controls_are_good(&what);
    }
}

#[test]
fn phone_in_english() {
    look_everywhere(Lang::En, PHONE, 16.0);
}

#[test]
fn phone_in_german() {
    look_everywhere(Lang::De, PHONE, 16.0);
}

#[test]
fn phone_in_korean() {
    look_everywhere(Lang::Ko, PHONE, 16.0);
}

#[test]
fn sideways() {
    for lang in Lang::ALL {
        look_everywhere(lang, SIDEWAYS, 16.0);
    }
}

#[test]
fn tablet_and_desktop() {
    look_everywhere(Lang::De, TABLET, 16.0);
    look_everywhere(Lang::Ko, DESKTOP, 16.0);
    look_everywhere(Lang::De, DESKTOP, 16.0);
}

#[test]
fn larger_text() {
    for lang in Lang::ALL {
        look_everywhere(lang, PHONE, 22.0);
    }
    look_everywhere(Lang::De, SIDEWAYS, 22.0);
}

#[test]
fn twice_as_large_text() {
    for lang in Lang::ALL {
        look_everywhere(lang, PHONE, 32.0);
    }
    look_everywhere(Lang::De, DESKTOP, 32.0);
}

#[test]
fn smaller_text() {
    look_everywhere(Lang::De, PHONE, 13.6);
}
