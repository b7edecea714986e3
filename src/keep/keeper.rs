//! The folder with everything in it.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::SystemTime;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::trouble::NOWHERE;
use super::writer::{Change, Writer};
use super::{Id, Kept, Notice, Session, Settings, Trouble, files};

/// Keeps games, settings and the session in a folder.
///
/// What was saved is there at once for every other method, though it reaches the disk a moment later. Dropping waits
/// for it.
pub struct Keeper {
    home: PathBuf,
    writer: Writer,
    /// Files that couldn't be read and stay where they are: nothing is written over them.
    left_alone: Mutex<BTreeSet<PathBuf>>,
}

/// A saved game in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub id: Id,
    pub modified: SystemTime,
}

/// A saved game, read: `T` is what the caller made of its text.
#[derive(Clone, Debug, PartialEq)]
pub struct Game<T> {
    pub id: Id,
    pub modified: SystemTime,
    pub content: T,
}

/// All saved games that could be read, and what is to be said about the others.
#[derive(Clone, Debug, PartialEq)]
pub struct Shelf<T> {
    /// Newest first.
    pub games: Vec<Game<T>>,
    /// Games that a newer version of the app saved, newest first. They are left alone.
    pub newer: Vec<Entry>,
    pub notices: Vec<Notice>,
}

/// What the caller thinks of a saved text.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict<T> {
    Good(T),
    /// It doesn't replay, or is no record at all.
    Damaged,
    /// A newer version of the app wrote it.
    Newer,
}

/// A game that was taken off the shelf; [`Keeper::restore`] puts it back.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct Removed {
    id: Id,
    modified: SystemTime,
    text: Arc<str>,
    analysis: Option<Arc<str>>,
}

impl Keeper {
    /// Opens the folder and makes it if need be. An empty path stands for no folder.
    ///
    /// This never fails: if nothing can be written there, a notice says so and the app runs on, with everything
    /// remembered until it ends.
    pub fn open(home: impl AsRef<Path>) -> (Keeper, Vec<Notice>) {
        let home = home.as_ref();
        let home = match home.as_os_str().is_empty() {
            true => PathBuf::from(NOWHERE),
            false => std::path::absolute(home).unwrap_or_else(|_| home.to_owned()),
        };
        let keeper = Keeper {
            home,
            writer: Writer::start(),
            left_alone: Mutex::default(),
        };
        let games = keeper.games_folder();
        let mut notices = Vec::new();
        for folder in [&keeper.home, &games] {
            if let Err(error) = files::try_folder(folder) {
                notices.push(Notice::CannotSave(Trouble::with_writing(folder, &error)));
                break;
            }
            files::sweep(folder);
        }
        files::sweep(&keeper.analyses_folder());
        (keeper, notices)
    }

    /// Why something that was saved isn't on the disk, if so. It is tried again with the next thing that is saved.
    pub fn trouble(&self) -> Option<Trouble> {
        self.writer.trouble()
    }

    /// Has `watcher` called whenever [`trouble`](Self::trouble) changes. It runs on the thread that writes: let it only pass the news on.
    pub fn watch(&self, watcher: impl Fn(Option<&Trouble>) + Send + 'static) {
        self.writer.watch(Box::new(watcher));
    }

    /// Waits until everything is on the disk: before the app ends or is put to sleep.
    ///
    /// # Errors
    /// What couldn't be written, although it was tried once more.
    pub fn flush(&self) -> Result<(), Trouble> {
        self.writer.flush()
    }

