//! Why a step isn't possible, in sentences.

use super::{Arg, Words};
use crate::games::plane::Square;
use crate::games::textile::{Colour, Reason, Step};

/// Why a step isn't possible, for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// A few words: `Ziegelrot trifft Ziegelrot`.
    pub title: String,
    /// One or two sentences on what is in the way.
    pub text: String,
    /// The paragraph of the rules that the step breaks: its key among the messages and its place in the reader's book.
    pub paragraph: &'static str,
}

/// A tile colour's name as inside a sentence; `letter` is that of the notation, `A` to `J`.
pub fn colour(words: &Words, letter: char) -> String {
    words.text(&format!("colour-{letter}"))
}

/// Explains why a step of Textile is illegal. The step says whether the reason is about the patch or about the textile.
pub fn explain_textile(words: &Words, step: &Step, reason: &Reason) -> Explanation {
    let (title, text, paragraph) = keys(step, reason);
    let args = args(words, reason);
    Explanation {
        title: words.format(title, &args),
        text: words.format(text, &args),
        paragraph,
    }
}

/// The messages of title and text, and the paragraph of the rules.
fn keys(step: &Step, reason: &Reason) -> (&'static str, &'static str, &'static str) {
    match (reason, step) {
        (Reason::GameOver, _) => ("reason-game-over-title", "reason-game-over", "textile-end-over"),
        (Reason::MustStart, _) => ("reason-must-start-title", "reason-must-start", "textile-setup-start"),
        (Reason::MustDraw, _) => ("reason-must-draw-title", "reason-must-draw", "textile-draw-one"),
        (Reason::MustPlace, _) => ("reason-must-place-title", "reason-must-place", "textile-patch-five"),
        (Reason::NotNow, Step::Draw(_)) => ("reason-not-now-draw-title", "reason-not-now-draw", "textile-draw-when"),
        (Reason::NotNow, _) => (
            "reason-not-now-start-title",
            "reason-not-now-start",
            "textile-setup-start",
        ),
        (Reason::StackEmpty(_), Step::Draw(_)) => {
            ("reason-stack-empty-title", "reason-stack-empty", "textile-draw-one")
        }
        (Reason::StackEmpty(_), _) => ("reason-stack-empty-title", "reason-stack-empty", "textile-take-stack"),
        (Reason::NoPatch, Step::Knot { .. }) => ("reason-no-patch-title", "reason-no-patch-knot", "textile-turn-first"),
        (Reason::NoPatch, Step::Discard) => ("reason-no-patch-title", "reason-no-patch-discard", "textile-turn-first"),
        (Reason::NoPatch, _) => ("reason-no-patch-title", "reason-no-patch-take", "textile-take-stack"),
        (Reason::Occupied(_), Step::Knot { .. }) => {
            ("reason-occupied-title", "reason-occupied-knot", "textile-knot-free")
        }
        (Reason::Occupied(_), _) => ("reason-occupied-title", "reason-occupied-take", "textile-take-side"),
        (Reason::NotJoined, Step::Knot { .. }) => {
            ("reason-not-joined-title", "reason-not-joined-knot", "textile-knot-side")
        }
        (Reason::NotJoined, _) => ("reason-not-joined-title", "reason-not-joined-take", "textile-take-side"),
        (Reason::SameColour { new, old }, step) => {
            let (text, paragraph) = match (step, share_side(new.at, old.at)) {
                (Step::Knot { .. }, true) => ("reason-same-colour-knot-side", "textile-knot-colours"),
                (Step::Knot { .. }, false) => ("reason-same-colour-knot-corner", "textile-knot-colours"),
                (_, true) => ("reason-same-colour-take-side", "textile-patch-colours"),
                (_, false) => ("reason-same-colour-take-corner", "textile-patch-colours"),
            };
            ("reason-same-colour-title", text, paragraph)
        }
        (Reason::SameAs(_), _) => ("reason-same-as-title", "reason-same-as", "textile-knot-whole"),
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
