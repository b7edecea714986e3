//! Bots that think on a thread of their own, so that whoever asks never waits.
//!
//! There is one job at a time: a new one, or [`Thinker::stop`], ends the one before within a visit, and nothing more is heard of
//! it. As long as there is no job the thread sleeps.

mod analysis;
mod job;
mod work;

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

pub use analysis::{Analysis, Evaluation};
pub use job::{Job, Task};
use work::Worker;

use crate::bots::Thought;

/// Progress is told no more often than this.
const BETWEEN_PROGRESS: Duration = Duration::from_millis(100);

/// Tells the jobs of a thinker apart; later ones are greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ticket(u64);

/// What became of a job.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// How much of it is done, 0 to 1.
    Progress(f32),
    /// A step, or a hint.
    Thought(Thought),
    /// A game was looked through so far: told after each position.
    Analysis(Analysis),
}

type Watcher = Box<dyn Fn() + Send>;

/// A thread that thinks.
#[derive(Default)]
pub struct Thinker {
    shared: Arc<Shared>,
    /// Started with the first job.
    thread: Mutex<Option<JoinHandle<()>>>,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    /// There is something to do.
    work: Condvar,
    /// There is nothing to do any more.
    rest: Condvar,
    /// The ticket of the job that somebody waits for; the thread looks at it with every visit.
    wanted: AtomicU64,
    watcher: Mutex<Option<Watcher>>,
}

#[derive(Default)]
struct State {
    waiting: Option<(Ticket, Job)>,
    is_busy: bool,
    is_over: bool,
    last: u64,
    /// What nobody has taken yet: how far it was before is of no interest any more.
    news: Option<(Ticket, News)>,
    /// No position is visited more often than this.
    most_visits: Option<u32>,
}

impl Thinker {
    /// Calls this, on the thread that thinks, when there are news to [`Thinker::take`].
    pub fn watch(&self, watcher: impl Fn() + Send + 'static) {
        *lock(&self.shared.watcher) = Some(Box::new(watcher));
    }

    /// Thinks no longer than so many visits, whatever the level: for those who have no time.
    pub fn limit_visits(&self, most: Option<u32>) {
        lock(&self.shared.state).most_visits = most;
    }

    /// Begins a job; the one before is given up.
    pub fn ask(&self, job: Job) -> Ticket {
        let ticket = {
            let mut state = lock(&self.shared.state);
            let ticket = state.next_ticket();
            self.shared.wanted.store(ticket.0, Ordering::Relaxed);
            state.waiting = Some((ticket, job));
            state.news = None;
            self.shared.work.notify_one();
            ticket
        };
        lock(&self.thread).get_or_insert_with(|| {
            let shared = self.shared.clone();
            let thread = thread::Builder::new().name("think".into());
            let thread = thread.spawn(move || shared.think_until_over());
            thread.expect("the system has room for one thread")
        });
        ticket
    }

    /// Gives the job up.
    pub fn stop(&self) {
        let mut state = lock(&self.shared.state);
        let none = state.next_ticket();
        self.shared.wanted.store(none.0, Ordering::Relaxed);
        state.waiting = None;
        state.news = None;
    }

    /// The latest news of the job, if they haven't been taken.
    pub fn take(&self) -> Option<(Ticket, News)> {
        lock(&self.shared.state).news.take()
    }

    /// Waits until there is no job any more, done or given up.
    pub fn wait(&self) {
        let mut state = lock(&self.shared.state);
        while state.is_busy || state.waiting.is_some() {
            state = self
                .shared
                .rest
                .wait(state)
                .unwrap_or_else(|poisoned| poisoned.into_inner());
        }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.stop();
        lock(&self.shared.state).is_over = true;
        self.shared.work.notify_one();
        if let Some(thread) = lock(&self.thread).take() {
            // It can only have failed to think, and nobody waits for that any more.
            let _ = thread.join();
        }
    }
}

impl State {
    fn next_ticket(&mut self) -> Ticket {
        self.last += 1;
        Ticket(self.last)
    }
}

impl Shared {
    fn think_until_over(&self) {
        let mut worker = Worker::default();
        let mut state = lock(&self.state);
        while !state.is_over {
            let Some((ticket, job)) = state.waiting.take() else {
                self.rest.notify_all();
                state = self.work.wait(state).unwrap_or_else(|poisoned| poisoned.into_inner());
                continue;
            };
            state.is_busy = true;
            let most_visits = state.most_visits;
            drop(state);
            let mut told = Instant::now();
            let mut watch = |part| {
                if self.wanted.load(Ordering::Relaxed) != ticket.0 {
                    return ControlFlow::Break(());
                }
                if told.elapsed() >= BETWEEN_PROGRESS {
                    told = Instant::now();
                    self.tell(ticket, News::Progress(part));
                }
                ControlFlow::Continue(())
            };
            let done = worker.work(job, most_visits, &mut watch, &|so_far| self.tell(ticket, so_far));
            if let Some(news) = done {
                self.tell(ticket, news);
            }
            state = lock(&self.state);
            state.is_busy = false;
        }
        self.rest.notify_all();
    }

    /// Tells what became of a job, unless it has been given up.
    fn tell(&self, ticket: Ticket, news: News) {
        {
            let mut state = lock(&self.state);
            if self.wanted.load(Ordering::Relaxed) != ticket.0 {
                return;
            }
            // How far it is says less than what is known.
            let says_less = matches!((&state.news, &news), (Some((_, News::Analysis(_))), News::Progress(_)));
            if !says_less {
                state.news = Some((ticket, news));
            }
        }
        if let Some(watcher) = &*lock(&self.watcher) {
            watcher();
        }
    }
}

/// What is in a lock is whole even if somebody who held it has panicked: nothing is changed in between.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
