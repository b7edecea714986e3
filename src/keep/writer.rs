//! The thread that writes.

use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread::{self, JoinHandle};
use std::time::SystemTime;

use super::files;
use super::trouble::Trouble;

/// What is to become of a file.
#[derive(Clone, Debug)]
pub enum Change {
    /// It gets this text, and this time of change if there is one.
    Text(Arc<str>, Option<SystemTime>),
    /// It goes.
    Gone,
}

/// A change that isn't on the disk yet.
#[derive(Clone, Debug)]
pub struct Pending {
    pub change: Change,
    /// When it was asked for.
    pub since: SystemTime,
    serial: u64,
    /// What happened when this or an older text of the same file was tried.
    failed: Option<Trouble>,
}

/// Hears of it when writing begins to fail, fails otherwise, or works again (`None`). Called by the thread that writes.
pub type Watcher = Box<dyn Fn(Option<&Trouble>) + Send>;

/// Writes files on a thread of its own, in the order in which they were first asked for, and only the newest text
/// of each. What couldn't be written is tried again with the next change, and when somebody waits for it all.
pub struct Writer {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    /// There is something to do.
    work: Condvar,
    /// There is nothing to do any more.
    rest: Condvar,
    watcher: Mutex<Option<Watcher>>,
}

#[derive(Default)]
struct State {
    /// Everything that isn't on the disk: waiting, being written, or failed.
    pending: BTreeMap<PathBuf, Pending>,
    /// The waiting ones.
    queue: VecDeque<PathBuf>,
    /// The one being written.
    busy: Option<PathBuf>,
    serial: u64,
    over: bool,
}

impl Writer {
    pub fn start() -> Writer {
        let shared = Arc::new(Shared::default());
        let thread = thread::Builder::new().name("keep".into()).spawn({
            let shared = shared.clone();
            move || shared.write_until_over()
        });
        Writer {
            shared,
            thread: Some(thread.expect("the system has room for one thread")),
        }
    }

    /// Asks for a change; an older one of the same file that hasn't begun is forgotten.
    pub fn ask(&self, path: PathBuf, change: Change) {
        let mut state = self.shared.lock();
        state.serial += 1;
        let serial = state.serial;
        let failed = state.pending.remove(&path).and_then(|older| older.failed);
        state.pending.insert(
            path.clone(),
            Pending {
                change,
                since: SystemTime::now(),
                serial,
                failed,
            },
        );
        state.wait_for(path);
        state.retry();
        self.shared.work.notify_one();
    }

    /// The change of a file that isn't on the disk yet.
    pub fn pending(&self, path: &Path) -> Option<Pending> {
        self.shared.lock().pending.get(path).cloned()
    }

    /// All changes in a folder that aren't on the disk yet.
    pub fn pending_in(&self, folder: &Path) -> Vec<(PathBuf, Pending)> {
        let state = self.shared.lock();
        let here = state.pending.iter().filter(|(path, _)| path.parent() == Some(folder));
        here.map(|(path, pending)| (path.clone(), pending.clone())).collect()
    }

    pub fn trouble(&self) -> Option<Trouble> {
        self.shared.lock().trouble()
    }

    pub fn watch(&self, watcher: Watcher) {
        *self.shared.watcher.lock().unwrap() = Some(watcher);
    }

    /// Waits until every change is on the disk or has failed once more.
    pub fn flush(&self) -> Result<(), Trouble> {
        let mut state = self.shared.lock();
        state.retry();
        self.shared.work.notify_one();
        while state.busy.is_some() || !state.queue.is_empty() {
            state = self.shared.rest.wait(state).unwrap();
        }
        state.trouble().map_or(Ok(()), Err)
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        let _ = self.flush();
        self.shared.lock().over = true;
        self.shared.work.notify_one();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl State {
    fn trouble(&self) -> Option<Trouble> {
        self.pending.values().find_map(|pending| pending.failed.clone())
    }

    fn wait_for(&mut self, path: PathBuf) {
        if !self.queue.contains(&path) {
            self.queue.push_back(path);
        }
    }

    /// Queues what has failed.
    fn retry(&mut self) {
        let failed: Vec<PathBuf> = self
            .pending
            .keys()
            .filter(|path| self.busy.as_ref() != Some(path))
            .cloned()
            .collect();
        failed.into_iter().for_each(|path| self.wait_for(path));
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap()
    }

    fn write_until_over(&self) {
        let mut state = self.lock();
        loop {
            let Some(path) = state.queue.pop_front() else {
                self.rest.notify_all();
                if state.over {
                    return;
                }
                state = self.work.wait(state).unwrap();
                continue;
            };
            let Some(pending) = state.pending.get(&path).cloned() else {
                continue;
            };
            state.busy = Some(path.clone());
            drop(state);
            let done = apply(&path, &pending.change);
            self.note(&path, pending.serial, done);
            state = self.lock();
        }
    }

    /// Keeps books on a change that was tried, and tells the watcher if the news is new.
    fn note(&self, path: &Path, serial: u64, done: io::Result<()>) {
        let mut state = self.lock();
        let before = state.trouble();
        state.busy = None;
        if let Some(pending) = state.pending.get_mut(path) {
            match done {
                // Meanwhile a newer change of the same file may have come, which is queued.
                Ok(()) if pending.serial == serial => drop(state.pending.remove(path)),
                Ok(()) => pending.failed = None,
                Err(error) => pending.failed = Some(Trouble::with_writing(path, &error)),
            }
        }
        let now = state.trouble();
        drop(state);
        if now != before
            && let Some(watcher) = &*self.watcher.lock().unwrap()
        {
            watcher(now.as_ref());
        }
    }
}

fn apply(path: &Path, change: &Change) -> io::Result<()> {
    match change {
        Change::Text(text, modified) => files::replace(path, text, *modified),
        Change::Gone => files::remove(path),
    }
}
