//! The table: a game being played, or a finished one being looked at.
//!
//! `play` turns touches into intents and keeps the game; `camera` moves the view; `drag` follows a finger that carries something;
//! `show` lays out what all games have. What each game has of its own (`game::OnScreen`) is in a folder of its name: its sentences,
//! what touches mean, and what is shown.

mod bots;
mod camera;
mod drag;
mod game;
mod hints;
mod marks;
mod moment;
mod noses;
mod play;
mod show;
mod temple;
mod textile;
pub(super) mod who;

use std::cell::RefCell;
use std::rc::Rc;

use slint::ComponentHandle;

use super::context::{Context, with};
use super::nav::{self, Entry, KeyPress};
use super::ui::{HintAdapter, MenuAdapter, TableAdapter};
use super::{reader, result};
use crate::games::{Game, Seat};
use crate::keep::{Id, Verdict};
use crate::record::{Record, RecordError};
use crate::table::{AnySaved, Called, SavedError, each_saved};
use crate::words::{Arg, Words, clean_name, told_apart};
use game::OnScreen;
use play::{Act, AnyPlay, Play, each_play};

pub(super) use noses::{DEAL, board_label as noses_label};
pub(super) use temple::board_label as temple_label;
pub(super) use textile::board_label as textile_label;

/// What the table keeps between two touches.
#[derive(Default)]
pub struct State {
    play: RefCell<Option<AnyPlay>>,
    models: show::Models,
    textile: textile::Models,
    noses: noses::Models,
    temple: temple::Models,
    bots: bots::State,
    hints: hints::State,
}

/// Does something with the game on the table, if there is one.
fn with<R>(ctx: &Context, work: impl FnOnce(&mut AnyPlay) -> R) -> Option<R> {
    ctx.table.play.borrow_mut().as_mut().map(work)
}

/// Judges a saved text for [`crate::keep::Keeper::load`].
pub(super) fn judge(text: &str) -> Verdict<AnySaved> {
    match Record::parse(text) {
        Ok(record) => match AnySaved::read(record) {
            Ok(saved) => Verdict::Good(saved),
            // A newer version has a table for it.
            Err(SavedError::OtherGame(_)) => Verdict::Newer,
            Err(SavedError::Illegal(_)) => Verdict::Damaged,
        },
        Err(RecordError::Newer { .. }) => Verdict::Newer,
        Err(_) => Verdict::Damaged,
    }
}

/// The name in records of the game on the table; Textile's if there is none.
pub(super) fn game(ctx: &Context) -> &'static str {
    let on_table = with(ctx, |play| each_play!(play, play => play.game_name()));
    on_table.unwrap_or(crate::games::textile::Textile::NAME)
}

/// Lays a saved game on the table, as it was left. False if it can't be read; the user has been told why then.
pub fn open(ctx: &Rc<Context>, game: &Id) -> bool {
    if with(ctx, |play| play.id() == game) == Some(true) {
        return true;
    }
    match ctx.keeper.load(game, judge) {
        Ok(saved) => {
            lay(ctx, AnyPlay::new(game.clone(), saved));
            true
        }
        Err(notice) => {
            super::notice::about_files(ctx, &notice);
            false
        }
    }
}

/// Begins a game: lays it on the table and saves it at once; `open` isn't needed for it.
pub(super) fn begin(ctx: &Rc<Context>, saved: AnySaved) -> Id {
    let id = ctx.keeper.new_id();
    let play = AnyPlay::new(id.clone(), saved);
    each_play!(&play, play => play.save(ctx));
    lay(ctx, play);
    id
}

/// The same people at the game again.
pub(super) fn again(ctx: &Rc<Context>, saved: &AnySaved) -> Id {
    let again = each_saved!(saved, saved => OnScreen::again(saved).into());
    begin(ctx, again)
}

fn lay(ctx: &Rc<Context>, mut play: AnyPlay) {
    // Where one table follows another, the board stays and doesn't tell its size again.
    if let Some(size) = with(ctx, |before| *before.view_mut()) {
        play.view_mut().take_size(size);
    }
    *ctx.table.play.borrow_mut() = Some(play);
    let ui = ctx.ui();
    ui.global::<TableAdapter>().set_enlarged_shown(false);
    noses::laid(ctx);
    temple::laid(ctx);
    bots::laid(ctx);
}

