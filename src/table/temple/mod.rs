//! Temple at the table: choose where to build, change the values, confirm.
//!
//! `offers.rs` knows where each way can go and why one can't; `touch.rs` says what touches mean, `preset.rs` which
//! tiles lie ready, `hand.rs` what there is to know of the tiles.

mod draft;
mod hand;
mod offers;
mod places;
mod preset;
mod refusal;
mod touch;

pub use draft::Draft;
pub use hand::{HandColour, Outlook, State, Unfit};
pub use offers::{NotNow, Offers, Placement, WayOffer};
pub use places::Places;
pub use refusal::Refusal;

use super::play::{self, ByHand};
use crate::games::temple::{Colour, Options, Place, Reason, Step, Temple, Tile, Way};
use crate::games::{AnyGame, Game};

/// A game of Temple in progress.
pub type Table = play::Table<Temple>;
/// What came of an intent.
pub type Answer = play::Answer<Temple>;
/// A game of Temple with who plays it.
pub type Saved = super::Saved<Temple>;

/// What a player wants, as the screen understood it: which place a touch means is up to the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Show where this way can go, and nothing else; or everything again.
    Way(Way),
    /// Begin the next turn's tiles with this colour, which isn't open yet.
    Colour(Colour),
    /// Tiles are to go there; sensible ones lie ready. See `Table::next_at`.
    Lay(Places),
    /// A tile of the half-made step was tapped: it is to be changed, or if that was clear, its value is: to the next
    /// that holds.
    Choose(Place),
    /// A tile of the hand was tapped: it goes where the chosen tile of the half-made step is.
    Tile(Tile),
    /// A tile of the hand was let go at a place.
    Put(Tile, Place),
    /// Play what has been chosen.
    Confirm,
    /// Take back what has been chosen, else the last step.
    Undo,
    /// Play the step again that was taken back last.
    Redo,
    /// Let go of what has been chosen, one level at a time; never takes back a step.
    Back,
}

impl ByHand for Temple {
    type Draft = Draft;
    type Intent = Intent;
    type Refusal = Refusal;
    type Offers = Offers;

    fn from_any(game: &AnyGame) -> Option<&Temple> {
        match game {
            AnyGame::Temple(temple) => Some(temple),
            _ => None,
        }
    }

    fn options_again(&self, _: u64) -> Options {
        self.options()
    }

    fn offers(&self) -> Offers {
        Offers::of(self)
    }

    fn resting_draft(_: &Table) -> Draft {
        Draft::default()
    }

    /// What is chosen may break the rule of values until it is confirmed, but no other.
    fn is_possible(table: &Table, draft: Draft) -> bool {
        let way_fits = draft.way.is_none_or(|way| match draft.step {
            Some(step) => table
                .offers()
                .find(Places::of(&step))
                .is_some_and(|placement| placement.ways.contains(way)),
            None => table.offers().of_way(Some(way)).next().is_some(),
        });
        let colour_fits = draft.colour.is_none_or(|colour| table.can_open(colour));
        way_fits && colour_fits && draft.step.is_none_or(|step| table.can_be_made(step))
    }

    fn with_less(table: &Table) -> Option<Draft> {
        let draft = table.draft();
        match draft {
            Draft { step: Some(_), .. } => Some(draft.without_step()),
            Draft { colour: Some(_), .. } => Some(Draft { colour: None, ..draft }),
            Draft { way: Some(_), .. } => Some(Draft { way: None, ..draft }),
            _ => None,
        }
    }

    fn chosen_step(table: &Table) -> Option<Step> {
        table.draft().step.filter(|&step| table.game().explain(step).is_ok())
    }

    fn draft_of(step: Step) -> Option<Draft> {
        Some(Draft::default().with_step(step, 0))
    }

    fn refusal(_: &Table, step: Step, reason: Reason) -> Refusal {
        Refusal::new(step, reason)
    }

    /// Without `confirm`, a step is played as soon as its places are chosen if no other tiles can go there.
    fn carry_out(table: &mut Table, intent: Intent, confirm: bool) -> Answer {
        match intent {
            Intent::Way(way) => table.tap_way(way),
            Intent::Colour(colour) => table.choose_colour(colour),
            Intent::Lay(places) => table.lay(places, confirm),
            Intent::Choose(place) => table.tap_laid(place),
            Intent::Tile(tile) => table.tap_tile(tile),
            Intent::Put(tile, place) => table.put(tile, place),
            Intent::Confirm => table.confirm(),
            Intent::Undo => table.undo(),
            Intent::Redo => table.redo(),
            Intent::Back => table.back(),
        }
    }
}
