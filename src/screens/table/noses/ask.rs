//! What the nose game asks, tells and reads aloud, in the player's language.

use super::super::camera::around;
use super::super::game::{Ask, Look};
use super::super::play::Play;
use crate::games::Seat;
use crate::games::noses::{Noses, Step, Stone};
use crate::games::plane::Square;
use crate::table::noses::{Draft, Ghost, Grown, How, Outlook, Table};
use crate::words::{Arg, Words, describe_group, list, nose};

/// What is asked now; `names` by seat.
pub fn ask(words: &Words, table: &Table, names: &[String]) -> Ask {
    let Some(seat) = table.to_move() else {
        return Ask {
            title: words.text("ask-over"),
            text: String::new(),
            confirm: words.text("confirm-result"),
        };
    };
    let named = |key: &str| words.format(key, &[("name", Arg::from(names[seat.index()].as_str()))]);
    match table.draft() {
        Draft::None => {
            let passed = passed_over(words, table, names);
            if table.game().bounds().is_none() {
                Ask::of(named("noses-ask-first"), words.text("noses-ask-first-more"))
            } else if let Some(passed) = passed {
                Ask::of(named("noses-ask-tile"), passed)
            } else {
                let some_pale = table.hand(seat).iter().any(|&(_, open)| !open);
                let more = if some_pale {
                    "noses-ask-tile-pale"
                } else {
                    "noses-ask-tile-more"
                };
                Ask::of(named("noses-ask-tile"), words.text(more))
            }
        }
        Draft::Tile(tile) if !table.can_be_laid(tile) => {
            Ask::of(words.text("noses-ask-nowhere"), words.text("noses-ask-nowhere-more"))
        }
        Draft::Tile(_) => Ask::of(words.text("noses-ask-place"), words.text("noses-ask-place-more")),
        Draft::Placed { .. } => Ask {
            title: words.text("noses-ask-placed"),
            text: words.text("noses-ask-placed-more"),
            confirm: match gained(table, seat) {
                0 => words.text("noses-confirm"),
                points => words.format("noses-confirm-points", &[("points", Arg::from(signed(points)))]),
            },
        },
    }
}

/// Who was passed over after the last step, in a sentence.
pub fn passed_over(words: &Words, table: &Table, names: &[String]) -> Option<String> {
    let passed: Vec<&str> = table
        .passed_over()
        .into_iter()
        .map(|seat| names[seat.index()].as_str())
        .collect();
    (!passed.is_empty()).then(|| {
        words.format(
            "noses-passed",
            &[
                ("names", Arg::from(list(words, &passed))),
                ("count", Arg::from(passed.len())),
            ],
        )
    })
}

/// What the chosen step brings a seat.
fn gained(table: &Table, seat: Seat) -> i32 {
    table.ghost().map_or(0, |ghost| ghost.points[seat.index()].gained())
}

/// `+4`, `−2`.
fn signed(number: i32) -> String {
    let sign = if number < 0 { '−' } else { '+' };
    format!("{sign}{}", number.unsigned_abs())
}

