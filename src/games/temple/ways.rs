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
    /// The ways that these places (in the notation's order) are; there can be two at the same time in the edited rules.
    pub fn ways(&self, edition: Edition, places: &[Place]) -> Result<Vec<Way>, NoWay> {
        match places {
            [floor] if floor.kind() == Kind::Floor => self.floor(*floor).map(|way| vec![way]),
            [wall] if wall.kind().is_wall() => self.single_wall(*wall).map(|way| vec![way]),
            [one, other] if one.kind().is_wall() && other.kind().is_wall() => {
                self.corner_wall(*one, *other).map(|way| vec![way])
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
    fn top(&self, edition: Edition, top: Place, new_walls: &[Place]) -> Result<Vec<Way>, NoWay> {
        let touched = self.touched(top);
        let ways = self.ways_of_top(edition, top);
        let lacks = ways.into_iter().map(|(way, needed)| Lack {
            way,
            missing: needed
                .iter()
                .copied()
                .filter(|wall| !new_walls.contains(wall))
                .collect(),
            extra: new_walls
                .iter()
                .copied()
                .filter(|wall| !needed.contains(wall))
                .collect(),
        });
        let (fitting, others): (Vec<Lack>, Vec<Lack>) =
            lacks.partition(|lack| lack.missing.is_empty() && lack.extra.is_empty());
        if !fitting.is_empty() {
            return Ok(fitting.into_iter().map(|lack| lack.way).collect());
        }
        let nearest = others
            .into_iter()
            .min_by_key(|lack| lack.missing.len() + lack.extra.len());
        Err(NoWay::Top(NoTop {
            top,
            walls: touched.walls,
            tops: touched.tops,
            nearest,
        }))
    }

    /// The ways that a top can be by what it touches, each with the new walls that it needs.
    pub(super) fn ways_of_top(&self, edition: Edition, top: Place) -> Vec<(Way, Vec<Place>)> {
        let touched = self.touched(top);
        let mut ways = Vec::new();
        // A top that touches exactly one wall, and a new wall at the opposite edge: the mirror image.
        if touched.walls == 1 {
            let edges = top.edges();
            let at = |i: usize, wall: fn(Edge) -> Place| self.at(wall(edges[i])).map(|_| wall(edges[(i + 2) % 4]));
            let mirrored = (0..4).find_map(|i| at(i, Edge::hanging).or(at(i, Edge::standing)));
            ways.push((Way::Tunnel, mirrored.into_iter().collect()));
        }
        // A top that touches at least two walls.
        if touched.walls >= 2 {
            ways.push((Way::SingleTop, Vec::new()));
        }
        // A top that touches at least two tops and (in the original rules) no wall; at each of its edges where it touches
        // no tile a new wall hangs down.
        if touched.tops >= 2 && (touched.walls == 0 || edition == Edition::Edited) {
            let touches_no_tile = |edge: &Edge| edge.places().iter().all(|&place| self.at(place).is_none());
            let mut walls: Vec<Place> = top
                .edges()
                .into_iter()
                .filter(touches_no_tile)
                .map(Edge::hanging)
                .collect();
            walls.sort();
            ways.push((Way::CornerTop, walls));
        }
        ways
    }
}
