//! The six ways to use a turn: what the page's table says, on a building as it was before the turn.

use super::building::Building;
use super::{Edge, Edition, Kind, Place};

/// A way to use a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    Floor,
    CornerWall,
    SingleWall,
    Tunnel,
    SingleTop,
    CornerTop,
}

impl Way {
    pub const ALL: [Way; 6] = [
        Way::Floor,
        Way::CornerWall,
        Way::SingleWall,
        Way::Tunnel,
        Way::SingleTop,
        Way::CornerTop,
    ];
}

/// Ways that the same places are at the same time: in the edited rules a corner top can be a tunnel or a single top too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ways(u8);

impl Ways {
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn contains(self, way: Way) -> bool {
        self.0 >> way as u8 & 1 == 1
    }
}

impl FromIterator<Way> for Ways {
    fn from_iter<I: IntoIterator<Item = Way>>(ways: I) -> Ways {
        Ways(ways.into_iter().fold(0, |ways, way| ways | 1 << way as u8))
    }
}

impl From<Way> for Ways {
    fn from(way: Way) -> Ways {
        Ways(1 << way as u8)
    }
}

/// Why places are none of the six ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoWay {
    /// One floor: it touches nothing.
    Floor,
    /// One wall: it touches no wall, or neither floor nor top, or none of them.
    Wall { touches_wall: bool, touches_flat: bool },
    /// Two walls.
    Walls(NoCorner),
    /// A top, alone or with walls.
    Top(NoTop),
    /// No way puts these together.
    Nothing,
}

/// Why two walls are no corner wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCorner {
    NoSharedEdge,
    NoRightAngle,
    /// This one touches no floor.
    NoFloor(Place),
}

/// Why a top, alone or with walls, is no way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoTop {
    pub top: Place,
    /// How many walls and tops the top touches (of those that lay there before the turn).
    pub walls: usize,
    pub tops: usize,
    /// The way that comes nearest; `None` if the top touches too little for any.
    pub nearest: Option<Lack>,
}

/// What a top's way lacks, or forbids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lack {
    pub way: Way,
    /// Where walls have to be put down as well.
    pub missing: Vec<Place>,
    /// The walls of the step that don't belong.
    pub extra: Vec<Place>,
}

impl Building {
    /// The ways that these places (in the notation's order) are.
    pub fn ways(&self, edition: Edition, places: &[Place]) -> Result<Ways, NoWay> {
        match places {
            [floor] if floor.kind() == Kind::Floor => self.floor(*floor).map(Ways::from),
            [wall] if wall.kind().is_wall() => self.single_wall(*wall).map(Ways::from),
            [one, other] if one.kind().is_wall() && other.kind().is_wall() => {
                self.corner_wall(*one, *other).map(Ways::from)
            }
            [walls @ .., top] if top.kind() == Kind::Top && walls.iter().all(|wall| wall.kind().is_wall()) => {
                self.top(edition, *top, walls)
            }
            _ => Err(NoWay::Nothing),
        }
    }

    /// A floor that touches at least one tile.
    fn floor(&self, place: Place) -> Result<Way, NoWay> {
        if self.touching(place).next().is_none() {
            return Err(NoWay::Floor);
        }
        Ok(Way::Floor)
    }

    /// A wall that touches at least one wall, and at least one floor or top.
    fn single_wall(&self, wall: Place) -> Result<Way, NoWay> {
        let touched = self.touched(wall);
        let (touches_wall, touches_flat) = (touched.walls >= 1, touched.floors + touched.tops >= 1);
        if touches_wall && touches_flat {
            Ok(Way::SingleWall)
        } else {
            Err(NoWay::Wall {
                touches_wall,
                touches_flat,
            })
        }
    }

    /// Two walls at a right angle that share an edge; each touches a floor.
    fn corner_wall(&self, one: Place, other: Place) -> Result<Way, NoWay> {
        if !one.touches(other) {
            return Err(NoWay::Walls(NoCorner::NoSharedEdge));
        }
        if one.kind() == other.kind() {
            return Err(NoWay::Walls(NoCorner::NoRightAngle));
        }
        match [one, other].into_iter().find(|&wall| self.touched(wall).floors == 0) {
            Some(wall) => Err(NoWay::Walls(NoCorner::NoFloor(wall))),
            None => Ok(Way::CornerWall),
        }
    }

    /// A top, with the new walls of a tunnel or of a corner top, or without any.
    fn top(&self, edition: Edition, top: Place, new_walls: &[Place]) -> Result<Ways, NoWay> {
        let ways = self.ways_of_top(edition, top);
        let fits = |needed: &NewWalls| {
            missing(needed, new_walls).next().is_none() && extra(needed, new_walls).next().is_none()
        };
        let fitting: Ways = ways
            .iter()
            .flatten()
            .filter(|(_, needed)| fits(needed))
            .map(|(way, _)| *way)
            .collect();
        if !fitting.is_empty() {
            return Ok(fitting);
        }
        let lacks = ways.iter().flatten().map(|(way, needed)| Lack {
            way: *way,
            missing: missing(needed, new_walls).collect(),
            extra: extra(needed, new_walls).collect(),
        });
        let nearest = lacks.min_by_key(|lack| lack.missing.len() + lack.extra.len());
        let touched = self.touched(top);
        Err(NoWay::Top(NoTop {
            top,
            walls: touched.walls,
            tops: touched.tops,
            nearest,
        }))
    }

    /// The ways that a top can be by what it touches, each with the new walls that it needs.
    fn ways_of_top(&self, edition: Edition, top: Place) -> [Option<(Way, NewWalls)>; 3] {
        let touched = self.touched(top);
        let edges = top.edges();
        let has_tile = |place: Place| self.at(place).is_some();
        // A top that touches exactly one wall, and a new wall at the opposite edge: the mirror image.
        let mirrored = |i: usize| {
            let opposite = edges[(i + 2) % 4];
            let hanging = has_tile(edges[i].hanging()).then(|| opposite.hanging());
            hanging.or_else(|| has_tile(edges[i].standing()).then(|| opposite.standing()))
        };
        let is_tunnel = touched.walls == 1;
        let tunnel = is_tunnel.then(|| (Way::Tunnel, [(0..4).find_map(mirrored), None]));
        // A top that touches at least two walls.
        let is_single = touched.walls >= 2;
        let single = is_single.then_some((Way::SingleTop, [None; 2]));
        // A top that touches at least two tops and (in the original rules) no wall; at each of its edges where it touches
        // no tile a new wall hangs down. There are two such edges at most.
        let is_corner = touched.tops >= 2 && (touched.walls == 0 || edition == Edition::Edited);
        let corner = is_corner.then(|| {
            let touches_no_tile = |edge: &Edge| !edge.places().into_iter().any(has_tile);
            let mut walls = edges.into_iter().filter(touches_no_tile).map(Edge::hanging);
            (Way::CornerTop, [walls.next(), walls.next()])
        });
        [tunnel, single, corner]
    }
}

/// The walls that a top needs to be a way.
type NewWalls = [Option<Place>; 2];

fn missing(needed: &NewWalls, new_walls: &[Place]) -> impl Iterator<Item = Place> {
    needed
        .iter()
        .flatten()
        .copied()
        .filter(|wall| !new_walls.contains(wall))
}

fn extra(needed: &NewWalls, new_walls: &[Place]) -> impl Iterator<Item = Place> {
    new_walls.iter().copied().filter(|wall| !needed.contains(&Some(*wall)))
}
