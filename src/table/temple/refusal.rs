//! What to show of a step that a rule forbids.

use crate::games::temple::{Lonely, NoCorner, NoWay, Place, Put, Reason, Step};

/// A step that a rule forbids, with what to show of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub step: Step,
    pub reason: Reason,
    /// The tiles where they would be; none where the reason is about no place.
    pub would_be: Vec<Put>,
    /// The one of these that the reason speaks of.
    pub blamed: Option<Place>,
    /// The places that the reason speaks of besides: what is in the way, what is touched.
    pub marked: Vec<Place>,
}

impl Refusal {
    pub(super) fn new(step: Step, reason: Reason) -> Refusal {
        let about_a_place = matches!(
            reason,
            Reason::Occupied(_) | Reason::RightAbove { .. } | Reason::NoWay(_) | Reason::Value(_)
        );
        let (blamed, marked) = match &reason {
            Reason::Occupied(place) => (Some(*place), vec![*place]),
            Reason::RightAbove { place, other } => (Some(*place), vec![*other]),
            Reason::NoWay(NoWay::Top(top)) => {
                let missing = top.nearest.iter().flat_map(|lack| lack.missing.iter().copied());
                (Some(top.top), missing.collect())
            }
            Reason::NoWay(NoWay::Walls(NoCorner::NoFloor(wall))) => (Some(*wall), Vec::new()),
            Reason::Value(lonely) => (Some(lonely.put.place), touched(lonely)),
            _ => (None, Vec::new()),
        };
        Refusal {
            would_be: if about_a_place {
                step.puts().collect()
            } else {
                Vec::new()
            },
            blamed,
            marked,
            step,
            reason,
        }
    }
}

fn touched(lonely: &Lonely) -> Vec<Place> {
    lonely.touches.iter().map(|put| put.place).collect()
}
