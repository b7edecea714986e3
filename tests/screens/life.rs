//! The app's life where the system decides over it: what it hears, and what is on the disk then.

use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

use i_slint_backend_testing::AccessibleRole;
use i_slint_core::input::TouchPhase;
use i_slint_core::items::ColorScheme;
use kachel::games::textile::Colour;
use kachel::screens::life::{self, Device, Event, Feel};
use kachel::screens::nav::{self, Entry};
use kachel::screens::ui::{HomeAdapter, MenuAdapter, ReaderAdapter, TableAdapter};
use kachel::screens::{reader, table};
use kachel::words::Lang;
use slint::ComponentHandle;
use slint::platform::Key;
use tempfile::TempDir;

use crate::hand::{Game, confirm, control, draft, lay, saved, shown, stack, tap};
use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen, centre};
use crate::records::{GOING, finished};
use crate::{bots, noses, temple};

/// After these the process may be ended without another word.
const LAST_WORDS: [Event; 4] = [Event::Pause, Event::Stop, Event::SaveState, Event::LowMemory];

fn tell(screen: &Screen, event: Event) {
    life::follow(&screen.app.ctx, event);
}

/// What is on the disk at this moment.
fn copy_of(folder: &Path) -> TempDir {
    fn copy(from: &Path, to: &Path) {
        for entry in std::fs::read_dir(from).unwrap().map(Result::unwrap) {
            let target = to.join(entry.file_name());
            if entry.file_type().unwrap().is_dir() {
                std::fs::create_dir(&target).unwrap();
                copy(&entry.path(), &target);
            } else {
                std::fs::copy(entry.path(), target).unwrap();
            }
        }
    }
    let to = tempfile::tempdir().unwrap();
    copy(folder, to.path());
    to
}

/// The app is ended right after an event, and started again.
fn ended_after(screen: &Screen, event: Event) -> (TempDir, Screen) {
    tell(screen, event);
    let disk = copy_of(screen.folder());
    let again = Screen::open_in(disk.path(), Lang::En, screen.size());
    (disk, again)
}

/// What a person would miss: the page, and the half-made step on it.
fn place(screen: &Screen) -> (Entry, Option<String>) {
    let top = nav::top(&screen.app.ctx);
    let half = matches!(top, Entry::Table { .. }).then(|| draft(screen));
    (top, half)
}

