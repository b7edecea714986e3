//! Why a step of Textile isn't possible.

use super::{Explanation, Keys, colour, keys};
use crate::games::plane::Square;
use crate::games::textile::{Colour, Reason, Step};
use crate::words::{Arg, Words};

/// Explains why a step of Textile is illegal. The step says whether the reason is about the patch or about the textile.
pub fn explain_textile(words: &Words, step: &Step, reason: &Reason) -> Explanation {
    sentences(step, reason).explain(words, &args(words, reason))
}

fn sentences(step: &Step, reason: &Reason) -> Keys {
    match (reason, step) {
        (Reason::GameOver, _) => keys("reason-game-over-title", "reason-game-over", "textile-end-over"),
        (Reason::MustStart, _) => keys("reason-must-start-title", "reason-must-start", "textile-setup-start"),
        (Reason::MustDraw, _) => keys("reason-must-draw-title", "reason-must-draw", "textile-draw-one"),
        (Reason::MustPlace, _) => keys("reason-must-place-title", "reason-must-place", "textile-patch-five"),
        (Reason::NotNow, Step::Draw(_)) => {
            keys("reason-not-now-draw-title", "reason-not-now-draw", "textile-draw-when")
        }
        (Reason::NotNow, _) => keys(
            "reason-not-now-start-title",
            "reason-not-now-start",
            "textile-setup-start",
        ),
        (Reason::StackEmpty(_), Step::Draw(_)) => {
            keys("reason-stack-empty-title", "reason-stack-empty", "textile-draw-one")
        }
        (Reason::StackEmpty(_), _) => keys("reason-stack-empty-title", "reason-stack-empty", "textile-take-stack"),
        (Reason::NoPatch, Step::Knot { .. }) => {
            keys("reason-no-patch-title", "reason-no-patch-knot", "textile-turn-first")
        }
        (Reason::NoPatch, Step::Discard) => {
            keys("reason-no-patch-title", "reason-no-patch-discard", "textile-turn-first")
        }
        (Reason::NoPatch, _) => keys("reason-no-patch-title", "reason-no-patch-take", "textile-take-stack"),
        (Reason::Occupied(_), Step::Knot { .. }) => {
            keys("reason-occupied-title", "reason-occupied-knot", "textile-knot-free")
        }
        (Reason::Occupied(_), _) => keys("reason-occupied-title", "reason-occupied-take", "textile-take-side"),
        (Reason::NotJoined, Step::Knot { .. }) => {
            keys("reason-not-joined-title", "reason-not-joined-knot", "textile-knot-side")
        }
        (Reason::NotJoined, _) => keys("reason-not-joined-title", "reason-not-joined-take", "textile-take-side"),
        (Reason::SameColour { new, old }, step) => {
            let (text, paragraph) = match (step, share_side(new.at, old.at)) {
                (Step::Knot { .. }, true) => ("reason-same-colour-knot-side", "textile-knot-colours"),
                (Step::Knot { .. }, false) => ("reason-same-colour-knot-corner", "textile-knot-colours"),
                (_, true) => ("reason-same-colour-take-side", "textile-patch-colours"),
                (_, false) => ("reason-same-colour-take-corner", "textile-patch-colours"),
            };
            keys("reason-same-colour-title", text, paragraph)
        }
        (Reason::SameAs(_), _) => keys("reason-same-as-title", "reason-same-as", "textile-knot-whole"),
    }
}

/// What the messages may put into their texts.
fn args(words: &Words, reason: &Reason) -> Vec<(&'static str, Arg)> {
    let name = |of: Colour| ("colour", Arg::from(colour(words, of.letter())));
    match reason {
        Reason::StackEmpty(colour) => vec![name(*colour)],
        Reason::SameColour { new, .. } => vec![name(new.colour)],
        Reason::SameAs(step) => vec![("step", Arg::from(step.to_string()))],
        _ => Vec::new(),
    }
}

fn share_side(a: Square, b: Square) -> bool {
    a.orthogonal().contains(&b)
}
