//! Why something didn't work: exit code and sentence.

use std::ffi::OsStr;
use std::io;

use kachel::words::Words;

use super::args::{self, Misuse};
use super::input::Unreadable;
use super::picture;

/// Why something didn't work.
#[derive(Debug)]
pub enum Failure {
    Misuse(Misuse),
    /// A file can't be read; its name as it was given.
    Input(String, Unreadable),
    /// A text is no record, or one of a game that doesn't keep to the rules: the sentence that says so.
    Record(String),
    /// The record ends before the step that was asked for.
    NotSoFar {
        after: usize,
        steps: usize,
    },
    /// A file can't be written; its name as it was given.
    Unwritable(String, io::Error),
    /// The result couldn't be written.
    Output(io::Error),
    Window(NoWindow),
}

/// Why there is no window. A build without screens knows one reason, and one with them never that.
#[derive(Debug)]
#[cfg_attr(
    not(feature = "screens"),
    expect(dead_code, reason = "what else can go wrong needs screens")
)]
pub enum NoWindow {
    #[cfg_attr(feature = "screens", expect(dead_code, reason = "this build has one"))]
    NotBuilt,
    /// The desktop's session is somewhere else, or there is none.
    NoDisplay,
    /// The window system's own words, in English.
    Refused(String),
}

impl Failure {
    pub fn unreadable(path: &OsStr, why: Unreadable) -> Failure {
        Failure::Input(path.to_string_lossy().into_owned(), why)
    }

    pub fn unwritable(path: &OsStr, error: io::Error) -> Failure {
        Failure::Unwritable(path.to_string_lossy().into_owned(), error)
    }

    /// 1: the input was wrong, 2: the command line was, 3: no display, or no way to draw.
    pub fn code(&self) -> u8 {
        match self {
            Failure::Input(..)
            | Failure::Record(_)
            | Failure::NotSoFar { .. }
            | Failure::Unwritable(..)
            | Failure::Output(_) => 1,
            Failure::Misuse(_) => 2,
            Failure::Window(_) => 3,
        }
    }

    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Failure::Misuse(misuse) => misuse_sentence(misuse, words),
            Failure::Input(path, why) => input_sentence(path, why, words),
            Failure::Record(sentence) => sentence.clone(),
            Failure::NotSoFar { after, steps } => {
                let (after, steps) = ((*after).into(), (*steps).into());
                words.format("picture-not-so-far", &[("after", after), ("steps", steps)])
            }
            Failure::Unwritable(path, error) => words.format(
                "picture-unwritable",
                &[("path", path.as_str().into()), ("error", error.to_string().into())],
            ),
            Failure::Output(error) => words.format("command-no-output", &[("error", error.to_string().into())]),
            Failure::Window(NoWindow::NotBuilt) => words.text("window-not-built"),
            Failure::Window(NoWindow::NoDisplay) => words.text("window-no-display"),
            Failure::Window(NoWindow::Refused(error)) => {
                words.format("window-refused", &[("error", error.as_str().into())])
            }
        }
    }
}

fn misuse_sentence(misuse: &Misuse, words: &Words) -> String {
    let games = || ("games", args::games().join(", ").into());
    match misuse {
        Misuse::NoCommand(text) => words.format("command-no-command", &[("text", text.as_str().into())]),
        Misuse::NoOption(text) => words.format("command-no-option", &[("text", text.as_str().into())]),
        Misuse::NoLanguage(text) => words.format("command-no-language", &[("text", text.as_str().into())]),
        Misuse::NoValue(option) => words.format("command-no-value", &[("option", option.as_str().into())]),
        Misuse::WhichGame => words.format("command-which-game", &[games()]),
        Misuse::NoGame(text) => words.format("command-no-game", &[("text", text.as_str().into()), games()]),
        Misuse::WhichRecord => words.text("command-which-record"),
        Misuse::WhichPicture => words.text("command-which-picture"),
        Misuse::NoFormat(text) => words.format("command-no-format", &[("text", text.as_str().into())]),
        Misuse::NoCount(text) => words.format("command-no-count", &[("text", text.as_str().into())]),
        Misuse::NoSize(text) => {
            let (least, _, most) = picture::SIZES;
            let sizes = [("least", least.to_string().into()), ("most", most.to_string().into())];
            words.format(
                "command-no-size",
                &[&[("text", text.as_str().into())], &sizes[..]].concat(),
            )
        }
        Misuse::NoTheme(text) => words.format("command-no-theme", &[("text", text.as_str().into())]),
        Misuse::TooMuch(text) => words.format("command-too-much", &[("text", text.as_str().into())]),
    }
}

fn input_sentence(path: &str, why: &Unreadable, words: &Words) -> String {
    let path = ("path", path.into());
    match why {
        Unreadable::Missing => words.format("input-missing", &[path]),
        Unreadable::Folder => words.format("input-folder", &[path]),
        Unreadable::Forbidden => words.format("input-forbidden", &[path]),
        Unreadable::TooLong => words.format("input-too-long", &[path]),
        Unreadable::NotText => words.format("input-not-text", &[path]),
        Unreadable::Other(error) => words.format("input-unreadable", &[path, ("error", error.to_string().into())]),
    }
}
