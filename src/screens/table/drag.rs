//! A finger that moves the view, or carries the patch or a tile.

use std::rc::Rc;

use slint::ComponentHandle;

use super::super::context::Context;
use super::super::pictures;
use super::super::ui::{BoardTouch, DragSource, TableAdapter};
use super::play::{Play, REACH};
use super::{act, refresh, show_camera, with};
use crate::games::plane::Square;
use crate::games::textile::{Colour, Phase, Tile};
use crate::scene::textile;
use crate::table::textile::{Draft, Intent};

/// What the finger on the board does.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Hand {
    #[default]
    Nothing,
    /// Moves the view; where the finger was put down.
    View { x: f32, y: f32 },
    /// Carries the ghost.
    Patch,
}

thread_local! {
    /// There is one finger that does something: a second one takes it back.
    static HAND: std::cell::Cell<Hand> = const { std::cell::Cell::new(Hand::Nothing) };
}

/// A finger on the board, in the board's dp.
pub fn board(ctx: &Rc<Context>, what: BoardTouch, x: f32, y: f32) {
    match (what, HAND.get()) {
        (BoardTouch::Down, _) => {
            let on_ghost = with(ctx, |play| {
                play.pinch_began();
                on_ghost(play, x, y)
            });
            HAND.set(if on_ghost == Some(true) {
                Hand::Patch
            } else {
                Hand::View { x, y }
            });
        }
        (BoardTouch::Drag, Hand::View { x: from_x, y: from_y }) => {
            with(ctx, |play| play.panned(x - from_x, y - from_y));
            show_camera(ctx, false);
        }
        (BoardTouch::Drag, Hand::Patch) => hold(ctx, x, y),
        (BoardTouch::Drop, Hand::Patch) => {
            HAND.set(Hand::Nothing);
            drop_patch(ctx, x, y);
        }
        (BoardTouch::Cancel, hand) => {
            HAND.set(Hand::Nothing);
            match hand {
                Hand::View { .. } => {
                    with(ctx, Play::pan_cancelled);
                    show_camera(ctx, false);
                }
                Hand::Patch => take_back(ctx),
                Hand::Nothing => {}
            }
        }
        _ => HAND.set(Hand::Nothing),
    }
}

fn on_ghost(play: &Play, x: f32, y: f32) -> bool {
    let (x, y) = play.view.camera.board(x, y);
    let square = Square::new(x.floor() as i16, y.floor() as i16);
    let ghost = play.saved.table.chosen_knot();
    ghost.is_some_and(|knot| knot.tiles.iter().any(|tile| tile.at == square))
}

/// The patch is over a point of the board.
fn hold(ctx: &Rc<Context>, x: f32, y: f32) {
    with(ctx, |play| {
        let (x, y) = play.view.camera.board(x, y);
        let reach = play.reach();
        play.carrying = true;
        play.act(ctx, Intent::Hold { x, y, reach });
    });
    refresh(ctx);
}

fn drop_patch(ctx: &Rc<Context>, x: f32, y: f32) {
    let intent = with(ctx, |play| {
        play.carrying = false;
        let (x, y) = play.view.camera.board(x, y);
        Intent::Drop {
            x,
            y,
            reach: play.reach(),
        }
    });
    if let Some(intent) = intent {
        act(ctx, intent);
    }
}

/// A drag was taken back: nothing of it stays chosen.
fn take_back(ctx: &Rc<Context>) {
    with(ctx, |play| {
        play.carrying = false;
        play.back(ctx);
    });
    refresh(ctx);
}

