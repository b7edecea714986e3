//! Looking through a finished game: what each seat could expect after each step, and the steps that cost most.
//!
//! The thread that thinks does it (`crate::thinker`). What it finds is kept beside the game, position by position, so that it is there
//! whenever the game is looked at, and what was given up goes on where it was.

use std::cell::{Cell, RefCell};
use std::fmt::Write;
use std::rc::Rc;

use slint::{ComponentHandle, ModelRc, SharedString, VecModel};

use super::context::{Context, shown, with};
use super::nav::{self, Entry};
use super::ui::{AnalysisAdapter, CostlyStep, GraphLine, GraphPoint};
use super::{result, table};
use crate::bots::Knowledge;
use crate::games::{AnyGame, Seat};
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

/// What is known of the finished game that was last looked at.
#[derive(Default)]
pub struct State {
    known: RefCell<Option<Known>>,
    /// What the game is being looked through under.
    ticket: Cell<Option<Ticket>>,
    progress: Cell<f32>,
    /// What the page shows, in which language.
    shown: RefCell<Option<(Id, Lang)>>,
}

struct Known {
    game: Id,
    start: AnyGame,
    steps: Vec<String>,
    analysis: Analysis,
}

impl Known {
    /// What was kept of a game. Nothing if there is nothing, or nothing that can be read: then it is found again.
    fn read(ctx: &Context, game: Id, record: &Record) -> Known {
        let kept = ctx.keeper.analysis(&game);
        let analysis = kept.and_then(|text| Analysis::read(&text, &record.start, &record.steps));
        Known {
            game,
            start: record.start.clone(),
            steps: record.steps.clone(),
            analysis: analysis.unwrap_or_default(),
        }
    }

    /// Whether it is about this game: undone and played on, it is another.
    fn is_of(&self, game: &Id, record: &Record) -> bool {
        self.game == *game && self.steps == record.steps && self.start == record.start
    }

    fn is_complete(&self) -> bool {
        self.analysis.is_complete(self.steps.len())
    }

    /// How much of the game is known, 0 to 1.
    fn part(&self) -> f32 {
        self.analysis.positions.len() as f32 / (self.steps.len() + 1) as f32
    }
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
    if subject(ctx).is_none() {
        return;
    }
    refresh(ctx);
    let state = &ctx.analysis;
    if let Some(known) = &*state.known.borrow() {
        state.progress.set(known.part());
        state.ticket.set(Some(ctx.thinker.ask(Job {
            start: known.start.clone(),
            steps: known.steps.clone(),
            seed: 0,
            task: Task::Analysis(known.analysis.clone()),
        })));
    }
    refresh(ctx);
}

fn give_up(ctx: &Context) {
    if ctx.analysis.ticket.take().is_some() {
        ctx.thinker.stop();
    }
}

/// Gives up what is being looked through if another page is visible now.
pub fn attend(ctx: &Rc<Context>) {
    if ctx.analysis.ticket.get().is_none() {
        return;
    }
    let is_here = subject(ctx).is_some_and(|(game, record)| {
        let known = ctx.analysis.known.borrow();
        known.as_ref().is_some_and(|known| known.is_of(&game, &record))
    });
    if !is_here {
        give_up(ctx);
    }
}

/// Takes news of this ticket's job; others' are passed over.
pub fn hear(ctx: &Rc<Context>, told: Ticket, news: &News) {
    let state = &ctx.analysis;
    if state.ticket.get() != Some(told) {
        return;
    }
    match news {
        News::Progress(part) => state.progress.set(*part),
        News::Analysis(analysis) => {
            if let Some(known) = &mut *state.known.borrow_mut() {
                known.analysis = analysis.clone();
                let text = analysis.to_json(&known.start, &known.steps);
                ctx.keeper.save_analysis(&known.game, text);
                state.progress.set(known.part());
                if known.is_complete() {
                    state.ticket.set(None);
                }
            }
            *state.shown.borrow_mut() = None;
        }
        News::Thought(_) => {}
    }
    refresh(ctx);
}

/// Shows what is known of the game on the visible page.
pub fn refresh(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let view = ui.global::<AnalysisAdapter>();
    let state = &ctx.analysis;
    let Some((game, record)) = subject(ctx) else {
        view.set_has(false);
        view.set_thinking(false);
        return;
    };
    let is_known = |known: &Known| known.is_of(&game, &record);
    if !state.known.borrow().as_ref().is_some_and(is_known) {
        give_up(ctx);
        *state.known.borrow_mut() = Some(Known::read(ctx, game.clone(), &record));
        *state.shown.borrow_mut() = None;
    }
    let known = state.known.borrow();
    let Some(known) = &*known else { return };
    view.set_thinking(state.ticket.get().is_some());
    let per_cent = |part: f32| [("count", Arg::from((part * 100.0).round()))];
    view.set_progress(ctx.format("analysis-thinks", &per_cent(state.progress.get())));
    view.set_offer(match known.part() {
        0.0 => ctx.text("analysis-start"),
        part => ctx.format("analysis-go-on", &per_cent(part)),
    });
    view.set_has(known.is_complete());
    let now = Some((game.clone(), ctx.lang()));
    if known.is_complete() && *state.shown.borrow() != now {
        lay_out(ctx, &view, &game, record, &known.analysis);
        *state.shown.borrow_mut() = now;
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
    let names = table::seat_names(&words, &saved.called());
    let mut teller = table::Teller::new(game.clone(), saved);
    let rows = costly.iter().enumerate().map(|(index, step)| {
        let percent = (step.cost * 100.0).round();
        let args = [
            ("name", Arg::from(names[step.seat.index()].as_str())),
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
