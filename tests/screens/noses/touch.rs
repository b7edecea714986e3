//! Fingers at the nose game.

use i_slint_core::input::TouchPhase;
use kachel::games::noses::Tile;
use kachel::games::plane::Square;
use kachel::table::noses::Table;
use kachel::words::Lang;
use slint::Model;

use super::hand::{
    board, draft, find_tile, in_sight, look_at, middle, noses, played, saved, swipe, tap_square, tap_tile, tray,
    vector, with_pale_tiles,
};
use crate::hand::{control, drag, on_board, press_and_move, shown, tap};
use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen};

fn going(size: (u32, u32)) -> Screen {
    vector(0).first(20).laid(Lang::En, size)
}

/// The first tile in hand that can be laid.
fn layable(table: &Table) -> Tile {
    let hand = table.hand(table.to_move().unwrap());
    hand.into_iter().find_map(|(tile, open)| open.then_some(tile)).unwrap()
}

fn closed(table: &Table) -> Tile {
    let hand = table.hand(table.to_move().unwrap());
    hand.into_iter()
        .find_map(|(tile, open)| (!open).then_some(tile))
        .unwrap()
}

/// A square that is offered for a tile, where it can be touched.
fn offered(screen: &Screen, tile: Tile) -> Square {
    let mut table = saved(screen).table;
    if table.draft().tile() != Some(tile) {
        table.handle_intent(kachel::table::noses::Intent::Tile(tile), true);
    }
    let (left, top, right, low) = board(screen);
    let inside = |at: &Square| {
        let (x, y) = middle(*at);
        let (x, y) = on_board(screen, x, y);
        x > left + 30.0 && x < right - 60.0 && y > top + 60.0 && y < low - 30.0
    };
    let squares = table.offered_squares();
    *squares.iter().find(|at| inside(at)).expect("some place is in sight")
}

fn at(screen: &Screen, square: Square) -> (f32, f32) {
    let (x, y) = middle(square);
    on_board(screen, x, y)
}

#[test]
fn a_tile_is_dragged_out_of_the_tray() {
    for size in [PHONE, SIDEWAYS, DESKTOP] {
        let screen = going(size);
        let tile = layable(&saved(&screen).table);
        let from = find_tile(&screen, tile);
        // Out of a row upwards, out of a grid sideways.
        let first = if size == PHONE {
            (from.0, from.1 - 60.0)
        } else {
            (from.0 - 60.0, from.1)
        };
        press_and_move(&screen, from, first);
        assert!(shown(&screen).get_dragging(), "{size:?}");
        let to = at(&screen, offered(&screen, tile));
        screen.touch(1, to.0 + 6.0, to.1 + 6.0, TouchPhase::Moved);
        screen.settle();
        assert!(
            !shown(&screen).get_note().is_empty(),
            "it shows what it brings while it is carried"
        );
        let to = at(&screen, offered(&screen, tile));
        screen.touch(1, to.0, to.1, TouchPhase::Moved);
        screen.touch(1, to.0, to.1, TouchPhase::Ended);
        screen.settle();
        assert!(!shown(&screen).get_dragging());
        let lies = draft(&screen);
        assert!(lies.starts_with(&format!("{tile}@")), "{lies}");
        assert!(noses(&screen).get_stones().row_count() > 0);
        assert_eq!(played(&screen), 20, "nothing is played yet");
    }
}

#[test]
fn a_tile_is_dragged_to_a_place_where_it_may_not_lie() {
    let screen = going(PHONE);
    let table = saved(&screen).table;
    let tile = layable(&table);
    // In the middle of the tiles no free square is within reach.
    let is_covered = |at: &Square| table.game().nose(*at).is_some();
    let covered = table.game().tiles().map(|step| step.at);
    let covered = covered
        .filter(|at| at.orthogonal().iter().all(is_covered))
        .last()
        .unwrap();
    let from = find_tile(&screen, tile);
    press_and_move(&screen, from, (from.0, from.1 - 60.0));
    let to = at(&screen, covered);
    screen.touch(1, to.0, to.1, TouchPhase::Moved);
    screen.touch(1, to.0, to.1, TouchPhase::Ended);
    screen.settle();
    assert!(!shown(&screen).get_dragging());
    assert!(shown(&screen).get_tip_shown());
    assert_eq!(draft(&screen), tile.to_string(), "it stays chosen");
}

