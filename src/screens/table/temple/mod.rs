//! Temple on the table's screen: a building that one looks at from every side.
//!
//! `look.rs` is from where one looks and what is turned; `picture.rs` what lies there and where in the picture; `touch.rs` what a tap
//! on it means.

mod ask;
mod look;
mod picture;
mod show;
mod touch;

use std::rc::Rc;

use super::super::context::Context;
use super::super::nav::KeyPress;
use super::super::ui::{DragSource, SeatRow, TableGame};
use super::camera::View;
use super::game::{Ask, Beside, Board, Carried, OnScreen, Touch};
use super::play::{AnyPlay, Play};
use crate::games::Seat;
use crate::games::temple::{Place, Step, Temple};
use crate::scene::{Rect, Style, camera};
use crate::table::Saved;
use crate::table::temple::{Intent, Refusal, Table};
use crate::words::{Explanation, Words, explain_temple};

pub use ask::board_label;

impl OnScreen for Temple {
    const TABLE: TableGame = TableGame::Temple;
    const TURN: Option<Intent> = None;

    type Own = look::Own;
    type Spot = Place;

    fn of(play: &mut AnyPlay) -> Option<&mut Play<Temple>> {
        match play {
            AnyPlay::Temple(play) => Some(play),
            _ => None,
        }
    }

    fn own(table: &Table) -> look::Own {
        look::Own::new(table)
    }

    fn again(saved: &Saved<Temple>) -> Saved<Temple> {
        saved.again(0).expect("these options have made a game before")
    }

    fn largest(_: &View) -> f32 {
        camera::LARGEST * 0.75
    }

    fn board(play: &Play<Temple>) -> Rect {
        let laid = play.saved.table.game().tiles().iter().map(|put| put.place);
        picture::around(laid, &play.own.view).unwrap_or_else(|| picture::first(&play.own.view))
    }

    /// The building with every place where something can go.
    fn all(play: &Play<Temple>) -> Rect {
        let offered = play.saved.table.offered_places();
        let all = Self::board(play);
        picture::around(offered, &play.own.view).map_or(all, |offers| all.union(offers))
    }

    fn choice(play: &Play<Temple>) -> Option<Rect> {
        Self::ghost(play)
    }

    fn last(play: &Play<Temple>) -> Option<Rect> {
        let last = play.saved.table.history().played().last()?;
        picture::around(last.puts().map(|put| put.place), &play.own.view)
    }

    fn ghost(play: &Play<Temple>) -> Option<Rect> {
        let step = play.saved.table.draft().step?;
        picture::around(step.puts().map(|put| put.place), &play.own.view)
    }

    fn hidden_by(play: &Play<Temple>, cover: Rect) -> usize {
        let laid = play.saved.table.game().tiles().iter();
        laid.filter(|put| picture::bounds(put.place, &play.own.view).meets(cover))
            .count()
    }

    fn take_hold(play: &mut Play<Temple>) {
        look::take_hold(play);
    }

    fn swiped(play: &mut Play<Temple>, dx: f32, dy: f32) -> bool {
        play.own.swipe(dx, dy);
        true
    }

    fn twisted(play: &mut Play<Temple>, degrees: f32) -> bool {
        play.own.twist(degrees);
        true
    }

    fn show_turned(ctx: &Rc<Context>, play: &Play<Temple>) {
        super::show::shapes(ctx, &picture::shapes(play, ctx.style()));
    }

    fn tap(play: &mut Play<Temple>, touch: Touch) -> Option<Intent> {
        touch::tap(play, touch)
    }

    fn hold(_: &Play<Temple>, _: Touch) -> Option<Intent> {
        None
    }

    fn let_go(_: &Play<Temple>, _: Touch) -> Option<Intent> {
        None
    }

    /// A finger on the board turns it, wherever it is put down.
    fn is_on_ghost(_: &Play<Temple>, _: Touch) -> bool {
        false
    }

    fn place(play: &Play<Temple>, index: usize) -> Option<Intent> {
        let placement = play.saved.table.placements().nth(index)?;
        Some(Intent::Lay(placement.places))
    }

    fn towards(play: &Play<Temple>, from: (f32, f32), dx: i32, dy: i32) -> Option<Intent> {
        touch::towards(play, from, dx, dy)
    }

    fn key(_: &Play<Temple>, _: &KeyPress) -> Option<Intent> {
        None
    }

    fn view_key(ctx: &Rc<Context>, play: &mut Play<Temple>, key: &KeyPress) -> bool {
        let turned = look::key(play, key);
        if turned {
            super::show::turned(ctx, play);
        }
        turned
    }

    fn take_up(_: &mut Play<Temple>, _: &Context, _: DragSource, _: usize) -> Result<Carried, Intent> {
        Ok(Carried {
            shapes: Vec::new(),
            unit: 1.0,
        })
    }

    fn let_go_beside(_: &Play<Temple>, _: &Context, _: DragSource, _: f32, _: f32) -> Beside<Intent> {
        Beside::LetsGo
    }

    fn ask(words: &Words, play: &Play<Temple>, names: &[String]) -> Ask {
        ask::ask(words, play, names)
    }

    fn note(words: &Words, play: &Play<Temple>, _: &[String]) -> Option<String> {
        ask::note(words, play)
    }

    fn say(words: &Words, play: &Play<Temple>, step: Step, who: &str) -> String {
        ask::say(words, play, step, who)
    }

    fn explanation(words: &Words, play: &Play<Temple>, refusal: &Refusal) -> Explanation {
        explain_temple(words, &refusal.reason, |named| ask::named(words, play, named))
    }

    fn speaks_of(play: &Play<Temple>, refusal: &Refusal) -> Option<Rect> {
        let places = refusal.would_be.iter().map(|put| put.place);
        picture::around(places.chain(refusal.marked.iter().copied()), &play.own.view)
    }

    fn seat_row(words: &Words, play: &Play<Temple>, seat: Seat, _: Style) -> SeatRow {
        show::seat_row(words, play, seat)
    }

    fn enlarge(ctx: &Rc<Context>, play: &Play<Temple>, seat: Seat) -> SeatRow {
        show::seat_row(&ctx.words(), play, seat)
    }

    fn lay_out(_: &Rc<Context>, play: &Play<Temple>, words: &Words, style: Style) -> Board {
        show::board(play, words, style)
    }
}
