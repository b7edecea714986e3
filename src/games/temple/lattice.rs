//! The space that tiles are put together in: the unit squares of the cubic lattice. z = 0 is the table.
//!
//! Every tile is a unit square with four edges of the lattice. Two tiles **touch** if they share an edge, and four tiles
//! can meet at one edge.

use std::fmt;
use std::str::FromStr;

use crate::games::{Malformed, notation};

/// What a tile is by where it lies or stands, in the order of the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// `F`: flat, at height 0.
    Floor,
    /// `X`: upright in a plane x, between the squares `x-1,y` and `x,y`.
    WallX,
    /// `Y`: upright in a plane y, between the squares `x,y-1` and `x,y`.
    WallY,
    /// `T`: flat, at height 1 or more.
    Top,
}

impl Kind {
    pub const fn letter(self) -> char {
        match self {
            Kind::Floor => 'F',
            Kind::WallX => 'X',
            Kind::WallY => 'Y',
            Kind::Top => 'T',
        }
    }

    pub const fn is_wall(self) -> bool {
        matches!(self, Kind::WallX | Kind::WallY)
    }

    /// Whether it is a floor or a top.
    pub const fn is_flat(self) -> bool {
        !self.is_wall()
    }
}

/// A place for a tile: `F0,1`, `X-1,0^2`. The order is the notation's: by kind, x, y, height.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    kind: Kind,
    x: i16,
    y: i16,
    z: i16,
}

impl Place {
    pub const fn floor(x: i16, y: i16) -> Place {
        Place {
            kind: Kind::Floor,
            x,
            y,
            z: 0,
        }
    }

    /// The top over a square at a height, or the floor if that is 0.
    pub const fn flat(x: i16, y: i16, height: i16) -> Place {
        Place {
            kind: if height == 0 { Kind::Floor } else { Kind::Top },
            x,
            y,
            z: height,
        }
    }

    /// The wall in the plane x between the squares `x-1,y` and `x,y`, from height `storey` to `storey + 1`.
    pub const fn wall_x(x: i16, y: i16, storey: i16) -> Place {
        Place {
            kind: Kind::WallX,
            x,
            y,
            z: storey,
        }
    }

    /// The wall in the plane y between the squares `x,y-1` and `x,y`, from height `storey` to `storey + 1`.
    pub const fn wall_y(x: i16, y: i16, storey: i16) -> Place {
        Place {
            kind: Kind::WallY,
            x,
            y,
            z: storey,
        }
    }

    pub const fn kind(self) -> Kind {
        self.kind
    }

    pub const fn x(self) -> i16 {
        self.x
    }

    pub const fn y(self) -> i16 {
        self.y
    }

    /// The height of a flat tile, and of a wall's lower edge.
    pub const fn z(self) -> i16 {
        self.z
    }

    /// Nothing lies below the table.
    pub(super) const fn is_below_the_table(self) -> bool {
        self.z < 0
    }

    /// This place, moved.
    pub(super) const fn moved(self, x: i16, y: i16, z: i16) -> Place {
        let Place {
            kind,
            x: old_x,
            y: old_y,
            z: old_z,
        } = self;
        let (x, y, z) = (old_x + x, old_y + y, old_z + z);
        if kind.is_flat() {
            Place::flat(x, y, z)
        } else {
            Place { kind, x, y, z }
        }
    }

    /// The place right above a flat tile, and right below it unless that is under the table.
    pub fn right_above_and_below(self) -> impl Iterator<Item = Place> {
        let Place { kind, x, y, z } = self;
        let heights = if kind.is_flat() {
            [Some(z + 1), z.checked_sub(1)]
        } else {
            [None; 2]
        };
        heights
            .into_iter()
            .flatten()
            .filter(|&z| z >= 0)
            .map(move |z| Place::flat(x, y, z))
    }

    /// The four edges. A flat tile's are the west, north, east and south one; a wall's the bottom, the top, and the upright
    /// ones at its lower and its higher end.
    pub const fn edges(self) -> [Edge; 4] {
        let Place { kind, x, y, z } = self;
        match kind {
            Kind::Floor | Kind::Top => [
                Edge::along_y(x, y, z),
                Edge::along_x(x, y, z),
                Edge::along_y(x + 1, y, z),
                Edge::along_x(x, y + 1, z),
            ],
            Kind::WallX => [
                Edge::along_y(x, y, z),
                Edge::along_y(x, y, z + 1),
                Edge::upright(x, y, z),
                Edge::upright(x, y + 1, z),
            ],
            Kind::WallY => [
                Edge::along_x(x, y, z),
                Edge::along_x(x, y, z + 1),
                Edge::upright(x, y, z),
                Edge::upright(x + 1, y, z),
            ],
        }
    }

