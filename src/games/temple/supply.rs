//! Which tiles a player can use in a turn, and on which places of a way they may go by their values.

use rand_core::Rng;

use super::placements::{Placement, Spot};
use super::tile::Values;
use super::{Colour, Edition, Put, Seat, Step, Temple, Tile};
use crate::games::chance;

/// The tiles that a player can use in a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Supply {
    /// The open colour.
    colour: Option<Colour>,
    /// What is left of it.
    open: Values,
    /// The colours that aren't opened yet.
    new: [Option<Colour>; 5],
    new_count: u32,
    edition: Edition,
    /// How many choices of tiles there are for one place, by the smallest value that it touches.
    ones: [u32; 8],
    /// For two places that touch: how many choices give the smaller value to a place, by the smallest value that it touches.
    twos: [u32; 8],
}

impl Temple {
    pub(super) fn supply(&self, seat: Seat) -> Supply {
        let open = self.open(seat).map(|colour| (colour, self.left(colour)));
        let mut new = [None; 5];
        for (slot, colour) in new.iter_mut().zip(Colour::of(seat)) {
            *slot = (self.left(colour) == Values::ALL).then_some(colour);
        }
        Supply::new(open, new, self.options.edition)
    }
}

impl Supply {
    fn new(open: Option<(Colour, Values)>, new: [Option<Colour>; 5], edition: Edition) -> Supply {
        let (colour, open) = open.map_or((None, Values::NONE), |(colour, values)| (Some(colour), values));
        let new_count = new.iter().flatten().count() as u32;
        let (values, colours) = if colour.is_some() {
            (open, 1)
        } else {
            (Values::ALL, new_count)
        };
        let mut supply = Supply {
            colour,
            open,
            new,
            new_count,
            edition,
            ones: [0; 8],
            twos: [0; 8],
        };
        for least in 0..8 {
            let fitting = values.from(least).len();
            supply.ones[least as usize] = colours * fitting;
            supply.twos[least as usize] = colours * pairs(fitting);
        }
        supply
    }

    /// The colours that can be opened.
    fn new_colours(&self) -> impl Iterator<Item = Colour> + '_ {
        self.new.iter().flatten().copied()
    }

    /// Whether so many tiles come from one colour: the open one, or a new one if none is open.
    #[inline]
    fn is_of_one_colour(&self, count: usize) -> bool {
        self.colour.is_none() || self.open.len() as usize >= count
    }

    /// How many steps put a tile on a place that touches no smaller value than this one.
    #[inline]
    pub fn count_one(&self, least: u8) -> u32 {
        self.ones[least as usize]
    }

    /// The same for two places that touch each other.
    #[inline]
    pub fn count_two(&self, least: [u8; 2]) -> u32 {
        if self.is_of_one_colour(2) {
            // The larger value can lean on the smaller one.
            self.twos[least[0] as usize] + self.twos[least[1] as usize]
        } else if self.edition == Edition::Edited {
            self.new_count * two_of_two_colours(self.open, least)
        } else {
            0
        }
    }

    /// How many steps put tiles on these places.
    pub fn count(&self, placement: &Placement) -> u32 {
        match *placement.spots() {
            [spot] => self.count_one(spot.least),
            [one, other] => self.count_two([one.least, other.least]),
            [one, other, top] => {
                let least = [one.least, other.least, top.least];
                match self.colour {
                    None => self.new_count * three_of_one_colour(Values::ALL, least, placement.walls_touch),
                    Some(_) if self.is_of_one_colour(3) => three_of_one_colour(self.open, least, placement.walls_touch),
                    Some(_) if self.edition == Edition::Edited => {
                        self.new_count * three_of_two_colours(self.open, placement)
                    }
                    Some(_) => 0,
                }
            }
            _ => unreachable!("one to three places"),
        }
    }

    /// Calls with every step that puts tiles on these places.
    pub fn for_each(&self, placement: &Placement, mut each: impl FnMut(Step)) {
        match self.colour {
            Some(colour) if self.is_of_one_colour(placement.spots().len()) => {
                for_each_choice(self.open, Values::NONE, placement, |tiles| {
                    each(step(placement, tiles, [colour; 2]))
                });
            }
            Some(_) if self.edition == Edition::Original => {}
            _ => {
                for new in self.new_colours() {
                    let colours = [self.colour.unwrap_or(new), new];
                    for_each_choice(self.open, Values::ALL, placement, |tiles| {
                        each(step(placement, tiles, colours))
                    });
                }
            }
        }
    }

    /// Draws one of the steps that put tiles on these places, each equally likely; there must be one.
    ///
    /// It draws tiles until their values fit.
    pub fn draw<R: Rng + ?Sized>(&self, placement: &Placement, rng: &mut R) -> Step {
        let count = placement.spots().len();
        let open_count = (self.open.len() as usize).min(count);
        let new = if open_count < count {
            self.new_colours().nth(chance::below(rng, self.new_count) as usize)
        } else {
            None
        };
        let colours = [self.colour.or(new), new.or(self.colour)].map(|colour| colour.expect("a colour to draw from"));
        let mut tiles = [Choice {
            value: 0,
            is_open: false,
        }; 3];
        loop {
            draw_values(self.open, true, &mut tiles[..open_count], rng);
            draw_values(Values::ALL, false, &mut tiles[open_count..count], rng);
            if open_count < count {
                chance::shuffle(&mut tiles[..count], rng);
            }
            if can_be_put_down(placement, &tiles[..count]) {
                return step(placement, &tiles[..count], colours);
            }
        }
    }
}

