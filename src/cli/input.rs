//! Reading what the user names.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, ErrorKind, Read};

/// A record has some thousand bytes; whoever names a film by mistake hears so at once.
const MOST_BYTES: u64 = 16 << 20;

/// Why a named file gives no text.
#[derive(Debug)]
pub enum Unreadable {
    Missing,
    Folder,
    Forbidden,
    TooLong,
    NotText,
    /// Anything else, in the system's words.
    Other(io::Error),
}

/// Reads the text of a file, or of standard input if it is `-`.
pub fn read(path: &OsString) -> Result<String, Unreadable> {
    if path == "-" {
        return text_of(io::stdin().lock());
    }
    let file = File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(Unreadable::Folder);
    }
    text_of(file)
}

fn text_of(from: impl Read) -> Result<String, Unreadable> {
    let mut bytes = Vec::new();
    from.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Unreadable::TooLong);
    }
    String::from_utf8(bytes).map_err(|_| Unreadable::NotText)
}

impl From<io::Error> for Unreadable {
    fn from(error: io::Error) -> Unreadable {
        match error.kind() {
            ErrorKind::NotFound => Unreadable::Missing,
            ErrorKind::IsADirectory => Unreadable::Folder,
            ErrorKind::PermissionDenied => Unreadable::Forbidden,
            _ => Unreadable::Other(error),
        }
    }
}
