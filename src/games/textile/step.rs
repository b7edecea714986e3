use std::fmt;
use std::str::FromStr;

use super::tile::Colour;
use crate::games::Malformed;
use crate::games::notation::{integer, square};
use crate::games::plane::{Square, Turn};

/// The smallest thing that a player decides. A turn is one or more of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// The last seat lays the first tile of the textile, at `0,0`.
    Start(Colour),
    /// A tile from a stack: the first of a patch (`at` is `None`), or to a square of the patch.
    Take { colour: Colour, at: Option<Square> },
    /// The patch goes to the textile: each of its squares is turned about the patch's `0,0`, then moved `by`.
    Knot { turn: Turn, by: Square },
    /// After a knot a tile from a stack begins the next patch.
    Draw(Colour),
    /// The patch goes out of the game.
    Discard,
}

/// `start:C`, `take:C`, `take:C@x,y`, `knot:rR@dx,dy`, `draw:C` or `discard`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Start(colour) => write!(f, "start:{colour}"),
            Step::Take { colour, at: None } => write!(f, "take:{colour}"),
            Step::Take { colour, at: Some(at) } => write!(f, "take:{colour}@{at}"),
            Step::Knot { turn, by } => write!(f, "knot:r{}@{by}", turn.degrees()),
            Step::Draw(colour) => write!(f, "draw:{colour}"),
            Step::Discard => f.write_str("discard"),
        }
    }
}

impl FromStr for Step {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Step, Malformed> {
        if text == "discard" {
            return Ok(Step::Discard);
        }
        match text.split_once(':').ok_or(Malformed)? {
            ("start", text) => Ok(Step::Start(colour(text)?)),
            ("draw", text) => Ok(Step::Draw(colour(text)?)),
            ("take", text) => match text.split_once('@') {
                Some((text, at)) => Ok(Step::Take {
                    colour: colour(text)?,
                    at: Some(square(at)?),
                }),
                None => Ok(Step::Take {
                    colour: colour(text)?,
                    at: None,
                }),
            },
            ("knot", text) => {
                let (text, by) = text.split_once('@').ok_or(Malformed)?;
                Ok(Step::Knot {
                    turn: turn(text)?,
                    by: square(by)?,
                })
            }
            _ => Err(Malformed),
        }
    }
}

fn colour(text: &str) -> Result<Colour, Malformed> {
    Colour::ALL
        .into_iter()
        .find(|colour| text == colour.letter().encode_utf8(&mut [0; 4]))
        .ok_or(Malformed)
}

fn turn(text: &str) -> Result<Turn, Malformed> {
    let degrees = integer(text.strip_prefix('r').ok_or(Malformed)?)?;
    u16::try_from(degrees)
        .ok()
        .and_then(Turn::from_degrees)
        .ok_or(Malformed)
}
