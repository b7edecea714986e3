//! The places of a step, whatever its tiles.

use crate::games::temple::{Place, Put, Step, Tile};

/// One to three places in the notation's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Places {
    first: Place,
    others: [Option<Place>; 2],
}

impl Places {
    /// `None` if they aren't one to three, or one is there twice.
    pub fn new(places: &[Place]) -> Option<Places> {
        let mut sorted = places.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        match *sorted {
            _ if sorted.len() != places.len() => None,
            [first] => Some(Places {
                first,
                others: [None; 2],
            }),
            [first, second] => Some(Places {
                first,
                others: [Some(second), None],
            }),
            [first, second, third] => Some(Places {
                first,
                others: [Some(second), Some(third)],
            }),
            _ => None,
        }
    }

    /// The places of a step in the notation's order.
    pub fn of(step: &Step) -> Places {
        Places {
            first: step.first.place,
            others: [step.second, step.third].map(|put| put.map(|put| put.place)),
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = Place> + Clone {
        [Some(self.first), self.others[0], self.others[1]].into_iter().flatten()
    }

    /// How many there are: one to three.
    pub fn count(&self) -> usize {
        self.iter().count()
    }

    pub fn contains(&self, place: Place) -> bool {
        self.iter().any(|other| other == place)
    }

    /// The step that puts these tiles there, one for each place.
    pub(super) fn with(&self, tiles: impl Iterator<Item = Tile>) -> Option<Step> {
        let puts: Vec<Put> = self
            .iter()
            .zip(tiles)
            .map(|(place, tile)| Put { place, tile })
            .collect();
        Step::new(&puts).filter(|_| puts.len() == self.count())
    }
}
