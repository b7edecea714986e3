use std::fmt;
use std::ops::Deref;

use crate::games::plane::Square;

/// A colour of tiles. How it looks is the theme's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    A,
    B,
    C,
    D,
    E,
}

impl Colour {
    pub const ALL: [Colour; 5] = [Colour::A, Colour::B, Colour::C, Colour::D, Colour::E];

    /// From 0 to 4.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// From `A` to `E`, as the notation writes it.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A tile where it lies: in the textile, or in a patch with the patch's own squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile {
    pub at: Square,
    pub colour: Colour,
}

/// Up to `N` tiles in the order of laying. They live in place, so that a copy of a position allocates nothing.
#[derive(Clone)]
pub(super) struct Tiles<const N: usize> {
    len: u8,
    tiles: [Tile; N],
}

impl<const N: usize> Tiles<N> {
    pub(super) const NONE: Self = Self {
        len: 0,
        tiles: [Tile {
            at: Square::ORIGIN,
            colour: Colour::A,
        }; N],
    };

    pub(super) fn push(&mut self, tile: Tile) {
        self.tiles[self.len as usize] = tile;
        self.len += 1;
    }

    pub(super) fn move_by(&mut self, by: Square) {
        for tile in &mut self.tiles[..self.len as usize] {
            tile.at = tile.at + by;
        }
    }
}

impl<const N: usize> Deref for Tiles<N> {
    type Target = [Tile];
    fn deref(&self) -> &[Tile] {
        &self.tiles[..self.len as usize]
    }
}

impl<const N: usize> PartialEq for Tiles<N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<const N: usize> fmt::Debug for Tiles<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