#[test]
fn a_tile_is_let_go_beside_the_board() {
    let screen = going(PHONE);
    let tile = layable(&saved(&screen).table);
    let from = find_tile(&screen, tile);
    press_and_move(&screen, from, (from.0, from.1 - 50.0));
    screen.touch(1, from.0, from.1 - 20.0, TouchPhase::Moved);
    screen.touch(1, from.0, from.1, TouchPhase::Moved);
    screen.touch(1, from.0, from.1, TouchPhase::Ended);
    screen.settle();
    assert!(!shown(&screen).get_dragging());
    assert_eq!(draft(&screen), "");
    assert_eq!(played(&screen), 20);
}

#[test]
fn a_drag_along_the_tray_scrolls_it_and_lays_nothing() {
    let screen = going(PHONE);
    let before = in_sight(&screen);
    let &(place, (x, y)) = before.last().unwrap();
    swipe(&screen, (x, y), (x - 150.0, y + 4.0));
    let after = in_sight(&screen);
    let moved = after.iter().find(|(other, _)| *other == place).unwrap().1;
    assert!((moved.0 - x + 150.0).abs() < 20.0, "{x} {moved:?}");
    assert_eq!(draft(&screen), "");
    assert!(!shown(&screen).get_dragging() && !shown(&screen).get_tip_shown());
    // Nor does it let go of what is chosen, however it begins.
    let tile = layable(&saved(&screen).table);
    tap_tile(&screen, tile);
    for by in [-120.0, 120.0, -40.0, 40.0] {
        let y = in_sight(&screen)[0].1.1;
        swipe(&screen, (180.0, y), (180.0 + by, y - 3.0));
        assert_eq!(draft(&screen), tile.to_string(), "after {by}");
        assert!(!shown(&screen).get_dragging());
        // In steps as small as a slow finger's, which trembles.
        screen.touch(1, 180.0, y, TouchPhase::Started);
        screen.wait(120);
        for step in 1..=20 {
            let part = step as f32 / 20.0;
            screen.touch(
                1,
                180.0 + by * part,
                y - [0.0, 2.0, 3.0, 1.0][step % 4],
                TouchPhase::Moved,
            );
            screen.wait(16);
        }
        screen.wait(700);
        screen.touch(1, 180.0 + by, y, TouchPhase::Ended);
        screen.settle();
        assert_eq!(draft(&screen), tile.to_string(), "after {by} slowly");
        assert!(!shown(&screen).get_dragging());
    }
}

#[test]
fn a_drag_along_the_grid_scrolls_it_and_lays_nothing() {
    let screen = vector(0).first(1).laid(Lang::En, SIDEWAYS);
    let before = in_sight(&screen);
    let &(place, (x, y)) = before.last().unwrap();
    swipe(&screen, (x, y), (x + 3.0, y - 60.0));
    let after = in_sight(&screen);
    let moved = after.iter().find(|(other, _)| *other == place).map(|(_, at)| at.1);
    assert!(moved.is_none_or(|moved| moved < y - 30.0), "{before:?} {after:?}");
    assert_ne!(before, after);
    assert_eq!(draft(&screen), "");
    assert!(!shown(&screen).get_dragging());
}

#[test]
fn a_pale_tile_is_not_carried() {
    let game = with_pale_tiles();
    let screen = game.laid(Lang::En, PHONE);
    let tile = closed(&saved(&screen).table);
    let from = find_tile(&screen, tile);
    drag(&screen, from, (from.0, from.1 - 200.0));
    assert!(!shown(&screen).get_dragging());
    let chosen = draft(&screen);
    assert_eq!(chosen, tile.to_string(), "it is chosen, for the explanations");
    assert_eq!(played(&screen), game.steps.len());
}

