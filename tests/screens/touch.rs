//! Fingers on the table, injected as the system reports them.

use i_slint_core::input::TouchPhase;
use kachel::games::plane::Square;
use kachel::games::textile::Colour;
use kachel::keep::Thumb;
use kachel::screens::life::{self, Edges};
use kachel::words::Lang;
use slint::Model;

use crate::hand::{
    Game, before_a_knot, bring_into_sight, control, draft, drag, on_mat, press_and_move, saved, shown, square, stack,
    tap,
};
use crate::harness::{PHONE, SIDEWAYS, Screen, centre};

/// Where the board's 0,0 lies, and how large its squares are.
fn view(screen: &Screen) -> (f32, f32, f32) {
    let table = shown(screen);
    (table.get_origin_x(), table.get_origin_y(), table.get_unit())
}

fn knotting() -> Screen {
    before_a_knot().draft("knot:r0").laid(Lang::En, PHONE)
}

/// The middle of an offered place, as a square of the board and in the window.
fn a_place(screen: &Screen) -> (Square, (f32, f32)) {
    let row = shown(screen).get_places().row_data(0).unwrap();
    let at = Square::new(row.x as i16, row.y as i16);
    bring_into_sight(screen, at);
    (at, square(screen, at))
}

/// The tile of the patch by which it is held, on the mat.
fn patch_on_mat(screen: &Screen) -> (f32, f32) {
    on_mat(screen, saved(screen).table.handle())
}

fn nothing_is_carried(screen: &Screen) -> bool {
    !shown(screen).get_dragging()
}

#[test]
fn a_tap_may_tremble() {
    let screen = knotting();
    let (_, (x, y)) = a_place(&screen);
    let before = view(&screen);
    screen.touch(1, x, y, TouchPhase::Started);
    screen.touch(1, x + 3.0, y + 2.0, TouchPhase::Moved);
    screen.touch(1, x + 3.0, y - 3.0, TouchPhase::Moved);
    screen.touch(1, x + 1.0, y, TouchPhase::Ended);
    screen.settle();
    assert_eq!(view(&screen).2, before.2);
    assert!(draft(&screen).contains('@'), "{}", draft(&screen));
}

#[test]
fn a_touch_means_the_nearest_place_within_24_dp() {
    let screen = knotting();
    let (at, (x, y)) = a_place(&screen);
    // Away from the textile, where no other place is nearer.
    let (dx, dy) = (f32::from(at.x.signum()), f32::from(at.y.signum()));
    let length = dx.hypot(dy).max(1.0);
    screen.touch_tap(x + dx / length * 22.0, y + dy / length * 22.0);
    assert!(draft(&screen).contains('@'), "{}", draft(&screen));
}

#[test]
fn a_drag_moves_the_board_and_taps_nothing() {
    let screen = knotting();
    let (_, from) = a_place(&screen);
    let before = view(&screen);
    drag(&screen, from, (from.0 + 40.0, from.1 - 30.0));
    let after = view(&screen);
    assert!(
        (after.0 - before.0 - 40.0).abs() < 0.5 && (after.1 - before.1 + 30.0).abs() < 0.5,
        "{before:?} {after:?}"
    );
    assert_eq!(after.2, before.2);
    assert_eq!(draft(&screen), "knot:r0");
}

#[test]
fn the_board_can_not_be_lost() {
    let screen = knotting();
    for _ in 0..12 {
        drag(&screen, (180.0, 200.0), (340.0, 330.0));
    }
    let (x, y) = square(&screen, Square::ORIGIN);
    assert!(x < 360.0 && y < 640.0);
}

#[test]
fn the_system_takes_a_drag_away() {
    let screen = knotting();
    let before = view(&screen);
    press_and_move(&screen, (180.0, 200.0), (240.0, 240.0));
    assert_ne!(view(&screen), before);
    screen.touch(1, 240.0, 240.0, TouchPhase::Cancelled);
    screen.settle();
    assert_eq!(draft(&screen), "knot:r0");
    // Whatever came of it, the next touch is a touch like any other.
    let (_, (x, y)) = a_place(&screen);
    screen.touch_tap(x, y);
    assert!(draft(&screen).contains('@'), "{}", draft(&screen));
}

