//! The table: a game being played, or a finished one being looked at.
//!
//! `play` turns touches into intents and keeps the game; `camera` moves the view; `drag` follows a finger that carries a tile;
//! `show` lays everything out for `ui/screens/table.slint`; `ask` has the sentences.

mod ask;
mod camera;
mod drag;
mod play;
mod show;

use std::cell::RefCell;
use std::rc::Rc;

use slint::ComponentHandle;

use super::context::{Context, with};
use super::nav::{self, Entry, KeyPress};
use super::ui::{MenuAdapter, TableAdapter};
use super::{reader, result};
use crate::games::textile::{Colour, Options};
use crate::games::{Game, Seat};
use crate::keep::{Id, Verdict};
use crate::record::{Record, RecordError, SeatInfo};
use crate::table::SavedError;
use crate::table::textile::{Intent, Saved};

pub(super) use ask::{seat_name, textile as textile_label};
use play::Play;

/// What the table keeps between two touches.
#[derive(Default)]
pub struct State {
    play: RefCell<Option<Play>>,
    models: show::Models,
}

/// Does something with the game on the table, if there is one.
fn with<R>(ctx: &Context, work: impl FnOnce(&mut Play) -> R) -> Option<R> {
    ctx.table.play.borrow_mut().as_mut().map(work)
}

/// Judges a saved text for [`crate::keep::Keeper::load`].
pub(super) fn judge(text: &str) -> Verdict<Saved> {
    match Record::parse(text) {
        Ok(record) => match Saved::read(record) {
            Ok(saved) => Verdict::Good(saved),
            // A game that has rules but no table yet: a newer app will have one.
            Err(SavedError::OtherGame(_)) => Verdict::Newer,
            Err(SavedError::Illegal(_)) => Verdict::Damaged,
        },
        Err(RecordError::Newer { .. }) => Verdict::Newer,
        Err(_) => Verdict::Damaged,
    }
}

/// Lays a saved game on the table, as it was left. False if it can't be read; the user has been told why then.
pub fn open(ctx: &Rc<Context>, game: &Id) -> bool {
    if with(ctx, |play| play.id == *game) == Some(true) {
        return true;
    }
    match ctx.keeper.load(game, judge) {
        Ok(saved) => {
            lay(ctx, Play::new(game.clone(), saved));
            true
        }
        Err(notice) => {
            super::notice::about_files(ctx, &notice);
            false
        }
    }
}

/// Begins a game: `names` by seat, seat 0 has the first turn. It is saved at once; `open` isn't needed for it.
pub fn start(ctx: &Rc<Context>, options: Options, names: Vec<String>) -> Id {
    let seats = names.into_iter().map(SeatInfo::named).collect();
    let saved = Saved::new(&options, seats).expect("the setup offers only games that there are");
    begin(ctx, saved)
}

/// Lays a game on the table that isn't saved yet.
pub(super) fn begin(ctx: &Rc<Context>, saved: Saved) -> Id {
    let play = Play::new(ctx.keeper.new_id(), saved);
    play.save(ctx);
    let id = play.id.clone();
    lay(ctx, play);
    id
}

fn lay(ctx: &Rc<Context>, mut play: Play) {
    // Where one table follows another, the board stays and doesn't tell its size again.
    if let Some(size) = with(ctx, |before| before.view) {
        play.view.take_size(size);
    }
    *ctx.table.play.borrow_mut() = Some(play);
    ctx.ui().global::<TableAdapter>().set_enlarged_shown(false);
}

/// Looks at a finished game after so many steps.
pub(super) fn review(ctx: &Rc<Context>, game: &Id, after: usize) {
    if open(ctx, game) {
        with(ctx, |play| play.begin_review(after));
        nav::go(ctx, Entry::Table { game: game.clone() });
    }
}

/// Takes the last step of a finished game back, to go on from there.
pub(super) fn undo_last(ctx: &Rc<Context>, game: &Id) {
    if open(ctx, game) {
        with(ctx, |play| {
            play.end_review();
            play.act(ctx, Intent::Undo);
        });
        nav::replace(ctx, Entry::Table { game: game.clone() });
    }
}

