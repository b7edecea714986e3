//! Why a step of the nose game is illegal, in the page's order.

use super::{Seat, Step, Tile};
use crate::games;
use crate::games::plane::Square;

/// Why a step is illegal, with what its sentence needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    GameOver,
    /// The tile lies on the table already, or is another seat's, or nobody's in this deal.
    NotInHand {
        tile: Tile,
        holder: Option<Seat>,
    },
    /// The text that says it (with no stones) is another.
    NotCanonical {
        instead: Step,
    },
    /// The first of the tile's squares that is covered.
    Occupied(Square),
    /// The one covered square that the tile touches, if there is one: another is missing.
    TouchTwo {
        touched: Option<Square>,
    },
    /// Where the tile touches others, and with which noses; none of the pairs is alike.
    NoMatch {
        touches: Vec<Touch>,
    },
    TooWide(Span),
    /// The free squares that would be enclosed.
    Hole {
        squares: Vec<Square>,
    },
    /// A stone for a square of the tile that forms or extends no group.
    NoGroup {
        square: Square,
        why: NoGroup,
    },
    /// A stone that isn't there to be taken.
    NoStone(NoStone),
}

/// Two noses side by side: one of the tile's, and one that lies there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    pub square: Square,
    pub nose: u8,
    pub touched: Square,
    pub touched_nose: u8,
}

/// How far all tiles together would reach in the direction in which they don't fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// They would reach from the first column (x) to the second.
    Columns(i16, i16),
    /// They would reach from the first row (y) to the second.
    Rows(i16, i16),
}

impl Span {
    /// How many columns or rows these are: eleven or more.
    pub const fn width(self) -> i16 {
        let (Span::Columns(from, to) | Span::Rows(from, to)) = self;
        to - from + 1
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoGroup {
    /// No orthogonally adjacent nose is the same.
    Single,
    /// Both squares of a double are in one group, which `+a` is for.
    Double,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoStone {
    EmptyReserve,
    /// No stone of the seat's lies on this square.
    NotThere(Square),
    /// The stone on this square goes back to the reserve with this very step.
    Returned(Square),
    /// The stone on this square is taken for the first square already.
    Twice(Square),
}

impl games::Reason for Reason {
    fn word(&self) -> &'static str {
        match self {
            Reason::GameOver => "game-over",
            Reason::NotInHand { .. } => "not-in-hand",
            Reason::NotCanonical { .. } => "not-canonical",
            Reason::Occupied(_) => "occupied",
            Reason::TouchTwo { .. } => "touch-two",
            Reason::NoMatch { .. } => "no-match",
            Reason::TooWide(_) => "too-wide",
            Reason::Hole { .. } => "hole",
            Reason::NoGroup { .. } => "no-group",
            Reason::NoStone(_) => "no-stone",
        }
    }
}
