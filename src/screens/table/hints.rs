//! A hint: the steps that the strongest bot finds best, with numbers on the board and in a list. One of them can be taken as the
//! half-made step.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use slint::{ComponentHandle, ModelRc, VecModel};

use super::super::context::{Context, shown};
use super::super::nav::{self, Entry};
use super::super::ui::{HintAdapter, HintRow, TableAdapter};
use super::game::{OnScreen, Touch};
use super::marks::{self, Mark};
use super::moment::Moment;
use super::play::{Play, each_play};
use super::{act_with, refresh, with};
use crate::bots::{Knowledge, Thought};
use crate::games::{Scores, Seat};
use crate::thinker::{News, Task, Ticket};
use crate::words::{Arg, Words};

/// A hint has no more steps than this.
const MOST: usize = 3;

/// What is known of the best steps.
#[derive(Default)]
pub struct State {
    stage: RefCell<Stage>,
    /// How much has been thought, 0 to 1.
    progress: Cell<f32>,
}

#[derive(Default)]
enum Stage {
    #[default]
    Nothing,
    Thinking {
        at: Moment,
        ticket: Ticket,
    },
    Found {
        at: Moment,
        steps: Vec<Found>,
        is_open: bool,
    },
}

struct Found {
    step: String,
    /// The expected share of the win of whose step it is, 0 to 1; with a team mate's.
    share: f64,
}

pub fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let hints = ui.global::<HintAdapter>();
    use super::super::context::with;
    hints.on_ask(with!(ctx, |ctx| ask(&ctx)));
    hints.on_choose(with!(ctx, |ctx, index| choose(&ctx, index as usize)));
    hints.on_close(with!(ctx, |ctx| {
        close(&ctx);
    }));
}

/// The moment at which a hint can be asked for now, if it is one.
fn now(ctx: &Context) -> Option<Moment> {
    if !matches!(nav::top(ctx), Entry::Table { .. }) {
        return None;
    }
    with(
        ctx,
        |play| each_play!(play, play => play.is_persons_turn().then(|| Moment::of(play))),
    )
    .flatten()
}

/// Shows the best steps, or begins to look for them.
pub fn ask(ctx: &Rc<Context>) {
    let state = &ctx.table.hints;
    let Some(at) = now(ctx) else { return };
    let known = match &mut *state.stage.borrow_mut() {
        Stage::Found { is_open, .. } => {
            *is_open = true;
            true
        }
        Stage::Thinking { .. } => return,
        Stage::Nothing => false,
    };
    with(ctx, |play| each_play!(play, play => play.close_tip()));
    if !known {
        let Some(ticket) = at.ask(ctx, Task::Hint) else { return };
        state.progress.set(0.0);
        *state.stage.borrow_mut() = Stage::Thinking { at, ticket };
    }
    mark(ctx);
}

/// Drops what is known of another moment.
pub fn attend(ctx: &Rc<Context>) {
    let now = now(ctx);
    let is_old = match &*ctx.table.hints.stage.borrow() {
        Stage::Nothing => return,
        Stage::Thinking { at, .. } | Stage::Found { at, .. } => Some(at) != now.as_ref(),
    };
    if is_old {
        forget(ctx);
        mark(ctx);
    }
}

fn forget(ctx: &Context) {
    if let Stage::Thinking { .. } = ctx.table.hints.stage.take() {
        ctx.thinker.stop();
    }
}

/// Takes news of this ticket's job. False if it isn't a hint's.
pub fn hear(ctx: &Rc<Context>, told: Ticket, news: &News) -> bool {
    let state = &ctx.table.hints;
    if !matches!(&*state.stage.borrow(), Stage::Thinking { ticket, .. } if *ticket == told) {
        return false;
    }
    match news {
        News::Progress(part) => state.progress.set(*part),
        News::Thought(thought) => {
            let stage = state.stage.take();
            if let Stage::Thinking { at, .. } = stage {
                let steps = found(ctx, thought);
                *state.stage.borrow_mut() = Stage::Found {
                    at,
                    steps,
                    is_open: true,
                };
            }
        }
        News::Analysis(_) => {}
    }
    mark(ctx);
    true
}

fn found(ctx: &Context, thought: &Thought) -> Vec<Found> {
    let mates = with(
        ctx,
        |play| each_play!(play, play => play.saved.table.game().side_size()),
    );
    let mates = mates.unwrap_or(1) as f64;
    let seat = thought.seat.unwrap_or(Seat(0));
    let lines = thought.lines.iter().take(MOST);
    let mut found: Vec<Found> = lines
        .map(|line| Found {
            step: line.step.clone(),
            share: line.shares[seat.index()] * mates,
        })
        .collect();
    // The search goes by more than the chance to win, people by what they read.
    found.sort_by(|a, b| b.share.total_cmp(&a.share));
    found
}

