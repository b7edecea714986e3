//! Bots at the table: they think on the thread of their own (`crate::thinker`), and what they do is shown so that one can follow it.
//!
//! [`attend`] compares what the machine does with what it should do now, whatever has happened: whoever changes something calls
//! it afterwards.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use slint::{ComponentHandle, Timer};

use super::super::analysis;
use super::super::context::{Context, shown};
use super::super::nav::{self, Entry};
use super::super::ui::{BotsAdapter, MenuAdapter, TableAdapter};
use super::game::OnScreen;
use super::moment::Moment;
use super::play::{Play, each_play};
use super::{act_with, hints, refresh, who, with};
use crate::bots::Level;
use crate::keep::Speed;
use crate::thinker::{News, Task, Ticket};
use crate::words::Arg;

/// What the machine does.
#[derive(Default)]
pub struct State {
    stage: RefCell<Stage>,
    /// A person has stopped it.
    is_paused: Cell<bool>,
    /// How much it has thought, 0 to 1.
    progress: Cell<f32>,
    timer: Timer,
    /// Runs for a moment after a person has played: Stop is where the tick was, and somebody may tap that twice.
    just_began: Timer,
}

#[derive(Clone, Default, PartialEq)]
enum Stage {
    #[default]
    Resting,
    /// The step before stands there for a moment, and what comes next is thought about meanwhile.
    Thinking {
        turn: Turn,
        ticket: Ticket,
        step: Option<String>,
        is_time: bool,
    },
    /// The step is shown; then it is played.
    Shown { turn: Turn, step: String, is_time: bool },
}

/// A bot's turn.
#[derive(Clone, PartialEq)]
struct Turn {
    moment: Moment,
    level: Level,
}

impl Stage {
    fn turn(&self) -> Option<&Turn> {
        match self {
            Stage::Resting => None,
            Stage::Thinking { turn, .. } | Stage::Shown { turn, .. } => Some(turn),
        }
    }
}

/// Two taps within this time may be one that was meant.
const DOUBLE_TAP: Duration = Duration::from_millis(300);

/// How long the step before stands there, and how long the next one is shown before it is played.
fn times(speed: Speed) -> (Duration, Duration) {
    let (before, ghost) = match speed {
        Speed::Slow => (900, 1800),
        Speed::Normal => (400, 900),
        Speed::Fast => (150, 350),
        Speed::AtOnce => (0, 0),
    };
    (Duration::from_millis(before), Duration::from_millis(ghost))
}

pub fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let bots = ui.global::<BotsAdapter>();
    bots.on_news(with!(ctx, |ctx| hear(&ctx)));
    bots.on_attend(with!(ctx, |ctx| attend(&ctx)));
    // The watcher runs on the thread that thinks, so it only passes the news on.
    let window = ctx.weak_ui();
    ctx.thinker.watch(move || {
        let _ = window.upgrade_in_event_loop(|ui| ui.global::<BotsAdapter>().invoke_news());
    });
}

/// The bot's turn that is to be played now, if there is one.
fn wanted(ctx: &Context) -> Option<Turn> {
    if ctx.life.is_asleep() || ctx.table.bots.is_paused.get() || !matches!(nav::top(ctx), Entry::Table { .. }) {
        return None;
    }
    with(ctx, |play| {
        each_play!(play, play => {
            let level = play.bots_turn()?;
            Some(Turn { moment: Moment::of(play), level })
        })
    })
    .flatten()
}

/// Something lies over the table, so nothing is to happen on it.
fn is_covered(ctx: &Context) -> bool {
    let ui = ctx.ui();
    ui.global::<MenuAdapter>().get_open() || ui.global::<TableAdapter>().get_enlarged_shown() || who::is_open(ctx)
}

/// Does what is to be done now: begins to think, goes on, or gives up what isn't wanted any more.
pub fn attend(ctx: &Rc<Context>) {
    // First, so that it doesn't give up what a bot is asked below.
    hints::attend(ctx);
    let state = &ctx.table.bots;
    let wanted = wanted(ctx);
    if state.stage.borrow().turn() != wanted.as_ref() {
        state.timer.stop();
        if let Stage::Thinking { .. } = state.stage.take() {
            ctx.thinker.stop();
        }
        with(ctx, |play| {
            each_play!(play, play => if play.bots_turn().is_some() {
                play.saved.table.rest();
            });
        });
        if let Some(turn) = wanted {
            begin(ctx, turn);
        }
        refresh(ctx);
    }
    go_on(ctx);
}

fn begin(ctx: &Rc<Context>, turn: Turn) {
    let state = &ctx.table.bots;
    let Some(ticket) = turn.moment.ask(ctx, Task::Step(turn.level)) else {
        return;
    };
    state.progress.set(0.0);
    if with(ctx, |play| each_play!(play, play => play.was_persons_turn())) == Some(true) {
        state.just_began.start(slint::TimerMode::SingleShot, DOUBLE_TAP, || {});
    }
    let (before, _) = times(ctx.settings().speed);
    *state.stage.borrow_mut() = Stage::Thinking {
        turn,
        ticket,
        step: None,
        is_time: before.is_zero(),
    };
    after(ctx, before);
}

