//! Looking through a finished game: what each seat could expect after each step, and the steps that cost most.
//!
//! The thread that thinks does it (`crate::thinker`); what it found is kept as long as the app runs, for one game.

use std::cell::{Cell, RefCell};
use std::fmt::Write;
use std::rc::Rc;

use slint::{ComponentHandle, ModelRc, SharedString, VecModel};

use super::context::{Context, shown, with};
use super::nav::{self, Entry};
use super::ui::{AnalysisAdapter, CostlyStep, GraphLine, GraphPoint};
use super::{result, table};
use crate::bots::Knowledge;
use crate::games::Seat;
use crate::keep::Id;
use crate::record::Record;
use crate::table::{AnySaved, each_saved};
use crate::thinker::{Analysis, Job, News, Task, Ticket};
use crate::words::{Arg, Lang};

/// So many of the costliest steps are told.
const MOST: usize = 3;

/// A step that costs less than this share of the win isn't worth a word: so much is chance in what was looked at.
const WORTH_TELLING: f64 = 0.06;

/// A line has about so many marks, so that seats are told apart without colours.
const MARKS_ON_A_LINE: usize = 4;

/// What is known of a finished game.
#[derive(Default)]
pub struct State {
    stage: RefCell<Stage>,
    progress: Cell<f32>,
    /// What the page shows, in which language.
    shown: RefCell<Option<(Id, Lang)>>,
}

#[derive(Default)]
enum Stage {
    #[default]
    Nothing,
    Thinking {
        game: Id,
        ticket: Ticket,
    },
    Known {
        game: Id,
        analysis: Analysis,
    },
}

pub(super) fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let adapter = ui.global::<AnalysisAdapter>();
    adapter.on_start(with!(ctx, |ctx| start(&ctx)));
    adapter.on_stop(with!(ctx, |ctx| {
        give_up(&ctx);
        refresh(&ctx);
    }));
    adapter.on_go(with!(ctx, |ctx, part| {
        if let Some((_, record)) = subject(&ctx) {
            go(
                &ctx,
                (part.clamp(0.0, 1.0) * record.steps.len() as f32).round() as usize,
            );
        }
    }));
    adapter.on_go_to(with!(ctx, |ctx, after| go(&ctx, after as usize)));
}

/// The finished game on the visible page, with all its steps.
fn subject(ctx: &Context) -> Option<(Id, Record)> {
    match nav::top(ctx) {
        Entry::Result { game } => Some((game, result::record(ctx)?)),
        Entry::Table { game } => Some((game, table::finished(ctx)?)),
        _ => None,
    }
}

fn go(ctx: &Rc<Context>, after: usize) {
    match nav::top(ctx) {
        Entry::Table { .. } => table::review_to(ctx, after),
        Entry::Result { game } => table::review(ctx, &game, after),
        _ => {}
    }
}

fn start(ctx: &Rc<Context>) {
    let Some((game, record)) = subject(ctx) else { return };
    let ticket = ctx.thinker.ask(Job {
        start: record.start,
        steps: record.steps,
        seed: 0,
        task: Task::Analysis,
    });
    ctx.analysis.progress.set(0.0);
    *ctx.analysis.stage.borrow_mut() = Stage::Thinking { game, ticket };
    refresh(ctx);
}

fn give_up(ctx: &Context) {
    if matches!(&*ctx.analysis.stage.borrow(), Stage::Thinking { .. }) {
        ctx.thinker.stop();
        ctx.analysis.stage.take();
    }
}

/// Gives up what is being looked through if another page is visible now.
pub fn attend(ctx: &Rc<Context>) {
    let is_here = match &*ctx.analysis.stage.borrow() {
        Stage::Thinking { game, .. } => {
            matches!(nav::top(ctx), Entry::Result { game: now } | Entry::Table { game: now } if now == *game)
        }
        _ => true,
    };
    if !is_here {
        give_up(ctx);
    }
}

/// Takes news of this ticket's job; others' are passed over.
pub fn hear(ctx: &Rc<Context>, told: Ticket, news: &News) {
    let game = match &*ctx.analysis.stage.borrow() {
        Stage::Thinking { game, ticket } if *ticket == told => game.clone(),
        _ => return,
    };
    match news {
        News::Progress(part) => ctx.analysis.progress.set(*part),
        News::Analysis(analysis) => {
            let analysis = analysis.clone();
            *ctx.analysis.stage.borrow_mut() = Stage::Known { game, analysis };
            *ctx.analysis.shown.borrow_mut() = None;
        }
        News::Thought(_) => {}
    }
    refresh(ctx);
}