/// Whether the game on the table is over.
pub(super) fn is_over(ctx: &Context) -> bool {
    with(
        ctx,
        |play| each_play!(play, play => play.saved.table.to_move().is_none()),
    ) == Some(true)
}

/// Looks at a finished game after so many steps.
pub(super) fn review(ctx: &Rc<Context>, game: &Id, after: usize) {
    if open(ctx, game) {
        with(ctx, |play| each_play!(play, play => play.begin_review(after)));
        nav::go(ctx, Entry::Table { game: game.clone() });
    }
}

/// The record of a finished game that is looked at, with the steps after what is shown.
pub(super) fn finished(ctx: &Context) -> Option<Record> {
    with(ctx, |play| {
        each_play!(play, play => {
            play.review_at()?;
            let mut record = play.saved.to_record();
            let undone = play.saved.table.history().undone().iter();
            record.steps.extend(undone.map(ToString::to_string));
            Some(record)
        })
    })
    .flatten()
}

/// Goes to the position after so many steps of the game that is looked at; the view holds still.
pub(super) fn review_to(ctx: &Rc<Context>, after: usize) {
    with(ctx, |play| each_play!(play, play => play.review_to(after)));
    refresh(ctx);
}

/// Tells of steps in a game that need not be on the table.
pub(super) struct Teller {
    play: AnyPlay,
}

impl Teller {
    pub fn new(game: Id, saved: AnySaved) -> Teller {
        Teller {
            play: AnyPlay::new(game, saved),
        }
    }

    /// A step that could be played after so many others, in a sentence.
    pub fn say_ahead(&mut self, words: &Words, after: usize, step: &str) -> Option<String> {
        fn say<G: OnScreen>(play: &mut Play<G>, words: &Words, after: usize, step: &str) -> Option<String> {
            play.saved.table.go_to(after);
            let seat = play.saved.table.to_move()?;
            let name = play.name(words, seat);
            Some(G::say_ahead(words, play, step.parse().ok()?, &name))
        }
        each_play!(&mut self.play, play => say(play, words, after, step))
    }
}

/// Takes the last step of a finished game back, to go on from there.
pub(super) fn undo_last(ctx: &Rc<Context>, game: &Id) {
    if open(ctx, game) {
        with(ctx, |play| {
            each_play!(play, play => {
                play.end_review();
                play.act(ctx, Act::Undo);
            });
        });
        nav::replace(ctx, Entry::Table { game: game.clone() });
    }
}

/// What those at the seats are called, in a language.
pub(super) fn seat_names(words: &Words, called: &[Called]) -> Vec<String> {
    let number = |key: &str, count: usize| words.format(key, &[("count", Arg::from(count))]);
    let name = |(seat, called): (usize, &Called)| match called {
        Called::Name(name) => match clean_name(name) {
            name if name.is_empty() => number("player-number", seat + 1),
            name => name,
        },
        Called::Person(place) => number("player-number", *place),
        Called::Bot(None) => words.text("bot-name"),
        Called::Bot(Some(count)) => number("bot-number", *count),
    };
    let names: Vec<String> = called.iter().enumerate().map(name).collect();
    told_apart(&names)
}

/// The Back key: lets go of what is half-made. False if there is nothing.
pub fn back(ctx: &Rc<Context>) -> bool {
    let ui = ctx.ui();
    let table = ui.global::<TableAdapter>();
    if table.get_enlarged_shown() {
        table.set_enlarged_shown(false);
        bots::attend(ctx);
        return true;
    }
    if who::close(ctx) || hints::close(ctx) || noses::close_moving(ctx) || temple::close_compass(ctx) {
        return true;
    }
    let took = with(ctx, |play| each_play!(play, play => play.back(ctx))).unwrap_or(false);
    if took {
        refresh(ctx);
    } else if with(ctx, |play| each_play!(play, play => play.leave())) == Some(true) {
        // A finished game that was only looked at is read again the next time.
        *ctx.table.play.borrow_mut() = None;
    }
    took
}

