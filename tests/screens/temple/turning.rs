//! The building is turned, and whatever is seen is what is touched.

use i_slint_core::input::TouchPhase;
use kachel::words::Lang;
use slint::Model;
use slint::platform::Key;

use super::hand::{draft, lay, table, temple, text, turn, vector, view};
use crate::hand::{drag, press_and_move, shown, tap};
use crate::harness::{PHONE, Screen};

fn going() -> Screen {
    vector(0).first(20).laid(Lang::En, PHONE)
}

fn camera(screen: &Screen) -> (f32, f32, f32) {
    let table = shown(screen);
    (table.get_unit(), table.get_origin_x(), table.get_origin_y())
}

#[test]
fn a_finger_turns_and_tilts_and_nothing_is_tapped() {
    let screen = going();
    let before = view(&screen);
    let stands = camera(&screen);
    drag(&screen, (100.0, 250.0), (180.0, 250.0));
    let turned = view(&screen);
    assert!(
        turned.yaw < before.yaw - 0.3 && (turned.pitch - before.pitch).abs() < 1e-4,
        "{turned:?}"
    );
    drag(&screen, (100.0, 200.0), (100.0, 260.0));
    let tilted = view(&screen);
    assert!(tilted.pitch > turned.pitch + 0.3, "{tilted:?}");
    assert_eq!(camera(&screen).0, stands.0, "it isn't zoomed");
    assert_eq!(draft(&screen), "");
    // It stops above, however far the finger goes.
    drag(&screen, (100.0, 120.0), (100.0, 380.0));
    drag(&screen, (100.0, 120.0), (100.0, 380.0));
    assert!((view(&screen).pitch - std::f32::consts::FRAC_PI_2).abs() < 1e-4);
}

#[test]
fn two_fingers_move_zoom_and_twist() {
    let screen = going();
    let (before, stands) = (view(&screen), camera(&screen));
    // Two fingers around a point: `turned` by an angle, `apart` from each other.
    let fingers = |(x, y): (f32, f32), apart: f32, turned: f32, phase| {
        let (sin, cos) = turned.sin_cos();
        let (dx, dy) = (apart / 2.0 * cos, apart / 2.0 * sin);
        screen.touch(1, x - dx, y - dy, phase);
        screen.touch(2, x + dx, y + dy, phase);
    };
    fingers((160.0, 220.0), 100.0, 0.0, TouchPhase::Started);
    for step in 1..=20 {
        let part = step as f32 / 20.0;
        fingers(
            (160.0 + 20.0 * part, 220.0),
            100.0 + 40.0 * part,
            0.6 * part,
            TouchPhase::Moved,
        );
        screen.wait(16);
    }
    fingers((180.0, 220.0), 140.0, 0.6, TouchPhase::Ended);
    screen.settle();
    // What the session keeps is told with the next thing that is shown.
    tap(&screen, &text(&screen, "temple-compass"));
    let (after, moved) = (view(&screen), camera(&screen));
    assert!(moved.0 > stands.0 * 1.15, "{stands:?} {moved:?}");
    assert!((after.yaw - before.yaw).abs() > 0.3, "{before:?} {after:?}");
    assert!((after.pitch - before.pitch).abs() < 1e-4);
    assert_eq!(draft(&screen), "");
    assert!(!shown(&screen).get_tip_shown());
}

#[test]
fn the_compass_has_the_standard_views() {
    let screen = going();
    for (index, key) in [
        (0, "temple-from-above"),
        (2, "temple-from-south-west"),
        (3, "temple-from-north-west"),
        (4, "temple-from-north-east"),
        (1, "temple-from-south-east"),
    ] {
        tap(&screen, &text(&screen, "temple-compass"));
        tap(&screen, &text(&screen, key));
        screen.wait(600);
        screen.settle();
        assert_eq!(temple(&screen).get_standpoint(), index, "{key}");
        assert!(!temple(&screen).get_compass_open());
    }
    // Above one stays over the corner that one was at, and every wall can be read.
    tap(&screen, &text(&screen, "temple-compass"));
    tap(&screen, &text(&screen, "temple-from-north-west"));
    screen.wait(600);
    screen.settle();
    let corner = view(&screen);
    tap(&screen, &text(&screen, "temple-compass"));
    tap(&screen, &text(&screen, "temple-from-above"));
    screen.wait(600);
    screen.settle();
    let above = view(&screen);
    assert!(
        (above.yaw - corner.yaw).abs() < 1e-3 && above.pitch > corner.pitch + 0.4,
        "{above:?}"
    );
    assert!(above.toward().iter().all(|part| part.abs() > 0.25), "{above:?}");
    // And keys that turn a little.
    let before = view(&screen);
    turn(&screen, Key::LeftArrow);
    screen.key_text("w");
    let after = view(&screen);
    assert!(
        after.yaw < before.yaw && after.pitch > before.pitch,
        "{before:?} {after:?}"
    );
    assert_eq!(temple(&screen).get_standpoint(), -1);
}

