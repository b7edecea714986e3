//! All ways to put tiles down, whatever the tiles.

use super::around::{AT_AN_EDGE, FLATS_AROUND_FLAT, WALLS_AROUND_FLAT, hanging_or_standing};
use super::sites::{Site, Sites};
use super::{Edition, Place};

/// The places of a way, in the notation's order: walls before tops.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Placement {
    spots: [Spot; 3],
    len: u8,
    /// Whether two walls that a top hangs on touch each other. A top touches its walls, and two walls without a top touch
    /// each other, always.
    pub walls_touch: bool,
}

/// A place of a way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Spot {
    pub place: Place,
    /// The smallest value that it touches among the tiles that lay there before the turn.
    pub least: u8,
}

impl From<&Site> for Spot {
    #[inline]
    fn from(site: &Site) -> Spot {
        Spot {
            place: site.place,
            least: site.least,
        }
    }
}

impl Placement {
    #[inline]
    pub fn one(spot: Spot) -> Placement {
        Placement {
            spots: [spot; 3],
            len: 1,
            walls_touch: false,
        }
    }

    /// Two walls, or a wall and a top.
    #[inline]
    pub fn two([first, second]: [Spot; 2]) -> Placement {
        Placement {
            spots: [first, second, second],
            len: 2,
            walls_touch: false,
        }
    }

    /// Two walls and a top.
    #[inline]
    pub fn three(walls: [Spot; 2], top: Spot, walls_touch: bool) -> Placement {
        let [one, other] = walls;
        let [first, second] = if one.place < other.place {
            [one, other]
        } else {
            [other, one]
        };
        Placement {
            spots: [first, second, top],
            len: 3,
            walls_touch,
        }
    }

    #[inline]
    pub fn spots(&self) -> &[Spot] {
        &self.spots[..self.len as usize]
    }

    /// Whether two of the places touch.
    #[inline]
    pub fn touch(&self, one: usize, other: usize) -> bool {
        one != other && (self.len == 2 || one.max(other) == 2 || self.walls_touch)
    }
}

impl Sites {
    /// Every way there is, each once.
    pub fn placements(&self, edition: Edition) -> impl Iterator<Item = Placement> + '_ {
        let singles = self.singles().map(|site| Placement::one(site.into()));
        let corners = self.corners().map(|walls| Placement::two(walls.map(Spot::from)));
        singles.chain(corners).chain(self.placements_of_tops(edition))
    }

    /// Every way with a top.
    #[inline]
    pub fn placements_of_tops(&self, edition: Edition) -> impl Iterator<Item = Placement> + '_ {
        self.tops()
            .flat_map(move |site| self.ways_of_top(edition, site).into_iter().flatten())
    }

    /// The ways that put a top on a site: a tunnel or a single top, and a corner top unless it is the same.
    #[inline]
    fn ways_of_top(&self, edition: Edition, site: &Site) -> [Option<Placement>; 2] {
        let walls = site.around & WALLS_AROUND_FLAT;
        let tops = site.around & FLATS_AROUND_FLAT;
        let first = match walls.count_ones() {
            0 => None,
            // The same wall at the opposite edge, which is two edges on.
            1 => Some(self.tunnel(site, (walls.trailing_zeros() as usize + 2 * AT_AN_EDGE) % 12)),
            _ => Some(Placement::one(site.into())),
        };
        let is_corner = tops.count_ones() >= 2 && (walls == 0 || edition == Edition::Edited);
        let corner = is_corner
            .then(|| self.corner_top(site))
            .filter(|corner| first.as_ref() != Some(corner));
        [first, corner]
    }

    fn tunnel(&self, top: &Site, new_wall: usize) -> Placement {
        Placement::two([self.wall_at(top, new_wall), top.into()])
    }

    /// New walls hang at the edges where the top touches no tile. There are two at most, since it touches two tops.
    fn corner_top(&self, top: &Site) -> Placement {
        let is_bare = |edge: &usize| top.around >> (AT_AN_EDGE * edge) & 0b111 == 0;
        let mut edges = (0..4).filter(is_bare);
        let hanging = |edge: usize| self.wall_at(top, AT_AN_EDGE * edge + 1);
        match (edges.next(), edges.next()) {
            (None, _) => Placement::one(top.into()),
            (Some(edge), None) => Placement::two([hanging(edge), top.into()]),
            // Walls at neighbouring edges share the upright edge below the corner.
            (Some(one), Some(other)) => {
                Placement::three([hanging(one), hanging(other)], top.into(), (other - one) % 2 == 1)
            }
        }
    }

    /// The wall with this number around a top.
    fn wall_at(&self, top: &Site, number: usize) -> Spot {
        let place = hanging_or_standing(top.place, number);
        Spot {
            place,
            least: self.least(place),
        }
    }
}
