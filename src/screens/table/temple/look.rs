//! From where one looks at the building, and what turns it.

use std::f32::consts::{PI, TAU};
use std::fmt::Write;
use std::rc::Rc;

use serde_json::json;
use slint::ComponentHandle;

use super::super::super::context::Context;
use super::super::super::nav::KeyPress;
use super::super::super::ui::TempleAdapter;
use super::super::play::Play;
use super::super::show;
use crate::games::temple::{Colour, Place, Temple, Tile};
use crate::keep::Id;
use crate::scene::temple::{self, Standpoint, View};
use crate::table::temple::Table;

/// How far a finger goes (in dp) for half a turn.
const HALF_TURN: f32 = 320.0;
/// How far a key turns, in radians.
const KEY: f32 = PI / 12.0;
/// The key of the session for where one stood.
const SESSION: &str = "temple-view";
/// The key of the session for whether tiles in danger are marked.
const DANGER: &str = "temple-danger";

/// What the screen keeps of Temple alone.
#[derive(Clone, Debug)]
pub struct Own {
    pub view: View,
    /// The view when a finger or two took hold; none if they have turned nothing yet.
    held: Option<View>,
    /// Where the view glides to, from where, and which of the glides it is.
    glide: Option<(View, View, f32)>,
    /// Where the last tap chose a place, in the picture: another one there means the place behind.
    pub tapped: Option<(f32, f32)>,
    /// What hides something is translucent, and what it is that is to be seen.
    pub inside: bool,
    pub focus: Option<Place>,
    /// The same for as long as a finger rests.
    pub peek: Option<Place>,
    /// Tiles that could be put down nowhere are marked.
    pub danger: bool,
    /// The colour whose tiles are shown, as long as so many steps are played.
    pub shown: Option<(usize, Colour)>,
    /// The tile that a finger carries, and the place that it is over.
    pub carried: Option<Tile>,
    pub over: Option<Place>,
    pub compass_open: bool,
}

impl Own {
    pub fn new(table: &Table) -> Own {
        let view = View::default().around(temple::pivot(&temple::laid(table.game())));
        Own {
            view,
            held: None,
            glide: None,
            tapped: None,
            inside: false,
            focus: None,
            peek: None,
            danger: false,
            shown: None,
            carried: None,
            over: None,
            compass_open: false,
        }
    }

    fn turn(&mut self, view: View) {
        self.glide = None;
        self.view = view;
        self.tapped = None;
    }

    /// The standard view that this is, if it is one.
    pub fn standpoint(&self) -> Option<usize> {
        let here = Standpoint::of(self.glide.map_or(self.view, |(_, to, _)| to));
        Standpoint::ALL
            .into_iter()
            .position(|standpoint| Some(standpoint) == here)
    }

    /// A needle that points to the north, around 0,0 in a circle of radius 10.
    pub fn needle(&self) -> String {
        let (sin, cos) = self.view.yaw.sin_cos();
        let at = |along: f32, aside: f32| (along * sin + aside * cos, -along * cos + aside * sin);
        let mut commands = String::new();
        for (i, (x, y)) in [at(8.0, 0.0), at(-5.0, 3.2), at(-3.0, 0.0), at(-5.0, -3.2)]
            .into_iter()
            .enumerate()
        {
            let _ = write!(commands, "{}{x:.2} {y:.2}", if i == 0 { 'M' } else { 'L' });
        }
        commands + "Z"
    }
}

/// A finger or two take hold of the board; nothing is seen of that yet.
pub fn take_hold(play: &mut Play<Temple>) {
    play.own.glide = None;
    play.own.held = None;
}

/// From here on the view turns around the middle of the building, and for now stays as it is. Whoever calls it shows the picture and
/// where it lies at once, for both are others.
fn take_pivot(play: &mut Play<Temple>) {
    let pivot = temple::pivot(&temple::laid(play.saved.table.game()));
    let (x, y) = play.own.view.project(pivot);
    play.move_origin(x, y);
    play.own.glide = None;
    play.own.view = play.own.view.around(pivot);
}

/// The view when a finger or two took hold of it.
fn held(play: &mut Play<Temple>) -> View {
    if play.own.held.is_none() {
        take_pivot(play);
        play.own.held = Some(play.own.view);
    }
    play.own.held.unwrap_or(play.own.view)
}

/// A finger has gone so far, in dp: what it lies on follows it.
pub fn swipe(play: &mut Play<Temple>, dx: f32, dy: f32) {
    let held = held(play);
    play.own.turn(held.turned(-dx * PI / HALF_TURN, dy * PI / HALF_TURN));
}

