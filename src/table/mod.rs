//! One game in progress as the people at the table see it: what was played, what was taken back, and the half-made step.
//!
//! Knows the games, not the screen: a touch comes in as an intent, and what there is to show goes out as plain data.

pub mod history;
pub mod noses;
pub mod play;
pub mod saved;
pub mod temple;
pub mod textile;

pub use history::History;
pub use play::{Answer, ByHand, Table};
#[cfg(feature = "screens")]
pub(crate) use saved::each_saved;
pub use saved::{AnySaved, Called, MARKS, Saved, SavedError};
