//! Why a step of Temple isn't possible, nor a whole way, nor any step with a tile.

use super::{Explanation, Keys, keys};
use crate::games::temple::{
    Colour, ColourOrder, Edition, Lack, Lonely, NoCorner, NoTop, NoWay, NotCanonical, NotInHand, Reason, Tile, Way,
};
use crate::table::temple::{NotNow, Unfit};
use crate::words::{Arg, Words};

/// Explains why a step of Temple is illegal. `name` tells how a colour is called, which is up to each player's look.
pub fn explain_temple(words: &Words, reason: &Reason, name: impl Fn(Colour) -> String) -> Explanation {
    sentences(reason).explain(words, &args(words, reason, name))
}

/// Explains why a way to build isn't offered.
pub fn explain_not_now(words: &Words, way: Way, why: &NotNow, edition: Edition) -> Explanation {
    let (keys, args) = match *why {
        NotNow::GameOver => (
            keys("reason-game-over-title", "reason-temple-game-over", "temple-end-over"),
            Vec::new(),
        ),
        NotNow::FirstTurn => (
            keys("reason-temple-first-title", "reason-temple-first", "temple-start-first"),
            Vec::new(),
        ),
        NotNow::NoPlace => (no_place(way, edition), Vec::new()),
        NotNow::TooFewTiles { needed, left } => (
            keys("reason-temple-few-title", "reason-temple-few", "temple-colours-few"),
            vec![("needed", needed.into()), ("left", left.into())],
        ),
        NotNow::NoValue { least } => (
            keys(
                "reason-temple-value-title",
                "reason-temple-no-value",
                "temple-values-rule",
            ),
            vec![("least", least.into())],
        ),
    };
    keys.explain(words, &args)
}

/// What a way needs that is nowhere.
fn no_place(way: Way, edition: Edition) -> Keys {
    let (text, paragraph) = match (way, edition) {
        (Way::Floor, _) => ("reason-temple-floor", "temple-floor-way"),
        (Way::CornerWall, _) => ("reason-temple-nowhere-corner-wall", "temple-walls-corner"),
        (Way::SingleWall, _) => ("reason-temple-nowhere-single-wall", "temple-walls-single"),
        (Way::Tunnel, _) => ("reason-temple-nowhere-tunnel", "temple-tops-tunnel"),
        (Way::SingleTop, _) => ("reason-temple-nowhere-single-top", "temple-tops-single"),
        (Way::CornerTop, Edition::Original) => ("reason-temple-nowhere-corner-top", "temple-tops-corner"),
        (Way::CornerTop, Edition::Edited) => ("reason-temple-nowhere-corner-top-edited", "temple-edited-walls"),
    };
    keys("reason-temple-nowhere-title", text, paragraph)
}

/// Explains why a tile couldn't be put down anywhere. `name` tells how a colour is called.
pub fn explain_unfit(words: &Words, tile: Tile, why: &Unfit, name: impl Fn(Colour) -> String) -> Explanation {
    let keys = match why {
        Unfit::FirstTile => keys("reason-temple-first-title", "reason-temple-first", "temple-start-first"),
        Unfit::TooSmall { .. } => keys("reason-temple-value-title", "unfit-small", "temple-values-small"),
        Unfit::TooFewTiles { .. } => keys("reason-temple-few-title", "unfit-few", "temple-colours-few"),
        Unfit::NoOther => keys("unfit-other-title", "unfit-other", "temple-values-turn"),
    };
    let mut args = vec![tile_arg(words, tile, name)];
    match *why {
        Unfit::FirstTile | Unfit::NoOther => {}
        Unfit::TooSmall { least } => args.push(("least", least.into())),
        Unfit::TooFewTiles { needed, left } => args.extend([("needed", needed.into()), ("left", left.into())]),
    }
    keys.explain(words, &args)
}

/// A tile by its colour and value, for a sentence.
fn tile_arg(words: &Words, tile: Tile, name: impl Fn(Colour) -> String) -> (&'static str, Arg) {
    let args = [("colour", name(tile.colour).into()), ("value", tile.value().into())];
    ("tile", Arg::from(words.format("temple-tile", &args)))
}

fn sentences(reason: &Reason) -> Keys {
    match reason {
        Reason::GameOver => keys("reason-game-over-title", "reason-temple-game-over", "temple-end-over"),
        Reason::NotCanonical(NotCanonical::Order(_)) => {
            keys("reason-temple-order-title", "reason-temple-order", "temple-turn-ways")
        }
        Reason::NotCanonical(NotCanonical::Twice(_)) => {
            keys("reason-temple-twice-title", "reason-temple-twice", "temple-turn-ways")
        }
        Reason::FirstTile => keys("reason-temple-first-title", "reason-temple-first", "temple-start-first"),
        Reason::NotInHand(NotInHand::OtherSeat(_)) => keys(
            "reason-temple-other-seat-title",
            "reason-temple-other-seat",
            "temple-start-colours",
        ),
        Reason::NotInHand(NotInHand::PutDown(..)) => keys(
            "reason-temple-put-down-title",
            "reason-temple-put-down",
            "temple-start-colours",
        ),
        Reason::ColourOrder(ColourOrder::NotOpen { .. }) => keys(
            "reason-temple-not-open-title",
            "reason-temple-not-open",
            "temple-colours-open",
        ),
        Reason::ColourOrder(ColourOrder::TwoColours(..)) => keys(
            "reason-temple-two-colours-title",
            "reason-temple-two-colours",
            "temple-colours-turn",
        ),
        Reason::ColourOrder(ColourOrder::TwoNewColours(..)) => keys(
            "reason-temple-two-new-title",
            "reason-temple-two-new",
            "temple-edited-colours",
        ),
        Reason::Occupied(_) => keys(
            "reason-temple-occupied-title",
            "reason-temple-occupied",
            "temple-tiles-place",
        ),
        Reason::RightAbove { .. } => keys("reason-temple-above-title", "reason-temple-above", "temple-tiles-above"),
        Reason::NoWay(no_way) => of_no_way(no_way),
        Reason::Value(lonely) if is_late(lonely) => keys(
            "reason-temple-value-title",
            "reason-temple-value-late",
            "temple-edited-values",
        ),
        Reason::Value(_) => keys("reason-temple-value-title", "reason-temple-value", "temple-values-rule"),
    }
}

