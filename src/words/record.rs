//! What is wrong with a record, in a sentence.

use super::{Words, colour, explain_noses, explain_temple, explain_textile};
use crate::games::{AnyGame, AnyReason, Seat};
use crate::record::{CheckError, IllegalStep, RecordError, SeatProblem, VERSION};

/// Why a text isn't the record of a game that keeps to the rules.
pub fn explain_check_error(words: &Words, error: &CheckError) -> String {
    match error {
        CheckError::Record(error) => explain_record_error(words, error),
        CheckError::Step(step) => explain_illegal_step(words, step),
    }
}

/// Why a text is no record.
pub fn explain_record_error(words: &Words, error: &RecordError) -> String {
    match error {
        RecordError::NotJson { line, column } => words.format(
            "record-not-json",
            &[("line", (*line).into()), ("column", (*column).into())],
        ),
        RecordError::Empty => words.text("record-empty"),
        RecordError::NotAnObject => words.text("record-not-an-object"),
        RecordError::NoVersion => words.text("record-no-version"),
        RecordError::BadVersion => words.text("record-bad-version"),
        RecordError::Newer { version } => words.format(
            "record-newer",
            &[("version", (*version).into()), ("known", VERSION.into())],
        ),
        RecordError::NoGame => words.text("record-no-game"),
        RecordError::BadGame => words.text("record-bad-game"),
        RecordError::UnknownGame(name) => words.format(
            "record-unknown-game",
            &[
                ("name", name.as_str().into()),
                ("games", AnyGame::NAMES.join(", ").into()),
            ],
        ),
        RecordError::NoOptions => words.text("record-no-options"),
        // The detail is a sentence in English, for other programs.
        RecordError::BadOptions(_) => words.text("record-bad-options"),
        RecordError::BadSeats => words.text("record-bad-seats"),
        RecordError::SeatCount { given, needed } => words.format(
            "record-seat-count",
            &[("given", (*given).into()), ("needed", (*needed).into())],
        ),
        RecordError::BadSeat { seat, problem } => {
            let key = match problem {
                SeatProblem::NotAnObject => "record-seat-not-an-object",
                SeatProblem::Name => "record-seat-name",
                SeatProblem::Player => "record-seat-player",
                SeatProblem::Level => "record-seat-level",
            };
            // People count from 1.
            words.format(key, &[("seat", (seat + 1).into())])
        }
        RecordError::NoSteps => words.text("record-no-steps"),
        RecordError::BadSteps => words.text("record-bad-steps"),
        RecordError::StepNotText { number } => words.format("record-step-not-text", &[("number", (*number).into())]),
    }
}

/// Which step of a record the rules don't allow, and why.
pub fn explain_illegal_step(words: &Words, illegal: &IllegalStep) -> String {
    let step = [
        ("number", illegal.number.into()),
        ("step", illegal.text.as_str().into()),
    ];
    match explain_reason(words, &illegal.text, &illegal.reason) {
        Some(why) => {
            let [number, step] = step;
            words.format("record-illegal-step", &[number, step, ("why", why.into())])
        }
        None => words.format("record-malformed-step", &step),
    }
}

/// Why a step, given as text, is illegal, in a few words and whichever game; `None` if it is no step at all.
pub fn explain_reason(words: &Words, step: &str, reason: &AnyReason) -> Option<String> {
    match reason {
        AnyReason::Malformed => None,
        AnyReason::Textile(reason) => Some(explain_textile(words, &step.parse().ok()?, reason).title),
        AnyReason::Noses(reason) => {
            Some(explain_noses(words, &step.parse().ok()?, reason, |seat| seat_number(words, seat)).title)
        }
        AnyReason::Temple(reason) => Some(explain_temple(words, reason, |of| colour(words, of.letter())).title),
    }
}

/// What somebody without a name is called: the number of the seat, as people count.
pub fn seat_number(words: &Words, seat: Seat) -> String {
    words.format("seat-number", &[("number", (seat.0 + 1).into())])
}
