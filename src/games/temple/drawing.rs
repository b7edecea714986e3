//! All legal steps, and drawing one of them without listing all.

use rand_core::Rng;

use super::placements::{Placement, Spot};
use super::sites::Site;
use super::{Colour, Place, Put, Seat, Step, Temple, Tile};
use crate::games::chance;

impl Temple {
    /// Whether a seat has a legal step.
    pub(super) fn can_move(&self, seat: Seat) -> bool {
        let supply = self.supply(seat);
        self.building
            .sites
            .placements(self.options.edition)
            .any(|placement| supply.count(&placement) > 0)
    }

    /// On how many different places a seat could put tiles were it its turn, whichever tiles.
    pub fn count_placements(&self, seat: Seat) -> usize {
        let supply = self.supply(seat);
        let placements = self.building.sites.placements(self.options.edition);
        placements.filter(|placement| supply.count(placement) > 0).count()
    }

    /// Adds all legal steps.
    pub(super) fn list_steps(&self, steps: &mut Vec<Step>) {
        let Some(seat) = self.turn else { return };
        if self.building.is_empty() {
            steps.extend(first_steps(seat));
        }
        let supply = self.supply(seat);
        for placement in self.building.sites.placements(self.options.edition) {
            supply.for_each(&placement, |step| steps.push(step));
        }
    }

    /// Draws one of the legal steps, each equally likely.
    pub(super) fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Step> {
        let mut drawn = None;
        self.draw_steps(1, rng, |step| drawn = Some(step));
        drawn
    }

    /// Draws legal steps, as many as are wanted, each time any of them, each equally likely; none once the game is over.
    /// A way is drawn first, by how many steps there are of each; these are counted once for all.
    pub fn draw_steps<R: Rng + ?Sized>(&self, wanted: usize, rng: &mut R, mut take: impl FnMut(Step)) {
        let Some(seat) = self.turn else { return };
        if self.building.is_empty() {
            let count = Colour::of(seat).len() as u32;
            let draw = |_| first_steps(seat).nth(chance::below(rng, count) as usize);
            return (0..wanted).filter_map(draw).for_each(take);
        }
        let supply = self.supply(seat);
        let sites = &self.building.sites;
        let one = |site: &Site| supply.count_one(site.least);
        let two = |walls: [&Site; 2]| supply.count_two(walls.map(|site| site.least));
        let tops = || sites.placements_of_tops(self.options.edition);
        let singles_count: u32 = sites.singles().map(one).sum();
        let corners_count: u32 = sites.corners().map(two).sum();
        let tops_count: u32 = tops().map(|placement| supply.count(&placement)).sum();

        for _ in 0..wanted {
            let mut number = chance::below(rng, singles_count + corners_count + tops_count);
            let mut is_here = |count: u32| {
                let here = number < count;
                number -= if here { 0 } else { count };
                here
            };
            let placement = if is_here(singles_count) {
                let site = sites.singles().find(|site| is_here(one(site)));
                site.map(|site| Placement::one(site.into()))
            } else if is_here(corners_count) {
                let walls = sites.corners().find(|&walls| is_here(two(walls)));
                walls.map(|walls| Placement::two(walls.map(Spot::from)))
            } else {
                tops().find(|placement| is_here(supply.count(placement)))
            };
            take(supply.draw(&placement.expect("as many steps as were counted"), rng));
        }
    }
}

/// The first turn: a floor of value 1 at `0,0`.
fn first_steps(seat: Seat) -> impl Iterator<Item = Step> {
    let step = |colour| {
        let tile = Tile::new(colour, 1).expect("1 is a value");
        Step {
            first: Put {
                place: Place::floor(0, 0),
                tile,
            },
            second: None,
            third: None,
        }
    };
    Colour::of(seat).map(step)
}