fn of_no_way(no_way: &NoWay) -> Keys {
    match no_way {
        NoWay::Floor => keys("reason-temple-floor-title", "reason-temple-floor", "temple-floor-way"),
        NoWay::Wall {
            touches_wall,
            touches_flat,
        } => match (touches_wall, touches_flat) {
            (false, true) => keys(
                "reason-temple-no-wall-title",
                "reason-temple-no-wall",
                "temple-walls-single",
            ),
            (true, _) => keys(
                "reason-temple-no-flat-title",
                "reason-temple-no-flat",
                "temple-walls-single",
            ),
            (false, false) => keys(
                "reason-temple-alone-title",
                "reason-temple-alone",
                "temple-walls-single",
            ),
        },
        NoWay::Walls(NoCorner::NoSharedEdge) => keys(
            "reason-temple-apart-title",
            "reason-temple-apart",
            "temple-walls-corner",
        ),
        NoWay::Walls(NoCorner::NoRightAngle) => keys(
            "reason-temple-straight-title",
            "reason-temple-straight",
            "temple-walls-corner",
        ),
        NoWay::Walls(NoCorner::NoFloor(_)) => keys(
            "reason-temple-no-floor-title",
            "reason-temple-no-floor",
            "temple-walls-corner",
        ),
        NoWay::Top(NoTop { nearest: None, .. }) => keys(
            "reason-temple-little-title",
            "reason-temple-little",
            "temple-tops-touch",
        ),
        NoWay::Top(NoTop {
            nearest: Some(lack), ..
        }) => of_lack(lack),
        NoWay::Nothing => keys(
            "reason-temple-nothing-title",
            "reason-temple-nothing",
            "temple-turn-ways",
        ),
    }
}

/// A top with too few walls, too many, or others than its way needs.
fn of_lack(lack: &Lack) -> Keys {
    let (misses, has_extra) = (!lack.missing.is_empty(), !lack.extra.is_empty());
    match (lack.way, misses, has_extra) {
        (Way::Tunnel, true, false) => keys(
            "reason-temple-opposite-title",
            "reason-temple-opposite",
            "temple-tops-tunnel",
        ),
        (Way::Tunnel, true, true) => keys(
            "reason-temple-elsewhere-title",
            "reason-temple-elsewhere",
            "temple-tops-tunnel",
        ),
        (Way::Tunnel, false, _) => keys(
            "reason-temple-second-title",
            "reason-temple-second",
            "temple-tops-tunnel",
        ),
        (Way::CornerTop, true, false) => keys(
            "reason-temple-hanging-title",
            "reason-temple-hanging",
            "temple-tops-corner",
        ),
        (Way::CornerTop, true, true) => keys(
            "reason-temple-wrong-edge-title",
            "reason-temple-wrong-edge",
            "temple-tops-corner",
        ),
        (Way::CornerTop, false, _) => keys(
            "reason-temple-too-many-title",
            "reason-temple-too-many",
            "temple-tops-corner",
        ),
        // The other ways need no walls.
        _ => keys("reason-temple-bare-title", "reason-temple-bare", "temple-tops-single"),
    }
}

/// Whether a tile touches one that is small enough, but comes later in the same turn.
fn is_late(lonely: &Lonely) -> bool {
    let value = lonely.put.tile.value();
    lonely.touches.first().is_some_and(|other| other.tile.value() <= value)
}

/// What the messages may put into their texts.
fn args(words: &Words, reason: &Reason, name: impl Fn(Colour) -> String) -> Vec<(&'static str, Arg)> {
    let tile = |of: &Tile| tile_arg(words, *of, &name);
    let two = |one: &Colour, other: &Colour| vec![("one", name(*one).into()), ("other", name(*other).into())];
    match reason {
        Reason::NotCanonical(NotCanonical::Twice(of))
        | Reason::NotInHand(NotInHand::OtherSeat(of) | NotInHand::PutDown(of, _)) => vec![tile(of)],
        Reason::ColourOrder(ColourOrder::NotOpen { open, left, .. }) => {
            vec![("open", name(*open).into()), ("left", (*left).into())]
        }
        Reason::ColourOrder(ColourOrder::TwoColours(one, other) | ColourOrder::TwoNewColours(one, other)) => {
            two(one, other)
        }
        Reason::NoWay(NoWay::Top(NoTop {
            walls, tops, nearest, ..
        })) => {
            let missing = nearest.as_ref().map_or(0, |lack| lack.missing.len());
            vec![
                ("walls", (*walls).into()),
                ("tops", (*tops).into()),
                ("count", missing.into()),
            ]
        }
        Reason::Value(lonely) => {
            let least = lonely.touches.first().map_or(0, |other| other.tile.value());
            vec![tile(&lonely.put.tile), ("least", least.into())]
        }
        _ => Vec::new(),
    }
}