#[test]
fn what_is_seen_is_what_is_touched_from_everywhere() {
    let game = vector(1).first(18);
    let screen = game.laid(Lang::En, PHONE);
    let table = table(&game);
    let places: Vec<_> = table.placements().map(|placement| placement.places).collect();
    let every = places.len().div_ceil(6);
    for (turns, &wanted) in places.iter().step_by(every).enumerate() {
        for _ in 0..=turns % 3 {
            screen.key_text(if turns % 2 == 0 { "d" } else { "a" });
        }
        screen.key_text(if turns % 2 == 0 { "w" } else { "s" });
        lay(&screen, &table, wanted);
        while !draft(&screen).is_empty() {
            assert!(screen.key(Key::Escape));
        }
    }
}

#[test]
fn one_stands_where_one_stood() {
    let screen = going();
    drag(&screen, (100.0, 250.0), (160.0, 280.0));
    let before = view(&screen);
    let screen = screen.restart(Lang::En);
    assert_eq!(view(&screen), before);
    assert!(shown(&screen).get_unit() > 0.0);
}

#[test]
fn looking_inside_makes_glass_of_what_is_in_front() {
    let screen = going();
    let plain = screen.picture();
    tap(&screen, &text(&screen, "temple-inside"));
    assert!(temple(&screen).get_inside());
    // A finger that rests looks behind everything under it, and what it touched is as before when it's lifted.
    tap(&screen, &text(&screen, "temple-inside"));
    assert!(!temple(&screen).get_inside());
    let still = screen.picture();
    let (x, y) = (180.0, 240.0);
    screen.touch(1, x, y, TouchPhase::Started);
    screen.wait(700);
    screen.settle();
    let rests = screen.picture();
    screen.touch(1, x, y, TouchPhase::Ended);
    screen.settle();
    assert_ne!(rests.as_bytes(), still.as_bytes(), "something is glass");
    assert_eq!(screen.picture().as_bytes(), plain.as_bytes());
    assert_eq!(draft(&screen), "");
}

#[test]
fn while_it_turns_it_looks_as_it_does_at_rest() {
    let screen = going();
    press_and_move(&screen, (100.0, 250.0), (150.0, 240.0));
    assert!(shown(&screen).get_pictured() && shown(&screen).get_board().row_count() == 0);
    let turning = screen.picture();
    screen.touch(1, 150.0, 240.0, TouchPhase::Ended);
    screen.settle();
    assert!(!shown(&screen).get_pictured() && shown(&screen).get_board().row_count() > 0);
    let rests = screen.picture();
    // Two programs draw edges a little differently; nothing else is elsewhere or of another colour.
    let pixels = turning.as_slice().iter().zip(rests.as_slice());
    let far = |one: u8, other: u8| one.abs_diff(other) > 96;
    let apart = pixels.filter(|(one, other)| far(one.r, other.r) || far(one.g, other.g) || far(one.b, other.b));
    let part = apart.count() as f32 / (360.0 * 640.0);
    assert!(part < 0.002, "{part}");
    // Whatever moves the view shows the shapes again.
    press_and_move(&screen, (100.0, 250.0), (130.0, 240.0));
    screen.touch(1, 130.0, 240.0, TouchPhase::Cancelled);
    screen.settle();
    screen.wheel(60.0);
    assert!(!shown(&screen).get_pictured() && shown(&screen).get_board().row_count() > 0);
}