// The patch in a finger

#[test]
fn the_patch_is_dragged_to_a_legal_place() {
    let screen = before_a_knot().laid(Lang::En, PHONE);
    let from = patch_on_mat(&screen);
    press_and_move(&screen, from, (from.0 - 20.0, from.1 - 60.0));
    assert!(shown(&screen).get_dragging());
    let row = shown(&screen).get_places().row_data(0).unwrap();
    let to = square(&screen, Square::new(row.x as i16, row.y as i16));
    screen.touch(1, to.0 + 5.0, to.1 + 5.0, TouchPhase::Moved);
    screen.settle();
    assert!(
        !shown(&screen).get_note().is_empty(),
        "the ghost shows what it brings while it is carried"
    );
    screen.touch(1, to.0, to.1, TouchPhase::Ended);
    screen.settle();
    assert!(nothing_is_carried(&screen));
    assert!(draft(&screen).contains('@'), "{}", draft(&screen));
    assert_eq!(saved(&screen).table.history().cursor(), 5, "a ghost isn't played");
}

#[test]
fn the_patch_is_dragged_to_an_illegal_place() {
    let screen = before_a_knot().laid(Lang::En, PHONE);
    let (from, to) = (patch_on_mat(&screen), square(&screen, Square::ORIGIN));
    drag(&screen, from, to);
    assert!(nothing_is_carried(&screen));
    assert!(shown(&screen).get_tip_shown());
    assert_eq!(shown(&screen).get_tip_title(), "No room here");
    assert_eq!(draft(&screen), "knot:r0", "it is in the hand again");
}

#[test]
fn the_patch_is_let_go_beside_the_board() {
    let screen = before_a_knot().laid(Lang::En, PHONE);
    let from = patch_on_mat(&screen);
    drag(&screen, from, (180.0, 620.0));
    assert!(nothing_is_carried(&screen));
    assert_eq!(draft(&screen), "");
}

#[test]
fn a_second_finger_takes_the_patch_back() {
    let screen = before_a_knot().laid(Lang::En, PHONE);
    let (from, to) = (patch_on_mat(&screen), square(&screen, Square::new(-1, 0)));
    press_and_move(&screen, from, to);
    assert!(shown(&screen).get_dragging());
    screen.touch(2, 300.0, 150.0, TouchPhase::Started);
    screen.settle();
    assert!(nothing_is_carried(&screen));
    assert!(!draft(&screen).contains('@'), "{}", draft(&screen));
    screen.touch(2, 300.0, 150.0, TouchPhase::Ended);
    screen.touch(1, to.0, to.1, TouchPhase::Ended);
    screen.settle();
    assert!(nothing_is_carried(&screen));
    assert!(!draft(&screen).contains('@'), "{}", draft(&screen));
    assert_eq!(saved(&screen).table.history().cursor(), 5);
}

#[test]
fn the_system_takes_the_patch_back() {
    let screen = before_a_knot().laid(Lang::En, PHONE);
    let (from, to) = (patch_on_mat(&screen), square(&screen, Square::new(-1, 0)));
    press_and_move(&screen, from, to);
    screen.touch(1, to.0, to.1, TouchPhase::Cancelled);
    screen.settle();
    assert!(nothing_is_carried(&screen));
    assert_eq!(saved(&screen).table.history().cursor(), 5);
}

#[test]
fn the_ghost_is_dragged_on() {
    let screen = knotting();
    let (_, (x, y)) = a_place(&screen);
    screen.touch_tap(x, y);
    let first = draft(&screen);
    let places = shown(&screen).get_places();
    let other = places
        .iter()
        .map(|row| Square::new(row.x as i16, row.y as i16))
        .map(|at| square(&screen, at))
        .find(|at| (at.0 - x).hypot(at.1 - y) > 60.0 && (20.0..340.0).contains(&at.0))
        .unwrap();
    drag(&screen, (x, y), other);
    let second = draft(&screen);
    assert!(second.contains('@') && second != first, "{first} {second}");
}