/// A key that no control wanted. False if the table doesn't know it either.
pub fn key(ctx: &Rc<Context>, key: &KeyPress) -> bool {
    if view_key(ctx, key) {
        return true;
    }
    match (key.text.as_str(), key.control) {
        ("z" | "Z", true) if key.shift => act(ctx, Deed::Redo),
        ("z" | "Z", true) => act(ctx, Deed::Undo),
        ("y" | "Y", true) => act(ctx, Deed::Redo),
        ("\n", false) => confirm(ctx),
        ("+" | "-" | "0", _) => {
            with(ctx, |play| {
                each_play!(play, play => match key.text.as_str() {
                    "+" => play.zoom_middle(2.0),
                    "-" => play.zoom_middle(-2.0),
                    _ => play.fit(),
                });
            });
            show_camera(ctx, true);
        }
        ("h" | "H", false) => hints::ask(ctx),
        (text, false) => match arrow(text) {
            Some((dx, dy)) if is_reviewing(ctx) => review_step(ctx, dx + dy),
            Some((dx, dy)) => {
                with(ctx, |play| each_play!(play, play => play.step_choice(ctx, dx, dy)));
                refresh(ctx);
            }
            None => return game_key(ctx, key),
        },
        _ => return false,
    }
    true
}

/// A key that only changes what is seen of this game.
fn view_key(ctx: &Rc<Context>, key: &KeyPress) -> bool {
    with(ctx, |play| each_play!(play, play => OnScreen::view_key(ctx, play, key))) == Some(true)
}

/// A key that only this game knows.
fn game_key(ctx: &Rc<Context>, key: &KeyPress) -> bool {
    let known = act_with(ctx, |play| {
        each_play!(play, play => {
            let intent = OnScreen::key(play, key);
            let known = intent.is_some();
            if let Some(intent) = intent {
                play.act(ctx, Act::Intent(intent));
            }
            known
        })
    });
    known == Some(true)
}

/// Where an arrow key points.
fn arrow(text: &str) -> Option<(i32, i32)> {
    use slint::platform::Key;
    let arrows = [
        (Key::UpArrow, (0, -1)),
        (Key::DownArrow, (0, 1)),
        (Key::LeftArrow, (-1, 0)),
        (Key::RightArrow, (1, 0)),
    ];
    let arrow = arrows
        .into_iter()
        .find(|(key, _)| slint::SharedString::from(*key) == text);
    arrow.map(|(_, way)| way)
}

/// The machine does what is to be done at the visible page now, and nothing if that is no table.
pub fn attend(ctx: &Rc<Context>) {
    bots::attend(ctx);
}

/// Whether a bot thinks, or its step is being shown.
pub fn bots_are_busy(ctx: &Context) -> bool {
    bots::are_busy(ctx)
}

/// Takes what the thread that thinks has to say: for those who can't be called by it.
pub fn hear_bots(ctx: &Rc<Context>) {
    bots::hear(ctx);
}

/// Keeps from where one looks at the game, also in the middle of a turn of it.
pub(super) fn keep_view(ctx: &Context) {
    with(ctx, |play| {
        if let AnyPlay::Temple(play) = play {
            temple::keep_view(ctx, play);
        }
    });
}

/// Shows everything anew: the page was gone to, or the language or the colours are others now.
pub fn refresh(ctx: &Rc<Context>) {
    with(ctx, |play| each_play!(play, play => show::everything(ctx, play)));
    super::analysis::refresh(ctx);
}

fn show_camera(ctx: &Rc<Context>, glides: bool) {
    if ctx.ui().global::<TableAdapter>().get_pictured() {
        // The picture stands where the board was turned.
        refresh(ctx);
    }
    with(ctx, |play| each_play!(play, play => show::camera(ctx, play, glides)));
}

/// Does something with the game, shows what came of it, and goes to the result if that was the end.
fn act_with<R>(ctx: &Rc<Context>, work: impl FnOnce(&mut AnyPlay) -> R) -> Option<R> {
    let done = with(ctx, |play| {
        let done = work(play);
        (done, each_play!(play, play => play.just_ended()))
    });
    bots::acted(ctx);
    hints::close(ctx);
    temple::close_compass(ctx);
    refresh(ctx);
    if let Some((_, true)) = done {
        to_result(ctx);
    }
    bots::attend(ctx);
    done.map(|(done, _)| done)
}

