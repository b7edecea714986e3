//! Textile for other programs: options as words, the position as text, reasons as English sentences.

use std::fmt;

use super::{Colour, Options, Reason, Textile, Tile};
use crate::games::keys::Keys;
use crate::games::plane::{Grid, Square};
use crate::games::{Game, Seat};

impl Options {
    /// `players=3 per_colour=6 teams=no`
    pub(super) fn from_keys(keys: &mut Keys<'_>) -> Result<Options, String> {
        let usual = Options::default();
        Ok(Options {
            players: keys.take_number("players")?.unwrap_or(usual.players),
            per_colour: keys.take_number("per_colour")?.unwrap_or(usual.per_colour),
            teams: keys.take_yes("teams")?.unwrap_or(usual.teams),
        })
    }
}

impl Textile {
    /// The textile with its squares, the stacks, and each seat's score and patch.
    pub(super) fn text(&self) -> String {
        let stacks: Vec<String> = Colour::ALL
            .iter()
            .map(|&colour| format!("{colour} {}", self.stack(colour)))
            .collect();
        let mut text = format!("stacks: {}\ntextile:\n{}", stacks.join(", "), grid(self.textile()));
        for seat in (0..self.seats() as u8).map(Seat) {
            let due = if self.to_move() == Some(seat) { ", to move" } else { "" };
            text += &format!("seat {}: {} points{due}, patch:\n", seat.0, self.scores()[seat.index()]);
            text += &grid(self.patch(seat));
        }
        text
    }
}

fn grid(tiles: &[Tile]) -> String {
    let at = |square: Square| {
        tiles
            .iter()
            .find(|tile| tile.at == square)
            .map(|tile| tile.colour.letter())
    };
    Grid::of(tiles.iter().map(|tile| tile.at)).text(at)
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::GameOver => f.write_str("The game is over."),
            Reason::MustStart => f.write_str("The start tile has to be laid first."),
            Reason::MustDraw => f.write_str("After knotting, a tile has to be drawn."),
            Reason::MustPlace => f.write_str("A patch of five tiles has to be knotted or discarded."),
            Reason::NotNow => f.write_str("This can't be done now."),
            Reason::StackEmpty(colour) => write!(f, "The stack {colour} is empty."),
            Reason::NoPatch => f.write_str("There is no patch."),
            Reason::Occupied(square) => write!(f, "On {square} a tile lies already."),
            Reason::NotJoined => f.write_str("No side would be shared."),
            Reason::SameColour { new, old } => {
                write!(
                    f,
                    "{} on {} would be next to {} on {}.",
                    new.colour, new.at, old.colour, old.at
                )
            }
            Reason::SameAs(step) => write!(f, "This is the same as {step}, which is how it is written."),
        }
    }
}
