//! What each place near the building touches, kept up to date tile by tile.
//!
//! `building.rs` says the same by looking around a place; the tests compare what comes of the two.

use super::around::{
    FLATS_AROUND_FLAT, FLATS_AROUND_WALL, FLATS_BELOW_WALL, WALLS_AROUND_FLAT, WALLS_AROUND_WALL, around,
    at_right_angles, direction,
};
use super::corners::Corners;
use super::{Kind, Place, Put, TILES, Tile};

/// A place that has a tile, or touches one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Site {
    pub place: Place,
    pub tile: Option<Tile>,
    /// Which of the places around it have a tile, a bit each: see `around.rs`.
    pub around: u16,
    /// The smallest value that it touches; `NO_VALUE` if it touches nothing.
    pub least: u8,
    /// A flat tile lies right above or below, so that none can lie here.
    pub is_blocked: bool,
}

/// More than any value.
pub(super) const NO_VALUE: u8 = 7;

impl Site {
    fn new(place: Place) -> Site {
        Site {
            place,
            tile: None,
            around: 0,
            least: NO_VALUE,
            is_blocked: false,
        }
    }

    pub fn is_free(&self) -> bool {
        self.tile.is_none() && !self.is_blocked
    }

    /// Whether this is a wall's place that touches a floor.
    pub fn is_wall_at_floor(&self) -> bool {
        self.place.kind().is_wall() && self.place.z() == 0 && self.around & FLATS_BELOW_WALL != 0
    }

    /// Whether a floor or a wall here is a way by itself.
    fn is_floor_or_single_wall(&self) -> bool {
        match self.place.kind() {
            Kind::Floor => true,
            Kind::WallX | Kind::WallY => self.around & WALLS_AROUND_WALL != 0 && self.around & FLATS_AROUND_WALL != 0,
            Kind::Top => false,
        }
    }

    /// Whether a top here can be a way, with new walls or without: it touches a wall, or at least two tops.
    fn can_be_top(&self) -> bool {
        let tops = self.around & FLATS_AROUND_FLAT;
        self.place.kind() == Kind::Top && (self.around & WALLS_AROUND_FLAT != 0 || tops & tops.wrapping_sub(1) != 0)
    }
}

/// A site's number in the list.
pub(super) type Index = u16;
const NONE: Index = Index::MAX;

/// More sites than there can ever be: the first tile and the twelve places around it; each later tile lies on one of
/// the sites, and at one of its edges all places are sites already, so that it adds nine at most.
const MOST_SITES: usize = 13 + 9 * (TILES - 1);
/// The size of the hash table, a power of two.
const SLOTS: usize = 1024;

/// The sites.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sites {
    sites: [Site; MOST_SITES],
    len: Index,
    /// A hash table with open addressing: for each place its site.
    slots: [Index; SLOTS],
    /// Where a floor or a single wall can be put.
    singles: BitSet,
    /// Where a top can be put.
    tops: BitSet,
    /// Where a corner wall can be put.
    corners: Corners,
}

impl Sites {
    pub fn new() -> Sites {
        Sites {
            sites: [Site::new(Place::floor(0, 0)); MOST_SITES],
            len: 0,
            slots: [NONE; SLOTS],
            singles: BitSet::EMPTY,
            tops: BitSet::EMPTY,
            corners: Corners::new(),
        }
    }

    /// The tile on a place.
    pub fn tile(&self, place: Place) -> Option<Tile> {
        self.find(place)?.tile
    }

    /// The smallest value that a place touches, or `NO_VALUE`.
    #[inline]
    pub fn least(&self, place: Place) -> u8 {
        self.find(place).map_or(NO_VALUE, |site| site.least)
    }

    #[inline]
    pub fn get(&self, index: Index) -> &Site {
        &self.sites[index as usize]
    }

