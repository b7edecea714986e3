//! What is agreed on before the first step: who was dealt which tiles.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Hand, MAX_SEATS, TILES, Tile};
use crate::games::chance;

/// The tiles that each seat was dealt.
///
/// A deal hands out all 54 tiles one by one ([`Options::deal`]). For positions to study, hands may have any tiles, as
/// long as no tile is there twice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    pub hands: Vec<Vec<Tile>>,
}

impl Options {
    /// Deals out all tiles, shuffled as a number says: the same number always gives the same deal.
    ///
    /// # Panics
    /// If there are fewer than two seats or more than five.
    pub fn deal(seats: usize, number: u64) -> Options {
        assert!((2..=MAX_SEATS).contains(&seats), "2 to 5 seats");
        let mut tiles = Tile::ALL;
        chance::shuffle(&mut tiles, &mut chance::seeded(number));
        let hand = |seat| {
            let mut hand: Vec<Tile> = tiles.into_iter().skip(seat).step_by(seats).collect();
            hand.sort();
            hand
        };
        Options {
            hands: (0..seats).map(hand).collect(),
        }
    }
}

/// The deal as a game keeps it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Dealt {
    /// One hand after the other.
    tiles: [Tile; TILES],
    /// How many tiles each seat was dealt.
    counts: [u8; MAX_SEATS],
    seats: u8,
}

impl Dealt {
    /// # Errors
    /// A sentence in English if there are fewer than two hands or more than five, or a tile is there twice.
    pub fn new(options: &Options) -> Result<Dealt, String> {
        let seats = options.hands.len();
        if !(2..=MAX_SEATS).contains(&seats) {
            return Err(format!("the nose game has 2 to 5 players, not {seats}"));
        }
        let mut seen = Hand::default();
        for &tile in options.hands.iter().flatten() {
            if seen.contains(tile) {
                return Err(format!("the tile {tile} is dealt twice"));
            }
            seen.insert(tile);
        }
        let mut dealt = Dealt {
            tiles: Tile::ALL,
            counts: [0; MAX_SEATS],
            seats: seats as u8,
        };
        for (tile, &given) in dealt.tiles.iter_mut().zip(options.hands.iter().flatten()) {
            *tile = given;
        }
        for (count, hand) in dealt.counts.iter_mut().zip(&options.hands) {
            *count = hand.len() as u8;
        }
        Ok(dealt)
    }

    pub fn seats(&self) -> usize {
        self.seats as usize
    }

    pub fn options(&self) -> Options {
        let mut tiles = self.tiles.iter().copied();
        let counts = &self.counts[..self.seats()];
        Options {
            hands: counts
                .iter()
                .map(|&count| tiles.by_ref().take(count as usize).collect())
                .collect(),
        }
    }

    pub fn hands(&self) -> [Hand; MAX_SEATS] {
        let mut tiles = self.tiles.iter().copied();
        self.counts.map(|count| tiles.by_ref().take(count as usize).collect())
    }
}

/// As its text.
impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tile, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse()
            .map_err(|_| serde::de::Error::custom(format!("`{text}` is no tile of the nose game")))
    }
}