/// Draws so many different values, in an order of chance.
fn draw_values<R: Rng + ?Sized>(values: Values, is_open: bool, tiles: &mut [Choice], rng: &mut R) {
    let mut left = values;
    for tile in tiles {
        let value = left
            .iter()
            .nth(chance::below(rng, left.len()) as usize)
            .expect("as many values as are drawn");
        left.remove(value);
        *tile = Choice { value, is_open };
    }
}

/// The step that puts these tiles on the places; the colours are the open one and the new one.
fn step(placement: &Placement, tiles: &[Choice], colours: [Colour; 2]) -> Step {
    let put = |(spot, choice): (&Spot, &Choice)| {
        let colour = colours[usize::from(!choice.is_open)];
        Put {
            place: spot.place,
            tile: Tile::new(colour, choice.value).expect("a value from 1 to 6"),
        }
    };
    let mut puts = placement.spots().iter().zip(tiles).map(put);
    let first = puts.next().expect("a way has a place");
    Step {
        first,
        second: puts.next(),
        third: puts.next(),
    }
}

/// A tile without its colour.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Choice {
    value: u8,
    /// Of the colour that is open before the turn, and so put down before those that aren't.
    is_open: bool,
}

/// Calls with every choice of tiles for the places: as many of the open values as there are, up to the number of places,
/// the others new.
fn for_each_choice(open: Values, new: Values, placement: &Placement, mut each: impl FnMut(&[Choice])) {
    let choice = |is_open| move |value| Choice { value, is_open };
    let one_colour = if new.is_empty() {
        Some((open, choice(true)))
    } else {
        open.is_empty().then_some((new, choice(false)))
    };
    match (one_colour, placement.spots()) {
        // The usual cases are listed quicker: most ways have one place or two, and most turns one colour.
        (Some((values, choice)), [spot]) => values.from(spot.least).iter().for_each(|value| each(&[choice(value)])),
        (Some((values, choice)), [one, other]) => {
            for first in values.iter() {
                // The larger value can lean on the smaller one.
                let fits = |second: &u8| {
                    if first < *second {
                        first >= one.least
                    } else {
                        *second >= other.least
                    }
                };
                let seconds = values.iter().filter(|&second| second != first).filter(fits);
                seconds.for_each(|second| each(&[choice(first), choice(second)]));
            }
        }
        _ => {
            let pool = open.iter().map(choice(true)).chain(new.iter().map(choice(false)));
            let open_needed = (open.len() as usize).min(placement.spots().len());
            choose(placement, &pool, open_needed, &mut [choice(true)(0); 3], 0, &mut each);
        }
    }
}

/// Goes on from the first `count` tiles chosen.
fn choose(
    placement: &Placement,
    pool: &(impl Iterator<Item = Choice> + Clone),
    open_needed: usize,
    chosen: &mut [Choice; 3],
    count: usize,
    each: &mut impl FnMut(&[Choice]),
) {
    if count == placement.spots().len() {
        let tiles = &chosen[..count];
        let open_used = tiles.iter().filter(|choice| choice.is_open).count();
        if open_used == open_needed && can_be_put_down(placement, tiles) {
            each(tiles);
        }
        return;
    }
    for choice in pool.clone() {
        if !chosen[..count].contains(&choice) {
            chosen[count] = choice;
            choose(placement, pool, open_needed, chosen, count + 1, each);
        }
    }
}

/// Whether there is an order, the open colour first, in which each tile touches one of the same or a smaller value when
/// it is put down.
fn can_be_put_down(placement: &Placement, tiles: &[Choice]) -> bool {
    let mut down = [false; 3];
    for is_open in [true, false] {
        // Three tiles need three rounds at most.
        for _ in 0..tiles.len() {
            for (i, (tile, spot)) in tiles.iter().zip(placement.spots()).enumerate() {
                let leans_on = |j: usize| down[j] && placement.touch(i, j) && tiles[j].value <= tile.value;
                let stands = tile.value >= spot.least || (0..tiles.len()).any(leans_on);
                down[i] |= tile.is_open == is_open && stands;
            }
        }
    }
    down[..tiles.len()].iter().all(|&down| down)
}

