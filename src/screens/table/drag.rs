//! A finger that moves the view, or carries something to the board.

use std::cell::Cell;
use std::rc::Rc;

use slint::ComponentHandle;

use super::super::context::Context;
use super::super::pictures;
use super::super::ui::{BoardTouch, DragSource, TableAdapter};
use super::game::{Beside, OnScreen};
use super::play::{Act, Play, each_play};
use super::{act_with, refresh, show, show_camera, temple, with};
use crate::scene::Rect;

/// What the finger on the board does.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Hand {
    #[default]
    Nothing,
    /// Moves the view or turns the board; where the finger was put down.
    View { x: f32, y: f32, only_moves: bool },
    /// Carries the ghost.
    Ghost,
    /// Rests, to see something for as long as it does.
    Rests,
}

thread_local! {
    /// There is one finger that does something: a second one takes it back.
    static HAND: Cell<Hand> = const { Cell::new(Hand::Nothing) };
}

/// A finger on the board, in the board's dp.
pub fn board(ctx: &Rc<Context>, what: BoardTouch, x: f32, y: f32) {
    match (what, HAND.get()) {
        (BoardTouch::Down | BoardTouch::Grab, _) => {
            temple::close_compass(ctx);
            let only_moves = what == BoardTouch::Grab;
            let on_ghost = with(ctx, |play| {
                each_play!(play, play => {
                    play.take_hold(x, y);
                    !only_moves && on_ghost(play, x, y)
                })
            });
            HAND.set(if on_ghost == Some(true) {
                Hand::Ghost
            } else {
                Hand::View { x, y, only_moves }
            });
            show_camera(ctx, false);
        }
        (
            BoardTouch::Drag,
            Hand::View {
                x: from_x,
                y: from_y,
                only_moves,
            },
        ) => {
            let (dx, dy) = (x - from_x, y - from_y);
            with(ctx, |play| {
                each_play!(play, play => {
                    if !only_moves && OnScreen::swiped(play, dx, dy) {
                        show::turned(ctx, play);
                    } else {
                        play.panned(dx, dy);
                        show::camera(ctx, play, false);
                    }
                });
            });
        }
        (BoardTouch::Press, Hand::View { .. }) => {
            let pressed = with(ctx, |play| {
                each_play!(play, play => {
                    let touch = play.touch(x, y);
                    OnScreen::pressed(play, touch)
                })
            });
            HAND.set(Hand::Rests);
            if pressed == Some(true) {
                refresh(ctx);
            }
        }
        (BoardTouch::Drop | BoardTouch::Cancel, Hand::Rests) => {
            HAND.set(Hand::Nothing);
            with(ctx, |play| each_play!(play, play => OnScreen::released(play)));
            refresh(ctx);
        }
        // What was turned is told to those who listen once it rests.
        (BoardTouch::Drop, Hand::View { .. }) => {
            HAND.set(Hand::Nothing);
            refresh(ctx);
        }
        (BoardTouch::Drag, Hand::Ghost) => hold(ctx, x, y),
        (BoardTouch::Drop, Hand::Ghost) => {
            HAND.set(Hand::Nothing);
            let_go(ctx, x, y);
        }
        (BoardTouch::Cancel, hand) => {
            HAND.set(Hand::Nothing);
            match hand {
                Hand::View { .. } => {
                    with(ctx, |play| each_play!(play, play => play.pan_cancelled()));
                    refresh(ctx);
                }
                Hand::Ghost => take_back(ctx),
                Hand::Rests | Hand::Nothing => {}
            }
        }
        _ => HAND.set(Hand::Nothing),
    }
}

fn on_ghost<G: OnScreen>(play: &Play<G>, x: f32, y: f32) -> bool {
    !play.is_reviewing() && play.bots_turn().is_none() && G::is_on_ghost(play, play.touch(x, y))
}

/// What is carried is over a point of the board.
fn hold(ctx: &Rc<Context>, x: f32, y: f32) {
    with(ctx, |play| {
        each_play!(play, play => {
            play.carrying = true;
            let touch = play.touch(x, y);
            if let Some(intent) = OnScreen::hold(play, touch) {
                play.act(ctx, Act::Intent(intent));
            }
        });
    });
    refresh(ctx);
}

fn let_go(ctx: &Rc<Context>, x: f32, y: f32) {
    act_with(ctx, |play| {
        each_play!(play, play => {
            play.carrying = false;
            let touch = play.touch(x, y);
            match OnScreen::let_go(play, touch) {
                Some(intent) => play.act(ctx, Act::Intent(intent)),
                None => {
                    play.close_tip();
                }
            }
        });
    });
}

/// A drag was taken back: nothing of it stays chosen.
fn take_back(ctx: &Rc<Context>) {
    with(ctx, |play| {
        each_play!(play, play => {
            play.carrying = false;
            play.back(ctx);
        });
    });
    refresh(ctx);
}

/// A finger that came from beside the board, in the window's dp.
pub fn carry(ctx: &Rc<Context>, source: DragSource, index: i32, what: BoardTouch, x: f32, y: f32) {
    let ui = ctx.ui();
    let table = ui.global::<TableAdapter>();
    match what {
        BoardTouch::Down => {
            take_up(ctx, source, index as usize);
            return;
        }
        BoardTouch::Cancel => {
            table.set_dragging(false);
            take_back(ctx);
            return;
        }
        BoardTouch::Grab | BoardTouch::Press | BoardTouch::Drag | BoardTouch::Drop => {}
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
    // What comes from a stack goes to the patch, not to the board.
    let (on_x, on_y) = (x - table.get_board_left(), y - table.get_board_top());
    let on_board = source != DragSource::Stack
        && with(ctx, |play| {
            let view = play.view_mut();
            Rect::new(0.0, 0.0, view.width, view.height).contains(on_x, on_y)
        }) == Some(true);
    match (on_board, dropped) {
        (true, true) => let_go(ctx, on_x, on_y),
        (true, false) => hold(ctx, on_x, on_y),
        (false, true) => let_go_beside(ctx, source, x, y),
        (false, false) => {}
    }
}

fn let_go_beside(ctx: &Rc<Context>, source: DragSource, x: f32, y: f32) {
    fn land<G: OnScreen>(play: &mut Play<G>, ctx: &Context, source: DragSource, x: f32, y: f32) {
        play.carrying = false;
        match G::let_go_beside(play, ctx, source, x, y) {
            Beside::Means(intent) => play.act(ctx, Act::Intent(intent)),
            Beside::Keeps => {}
            Beside::LetsGo => {
                play.back(ctx);
            }
        }
    }
    act_with(ctx, |play| each_play!(play, play => land(play, ctx, source, x, y)));
}

/// Takes something up, if it may be taken.
fn take_up(ctx: &Rc<Context>, source: DragSource, index: usize) {
    let carried = act_with(ctx, |play| {
        each_play!(play, play => if play.bots_turn().is_some() {
            play.tell_turn();
            None
        } else { match OnScreen::take_up(play, ctx, source, index) {
            Ok(carried) => Some(carried),
            Err(intent) => {
                play.act(ctx, Act::Intent(intent));
                None
            }
        }})
    });
    let Some(carried) = carried.flatten() else { return };
    let ui = ctx.ui();
    let table = ui.global::<TableAdapter>();
    table.set_dragged(pictures::rows(&carried.shapes));
    table.set_dragged_unit(carried.unit);
    table.set_dragging(!carried.shapes.is_empty());
    refresh(ctx);
}