    /// The saved games, newest first, without reading them.
    pub fn list(&self) -> Vec<Entry> {
        let folder = self.games_folder();
        // First, since what is written meanwhile no longer waits: a file that goes would be there once more.
        let pending = self.writer.pending_in(&folder);
        let mut games: BTreeMap<Id, SystemTime> = BTreeMap::new();
        for file in fs::read_dir(&folder).into_iter().flatten().flatten() {
            if let Some(id) = id_of(&file.path())
                && let Ok(about) = fs::metadata(file.path())
                && about.is_file()
            {
                games.insert(id, about.modified().unwrap_or(SystemTime::UNIX_EPOCH));
            }
        }
        for (path, pending) in pending {
            let Some(id) = id_of(&path) else { continue };
            match pending.change {
                Change::Text(_, modified) => games.insert(id, modified.unwrap_or(pending.since)),
                Change::Gone => games.remove(&id),
            };
        }
        let mut list: Vec<Entry> = games.into_iter().map(|(id, modified)| Entry { id, modified }).collect();
        list.sort_by(|a, b| b.modified.cmp(&a.modified).then_with(|| b.id.cmp(&a.id)));
        list
    }

    /// Reads a saved game and has it judged. A damaged one is moved to `damaged/`; a newer one is left alone.
    ///
    /// # Errors
    /// What is to be said if there is no such game, or none that can be read.
    pub fn load<T>(&self, id: &Id, judge: impl FnOnce(&str) -> Verdict<T>) -> Result<T, Notice> {
        let what = Kept::Game(id.clone());
        match self.read(&self.game_file(id)) {
            Err(error) => Err(self.unreadable(what, &error)),
            Ok(None) => Err(self.set_aside(what)),
            Ok(Some(text)) => match judge(&text) {
                Verdict::Good(content) => Ok(content),
                Verdict::Damaged => Err(self.set_aside(what)),
                Verdict::Newer => {
                    self.leave_alone(&what);
                    Err(Notice::Newer(what))
                }
            },
        }
    }

    /// Reads all saved games, as [`load`](Self::load) does. Newer ones come without a notice.
    pub fn games<T>(&self, judge: impl Fn(&str) -> Verdict<T>) -> Shelf<T> {
        let mut shelf = Shelf {
            games: Vec::new(),
            newer: Vec::new(),
            notices: Vec::new(),
        };
        for Entry { id, modified } in self.list() {
            match self.load(&id, &judge) {
                Ok(content) => shelf.games.push(Game { id, modified, content }),
                Err(Notice::Newer(_)) => shelf.newer.push(Entry { id, modified }),
                Err(notice) => shelf.notices.push(notice),
            }
        }
        shelf
    }

    /// A name for a new game.
    pub fn new_id(&self) -> Id {
        Id::fresh(|id| self.pending_or_there(&self.game_file(id)))
    }

    /// Saves a game and returns at once.
    pub fn save(&self, id: &Id, text: impl Into<Arc<str>>) {
        self.ask(self.game_file(id), Change::Text(text.into(), None));
    }

    /// What was found when this game was looked through, if that was kept. Whoever can't read it looks through it again.
    pub fn analysis(&self, id: &Id) -> Option<Arc<str>> {
        self.read(&self.analysis_file(id)).ok().flatten()
    }

    /// Keeps what was found when this game was looked through, and returns at once.
    pub fn save_analysis(&self, id: &Id, text: impl Into<Arc<str>>) {
        self.ask(self.analysis_file(id), Change::Text(text.into(), None));
    }

    /// Deletes a game, and its analysis. The answer is the way back, `None` if there was no text to read.
    pub fn remove(&self, id: &Id) -> Option<Removed> {
        let path = self.game_file(id);
        let modified = self.list().into_iter().find(|entry| entry.id == *id)?.modified;
        let text = self.read(&path).ok()??;
        self.ask(path, Change::Gone);
        let analysis = self.analysis(id);
        if analysis.is_some() {
            self.ask(self.analysis_file(id), Change::Gone);
        }
        Some(Removed {
            id: id.clone(),
            modified,
            text,
            analysis,
        })
    }

    /// Puts a removed game back, at its old place in the list.
    pub fn restore(&self, removed: Removed) {
        self.ask(
            self.game_file(&removed.id),
            Change::Text(removed.text, Some(removed.modified)),
        );
        if let Some(analysis) = removed.analysis {
            self.save_analysis(&removed.id, analysis);
        }
    }

    /// The settings; what was damaged is set aside, and its place taken by what holds if nothing was chosen.
    pub fn settings(&self) -> (Settings, Option<Notice>) {
        self.read_or_default(Kept::Settings)
    }