    /// The four corners in a row, as points x, y, z of the lattice.
    pub const fn corners(self) -> [[i16; 3]; 4] {
        let Place { kind, x, y, z } = self;
        match kind {
            Kind::Floor | Kind::Top => [[x, y, z], [x + 1, y, z], [x + 1, y + 1, z], [x, y + 1, z]],
            Kind::WallX => [[x, y, z], [x, y + 1, z], [x, y + 1, z + 1], [x, y, z + 1]],
            Kind::WallY => [[x, y, z], [x + 1, y, z], [x + 1, y, z + 1], [x, y, z + 1]],
        }
    }

    /// The places that touch this one, edge by edge: three at each, but none below the table.
    pub fn touching(self) -> impl Iterator<Item = Place> {
        let at_edge = move |edge: Edge| edge.places().into_iter().filter(move |&place| place != self);
        self.edges()
            .into_iter()
            .flat_map(at_edge)
            .filter(|place| !place.is_below_the_table())
    }

    /// Whether two places share an edge.
    pub fn touches(self, other: Place) -> bool {
        self != other && self.edges().iter().any(|edge| other.edges().contains(edge))
    }
}

/// An edge of the lattice: a line of unit length that tiles can share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    axis: Axis,
    x: i16,
    y: i16,
    z: i16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Axis {
    X,
    Y,
    Upright,
}

impl Edge {
    /// From `x,y,z` to `x+1,y,z`.
    const fn along_x(x: i16, y: i16, z: i16) -> Edge {
        Edge { axis: Axis::X, x, y, z }
    }

    /// From `x,y,z` to `x,y+1,z`.
    const fn along_y(x: i16, y: i16, z: i16) -> Edge {
        Edge { axis: Axis::Y, x, y, z }
    }

    /// From `x,y,z` to `x,y,z+1`.
    const fn upright(x: i16, y: i16, z: i16) -> Edge {
        Edge {
            axis: Axis::Upright,
            x,
            y,
            z,
        }
    }

    /// The four places that meet at this edge. At an edge that isn't upright these are the flat ones on both sides, the
    /// wall that hangs below and the wall that stands on it.
    pub const fn places(self) -> [Place; 4] {
        let Edge { axis, x, y, z } = self;
        match axis {
            Axis::X => [
                Place::flat(x, y - 1, z),
                Place::flat(x, y, z),
                Place::wall_y(x, y, z - 1),
                Place::wall_y(x, y, z),
            ],
            Axis::Y => [
                Place::flat(x - 1, y, z),
                Place::flat(x, y, z),
                Place::wall_x(x, y, z - 1),
                Place::wall_x(x, y, z),
            ],
            Axis::Upright => [
                Place::wall_x(x, y - 1, z),
                Place::wall_x(x, y, z),
                Place::wall_y(x - 1, y, z),
                Place::wall_y(x, y, z),
            ],
        }
    }

    /// The wall that hangs below this edge of a top.
    pub const fn hanging(self) -> Place {
        self.places()[2]
    }

    /// The wall that stands on this edge of a flat tile.
    pub const fn standing(self) -> Place {
        self.places()[3]
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { kind, x, y, z } = self;
        write!(f, "{}{x},{y}", kind.letter())?;
        // The lowest height that the kind can have isn't written.
        let lowest = i16::from(*kind == Kind::Top);
        if *z > lowest { write!(f, "^{z}") } else { Ok(()) }
    }
}

impl FromStr for Place {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Place, Malformed> {
        let kinds = [Kind::Floor, Kind::WallX, Kind::WallY, Kind::Top];
        let kind = kinds
            .into_iter()
            .find(|kind| text.starts_with(kind.letter()))
            .ok_or(Malformed)?;
        let (square, height) = match text[1..].split_once('^') {
            None => (&text[1..], None),
            Some((square, height)) => (square, Some(notation::integer(height)?)),
        };
        let square = notation::square(square)?;
        let z = match (kind, height) {
            (Kind::Floor | Kind::WallX | Kind::WallY, None) => 0,
            (Kind::Top, None) => 1,
            (Kind::WallX | Kind::WallY, Some(1..)) | (Kind::Top, Some(2..)) => height.unwrap_or_default(),
            _ => return Err(Malformed),
        };
        Ok(Place {
            kind,
            x: square.x,
            y: square.y,
            z,
        })
    }
}