/// Shows what is known of the game on the visible page.
pub fn refresh(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let view = ui.global::<AnalysisAdapter>();
    let Some((game, record)) = subject(ctx) else {
        view.set_has(false);
        view.set_thinking(false);
        return;
    };
    let stage = ctx.analysis.stage.borrow();
    view.set_thinking(matches!(&*stage, Stage::Thinking { .. }));
    let percent = (ctx.analysis.progress.get() * 100.0).round();
    view.set_progress(ctx.format("analysis-thinks", &[("count", Arg::from(percent))]));
    let analysis = match &*stage {
        // As long as it is the same game: undone and played on, it isn't.
        Stage::Known { game: known, analysis }
            if *known == game && analysis.positions.len() == record.steps.len() + 1 =>
        {
            analysis
        }
        _ => {
            view.set_has(false);
            return;
        }
    };
    view.set_has(true);
    let now = Some((game.clone(), ctx.lang()));
    if *ctx.analysis.shown.borrow() != now {
        lay_out(ctx, &view, &game, record, analysis);
        *ctx.analysis.shown.borrow_mut() = now;
    }
}

/// A step that cost whoever played it some of the win.
struct Costly {
    /// How many steps had been played before it.
    before: usize,
    seat: Seat,
    cost: f64,
}

fn lay_out(ctx: &Context, view: &AnalysisAdapter, game: &Id, record: Record, analysis: &Analysis) {
    let Ok(saved) = AnySaved::read(record.clone()) else {
        return;
    };
    let marks = saved.marks();
    // Mates expect the same: one line is for both.
    let mates = each_saved!(&saved, saved => saved.table.game().side_size());
    let sides = record.start.seats() / mates;
    let share =
        |position: usize, seat: usize| (analysis.positions[position].shares[seat] * mates as f64).clamp(0.0, 1.0);
    let count = record.steps.len().max(1);
    let lines = (0..sides).map(|seat| line(marks[seat], seat, count, |position| share(position, seat) as f32));
    view.set_lines(ModelRc::from(Rc::new(lines.collect::<VecModel<_>>())));

    let mut costly = costly(&record, |position, seat| share(position, seat.index()), analysis);
    costly.sort_by(|a, b| b.cost.total_cmp(&a.cost));
    costly.truncate(MOST);
    let words = ctx.words();
    let names = saved.names();
    let mut teller = table::Teller::new(game.clone(), saved);
    let rows = costly.iter().enumerate().map(|(index, step)| {
        let name = table::seat_name(&words, &names, step.seat);
        let percent = (step.cost * 100.0).round();
        let args = [
            ("name", Arg::from(name.as_str())),
            ("step", Arg::from(step.before + 1)),
            ("percent", Arg::from(percent)),
        ];
        let better = analysis.positions[step.before].best.as_deref();
        let better = better.and_then(|better| teller.say_ahead(&words, step.before, better));
        CostlyStep {
            number: index as i32 + 1,
            x: (step.before + 1) as f32 / count as f32,
            title: ctx.format("analysis-cost", &args),
            text: better.map_or_else(SharedString::new, |what| {
                ctx.format("analysis-better", &[("what", what.into())])
            }),
            after: step.before as i32 + 1,
        }
    });
    view.set_costly(ModelRc::from(Rc::new(rows.collect::<VecModel<_>>())));
    view.set_title(shown(&words.text("analysis-title")));
}

fn costly(record: &Record, share: impl Fn(usize, Seat) -> f64, analysis: &Analysis) -> Vec<Costly> {
    let mut position = record.start.clone();
    let mut costly = Vec::new();
    for (before, step) in record.steps.iter().enumerate() {
        let seat = position.to_move();
        if position.play(step).is_err() {
            break;
        }
        let Some(seat) = seat else { break };
        let cost = share(before, seat) - share(before + 1, seat);
        let was_best = analysis.positions[before].best.as_ref() == Some(step);
        if cost >= WORTH_TELLING && !was_best {
            costly.push(Costly { before, seat, cost });
        }
    }
    costly
}

/// The line of a seat: from left to right the positions, from below the share of the win.
fn line(mark: usize, seat: usize, count: usize, share: impl Fn(usize) -> f32) -> GraphLine {
    let mut commands = String::new();
    for position in 0..=count {
        let command = if position == 0 { 'M' } else { 'L' };
        let (x, y) = (position as f32 / count as f32, 1.0 - share(position));
        let _ = write!(commands, "{command}{:.2} {:.2}", x * 100.0, y * 100.0);
    }
    // Each seat's marks stand elsewhere, so that those of lines that meet don't cover each other.
    let between = (count / MARKS_ON_A_LINE).max(1);
    let first = between / 3 + seat * between / 5;
    let points = (first..=count).step_by(between).map(|position| GraphPoint {
        x: position as f32 / count as f32,
        y: 1.0 - share(position),
    });
    GraphLine {
        mark: mark as i32,
        commands: commands.into(),
        points: ModelRc::from(Rc::new(points.collect::<VecModel<_>>())),
    }
}
