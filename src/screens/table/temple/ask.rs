//! What Temple asks, tells and reads aloud, in the player's language.

use super::super::game::Ask;
use super::super::play::Play;
use super::{hands, touch};
use crate::games::temple::{Colour, Kind, Place, Put, Reason, Step, Temple, Tile, Way, Ways};
use crate::games::{Game, Seat};
use crate::table::temple::{Placement, Places};
use crate::words::{Arg, Explanation, Words, colour, explain_temple, list};

/// What is asked now; `names` by seat.
pub fn ask(words: &Words, play: &Play<Temple>, names: &[String]) -> Ask {
    let table = &play.saved.table;
    let Some(seat) = table.to_move() else {
        return Ask {
            title: words.text("ask-over"),
            text: String::new(),
            confirm: words.text("confirm-result"),
        };
    };
    let name = || [("name", Arg::from(names[seat.index()].as_str()))];
    if let Some(lonely) = table.lonely() {
        // The note beside the tile has the whole sentence.
        let why = explain_temple(words, &Reason::Value(lonely), |letter| named(words, play, letter));
        return Ask {
            title: why.title,
            text: words.text("temple-ask-built-more"),
            confirm: words.text("temple-confirm"),
        };
    }
    let opens = table.opens();
    let opening =
        opens.map(|opened| words.format("temple-opens", &[("colour", Arg::from(named(words, play, opened)))]));
    if table.draft().step.is_some() {
        return Ask {
            title: words.text("temple-ask-built"),
            text: opening.unwrap_or_else(|| words.text("temple-ask-built-more")),
            confirm: words.text("temple-confirm"),
        };
    }
    if table.game().tiles().is_empty() {
        return Ask::of(
            words.format("temple-ask-first", &name()),
            opening.unwrap_or_else(|| words.text("temple-ask-first-more")),
        );
    }
    let text = match opening {
        Some(opening) => opening,
        None if table.game().open(seat).is_none() => words.text("temple-ask-place-new"),
        None => words.text("temple-ask-place-more"),
    };
    Ask::of(words.format("temple-ask-place", &name()), text)
}

/// How many tiles the step is, and how many one has left then.
pub fn note(words: &Words, play: &Play<Temple>) -> Option<String> {
    let table = &play.saved.table;
    // What a bot is about to do is told below.
    if play.bots_turn().is_some() {
        return None;
    }
    let (step, seat) = (table.draft().step?, table.to_move()?);
    if let Some(lonely) = table.lonely() {
        return Some(explain_temple(words, &Reason::Value(lonely), |letter| named(words, play, letter)).text);
    }
    let count = step.puts().count();
    let left = table.game().tiles_left(seat) as usize - count;
    let mut after = table.game().clone();
    after.play_legal(step);
    // The last tile wins, and so does a turn after which the other one can't move.
    let wins = if after.to_move().is_none() { "yes" } else { "no" };
    Some(words.format(
        "temple-note",
        &[
            ("count", Arg::from(count)),
            ("left", Arg::from(left)),
            ("wins", Arg::from(wins)),
        ],
    ))
}

/// The chosen way and how many places there are for it, or what there is to know of what lies ready: one short line.
pub fn line(words: &Words, play: &Play<Temple>) -> String {
    let table = &play.saved.table;
    let draft = table.draft();
    if table.to_move().is_none() {
        return String::new();
    }
    let Some(step) = draft.step else {
        if play.bots_turn().is_some() {
            return String::new();
        }
        if play.own.inside && play.own.focus.is_none() {
            return words.text("temple-inside-where");
        }
        if play.own.danger && draft.way.is_none() {
            let [mine, theirs] = in_danger(play);
            let args = [
                ("all", Arg::from(mine + theirs)),
                ("mine", Arg::from(mine)),
                ("theirs", Arg::from(theirs)),
            ];
            return words.format("temple-line-danger", &args);
        }
        let count = [("count", Arg::from(table.placements().count()))];
        let places = words.format("temple-line-places", &count);
        return match draft.way {
            Some(chosen) => format!("{} · {places}", way(words, chosen)),
            None => format!("{} · {places}", words.text("temple-line-any")),
        };
    };
    let places = Places::of(&step);
    let placement = table.placements().find(|placement| placement.places == places);
    if play.bots_turn().is_some() {
        placement.map_or_else(String::new, |placement| ways(words, placement))
    } else if let Some(lonely) = table.lonely() {
        explain_temple(words, &Reason::Value(lonely), |letter| named(words, play, letter)).title
    } else if let Some(opened) = table.opens() {
        words.format("temple-opens", &[("colour", Arg::from(named(words, play, opened)))])
    } else if touch::has_another(play) {
        words.text("temple-line-behind")
    } else if placement.is_some_and(|placement| placement.choices() > 1) {
        words.text("temple-line-change")
    } else {
        placement.map_or_else(String::new, |placement| ways(words, placement))
    }
}

/// How many tiles could be put down nowhere: of whose hand lies below the board, and of the other one.
fn in_danger(play: &Play<Temple>) -> [usize; 2] {
    let seat = hands::seat(play);
    let stuck = |seat: Seat| {
        let outlook = play.saved.table.outlook(seat);
        outlook.iter().filter(|look| !look.fits()).count()
    };
    [stuck(seat), stuck(seat.next(2))]
}

