//! Why something didn't work: exit code and sentence.

use std::io;

use kachel::words::Words;

use super::args::Misuse;

/// Why something didn't work.
#[derive(Debug)]
pub enum Failure {
    Misuse(Misuse),
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
    /// 1: the input was wrong, 2: the command line was, 3: no display, or no way to draw.
    pub fn code(&self) -> u8 {
        match self {
            Failure::Output(_) => 1,
            Failure::Misuse(_) => 2,
            Failure::Window(_) => 3,
        }
    }

    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Failure::Misuse(misuse) => match misuse {
                Misuse::NoCommand(text) => words.format("command-no-command", &[("text", text.as_str().into())]),
                Misuse::NoOption(text) => words.format("command-no-option", &[("text", text.as_str().into())]),
                Misuse::NoLanguage(text) => words.format("command-no-language", &[("text", text.as_str().into())]),
                Misuse::NoValue(option) => words.format("command-no-value", &[("option", option.as_str().into())]),
                Misuse::TooMuch(text) => words.format("command-too-much", &[("text", text.as_str().into())]),
            },
            Failure::Output(error) => words.format("command-no-output", &[("error", error.to_string().into())]),
            Failure::Window(reason) => match reason {
                NoWindow::NotBuilt => words.text("window-not-built"),
                NoWindow::NoDisplay => words.text("window-no-display"),
                NoWindow::Refused(error) => words.format("window-refused", &[("error", error.as_str().into())]),
            },
        }
    }
}
