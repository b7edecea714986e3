//! `kachel picture`: a picture of a position of a record.

use std::ffi::OsString;

use kachel::games::AnyGame;
use kachel::games::temple::Dyes;
use kachel::record::{CheckError, Record};
use kachel::scene::raster::{LARGEST, png};
use kachel::scene::{Frame, Rect, Scheme, Shape, Style, extent, noses, svg, temple, textile};
use kachel::table::saved::{dyes, marks};
use kachel::words::{Words, explain_check_error};

use super::failure::Failure;
use super::input;

/// How long a picture's longer side is in pixels: at least, usually, at most.
pub const SIZES: (u32, u32, u32) = (16, 1024, LARGEST);

/// The free margin around what lies on the table, in squares.
const MARGIN: f32 = 0.5;

/// What picture is wanted, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// The record's file; `-` stands for standard input.
    pub record: OsString,
    pub out: OsString,
    pub format: Format,
    /// After how many steps; `None` for all.
    pub after: Option<usize>,
    /// The longer side in pixels.
    pub size: u32,
    pub dark: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Png,
    Svg,
}

impl Format {
    /// What a file's name asks for, in capitals or not.
    pub fn of(out: &OsString) -> Option<Format> {
        let ending = std::path::Path::new(out).extension()?.to_str()?.to_ascii_lowercase();
        match ending.as_str() {
            "png" => Some(Format::Png),
            "svg" => Some(Format::Svg),
            _ => None,
        }
    }
}

pub fn run(order: &Order, words: &Words) -> Result<(), Failure> {
    let text = input::read(&order.record).map_err(|error| Failure::unreadable(&order.record, error))?;
    let (position, marks, dyes) = position(&text, order.after, words)?;
    let scheme = Scheme {
        dark: order.dark,
        high_contrast: false,
    };
    let style = Style {
        scheme,
        dyes,
        ..Style::default()
    };
    let shapes = shapes(&position, &marks, style);
    // Before the first tile it is the empty table.
    let view = extent(&shapes).unwrap_or(Rect::new(0.0, 0.0, 1.0, 1.0));
    let frame = Frame::fit(view.grown(MARGIN), order.size);
    let picture = match order.format {
        Format::Png => png(&shapes, &frame, scheme.table()),
        Format::Svg => svg::svg(&shapes, &frame, scheme.table()).into_bytes(),
    };
    std::fs::write(&order.out, picture).map_err(|error| Failure::unwritable(&order.out, error))
}

/// The position after the first steps of a record, of which later ones needn't be legal; and which mark and which colours
/// each seat has.
fn position(text: &str, after: Option<usize>, words: &Words) -> Result<(AnyGame, Vec<usize>, Dyes), Failure> {
    let refused = |error: CheckError| Failure::Record(explain_check_error(words, &error));
    let record = Record::parse(text).map_err(|error| refused(error.into()))?;
    let steps = record.steps.len();
    if let Some(after) = after.filter(|&after| after > steps) {
        return Err(Failure::NotSoFar { after, steps });
    }
    let position = record
        .replay_first(after.unwrap_or(steps))
        .map_err(|error| refused(error.into()))?;
    let marks = marks(&record.seats, position.seats());
    Ok((position, marks, dyes(&record.seats)))
}

/// What lies on the table.
fn shapes(position: &AnyGame, marks: &[usize], style: Style) -> Vec<Shape> {
    match position {
        AnyGame::Textile(game) => textile::laid(game.textile(), style),
        AnyGame::Noses(game) => noses::position(game, marks, style),
        AnyGame::Temple(game) => temple::position(game, &temple::View::default(), style),
    }
}
