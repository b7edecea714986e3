//! Where each way can go, and why one can't.

use std::collections::BTreeSet;

use super::{Places, Table};
use crate::games::Game;
use crate::games::temple::{Colour, Edge, Edition, Kind, Place, Step, Temple, Way, Ways};

/// What is kept of the legal steps of a position.
#[derive(Clone, Debug)]
pub struct Offers {
    placements: Vec<Placement>,
}

/// Places where the seat to move can put tiles, with all the steps that do.
#[derive(Clone, Debug, PartialEq)]
pub struct Placement {
    pub places: Places,
    pub ways: Ways,
    /// Legal ones, sorted; one at least.
    pub(super) steps: Vec<Step>,
}

/// A way as it is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WayOffer {
    pub way: Way,
    /// How many placements there are.
    pub placements: usize,
    /// Why there is none.
    pub why_not: Option<NotNow>,
}

/// Why a way isn't offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotNow {
    /// The game is over.
    GameOver,
    /// The first turn is a floor.
    FirstTurn,
    /// There is no place for it.
    NoPlace,
    /// It needs more tiles than the open colour has left.
    TooFewTiles { needed: usize, left: usize },
    /// There are places, but at each of them one of the tiles would touch larger values only; the smallest value at any.
    NoValue { least: u8 },
}

impl Offers {
    pub(super) fn of(game: &Temple) -> Offers {
        let mut steps = Vec::new();
        game.legal_steps(&mut steps);
        steps.sort_unstable_by_key(|step| (Places::of(step), *step));
        let same_places = |one: &Step, other: &Step| Places::of(one) == Places::of(other);
        let placements = steps.chunk_by(same_places).map(|steps| {
            let places = Places::of(&steps[0]);
            // The first turn is none of the ways by the rules, but looks like this one.
            let ways = game.ways(&places.iter().collect::<Vec<_>>());
            Placement {
                places,
                ways: ways.unwrap_or(Ways::from(Way::Floor)),
                steps: steps.to_vec(),
            }
        });
        Offers {
            placements: placements.collect(),
        }
    }

    pub(super) fn find(&self, places: Places) -> Option<&Placement> {
        let index = self
            .placements
            .binary_search_by_key(&places, |placement| placement.places)
            .ok()?;
        Some(&self.placements[index])
    }

    /// The placements of a way, or all.
    pub(super) fn of_way(&self, way: Option<Way>) -> impl Iterator<Item = &Placement> {
        let fits = move |placement: &&Placement| way.is_none_or(|way| placement.ways.contains(way));
        self.placements.iter().filter(fits)
    }

    pub(super) fn steps(&self) -> impl Iterator<Item = Step> + '_ {
        self.placements
            .iter()
            .flat_map(|placement| placement.steps.iter().copied())
    }
}

impl Placement {
    /// In how many ways tiles can be put there.
    pub fn choices(&self) -> usize {
        self.steps.len()
    }
}

impl Table {
    /// Where tiles can go: in the chosen way, or in any.
    pub fn placements(&self) -> impl Iterator<Item = &Placement> {
        self.offers().of_way(self.draft().way)
    }

    /// All places at which something can go in the chosen way, or in any; sorted.
    pub fn offered_places(&self) -> Vec<Place> {
        let places: BTreeSet<Place> = self
            .placements()
            .flat_map(|placement| placement.places.iter())
            .collect();
        places.into_iter().collect()
    }

    /// What touches at one spot choose one after the other, if these places lie there from front to back: for each
    /// place the ways with fewest tiles first.
    pub fn placements_at(&self, front_to_back: &[Place]) -> Vec<Places> {
        let mut found: Vec<Places> = Vec::new();
        for &place in front_to_back {
            let mut here: Vec<Places> = self
                .placements()
                .map(|placement| placement.places)
                .filter(|places| places.contains(place) && !found.contains(places))
                .collect();
            here.sort_by_key(|places| (places.count(), *places));
            found.extend(here);
        }
        found
    }

    /// What a touch chooses where these places lie from front to back: the front-most, and if that is chosen already,
    /// the one behind it.
    pub fn next_at(&self, front_to_back: &[Place]) -> Option<Places> {
        let all = self.placements_at(front_to_back);
        let chosen = self.draft().step.map(|step| Places::of(&step));
        let now = all.iter().position(|&places| Some(places) == chosen);
        all.get(now.map_or(0, |now| (now + 1) % all.len())).copied()
    }