    /// Where a floor or a single wall can be put, whatever its value.
    #[inline]
    pub fn singles(&self) -> impl Iterator<Item = &Site> + '_ {
        self.singles.iter().map(|index| self.get(index))
    }

    /// Where a top can be put, with new walls or without, whatever the values.
    #[inline]
    pub fn tops(&self) -> impl Iterator<Item = &Site> + '_ {
        self.tops.iter().map(|index| self.get(index))
    }

    /// Where a corner wall can be put, whatever its values.
    #[inline]
    pub fn corners(&self) -> impl Iterator<Item = [&Site; 2]> + '_ {
        self.corners.as_slice().iter().map(|&(x, y)| [self.get(x), self.get(y)])
    }

    #[inline]
    fn find(&self, place: Place) -> Option<&Site> {
        let index = self.slots[self.slot(place)];
        (index != NONE).then(|| self.get(index))
    }

    /// The slot that has the place, or where it would go.
    #[inline]
    fn slot(&self, place: Place) -> usize {
        // Floors and tops differ in height, so that the direction tells enough.
        let [x, y, z] = [place.x(), place.y(), place.z()].map(|coordinate| coordinate as u32);
        let key = ((((x << 7).wrapping_add(y)) << 7).wrapping_add(z) << 2).wrapping_add(direction(place) as u32);
        // Multiplying by 2^32 over the golden ratio spreads the keys (Knuth).
        let mut slot = (key.wrapping_mul(0x9E37_79B1) >> 22) as usize % SLOTS;
        while self.slots[slot] != NONE && self.get(self.slots[slot]).place != place {
            slot = (slot + 1) % SLOTS;
        }
        slot
    }

    fn find_or_add(&mut self, place: Place) -> Index {
        let slot = self.slot(place);
        if self.slots[slot] == NONE {
            let is_blocked = place.right_above_and_below().any(|other| self.tile(other).is_some());
            self.sites[self.len as usize] = Site {
                is_blocked,
                ..Site::new(place)
            };
            self.slots[slot] = self.len;
            self.len += 1;
        }
        self.slots[slot]
    }

    /// A tile is put down.
    pub fn put(&mut self, put: Put) {
        let index = self.find_or_add(put.place);
        self.sites[index as usize].tile = Some(put.tile);
        self.close(index);
        for (place, seen_from_there) in around(put.place) {
            let index = self.find_or_add(place);
            self.touch(index, seen_from_there, put.tile.value());
        }
        for place in put.place.right_above_and_below() {
            let index = self.slots[self.slot(place)];
            if index != NONE {
                self.sites[index as usize].is_blocked = true;
                self.close(index);
            }
        }
    }

    /// The place with this number around a site now has a tile.
    fn touch(&mut self, index: Index, around: u8, value: u8) {
        let site = &mut self.sites[index as usize];
        let was_at_floor = site.is_wall_at_floor();
        site.around |= 1 << around;
        site.least = site.least.min(value);
        let site = *site;
        if !site.is_free() {
            return;
        }
        if site.is_floor_or_single_wall() {
            self.singles.insert(index);
        }
        if site.can_be_top() {
            self.tops.insert(index);
        }
        if site.is_wall_at_floor() && !was_at_floor {
            for other in at_right_angles(site.place) {
                let other = self.slots[self.slot(other)];
                if other != NONE && self.get(other).is_free() && self.get(other).is_wall_at_floor() {
                    let (x, y) = if site.place.kind() == Kind::WallX {
                        (index, other)
                    } else {
                        (other, index)
                    };
                    self.corners.add(x, y);
                }
            }
        }
    }

    /// No tile can be put on a site any more.
    fn close(&mut self, index: Index) {
        self.singles.remove(index);
        self.tops.remove(index);
        if self.get(index).is_wall_at_floor() {
            self.corners.remove(index);
        }
    }
}

/// A set of sites.
#[derive(Clone, Debug, PartialEq)]
struct BitSet([u64; MOST_SITES.div_ceil(64)]);

impl BitSet {
    const EMPTY: BitSet = BitSet([0; _]);

    fn insert(&mut self, index: Index) {
        self.0[index as usize / 64] |= 1 << (index % 64);
    }

    fn remove(&mut self, index: Index) {
        self.0[index as usize / 64] &= !(1 << (index % 64));
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = Index> + '_ {
        self.0.iter().zip((0..).step_by(64)).flat_map(|(&word, first)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let lowest = rest.trailing_zeros();
                rest &= rest.wrapping_sub(1);
                (lowest < u64::BITS).then_some(first + lowest as Index)
            })
        })
    }
}
