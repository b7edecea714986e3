//! The nose game at the table: choose a tile, lay it, put stones, confirm.
//!
//! `ways.rs` knows in which ways a tile can lie; `touch.rs` says what touches mean, `stones.rs` which stones can be put;
//! `ghost.rs` shows what a step would bring, and `info.rs` what there is to know besides.

mod draft;
mod ghost;
mod info;
mod refusal;
mod stones;
mod touch;
mod ways;

pub use draft::{Draft, Which};
pub use ghost::{Ghost, Grown, How, Points};
pub use info::{Closed, Inspection, Outlook, Reach};
pub use refusal::Refusal;
pub use stones::{Choice, StoneOffer};

use super::play::{self, ByHand};
use crate::games::noses::{Hand, Noses, Options, Reason, Step, Tile};
use crate::games::{AnyGame, Game, Seat};

/// A nose game in progress.
pub type Table = play::Table<Noses>;
/// What came of an intent.
pub type Answer = play::Answer<Noses>;
/// A nose game with who plays it.
pub type Saved = super::Saved<Noses>;

/// What a player wants, as the screen understood it.
///
/// `x` and `y` are a point of the board in squares, and `reach` is how far (in squares) a touch may be from the middle of
/// the square that it means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Intent {
    /// A tile was tapped, in whoever's hand it is. The chosen one is let go.
    Tile(Tile),
    /// The board was tapped: the chosen tile is to lie there, or, where it lies there already, to lie there in the next
    /// way. Without a tile it means nothing; see `Table::inspect`.
    Board { x: f32, y: f32, reach: f32 },
    /// The chosen tile is held over a point of the board.
    Hold { x: f32, y: f32, reach: f32 },
    /// The chosen tile is let go there.
    Drop { x: f32, y: f32, reach: f32 },
    /// Turn the tile to the next way in which it can lie around the square that was touched.
    Turn,
    /// A stone for the group of one of the tile's squares, or none.
    Stone(Which, Choice),
    /// Play what has been chosen.
    Confirm,
    /// Take back what has been chosen, else the last step.
    Undo,
    /// Play the step again that was taken back last.
    Redo,
    /// Let go of what has been chosen, one level at a time; never takes back a step.
    Back,
}

/// What is kept of the legal steps.
#[derive(Clone, Debug)]
pub struct Offers {
    /// The ways in which the seat to move can lay its tiles, without stones; sorted.
    ways: Vec<Step>,
    /// For each seat the tiles that it could lay were it its turn.
    layable: Vec<Hand>,
}

impl ByHand for Noses {
    type Draft = Draft;
    type Intent = Intent;
    type Refusal = Refusal;
    type Offers = Offers;

    fn from_any(game: &AnyGame) -> Option<&Noses> {
        match game {
            AnyGame::Noses(noses) => Some(noses),
            _ => None,
        }
    }

    fn options_again(&self, number: u64) -> Options {
        Options::deal(self.seats(), number)
    }

    fn offers(&self) -> Offers {
        let seats = (0..self.seats() as u8).map(Seat);
        let tiles = |seat| self.layings(seat).iter().map(|step| step.tile).collect();
        let mut ways = self.to_move().map_or_else(Vec::new, |seat| self.layings(seat));
        ways.sort_unstable();
        Offers {
            ways,
            layable: seats.map(tiles).collect(),
        }
    }

    fn resting_draft(_: &Table) -> Draft {
        Draft::None
    }

    fn is_possible(table: &Table, draft: Draft) -> bool {
        match draft {
            Draft::None => true,
            Draft::Tile(tile) => table.is_in_hand(tile),
            Draft::Placed { step, .. } => table.game().explain(step).is_ok(),
        }
    }

    fn with_less(table: &Table) -> Option<Draft> {
        match table.draft() {
            Draft::None => None,
            // The very first tile has only one place and never waits for another.
            Draft::Placed { step, .. } if !table.is_empty() => Some(Draft::Tile(step.tile)),
            Draft::Tile(_) | Draft::Placed { .. } => Some(Draft::None),
        }
    }

    fn chosen_step(table: &Table) -> Option<Step> {
        table.draft().placed()
    }

    fn draft_of(step: Step) -> Option<Draft> {
        Some(Draft::Placed {
            step,
            anchor: Which::First,
        })
    }

    fn refusal(_: &Table, step: Step, reason: Reason) -> Refusal {
        Refusal::new(step, reason)
    }

    /// Without `confirm`, a tile that forms no group is played as soon as it is laid. With a group it waits, for there is
    /// still a stone to choose: since noses have to match, it waits except for the very first tile. Turning, holding and
    /// choosing a stone never play.
    fn carry_out(table: &mut Table, intent: Intent, confirm: bool) -> Answer {
        match intent {
            Intent::Tile(tile) => table.tap_tile(tile, confirm),
            Intent::Board { x, y, reach } => table.tap_board((x, y), reach, confirm),
            Intent::Hold { x, y, reach } => table.hold((x, y), reach),
            Intent::Drop { x, y, reach } => table.drop_tile((x, y), reach, confirm),
            Intent::Turn => table.turn(),
            Intent::Stone(which, choice) => table.choose_stone(which, choice),
            Intent::Confirm => table.confirm(),
            Intent::Undo => table.undo(),
            Intent::Redo => table.redo(),
            Intent::Back => table.back(),
        }
    }
}
