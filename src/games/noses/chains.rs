//! Identical noses that hang together, and the stones on them.
//!
//! A *chain* is one nose, or several identical ones connected orthogonally; a chain of two or more is a nose group.

use super::field::{CELLS, Cell, Field};
use super::tile::{NOSES, TILES};
use super::{MAX_SEATS, STONES};
use crate::games::Seat;

/// A nose is on eleven squares: on nine tiles with another nose and twice on its double (`9` only on nine).
const SQUARES_OF_A_NOSE: usize = 11;

/// A chain's name: the number of one of its squares in the order of laying.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Chain(u8);

/// A set of chains.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ChainSet(u128);

impl ChainSet {
    #[inline]
    pub const fn or(self, other: ChainSet) -> ChainSet {
        ChainSet(self.0 | other.0)
    }

    #[inline]
    pub const fn contains(self, chain: Chain) -> bool {
        self.0 >> chain.0 & 1 == 1
    }
}

/// All chains, and the stones on them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Chains {
    /// For each covered cell its chain.
    chain: [Chain; CELLS],
    /// For each nose the cells it is on, in the order of laying.
    cells: [List<SQUARES_OF_A_NOSE>; NOSES],
    /// For each chain the seat whose stone lies on it.
    owner: [Option<Seat>; 2 * TILES],
    /// For each seat the cells its stones lie on.
    stones: [List<STONES>; MAX_SEATS],
    /// How many noses have been laid.
    laid: u8,
}

/// A short list of cells.
#[derive(Clone, Copy, Debug, PartialEq)]
struct List<const N: usize> {
    cells: [Cell; N],
    len: u8,
}

impl<const N: usize> List<N> {
    const EMPTY: Self = List {
        cells: [Cell::at(0, 0); N],
        len: 0,
    };

    fn as_slice(&self) -> &[Cell] {
        &self.cells[..self.len as usize]
    }

    fn push(&mut self, cell: Cell) {
        self.cells[self.len as usize] = cell;
        self.len += 1;
    }

    fn remove(&mut self, cell: Cell) {
        if let Some(index) = self.as_slice().iter().position(|&other| other == cell) {
            self.len -= 1;
            self.cells[index] = self.cells[self.len as usize];
        }
    }
}

impl Chains {
    pub fn new() -> Chains {
        Chains {
            chain: [Chain::default(); CELLS],
            cells: [List::EMPTY; NOSES],
            owner: [None; 2 * TILES],
            stones: [List::EMPTY; MAX_SEATS],
            laid: 0,
        }
    }

    /// The chain of a covered cell.
    #[inline]
    pub fn of(&self, cell: Cell) -> Chain {
        self.chain[cell.index()]
    }

    #[inline]
    pub fn owner(&self, chain: Chain) -> Option<Seat> {
        self.owner[chain.0 as usize]
    }

    /// The cells that a nose is on, in the order of laying.
    pub fn cells(&self, nose: u8) -> &[Cell] {
        self.cells[nose as usize].as_slice()
    }

    /// The cells of a chain of this nose, in the order of laying.
    pub fn members(&self, chain: Chain, nose: u8) -> impl Iterator<Item = Cell> + '_ {
        self.cells(nose)
            .iter()
            .copied()
            .filter(move |&cell| self.of(cell) == chain)
    }

    /// The cells that a seat's stones lie on.
    #[inline]
    pub fn stones(&self, seat: Seat) -> &[Cell] {
        self.stones[seat.index()].as_slice()
    }

    /// The chains of this nose around a cell: those that it would extend there.
    #[inline]
    pub fn around(&self, cell: Cell, nose: u8, field: &Field) -> ChainSet {
        let mut chains = ChainSet::default();
        for neighbour in cell.neighbours() {
            if field.nose(neighbour) == Some(nose) {
                chains.0 |= 1 << self.of(neighbour).0;
            }
        }
        chains
    }

    /// A nose comes to lie on a cell, which links the chains of this nose around it. The stones on these go back to
    /// their owners.
    pub fn lay(&mut self, cell: Cell, nose: u8, field: &Field) {
        let new = Chain(self.laid);
        self.laid += 1;
        self.chain[cell.index()] = new;
        for neighbour in cell.neighbours() {
            if field.nose(neighbour) == Some(nose) {
                let old = self.of(neighbour);
                self.return_stone(old);
                self.rename(old, new, nose);
            }
        }
        self.cells[nose as usize].push(cell);
    }

    fn return_stone(&mut self, chain: Chain) {
        if let Some(owner) = self.owner[chain.0 as usize].take() {
            let here = self
                .stones(owner)
                .iter()
                .copied()
                .find(|&stone| self.of(stone) == chain);
            self.stones[owner.index()].remove(here.expect("an owned chain has a stone"));
        }
    }

    fn rename(&mut self, old: Chain, new: Chain, nose: u8) {
        let cells = self.cells[nose as usize];
        for cell in cells.as_slice() {
            if self.of(*cell) == old {
                self.chain[cell.index()] = new;
            }
        }
    }

    /// Puts a stone of the seat's on a cell.
    pub fn put_stone(&mut self, seat: Seat, cell: Cell) {
        self.owner[self.of(cell).0 as usize] = Some(seat);
        self.stones[seat.index()].push(cell);
    }

    /// Takes the stone of the seat's from a cell.
    pub fn take_stone(&mut self, seat: Seat, cell: Cell) {
        self.owner[self.of(cell).0 as usize] = None;
        self.stones[seat.index()].remove(cell);
    }
}