#[test]
fn a_second_finger_takes_a_tile_back() {
    let screen = going(PHONE);
    let tile = layable(&saved(&screen).table);
    let from = find_tile(&screen, tile);
    press_and_move(&screen, from, (from.0, from.1 - 60.0));
    let to = at(&screen, offered(&screen, tile));
    screen.touch(1, to.0, to.1, TouchPhase::Moved);
    screen.settle();
    assert!(shown(&screen).get_dragging());
    assert!(draft(&screen).contains('@'));
    screen.touch(2, 300.0, 120.0, TouchPhase::Started);
    screen.settle();
    assert!(!shown(&screen).get_dragging());
    assert!(!draft(&screen).contains('@'), "{}", draft(&screen));
    screen.touch(2, 300.0, 120.0, TouchPhase::Ended);
    screen.touch(1, to.0, to.1, TouchPhase::Ended);
    screen.settle();
    assert!(!shown(&screen).get_dragging());
    assert!(!draft(&screen).contains('@'), "{}", draft(&screen));
    assert_eq!(played(&screen), 20);
    // The next touch is a touch like any other.
    let tile = saved(&screen).table.draft().tile().unwrap_or_else(|| {
        tap_tile(&screen, tile);
        tile
    });
    tap_square(&screen, offered(&screen, tile));
    assert!(draft(&screen).contains('@'), "{}", draft(&screen));
}

#[test]
fn the_system_takes_a_tile_back() {
    let screen = going(PHONE);
    let tile = layable(&saved(&screen).table);
    let from = find_tile(&screen, tile);
    press_and_move(&screen, from, (from.0, from.1 - 60.0));
    let to = at(&screen, offered(&screen, tile));
    screen.touch(1, to.0, to.1, TouchPhase::Moved);
    screen.touch(1, to.0, to.1, TouchPhase::Cancelled);
    screen.settle();
    assert!(!shown(&screen).get_dragging());
    assert_eq!(played(&screen), 20);
    let tile = layable(&saved(&screen).table);
    if saved(&screen).table.draft().tile() != Some(tile) {
        tap_tile(&screen, tile);
    }
    assert_eq!(
        saved(&screen).table.draft().tile(),
        Some(tile),
        "the next touch is a touch like any other"
    );
}

#[test]
fn the_tile_that_lies_there_is_dragged_on() {
    let screen = going(PHONE);
    let table = saved(&screen).table;
    // One with places far from each other.
    let hand = table.hand(table.to_move().unwrap());
    let tile = hand
        .into_iter()
        .find_map(|(tile, _)| {
            let mut table = table.clone();
            table.handle_intent(kachel::table::noses::Intent::Tile(tile), true);
            (table.offered_squares().len() > 6).then_some(tile)
        })
        .unwrap();
    tap_tile(&screen, tile);
    let first = offered(&screen, tile);
    tap_square(&screen, first);
    let before = draft(&screen);
    let (x, y) = at(&screen, first);
    let (left, top, right, low) = board(&screen);
    let others = saved(&screen).table.offered_squares();
    let other = others
        .into_iter()
        .map(|square| at(&screen, square))
        .find(|at| {
            let far = (at.0 - x).hypot(at.1 - y) > 100.0;
            far && at.0 > left + 20.0 && at.0 < right - 20.0 && at.1 > top + 20.0 && at.1 < low - 20.0
        })
        .unwrap();
    drag(&screen, (x, y), other);
    let after = draft(&screen);
    assert!(after.contains('@') && after != before, "{before} {after}");
}

// The board

/// Where the board's 0,0 lies, and how large its squares are.
fn view(screen: &Screen) -> (f32, f32, f32) {
    let table = shown(screen);
    (table.get_origin_x(), table.get_origin_y(), table.get_unit())
}

#[test]
fn a_drag_moves_the_board_and_taps_nothing() {
    let screen = going(PHONE);
    let tile = layable(&saved(&screen).table);
    tap_tile(&screen, tile);
    let before = view(&screen);
    drag(&screen, (150.0, 200.0), (190.0, 170.0));
    let after = view(&screen);
    assert_ne!(before, after);
    assert_eq!(before.2, after.2);
    assert_eq!(draft(&screen), tile.to_string());
    assert!(!shown(&screen).get_tip_shown());
}

