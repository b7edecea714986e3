//! The commands and what they answer.

use std::fs;
use std::time::Instant;

use super::session::{Played, Session};
use super::thinking;
use crate::games::keys::Keys;
use crate::games::{AnyGame, Seat, chance};
use crate::record::{self, Checked};

/// A text for `=`, or a message for `?`.
pub(super) type Answer = Result<String, String>;

type Command = fn(&mut Session, &str) -> Answer;

/// All commands, in the order of `list_commands`.
const COMMANDS: &[(&str, Command)] = &[
    ("protocol_version", |_, arguments| none(arguments).map(|()| "2".into())),
    ("name", |_, arguments| none(arguments).map(|()| "Kachel".into())),
    ("version", |_, arguments| {
        none(arguments).map(|()| env!("CARGO_PKG_VERSION").into())
    }),
    ("list_commands", |_, arguments| {
        none(arguments).map(|()| list_commands())
    }),
    ("known_command", |_, arguments| {
        Ok(find(arguments).is_some().to_string())
    }),
    ("quit", quit),
    ("new", new),
    ("to_move", to_move),
    ("legal", |session, arguments| {
        none(arguments).and_then(|()| Ok(session.played()?.position.legal().join("\n")))
    }),
    ("count", |session, arguments| {
        none(arguments).and_then(|()| Ok(session.played()?.position.count_legal().to_string()))
    }),
    ("play", |session, step| {
        session.played()?.play(step).map(|()| String::new())
    }),
    ("explain", explain),
    ("undo", undo),
    ("genstep", thinking::genstep),
    ("hint", thinking::hint),
    ("evaluate", thinking::evaluate),
    ("scores", |session, arguments| {
        none(arguments).and_then(|()| Ok(words(session.played()?.position.scores())))
    }),
    ("winners", winners),
    ("perft", perft),
    ("playouts", playouts),
    ("record", |session, arguments| {
        none(arguments).and_then(|()| Ok(session.played()?.record.to_json()))
    }),
    ("load", load),
    ("save", save),
    ("show", |session, arguments| {
        none(arguments).and_then(|()| Ok(session.played()?.position.show()))
    }),
];

/// Answers a command.
pub(super) fn answer(session: &mut Session, command: &str, arguments: &str) -> Answer {
    match find(command) {
        Some(command) => command(session, arguments),
        None if command.is_empty() => Err("there is no command on the line".into()),
        None => Err(format!("unknown command `{command}`: `list_commands` names all")),
    }
}

fn find(command: &str) -> Option<Command> {
    COMMANDS
        .iter()
        .find(|(name, _)| *name == command)
        .map(|(_, command)| *command)
}

fn list_commands() -> String {
    let names: Vec<&str> = COMMANDS.iter().map(|(name, _)| *name).collect();
    names.join("\n")
}

fn quit(session: &mut Session, arguments: &str) -> Answer {
    none(arguments)?;
    session.is_over = true;
    Ok(String::new())
}

/// `new GAME [key=value …]`
fn new(session: &mut Session, arguments: &str) -> Answer {
    let mut words = arguments.split_whitespace();
    let name = words
        .next()
        .ok_or_else(|| format!("which game? There are {}", AnyGame::NAMES.join(", ")))?;
    let start = AnyGame::from_keys(name, Keys::parse(words)?).map_err(|error| error.to_string())?;
    session.game = Some(Played::new(start));
    Ok(String::new())
}

fn to_move(session: &mut Session, arguments: &str) -> Answer {
    none(arguments)?;
    let to_move = session.played()?.position.to_move();
    Ok(to_move.map_or_else(|| "over".into(), |seat| seat.0.to_string()))
}

/// `explain STEP`: `legal`, or the reason's word and a sentence.
fn explain(session: &mut Session, step: &str) -> Answer {
    let reason = session.played()?.position.explain(step);
    Ok(reason.map_or_else(|reason| format!("{} {reason}", reason.word()), |()| "legal".into()))
}

/// `undo [N]`
fn undo(session: &mut Session, arguments: &str) -> Answer {
    let played = session.played()?;
    let steps = if arguments.is_empty() {
        1
    } else {
        number(arguments, "how many steps")?
    };
    match played.record.steps.len() {
        0 => Err("no step has been played".into()),
        most if steps > most => Err(format!("only {most} steps have been played")),
        _ => {
            played.undo(steps);
            Ok(String::new())
        }
    }
}

fn winners(session: &mut Session, arguments: &str) -> Answer {
    none(arguments)?;
    let winners = session.played()?.position.winners();
    Ok(winners.map_or_else(|| "none".into(), |seats| words(seats.iter().map(|Seat(seat)| seat))))
}

/// `perft D`
fn perft(session: &mut Session, arguments: &str) -> Answer {
    /// No game of any kind has so many steps.
    const DEEPEST: usize = 1000;
    let depth = number(arguments, "how deep")?;
    if depth > DEEPEST {
        return Err(format!("the depth is {DEEPEST} at most"));
    }
    Ok(session.played()?.position.perft(depth).to_string())
}

/// `playouts N [seed=K]`
fn playouts(session: &mut Session, arguments: &str) -> Answer {
    let (count, options) = arguments.split_once(char::is_whitespace).unwrap_or((arguments, ""));
    let games = number(count, "how many games")?;
    let mut keys = Keys::parse(options.split_whitespace())?;
    let seed = keys.take_number("seed")?.unwrap_or(0);
    keys.end()?;
    let position = &session.played()?.position;
    let start = Instant::now();
    let moves = position.playouts(games, &mut chance::seeded(seed));
    Ok(format!(
        "games {games} moves {moves} seconds {:.6}",
        start.elapsed().as_secs_f64()
    ))
}

/// `load PATH`
fn load(session: &mut Session, path: &str) -> Answer {
    let text = fs::read_to_string(file(path)?).map_err(|error| format!("{path}: {error}"))?;
    let Checked { record, position } = record::check(&text).map_err(|error| format!("{path}: {error}"))?;
    session.game = Some(Played { record, position });
    Ok(String::new())
}

/// `save PATH`
fn save(session: &mut Session, path: &str) -> Answer {
    let record = session.played()?.record.to_json();
    fs::write(file(path)?, record + "\n").map_err(|error| format!("{path}: {error}"))?;
    Ok(String::new())
}

fn file(path: &str) -> Result<&str, String> {
    if path.is_empty() {
        Err("which file?".into())
    } else {
        Ok(path)
    }
}

fn none(arguments: &str) -> Result<(), String> {
    if arguments.is_empty() {
        Ok(())
    } else {
        Err("this command takes no arguments".into())
    }
}

fn number<T: std::str::FromStr>(text: &str, what: &str) -> Result<T, String> {
    text.parse()
        .map_err(|_| format!("{what}? `{text}` is no number that it can be"))
}

fn words<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let texts: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    texts.join(" ")
}