/// What all games can do.
#[derive(Clone, Copy)]
enum Deed {
    Confirm,
    Undo,
    Redo,
    Turn,
}

fn act(ctx: &Rc<Context>, deed: Deed) {
    fn of<G: OnScreen>(_: &Play<G>, deed: Deed) -> Option<Act<G::Intent>> {
        Some(match deed {
            Deed::Confirm => Act::Confirm,
            Deed::Undo => Act::Undo,
            Deed::Redo => Act::Redo,
            Deed::Turn => Act::Intent(G::TURN?),
        })
    }
    act_with(ctx, |play| {
        each_play!(play, play => {
            if let Some(act) = of(play, deed) {
                play.act(ctx, act);
            }
        });
    });
}

/// Carries out an intent of one game; nothing if another is on the table.
fn intend<G: OnScreen>(ctx: &Rc<Context>, intent: impl FnOnce(&Play<G>) -> Option<G::Intent>) {
    act_with(ctx, |play| {
        let Some(play) = G::of(play) else { return };
        if play.bots_turn().is_some() {
            play.tell_turn();
        } else if let Some(intent) = intent(play) {
            play.act(ctx, Act::Intent(intent));
        }
    });
}

pub(super) fn is_reviewing(ctx: &Context) -> bool {
    with(ctx, |play| each_play!(play, play => play.is_reviewing())) == Some(true)
}

fn to_result(ctx: &Rc<Context>) {
    if let Some(game) = with(ctx, |play| play.id().clone())
        && result::open(ctx, &game)
    {
        nav::replace(ctx, Entry::Result { game });
    }
}

fn confirm(ctx: &Rc<Context>) {
    let turn = with(
        ctx,
        |play| each_play!(play, play => (play.saved.table.to_move().is_none(), play.bots_turn().is_some())),
    );
    match turn {
        Some((true, _)) => to_result(ctx),
        Some((_, true)) => bots::toggle(ctx),
        _ if hints::is_thinking(ctx) => {
            hints::close(ctx);
        }
        _ => act(ctx, Deed::Confirm),
    }
}

fn review_step(ctx: &Rc<Context>, by: i32) {
    with(ctx, |play| each_play!(play, play => play.review_by(by)));
    refresh(ctx);
}

fn close_tip(ctx: &Rc<Context>) {
    with(ctx, |play| each_play!(play, play => play.close_tip()));
    refresh(ctx);
}

/// A tap on the board, in its dp.
fn tapped(ctx: &Rc<Context>, x: f32, y: f32) {
    let hint = with(
        ctx,
        |play| each_play!(play, play => (play.hint_marks(), play.touch(x, y))),
    );
    if hint.is_some_and(|(marks, touch)| hints::touch(ctx, &marks, touch)) {
        return;
    }
    let words = ctx.words();
    if with(ctx, |play| each_play!(play, play => play.look(&words, x, y))) == Some(true) {
        refresh(ctx);
        return;
    }
    act_with(ctx, |play| {
        each_play!(play, play => {
            let touch = play.touch(x, y);
            match OnScreen::tap(play, touch) {
                Some(intent) => play.act(ctx, Act::Intent(intent)),
                None => {
                    play.close_tip();
                }
            }
        });
    });
}

/// An offered place is chosen by a screen reader.
fn place_chosen(ctx: &Rc<Context>, index: usize) {
    act_with(ctx, |play| {
        each_play!(play, play => {
            if let Some(intent) = OnScreen::place(play, index) {
                play.act(ctx, Act::Intent(intent));
            }
        });
    });
}

