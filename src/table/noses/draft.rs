//! What has been chosen of a step of the nose game, and its notation.

use crate::games::Malformed;
use crate::games::noses::{Step, Tile};
use crate::games::plane::Square;
use std::fmt;
use std::str::FromStr;

/// What has been chosen but not confirmed. It is part of what is saved, so it survives the end of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draft {
    /// Nothing chosen.
    #[default]
    None,
    /// A tile.
    Tile(Tile),
    /// A tile where it is to lie, and for each of its groups a stone; a group without one is to be nobody's.
    Placed {
        step: Step,
        /// The square that was touched: turning the tile goes around it.
        anchor: Which,
    },
}

/// One of a tile's two squares, or its group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Which {
    /// Where the lower nose lies; of a double, the west or north square.
    First,
    Second,
}

impl Which {
    pub const BOTH: [Which; 2] = [Which::First, Which::Second];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn other(self) -> Which {
        match self {
            Which::First => Which::Second,
            Which::Second => Which::First,
        }
    }
}

impl Draft {
    /// The tile that is chosen.
    pub fn tile(&self) -> Option<Tile> {
        match self {
            Draft::None => None,
            Draft::Tile(tile) => Some(*tile),
            Draft::Placed { step, .. } => Some(step.tile),
        }
    }

    /// The tile where it is to lie, with its stones.
    pub fn placed(&self) -> Option<Step> {
        match self {
            Draft::Placed { step, .. } => Some(*step),
            Draft::None | Draft::Tile(_) => None,
        }
    }

    /// A tile that lies so because this square was touched, one of the tile's.
    pub(super) fn around(square: Square, step: Step) -> Draft {
        let anchor = if step.at == square { Which::First } else { Which::Second };
        Draft::Placed { step, anchor }
    }
}

/// Marks that the second square was touched.
const SECOND: &str = "/b";

/// The notation of the step as far as it is chosen, nothing for nothing; `/b` behind it if the tile turns around its
/// second square.
impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Draft::None => Ok(()),
            Draft::Tile(tile) => tile.fmt(f),
            Draft::Placed { step, anchor } => {
                step.fmt(f)?;
                f.write_str(if *anchor == Which::Second { SECOND } else { "" })
            }
        }
    }
}

impl FromStr for Draft {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Draft, Malformed> {
        if text.is_empty() {
            return Ok(Draft::None);
        }
        if !text.contains('@') {
            return text.parse().map(Draft::Tile);
        }
        let (text, anchor) = match text.strip_suffix(SECOND) {
            Some(text) => (text, Which::Second),
            None => (text, Which::First),
        };
        let step = text.parse()?;
        Ok(Draft::Placed { step, anchor })
    }
}
