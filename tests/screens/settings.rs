//! Settings hold at once and are kept.

use i_slint_backend_testing::AccessibleRole;
use kachel::keep::Keeper;
use kachel::scene::Scheme;
use kachel::screens::ui::{Scheme as Wanted, Theme};
use kachel::screens::{Start, pictures, settings};
use kachel::words::Lang;
use slint::{ComponentHandle, Model};

use crate::harness::{PHONE, Screen};
use crate::records::GOING;

fn is_on(screen: &Screen, role: AccessibleRole, label: &str) -> bool {
    screen.element_of(role, label).accessible_checked().unwrap()
}

#[test]
fn the_language_changes_everything_at_once() {
    let screen = Screen::with_games(&[GOING], Lang::En, PHONE);
    screen.tap("Settings");
    assert!(is_on(&screen, AccessibleRole::RadioButton, "As the system: English"));
    screen.tap("Deutsch");
    assert!(screen.has("Einstellungen") && screen.has("Hoher Kontrast") && screen.has("Wie das System: English"));
    screen.tap("한국어");
    assert!(screen.has("설정") && screen.has("고대비"));
    assert!(is_on(&screen, AccessibleRole::RadioButton, "한국어"));
    screen.looks_like("settings-light-ko");
    screen.tap("뒤로");
    assert!(
        screen.has("이어서 하기"),
        "pages below speak it too: {:#?}",
        screen.labels()
    );
    let screen = screen.restart(Lang::En);
    assert!(
        screen.has("이어서 하기"),
        "what was chosen goes before the system's language"
    );
    screen.tap("설정");
    screen.tap("시스템 언어: English");
    assert!(screen.has("Settings"));
}

#[test]
fn a_language_for_one_run_goes_before_the_settings_and_is_not_kept() {
    let folder = tempfile::tempdir().unwrap();
    let start = |lang: Option<Lang>| {
        let start = Start {
            home: folder.path().to_owned(),
            lang,
            system_lang: Some(Lang::En),
        };
        Screen::start(start, PHONE)
    };
    let end = |screen: Screen| screen.app.ctx.keeper.flush().unwrap();
    let kept = || Keeper::open(folder.path()).0.settings().0.language;

    // Nothing was chosen yet.
    let screen = start(Some(Lang::De));
    screen.tap("Einstellungen");
    assert!(is_on(&screen, AccessibleRole::RadioButton, "Deutsch"));
    assert!(!is_on(&screen, AccessibleRole::RadioButton, "Wie das System: English"));
    screen.tap("Hoher Kontrast");
    end(screen);
    assert_eq!(kept(), None, "another setting is kept without the language");
    let screen = start(None);
    assert!(screen.has("Settings"));

    // Another language was.
    screen.tap("한국어");
    end(screen);
    assert_eq!(kept().as_deref(), Some("ko"));
    let screen = start(Some(Lang::De));
    assert!(screen.has("Einstellungen") && is_on(&screen, AccessibleRole::RadioButton, "Deutsch"));
    end(screen);
    let screen = start(None);
    assert!(screen.has("설정"));
    end(screen);

    // A choice ends it, and is kept.
    let screen = start(Some(Lang::De));
    settings::follow_system_language(&screen.app.ctx, Lang::Ko);
    screen.settle();
    assert!(screen.has("Einstellungen"), "nor does the system’s language end it");
    screen.tap("Wie das System: 한국어");
    assert!(screen.has("설정"));
    end(screen);
    assert_eq!(kept(), None);
}

#[test]
fn the_theme_changes_everything_at_once() {
    let screen = Screen::with_games(&[GOING], Lang::En, PHONE);
    let paper = |screen: &Screen| screen.picture().as_slice()[5];
    let light = paper(&screen);
    screen.tap("Settings");
    screen.tap("Dark");
    screen.tap("Back");
    assert_ne!(paper(&screen), light);
    screen.looks_like("home-dark-en");
    screen.tap("Settings");
    screen.tap("High contrast");
    let black = paper(&screen);
    assert_eq!((black.r, black.g, black.b), (0, 0, 0));
    screen.looks_like("settings-contrast-dark-en");
    let screen = screen.restart(Lang::En);
    let theme = screen.ui().global::<Theme>();
    assert!(theme.get_dark() && theme.get_contrast());
}

#[test]
fn all_choices_are_kept() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Settings");
    screen.tap("Less motion");
    screen.tap("Confirm each step");
    screen.tap("Letters");
    screen.tap("Left");
    screen.tap("Larger");
    let screen = screen.restart(Lang::En);
    assert!(
        is_on(&screen, AccessibleRole::Switch, "Less motion"),
        "the app comes back to the page it was left at"
    );
    assert!(!is_on(&screen, AccessibleRole::Switch, "Confirm each step"));
    assert!(is_on(&screen, AccessibleRole::RadioButton, "Letters"));
    assert!(is_on(&screen, AccessibleRole::RadioButton, "Left"));
    assert!(screen.has("115 %"));
    let settings = screen.app.ctx.settings().clone();
    assert!(settings.reduced_motion && settings.letters && !settings.confirm);
    assert_eq!(settings.text_scale, 115);
}

#[test]
fn the_reading_size_ends_somewhere() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Settings");
    for _ in 0..9 {
        screen.tap("Larger");
    }
    assert!(screen.has("160 %"));
    assert!(!screen.element("Larger").accessible_enabled().unwrap());
    for _ in 0..9 {
        screen.tap("Smaller");
    }
    assert!(screen.has("85 %"));
}

/// Pictures are drawn with the colours of `scene::palette`, all else with those of `ui/theme.slint`.
#[test]
fn pictures_and_controls_have_the_same_colours() {
    let screen = Screen::open(Lang::En, PHONE);
    let theme = screen.ui().global::<Theme>();
    for (wanted, dark) in [(Wanted::Light, false), (Wanted::Dark, true)] {
        for high_contrast in [false, true] {
            theme.set_scheme(wanted);
            theme.set_contrast(high_contrast);
            let scheme = Scheme { dark, high_contrast };
            let (tip, on_tip) = scheme.tip();
            for (name, drawn, shown) in [
                ("table", scheme.table(), theme.get_table()),
                ("paper", scheme.paper(), theme.get_paper()),
                ("mat", scheme.mat(), theme.get_mat()),
                ("grid", scheme.grid(), theme.get_grid()),
                ("border", scheme.border(), theme.get_border()),
                ("ink", scheme.ink(), theme.get_ink()),
                ("accent", scheme.accent(), theme.get_accent()),
                ("on-accent", scheme.on_accent(), theme.get_on_accent()),
                ("soft", scheme.soft(), theme.get_soft()),
                ("tip", tip, theme.get_tip()),
                ("on-tip", on_tip, theme.get_on_tip()),
            ] {
                assert_eq!(pictures::colour(drawn), shown, "{name}, {scheme:?}");
            }
            let seats = theme.get_seat_colours();
            assert_eq!(seats.row_count(), 5);
            for (seat, shown) in seats.iter().enumerate() {
                assert_eq!(pictures::colour(scheme.seat(seat)), shown, "seat {seat}, {scheme:?}");
            }
        }
    }
}
