//! What the table's screen needs of each game.

use std::rc::Rc;

use super::super::context::Context;
use super::super::nav::KeyPress;
use super::super::ui::{DragSource, SeatRow, TableGame};
use super::camera::View;
use super::play::{AnyPlay, Play};
use crate::games::Seat;
use crate::games::plane::Square;
use crate::scene::{Rect, Shape, Style};
use crate::table::{ByHand, Saved, Table};
use crate::words::{Explanation, Words};

/// What is asked of the player now: a bold line, a quiet line, and what the button on the right says (nothing: a tick).
#[derive(Debug, Default, PartialEq)]
pub struct Ask {
    pub title: String,
    pub text: String,
    pub confirm: String,
}

impl Ask {
    /// With a tick.
    pub fn of(title: String, text: String) -> Ask {
        Ask {
            title,
            text,
            confirm: String::new(),
        }
    }
}

/// What there is to know of something on the board.
pub struct Look {
    pub title: String,
    pub text: String,
    /// Where it lies.
    pub extent: Rect,
}

/// A point of the board in board units, and how far a touch may be from the middle of what it means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Touch {
    pub x: f32,
    pub y: f32,
    pub reach: f32,
}

impl Touch {
    /// The middle of a square, for those who touch nothing.
    pub fn on(square: Square) -> Touch {
        Touch {
            x: f32::from(square.x) + 0.5,
            y: f32::from(square.y) + 0.5,
            reach: 0.1,
        }
    }
}

/// A game as the table's screen shows it, and what touches and keys mean in it.
pub trait OnScreen: ByHand {
    const TABLE: TableGame;

    /// The play of this game, if it is this game that is on the table.
    fn of(play: &mut AnyPlay) -> Option<&mut Play<Self>>;

    /// The same people at the game again.
    fn again(saved: &Saved<Self>) -> Saved<Self>;

    // The view: rectangles in board units.

    /// Squares no larger than this when everything is shown, in dp.
    fn largest(view: &View) -> f32;

    /// What lies on the board; it can't be moved out of sight.
    fn board(table: &Table<Self>) -> Rect;

    /// Everything that matters now.
    fn all(table: &Table<Self>) -> Rect;

    /// What is chosen, or the places that are offered for it.
    fn choice(table: &Table<Self>) -> Option<Rect>;

    /// What the last step laid.
    fn last(table: &Table<Self>) -> Option<Rect>;

    /// Where what is chosen would lie.
    fn ghost(table: &Table<Self>) -> Option<Rect>;

    /// How bad it is that something lies over a part of the board; 3 for a place that could be tapped there, 1 for a tile.
    fn hidden_by(table: &Table<Self>, cover: Rect) -> usize;

    // Touches and keys.

    fn tap(touch: Touch) -> Self::Intent;
    fn hold(touch: Touch) -> Self::Intent;
    fn let_go(touch: Touch) -> Self::Intent;
    const TURN: Self::Intent;

    /// Whether what is chosen would lie on this square.
    fn is_on_ghost(table: &Table<Self>, at: Square) -> bool;

    /// The offered place with this index, chosen by a screen reader.
    fn place(table: &Table<Self>, index: usize) -> Option<Self::Intent>;

    /// The next offered place in a direction from what is chosen, else from a point of the board.
    fn towards(table: &Table<Self>, from: (f32, f32), dx: i32, dy: i32) -> Option<Self::Intent>;

    /// What a key means, if anything.
    fn key(play: &Play<Self>, key: &KeyPress) -> Option<Self::Intent>;

    /// Takes something up to carry it; `None` if it may not be carried, and what tapping it means then.
    fn take_up(play: &mut Play<Self>, ctx: &Context, source: DragSource, index: usize)
    -> Result<Carried, Self::Intent>;

    /// Something that was taken up is let go beside the board, at a point of the window; `None` lets go of the choice.
    fn let_go_beside(play: &Play<Self>, ctx: &Context, source: DragSource, x: f32, y: f32) -> Beside<Self::Intent>;

    // Words.

    /// What there is to know of something on the board that was tapped; `None` if the tap means something else.
    fn look(_words: &Words, _play: &Play<Self>, _at: Square) -> Option<Look> {
        None
    }

    /// What is asked now; `names` by seat.
    fn ask(words: &Words, table: &Table<Self>, names: &[String]) -> Ask;

    /// What the choice would bring, in a few words beside the ghost.
    fn note(words: &Words, table: &Table<Self>, names: &[String]) -> Option<String>;

    /// What was just played by `who`, for those who listen.
    fn say(words: &Words, play: &Play<Self>, step: Self::Step, who: &str) -> String;

    fn explanation(words: &Words, play: &Play<Self>, refusal: &Self::Refusal) -> Explanation;

    /// The part of the board that a refusal speaks of.
    fn speaks_of(refusal: &Self::Refusal) -> Option<Rect>;

    // What is shown.

    fn seat_row(words: &Words, play: &Play<Self>, seat: Seat, style: Style) -> SeatRow;

    /// Prepares what lies before a seat for being looked at in large.
    fn enlarge(ctx: &Rc<Context>, play: &Play<Self>, seat: Seat) -> SeatRow;

    /// Lays out what only this game has, and says what lies on the board.
    fn lay_out(ctx: &Rc<Context>, play: &Play<Self>, words: &Words, style: Style) -> Board;
}

/// Something that a finger carries: its picture around `0,0`, and the size of its squares in dp.
pub struct Carried {
    pub shapes: Vec<Shape>,
    pub unit: f32,
}

/// What it means that something is let go beside the board.
pub enum Beside<Intent> {
    /// It goes somewhere there.
    Means(Intent),
    /// It stays chosen.
    Keeps,
    /// It is back where it was taken from.
    LetsGo,
}

/// What lies on the board.
pub struct Board {
    pub shapes: Vec<Shape>,
    /// The places where a step can go, for those who listen: board units, and what they are called.
    pub places: Vec<(f32, f32, String)>,
    /// The whole board, for those who listen.
    pub label: String,
    /// Something is being given its place.
    pub placing: bool,
    pub can_turn: bool,
}

/// The nearest of some squares in a direction, where going aside counts double.
pub fn nearest_ahead(offered: &[Square], now: Option<Square>, from: (f32, f32), dx: i32, dy: i32) -> Option<Square> {
    let from = now.map_or(from, |at| (f32::from(at.x) + 0.5, f32::from(at.y) + 0.5));
    let cost = |at: &Square| {
        let (x, y) = (f32::from(at.x) + 0.5 - from.0, f32::from(at.y) + 0.5 - from.1);
        let (ahead, aside) = (
            x * dx as f32 + y * dy as f32,
            (x * dy as f32).abs() + (y * dx as f32).abs(),
        );
        // From nowhere anything can be reached, but first what lies that way.
        let behind = if ahead > 0.01 { 0.0 } else { 1000.0 };
        (Some(*at) != now && (behind == 0.0 || now.is_none())).then_some(behind + ahead.abs() + 2.0 * aside)
    };
    let next = offered
        .iter()
        .filter_map(|at| cost(at).map(|cost| (cost, *at)))
        .min_by(|a, b| a.0.total_cmp(&b.0));
    next.map(|(_, at)| at)
}
