//! All legal steps.

use super::laid::Laid;
use super::places::Place;
use super::tile::NoseSet;
use super::{Noses, Seat, Source, Step, Tile};

impl Noses {
    /// Whether a seat can lay any of its tiles.
    pub(super) fn can_lay(&self, seat: Seat) -> bool {
        let noses = self.hand(seat).noses();
        if self.laid.is_empty() {
            return !noses.is_empty();
        }
        // A tile with a nose that lies beside a place can lie there: its other nose doesn't matter.
        self.places.as_slice().iter().any(|&place| {
            let [first, second] = self.beside(place);
            !noses.and(first.or(second)).is_empty()
        })
    }

    /// Adds all legal steps.
    pub(super) fn list_steps(&self, steps: &mut Vec<Step>) {
        let Some(seat) = self.turn else { return };
        if self.laid.is_empty() {
            for tile in self.hand(seat).tiles() {
                self.list_stones(Laid::new(Place::FIRST, tile.noses()), seat, steps);
            }
        }
        for &place in self.places.as_slice() {
            for laid in self.tiles_for(place, seat) {
                self.list_stones(laid, seat, steps);
            }
        }
    }

    /// All ways in which a seat could lay its tiles were it its turn, as steps without stones, in no particular order.
    pub fn layings(&self, seat: Seat) -> Vec<Step> {
        if self.laid.is_empty() {
            let first = |tile: Tile| Laid::new(Place::FIRST, tile.noses()).step();
            return self.hand(seat).tiles().map(first).collect();
        }
        let places = self.places.as_slice().iter();
        places
            .flat_map(|&place| self.tiles_for(place, seat))
            .map(|laid| laid.step())
            .collect()
    }

    /// The noses beside the two cells of a place.
    #[inline]
    pub(super) fn beside(&self, place: Place) -> [NoseSet; 2] {
        place.cells().map(|cell| self.field.touching(cell))
    }

    /// The tiles of a seat's that can lie in a place, in each order of their noses that matches.
    #[inline]
    pub(super) fn tiles_for(&self, place: Place, seat: Seat) -> impl Iterator<Item = Laid> {
        self.hand(seat)
            .matches(self.beside(place))
            .map(move |noses| Laid::new(place, noses))
    }

    /// Adds a laid tile with each choice of stones.
    pub(super) fn list_stones(&self, laid: Laid, seat: Seat, steps: &mut Vec<Step>) {
        let bare = laid.step();
        steps.push(bare);
        let [a, b] = self.groups_for(laid);
        let sources = self.sources(laid, seat);
        if a {
            steps.extend(sources.iter().map(|source| bare.with(Some(source), None)));
        }
        if b {
            steps.extend(sources.iter().map(|source| bare.with(None, Some(source))));
        }
        if a && b {
            for first in sources.iter() {
                let twice = first == Source::Reserve && sources.reserve >= 2;
                let seconds = sources.iter().filter(|&second| twice || second != first);
                steps.extend(seconds.map(|second| bare.with(Some(first), Some(second))));
            }
        }
    }
}