/// In how many ways values of one colour can go on two walls and a top.
///
/// All these values differ. So the smallest of the turn needs a tile with at most its value that lay there before; the
/// others can lean on a smaller one of the turn, if they touch it.
fn three_of_one_colour(values: Values, least: [u8; 3], walls_touch: bool) -> u32 {
    let [one, other, top] = least.map(|least| triples(values.from(least).len()));
    if walls_touch {
        return 2 * (one + other + top);
    }
    // If the smallest value is the top's, both walls can lean on it. If it is a wall's, the top can lean on that; the
    // other wall can lean on the top, or has to fit by itself if its value is the middle one.
    let [least_one, least_other, _] = least;
    2 * top
        + (one + triples_with_middle(values, least_one, least_other))
        + (other + triples_with_middle(values, least_other, least_one))
}

/// How many sets of two there are among so many values.
const fn pairs(n: u32) -> u32 {
    n * n.saturating_sub(1) / 2
}

/// How many sets of three there are among so many values.
const fn triples(n: u32) -> u32 {
    n * n.saturating_sub(1) * n.saturating_sub(2) / 6
}

/// How many sets of three values there are whose smallest and middle ones aren't below these.
fn triples_with_middle(values: Values, smallest: u8, middle: u8) -> u32 {
    let candidates = values.from(smallest);
    let around = |value: u8| candidates.below(value).len() * values.from(value + 1).len();
    candidates.from(middle).iter().map(around).sum()
}

/// In how many ways the last value of a colour and one of a new colour can go on two places that touch. The first can't
/// lean on the second, since it is put down before.
fn two_of_two_colours(open: Values, least: [u8; 2]) -> u32 {
    let value = open.smallest();
    let with_open_at = |here: u8, there: u8| {
        if value >= here {
            Values::ALL.from(there.min(value)).len()
        } else {
            0
        }
    };
    with_open_at(least[0], least[1]) + with_open_at(least[1], least[0])
}

/// The same for two walls and a top, with one or two values left of the open colour.
fn three_of_two_colours(open: Values, placement: &Placement) -> u32 {
    let spots = placement.spots();
    // The least value for a place once another value lies on another one.
    let least_with = |i: usize, value: u8, at: usize| {
        let least = spots[i].least;
        if placement.touch(i, at) {
            least.min(value)
        } else {
            least
        }
    };
    let fitting = |least: u8| Values::ALL.from(least).len();
    let smaller = open.smallest();
    let larger = open.from(smaller + 1);
    if larger.is_empty() {
        let with_open_at = |[i, one, other]: [usize; 3]| {
            let [n, m] = [one, other].map(|j| fitting(least_with(j, smaller, i)));
            match (smaller >= spots[i].least, placement.touch(one, other)) {
                (false, _) => 0,
                (true, true) => pairs(n) + pairs(m),
                // Each by itself, but not with the same value.
                (true, false) => n * m - n.min(m),
            }
        };
        return [[0, 1, 2], [1, 0, 2], [2, 0, 1]].into_iter().map(with_open_at).sum();
    }
    let larger = larger.smallest();
    let with_open_at = |[i, j, last]: [usize; 3]| {
        let fits = smaller >= spots[i].least && larger >= least_with(j, smaller, i);
        let least = least_with(last, smaller, i).min(least_with(last, larger, j));
        if fits { fitting(least) } else { 0 }
    };
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    orders.into_iter().map(with_open_at).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::temple::Place;

    /// All shapes of a way, with these smallest values around their places.
    fn placements(least: [u8; 3]) -> [Placement; 4] {
        let places = [Place::wall_x(0, 0, 0), Place::wall_y(0, 0, 0), Place::flat(0, 0, 1)];
        let [one, other, top] = [0, 1, 2].map(|i| Spot {
            place: places[i],
            least: least[i],
        });
        [
            Placement::one(one),
            Placement::two([one, other]),
            Placement::three([one, other], top, true),
            Placement::three([one, other], top, false),
        ]
    }

    #[test]
    fn counting_is_listing() {
        let [first, second] = ["A1", "B1"].map(|text| text.parse::<Tile>().unwrap().colour);
        let left = [0b10, 0b1000, 0b100_0000, 0b10_1000, 0b1_1110, 0b111_1110, 0b101_0100].map(Values::from_bits);
        for edition in [Edition::Original, Edition::Edited] {
            for open in left.into_iter().map(|values| Some((first, values))).chain([None]) {
                let supply = Supply::new(open, [Some(second), None, None, None, None], edition);
                for least in (0..6 * 6 * 6).map(|i| [i / 36, i / 6 % 6, i % 6].map(|least| least + 2)) {
                    for placement in placements(least) {
                        let mut listed = 0;
                        supply.for_each(&placement, |_| listed += 1);
                        assert_eq!(supply.count(&placement), listed, "{supply:?} {placement:?}");
                    }
                }
            }
        }
    }
}