#[test]
fn whatever_the_system_says_everything_is_on_the_disk_at_once() {
    let over = finished("textile-02", &["Mina", "Jonas", "Ava", "지훈"]);
    type Go = (&'static str, fn(&Screen));
    let pages: [Go; 8] = [
        ("home", |_| {}),
        ("setup", |screen| {
            screen.tap("Textile");
            screen.tap("Name at seat 1");
            screen.commit("미");
            screen.compose("나");
        }),
        ("games", |screen| nav::go(&screen.app.ctx, Entry::Games)),
        ("table", |screen| {
            tap(screen, "Continue");
            tap(screen, &stack(screen, Colour::A));
            tap(screen, "Square 2 of your patch");
        }),
        ("rules over a table", |screen| {
            tap(screen, "Continue");
            tap(screen, &stack(screen, Colour::A));
            reader::open_at(&screen.app.ctx, "textile", "textile-knot");
        }),
        ("settings", |screen| {
            screen.tap("Settings");
            screen.tap("Dark");
        }),
        ("about", |screen| nav::go(&screen.app.ctx, Entry::About)),
        ("result", |screen| {
            let id = screen.app.ctx.keeper.list().pop().unwrap().id;
            assert!(kachel::screens::result::open(&screen.app.ctx, &id));
            nav::go(&screen.app.ctx, Entry::Result { game: id });
        }),
    ];
    for (what, go) in pages {
        for event in LAST_WORDS {
            let screen = Screen::with_games(
                &[&over, &Game::of_two(&["start:B", "take:C", "take:B"]).text()],
                Lang::En,
                PHONE,
            );
            go(&screen);
            // Not a moment passes between the last touch and the event.
            let (_disk, again) = ended_after(&screen, event);
            screen.settle();
            assert_eq!(place(&again), place(&screen), "{what}, {event:?}");
            match what {
                "setup" => {
                    let field = again.element_of(AccessibleRole::TextInput, "Name at seat 1");
                    assert_eq!(field.accessible_value().unwrap(), "미나", "{event:?}");
                }
                "table" => assert!(shown(&again).get_can_confirm(), "{event:?}"),
                "settings" => assert!(again.ui().global::<kachel::screens::ui::Theme>().get_dark()),
                "rules over a table" => {
                    let where_it_is = |screen: &Screen| screen.ui().global::<ReaderAdapter>().get_place();
                    assert_eq!(where_it_is(&again), where_it_is(&screen), "{event:?}");
                    again.key(Key::Back);
                    assert!(
                        draft(&again).starts_with("take:A"),
                        "the table below has its half-made step"
                    );
                }
                _ => {}
            }
        }
    }
}

#[test]
fn a_building_is_seen_from_the_same_side_though_a_finger_is_just_turning_it() {
    let screen = temple::hand::vector(0).first(20).laid(Lang::En, PHONE);
    let before = temple::hand::view(&screen).yaw;
    screen.touch(1, 100.0, 250.0, TouchPhase::Started);
    for step in 1..=8 {
        screen.touch(1, 100.0 + 10.0 * step as f32, 250.0, TouchPhase::Moved);
        screen.wait(16);
    }
    let (_disk, again) = ended_after(&screen, Event::SaveState);
    let after = temple::hand::view(&again).yaw;
    assert!(after < before - 0.3, "{before} {after}");
}

#[test]
fn half_made_steps_of_the_other_games_too() {
    let game = noses::hand::vector(0).first(0);
    let tile = noses::hand::table(&game);
    let tile = tile.hand(tile.to_move().unwrap())[0].0.to_string();
    let games = [game.draft(&tile), temple::hand::ready(0, 14)];
    for game in games {
        let screen = game.laid(Lang::En, PHONE);
        let half = any_draft(&screen);
        assert!(!half.is_empty());
        let (_disk, again) = ended_after(&screen, Event::Stop);
        assert_eq!(any_draft(&again), half);
        assert_eq!(again.labels(), screen.labels());
    }
}

/// The half-made step of whichever game, as the disk has it.
fn any_draft(screen: &Screen) -> String {
    screen.app.ctx.keeper.flush().unwrap();
    let id = crate::hand::id(screen);
    let text = std::fs::read_to_string(screen.folder().join(format!("games/{}.json", id.as_str()))).unwrap();
    let record: serde_json::Value = serde_json::from_str(&text).unwrap();
    record["table"]["draft"].as_str().unwrap_or_default().to_owned()
}

#[test]
fn what_changes_around_the_app_changes_nothing_in_it() {
    let screen = Game::of_two(&["start:B", "take:C", "take:B"]).laid(Lang::En, PHONE);
    tap(&screen, &stack(&screen, Colour::A));
    tap(&screen, "Square 2 of your patch");
    let half = draft(&screen);
    assert!(half.contains('@'));
    let same = |what: &str| {
        screen.settle();
        assert_eq!(draft(&screen), half, "{what}");
        assert!(shown(&screen).get_can_confirm(), "{what}");
    };
    for size in [SIDEWAYS, PHONE, (360, 320), (320, 640), DESKTOP, PHONE] {
        screen.resize(size);
        same(&format!("{size:?}"));
    }
    for scheme in [ColorScheme::Dark, ColorScheme::Light] {
        let window = i_slint_core::window::WindowInner::from_pub(screen.window());
        window.context().set_color_scheme(scheme);
        same(&format!("{scheme:?}"));
    }
    for font in [12.0, 28.0, 14.0] {
        screen.set_system_font_size(font);
        same(&format!("font {font}"));
    }
    for lang in [Lang::Ko, Lang::De, Lang::En] {
        tell(&screen, Event::Language(lang));
        same(lang.code());
        assert_eq!(screen.app.ctx.lang(), lang);
    }
    for event in [Event::Pause, Event::Stop, Event::SaveState, Event::Start] {
        tell(&screen, event);
        same(&format!("{event:?}"));
    }
    tap(&screen, &confirm(&screen));
    assert_eq!(saved(&screen).table.history().played()[3].to_string(), half);
}

#[test]
fn the_systems_language_is_followed_unless_another_was_chosen() {
    let screen = Screen::open(Lang::En, PHONE);
    assert!(screen.has("Settings"));
    tell(&screen, Event::Language(Lang::Ko));
    screen.settle();
    assert!(screen.has("설정"));
    screen.tap("설정");
    screen.tap("Deutsch");
    tell(&screen, Event::Language(Lang::En));
    screen.settle();
    assert!(screen.has("Einstellungen"));
    screen.tap("Wie das System: English");
    assert!(screen.has("Settings"));
}

#[test]
fn bots_rest_while_nobody_sees_them() {
    let screen = Screen::with_games(&[&bots::textile(&["start:B", "take:C"], &[0, 1])], Lang::En, PHONE);
    screen.app.ctx.thinker.limit_visits(Some(20));
    lay(&screen);
    assert!(table::bots_are_busy(&screen.app.ctx), "it's the computer's turn");
    let steps = |screen: &Screen| saved(screen).table.history().cursor();
    let before = steps(&screen);
    tell(&screen, Event::Stop);
    assert!(!table::bots_are_busy(&screen.app.ctx));
    for _ in 0..4 {
        screen.let_bots_think();
    }
    assert_eq!(steps(&screen), before);
    tell(&screen, Event::Start);
    screen.let_bots_play();
    assert!(steps(&screen) > before);
}

#[test]
fn back_goes_up_step_by_step_and_never_loses_a_game() {
    let screen = Screen::with_games(
        &[&Game::of_two(&["start:B", "take:C", "take:B"]).text()],
        Lang::En,
        PHONE,
    );
    screen.tap("Continue");
    tap(&screen, &stack(&screen, Colour::A));
    tap(&screen, "Square 2 of your patch");
    let game = crate::hand::id(&screen);
    tap(&screen, "Menu");
    let menu = || screen.ui().global::<MenuAdapter>().get_open();
    assert!(menu());
    assert!(screen.key(Key::Back) && !menu(), "what lies over the page");
    let mut half = vec![draft(&screen)];
    while half.last().is_some_and(|draft| !draft.is_empty()) {
        assert!(screen.key(Key::Back), "what is half-made");
        half.push(draft(&screen));
        assert!(half.len() < 5, "{half:?}");
    }
    assert!(screen.key(Key::Back), "the table");
    assert_eq!(nav::top(&screen.app.ctx), Entry::Home);
    screen.tap("Rules");
    assert!(screen.key(Key::Back), "what lies over home");
    assert!(!screen.ui().global::<HomeAdapter>().get_choosing_book());
    assert!(!screen.key(Key::Back), "home is left, and the system closes the app");
    assert_eq!(screen.app.ctx.keeper.list()[0].id, game);
    assert!(screen.has("Continue"));
}

/// A phone that notes what it is asked for.
#[derive(Default)]
pub struct Phone(RefCell<Vec<String>>);

impl Device for Phone {
    fn keep_screen_on(&self, on: bool) {
        self.0.borrow_mut().push(format!("on {on}"));
    }

    fn feel(&self, what: Feel) {
        self.0.borrow_mut().push(format!("{what:?}"));
    }
}

impl Phone {
    fn take(&self) -> Vec<String> {
        self.0.take()
    }
}

#[test]
fn the_screen_stays_on_while_playing_as_set() {
    let over = finished("textile-02", &["Mina", "Jonas", "Ava", "지훈"]);
    let screen = Screen::with_games(&[&over, GOING], Lang::En, PHONE);
    screen.tap("Settings");
    let label = "Keep the screen on while playing";
    assert!(!screen.has(label), "a desktop can’t");
    screen.key(Key::Back);
    let phone = Rc::new(Phone::default());
    screen.app.live_on(phone.clone());
    assert!(phone.take().is_empty());
    screen.tap("Continue");
    assert_eq!(phone.take(), ["on true"]);
    tap(&screen, "Menu");
    tap(&screen, "Settings");
    assert_eq!(phone.take(), ["on false"]);
    screen.element_of(AccessibleRole::Switch, label);
    screen.assert_texts_fit("settings on a phone");
    screen.tap(label);
    screen.key(Key::Back);
    assert!(phone.take().is_empty(), "it isn’t wanted");
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Table { .. }));
    screen
        .app
        .ctx
        .change_settings(|settings| settings.keep_screen_on = true);
    // A finished game that is looked at isn't played.
    nav::go_home(&screen.app.ctx);
    let id = screen.app.ctx.keeper.list().pop().unwrap().id;
    assert!(table::open(&screen.app.ctx, &id));
    nav::go(&screen.app.ctx, Entry::Table { game: id });
    assert!(phone.take().is_empty());
}

#[test]
fn a_touch_is_felt() {
    let screen = Game::of_two(&["start:B", "take:C", "take:B"]).laid(Lang::En, PHONE);
    let phone = Rc::new(Phone::default());
    screen.app.live_on(phone.clone());
    assert_eq!(phone.take(), ["on true"]);
    let (x, y) = centre(&control(&screen, &stack(&screen, Colour::A)).unwrap());
    screen.touch_tap(x, y);
    assert_eq!(phone.take(), ["Chosen"]);
    tap(&screen, "Square 2 of your patch");
    assert_eq!(phone.take(), ["Chosen"]);
    tap(&screen, &confirm(&screen));
    assert_eq!(phone.take(), ["Played"]);
    screen.ui().global::<TableAdapter>().invoke_undo();
    assert!(phone.take().is_empty());
}
