//! The table: a game being played.

use std::rc::Rc;

use super::context::Context;
use super::nav::KeyPress;
use crate::games::textile::Options;
use crate::keep::Id;

/// What the table keeps between two touches.
#[derive(Default)]
pub struct State {}

pub(super) fn wire(_ctx: &Rc<Context>) {}

/// Lays a saved game on the table, as it was left. False if it can't be read; the user has been told why then.
pub fn open(_ctx: &Rc<Context>, _game: &Id) -> bool {
    false
}

/// Begins a game: `names` by seat, seat 0 has the first turn. It is saved at once; `open` isn't needed for it.
pub fn start(ctx: &Rc<Context>, _options: Options, _names: Vec<String>) -> Id {
    ctx.keeper.new_id()
}

/// The Back key: lets go of what is half-made. False if there is nothing.
pub fn back(_ctx: &Rc<Context>) -> bool {
    false
}

/// A key that no control wanted. False if the table doesn't know it either.
pub fn key(_ctx: &Rc<Context>, _key: &KeyPress) -> bool {
    false
}

/// Shows everything anew: the page was gone to, or the language or the colours are others now.
pub fn refresh(_ctx: &Rc<Context>) {}
