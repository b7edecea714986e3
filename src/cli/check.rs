//! `kachel check`: replays a record.

use std::ffi::OsString;

use kachel::games::{Scores, Seat};
use kachel::record::{self, Checked};
use kachel::words::{Words, clean_name, explain_check_error, list, seat_number};

use super::failure::Failure;
use super::{input, output};

pub fn run(path: &OsString, words: &Words) -> Result<(), Failure> {
    let text = input::read(path).map_err(|error| Failure::unreadable(path, error))?;
    let checked = record::check(&text).map_err(|error| Failure::Record(explain_check_error(words, &error)))?;
    output::print(&report(&checked, words))
}

/// Which game it is, what everybody has, and who has won or whose turn it is.
fn report(checked: &Checked, words: &Words) -> String {
    let names = names(checked, words);
    let mut report = words.text(&format!("game-{}", checked.position.name())) + "\n";
    for (name, score) in names.iter().zip(checked.scores()) {
        let name = ("name", name.as_str().into());
        report += &match checked.position.scores_are() {
            Scores::Points => words.format("check-score", &[name, ("score", score.into())]),
            Scores::TilesLeft => words.format("check-left", &[name, ("tiles", score.into())]),
        };
        report.push('\n');
    }
    let winners = checked.winners().map(|seats| {
        seats
            .iter()
            .map(|seat| names[seat.index()].as_str())
            .collect::<Vec<_>>()
    });
    report
        + &match (checked.to_move(), winners) {
            (Some(seat), _) => words.format(
                "check-turn",
                &[
                    ("name", names[seat.index()].as_str().into()),
                    ("steps", checked.record.steps.len().into()),
                ],
            ),
            (None, Some(winners)) if !winners.is_empty() => words.format(
                "check-won",
                &[("names", list(words, &winners).into()), ("count", winners.len().into())],
            ),
            (None, _) => words.text("check-nobody-won"),
        }
}

/// Everybody's name, or their seat's number, as people count.
fn names(checked: &Checked, words: &Words) -> Vec<String> {
    let named = |seat: usize| {
        checked
            .record
            .seats
            .get(seat)?
            .name
            .as_deref()
            .map(clean_name)
            .filter(|name| !name.is_empty())
    };
    let numbered = |seat: usize| seat_number(words, Seat(seat as u8));
    (0..checked.position.seats())
        .map(|seat| named(seat).unwrap_or_else(|| numbered(seat)))
        .collect()
}
