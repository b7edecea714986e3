//! Drawing a legal step without listing all of them: count the steps of each place, draw a place, list only its steps.

use rand_core::Rng;

use super::chains::ChainSet;
use super::field::{CELLS, Cell};
use super::laid::Laid;
use super::places::{MOST_PLACES, Place};
use super::{Noses, STONES, Seat, Step};
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
        let seat = self.turn?;
        room.clear();
        if self.laid.is_empty() {
            self.list_steps(room);
            return Some(room[chance::below(rng, room.len() as u32) as usize]);
        }
        let places = self.places.as_slice();
        let own = self.beside_own(seat);
        let mut counts = [0u16; MOST_PLACES];
        for (place, count) in places.iter().zip(&mut counts) {
            *count = self.count_place(*place, seat, &own) as u16;
        }
        let counts = &counts[..places.len()];
        let total = counts.iter().map(|&count| u32::from(count)).sum();

        // Find the place of the step with this number, then the tile, then the choice of stones.
        let mut number = chance::below(rng, total);
        let mut is_here = |count: u32| {
            let here = number < count;
            number -= if here { 0 } else { count };
            here
        };
        let place = places[counts.iter().position(|&count| is_here(count.into()))?];
        let laid = self
            .tiles_for(place, seat)
            .find(|&laid| is_here(self.count_stones(laid, seat)))?;
        self.list_stones(laid, seat, room);
        Some(room[number as usize])
    }

    /// How many choices of stones there are with a tile laid so.
    fn count_stones(&self, laid: Laid, seat: Seat) -> u32 {
        let [first, second] = laid
            .squares()
            .map(|(cell, nose)| self.chains.owned_around(cell, nose, seat, &self.field));
        let reserve = self.reserve(seat) + first.or(second).len();
        match self.groups_for(laid) {
            [true, true] => FOR_TWO_GROUPS[reserve],
            _ => FOR_ONE_GROUP[reserve],
        }
    }

    /// How many steps lay a tile of the seat's in a place.
    #[inline]
    fn count_place(&self, place: Place, seat: Seat, beside_own: &CellSet) -> u32 {
        if place.cells().into_iter().any(|cell| beside_own.contains(cell)) {
            return self.count_beside_own(place, seat);
        }
        let reserve = self.reserve(seat);
        let [one_group, two_groups] = self.hand(seat).count_matches(self.beside(place));
        one_group * FOR_ONE_GROUP[reserve] + two_groups * FOR_TWO_GROUPS[reserve]
    }

    /// The same where stones of the seat's may come back: nose by nose.
    #[inline(never)]
    fn count_beside_own(&self, place: Place, seat: Seat) -> u32 {
        let [first_cell, second_cell] = place.cells();
        let [beside_first, beside_second] = self.beside(place);
        let own = |cell, nose| self.chains.owned_around(cell, nose, seat, &self.field);
        let reserve = |returned: ChainSet| self.reserve(seat) + returned.len();
        let hand = self.hand(seat);
        let mut steps = 0;
        for first in beside_first.iter() {
            let returned = own(first_cell, first);
            let partners = hand.partners(first).without(first.into());
            steps += partners.without(beside_second).len() * FOR_ONE_GROUP[reserve(returned)];
            for second in partners.and(beside_second).iter() {
                steps += FOR_TWO_GROUPS[reserve(returned.or(own(second_cell, second)))];
            }
        }
        for second in beside_second.iter() {
            let partners = hand.partners(second).without(second.into());
            steps += partners.without(beside_first).len() * FOR_ONE_GROUP[reserve(own(second_cell, second))];
        }
        for double in beside_first
            .or(beside_second)
            .iter()
            .filter(|&nose| hand.partners(nose).contains(nose))
        {
            steps += FOR_ONE_GROUP[reserve(own(first_cell, double).or(own(second_cell, double)))];
        }
        steps
    }

    /// The cells beside groups with a stone of the seat's. Elsewhere no stone can come back to the seat, so that all that
    /// matters is how many tiles form one group or two; which makes counting much quicker.
    fn beside_own(&self, seat: Seat) -> CellSet {
        let mut beside = CellSet::default();
        for &stone in self.chains.stones(seat) {
            let nose = self.field.nose(stone).expect("stones lie on noses");
            for cell in self.chains.members(self.chains.of(stone), nose) {
                cell.neighbours()
                    .into_iter()
                    .for_each(|neighbour| beside.insert(neighbour));
            }
        }
        beside
    }
}

/// A set of cells.
#[derive(Default)]
struct CellSet([u64; CELLS.div_ceil(64)]);

impl CellSet {
    fn insert(&mut self, cell: Cell) {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
    }

    #[inline]
    fn contains(&self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.index() % 64) & 1 == 1
    }
}
