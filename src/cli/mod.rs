//! From the command line to the window or a command, and what is said when that fails.

mod args;
mod check;
mod failure;
mod help;
mod input;
mod output;
mod picture;
#[cfg(feature = "screens")]
mod renderer;
mod window;

use std::io;
use std::process::ExitCode;

use kachel::protocol;
use kachel::reader::{self, Book};
use kachel::words::{Lang, Words};

use args::Task;
use failure::Failure;

pub fn main() -> ExitCode {
    let (wanted, task) = args::parse(std::env::args_os().skip(1));
    let wanted = wanted.or_else(from_environment);
    let words = || Words::new(wanted.unwrap_or_else(Lang::system));
    match task
        .map_err(Failure::Misuse)
        .and_then(|task| perform(task, wanted, &words))
    {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            output::complain(&failure.sentence(&words()));
            ExitCode::from(failure.code())
        }
    }
}

fn perform(task: Task, lang: Option<Lang>, words: &dyn Fn() -> Words) -> Result<(), Failure> {
    match task {
        Task::Window => window::open(lang),
        Task::Rules(game) => rules(&game, &words()),
        Task::Check(record) => check::run(&record, &words()),
        Task::Picture(order) => picture::run(&order, &words()),
        Task::Engine => engine(),
        Task::Help => output::print(&help::page(&words())),
        Task::Version => output::print(concat!("kachel ", env!("CARGO_PKG_VERSION"))),
    }
}

/// Prints the rules of a game as plain text, in lines for a usual terminal.
fn rules(game: &str, words: &Words) -> Result<(), Failure> {
    let book = Book::of(game).expect("the arguments were checked");
    output::print(&reader::plain_text(book, words, Some(80)))
}

/// Speaks the engine protocol with the program at the other end.
fn engine() -> Result<(), Failure> {
    output::finish(protocol::run(io::stdin().lock(), io::stdout().lock()))
}

/// The language of `KACHEL_LANG`, also in the system's forms (`de_AT.UTF-8`).
fn from_environment() -> Option<Lang> {
    let tag = std::env::var("KACHEL_LANG").ok().filter(|tag| !tag.is_empty())?;
    Some(Lang::negotiate([tag]))
}
