//! What the table asks, tells and reads aloud, in the player's language.

use crate::games::textile::{Colour, FULL_PATCH, Phase, Step, Tile};
use crate::games::{Game, Seat};
use crate::table::textile::{Draft, Table};
use crate::words::{Arg, Words, list};

use super::super::game::Ask;

/// A colour's name within a sentence.
pub fn colour(words: &Words, colour: Colour) -> String {
    words.text(&format!("colour-{colour}"))
}

/// What is asked now; `name` is whose turn it is.
pub fn ask(words: &Words, table: &Table, name: &str) -> Ask {
    let named = |key: &str| words.format(key, &[("name", Arg::from(name))]);
    let coloured = |key: &str, c: Colour| words.format(key, &[("colour", Arg::from(colour(words, c)))]);
    let has_patch = !table.patch().is_empty();
    let (title, text) = match (table.game().phase(), table.draft()) {
        (Phase::Over, _) => (words.text("ask-over"), String::new()),
        (_, Draft::Discard) if table.must_discard() => {
            (words.text("ask-discard-only"), words.text("ask-discard-only-more"))
        }
        (_, Draft::Discard) => (words.text("ask-discard"), words.text("ask-discard-more")),
        (_, Draft::Start { colour }) => (coloured("ask-start-chosen", colour), words.text("ask-again-more")),
        (Phase::Start, _) => (named("ask-start"), words.text("ask-start-more")),
        (Phase::Draw, _) => (words.text("ask-draw"), words.text("ask-draw-more")),
        (_, Draft::Take { colour, .. }) if !has_patch => {
            (coloured("ask-first-chosen", colour), words.text("ask-again-more"))
        }
        (_, Draft::Take { at: None, .. }) => (words.text("ask-square"), words.text("ask-square-more")),
        (_, Draft::Take { colour, .. }) => (coloured("ask-square-chosen", colour), words.text("ask-again-more")),
        (_, Draft::Knot { by: Some(_), .. }) => (words.text("ask-knot-chosen"), words.text("ask-again-more")),
        (_, Draft::Knot { .. }) if table.can_take() => (words.text("ask-knot"), words.text("ask-knot-more")),
        (_, Draft::Knot { .. }) => {
            let key = if table.patch().len() == FULL_PATCH {
                "ask-knot-five"
            } else {
                "ask-knot-last"
            };
            (words.text(key), words.text("ask-knot"))
        }
        (_, Draft::None) if !has_patch => (words.text("ask-first"), words.text("ask-first-more")),
        (_, Draft::None) => {
            let more = if table.can_knot() {
                "ask-turn-more"
            } else {
                "ask-turn-nowhere-more"
            };
            (words.text("ask-turn"), words.text(more))
        }
    };
    let confirm = match table.draft() {
        _ if table.game().phase() == Phase::Over => words.text("confirm-result"),
        Draft::Knot { .. } => table.chosen_knot().map_or_else(String::new, |knot| {
            words.format("confirm-knot", &[("points", Arg::from(knot.points()))])
        }),
        Draft::Discard => words.text("confirm-discard"),
        Draft::None | Draft::Start { .. } | Draft::Take { .. } => String::new(),
    };
    Ask { title, text, confirm }
}

/// What a knot would bring: "4 sides × 3 tiles = 12".
pub fn sum(words: &Words, table: &Table) -> Option<String> {
    let knot = table.chosen_knot()?;
    let numbers = [
        ("sides", knot.seams.len()),
        ("tiles", knot.tiles.len()),
        ("points", knot.points() as usize),
    ];
    Some(words.format(
        "table-sum",
        &numbers.map(|(name, number)| (name, Arg::from(number as u32))),
    ))
}

/// What is to be known in the last turns, and who has none any more. Nothing before, and nothing afterwards.
pub fn banner(words: &Words, table: &Table, names: &[String]) -> String {
    let game = table.game();
    let stacks_empty = Colour::ALL.iter().all(|&colour| game.stack(colour) == 0);
    if !stacks_empty || game.phase() == Phase::Over {
        return String::new();
    }
    let out: Vec<String> = (0..game.seats())
        .map(|seat| Seat(seat as u8))
        .filter(|&seat| game.patch(seat).is_empty())
        .map(|seat| names[seat.index()].clone())
        .collect();
    let mut text = words.text("banner-last-turns");
    if !out.is_empty() {
        text.push(' ');
        let names = Arg::from(list(words, &out));
        text.push_str(&words.format("banner-out", &[("names", names), ("count", Arg::from(out.len()))]));
    }
    text
}

/// What was just played by `who`.
pub fn say(words: &Words, step: Step, points: u32, who: &str) -> String {
    let (key, c) = match step {
        Step::Start(c) => ("say-start", Some(c)),
        Step::Take { colour, .. } => ("say-take", Some(colour)),
        Step::Knot { .. } => ("say-knot", None),
        Step::Draw(c) => ("say-draw", Some(c)),
        Step::Discard => ("say-discard", None),
    };
    let c = c.map_or_else(String::new, |c| colour(words, c));
    words.format(
        key,
        &[
            ("name", Arg::from(who)),
            ("colour", Arg::from(c)),
            ("points", Arg::from(points)),
        ],
    )
}

/// A patch for those who listen.
pub fn patch(words: &Words, tiles: &[Tile]) -> String {
    if tiles.is_empty() {
        return words.text("patch-none");
    }
    let colours: Vec<String> = tiles.iter().map(|tile| colour(words, tile.colour)).collect();
    words.format("patch-of", &[("colours", Arg::from(list(words, &colours)))])
}

/// The textile for those who listen: its rows from above, columns counted from the leftmost tile.
pub fn textile(words: &Words, tiles: &[Tile]) -> String {
    let (Some(left), Some(top)) = (tiles.iter().map(|t| t.at.x).min(), tiles.iter().map(|t| t.at.y).min()) else {
        return words.text("board-empty");
    };
    let mut sorted = tiles.to_vec();
    sorted.sort_by_key(|tile| (tile.at.y, tile.at.x));
    let rows: Vec<String> = sorted
        .chunk_by(|a, b| a.at.y == b.at.y)
        .map(|row| {
            let tiles: Vec<String> = row
                .iter()
                .map(|tile| {
                    let column = tile.at.x - left + 1;
                    words.format(
                        "board-tile",
                        &[
                            ("colour", Arg::from(colour(words, tile.colour))),
                            ("column", Arg::from(column)),
                        ],
                    )
                })
                .collect();
            let number = row[0].at.y - top + 1;
            words.format(
                "board-row",
                &[("row", Arg::from(number)), ("tiles", Arg::from(tiles.join(", ")))],
            )
        })
        .collect();
    words.format(
        "board-label",
        &[
            ("count", Arg::from(tiles.len() as u32)),
            ("rows", Arg::from(rows.join("; "))),
        ],
    )
}

/// A place that the patch can be knotted to, for those who listen.
pub fn place(
    words: &Words,
    table: &Table,
    at: crate::games::plane::Square,
    knot: &crate::games::textile::Knotting,
) -> String {
    let tiles = table.game().textile();
    let left = tiles.iter().map(|tile| tile.at.x).min().unwrap_or(0);
    let top = tiles.iter().map(|tile| tile.at.y).min().unwrap_or(0);
    words.format(
        "place-label",
        &[
            ("column", Arg::from(at.x - left + 1)),
            ("row", Arg::from(at.y - top + 1)),
            ("sides", Arg::from(knot.seams.len() as u32)),
            ("points", Arg::from(knot.points())),
        ],
    )
}
