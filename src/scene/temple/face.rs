//! Tiles in space.

use super::view::{Spot, View};
use crate::games::temple::{Kind, Place, Put, Tile};
use crate::scene::path::Point;

/// How a face is to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Look {
    /// A tile of the building.
    Laid,
    /// A tile of the building that was put down last.
    Last,
    /// A tile of the building that is spoken of.
    Told,
    /// A tile of the building that one looks through.
    Glass,
    /// A place where something can go.
    Offer,
    /// A tile of the step that is being made.
    Ghost,
    /// The one of these that is to be changed.
    Chosen,
    /// A tile of a step that a rule forbids: where it would be.
    Refused,
    /// The same, and it's the tile that breaks the rule.
    Blamed,
}

/// A tile in space, or a place for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Face {
    pub place: Place,
    /// `None` is drawn without a value.
    pub tile: Option<Tile>,
    pub look: Look,
}

impl Face {
    pub const fn laid(put: Put) -> Face {
        Face::new(put, Look::Laid)
    }

    pub const fn new(put: Put, look: Look) -> Face {
        Face {
            place: put.place,
            tile: Some(put.tile),
            look,
        }
    }

    /// A place where something can go.
    pub const fn offer(place: Place) -> Face {
        Face {
            place,
            tile: None,
            look: Look::Offer,
        }
    }
}

/// A direction that faces can have, by the axis that they stand across.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Across {
    X,
    Y,
    Z,
}

impl Across {
    pub const ALL: [Across; 3] = [Across::X, Across::Y, Across::Z];

    pub fn of(place: Place) -> Across {
        match place.kind() {
            Kind::Floor | Kind::Top => Across::Z,
            Kind::WallX => Across::X,
            Kind::WallY => Across::Y,
        }
    }

    /// The directions of a tile's rows and columns. Those of walls run downwards.
    pub fn sides(self) -> [Spot; 2] {
        match self {
            Across::X => [[0.0, -1.0, 0.0], [0.0, 0.0, -1.0]],
            Across::Y => [[1.0, 0.0, 0.0], [0.0, 0.0, -1.0]],
            Across::Z => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]],
        }
    }

    /// The direction that stands on the face, towards the viewer's side.
    pub fn normal(self, view: &View) -> Spot {
        let mut normal = [0.0; 3];
        normal[self as usize] = view.sides()[self as usize] as f32;
        normal
    }

    /// How much of the face is to be seen: 1 if one looks straight at it, 0 if one sees its edge only.
    pub fn openness(self, view: &View) -> f32 {
        view.toward()[self as usize].abs()
    }
}

/// Twice the coordinates of a face's centre: whole numbers, even across the face and odd along it.
pub(super) fn doubled_centre(place: Place) -> [i32; 3] {
    let mut centre = [place.x(), place.y(), place.z()].map(|coordinate| 2 * i32::from(coordinate) + 1);
    centre[Across::of(place) as usize] -= 1;
    centre
}

/// The middle of a face.
pub(super) fn centre(place: Place) -> Spot {
    doubled_centre(place).map(|coordinate| coordinate as f32 / 2.0)
}

/// Where the middle of a face lies in the picture, and how its two sides are drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drawn {
    pub centre: Point,
    pub sides: [Point; 2],
}

impl Drawn {
    pub fn new(place: Place, view: &View) -> Drawn {
        Drawn {
            centre: view.project(centre(place)),
            sides: Across::of(place).sides().map(|side| view.direction(side)),
        }
    }

    /// Where a point of the picture lies on the face, from its middle, in sides; `None` if one sees only the face's
    /// edge.
    pub fn locate(&self, (x, y): Point) -> Option<Point> {
        let [u, v] = self.sides;
        let (x, y) = (x - self.centre.0, y - self.centre.1);
        let area = u.0 * v.1 - u.1 * v.0;
        (area.abs() > 1e-4).then(|| ((x * v.1 - y * v.0) / area, (u.0 * y - u.1 * x) / area))
    }

    /// The corners, in a row.
    pub fn corners(&self) -> [Point; 4] {
        let [u, v] = self.sides;
        [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
            .map(|(a, b)| (self.centre.0 + a * u.0 + b * v.0, self.centre.1 + a * u.1 + b * v.1))
    }
}
