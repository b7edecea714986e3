//! Why a step of the nose game isn't possible, and what there is to say about its groups.

use super::{Explanation, Keys, keys};
use crate::games::Seat;
use crate::games::noses::{Group, NoGroup, NoStone, Reason, Span, Step, Touch};
use crate::words::{Arg, Words, list};

/// A nose's name as inside a sentence; `nose` is 0 to 9, as in the notation.
pub fn nose(words: &Words, nose: u8) -> String {
    words.text(&format!("nose-{nose}"))
}

/// Explains why a step of the nose game is illegal. `name` tells what a player is called.
pub fn explain_noses(words: &Words, step: &Step, reason: &Reason, name: impl Fn(Seat) -> String) -> Explanation {
    sentences(step, reason).explain(words, &args(words, reason, name))
}

fn sentences(step: &Step, reason: &Reason) -> Keys {
    match reason {
        Reason::GameOver => keys("reason-game-over-title", "reason-noses-game-over", "noses-end-over"),
        Reason::NotInHand { holder: Some(_), .. } => keys(
            "reason-noses-not-in-hand-title",
            "reason-noses-not-in-hand",
            "noses-turn-lay",
        ),
        Reason::NotInHand { holder: None, .. } => {
            keys("reason-noses-nobodys-title", "reason-noses-nobodys", "noses-turn-lay")
        }
        Reason::NotCanonical { .. } => keys(
            "reason-noses-not-canonical-title",
            "reason-noses-not-canonical",
            if step.tile.is_double() {
                "noses-lay-free"
            } else {
                "noses-lay-first"
            },
        ),
        Reason::Occupied(_) => keys("reason-noses-occupied-title", "reason-noses-occupied", "noses-lay-free"),
        Reason::TouchTwo { touched: None } => keys(
            "reason-noses-touch-none-title",
            "reason-noses-touch-none",
            "noses-lay-two",
        ),
        Reason::TouchTwo { touched: Some(_) } => keys(
            "reason-noses-touch-one-title",
            "reason-noses-touch-one",
            "noses-lay-two",
        ),
        Reason::NoMatch { .. } => keys(
            "reason-noses-no-match-title",
            "reason-noses-no-match",
            "noses-lay-match",
        ),
        Reason::TooWide(Span::Columns(..)) => keys(
            "reason-noses-too-wide-title",
            "reason-noses-too-wide",
            "noses-space-ten",
        ),
        Reason::TooWide(Span::Rows(..)) => keys(
            "reason-noses-too-tall-title",
            "reason-noses-too-tall",
            "noses-space-ten",
        ),
        Reason::Hole { .. } => keys("reason-noses-hole-title", "reason-noses-hole", "noses-space-hole"),
        Reason::NoGroup {
            why: NoGroup::Single, ..
        } => keys("reason-noses-single-title", "reason-noses-single", "noses-group-what"),
        Reason::NoGroup {
            why: NoGroup::Double, ..
        } => keys("reason-noses-double-title", "reason-noses-double", "noses-group-double"),
        Reason::NoStone(NoStone::EmptyReserve) => keys(
            "reason-noses-no-stone-title",
            "reason-noses-no-stone",
            "noses-stone-from",
        ),
        Reason::NoStone(NoStone::NotThere(_)) => keys(
            "reason-noses-not-there-title",
            "reason-noses-not-there",
            "noses-stone-from",
        ),
        Reason::NoStone(NoStone::Returned(_)) => keys(
            "reason-noses-returned-title",
            "reason-noses-returned",
            "noses-stone-back",
        ),
        Reason::NoStone(NoStone::Twice(_)) => keys("reason-noses-twice-title", "reason-noses-twice", "noses-stone-to"),
    }
}

/// What the messages may put into their texts.
fn args(words: &Words, reason: &Reason, name: impl Fn(Seat) -> String) -> Vec<(&'static str, Arg)> {
    match reason {
        Reason::NotInHand { holder: Some(seat), .. } => vec![("name", name(*seat).into())],
        Reason::NotCanonical { instead } => vec![("step", instead.to_string().into())],
        Reason::NoMatch { touches } => vec![("beside", beside(words, touches).into())],
        Reason::TooWide(span) => vec![("count", span.width().into())],
        Reason::Hole { squares } => vec![("count", squares.len().into())],
        _ => Vec::new(),
    }
}

/// What lies beside each of a tile's noses, each kind once: a sentence for each.
fn beside(words: &Words, touches: &[Touch]) -> String {
    let mut sentences: Vec<String> = Vec::new();
    let mut told: Vec<u8> = Vec::new();
    for touch in touches {
        if told.contains(&touch.nose) {
            continue;
        }
        told.push(touch.nose);
        let mut others: Vec<u8> = touches
            .iter()
            .filter(|other| other.nose == touch.nose)
            .map(|other| other.touched_nose)
            .collect();
        others.sort_unstable();
        others.dedup();
        let others: Vec<String> = others.into_iter().map(|other| nose(words, other)).collect();
        sentences.push(words.format(
            "noses-beside",
            &[
                ("nose", nose(words, touch.nose).into()),
                ("others", list(words, &others).into()),
            ],
        ));
    }
    sentences.join(" ")
}

/// A nose group for those who ask about it: a title (`Stupsnase × 4`), and what it is worth, to whom, and whether it can still
/// grow. `owner` is what the owner of its stone is called.
pub fn describe_group(words: &Words, group: &Group, owner: Option<&str>, can_grow: bool) -> (String, String) {
    let count = || Arg::from(group.squares.len());
    let title = words.format(
        "group-title",
        &[("nose", nose(words, group.nose).into()), ("count", count())],
    );
    let worth = match owner {
        Some(name) => words.format("group-owned", &[("name", name.into()), ("count", count())]),
        None => words.text("group-free"),
    };
    let grows = words.text(if can_grow { "group-grows" } else { "group-done" });
    (title, format!("{worth} {grows}"))
}