/// A finger that came from the patch or a stack, in the window's dp.
pub fn carry(ctx: &Rc<Context>, source: DragSource, index: i32, what: BoardTouch, x: f32, y: f32) {
    let ui = ctx.ui();
    let table = ui.global::<TableAdapter>();
    match what {
        BoardTouch::Down => {
            begin(ctx, source, index);
            return;
        }
        BoardTouch::Cancel => {
            table.set_dragging(false);
            take_back(ctx);
            return;
        }
        BoardTouch::Drag | BoardTouch::Drop => {}
    }
    if !table.get_dragging() {
        return;
    }
    let dropped = what == BoardTouch::Drop;
    let unit = table.get_dragged_unit();
    table.set_dragged_x(x - unit / 2.0);
    table.set_dragged_y(y - unit / 2.0);
    if dropped {
        table.set_dragging(false);
    }
    match source {
        DragSource::Patch => {
            let (x, y) = (x - table.get_board_left(), y - table.get_board_top());
            let on_board = with(ctx, |play| {
                y >= 0.0 && y <= play.view.height && x >= 0.0 && x <= play.view.width
            }) == Some(true);
            match (on_board, dropped) {
                (true, true) => drop_patch(ctx, x, y),
                (true, false) => hold(ctx, x, y),
                // Let go beside the board, it is back in the hand.
                (false, true) => take_back(ctx),
                (false, false) => {}
            }
        }
        DragSource::Stack if dropped => drop_tile(ctx, &table, x, y),
        DragSource::Stack => {}
    }
}

/// Takes something up, if it may be taken.
fn begin(ctx: &Rc<Context>, source: DragSource, index: i32) {
    let ui = ctx.ui();
    let table = ui.global::<TableAdapter>();
    let intent = match source {
        DragSource::Patch => Intent::Knot,
        DragSource::Stack => Intent::Stack(Colour::ALL[index as usize]),
    };
    let may = with(ctx, |play| {
        let saved = &play.saved.table;
        // Drawing plays at once, so nothing is carried then.
        let draws = saved.game().phase() == Phase::Draw;
        !play.is_reviewing()
            && match source {
                DragSource::Patch => saved.can_knot(),
                DragSource::Stack => !draws && saved.is_open(Colour::ALL[index as usize]),
            }
    });
    if may != Some(true) {
        act(ctx, intent);
        return;
    }
    let style = ctx.style();
    let shapes = with(ctx, |play| {
        play.choose_only(ctx, intent);
        let saved = &play.saved.table;
        match (source, saved.draft()) {
            (DragSource::Patch, Draft::Knot { turn, .. }) => {
                let handle = turn.apply(saved.handle());
                let tiles: Vec<Tile> = saved
                    .patch()
                    .iter()
                    .map(|tile| Tile {
                        at: turn.apply(tile.at) - handle,
                        ..*tile
                    })
                    .collect();
                textile::laid(&tiles, style)
            }
            (DragSource::Stack, _) => textile::laid(
                &[Tile {
                    at: Square::ORIGIN,
                    colour: Colour::ALL[index as usize],
                }],
                style,
            ),
            _ => Vec::new(),
        }
    })
    .unwrap_or_default();
    let unit = match source {
        DragSource::Patch => with(ctx, |play| play.view.camera.unit).unwrap_or(40.0),
        DragSource::Stack => table.get_mat_unit().max(40.0),
    };
    table.set_dragged(pictures::rows(&shapes));
    table.set_dragged_unit(unit);
    table.set_dragging(!shapes.is_empty());
    refresh(ctx);
}

/// A tile from a stack is let go: on the nearest offered square, or nowhere, where it stays chosen.
fn drop_tile(ctx: &Rc<Context>, table: &TableAdapter, x: f32, y: f32) {
    let unit = table.get_mat_unit();
    let left = table.get_mat_left() + table.get_mat_origin_x();
    let top = table.get_mat_top() + table.get_mat_origin_y();
    let (x, y) = ((x - left) / unit, (y - top) / unit);
    let nearest = with(ctx, |play| {
        let distance = |square: &Square| (f32::from(square.x) + 0.5 - x).hypot(f32::from(square.y) + 0.5 - y);
        let squares = play.saved.table.offered_squares();
        let nearest = squares.into_iter().min_by(|a, b| distance(a).total_cmp(&distance(b)))?;
        (distance(&nearest) * unit <= REACH.max(unit * 0.75)).then_some(nearest)
    });
    match nearest.flatten() {
        Some(square) => act(ctx, Intent::PatchSquare(square)),
        None => refresh(ctx),
    }
}
