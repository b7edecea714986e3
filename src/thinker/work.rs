//! Does the jobs. What a bot has thought is kept for the next step of the same game.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use super::{Analysis, Evaluation, Job, News, Task};
use crate::bots::{Bot, Level, Thought};
use crate::games::AnyGame;

/// How long a hint is thought about.
const HINT: Duration = Duration::from_millis(2000);

/// How often each position of a game is visited when it is looked through.
const ANALYSIS_VISITS: u32 = 1000;

/// Is asked with every visit whether to go on; gets how much is done, 0 to 1.
type Watch<'a> = dyn FnMut(f32) -> ControlFlow<()> + 'a;

#[derive(Default)]
pub(super) struct Worker {
    kept: Option<Kept>,
}

/// A bot that follows a game. All bots of a level think alike, so one follows for all seats.
struct Kept {
    bot: Bot,
    level: Level,
    start: AnyGame,
    steps: Vec<String>,
    seed: u64,
    most_visits: Option<u32>,
}

impl Worker {
    /// `None` if the watch broke it off. What is found on the way is told.
    pub fn work(
        &mut self,
        mut job: Job,
        most_visits: Option<u32>,
        watch: &mut Watch<'_>,
        tell: &dyn Fn(News),
    ) -> Option<News> {
        match &mut job.task {
            &mut Task::Step(level) => {
                let thought = self
                    .follow(job, level, most_visits)
                    .think(&mut |progress| watch(progress.visits as f32 / progress.of as f32));
                (!thought.was_stopped).then_some(News::Thought(thought))
            }
            Task::Hint => self.hint(job, most_visits, watch).map(News::Thought),
            Task::Analysis(known) => {
                let known = std::mem::take(known);
                let so_far = &|analysis: &Analysis| tell(News::Analysis(analysis.clone()));
                analyse(&job, known, most_visits, watch, so_far).map(News::Analysis)
            }
        }
    }

    /// Thinks for some time, or until all visits of the highest level are done; so there is something after that time, however
    /// slow the machine is.
    fn hint(&mut self, job: Job, most_visits: Option<u32>, watch: &mut Watch<'_>) -> Option<Thought> {
        let start = Instant::now();
        let mut was_given_up = false;
        let thought = self.follow(job, Level::HIGHEST, most_visits).think(&mut |progress| {
            let time = start.elapsed().as_secs_f32() / HINT.as_secs_f32();
            let part = time.max(progress.visits as f32 / progress.of as f32);
            if watch(part).is_break() {
                was_given_up = true;
                return ControlFlow::Break(());
            }
            if time >= 1.0 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        (!was_given_up).then_some(thought)
    }

    /// The bot that stands at a job's position, with what it has thought before if it has followed the game.
    fn follow(&mut self, job: Job, level: Level, most_visits: Option<u32>) -> &mut Bot {
        let kept = self.kept.take().filter(|kept| kept.leads_to(&job, level, most_visits));
        let mut kept = kept.unwrap_or_else(|| Kept::new(&job, level, most_visits));
        for step in &job.steps[kept.steps.len()..] {
            kept.bot.play(step).expect("a job's steps are legal");
        }
        kept.steps = job.steps;
        &mut self.kept.insert(kept).bot
    }
}

impl Kept {
    fn new(job: &Job, level: Level, most_visits: Option<u32>) -> Kept {
        Kept {
            bot: bot(&position(job), level, job.seed, most_visits),
            level,
            start: job.start.clone(),
            steps: job.steps.clone(),
            seed: job.seed,
            most_visits,
        }
    }

    fn leads_to(&self, job: &Job, level: Level, most_visits: Option<u32>) -> bool {
        let same_game = self.seed == job.seed && self.start == job.start && job.steps.starts_with(&self.steps);
        same_game && self.level == level && self.most_visits == most_visits
    }
}

fn position(job: &Job) -> AnyGame {
    let mut position = job.start.clone();
    for step in &job.steps {
        position.play(step).expect("a job's steps are legal");
    }
    position
}

fn bot(position: &AnyGame, level: Level, seed: u64, most_visits: Option<u32>) -> Bot {
    let bot = Bot::new(position, level, seed);
    match most_visits.filter(|&most| most < bot.visits()) {
        Some(most) => bot.with_visits(most),
        None => bot,
    }
}

/// Looks at every position that isn't known, from the first on, so that what was thought about a step is of use after it.
fn analyse(
    job: &Job,
    mut analysis: Analysis,
    most_visits: Option<u32>,
    watch: &mut Watch<'_>,
    tell: &dyn Fn(&Analysis),
) -> Option<Analysis> {
    let visits = most_visits.unwrap_or(ANALYSIS_VISITS).min(ANALYSIS_VISITS);
    let mut bot = Bot::new(&job.start, Level::HIGHEST, job.seed).with_visits(visits);
    let count = job.steps.len() + 1;
    for index in 0..count {
        if index > 0 {
            bot.play(&job.steps[index - 1]).expect("a job's steps are legal");
        }
        if index < analysis.positions.len() {
            continue;
        }
        let thought = bot
            .think(&mut |progress| watch((index as f32 + progress.visits as f32 / progress.of as f32) / count as f32));
        if thought.was_stopped {
            return None;
        }
        analysis.positions.push(Evaluation::of(thought));
        tell(&analysis);
    }
    Some(analysis)
}
