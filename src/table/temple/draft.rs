//! What has been chosen of a step of Temple, and its notation.

use std::fmt;
use std::str::FromStr;

use crate::games::Malformed;
use crate::games::temple::{Colour, Step, Tile, Way};

/// What has been chosen but not confirmed. It is part of what is saved, so it survives the end of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// The only way that is offered.
    pub way: Option<Way>,
    /// The colour that the tiles are to come from and that isn't open yet; with a step, its tiles say it.
    pub colour: Option<Colour>,
    /// The tiles where they are to go. They may still break the rule of values.
    pub step: Option<Step>,
    /// Which of the step's tiles a tile of the hand would replace.
    pub chosen: usize,
}

impl Draft {
    /// The same without tiles. Their colour, if it was to be opened, isn't chosen any more.
    #[must_use]
    pub const fn without_step(self) -> Draft {
        Draft {
            way: self.way,
            colour: None,
            step: None,
            chosen: 0,
        }
    }

    /// The same with these tiles.
    #[must_use]
    pub const fn with_step(self, step: Step, chosen: usize) -> Draft {
        Draft {
            way: self.way,
            colour: None,
            step: Some(step),
            chosen,
        }
    }
}

const WAYS: [(&str, Way); 6] = [
    ("floor", Way::Floor),
    ("corner-wall", Way::CornerWall),
    ("single-wall", Way::SingleWall),
    ("tunnel", Way::Tunnel),
    ("single-top", Way::SingleTop),
    ("corner-top", Way::CornerTop),
];

/// The way, then the colour or the step, each if it is chosen; behind the step `/2` or `/3` if its second or third tile
/// is the chosen one: `tunnel X2,0=C4+T1,0=C6/2`.
impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let way = WAYS
            .iter()
            .find(|(_, way)| Some(*way) == self.way)
            .map(|(name, _)| *name);
        f.write_str(way.unwrap_or_default())?;
        if way.is_some() && (self.colour.is_some() || self.step.is_some()) {
            f.write_str(" ")?;
        }
        match (self.step, self.colour) {
            (Some(step), _) if self.chosen > 0 => write!(f, "{step}/{}", self.chosen + 1),
            (Some(step), _) => step.fmt(f),
            (None, Some(colour)) => colour.fmt(f),
            (None, None) => Ok(()),
        }
    }
}

impl FromStr for Draft {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Draft, Malformed> {
        let named = |text: &str| WAYS.iter().find(|(name, _)| *name == text).map(|(_, way)| *way);
        let (way, rest) = match text.split_once(' ') {
            Some((_, "")) => return Err(Malformed),
            Some((way, rest)) => (Some(named(way).ok_or(Malformed)?), rest),
            None => named(text).map_or((None, text), |way| (Some(way), "")),
        };
        let draft = Draft {
            way,
            ..Draft::default()
        };
        if rest.is_empty() {
            return Ok(draft);
        }
        if rest.len() == 1 {
            // The letter of a colour is that of its tiles.
            let tile: Tile = format!("{rest}1").parse()?;
            return Ok(Draft {
                colour: Some(tile.colour),
                ..draft
            });
        }
        let (step, chosen) = match rest.split_once('/') {
            None => (rest, 0),
            Some((step, "2")) => (step, 1),
            Some((step, "3")) => (step, 2),
            Some(_) => return Err(Malformed),
        };
        let step: Step = step.parse()?;
        if chosen >= step.puts().count() {
            return Err(Malformed);
        }
        Ok(draft.with_step(step, chosen))
    }
}
