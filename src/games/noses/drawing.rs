//! Drawing a legal step without listing all of them: count the steps of each place, draw a place, list only its steps.

use rand_core::Rng;

use super::field::CELLS;
use super::laid::Laid;
use super::places::{MOST_PLACES, Place};
use super::tile::NoseSet;
use super::{NOSES, Noses, STONES, Seat, Step};
use crate::games::chance;

/// How many choices of stones there are for one group, by the stones in the reserve once the new group is bare: none,
/// one from the reserve, or one of those on the table.
const FOR_ONE_GROUP: [u32; STONES + 1] = {
    let mut choices = [0; STONES + 1];
    let mut reserve = 0;
    while reserve <= STONES {
        choices[reserve] = 1 + sources(reserve);
        reserve += 1;
    }
    choices
};

/// How many there are for two groups: none, a stone for either, or for both; only the reserve can give two.
const FOR_TWO_GROUPS: [u32; STONES + 1] = {
    let mut choices = [0; STONES + 1];
    let mut reserve = 0;
    while reserve <= STONES {
        let sources = sources(reserve);
        let both = sources * sources.saturating_sub(1) + if reserve >= 2 { 1 } else { 0 };
        choices[reserve] = 1 + 2 * sources + both;
        reserve += 1;
    }
    choices
};

/// How many different sources of a stone there are.
const fn sources(reserve: usize) -> u32 {
    (STONES - reserve) as u32 + if reserve > 0 { 1 } else { 0 }
}

impl Noses {
    /// Draws one of the legal steps, each equally likely.
    pub(super) fn draw<R: Rng + ?Sized>(&self, rng: &mut R, room: &mut Vec<Step>) -> Option<Step> {
        let mut drawn = None;
        self.draw_steps(1, rng, room, |step| drawn = Some(step));
        drawn
    }

    /// Draws legal steps, as many as are wanted, each time any of them, each equally likely; none once the game is over.
    /// Most of the work is counting, which is done once for all.
    ///
    /// `room` is as in [`draw_step`](crate::games::Game::draw_step).
    pub fn draw_steps<R: Rng + ?Sized>(
        &self,
        wanted: usize,
        rng: &mut R,
        room: &mut Vec<Step>,
        mut take: impl FnMut(Step),
    ) {
        let Some(seat) = self.turn else { return };
        if self.laid.is_empty() {
            room.clear();
            self.list_steps(room);
            for _ in 0..wanted {
                take(room[chance::below(rng, room.len() as u32) as usize]);
            }
            return;
        }
        let places = self.places.as_slice();
        let own = self.own_stones(seat);
        let mut counts = [0u16; MOST_PLACES];
        for (place, count) in places.iter().zip(&mut counts) {
            *count = self.count_place(*place, seat, &own) as u16;
        }
        let counts = &counts[..places.len()];
        let total = counts.iter().map(|&count| u32::from(count)).sum();
        for _ in 0..wanted {
            // Find the place of the step with this number, then the tile, then the choice of stones.
            let mut number = chance::below(rng, total);
            let mut is_here = |count: u32| {
                let here = number < count;
                number -= if here { 0 } else { count };
                here
            };
            let place = counts.iter().position(|&count| is_here(count.into()));
            let place = places[place.expect("all places together have the total")];
            let mut tiles = self.tiles_for(place, seat);
            let laid = tiles.find(|&laid| is_here(self.count_stones(laid, own.reserve + own.returned(laid))));
            room.clear();
            self.list_stones(laid.expect("the place has as many steps as were counted"), seat, room);
            take(room[number as usize]);
        }
    }

    /// How many steps lay a tile of the seat's in a place.
    #[inline]
    fn count_place(&self, place: Place, seat: Seat, own: &OwnStones) -> u32 {
        // As long as no stone comes back to the seat, all that matters is how many tiles form one group, and how many two.
        let [one_group, two_groups] = self.hand(seat).count_matches(self.beside(place));
        let steps = one_group * FOR_ONE_GROUP[own.reserve] + two_groups * FOR_TWO_GROUPS[own.reserve];
        let own_noses = place.cells().map(|cell| own.noses[cell.index()]);
        if own_noses.iter().all(|noses| noses.is_empty()) {
            return steps;
        }
        // Stones come back with the tiles that match a nose of the groups they lie on.
        let returning = self.hand(seat).matches(own_noses);
        returning
            .map(|noses| Laid::new(place, noses))
            .fold(steps, |steps, laid| {
                steps - self.count_stones(laid, own.reserve) + self.count_stones(laid, own.reserve + own.returned(laid))
            })
    }

    /// How many choices of stones there are with a tile laid so, by the stones in the reserve once the new groups are bare.
    #[inline]
    fn count_stones(&self, laid: Laid, reserve: usize) -> u32 {
        match self.groups_for(laid) {
            [true, true] => FOR_TWO_GROUPS[reserve],
            _ => FOR_ONE_GROUP[reserve],
        }
    }

    fn own_stones(&self, seat: Seat) -> OwnStones {
        let stones = self.chains.stones(seat);
        let mut own = OwnStones {
            reserve: STONES - stones.len(),
            noses: [NoseSet::default(); CELLS],
            beside: [0; CELLS],
            on_nose: [0; NOSES],
        };
        for (i, &stone) in stones.iter().enumerate() {
            let nose = self.field.nose(stone).expect("stones lie on noses");
            own.on_nose[nose as usize] |= 1 << i;
            for cell in self.chains.members(self.chains.of(stone), nose) {
                for neighbour in cell.neighbours() {
                    own.noses[neighbour.index()].insert(nose);
                    own.beside[neighbour.index()] |= 1 << i;
                }
            }
        }
        own
    }
}

/// A seat's stones, and where they would come back to the reserve. A set of stones is a bit for each.
struct OwnStones {
    /// How many are in the reserve.
    reserve: usize,
    /// For each cell the noses of the groups beside it that they lie on, and the stones.
    noses: [NoseSet; CELLS],
    beside: [u8; CELLS],
    /// For each nose the stones on groups of it.
    on_nose: [u8; NOSES],
}

impl OwnStones {
    /// How many stones come back if a tile is laid.
    #[inline]
    fn returned(&self, laid: Laid) -> usize {
        let [one, other] = laid
            .squares()
            .map(|(cell, nose)| self.beside[cell.index()] & self.on_nose[nose as usize]);
        (one | other).count_ones() as usize
    }
}
