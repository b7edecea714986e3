//! What can go wrong with files, as data; `words` has the sentences.

use std::io;
use std::path::{Path, PathBuf};

use super::Id;

/// Stands for the folder where there is none: no system has a file below it, so that every access fails.
pub(super) const NOWHERE: &str = "\0";

/// Something that couldn't be written or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    pub cause: Cause,
    /// The file or folder it is about; empty if the system knows no folder for the app.
    pub path: PathBuf,
}

/// Why something couldn't be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The system knows no folder for the app's files.
    NoFolder,
    /// Where the folder should be is something else, or a part of its path isn't a folder.
    NotAFolder,
    /// It may not be written: not allowed, or read-only.
    Forbidden,
    /// The disk, or the user's share of it, is full.
    Full,
    /// Anything else, in the system's words.
    Other(String),
}

impl Trouble {
    pub(super) fn new(path: &Path, error: &io::Error) -> Trouble {
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
            Kind::NotADirectory | Kind::AlreadyExists => Cause::NotAFolder,
            _ => Cause::Other(error.to_string()),
        };
        Trouble {
            cause,
            path: path.to_owned(),
        }
    }
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
