//! Fingers on every screen, injected as the system reports them: what a mouse can do they can too, and whatever they do, nothing is stuck
//! or lost afterwards.

use i_slint_core::input::TouchPhase;
use kachel::keep::Verdict;
use kachel::record::Record;
use kachel::screens::nav::{self, Entry};
use kachel::screens::ui::{HomeAdapter, MenuAdapter, ReaderAdapter, WhoAdapter};
use kachel::table::AnySaved;
use kachel::words::Lang;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use slint::ComponentHandle;

use crate::fits;
use crate::harness::{PHONE, SIDEWAYS, Screen, centre};
use crate::records::{BEGUN, GOING, finished};

/// Taps what is called so with a finger.
#[track_caller]
fn touch(screen: &Screen, label: &str) {
    let element = screen.element(label);
    screen.bring_into_sight(&element);
    let (x, y) = centre(&element);
    screen.touch_tap(x, y);
}

fn top(screen: &Screen) -> Entry {
    nav::top(&screen.app.ctx)
}

#[test]
fn all_pages_are_reached_and_left_with_a_finger() {
    let over = finished("textile-02", &["Mina", "Jonas", "Ava", "지훈"]);
    for size in [PHONE, SIDEWAYS] {
        let screen = Screen::with_games(&[&over, BEGUN, GOING], Lang::En, size);
        // Settings, and what they lead to.
        touch(&screen, "Settings");
        assert_eq!(top(&screen), Entry::Settings);
        touch(&screen, "Less motion");
        assert!(screen.app.ctx.settings().reduced_motion);
        touch(&screen, "Letters");
        assert!(screen.app.ctx.settings().letters);
        touch(&screen, "About Kachel");
        assert_eq!(top(&screen), Entry::About);
        touch(&screen, "The font’s licence");
        touch(&screen, "Close");
        touch(&screen, "Back");
        touch(&screen, "Back");
        assert_eq!(top(&screen), Entry::Home);
        // The rules.
        touch(&screen, "Rules");
        assert!(screen.ui().global::<HomeAdapter>().get_choosing_book());
        touch(&screen, "Temple: the rules");
        assert!(matches!(top(&screen), Entry::Reader { .. }));
        touch(&screen, "Contents");
        assert!(screen.ui().global::<ReaderAdapter>().get_contents_open());
        touch(&screen, "Close");
        touch(&screen, "Size of the rules’ text");
        touch(&screen, "Larger");
        assert_eq!(screen.app.ctx.settings().text_scale, 115);
        touch(&screen, "Close");
        touch(&screen, "Back");
        // Saved games.
        nav::go(&screen.app.ctx, Entry::Games);
        screen.settle();
        touch(&screen, "Mina, Jonas, Ava, 지훈");
        assert!(matches!(top(&screen), Entry::Result { .. }));
        touch(&screen, "Replay");
        assert!(matches!(top(&screen), Entry::Table { .. }));
        touch(&screen, "A step back");
        assert!(screen.key(slint::platform::Key::Back));
        nav::go_home(&screen.app.ctx);
        screen.settle();
        // A new game.
        touch(&screen, "The nose game");
        assert!(matches!(top(&screen), Entry::Setup { .. }));
        touch(&screen, "3");
        touch(&screen, "Who plays at seat 2");
        assert!(screen.ui().global::<WhoAdapter>().get_open());
        touch(&screen, "A person");
        touch(&screen, "Let’s play");
        assert!(matches!(top(&screen), Entry::Table { .. }));
        touch(&screen, "Menu");
        assert!(screen.ui().global::<MenuAdapter>().get_open());
        touch(&screen, "To the home screen");
        assert_eq!(top(&screen), Entry::Home);
        touch(&screen, "Continue");
        assert!(matches!(top(&screen), Entry::Table { .. }));
    }
}

