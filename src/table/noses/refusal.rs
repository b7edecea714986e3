//! What to show of a step that a rule forbids.

use super::ways::{Point, around, distance_to_middle};
use crate::games::Game;
use crate::games::noses::{NoStone, Noses, Reason, Step, Tile};
use crate::games::plane::Square;

/// A step that a rule forbids, with what to show of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    pub step: Step,
    pub reason: Reason,
    /// The noses of the tile where they would lie; `None` where the reason is about no place.
    pub would_lie: Option<[(Square, u8); 2]>,
    /// The squares that the reason speaks of: what is covered, touched or enclosed. Which columns or rows are too many is
    /// in the reason itself.
    pub marked: Vec<Square>,
}

impl Refusal {
    pub(super) fn new(step: Step, reason: Reason) -> Refusal {
        let about_a_place = !matches!(reason, Reason::GameOver | Reason::NotInHand { .. });
        Refusal {
            would_lie: about_a_place.then(|| step.laid()),
            marked: marked(&reason),
            step,
            reason,
        }
    }
}

fn marked(reason: &Reason) -> Vec<Square> {
    match reason {
        Reason::GameOver | Reason::NotInHand { .. } | Reason::NotCanonical { .. } | Reason::TooWide(_) => Vec::new(),
        Reason::Occupied(square) | Reason::NoGroup { square, .. } => vec![*square],
        Reason::TouchTwo { touched } => touched.iter().copied().collect(),
        Reason::NoMatch { touches } => touches.iter().map(|touch| touch.touched).collect(),
        Reason::Hole { squares } => squares.clone(),
        Reason::NoStone(why) => match why {
            NoStone::EmptyReserve => Vec::new(),
            NoStone::NotThere(square) | NoStone::Returned(square) | NoStone::Twice(square) => vec![*square],
        },
    }
}

/// Of the illegal ways to cover a square, the one nearest to being legal: it breaks the latest rule in the page's order.
/// Where several do, the one that lies nearest to the point that was touched.
///
/// `None` if there is nothing to explain, as with the very first tile, whose place nobody chooses.
pub(super) fn nearest_to_legal(game: &Noses, tile: Tile, square: Square, point: Point) -> Option<Refusal> {
    let illegal = around(tile, square).filter_map(|step| {
        let reason = game.explain(step).err()?;
        Some((step, rank(&reason)?, reason))
    });
    let nearest = illegal.min_by(|(one, rank_one, reason_one), (other, rank_other, reason_other)| {
        // A covered square is best explained where it was touched.
        let elsewhere = |reason: &Reason| matches!(reason, Reason::Occupied(covered) if *covered != square);
        rank_other
            .cmp(rank_one)
            .then(elsewhere(reason_one).cmp(&elsewhere(reason_other)))
            .then(distance_to_middle(*one, point).total_cmp(&distance_to_middle(*other, point)))
    });
    nearest.map(|(step, _, reason)| Refusal::new(step, reason))
}

/// Where the page has the reasons that can be against a place.
fn rank(reason: &Reason) -> Option<u8> {
    match reason {
        Reason::Occupied(_) => Some(0),
        Reason::TouchTwo { .. } => Some(1),
        Reason::NoMatch { .. } => Some(2),
        Reason::TooWide(_) => Some(3),
        Reason::Hole { .. } => Some(4),
        Reason::GameOver
        | Reason::NotInHand { .. }
        | Reason::NotCanonical { .. }
        | Reason::NoGroup { .. }
        | Reason::NoStone(_) => None,
    }
}