pub(super) fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let table = ui.global::<TableAdapter>();
    table.on_turn(with!(ctx, |ctx| act(&ctx, Deed::Turn)));
    table.on_undo(with!(ctx, |ctx| act(&ctx, Deed::Undo)));
    table.on_redo(with!(ctx, |ctx| act(&ctx, Deed::Redo)));
    table.on_confirm(with!(ctx, |ctx| confirm(&ctx)));
    table.on_refused_confirm(with!(ctx, |ctx| {
        let ui = ctx.ui();
        let table = ui.global::<TableAdapter>();
        table.set_announcement(format!("{} {}", table.get_hint_title(), table.get_hint_text()).into());
    }));
    table.on_menu(with!(ctx, |ctx| {
        temple::close_compass(&ctx);
        close_tip(&ctx);
        let ui = ctx.ui();
        let menu = ui.global::<MenuAdapter>();
        menu.set_playing(!is_reviewing(&ctx));
        menu.set_can_hint(ui.global::<HintAdapter>().get_can());
        menu.set_open(true);
    }));

    table.on_board_sized(with!(ctx, |ctx, width, height, covered, usually| {
        with(
            &ctx,
            |play| each_play!(play, play => play.sized(width, height, covered, usually)),
        );
        show_camera(&ctx, true);
    }));
    table.on_board_tapped(with!(ctx, |ctx, x, y| tapped(&ctx, x, y)));
    table.on_board_touched(with!(ctx, |ctx, what, x, y| drag::board(&ctx, what, x, y)));
    table.on_pinch_began(with!(ctx, |ctx, x, y| {
        temple::close_compass(&ctx);
        with(&ctx, |play| each_play!(play, play => play.take_hold(x, y)));
        show_camera(&ctx, false);
    }));
    table.on_pinch_ended(with!(ctx, |ctx| show_camera(&ctx, false)));
    table.on_pinched(with!(ctx, |ctx, scale, degrees, x, y| {
        with(&ctx, |play| {
            each_play!(play, play => {
                let turned = OnScreen::twisted(play, degrees);
                play.pinched(scale, x, y);
                if turned {
                    show::turned(&ctx, play);
                } else {
                    show::camera(&ctx, play, false);
                }
            });
        });
    }));
    table.on_zoomed(with!(ctx, |ctx, steps, x, y| {
        with(&ctx, |play| each_play!(play, play => play.zoomed(steps, x, y)));
        show_camera(&ctx, false);
    }));
    table.on_fit(with!(ctx, |ctx| {
        with(&ctx, |play| each_play!(play, play => play.fit()));
        show_camera(&ctx, true);
    }));
    table.on_place_chosen(with!(ctx, |ctx, index| place_chosen(&ctx, index as usize)));
    table.on_drag(with!(ctx, |ctx, source, index, what, x, y| drag::carry(
        &ctx, source, index, what, x, y
    )));

    table.on_uncover(with!(ctx, |ctx, by| {
        with(&ctx, |play| play.view_mut().give_way(by));
        show_camera(&ctx, true);
    }));
    table.on_close_tip(with!(ctx, |ctx| close_tip(&ctx)));
    table.on_follow_tip(with!(ctx, |ctx| {
        let rule = with(
            &ctx,
            |play| each_play!(play, play => play.paragraph(&ctx).map(|paragraph| (play.game_name(), paragraph))),
        );
        close_tip(&ctx);
        if let Some(Some((book, paragraph))) = rule {
            reader::open_at(&ctx, book, paragraph);
        }
    }));
    table.on_seat_tapped(with!(ctx, |ctx, index| {
        temple::close_compass(&ctx);
        with(
            &ctx,
            |play| each_play!(play, play => show::enlarge(&ctx, play, Seat(index as u8))),
        );
    }));
    table.on_close_enlarged(with!(ctx, |ctx| {
        ctx.ui().global::<TableAdapter>().set_enlarged_shown(false);
        bots::attend(&ctx);
    }));

    table.on_review(with!(ctx, |ctx, by| review_step(&ctx, by)));
    table.on_play_on(with!(ctx, |ctx| {
        let branch = with(&ctx, |play| each_play!(play, play => play.branch().map(AnySaved::from)));
        if let Some(Some(saved)) = branch {
            let game = begin(&ctx, saved);
            nav::replace(&ctx, Entry::Table { game });
        }
    }));
    bots::wire(ctx);
    hints::wire(ctx);
    who::wire(ctx);
    textile::wire(ctx);
    noses::wire(ctx);
    temple::wire(ctx);
}
