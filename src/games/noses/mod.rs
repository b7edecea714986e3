//! The nose game: `docs/rules/noses.md`.
//!
//! `legal.rs` says what is legal, as plainly as the page does. `listing.rs` and `drawing.rs` find the legal steps
//! faster, with what `field.rs`, `chains.rs` and `places.rs` keep track of; the tests compare them.

mod chains;
mod drawing;
mod field;
mod gains;
mod laid;
mod legal;
mod listing;
mod options;
mod places;
mod reason;
mod step;
mod text;
mod tile;
mod view;

pub use field::{Bounds, WIDEST};
pub use options::Options;
pub use reason::{NoGroup, NoStone, Reason, Span, Touch};
pub use step::{Direction, Source, Step};
pub use tile::{Hand, NOSES, TILES, Tile};
pub use view::{Group, Laying, Stone};

use crate::games::keys::Keys;
use crate::games::{Game, Scores, Seat};
use chains::Chains;
use field::{Cell, Field};
use laid::{Laid, Tiles};
use options::Dealt;
use places::Places;
use rand_core::Rng;

/// The most seats there can be: one a colour of stones.
pub const MAX_SEATS: usize = 5;
/// How many scoring stones a seat has.
pub const STONES: usize = 5;

/// A nose game in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct Noses {
    seats: u8,
    turn: Option<Seat>,
    dealt: Dealt,
    hands: [Hand; MAX_SEATS],
    field: Field,
    chains: Chains,
    places: Places,
    /// The tiles in the order of laying.
    laid: Tiles,
}

impl Game for Noses {
    const NAME: &'static str = "noses";
    const SCORES: Scores = Scores::Points;

    type Options = Options;
    type Step = Step;
    type Reason = Reason;

    fn options_from(keys: &mut Keys<'_>) -> Result<Options, String> {
        Options::from_keys(keys)
    }

    fn new(options: &Options) -> Result<Noses, String> {
        let dealt = Dealt::new(options)?;
        let mut noses = Noses {
            seats: dealt.seats() as u8,
            turn: None,
            hands: dealt.hands(),
            dealt,
            field: Field::new(),
            chains: Chains::new(),
            places: Places::new(),
            laid: Tiles::EMPTY,
        };
        noses.turn = noses.next_that_can_lay(Seat(noses.seats - 1));
        Ok(noses)
    }

    fn options(&self) -> Options {
        self.dealt.options()
    }

    fn seats(&self) -> usize {
        self.seats as usize
    }

    fn to_move(&self) -> Option<Seat> {
        self.turn
    }

    fn legal_steps(&self, steps: &mut Vec<Step>) {
        steps.clear();
        self.list_steps(steps);
    }

    fn draw_step<R: Rng + ?Sized>(&self, rng: &mut R, room: &mut Vec<Step>) -> Option<Step> {
        self.draw(rng, room)
    }

    fn explain(&self, step: Step) -> Result<(), Reason> {
        self.check(step)
    }

    fn play_legal(&mut self, step: Step) {
        let seat = self.turn.expect("the game goes on");
        self.hands[seat.index()].remove(step.tile);
        let laid = Laid::of(step).expect("legal squares are on the field");
        self.laid.push(laid);
        for (cell, nose) in laid.squares() {
            self.field.cover(cell, nose);
            self.chains.lay(cell, nose, &self.field);
        }
        for (stone, cell) in [step.a, step.b].into_iter().zip(laid.cells) {
            match stone {
                None => continue,
                Some(Source::Reserve) => {}
                Some(Source::Square(from)) => {
                    let from = Cell::new(from).expect("stones lie on the field");
                    self.chains.take_stone(seat, from);
                }
            }
            self.chains.put_stone(seat, cell);
        }
        self.places.update(laid.cells, &self.field);
        self.turn = self.next_that_can_lay(seat);
    }

    /// Each nose in a group with a stone scores a point for the stone's owner.
    fn scores(&self) -> Vec<u32> {
        let mut scores = vec![0; self.seats()];
        for group in self.groups() {
            if let Some(stone) = group.stone {
                scores[stone.owner.index()] += group.squares.len() as u32;
            }
        }
        scores
    }

    fn winners(&self) -> Option<Vec<Seat>> {
        if self.turn.is_some() {
            return None;
        }
        let scores = self.scores();
        let most = scores.iter().max().copied();
        let seats = (0..self.seats).map(Seat);
        Some(seats.filter(|seat| Some(scores[seat.index()]) == most).collect())
    }

    fn show(&self) -> String {
        self.text()
    }
}

impl Noses {
    /// The next seat after this one that can lay a tile, perhaps itself again.
    fn next_that_can_lay(&self, seat: Seat) -> Option<Seat> {
        let mut next = seat;
        for _ in 0..self.seats {
            next = next.next(self.seats());
            if self.can_lay(next) {
                return Some(next);
            }
        }
        None
    }
}