/// Two fingers have turned by so many degrees.
pub fn twist(play: &mut Play<Temple>, degrees: f32) {
    let held = held(play);
    let sense = if held.is_from_below() { -1.0 } else { 1.0 };
    play.own.turn(held.turned(sense * degrees.to_radians(), 0.0));
}

/// `A` and `D` turn, `W` and `S` tilt; so do arrows with Shift. `V` goes on to the next of the standard views, `I` looks inside.
/// False for any other key.
pub fn key(ctx: &Rc<Context>, play: &mut Play<Temple>, key: &KeyPress) -> bool {
    let arrow = super::super::arrow(&key.text).filter(|_| key.shift);
    let (yaw, pitch) = match (key.text.as_str(), arrow) {
        _ if key.control => return false,
        (_, Some((x, y))) => (x as f32, -y as f32),
        ("a" | "A", _) => (-1.0, 0.0),
        ("d" | "D", _) => (1.0, 0.0),
        ("w" | "W", _) => (0.0, 1.0),
        ("s" | "S", _) => (0.0, -1.0),
        ("v" | "V", _) => {
            let next = play.own.standpoint().map_or(0, |now| (now + 1) % Standpoint::ALL.len());
            stand(ctx, play, next);
            return true;
        }
        ("i" | "I", _) => {
            play.own.inside = !play.own.inside;
            show::everything(ctx, play);
            return true;
        }
        _ => return false,
    };
    take_pivot(play);
    play.own.turn(play.own.view.turned(yaw * KEY, pitch * KEY));
    show::everything_at_once(ctx, play);
    true
}

/// Goes to a standard view.
pub fn stand(ctx: &Rc<Context>, play: &mut Play<Temple>, index: usize) {
    let Some(&standpoint) = Standpoint::ALL.get(index) else {
        return;
    };
    take_pivot(play);
    // The picture is around another point from here on.
    show::turned(ctx, play);
    play.own.tapped = None;
    let ui = ctx.ui();
    let adapter = ui.global::<TempleAdapter>();
    let number = adapter.get_glide_to() + 1.0;
    play.own.glide = Some((
        play.own.view,
        standpoint.seen_from(play.own.view).around(play.own.view.pivot),
        number,
    ));
    adapter.set_standpoint(index as i32);
    adapter.set_glide_to(number);
}

/// A glide has come so far: its number, less what is left of it.
pub fn glided(ctx: &Rc<Context>, play: &mut Play<Temple>, to: f32) {
    let Some((from, target, number)) = play.own.glide else {
        return;
    };
    let part = (to - number + 1.0).clamp(0.0, 1.0);
    if part >= 1.0 {
        play.own.glide = None;
        play.own.view = target;
        show::everything(ctx, play);
        return;
    }
    let yaw = (target.yaw - from.yaw + PI).rem_euclid(TAU) - PI;
    play.own.view = from.turned(yaw * part, (target.pitch - from.pitch) * part);
    show::turned(ctx, play);
}

/// Keeps where one stands with where the user is.
pub fn keep(ctx: &Context, play: &Play<Temple>) {
    let View { yaw, pitch, .. } = play.own.view;
    let view = json!({ "game": play.id, "yaw": yaw, "pitch": pitch });
    ctx.change_session(|session| {
        session.rest.insert(SESSION.into(), view);
    });
}

/// Keeps whether tiles that could be put down nowhere are marked: in all games, until it is taken back.
pub fn keep_danger(ctx: &Context, danger: bool) {
    ctx.change_session(|session| {
        session.rest.insert(DANGER.into(), danger.into());
    });
}

/// Whether they were marked the last time.
pub fn kept_danger(ctx: &Context) -> bool {
    ctx.session().rest.get(DANGER).and_then(serde_json::Value::as_bool) == Some(true)
}

/// Where one stood at this game, if it was the last one.
pub fn kept(ctx: &Context, game: &Id) -> Option<View> {
    let session = ctx.session();
    let kept = session.rest.get(SESSION)?;
    let number = |key: &str| kept.get(key)?.as_f64().map(|number| number as f32);
    let is_it = kept.get("game") == serde_json::to_value(game).ok().as_ref();
    let (yaw, pitch) = (number("yaw")?, number("pitch")?);
    (is_it && yaw.is_finite() && pitch.is_finite()).then(|| {
        let level = View {
            yaw: 0.0,
            pitch: 0.0,
            pivot: [0.0; 3],
        };
        level.turned(yaw, pitch)
    })
}