/// Which tiles could be put down nowhere, in a sentence; also if there are none.
pub fn danger(words: &Words, play: &Play<Temple>) -> Explanation {
    let [mine, theirs] = in_danger(play);
    let other = play.name(words, hands::seat(play).next(2));
    let args = [
        ("count", Arg::from(mine + theirs)),
        ("mine", Arg::from(mine)),
        ("theirs", Arg::from(theirs)),
        ("name", Arg::from(other.as_str())),
    ];
    let (title, text) = if mine + theirs == 0 {
        ("temple-danger-none-title", "temple-danger-none")
    } else {
        ("temple-danger-title", "temple-danger-some")
    };
    Explanation {
        title: words.format(title, &args),
        text: words.format(text, &args),
        paragraph: "temple-values-small",
    }
}

/// What a colour is called: which of the set's it is.
pub fn named(words: &Words, play: &Play<Temple>, letter: Colour) -> String {
    colour(words, play.saved.dyes().letter(letter))
}

/// A tile: its colour and value.
pub fn tile(words: &Words, play: &Play<Temple>, tile: Tile) -> String {
    words.format(
        "temple-tile",
        &[
            ("colour", Arg::from(named(words, play, tile.colour))),
            ("value", Arg::from(tile.value())),
        ],
    )
}

/// The name of a way.
pub fn way(words: &Words, way: Way) -> String {
    words.text(match way {
        Way::Floor => "temple-way-floor",
        Way::CornerWall => "temple-way-corner-wall",
        Way::SingleWall => "temple-way-single-wall",
        Way::Tunnel => "temple-way-tunnel",
        Way::SingleTop => "temple-way-single-top",
        Way::CornerTop => "temple-way-corner-top",
    })
}

/// The same in two short lines, below its picture.
pub fn short_way(words: &Words, way: Way) -> String {
    words.text(match way {
        Way::Floor => "temple-way-floor-short",
        Way::CornerWall => "temple-way-corner-wall-short",
        Way::SingleWall => "temple-way-single-wall-short",
        Way::Tunnel => "temple-way-tunnel-short",
        Way::SingleTop => "temple-way-single-top-short",
        Way::CornerTop => "temple-way-corner-top-short",
    })
}

/// The names of the ways that a placement is.
fn ways(words: &Words, placement: &Placement) -> String {
    names(words, placement.ways)
}

fn names(words: &Words, ways: Ways) -> String {
    let ways = Way::ALL.into_iter().filter(|&named| ways.contains(named));
    let names: Vec<String> = ways.map(|named| way(words, named)).collect();
    list(words, &names)
}

/// What was just played.
pub fn say(words: &Words, play: &Play<Temple>, step: Step, who: &str) -> String {
    let tiles: Vec<String> = step
        .puts()
        .map(|put| {
            words.format(
                "temple-say-tile",
                &[
                    ("tile", Arg::from(tile(words, play, put.tile))),
                    ("place", Arg::from(place(words, put.place))),
                ],
            )
        })
        .collect();
    words.format(
        "temple-say",
        &[("name", Arg::from(who)), ("tiles", Arg::from(list(words, &tiles)))],
    )
}

/// What is about to be played, where the board shows which places it takes.
pub fn say_shown(words: &Words, play: &Play<Temple>, step: Step, who: &str) -> String {
    let places: Vec<Place> = step.puts().map(|put| put.place).collect();
    let Ok(ways) = play.saved.table.game().ways(&places) else {
        // The very first tile.
        return say(words, play, step, who);
    };
    let mut tiles: Vec<String> = Vec::new();
    let mut before = None;
    for Put { tile: put, .. } in step.puts() {
        // A colour is named once.
        tiles.push(match before.replace(put.colour) == Some(put.colour) {
            true => put.value().to_string(),
            false => tile(words, play, put),
        });
    }
    words.format(
        "temple-say-shown",
        &[
            ("name", Arg::from(who)),
            ("tiles", Arg::from(list(words, &tiles))),
            ("way", Arg::from(names(words, ways))),
        ],
    )
}

/// Where a place is: columns from west to east and rows from north to south, counted from the first tile's square, 0.
pub fn place(words: &Words, place: Place) -> String {
    let key = match place.kind() {
        Kind::Floor => "temple-at-floor",
        Kind::WallX => "temple-at-wall-x",
        Kind::WallY => "temple-at-wall-y",
        Kind::Top => "temple-at-top",
    };
    words.format(
        key,
        &[
            ("column", Arg::from(place.x())),
            ("row", Arg::from(place.y())),
            ("height", Arg::from(place.z())),
        ],
    )
}

/// Places where something can go, for those who listen.
pub fn placement_label(words: &Words, placement: &Placement) -> String {
    let places: Vec<String> = placement.places.iter().map(|at| place(words, at)).collect();
    words.format(
        "temple-place-label",
        &[
            ("ways", Arg::from(ways(words, placement))),
            ("places", Arg::from(list(words, &places))),
        ],
    )
}

/// The building for those who listen.
pub fn board_label(words: &Words, game: &Temple, names: &[String]) -> String {
    let of = |seat: usize| {
        let tiles: Vec<String> = game
            .tiles()
            .iter()
            .filter(|put| put.tile.colour.seat() == Seat(seat as u8))
            .map(|put| {
                words.format(
                    "temple-say-tile",
                    &[
                        ("tile", Arg::from(put.tile.value().to_string())),
                        ("place", Arg::from(place(words, put.place))),
                    ],
                )
            })
            .collect();
        words.format(
            "temple-board-seat",
            &[
                ("name", Arg::from(names[seat].as_str())),
                ("tiles", Arg::from(tiles.join(", "))),
            ],
        )
    };
    if game.tiles().is_empty() {
        return words.text("temple-board-empty");
    }
    let seats: Vec<String> = (0..game.seats()).map(of).collect();
    words.format(
        "temple-board-label",
        &[
            ("count", Arg::from(game.tiles().len())),
            ("seats", Arg::from(seats.join(" "))),
        ],
    )
}