/// The Back key: lets go of what is half-made. False if there is nothing.
pub fn back(ctx: &Rc<Context>) -> bool {
    let ui = ctx.ui();
    let table = ui.global::<TableAdapter>();
    if table.get_enlarged_shown() {
        table.set_enlarged_shown(false);
        return true;
    }
    let took = with(ctx, |play| play.back(ctx)).unwrap_or(false);
    if took {
        refresh(ctx);
    } else if with(ctx, Play::leave) == Some(true) {
        // A finished game that was only looked at is read again the next time.
        *ctx.table.play.borrow_mut() = None;
    }
    took
}

/// A key that no control wanted. False if the table doesn't know it either.
pub fn key(ctx: &Rc<Context>, key: &KeyPress) -> bool {
    let intent = match (key.text.as_str(), key.control) {
        ("z" | "Z", true) if key.shift => Intent::Redo,
        ("z" | "Z", true) => Intent::Undo,
        ("y" | "Y", true) => Intent::Redo,
        ("1" | "2" | "3" | "4" | "5", false) => Intent::Stack(Colour::ALL[usize::from(key.text.as_bytes()[0] - b'1')]),
        ("k" | "K", false) => Intent::Knot,
        ("r" | "R", false) => Intent::Turn,
        ("d" | "D", false) => Intent::Discard,
        ("\n", false) => {
            confirm(ctx);
            return true;
        }
        ("+" | "-" | "0", _) => {
            match key.text.as_str() {
                "+" => with(ctx, |play| play.zoom_middle(2.0)),
                "-" => with(ctx, |play| play.zoom_middle(-2.0)),
                _ => with(ctx, Play::fit),
            };
            show_camera(ctx, true);
            return true;
        }
        (text, false) => {
            let arrows = [
                (slint::platform::Key::UpArrow, (0, -1)),
                (slint::platform::Key::DownArrow, (0, 1)),
                (slint::platform::Key::LeftArrow, (-1, 0)),
                (slint::platform::Key::RightArrow, (1, 0)),
            ];
            let arrow = arrows
                .into_iter()
                .find(|(key, _)| slint::SharedString::from(*key) == text);
            let Some((_, (dx, dy))) = arrow else { return false };
            if with(ctx, |play| play.is_reviewing()) == Some(true) {
                review_step(ctx, dx + dy);
                return true;
            }
            with(ctx, |play| play.step_choice(ctx, dx, dy));
            refresh(ctx);
            return true;
        }
        _ => return false,
    };
    act(ctx, intent);
    true
}

/// Shows everything anew: the page was gone to, or the language or the colours are others now.
pub fn refresh(ctx: &Rc<Context>) {
    show::refresh(ctx);
}

fn show_camera(ctx: &Context, glides: bool) {
    with(ctx, |play| show::camera(ctx, play, glides));
}

/// Carries an intent out and shows what came of it.
fn act(ctx: &Rc<Context>, intent: Intent) {
    let over = with(ctx, |play| {
        play.act(ctx, intent);
        play.just_ended()
    });
    refresh(ctx);
    if over == Some(true) {
        to_result(ctx);
    }
}

fn to_result(ctx: &Rc<Context>) {
    if let Some(game) = with(ctx, |play| play.id.clone())
        && result::open(ctx, &game)
    {
        nav::replace(ctx, Entry::Result { game });
    }
}

fn confirm(ctx: &Rc<Context>) {
    if with(ctx, |play| play.saved.table.to_move().is_none()) == Some(true) {
        to_result(ctx);
    } else {
        act(ctx, Intent::Confirm);
    }
}

fn review_step(ctx: &Rc<Context>, by: i32) {
    with(ctx, |play| play.review_by(by));
    refresh(ctx);
}

