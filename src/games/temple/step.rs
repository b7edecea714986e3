//! A step of Temple and its notation: `X2,0=C4+T1,0=C6`.

use std::fmt;
use std::str::FromStr;

use super::{Place, Tile};
use crate::games::Malformed;

/// A tile put on a place: `F0,1=A3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Put {
    pub place: Place,
    pub tile: Tile,
}

/// A whole turn: one to three tiles, in the order of their places if the step is canonical.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    pub first: Put,
    pub second: Option<Put>,
    pub third: Option<Put>,
}

impl Step {
    /// These tiles, in this order; `None` if they aren't one to three.
    pub fn new(puts: &[Put]) -> Option<Step> {
        match *puts {
            [first] => Some(Step {
                first,
                second: None,
                third: None,
            }),
            [first, second] => Some(Step {
                first,
                second: Some(second),
                third: None,
            }),
            [first, second, third] => Some(Step {
                first,
                second: Some(second),
                third: Some(third),
            }),
            _ => None,
        }
    }

    /// The tiles in the order of the text.
    pub fn puts(&self) -> impl Iterator<Item = Put> + Clone {
        [Some(self.first), self.second, self.third].into_iter().flatten()
    }
}

impl fmt::Display for Put {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.place, self.tile)
    }
}

impl FromStr for Put {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Put, Malformed> {
        let (place, tile) = text.split_once('=').ok_or(Malformed)?;
        Ok(Put {
            place: place.parse()?,
            tile: tile.parse()?,
        })
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        self.puts().skip(1).try_for_each(|put| write!(f, "+{put}"))
    }
}

impl FromStr for Step {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Step, Malformed> {
        let mut parts = text.split('+').map(Put::from_str);
        let first = parts.next().ok_or(Malformed)??;
        let (second, third) = (parts.next().transpose()?, parts.next().transpose()?);
        if parts.next().is_some() {
            Err(Malformed)
        } else {
            Ok(Step { first, second, third })
        }
    }
}
