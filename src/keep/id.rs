//! The names of saved games.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

/// The name of a saved game: that of its file, without `.json`.
///
/// The app's own names begin with the second in which the game began, so they sort by age. A file that the user put
/// into the folder may have any name that is one file's name everywhere: no `/`, `\`, `:` or control character, and no
/// dot at the beginning.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Id(String);

impl Id {
    /// A name that no other game has: the second, this process, and a count.
    pub(super) fn fresh(taken: impl Fn(&Id) -> bool) -> Id {
        static COUNT: AtomicU32 = AtomicU32::new(1);
        // A clock before 1970 is wrong, but no reason to refuse a game.
        let seconds = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| since.as_secs());
        loop {
            let id = Id::made_of(seconds, std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
            if !taken(&id) {
                return id;
            }
        }
    }

    fn made_of(seconds: u64, process: u32, count: u32) -> Id {
        Id(format!("{seconds:010}-{process}-{count}"))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A text that can't be the name of a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoId;

impl fmt::Display for NoId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("not the name of a saved game")
    }
}

impl std::error::Error for NoId {}

impl FromStr for Id {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Id, NoId> {
        let unsafe_in_a_name = |c: char| c.is_control() || matches!(c, '/' | '\\' | ':');
        if text.is_empty() || text.starts_with('.') || text.contains(unsafe_in_a_name) {
            return Err(NoId);
        }
        Ok(Id(text.to_owned()))
    }
}

impl TryFrom<String> for Id {
    type Error = NoId;

    fn try_from(text: String) -> Result<Id, NoId> {
        text.parse()
    }
}

impl From<Id> for String {
    fn from(id: Id) -> String {
        id.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_sort_by_age() {
        assert!(Id::made_of(999_999_999, 7, 2) < Id::made_of(1_764_513_600, 3, 1));
    }

    #[test]
    fn a_taken_name_is_never_given() {
        let first = Id::fresh(|_| false);
        let second = Id::fresh(|id| *id == first);
        assert_ne!(first, second);
        let asked = std::cell::RefCell::new(Vec::new());
        let third = Id::fresh(|id| {
            asked.borrow_mut().push(id.clone());
            asked.borrow().len() < 3
        });
        assert_eq!(asked.borrow().last(), Some(&third));
    }

    #[test]
    fn only_names_of_one_file() {
        for good in ["1764513600-12-1", "my game", "우리 게임", "a.b"] {
            assert_eq!(good.parse::<Id>().unwrap().as_str(), good);
        }
        for bad in ["", ".", "..", ".hidden", "../settings", "a/b", "a\\b", "C:x", "a\nb"] {
            assert_eq!(bad.parse::<Id>(), Err(NoId), "{bad:?}");
        }
    }
}
