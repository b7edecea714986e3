//! The tiles that have been put down.

use super::sites::Sites;
use super::{Kind, Place, Put, TILES, Tile};

/// The tiles on the table, and what each place touches.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Building {
    /// In the order in which they have been put down.
    puts: [Put; TILES],
    len: u8,
    pub sites: Sites,
}

/// How many tiles of each kind a place touches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Touched {
    pub floors: usize,
    pub walls: usize,
    pub tops: usize,
}

impl Building {
    pub fn new() -> Building {
        let nothing = Put {
            place: Place::floor(0, 0),
            tile: Tile::ANY,
        };
        Building {
            puts: [nothing; TILES],
            len: 0,
            sites: Sites::new(),
        }
    }

    pub fn puts(&self) -> &[Put] {
        &self.puts[..self.len as usize]
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The tile on a place.
    pub fn at(&self, place: Place) -> Option<Tile> {
        self.sites.tile(place)
    }

    /// The tiles that a place touches.
    pub fn touching(&self, place: Place) -> impl Iterator<Item = Put> + '_ {
        place.touching().filter_map(|place| {
            Some(Put {
                place,
                tile: self.at(place)?,
            })
        })
    }

    pub fn touched(&self, place: Place) -> Touched {
        let mut touched = Touched::default();
        for put in self.touching(place) {
            match put.place.kind() {
                Kind::Floor => touched.floors += 1,
                Kind::WallX | Kind::WallY => touched.walls += 1,
                Kind::Top => touched.tops += 1,
            }
        }
        touched
    }

    pub fn put(&mut self, put: Put) {
        self.puts[self.len as usize] = put;
        self.len += 1;
        self.sites.put(put);
    }
}
