//! What has been chosen of a step of Textile, and its notation.

use crate::games::Malformed;
use crate::games::plane::{Square, Turn};
use crate::games::textile::{Colour, Step};
use std::fmt;
use std::str::FromStr;

/// What has been chosen but not confirmed. It is part of what is saved, so it survives the end of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draft {
    /// Nothing chosen.
    #[default]
    None,
    /// The start tile's colour.
    Start { colour: Colour },
    /// A tile from a stack and, with a patch, perhaps the patch's square for it.
    Take { colour: Colour, at: Option<Square> },
    /// The patch is being placed: how it is turned, and perhaps where its own `0,0` comes to lie.
    Knot { turn: Turn, by: Option<Square> },
    /// The patch is to be discarded.
    Discard,
}

/// The notation of the step as far as it is chosen; nothing for nothing.
impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Draft::None => Ok(()),
            Draft::Start { colour } => Step::Start(colour).fmt(f),
            Draft::Take { colour, at } => Step::Take { colour, at }.fmt(f),
            Draft::Knot { turn, by: None } => write!(f, "knot:r{}", turn.degrees()),
            Draft::Knot { turn, by: Some(by) } => Step::Knot { turn, by }.fmt(f),
            Draft::Discard => Step::Discard.fmt(f),
        }
    }
}

impl FromStr for Draft {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Draft, Malformed> {
        if text.is_empty() {
            return Ok(Draft::None);
        }
        if let Some(degrees) = text.strip_prefix("knot:r")
            && let Some(turn) = degrees.parse().ok().and_then(Turn::from_degrees)
        {
            return Ok(Draft::Knot { turn, by: None });
        }
        Ok(match text.parse()? {
            Step::Start(colour) => Draft::Start { colour },
            Step::Take { colour, at } => Draft::Take { colour, at },
            Step::Knot { turn, by } => Draft::Knot { turn, by: Some(by) },
            Step::Discard => Draft::Discard,
            Step::Draw(_) => return Err(Malformed),
        })
    }
}