#[test]
fn a_tile_is_dragged_to_a_square_of_the_patch() {
    let screen = Game::of_two(&["start:B", "take:C", "take:B"]).laid(Lang::En, PHONE);
    let from = centre(&control(&screen, &stack(&screen, Colour::A)).unwrap());
    press_and_move(&screen, from, (from.0, from.1 - 60.0));
    assert!(shown(&screen).get_dragging());
    let to = on_mat(&screen, Square::new(1, 0));
    screen.touch(1, to.0, to.1, TouchPhase::Moved);
    screen.touch(1, to.0, to.1, TouchPhase::Ended);
    screen.settle();
    assert!(nothing_is_carried(&screen));
    assert_eq!(draft(&screen), "take:A@1,0");
}

#[test]
fn a_tile_is_let_go_anywhere_and_stays_chosen() {
    let screen = Game::of_two(&["start:B", "take:C", "take:B"]).laid(Lang::En, PHONE);
    let from = centre(&control(&screen, &stack(&screen, Colour::A)).unwrap());
    drag(&screen, from, (180.0, 150.0));
    assert!(nothing_is_carried(&screen));
    assert_eq!(draft(&screen), "take:A");
    assert_eq!(saved(&screen).table.history().cursor(), 3);
}

#[test]
fn a_second_finger_takes_the_tile_back() {
    let screen = Game::of_two(&["start:B", "take:C", "take:B"]).laid(Lang::En, PHONE);
    let from = centre(&control(&screen, &stack(&screen, Colour::A)).unwrap());
    press_and_move(&screen, from, on_mat(&screen, Square::new(1, 0)));
    screen.touch(2, 300.0, 150.0, TouchPhase::Started);
    screen.settle();
    assert!(nothing_is_carried(&screen));
    screen.touch(2, 300.0, 150.0, TouchPhase::Ended);
    screen.touch(1, 180.0, 400.0, TouchPhase::Ended);
    screen.settle();
    assert_eq!(saved(&screen).table.history().cursor(), 3);
    assert!(!draft(&screen).contains('@'), "{}", draft(&screen));
}

// Two fingers

/// Two fingers around a point move apart (or together) by a factor, and are lifted one after the other.
fn pinch(screen: &Screen, (x, y): (f32, f32), from: f32, to: f32) {
    let fingers = |screen: &Screen, distance: f32, phase| {
        screen.touch(1, x - distance / 2.0, y, phase);
        screen.touch(2, x + distance / 2.0, y, phase);
    };
    fingers(screen, from, TouchPhase::Started);
    for step in 1..=20 {
        fingers(screen, from + (to - from) * step as f32 / 20.0, TouchPhase::Moved);
        screen.wait(16);
    }
    fingers(screen, to, TouchPhase::Ended);
    screen.settle();
}

#[test]
fn a_pinch_zooms_about_its_middle_and_taps_nothing() {
    let screen = knotting();
    let middle = (190.0, 200.0);
    let at = |screen: &Screen| {
        let (x, y, unit) = view(screen);
        let table = shown(screen);
        (
            (middle.0 - table.get_board_left() - x) / unit,
            (middle.1 - table.get_board_top() - y) / unit,
        )
    };
    let (before, below) = (view(&screen), at(&screen));
    pinch(&screen, middle, 100.0, 170.0);
    let (after, now) = (view(&screen), at(&screen));
    assert!(after.2 > before.2 * 1.3, "{before:?} {after:?}");
    assert!(
        (now.0 - below.0).abs() < 0.1 && (now.1 - below.1).abs() < 0.1,
        "{below:?} {now:?}"
    );
    assert_eq!(draft(&screen), "knot:r0");
    assert!(!shown(&screen).get_tip_shown());
    // The touch after it is a touch like any other.
    let (_, (x, y)) = a_place(&screen);
    screen.touch_tap(x, y);
    assert!(draft(&screen).contains('@'), "the first touch after a pinch is lost");
}