/// Puts the marks of an open list onto the board, or takes them away, and shows all anew.
fn mark(ctx: &Rc<Context>) {
    let steps: Vec<String> = match &*ctx.table.hints.stage.borrow() {
        Stage::Found {
            steps, is_open: true, ..
        } => steps.iter().map(|found| found.step.clone()).collect(),
        _ => Vec::new(),
    };
    with(ctx, |play| {
        each_play!(play, play => {
            play.hints = steps.iter().filter_map(|step| step.parse().ok()).collect();
            play.look_at_hints();
        });
    });
    refresh(ctx);
}

/// A step of the list becomes the half-made one. One that is never half made, as Textile's draw, is played, as it is by a tap
/// on a stack.
fn choose(ctx: &Rc<Context>, index: usize) {
    let step = match &*ctx.table.hints.stage.borrow() {
        Stage::Found { steps, .. } => steps.get(index).map(|found| found.step.clone()),
        _ => None,
    };
    let Some(step) = step else { return };
    let is_chosen = with(ctx, |play| {
        each_play!(play, play => {
            play.show_step(&step);
            play.save(ctx);
            play.saved.table.chosen_step().is_some()
        })
    });
    match is_chosen {
        Some(true) => {
            close(ctx);
        }
        Some(false) => {
            act_with(ctx, |play| each_play!(play, play => play.play_step(ctx, &step)));
        }
        None => {}
    }
}

/// A touch on a step of the list, as it is shown by these marks, is like one on its row. False if there is none.
pub fn touch(ctx: &Rc<Context>, marks: &[Mark], touch: Touch) -> bool {
    let touched = marks::touched(marks, touch);
    if let Some(index) = touched {
        choose(ctx, index);
    }
    touched.is_some()
}

/// Closes the list, or gives up looking for steps. False if there is neither.
pub fn close(ctx: &Rc<Context>) -> bool {
    let was_there = match &mut *ctx.table.hints.stage.borrow_mut() {
        Stage::Found { is_open, .. } => std::mem::take(is_open),
        Stage::Thinking { .. } => true,
        Stage::Nothing => false,
    };
    if was_there {
        if is_thinking(ctx) {
            forget(ctx);
        }
        mark(ctx);
    }
    was_there
}

pub fn is_thinking(ctx: &Context) -> bool {
    matches!(&*ctx.table.hints.stage.borrow(), Stage::Thinking { .. })
}

/// Shows the list and, while steps are looked for, that in place of what is asked.
pub fn show<G: OnScreen>(ctx: &Context, play: &Play<G>) {
    let ui = ctx.ui();
    let view = ui.global::<HintAdapter>();
    let words = ctx.words();
    view.set_can(play.is_persons_turn());
    let rows: Vec<HintRow> = match &*ctx.table.hints.stage.borrow() {
        Stage::Found {
            steps, is_open: true, ..
        } => steps
            .iter()
            .enumerate()
            .filter_map(|(index, found)| row(&words, play, index, found))
            .collect(),
        Stage::Thinking { .. } => {
            let percent = (ctx.table.hints.progress.get() * 100.0).round();
            let table = ui.global::<TableAdapter>();
            table.set_machine(true);
            table.set_machine_stopped(false);
            table.set_hint_title(ctx.text("hint-thinks"));
            table.set_hint_text(ctx.format("per-cent", &[("count", Arg::from(percent))]));
            table.set_confirm_text(ctx.text("bot-stop"));
            table.set_can_confirm(true);
            Vec::new()
        }
        _ => Vec::new(),
    };
    view.set_shown(!rows.is_empty());
    view.set_rows(ModelRc::from(Rc::new(VecModel::from(rows))));
}

fn row<G: OnScreen>(words: &Words, play: &Play<G>, index: usize, found: &Found) -> Option<HintRow> {
    let step = found.step.parse().ok()?;
    let seat = play.saved.table.to_move()?;
    let percent = [("count", Arg::from((found.share * 100.0).round()))];
    let name = play.name(words, seat);
    let text = G::say_shown(words, play, step, &name);
    let exactly = G::say_ahead(words, play, step, &name);
    Some(HintRow {
        number: index as i32 + 1,
        exactly: if exactly == text {
            Default::default()
        } else {
            shown(&exactly)
        },
        text: shown(&text),
        detail: gain(words, play, step, seat).map_or_else(Default::default, |gain| shown(&gain)),
        share: words.format("per-cent", &percent).into(),
    })
}

/// What a step brings by the scores, if anything.
fn gain<G: OnScreen>(words: &Words, play: &Play<G>, step: G::Step, seat: Seat) -> Option<String> {
    let game = play.saved.table.game();
    let mut after = game.clone();
    after.play(step).ok()?;
    let (before, after) = (game.scores()[seat.index()], after.scores()[seat.index()]);
    let (key, count) = match G::SCORES {
        Scores::Points => ("hint-points", after.saturating_sub(before)),
        Scores::TilesLeft => ("hint-tiles", before.saturating_sub(after)),
    };
    (count > 0).then(|| words.format(key, &[("count", Arg::from(count))]))
}