/// What the tile would do to groups and stones, a line each.
pub fn note(words: &Words, table: &Table, names: &[String]) -> Option<String> {
    let ghost = table.ghost()?;
    let mut lines: Vec<String> = ghost.groups.iter().flatten().map(|grown| grows(words, grown)).collect();
    lines.extend(comes_back(words, table, &ghost, names));
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// `Eagle nose: 2 + 3 → 6`.
fn grows(words: &Words, grown: &Grown) -> String {
    let sizes: Vec<String> = grown
        .joined
        .iter()
        .map(|group| group.squares.len().to_string())
        .collect();
    let key = match grown.how {
        How::Formed => "noses-note-formed",
        How::Extended => "noses-note-extended",
        How::Linked => "noses-note-linked",
    };
    words.format(
        key,
        &[
            ("nose", Arg::from(nose(words, grown.group.nose))),
            ("sizes", Arg::from(sizes.join(" + "))),
            ("count", Arg::from(grown.group.squares.len())),
        ],
    )
}

/// Whose stones go back.
fn comes_back(words: &Words, table: &Table, ghost: &Ghost, names: &[String]) -> Option<String> {
    let mover = table.to_move();
    let keeps = ghost.step.a.is_some() || ghost.step.b.is_some();
    let mut owners: Vec<&str> = Vec::new();
    // A stone of one's own that goes back and is put there again isn't worth a word.
    let stays = |stone: &&Stone| Some(stone.owner) != mover || !keeps;
    let returned: Vec<&Stone> = ghost.returned.iter().filter(stays).collect();
    for stone in &returned {
        let name = names[stone.owner.index()].as_str();
        if !owners.contains(&name) {
            owners.push(name);
        }
    }
    (!owners.is_empty()).then(|| {
        words.format(
            "noses-note-back",
            &[
                ("names", Arg::from(list(words, &owners))),
                ("count", Arg::from(returned.len())),
            ],
        )
    })
}

/// Which tile somebody lays.
pub fn lays(words: &Words, step: Step, who: &str) -> String {
    let [low, high] = step.tile.noses();
    words.format(
        "noses-say-lay",
        &[
            ("name", Arg::from(who)),
            ("one", Arg::from(nose(words, low))),
            ("other", Arg::from(nose(words, high))),
        ],
    )
}

/// What was just played, and who is passed over.
pub fn say(words: &Words, play: &Play<Noses>, step: Step, who: &str) -> String {
    let mut said = lays(words, step, who);
    let names = play.all_names(words);
    if let Some(passed) = passed_over(words, &play.saved.table, &names) {
        said.push(' ');
        said.push_str(&passed);
    }
    said
}

/// What there is to know of a nose that was tapped.
pub fn look(words: &Words, play: &Play<Noses>, at: Square) -> Option<Look> {
    let table = &play.saved.table;
    let inspection = table.inspect(at)?;
    let extent = around(inspection.squares.iter().copied())?;
    let grows = matches!(inspection.outlook, Outlook::Open { .. });
    let (title, text) = match table.game().group(at) {
        Some(group) => {
            let owner = group.stone.map(|stone| play.name(words, stone.owner));
            describe_group(words, &group, owner.as_deref(), grows)
        }
        None => (
            words.format("noses-single", &[("nose", Arg::from(nose(words, inspection.nose)))]),
            words.text(if grows {
                "noses-single-open"
            } else {
                "noses-single-closed"
            }),
        ),
    };
    let text = match inspection.outlook {
        Outlook::Open { tiles, .. } => {
            let left = words.format("noses-tiles-left", &[("count", Arg::from(tiles))]);
            format!("{text} {left}")
        }
        Outlook::Closed(_) => text,
    };
    Some(Look {
        title,
        text,
        paragraph: None,
        extent: Some(extent),
    })
}

/// The board for those who listen: its rows from above, columns counted from the leftmost square, and the groups that score.
pub fn board_label(words: &Words, game: &Noses, names: &[String]) -> String {
    let Some(bounds) = game.bounds() else {
        return words.text("noses-board-empty");
    };
    let rows: Vec<String> = (bounds.north..=bounds.south)
        .map(|y| {
            let noses: Vec<String> = (bounds.west..=bounds.east)
                .filter_map(|x| {
                    let nose_here = nose(words, game.nose(Square::new(x, y))?);
                    let column = x - bounds.west + 1;
                    Some(words.format(
                        "board-tile",
                        &[("colour", Arg::from(nose_here)), ("column", Arg::from(column))],
                    ))
                })
                .collect();
            words.format(
                "board-row",
                &[
                    ("row", Arg::from(y - bounds.north + 1)),
                    ("tiles", Arg::from(noses.join(", "))),
                ],
            )
        })
        .collect();
    let groups: Vec<String> = game
        .groups()
        .iter()
        .filter_map(|group| {
            Some(words.format(
                "noses-board-group",
                &[
                    ("nose", Arg::from(nose(words, group.nose))),
                    ("count", Arg::from(group.squares.len())),
                    ("name", Arg::from(names[group.stone?.owner.index()].as_str())),
                ],
            ))
        })
        .collect();
    words.format(
        "noses-board-label",
        &[
            ("count", Arg::from(game.tiles().len())),
            ("rows", Arg::from(rows.join("; "))),
            ("groups", Arg::from(groups.join("; "))),
        ],
    )
}
