//! The result of a game.

use std::rc::Rc;

use super::context::Context;
use super::nav::KeyPress;
use crate::keep::Id;

/// What the result keeps between two touches.
#[derive(Default)]
pub struct State {}

pub(super) fn wire(_ctx: &Rc<Context>) {}

/// Takes up a finished game. False if it can't be read; the user has been told why then.
pub fn open(_ctx: &Rc<Context>, _game: &Id) -> bool {
    false
}

/// The Back key: closes what lies over the result. False if there is nothing.
pub fn back(_ctx: &Rc<Context>) -> bool {
    false
}

/// A key that no control wanted. False if the result doesn't know it either.
pub fn key(_ctx: &Rc<Context>, _key: &KeyPress) -> bool {
    false
}

/// Shows everything anew: the page was gone to, or the language or the colours are others now.
pub fn refresh(_ctx: &Rc<Context>) {}
