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

/// What there is to know of something that was tapped.
pub struct Look {
    pub title: String,
    pub text: String,
    /// The paragraph of the rules that says more.
    pub paragraph: Option<&'static str>,
    /// Where it lies on the board, if it does.
    pub extent: Option<Rect>,
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

    /// The square that is touched.
    pub fn square(&self) -> Square {
        Square::new(self.x.floor() as i16, self.y.floor() as i16)
    }
}

/// A game as the table's screen shows it, and what touches and keys mean in it.
pub trait OnScreen: ByHand {
    const TABLE: TableGame;

    /// What the screen keeps of this game alone: from where one looks, say.
    type Own;

    /// Something that can be tapped to know more of it.
    type Spot: Copy + PartialEq;

    /// The play of this game, if it is this game that is on the table.
    fn of(play: &mut AnyPlay) -> Option<&mut Play<Self>>;

    /// What the screen keeps when a game comes onto the table.
    fn own(table: &Table<Self>) -> Self::Own;

    /// The same people at the game again.
    fn again(saved: &Saved<Self>) -> Saved<Self>;

    // The view: rectangles in board units.

    /// Squares no larger than this when everything is shown, in dp.
    fn largest(view: &View) -> f32;

    /// What lies on the board; it can't be moved out of sight.
    fn board(play: &Play<Self>) -> Rect;

    /// Everything that matters now.
    fn all(play: &Play<Self>) -> Rect;

    /// Whether everything that matters stays in sight as the board grows, unless somebody has chosen how near they look.
    const KEEPS_ALL_IN_SIGHT: bool = false;

    /// What is chosen, or the places that are offered for it.
    fn choice(play: &Play<Self>) -> Option<Rect>;

    /// What the last step laid.
    fn last(play: &Play<Self>) -> Option<Rect>;

    /// Where what is chosen would lie.
    fn ghost(play: &Play<Self>) -> Option<Rect>;

    /// How bad it is that something lies over a part of the board; 3 for a place that could be tapped there, 1 for a tile.
    fn hidden_by(play: &Play<Self>, cover: Rect) -> usize;

    /// The board is taken hold of, by a finger or two.
    fn take_hold(_play: &mut Play<Self>) {}

    /// A finger has moved so far (in dp) since it took hold. True if that turned what lies on the board; else it moves the view.
    fn swiped(_play: &mut Play<Self>, _dx: f32, _dy: f32) -> bool {
        false
    }

    /// Two fingers have turned by so many degrees since they took hold. True if that turned what lies on the board.
    fn twisted(_play: &mut Play<Self>, _degrees: f32) -> bool {
        false
    }

    /// A finger rests on the board. True if something is shown for as long as it does.
    fn pressed(_play: &mut Play<Self>, _touch: Touch) -> bool {
        false
    }

    /// It rests there no longer.
    fn released(_play: &mut Play<Self>) {}

    /// Shows the board as it is after it was turned.
    fn show_turned(_ctx: &Rc<Context>, _play: &Play<Self>) {}

    // Touches and keys.

    fn tap(play: &mut Play<Self>, touch: Touch) -> Option<Self::Intent>;
    fn hold(play: &mut Play<Self>, touch: Touch) -> Option<Self::Intent>;
    fn let_go(play: &mut Play<Self>, touch: Touch) -> Option<Self::Intent>;
    /// What turns what is chosen, if anything does.
    const TURN: Option<Self::Intent>;

    /// Whether a finger that is put down here carries what is chosen.
    fn is_on_ghost(play: &Play<Self>, touch: Touch) -> bool;

    /// The offered place with this index, chosen by a screen reader.
    fn place(play: &Play<Self>, index: usize) -> Option<Self::Intent>;

    /// The next offered place in a direction from what is chosen, else from a point of the board.
    fn towards(play: &Play<Self>, from: (f32, f32), dx: i32, dy: i32) -> Option<Self::Intent>;

    /// What a key means, if anything.
    fn key(play: &Play<Self>, key: &KeyPress) -> Option<Self::Intent>;

    /// A key that only changes what is seen. False if it is none.
    fn view_key(_ctx: &Rc<Context>, _play: &mut Play<Self>, _key: &KeyPress) -> bool {
        false
    }

