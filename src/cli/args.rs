//! What the command line asks for.

use std::ffi::{OsStr, OsString};

use kachel::games::AnyGame;
use kachel::reader::Book;
use kachel::words::Lang;
use lexopt::prelude::*;

use super::picture::{self, Format, Order};

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    Window,
    /// The rules of the game with this name.
    Rules(String),
    /// Replay the record in this file; `-` stands for standard input.
    Check(OsString),
    /// Draw a position.
    Picture(Order),
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
    /// `picture` without a record, or without a file to write.
    WhichPicture,
    /// A file for a picture whose name ends in no format that there is.
    NoFormat(String),
    /// What isn't a number of steps.
    NoCount(String),
    /// What isn't a size that pictures can have.
    NoSize(String),
    /// Neither `light` nor `dark`.
    NoTheme(String),
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
        let mut looks = Looks::default();
        while let Some(arg) = parser.next().map_err(misuse)? {
            match arg {
                Long("lang") => *self.lang = Some(language(parser.value().map_err(misuse)?)?),
                Short('h') | Long("help") => general = Some(Task::Help),
                // Whoever asks for help too gets that.
                Short('V') | Long("version") => drop(general.get_or_insert(Task::Version)),
                Long("after") => looks.after = Some(parser.value().map_err(misuse)?),
                Long("size") => looks.size = Some(parser.value().map_err(misuse)?),
                Long("theme") => looks.theme = Some(parser.value().map_err(misuse)?),
                Value(value) => values.push(value),
                other => return Err(misuse(other.unexpected())),
            }
        }
        general.map_or_else(|| command(values, looks), Ok)
    }
}

fn command(values: Vec<OsString>, mut looks: Looks) -> Result<Task, Misuse> {
    let mut values = values.into_iter();
    let Some(name) = values.next() else {
        return looks.unused().map(|()| Task::Window);
    };
    let task = match name.to_str() {
        Some("rules") => Task::Rules(game(values.next())?),
        Some("engine") => Task::Engine,
        Some("check") => Task::Check(values.next().ok_or(Misuse::WhichRecord)?),
        Some("picture") => {
            let record = values.next().ok_or(Misuse::WhichPicture)?;
            let out = values.next().ok_or(Misuse::WhichPicture)?;
            Task::Picture(std::mem::take(&mut looks).order(record, out)?)
        }
        _ => return Err(Misuse::NoCommand(text(name))),
    };
    match values.next() {
        Some(extra) => Err(Misuse::TooMuch(text(extra))),
        None => looks.unused().map(|()| task),
    }
}

/// The options of `picture`, as they were given.
#[derive(Default)]
struct Looks {
    after: Option<OsString>,
    size: Option<OsString>,
    theme: Option<OsString>,
}

impl Looks {
    fn order(self, record: OsString, out: OsString) -> Result<Order, Misuse> {
        let (least, usual, most) = picture::SIZES;
        let after = match self.after {
            None => None,
            Some(value) => Some(number(&value).ok_or_else(|| Misuse::NoCount(text(value)))?),
        };
        let size = match self.size {
            None => usual,
            Some(value) => number(&value)
                .filter(|size| (least..=most).contains(size))
                .ok_or_else(|| Misuse::NoSize(text(value)))?,
        };
        let dark = match self.theme {
            None => false,
            Some(theme) if theme == "light" => false,
            Some(theme) if theme == "dark" => true,
            Some(theme) => return Err(Misuse::NoTheme(text(theme))),
        };
        let Some(format) = Format::of(&out) else {
            return Err(Misuse::NoFormat(text(out)));
        };
        Ok(Order {
            record,
            out,
            format,
            after,
            size,
            dark,
        })
    }

    /// Other commands have nothing to do with them.
    fn unused(self) -> Result<(), Misuse> {
        let given = [(self.after, "--after"), (self.size, "--size"), (self.theme, "--theme")];
        match given.into_iter().find(|(value, _)| value.is_some()) {
            Some((_, option)) => Err(Misuse::TooMuch(option.to_owned())),
            None => Ok(()),
        }
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

fn number<T: std::str::FromStr>(value: &OsStr) -> Option<T> {
    value.to_str()?.parse().ok()
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