fn pinch(screen: &Screen, (x, y): (f32, f32), from: f32, to: f32) {
    let fingers = |distance: f32, phase| {
        screen.touch(1, x - distance / 2.0, y, phase);
        screen.touch(2, x + distance / 2.0, y, phase);
    };
    fingers(from, TouchPhase::Started);
    for step in 1..=20 {
        fingers(from + (to - from) * step as f32 / 20.0, TouchPhase::Moved);
        screen.wait(16);
    }
    fingers(to, TouchPhase::Ended);
    screen.settle();
}

#[test]
fn a_pinch_zooms_and_taps_nothing() {
    let screen = going(PHONE);
    let tile = layable(&saved(&screen).table);
    tap_tile(&screen, tile);
    let before = view(&screen);
    pinch(&screen, (180.0, 220.0), 100.0, 180.0);
    let after = view(&screen);
    assert!(after.2 > before.2 * 1.2, "{before:?} {after:?}");
    assert_eq!(draft(&screen), tile.to_string());
    assert!(!shown(&screen).get_tip_shown());
    for _ in 0..6 {
        pinch(&screen, (180.0, 220.0), 300.0, 60.0);
    }
    let smallest = view(&screen).2;
    assert!((28.0..=40.0).contains(&smallest), "{smallest}");
    tap(&screen, &crate::noses::hand::text(&screen, "table-fit"));
    // Everything is there again, and the next touch is a touch like any other.
    let (left, top, right, low) = board(&screen);
    let bounds = kachel::games::noses::Noses::bounds(saved(&screen).table.game()).unwrap();
    for square in bounds.squares() {
        let (x, y) = at(&screen, square);
        assert!(x > left && x < right && y > top && y < low, "{square} is at {x} {y}");
    }
    tap_square(&screen, offered(&screen, tile));
    assert!(draft(&screen).contains('@'));
}

#[test]
fn squares_are_never_too_small_however_many_there_are() {
    for number in 0..6 {
        let game = vector(number);
        let count = game.steps.len() - 1;
        for size in [PHONE, SIDEWAYS] {
            let screen = vector(number).first(count).laid(Lang::En, size);
            assert!(view(&screen).2 >= 28.0, "{number} {size:?}: {:?}", view(&screen));
        }
    }
}

#[test]
fn a_touch_at_the_edge_does_nothing_on_the_board() {
    let screen = going(PHONE);
    let before = view(&screen);
    for x in [3.0, 11.0, 349.0, 357.0] {
        drag(&screen, (x, 200.0), (180.0, 230.0));
        assert_eq!(view(&screen), before, "from {x}");
        screen.touch_tap(x, 220.0);
        assert!(!shown(&screen).get_tip_shown(), "at {x}");
        assert_eq!(draft(&screen), "");
    }
}

#[test]
fn a_touch_means_the_nearest_square_within_reach() {
    let screen = going(PHONE);
    let tile = layable(&saved(&screen).table);
    tap_tile(&screen, tile);
    let square = offered(&screen, tile);
    let (x, y) = look_at(&screen, middle(square));
    // Away from where another square is nearer, if there is such a side.
    let others: Vec<(f32, f32)> = saved(&screen)
        .table
        .offered_squares()
        .into_iter()
        .map(|other| at(&screen, other))
        .collect();
    let sides = [(22.0, 0.0), (-22.0, 0.0), (0.0, 22.0), (0.0, -22.0)];
    let nearest = |point: (f32, f32)| {
        let distance = |other: &(f32, f32)| (other.0 - point.0).hypot(other.1 - point.1);
        others.iter().map(distance).fold(f32::INFINITY, f32::min)
    };
    let (dx, dy) = sides
        .into_iter()
        .find(|side| nearest((x + side.0, y + side.1)) > 21.9)
        .unwrap();
    screen.touch_tap(x + dx, y + dy);
    assert!(draft(&screen).contains('@'), "{}", draft(&screen));
    assert!(control(&screen, &tray(&screen)[0]).is_some() || noses(&screen).get_stones().row_count() > 0);
}