#[test]
fn a_finger_that_scrolls_taps_nothing() {
    for shot in fits::shots() {
        if !["settings", "about", "setup noses", "rules textile"].contains(&shot.what.as_str()) {
            continue;
        }
        let screen = fits::at(&shot, Lang::En, SIDEWAYS);
        let page = top(&screen);
        let settings = screen.app.ctx.settings().clone();
        let before = screen.picture();
        // Above the button that some pages keep in sight at their end.
        let (from, to) = (220.0, 40.0);
        screen.touch(1, 200.0, from, TouchPhase::Started);
        for step in 1..=12 {
            screen.touch(1, 200.0, from + (to - from) * step as f32 / 12.0, TouchPhase::Moved);
            screen.wait(16);
        }
        screen.touch(1, 200.0, to, TouchPhase::Ended);
        screen.settle();
        assert_ne!(screen.picture().as_slice(), before.as_slice(), "{page:?} scrolls");
        assert_eq!(*screen.app.ctx.settings(), settings, "{page:?}");
        assert_eq!(top(&screen), page);
    }
}

/// Something that fingers do, from a few random numbers.
fn gesture(screen: &Screen, random: &mut ChaCha8Rng) {
    let (width, height) = screen.size();
    let mut point = || {
        let part = |length: u32, number: u32| number as f32 / u32::MAX as f32 * length as f32;
        (part(width, random.next_u32()), part(height, random.next_u32()))
    };
    let ((ax, ay), (bx, by), (cx, _)) = (point(), point(), point());
    let kind = (cx * 7.0) as u32 % 7;
    let move_to = |finger: i32, from: (f32, f32), to: (f32, f32)| {
        for step in 1..=6 {
            let part = step as f32 / 6.0;
            let at = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
            screen.touch(finger, at.0, at.1, TouchPhase::Moved);
            screen.wait(16);
        }
    };
    screen.touch(0, ax, ay, TouchPhase::Started);
    match kind {
        // A tap, one that trembles, one that lasts.
        0 | 1 => screen.wait(60),
        2 => move_to(0, (ax, ay), (ax + 3.0, ay - 2.0)),
        3 => screen.wait(800),
        // A drag, also from and to the edge.
        4 => move_to(0, (ax, ay), (bx, by)),
        // Two fingers, of which the first is lifted first or last.
        5 | 6 => {
            screen.touch(1, bx, by, TouchPhase::Started);
            move_to(0, (ax, ay), (bx, ay));
            move_to(1, (bx, by), (ax, by));
            screen.touch(
                1,
                ax,
                by,
                if kind == 5 {
                    TouchPhase::Ended
                } else {
                    TouchPhase::Cancelled
                },
            );
        }
        _ => unreachable!(),
    }
    let end = if (cx as u32).is_multiple_of(5) {
        TouchPhase::Cancelled
    } else {
        TouchPhase::Ended
    };
    screen.touch(0, if kind == 4 { bx } else { ax }, if kind == 4 { by } else { ay }, end);
    screen.wait(120);
}

#[test]
fn whatever_fingers_do_nothing_is_stuck_or_lost() {
    for (number, shot) in fits::shots().into_iter().enumerate() {
        let mut random = ChaCha8Rng::seed_from_u64(number as u64);
        let size = if number % 3 == 2 { SIDEWAYS } else { PHONE };
        let what = format!("{} {size:?}", shot.what);
        let screen = fits::at(&shot, Lang::En, size);
        for _ in 0..12 {
            gesture(&screen, &mut random);
        }
        screen.settle();
        // Whatever was opened is left by Back, and home hears the next finger.
        for _ in 0..40 {
            if !nav::back(&screen.app.ctx) {
                break;
            }
        }
        screen.settle();
        assert_eq!(top(&screen), Entry::Home, "{what}");
        let settings = screen.app.ctx.words().text("settings");
        touch(&screen, &settings);
        assert_eq!(top(&screen), Entry::Settings, "{what}");
        // What is on the disk is whole.
        screen.app.ctx.keeper.flush().unwrap();
        let shelf = screen
            .app
            .ctx
            .keeper
            .games(|text| match Record::parse(text).ok().map(AnySaved::read) {
                Some(Ok(_)) => Verdict::Good(()),
                _ => Verdict::Damaged,
            });
        assert!(shelf.notices.is_empty(), "{what}: {:?}", shelf.notices);
    }
}