/// The views to choose from cover the building only as long as one chooses.
#[test]
fn whatever_else_is_touched_closes_the_compass() {
    let screen = going();
    let others: [(&str, &dyn Fn()); 5] = [
        ("the board", &|| screen.touch_tap(60.0, 370.0)),
        ("a way", &|| {
            tap(&screen, &temple(&screen).get_ways().row_data(0).unwrap().label);
        }),
        ("a colour", &|| {
            tap(&screen, &temple(&screen).get_colours().row_data(1).unwrap().label);
        }),
        ("the eye", &|| tap(&screen, &text(&screen, "temple-inside"))),
        ("the board that is turned", &|| {
            drag(&screen, (60.0, 330.0), (120.0, 330.0))
        }),
    ];
    for (what, touch) in others {
        tap(&screen, &text(&screen, "temple-compass"));
        assert!(temple(&screen).get_compass_open());
        touch();
        assert!(!temple(&screen).get_compass_open(), "{what}");
        // An explanation may lie on the board now.
        shown(&screen).invoke_close_tip();
        screen.settle();
    }
}

/// The building turns around its middle, and that is elsewhere after each step: nobody sees it move for that.
#[test]
fn a_finger_that_is_put_down_moves_nothing() {
    let screen = going();
    for _ in 0..3 {
        shown(&screen).invoke_place_chosen(0);
        screen.settle();
        tap(&screen, &crate::hand::confirm(&screen));
        screen.wait(600);
        screen.settle();
        let before = screen.picture();
        let stands = camera(&screen);
        screen.touch(1, 60.0, 370.0, TouchPhase::Started);
        screen.settle();
        assert!(screen.picture().as_bytes() == before.as_bytes());
        assert_eq!(camera(&screen), stands);
        screen.touch(1, 60.0, 370.0, TouchPhase::Ended);
        screen.settle();
        shown(&screen).invoke_close_tip();
        screen.settle();
        assert!(screen.picture().as_bytes() == before.as_bytes());
    }
    // Nor does it glide into the turn of a key.
    turn(&screen, Key::LeftArrow);
    let at_once = screen.picture();
    screen.wait(600);
    screen.settle();
    assert!(screen.picture().as_bytes() == at_once.as_bytes());
}

/// The view stays as it is as long as all that can be done is in sight, and then it shows that again.
#[test]
fn the_view_goes_further_away_only_for_what_is_out_of_sight() {
    let game = vector(0).first(4);
    let screen = game.laid(Lang::En, PHONE);
    let board = crate::hand::control(&screen, &shown(&screen).get_board_label())
        .unwrap()
        .size();
    let (mut changes, mut zooms) = (0, 0);
    for number in 0..24 {
        let (unit, x, y) = camera(&screen);
        let rows = shown(&screen).get_places();
        for row in rows.iter() {
            let middle = (x + (row.x + 0.5) * unit, y + (row.y + 0.5) * unit);
            let is_in_sight = (0.0..board.width).contains(&middle.0) && (0.0..board.height).contains(&middle.1);
            assert!(
                is_in_sight || unit == kachel::scene::camera::SMALLEST,
                "step {number}: {middle:?}, {unit}"
            );
        }
        shown(&screen).invoke_place_chosen((7 * number % rows.row_count()) as i32);
        screen.settle();
        tap(&screen, &crate::hand::confirm(&screen));
        screen.settle();
        let after = camera(&screen);
        changes += usize::from(after != (unit, x, y));
        zooms += usize::from(after.0 != unit);
    }
    assert!(zooms <= 8 && changes <= 16, "{changes} {zooms}");
    // Whoever chose how near they look keeps that.
    screen.wheel(120.0);
    let near = camera(&screen).0;
    for _ in 0..4 {
        shown(&screen).invoke_place_chosen(0);
        screen.settle();
        tap(&screen, &crate::hand::confirm(&screen));
        screen.settle();
    }
    assert_eq!(camera(&screen).0, near);
}

/// A game that is begun from a result lies in the middle of its board, like any other.
#[test]
fn another_game_begins_in_the_middle() {
    let screen = Screen::at_result(&vector(0).text(), Lang::En, PHONE);
    tap(&screen, &text(&screen, "result-again"));
    screen.wait(600);
    screen.settle();
    let (unit, x, y) = camera(&screen);
    let first = shown(&screen).get_places().row_data(0).unwrap();
    let middle = (x + (first.x + 0.5) * unit, y + (first.y + 0.5) * unit);
    let board = crate::hand::control(&screen, &shown(&screen).get_board_label())
        .unwrap()
        .size();
    let apart = (
        (middle.0 - board.width / 2.0).abs(),
        (middle.1 - board.height / 2.0).abs(),
    );
    assert!(apart.0 < 1.0 && apart.1 < 1.0, "{middle:?} {board:?}");
}