    /// Takes something up to carry it; `None` if it may not be carried, and what tapping it means then.
    fn take_up(play: &mut Play<Self>, ctx: &Context, source: DragSource, index: usize)
    -> Result<Carried, Self::Intent>;

    /// Something that was taken up is let go beside the board, at a point of the window; `None` lets go of the choice.
    fn let_go_beside(play: &Play<Self>, ctx: &Context, source: DragSource, x: f32, y: f32) -> Beside<Self::Intent>;

    // Words.

    /// What is touched, to know more of it; `None` if the touch means something else.
    fn spot(_play: &Play<Self>, _touch: Touch) -> Option<Self::Spot> {
        None
    }

    /// What there is to know of something.
    fn look(_words: &Words, _play: &Play<Self>, _spot: Self::Spot) -> Option<Look> {
        None
    }

    /// What is asked now; `names` by seat.
    fn ask(words: &Words, play: &Play<Self>, names: &[String]) -> Ask;

    /// What the choice would bring, in a few words beside the ghost.
    fn note(words: &Words, play: &Play<Self>, names: &[String]) -> Option<String>;

    /// What was just played by `who`, for those who listen.
    fn say(words: &Words, play: &Play<Self>, step: Self::Step, who: &str) -> String;

    /// What is about to be played by `who`.
    fn say_ahead(words: &Words, play: &Play<Self>, step: Self::Step, who: &str) -> String {
        Self::say(words, play, step, who)
    }

    /// The same where the board shows the step, so that it need not be said where it goes.
    fn say_shown(words: &Words, play: &Play<Self>, step: Self::Step, who: &str) -> String {
        Self::say_ahead(words, play, step, who)
    }

    /// A step of a hint as it would lie on the board; nothing if it doesn't go there, or is only marked.
    fn would_lie(_play: &Play<Self>, _step: Self::Step, _style: Style) -> Vec<Shape> {
        Vec::new()
    }

    /// Where a step goes on the board.
    fn place_of(_play: &Play<Self>, _step: Self::Step) -> Option<Rect> {
        None
    }

    fn explanation(words: &Words, play: &Play<Self>, refusal: &Self::Refusal) -> Explanation;

    /// Whether a step that a rule forbids is explained even if something else was explained until now. Else the touch only closes
    /// that: whoever touches beside everything wants nothing more.
    fn asks_anew(_refusal: &Self::Refusal) -> bool {
        false
    }

    /// The part of the board that a refusal speaks of.
    fn speaks_of(play: &Play<Self>, refusal: &Self::Refusal) -> Option<Rect>;

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
    let middle = |at: Square| (f32::from(at.x) + 0.5, f32::from(at.y) + 0.5);
    let offered: Vec<(Square, (f32, f32))> = offered.iter().map(|&at| (at, middle(at))).collect();
    nearest_of(&offered, now.map(|at| (at, middle(at))), from, dx, dy)
}

/// The nearest of some things by where they lie, in a direction from the chosen one, else from a point.
pub fn nearest_of<T: Copy + PartialEq>(
    offered: &[(T, (f32, f32))],
    now: Option<(T, (f32, f32))>,
    from: (f32, f32),
    dx: i32,
    dy: i32,
) -> Option<T> {
    let from = now.map_or(from, |(_, at)| at);
    let now = now.map(|(thing, _)| thing);
    let cost = |&(thing, at): &(T, (f32, f32))| {
        let (x, y) = (at.0 - from.0, at.1 - from.1);
        let (ahead, aside) = (
            x * dx as f32 + y * dy as f32,
            (x * dy as f32).abs() + (y * dx as f32).abs(),
        );
        // From nowhere anything can be reached, but first what lies that way.
        let behind = if ahead > 0.01 { 0.0 } else { 1000.0 };
        (Some(thing) != now && (behind == 0.0 || now.is_none())).then_some(behind + ahead.abs() + 2.0 * aside)
    };
    let next = offered
        .iter()
        .filter_map(|offer| cost(offer).map(|cost| (cost, offer.0)))
        .min_by(|a, b| a.0.total_cmp(&b.0));
    next.map(|(_, thing)| thing)
}
