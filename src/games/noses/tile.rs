//! The 54 tiles, and the tiles that a seat has.

use std::fmt;
use std::str::FromStr;

use crate::games::Malformed;

/// How many noses there are; a nose is a number from 0 to 9.
pub const NOSES: usize = 10;

/// How many tiles there are: the 45 pairs of different noses and the nine doubles `00` to `88`.
pub const TILES: usize = 54;

/// A tile of two noses, written with its lower nose first: `37`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile {
    low: u8,
    high: u8,
}

impl Tile {
    /// All tiles, in the order of their texts.
    pub const ALL: [Tile; TILES] = {
        let mut all = [Tile { low: 0, high: 0 }; TILES];
        let (mut count, mut low, mut high) = (0, 0, 0);
        while count < TILES {
            all[count] = Tile { low, high };
            count += 1;
            (low, high) = if high < 9 { (low, high + 1) } else { (low + 1, low + 1) };
        }
        all
    };

    /// The tile with these two noses, whichever is the lower; there is no tile `99`.
    pub fn new(one: u8, other: u8) -> Option<Tile> {
        let (low, high) = (one.min(other), one.max(other));
        (high <= 9 && low <= 8).then_some(Tile { low, high })
    }

    pub const fn low(self) -> u8 {
        self.low
    }

    pub const fn high(self) -> u8 {
        self.high
    }

    /// The lower nose and the higher one.
    pub const fn noses(self) -> [u8; 2] {
        [self.low, self.high]
    }

    /// Whether both noses are the same.
    pub const fn is_double(self) -> bool {
        self.low == self.high
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.low, self.high)
    }
}

impl FromStr for Tile {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Tile, Malformed> {
        match text.as_bytes() {
            [low @ b'0'..=b'9', high @ b'0'..=b'9'] if low <= high => {
                Tile::new(low - b'0', high - b'0').ok_or(Malformed)
            }
            _ => Err(Malformed),
        }
    }
}

/// A set of tiles.
///
/// It is a table of ten rows of ten bits: the bit in row m and column n says that the tile `mn` is there. So each tile
/// of two noses is there twice, once for each order in which its noses can lie on a place's two squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// The rows 0 to 4, and 5 to 9.
    table: Table,
}

impl Hand {
    pub fn insert(&mut self, tile: Tile) {
        for (row, column) in [(tile.low, tile.high), (tile.high, tile.low)] {
            self.table[row as usize / 5] |= 1 << (row % 5 * 10 + column);
        }
    }

    pub fn remove(&mut self, tile: Tile) {
        for (row, column) in [(tile.low, tile.high), (tile.high, tile.low)] {
            self.table[row as usize / 5] &= !(1 << (row % 5 * 10 + column));
        }
    }

    pub fn contains(&self, tile: Tile) -> bool {
        self.partners(tile.low).contains(tile.high)
    }

    /// How many tiles these are.
    pub fn len(&self) -> usize {
        self.tiles().count()
    }

    pub fn is_empty(&self) -> bool {
        self.table == [0; 2]
    }

    /// The tiles in the order of their texts.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        (0..NOSES as u8).flat_map(|low| {
            let high = self.partners(low).iter().filter(move |&high| high >= low);
            high.map(move |high| Tile { low, high })
        })
    }

    /// The noses that share a tile with this one; itself among them for a double.
    #[inline]
    pub(super) fn partners(&self, nose: u8) -> NoseSet {
        NoseSet((self.table[nose as usize / 5] >> (nose % 5 * 10)) as u16 & NoseSet::ALL.0)
    }

    /// The noses on these tiles.
    pub(super) fn noses(&self) -> NoseSet {
        // The table is its own mirror image: the noses are the columns that aren't empty.
        let both = self.table[0] | self.table[1];
        let columns = (0..5).fold(0, |columns, row| columns | both >> (row * 10));
        NoseSet(columns as u16 & NoseSet::ALL.0)
    }

    /// How the tiles can lie on a place that has these noses beside its two squares: with one nose the same as one beside
    /// it. The bit in row m and column n stands for m on the first square and n on the second.
    #[inline]
    fn matching(&self, beside: [NoseSet; 2]) -> Table {
        let columns = u64::from(beside[1].0) * EACH_ROW;
        [0, 1].map(|half| self.table[half] & (rows(beside[0], half) | columns))
    }

    /// The noses for the two squares of such a place, in each way that matches.
    #[inline]
    pub(super) fn matches(&self, beside: [NoseSet; 2]) -> impl Iterator<Item = [u8; 2]> + use<> {
        let matching = self.matching(beside);
        (0..2).flat_map(move |half| bits(matching[half]).map(move |bit| [half as u8 * 5 + bit / 10, bit % 10]))
    }

    /// How many ways match on one of the squares, or are a double, and how many match on both.
    #[inline]
    pub(super) fn count_matches(&self, beside: [NoseSet; 2]) -> [u32; 2] {
        let matching = self.matching(beside);
        let columns = u64::from(beside[1].0) * EACH_ROW;
        let both = [0, 1].map(|half| matching[half] & rows(beside[0], half) & columns & !DOUBLES[half]);
        let [any, both] = [matching, both].map(|[low, high]| low.count_ones() + high.count_ones());
        [any - both, both]
    }
}

/// All bits in the rows of these noses, in the lower or the upper half of the table.
#[inline]
fn rows(noses: NoseSet, half: usize) -> u64 {
    ROWS[(noses.0 >> (half * 5)) as usize & 31]
}

/// The numbers of the bits that are set.
#[inline]
fn bits(set: u64) -> impl Iterator<Item = u8> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let lowest = rest.trailing_zeros();
        rest &= rest.wrapping_sub(1);
        (lowest < u64::BITS).then_some(lowest as u8)
    })
}

type Table = [u64; 2];

/// A bit in the first column of five rows.
const EACH_ROW: u64 = 1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40;

/// For each set of five rows all bits in these.
const ROWS: [u64; 32] = {
    let mut rows = [0; 32];
    let mut set = 0;
    while set < 32 {
        let mut row = 0;
        while row < 5 {
            if set >> row & 1 == 1 {
                rows[set] |= (NoseSet::ALL.0 as u64) << (row * 10);
            }
            row += 1;
        }
        set += 1;
    }
    rows
};

/// The bits where row and column are the same.
const DOUBLES: Table = {
    let first = 1 | 1 << 11 | 1 << 22 | 1 << 33 | 1 << 44;
    [first, first << 5]
};

impl FromIterator<Tile> for Hand {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Hand {
        let mut hand = Hand::default();
        tiles.into_iter().for_each(|tile| hand.insert(tile));
        hand
    }
}

/// A set of noses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct NoseSet(u16);

impl NoseSet {
    const ALL: NoseSet = NoseSet((1 << NOSES) - 1);

    pub fn insert(&mut self, nose: u8) {
        self.0 |= 1 << nose;
    }

    pub const fn contains(self, nose: u8) -> bool {
        self.0 >> nose & 1 == 1
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn and(self, other: NoseSet) -> NoseSet {
        NoseSet(self.0 & other.0)
    }

    pub const fn or(self, other: NoseSet) -> NoseSet {
        NoseSet(self.0 | other.0)
    }

    /// The noses from the lowest up.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        bits(self.0.into())
    }
}