/// Notes when some time is over, and goes on then.
fn after(ctx: &Rc<Context>, time: Duration) {
    if time.is_zero() {
        return;
    }
    let weak = Rc::downgrade(ctx);
    ctx.table.bots.timer.start(slint::TimerMode::SingleShot, time, move || {
        let Some(ctx) = weak.upgrade() else { return };
        if let Stage::Thinking { is_time, .. } | Stage::Shown { is_time, .. } = &mut *ctx.table.bots.stage.borrow_mut()
        {
            *is_time = true;
        }
        go_on(&ctx);
    });
}

/// Shows the step once it is known, plays it once it was seen.
fn go_on(ctx: &Rc<Context>) {
    if is_covered(ctx) {
        return;
    }
    let state = &ctx.table.bots;
    let stage = state.stage.borrow().clone();
    match stage {
        Stage::Thinking {
            turn,
            step: Some(step),
            is_time: true,
            ..
        } => {
            let (_, ghost) = times(ctx.settings().speed);
            if ghost.is_zero() {
                play(ctx, &step);
                return;
            }
            with(ctx, |play| {
                each_play!(play, play => {
                    // What was told of the turn would lie over what is shown of it.
                    play.turn_told = false;
                    play.show_step(&step);
                });
            });
            *state.stage.borrow_mut() = Stage::Shown {
                turn,
                step,
                is_time: false,
            };
            after(ctx, ghost);
            refresh(ctx);
        }
        Stage::Shown {
            step, is_time: true, ..
        } => play(ctx, &step),
        _ => {}
    }
}

fn play(ctx: &Rc<Context>, step: &str) {
    *ctx.table.bots.stage.borrow_mut() = Stage::Resting;
    // What follows from it is attended to by this.
    act_with(ctx, |play| each_play!(play, play => play.play_step(ctx, step)));
}

/// Takes what the thread that thinks has to say.
pub fn hear(ctx: &Rc<Context>) {
    while let Some((told, news)) = ctx.thinker.take() {
        if hints::hear(ctx, told, &news) {
            continue;
        }
        analysis::hear(ctx, told, &news);
        let is_ours = match &mut *ctx.table.bots.stage.borrow_mut() {
            Stage::Thinking { ticket, step, .. } if *ticket == told => {
                match &news {
                    News::Progress(part) => ctx.table.bots.progress.set(*part),
                    News::Thought(thought) => step.clone_from(&thought.step),
                    News::Analysis(_) => {}
                }
                true
            }
            _ => false,
        };
        if is_ours {
            with(ctx, |play| each_play!(play, play => ask(ctx, play)));
            go_on(ctx);
        }
    }
}

/// A person stops the machine, or lets it go on.
pub fn toggle(ctx: &Rc<Context>) {
    let is_paused = &ctx.table.bots.is_paused;
    if !is_paused.get() && ctx.table.bots.just_began.running() {
        return;
    }
    is_paused.set(!is_paused.get());
    attend(ctx);
    refresh(ctx);
}

/// What is to become of a stop once a person has done something: with a person to move there is nothing to stop, and who goes
/// back and forth in a demonstration wants to look.
pub fn acted(ctx: &Context) {
    let acted = with(
        ctx,
        |play| each_play!(play, play => (play.bots_turn().is_some(), play.take_moved())),
    );
    match acted {
        Some((true, true)) => ctx.table.bots.is_paused.set(true),
        Some((true, false)) => {}
        _ => ctx.table.bots.is_paused.set(false),
    }
}

/// Whether a bot thinks, or its step is being shown.
pub fn are_busy(ctx: &Context) -> bool {
    *ctx.table.bots.stage.borrow() != Stage::Resting
}

/// Another game was laid on the table.
pub fn laid(ctx: &Context) {
    ctx.table.bots.is_paused.set(false);
}

/// What is said in a bot's turn, in place of what a person is asked. False if it isn't a bot's.
pub fn ask<G: OnScreen>(ctx: &Context, play: &Play<G>) -> bool {
    let ui = ctx.ui();
    let view = ui.global::<TableAdapter>();
    let (Some(level), Some(seat)) = (play.bots_turn(), play.saved.table.to_move()) else {
        view.set_machine(false);
        return false;
    };
    let words = ctx.words();
    let state = &ctx.table.bots;
    let name = play.name(&words, seat);
    let is_paused = state.is_paused.get();
    let named = |key: &str| words.format(key, &[("name", Arg::from(name.as_str()))]);
    let level = [("level", Arg::from(who::level_name(&words, level)))];
    let (title, text) = match &*state.stage.borrow() {
        _ if is_paused => (named("bot-stopped"), words.format("bot-plays", &level)),
        Stage::Shown { step, .. } => {
            let step = step.parse().ok();
            let said = step.map(|step| G::say_shown(&words, play, step, &name));
            (said.unwrap_or_default(), String::new())
        }
        Stage::Resting | Stage::Thinking { .. } => {
            let percent = (state.progress.get() * 100.0).round();
            let [level] = level;
            let text = words.format("bot-progress", &[level, ("percent", Arg::from(percent))]);
            (named("bot-thinks"), text)
        }
    };
    view.set_machine(true);
    view.set_machine_stopped(is_paused);
    view.set_hint_title(shown(&title));
    view.set_hint_text(shown(&text));
    view.set_confirm_text(ctx.text(if is_paused { "bot-go-on" } else { "bot-stop" }));
    view.set_can_confirm(true);
    true
}
