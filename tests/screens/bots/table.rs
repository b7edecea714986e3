//! In a bot's turn, and around it.

use kachel::games::Seat;
use kachel::screens::nav::{self, Entry};
use kachel::screens::ui::NosesAdapter;
use kachel::words::Lang;
use slint::ComponentHandle;
use slint::platform::Key;

use super::{are_busy, asked, count, laid, levels, noses, saved_noses, textile};
use crate::hand::{shown, tap};
use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen};

const FIRST: &str = "23@0,0E";

#[test]
fn its_step_is_shown_and_then_played() {
    let screen = laid(&textile(&[], &[0, 1]), Lang::En);
    assert_eq!(asked(&screen).0, "Robo is thinking …");
    assert!(
        asked(&screen).1.starts_with("Level: very easy · "),
        "{:?}",
        asked(&screen)
    );
    assert_eq!(count(&screen), 0);
    screen.app.ctx.thinker.wait();
    kachel::screens::table::hear_bots(&screen.app.ctx);
    screen.wait(450);
    let (told, _) = asked(&screen);
    assert!(
        told.starts_with("Robo lays ") && told.ends_with(" as the start tile."),
        "{told}"
    );
    assert_eq!(count(&screen), 0, "it is only shown yet");
    screen.wait(1000);
    assert_eq!(count(&screen), 1);
    assert!(!are_busy(&screen));
    assert_eq!(asked(&screen).0, "Take a tile");
}

#[test]
fn what_is_shown_leaves_the_board_where_it_is_and_nothing_lies_over_it() {
    let steps = crate::hand::Game::of_vector("temple-00", &[]).first(10).steps;
    let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
    for lang in Lang::ALL {
        let screen = laid(
            &super::game("temple", serde_json::json!({ "edition": "original" }), &steps, &[1, 0]),
            lang,
        );
        let stop = screen.app.ctx.words().text("bot-stop");
        let height = || screen.element(&stop).size().height;
        let before = height();
        screen.touch_tap(180.0, 100.0);
        assert!(shown(&screen).get_tip_shown());
        screen.app.ctx.thinker.wait();
        kachel::screens::table::hear_bots(&screen.app.ctx);
        screen.wait(450);
        screen.settle();
        let (told, _) = asked(&screen);
        assert!(told.contains("Mina") && !told.contains(['…']), "{told}");
        assert_eq!(count(&screen), steps.len(), "it is only shown yet");
        assert!(!shown(&screen).get_tip_shown());
        assert_eq!(height(), before, "the row grew: {told}");
        screen.assert_texts_fit(&told);
    }
}

#[test]
fn ones_own_tiles_are_there_in_its_turn_as_they_are_in_ones_own() {
    let screen = laid(&noses(&[FIRST], &[0, 5]), Lang::En);
    assert!(are_busy(&screen));
    let hand = saved_noses(&screen).table.hand(Seat(0));
    let open = hand.iter().filter(|&&(_, open)| open).count();
    assert!(0 < open && open < hand.len());
    let view = screen.ui().global::<NosesAdapter>();
    assert_eq!(view.get_filter_text(), format!("{open} can be laid"));
}

#[test]
fn it_stops_and_goes_on() {
    let screen = laid(&noses(&[FIRST], &[0, 5]), Lang::En);
    assert!(are_busy(&screen));
    // Who taps the tick twice doesn't stop it.
    screen.wait(400);
    tap(&screen, "Stop");
    assert!(!are_busy(&screen));
    screen.app.ctx.thinker.wait();
    assert_eq!(asked(&screen), ("Robo has stopped".into(), "Level: very strong".into()));
    screen.wait(5000);
    assert_eq!(count(&screen), 1);
    screen.app.ctx.thinker.limit_visits(Some(20));
    tap(&screen, "Go on");
    screen.let_bots_play();
    assert_eq!(count(&screen), 2);
}

#[test]
fn a_demonstration_stops_at_the_first_tap() {
    let screen = laid(&noses(&[FIRST], &[1, 1, 1]), Lang::En);
    screen.let_bots_think();
    assert_eq!(count(&screen), 2);
    // The turn has just begun, but nobody has tapped a tick here.
    tap(&screen, "Stop");
    assert_eq!(asked(&screen).0, "Ava has stopped");
}

#[test]
fn leaving_ends_the_thought_and_coming_back_begins_it_again() {
    let screen = laid(&noses(&[FIRST], &[0, 5]), Lang::En);
    assert!(are_busy(&screen));
    assert!(screen.key(Key::Back));
    assert_eq!(nav::top(&screen.app.ctx), Entry::Home);
    assert!(!are_busy(&screen));
    screen.app.ctx.thinker.wait();
    assert!(screen.app.ctx.thinker.take().is_none());
    tap(&screen, "Continue");
    assert!(are_busy(&screen));
    // So does the menu's way to another page; the menu itself only holds the steps back.
    screen.app.ctx.thinker.limit_visits(Some(20));
    tap(&screen, "Menu");
    tap(&screen, "Settings");
    assert!(!are_busy(&screen));
    screen.key(Key::Back);
    tap(&screen, "Menu");
    screen.let_bots_think();
    screen.let_bots_think();
    assert_eq!(count(&screen), 1);
    tap(&screen, "Close");
    screen.let_bots_play();
    assert_eq!(count(&screen), 2);
}

