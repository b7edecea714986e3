//! What the command line asks for.

use std::ffi::OsString;

use kachel::games::AnyGame;
use kachel::reader::Book;
use kachel::words::Lang;
use lexopt::prelude::*;

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    Window,
    /// The rules of the game with this name.
    Rules(String),
    /// Replay the record in this file; `-` stands for standard input.
    Check(OsString),
    /// Speak the engine protocol.
    Engine,
    Help,
    Version,
}

/// Why a command line is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misuse {
    NoCommand(String),
    NoOption(String),
    NoLanguage(String),
    /// An option that wants a value came without one.
    NoValue(String),
    /// `rules` without a game.
    WhichGame,
    /// A game that has no rules here.
    NoGame(String),
    /// `check` without a record.
    WhichRecord,
    /// One argument too many.
    TooMuch(String),
}

/// Reads the arguments that follow the program's name. The language is the one of `--lang`, also beside a mistake:
/// the complaint is in that language.
pub fn parse(args: impl IntoIterator<Item = OsString>) -> (Option<Lang>, Result<Task, Misuse>) {
    let mut lang = None;
    let task = Reader { lang: &mut lang }.task(lexopt::Parser::from_args(args));
    (lang, task)
}

struct Reader<'a> {
    lang: &'a mut Option<Lang>,
}

impl Reader<'_> {
    fn task(&mut self, mut parser: lexopt::Parser) -> Result<Task, Misuse> {
        let mut general = None;
        let mut values = Vec::new();
        while let Some(arg) = parser.next().map_err(misuse)? {
            match arg {
                Long("lang") => *self.lang = Some(language(parser.value().map_err(misuse)?)?),
                Short('h') | Long("help") => general = Some(Task::Help),
                // Whoever asks for help too gets that.
                Short('V') | Long("version") => drop(general.get_or_insert(Task::Version)),
                Value(value) => values.push(value),
                other => return Err(misuse(other.unexpected())),
            }
        }
        general.map_or_else(|| command(values), Ok)
    }
}

fn command(values: Vec<OsString>) -> Result<Task, Misuse> {
    let mut values = values.into_iter();
    let Some(name) = values.next() else {
        return Ok(Task::Window);
    };
    let task = match name.to_str() {
        Some("rules") => Task::Rules(game(values.next())?),
        Some("engine") => Task::Engine,
        Some("check") => Task::Check(values.next().ok_or(Misuse::WhichRecord)?),
        _ => return Err(Misuse::NoCommand(text(name))),
    };
    match values.next() {
        Some(extra) => Err(Misuse::TooMuch(text(extra))),
        None => Ok(task),
    }
}

fn game(name: Option<OsString>) -> Result<String, Misuse> {
    let name = text(name.ok_or(Misuse::WhichGame)?);
    if Book::of(&name).is_some() {
        Ok(name)
    } else {
        Err(Misuse::NoGame(name))
    }
}

/// The games that can be read about.
pub fn games() -> Vec<&'static str> {
    AnyGame::NAMES
        .iter()
        .copied()
        .filter(|name| Book::of(name).is_some())
        .collect()
}

fn language(code: OsString) -> Result<Lang, Misuse> {
    code.to_str()
        .and_then(Lang::from_code)
        .ok_or_else(|| Misuse::NoLanguage(text(code)))
}

fn misuse(error: lexopt::Error) -> Misuse {
    match error {
        lexopt::Error::MissingValue { option } => Misuse::NoValue(option.unwrap_or_default()),
        lexopt::Error::UnexpectedOption(option) => Misuse::NoOption(option),
        lexopt::Error::UnexpectedValue { value, .. } => Misuse::TooMuch(text(value)),
        other => Misuse::NoOption(other.to_string()),
    }
}

fn text(argument: OsString) -> String {
    argument.to_string_lossy().into_owned()
}