    /// The six ways, each with how often it is offered or why it isn't.
    pub fn ways(&self) -> [WayOffer; 6] {
        let counts = Way::ALL.map(|way| self.offers().of_way(Some(way)).count());
        let needs_reason = counts.contains(&0) && self.to_move().is_some() && !self.game().tiles().is_empty();
        let places = if needs_reason {
            places_of_ways(self.game())
        } else {
            Vec::new()
        };
        std::array::from_fn(|index| {
            let (way, placements) = (Way::ALL[index], counts[index]);
            WayOffer {
                way,
                placements,
                why_not: (placements == 0).then(|| self.why_not(way, &places)),
            }
        })
    }

    fn why_not(&self, way: Way, places: &[(Places, Ways)]) -> NotNow {
        let Some(seat) = self.to_move() else {
            return NotNow::GameOver;
        };
        if self.game().tiles().is_empty() {
            return NotNow::FirstTurn;
        }
        let places = || {
            places
                .iter()
                .filter(|(_, ways)| ways.contains(way))
                .map(|(places, _)| *places)
        };
        let left = most_tiles(self.game(), self.game().open(seat));
        match places().map(|places| places.count()).min() {
            None => NotNow::NoPlace,
            Some(needed) if needed > left => NotNow::TooFewTiles { needed, left },
            Some(_) => NotNow::NoValue {
                least: places()
                    .filter(|places| places.count() <= left)
                    .flat_map(|places| places.iter().filter_map(|place| least_beside(self.game(), place)).min())
                    .min()
                    .expect("whatever is built touches something"),
            },
        }
    }
}

/// How many tiles a turn can have that begins with this open colour, or with a new one.
pub(super) fn most_tiles(game: &Temple, open: Option<Colour>) -> usize {
    match open {
        Some(open) if game.options().edition == Edition::Original => game.left(open).len() as usize,
        // Another colour comes to it, or all six are there.
        _ => usize::MAX,
    }
}

/// The smallest value that a place touches.
pub(super) fn least_beside(game: &Temple, place: Place) -> Option<u8> {
    game.touching(place).map(|put| put.tile.value()).min()
}

/// All places of all ways, whatever the tiles.
pub(super) fn places_of_ways(game: &Temple) -> Vec<(Places, Ways)> {
    let laid = |place: Place| game.at(place).is_some();
    let is_free = |place: &Place| !laid(*place) && !place.right_above_and_below().any(laid);
    let near = game.tiles().iter().flat_map(|put| put.place.touching());
    let near: BTreeSet<Place> = near.filter(is_free).collect();
    let mut found = BTreeSet::new();
    let mut add = |places: &[Place]| {
        if let Some(places) = Places::new(places).filter(|places| places.iter().all(|place| is_free(&place))) {
            found.insert(places);
        }
    };
    for &place in &near {
        add(&[place]);
        let walls = |edge: Edge| [edge.hanging(), edge.standing()];
        match place.kind() {
            Kind::Floor => {}
            Kind::WallX | Kind::WallY => {
                for other in place.touching().filter(|other| other.kind().is_wall()) {
                    add(&[place, other]);
                }
            }
            Kind::Top => {
                let around: Vec<Place> = place.edges().into_iter().flat_map(walls).collect();
                for (index, &wall) in around.iter().enumerate() {
                    add(&[place, wall]);
                    for &other in &around[..index] {
                        add(&[place, wall, other]);
                    }
                }
            }
        }
    }
    let with_ways = |places: Places| {
        let ways = game.ways(&places.iter().collect::<Vec<_>>()).ok()?;
        Some((places, ways))
    };
    found.into_iter().filter_map(with_ways).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chance;
    use crate::games::temple::Options;

    /// Whatever is offered is among the places that are looked at for the reasons.
    #[test]
    fn no_place_is_forgotten() {
        for number in 0..6 {
            let edition = [Edition::Original, Edition::Edited][number as usize % 2];
            let mut game = Temple::new(&Options { edition }).unwrap();
            let (mut rng, mut room) = (chance::seeded(number), Vec::new());
            while let Some(step) = game.draw_step(&mut rng, &mut room) {
                game.play_legal(step);
                let all = places_of_ways(&game);
                for placement in Offers::of(&game).placements {
                    assert!(all.contains(&(placement.places, placement.ways)), "{placement:?}");
                }
            }
        }
    }
}