#[test]
fn taps_in_its_turn_explain_and_do_no_harm() {
    for text in [textile(&["start:B", "take:C"], &[0, 5]), noses(&[FIRST], &[0, 5])] {
        let screen = laid(&text, Lang::En);
        let steps = count(&screen);
        for y in (80..560).step_by(40) {
            for x in [40.0, 120.0, 200.0, 300.0] {
                screen.touch_tap(x, y as f32);
            }
        }
        for key in ["k", "r", "d", "1", "2", ",", "."] {
            screen.key_text(key);
        }
        screen.key(Key::LeftArrow);
        assert_eq!(count(&screen), steps);
        shown(&screen).invoke_close_enlarged();
        shown(&screen).invoke_close_tip();
        screen.settle();
        screen.touch_tap(180.0, 100.0);
        assert!(shown(&screen).get_tip_shown(), "{:#?}", screen.labels());
        assert_eq!(
            shown(&screen).get_tip_title().replace('\u{2060}', ""),
            "It’s Robo’s turn"
        );
        assert!(are_busy(&screen));
    }
}

#[test]
fn undo_goes_back_to_ones_own_decision() {
    let screen = laid(&textile(&["start:B", "take:C"], &[0, 1]), Lang::En);
    screen.let_bots_play();
    assert_eq!(count(&screen), 3);
    tap(&screen, "Undo");
    assert_eq!(count(&screen), 1);
    assert!(!are_busy(&screen));
    tap(&screen, "Redo");
    assert_eq!(count(&screen), 3);
    assert!(!are_busy(&screen));
    // In its turn, too.
    tap(&screen, "Undo");
    screen.app.ctx.thinker.limit_visits(None);
    tap(&screen, &crate::hand::stack(&screen, kachel::games::textile::Colour::D));
    tap(&screen, "Confirm");
    assert!(are_busy(&screen));
    tap(&screen, "Undo");
    assert_eq!(count(&screen), 1);
    assert!(!are_busy(&screen));
}

#[test]
fn a_seat_is_taken_over_and_given_back() {
    let screen = laid(&noses(&[FIRST], &[0, 5]), Lang::En);
    tap(&screen, "Menu");
    tap(&screen, "Who plays");
    screen.assert_texts_fit("who plays");
    screen.assert_controls_are_good("who plays");
    tap(&screen, "Robo");
    tap(&screen, "A person");
    assert_eq!(levels(&screen), [0, 0]);
    tap(&screen, "Close");
    assert!(!are_busy(&screen));
    assert_eq!(asked(&screen).0, "Robo, choose a tile");
    // The other way round, by the seat itself.
    let seat = shown(&screen);
    let label = slint::Model::row_data(&seat.get_seats(), 1).unwrap().label;
    tap(&screen, &label);
    tap(&screen, "A person");
    tap(&screen, "Computer, very easy");
    assert_eq!(levels(&screen), [0, 1]);
    assert!(are_busy(&screen));
    screen.let_bots_play();
    assert_eq!(saved_noses(&screen).table.history().cursor(), 2);
}

#[test]
fn several_bots_in_a_row_are_shown_one_after_the_other() {
    let screen = laid(&noses(&[FIRST], &[0, 1, 1, 1]), Lang::En);
    for bot in ["Robo", "Ava", "Ben"] {
        let steps = count(&screen);
        assert_eq!(asked(&screen).0, format!("{bot} is thinking …"));
        screen.app.ctx.thinker.wait();
        kachel::screens::table::hear_bots(&screen.app.ctx);
        screen.wait(450);
        assert!(
            asked(&screen).0.starts_with(&format!("{bot} lays ")),
            "{:?}",
            asked(&screen)
        );
        assert_eq!(count(&screen), steps);
        screen.wait(950);
        assert_eq!(count(&screen), steps + 1);
    }
    assert!(!are_busy(&screen));
}

#[test]
fn how_its_turn_looks() {
    let steps = crate::hand::before_a_knot().steps;
    let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
    let screen = laid(&textile(&steps, &[5, 5]), Lang::En);
    screen.wait(400);
    tap(&screen, "Stop");
    screen.looks_like("bot-stopped-light-en");
    for lang in Lang::ALL {
        for size in [PHONE, SIDEWAYS, DESKTOP] {
            for text in [textile(&steps, &[5, 5]), noses(&[FIRST], &[5, 5, 5])] {
                let screen = Screen::with_games(&[&text], lang, size);
                crate::hand::lay(&screen);
                let what = format!("{lang:?} {size:?}");
                screen.assert_texts_fit(&what);
                screen.wait(400);
                screen.assert_controls_are_good(&what);
                screen.touch_tap(60.0, 150.0);
                screen.assert_texts_fit(&format!("{what} explained"));
                screen.key(Key::Return);
                screen.assert_texts_fit(&format!("{what} stopped"));
                screen.set_system_font_size(24.0);
                screen.assert_texts_fit(&format!("{what} large"));
            }
        }
    }
}
