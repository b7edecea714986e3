//! From where one looks at the building, and what turns it.

use std::f32::consts::PI;

use super::super::super::nav::KeyPress;
use super::super::play::Play;
use crate::games::temple::Temple;
use crate::scene::temple::{self, View};
use crate::table::temple::Table;

/// How far a finger goes (in dp) for half a turn.
const HALF_TURN: f32 = 320.0;
/// How far a key turns, in radians.
const KEY: f32 = PI / 12.0;

/// What the screen keeps of Temple alone.
#[derive(Clone, Copy, Debug)]
pub struct Own {
    pub view: View,
    /// The view when a finger or two took hold.
    held: View,
    /// Where the last tap chose a place, in the picture: another one there means the place behind.
    pub tapped: Option<(f32, f32)>,
}

impl Own {
    pub fn new(table: &Table) -> Own {
        let view = View::default().around(temple::pivot(&temple::laid(table.game())));
        Own {
            view,
            held: view,
            tapped: None,
        }
    }

    /// A finger has gone so far, in dp: what it lies on follows it.
    pub fn swipe(&mut self, dx: f32, dy: f32) {
        self.turn(self.held.turned(-dx * PI / HALF_TURN, dy * PI / HALF_TURN));
    }

    /// Two fingers have turned by so many degrees.
    pub fn twist(&mut self, degrees: f32) {
        let sense = if self.held.is_from_below() { -1.0 } else { 1.0 };
        self.turn(self.held.turned(sense * degrees.to_radians(), 0.0));
    }

    fn turn(&mut self, view: View) {
        self.view = view;
        self.tapped = None;
    }
}

/// From here on the view turns around the middle of the building, and for now stays as it is.
pub fn take_hold(play: &mut Play<Temple>) {
    let pivot = temple::pivot(&temple::laid(play.saved.table.game()));
    let (x, y) = play.own.view.project(pivot);
    let unit = play.view.camera.unit;
    play.view.camera = play.view.camera.moved(x * unit, y * unit);
    play.own.view = play.own.view.around(pivot);
    play.own.held = play.own.view;
}

/// `A` and `D` turn, `W` and `S` tilt; so do arrows with Shift. False for any other key.
pub fn key(play: &mut Play<Temple>, key: &KeyPress) -> bool {
    let arrow = super::super::arrow(&key.text).filter(|_| key.shift);
    let (yaw, pitch) = match (key.text.as_str(), arrow) {
        _ if key.control => return false,
        (_, Some((x, y))) => (x as f32, -y as f32),
        ("a" | "A", _) => (-1.0, 0.0),
        ("d" | "D", _) => (1.0, 0.0),
        ("w" | "W", _) => (0.0, 1.0),
        ("s" | "S", _) => (0.0, -1.0),
        _ => return false,
    };
    take_hold(play);
    play.own.turn(play.own.view.turned(yaw * KEY, pitch * KEY));
    true
}