pub(super) fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let table = ui.global::<TableAdapter>();
    table.on_stack_tapped(with!(ctx, |ctx, index| act(
        &ctx,
        Intent::Stack(Colour::ALL[index as usize])
    )));
    table.on_turn(with!(ctx, |ctx| act(&ctx, Intent::Turn)));
    table.on_knot(with!(ctx, |ctx| act(&ctx, Intent::Knot)));
    table.on_discard(with!(ctx, |ctx| act(&ctx, Intent::Discard)));
    table.on_undo(with!(ctx, |ctx| act(&ctx, Intent::Undo)));
    table.on_redo(with!(ctx, |ctx| act(&ctx, Intent::Redo)));
    table.on_confirm(with!(ctx, |ctx| confirm(&ctx)));
    table.on_refused_confirm(with!(ctx, |ctx| {
        let ui = ctx.ui();
        let table = ui.global::<TableAdapter>();
        table.set_announcement(format!("{} {}", table.get_hint_title(), table.get_hint_text()).into());
    }));
    table.on_menu(with!(ctx, |ctx| {
        with(&ctx, Play::close_tip);
        refresh(&ctx);
        ctx.ui().global::<MenuAdapter>().set_open(true);
    }));

    table.on_board_sized(with!(ctx, |ctx, width, height, covered, usually| {
        with(&ctx, |play| play.sized(width, height, covered, usually));
        show_camera(&ctx, true);
    }));
    table.on_board_tapped(with!(ctx, |ctx, x, y| {
        if let Some(Some(intent)) = with(&ctx, |play| play.tapped(x, y)) {
            act(&ctx, intent);
        }
    }));
    table.on_board_touched(with!(ctx, |ctx, what, x, y| drag::board(&ctx, what, x, y)));
    table.on_pinch_began(with!(ctx, |ctx| with(&ctx, Play::pinch_began).unwrap_or_default()));
    table.on_pinched(with!(ctx, |ctx, scale, x, y| {
        with(&ctx, |play| play.pinched(scale, x, y));
        show_camera(&ctx, false);
    }));
    table.on_zoomed(with!(ctx, |ctx, steps, x, y| {
        with(&ctx, |play| play.zoomed(steps, x, y));
        show_camera(&ctx, false);
    }));
    table.on_fit(with!(ctx, |ctx| {
        with(&ctx, Play::fit);
        show_camera(&ctx, true);
    }));
    table.on_place_chosen(with!(ctx, |ctx, index| {
        if let Some(Some(intent)) = with(&ctx, |play| play.place(index as usize)) {
            act(&ctx, intent);
        }
    }));
    table.on_square_tapped(with!(ctx, |ctx, x, y| {
        let unit = ctx.ui().global::<TableAdapter>().get_mat_unit();
        if let Some(Some(intent)) = with(&ctx, |play| play.tapped_patch(x, y, unit)) {
            act(&ctx, intent);
        }
    }));
    table.on_square_chosen(with!(ctx, |ctx, index| {
        if let Some(Some(intent)) = with(&ctx, |play| play.square(index as usize)) {
            act(&ctx, intent);
        }
    }));
    table.on_drag(with!(ctx, |ctx, source, index, what, x, y| drag::carry(
        &ctx, source, index, what, x, y
    )));

    table.on_close_tip(with!(ctx, |ctx| {
        with(&ctx, Play::close_tip);
        refresh(&ctx);
    }));
    table.on_follow_tip(with!(ctx, |ctx| {
        let paragraph = with(&ctx, |play| play.paragraph(&ctx)).flatten();
        with(&ctx, Play::close_tip);
        refresh(&ctx);
        if let Some(paragraph) = paragraph {
            reader::open_at(&ctx, crate::games::textile::Textile::NAME, paragraph);
        }
    }));
    table.on_seat_tapped(with!(ctx, |ctx, index| {
        with(&ctx, |play| show::enlarge(&ctx, play, Seat(index as u8)));
    }));
    table.on_close_enlarged(with!(ctx, |ctx| ctx
        .ui()
        .global::<TableAdapter>()
        .set_enlarged_shown(false)));

    table.on_review(with!(ctx, |ctx, by| review_step(&ctx, by)));
    table.on_play_on(with!(ctx, |ctx| {
        if let Some(Some(saved)) = with(&ctx, |play| play.branch()) {
            let game = begin(&ctx, saved);
            nav::replace(&ctx, Entry::Table { game });
        }
    }));
}