    pub fn save_settings(&self, settings: &Settings) {
        self.save_as_json(&Kept::Settings, settings);
    }

    /// Where the user was; empty if that was damaged, or at the first start.
    pub fn session(&self) -> (Session, Option<Notice>) {
        self.read_or_default(Kept::Session)
    }

    pub fn save_session(&self, session: &Session) {
        self.save_as_json(&Kept::Session, session);
    }

    /// Moves a damaged file to `damaged/`, and tells what became of it.
    pub fn set_aside(&self, what: Kept) -> Notice {
        let path = self.file(&what);
        // A text that is still to be written would bring the file back.
        let _ = self.writer.flush();
        match files::move_into(&self.home.join("damaged"), &path) {
            Ok(to) => Notice::SetAside { what, to },
            Err(error) => {
                self.leave_alone(&what);
                Notice::LeftDamaged {
                    what,
                    trouble: Trouble::with_file(&path, &error),
                }
            }
        }
    }

    fn games_folder(&self) -> PathBuf {
        self.home.join("games")
    }

    fn game_file(&self, id: &Id) -> PathBuf {
        self.games_folder().join(format!("{id}.json"))
    }

    fn analyses_folder(&self) -> PathBuf {
        self.home.join("analyses")
    }

    fn analysis_file(&self, id: &Id) -> PathBuf {
        self.analyses_folder().join(format!("{id}.json"))
    }

    fn file(&self, what: &Kept) -> PathBuf {
        match what {
            Kept::Settings => self.home.join("settings.json"),
            Kept::Session => self.home.join("session.json"),
            Kept::Game(id) => self.game_file(id),
        }
    }

    fn leave_alone(&self, what: &Kept) {
        self.left_alone.lock().unwrap().insert(self.file(what));
    }

    fn ask(&self, path: PathBuf, change: Change) {
        if !self.left_alone.lock().unwrap().contains(&path) {
            self.writer.ask(path, change);
        }
    }

    /// A file's text, also if it isn't on the disk yet; `Ok(None)` if it is no text.
    fn read(&self, path: &Path) -> io::Result<Option<Arc<str>>> {
        match self.writer.pending(path).map(|pending| pending.change) {
            Some(Change::Text(text, _)) => Ok(Some(text)),
            Some(Change::Gone) => Err(ErrorKind::NotFound.into()),
            None => Ok(files::read(path)?.map(Arc::from)),
        }
    }

    fn pending_or_there(&self, path: &Path) -> bool {
        self.writer.pending(path).is_some() || path.exists()
    }

    fn unreadable(&self, what: Kept, error: &io::Error) -> Notice {
        if !is_absent(error) {
            self.leave_alone(&what);
        }
        let trouble = Trouble::with_file(&self.file(&what), error);
        Notice::Unreadable { what, trouble }
    }

    fn read_or_default<T: DeserializeOwned + Default>(&self, what: Kept) -> (T, Option<Notice>) {
        let path = self.file(&what);
        match self.read(&path) {
            // There is none yet, or there can be none: opening has said so.
            Err(error) if is_absent(&error) => (T::default(), None),
            Err(error) => (T::default(), Some(self.unreadable(what, &error))),
            Ok(text) => match text.and_then(|text| serde_json::from_str(&text).ok()) {
                Some(value) => (value, None),
                None => (T::default(), Some(self.set_aside(what))),
            },
        }
    }

    fn save_as_json(&self, what: &Kept, value: &impl Serialize) {
        let mut text = serde_json::to_string_pretty(value).expect("settings and session have a form in JSON");
        text.push('\n');
        self.ask(self.file(what), Change::Text(text.into(), None));
    }
}

/// Whether reading failed because there is no such file, and maybe no place for one.
fn is_absent(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::InvalidInput
    )
}

fn id_of(path: &Path) -> Option<Id> {
    if path.extension() != Some(OsStr::new("json")) {
        return None;
    }
    path.file_stem()?.to_str()?.parse().ok()
}