#[test]
fn zooming_has_limits_that_fingers_can_live_with() {
    let screen = knotting();
    for _ in 0..6 {
        pinch(&screen, (180.0, 200.0), 60.0, 300.0);
    }
    let (_, _, largest) = view(&screen);
    assert!((48.0..=100.0).contains(&largest), "{largest}");
    for _ in 0..6 {
        pinch(&screen, (180.0, 200.0), 300.0, 60.0);
    }
    let (_, _, smallest) = view(&screen);
    assert!((28.0..=40.0).contains(&smallest), "{smallest}");
    tap(&screen, "Show everything");
    let (x, y) = square(&screen, Square::ORIGIN);
    assert!((0.0..360.0).contains(&x) && (64.0..450.0).contains(&y), "{x} {y}");
}

#[test]
fn squares_are_never_too_small_however_large_the_textile() {
    let game = Game::of_vector("textile-05", &["Mina", "Jonas", "Ava"]);
    let count = game.steps.len() - 1;
    for size in [PHONE, SIDEWAYS] {
        let screen = Game::of_vector("textile-05", &["Mina", "Jonas", "Ava"])
            .first(count)
            .laid(Lang::En, size);
        assert!(view(&screen).2 >= 28.0);
    }
}

// The edges belong to the system.

#[test]
fn a_touch_at_the_edge_does_nothing_on_the_board() {
    let screen = knotting();
    let before = view(&screen);
    for x in [3.0, 11.0, 349.0, 357.0] {
        drag(&screen, (x, 200.0), (180.0, 230.0));
        assert_eq!(view(&screen), before, "from {x}");
        screen.touch_tap(x, 220.0);
        assert!(!shown(&screen).get_tip_shown(), "at {x}");
        assert_eq!(draft(&screen), "knot:r0");
    }
    drag(&screen, (16.0, 200.0), (60.0, 200.0));
    assert_ne!(view(&screen), before);
}

#[test]
fn what_the_system_wants_at_the_edges_is_left_to_it() {
    let screen = knotting();
    let edges = Edges {
        left: 30.0,
        right: 24.0,
        bottom: 0.0,
    };
    life::show_edges(screen.ui(), edges);
    let before = view(&screen);
    for x in [13.0, 29.0, 338.0, 357.0] {
        drag(&screen, (x, 200.0), (180.0, 230.0));
        assert_eq!(view(&screen), before, "from {x}");
    }
    drag(&screen, (334.0, 200.0), (300.0, 200.0));
    assert_ne!(view(&screen), before);
    // Below too, where the board reaches so far down.
    let screen = before_a_knot().draft("knot:r0").laid(Lang::En, SIDEWAYS);
    life::show_edges(screen.ui(), Edges { bottom: 32.0, ..edges });
    let before = view(&screen);
    drag(&screen, (150.0, 345.0), (150.0, 300.0));
    assert_eq!(view(&screen), before);
    drag(&screen, (150.0, 320.0), (150.0, 280.0));
    assert_ne!(view(&screen), before);
}

#[test]
fn beside_the_hole_of_a_camera_the_board_hears_every_finger() {
    let screen = before_a_knot().draft("knot:r0").laid(Lang::En, SIDEWAYS);
    screen.app.ctx.change_settings(|settings| settings.thumb = Thumb::Left);
    let screen = screen.restart(Lang::En);
    screen.set_insets([40.0, 0.0, 0.0, 24.0]);
    let before = view(&screen);
    drag(&screen, (610.0, 150.0), (560.0, 150.0));
    assert_ne!(
        view(&screen),
        before,
        "the board reaches to the right edge of the window"
    );
    let before = view(&screen);
    drag(&screen, (632.0, 150.0), (560.0, 150.0));
    assert_eq!(view(&screen), before);
}
