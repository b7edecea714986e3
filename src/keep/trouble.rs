//! What can go wrong with files, as data; `words` has the sentences.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::Id;

/// Stands for the folder where there is none: no system has a file below it, so that every access fails.
pub(super) const NOWHERE: &str = "\0";

/// Something that couldn't be written or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    pub cause: Cause,
    /// What is to be looked at: the file that can't be read, or what keeps a file from being written. Empty if the
    /// system knows no folder for the app.
    pub path: PathBuf,
}

/// Why something couldn't be written or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The system knows no folder for the app's files.
    NoFolder,
    /// Something else is where the file or its folder should be: the path is that of what is in the way.
    InTheWay,
    /// It may not be read, or its folder may not be written: not allowed, or read-only.
    Forbidden,
    /// The disk, or the user's share of it, is full.
    Full,
    /// Anything else, in the system's words.
    Other(String),
}

impl Trouble {
    /// A file couldn't be read or moved; it is where it was.
    pub(super) fn with_file(path: &Path, error: &io::Error) -> Trouble {
        Trouble::new(path, error, |path, _| path.to_owned())
    }

    /// A file couldn't be written, or a folder made.
    pub(super) fn with_writing(path: &Path, error: &io::Error) -> Trouble {
        Trouble::new(path, error, obstacle)
    }

    fn new(path: &Path, error: &io::Error, look_at: impl FnOnce(&Path, &Cause) -> PathBuf) -> Trouble {
        use io::ErrorKind as Kind;
        let cause = match error.kind() {
            Kind::InvalidInput if path.starts_with(NOWHERE) => {
                return Trouble {
                    cause: Cause::NoFolder,
                    path: PathBuf::new(),
                };
            }
            Kind::PermissionDenied | Kind::ReadOnlyFilesystem => Cause::Forbidden,
            Kind::StorageFull | Kind::QuotaExceeded => Cause::Full,
            Kind::NotADirectory | Kind::AlreadyExists | Kind::IsADirectory => Cause::InTheWay,
            _ => Cause::Other(error.to_string()),
        };
        let path = look_at(path, &cause);
        Trouble { cause, path }
    }
}

/// What keeps a file from being written: the first thing on the way up that is there at all.
fn obstacle(path: &Path, cause: &Cause) -> PathBuf {
    let mut above = path
        .ancestors()
        .filter_map(|path| Some((path, fs::metadata(path).ok()?)));
    let found = match cause {
        Cause::InTheWay => above.next(),
        // Files are replaced by renaming, for which only the folder's rights count.
        Cause::Forbidden => above.find(|(_, about)| about.is_dir()),
        Cause::NoFolder | Cause::Full | Cause::Other(_) => None,
    };
    found.map_or(path, |(path, _)| path).to_owned()
}

/// One of the things that are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kept {
    Settings,
    Session,
    Game(Id),
}

/// Something about the files that the user should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Nothing can be saved. The app runs, but forgets.
    CannotSave(Trouble),
    /// It couldn't be understood, and was moved to `to`.
    SetAside { what: Kept, to: PathBuf },
    /// It couldn't be understood, and couldn't be moved either: it stays where it is, and nothing is written over it.
    LeftDamaged { what: Kept, trouble: Trouble },
    /// A newer version of the app wrote it: it stays where it is.
    Newer(Kept),
    /// It couldn't be read, and stays where it is.
    Unreadable { what: Kept, trouble: Trouble },
}
