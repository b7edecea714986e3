//! The nose game for other programs: options as words, the position as text, reasons as English sentences.

use std::fmt;

use super::{NoGroup, NoStone, Noses, Options, Reason, Span, Tile, Touch};
use crate::games::keys::Keys;
use crate::games::plane::{Grid, Square};
use crate::games::{Game, Seat};

impl Options {
    /// `players=4 seed=7`, or `hands=01,37;22,05` with a list of tiles a seat.
    pub(super) fn from_keys(keys: &mut Keys<'_>) -> Result<Options, String> {
        let players = keys.take_number("players")?;
        let seed = keys.take_number("seed")?;
        let Some(hands) = keys.take("hands") else {
            let players = players.unwrap_or(2);
            return match players {
                2..=5 => Ok(Options::deal(players, seed.unwrap_or(0))),
                _ => Err(format!("the nose game has 2 to 5 players, not {players}")),
            };
        };
        if seed.is_some() {
            return Err("hands that are given need no seed".into());
        }
        let tile = |text: &str| text.parse::<Tile>().map_err(|_| format!("`{text}` is no tile"));
        let tiles = |hand: &str| hand.split(',').filter(|text| !text.is_empty()).map(tile).collect();
        let hands = hands
            .split(';')
            .map(tiles)
            .collect::<Result<Vec<Vec<Tile>>, String>>()?;
        match players {
            Some(players) if players != hands.len() => Err(format!("{players} players, but {} hands", hands.len())),
            _ => Ok(Options { hands }),
        }
    }
}

impl Noses {
    /// The noses on their squares, and each seat's score, stones and tiles.
    pub(super) fn text(&self) -> String {
        let squares = self.tiles().flat_map(|tile| tile.squares());
        let nose = |square: Square| self.nose(square).map(|nose| char::from(b'0' + nose));
        let mut text = Grid::of(squares).text(nose);
        for seat in (0..self.seats() as u8).map(Seat) {
            let due = if self.to_move() == Some(seat) { ", to move" } else { "" };
            let (points, reserve) = (self.scores()[seat.index()], self.reserve(seat));
            let stones = list(self.stones(seat), " ");
            text += &format!(
                "seat {}: {points} points{due}; {reserve} stones in reserve, stones on: {stones}\n",
                seat.0
            );
            text += &format!("  tiles: {}\n", list(self.hand(seat).tiles(), " "));
        }
        text
    }
}

fn list<T: fmt::Display>(items: impl IntoIterator<Item = T>, between: &str) -> String {
    items
        .into_iter()
        .map(|item| item.to_string())
        .collect::<Vec<_>>()
        .join(between)
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::GameOver => f.write_str("The game is over."),
            Reason::NotInHand {
                tile,
                holder: Some(seat),
            } => write!(f, "Seat {} has the tile {tile}.", seat.0),
            Reason::NotInHand { tile, holder: None } => write!(f, "Nobody has the tile {tile} any more."),
            Reason::NotCanonical { instead } => write!(f, "This is written {instead}."),
            Reason::Occupied(square) => write!(f, "The square {square} is covered."),
            Reason::TouchTwo { touched: None } => {
                f.write_str("The tile touches no covered square; it has to touch two.")
            }
            Reason::TouchTwo { touched: Some(square) } => {
                write!(
                    f,
                    "The tile only touches {square}; it has to touch two covered squares."
                )
            }
            Reason::NoMatch { touches } => {
                write!(f, "None of the noses that meet are the same: {}.", list(touches, ", "))
            }
            Reason::TooWide(span) => write!(f, "The tiles would reach over {span}; ten are allowed."),
            Reason::Hole { squares } => write!(f, "It would enclose {}.", list(squares, " and ")),
            Reason::NoGroup {
                square,
                why: NoGroup::Single,
            } => {
                write!(f, "The nose on {square} forms or extends no group.")
            }
            Reason::NoGroup {
                square,
                why: NoGroup::Double,
            } => {
                write!(
                    f,
                    "The nose on {square} is in the same group as the other one of its tile, which takes one stone."
                )
            }
            Reason::NoStone(NoStone::EmptyReserve) => f.write_str("There is no stone left in the reserve."),
            Reason::NoStone(NoStone::NotThere(square)) => write!(f, "No stone of this seat's lies on {square}."),
            Reason::NoStone(NoStone::Returned(square)) => {
                write!(
                    f,
                    "The stone on {square} goes back to the reserve, since its group is extended."
                )
            }
            Reason::NoStone(NoStone::Twice(square)) => write!(f, "The stone on {square} is taken twice."),
        }
    }
}

impl fmt::Display for Touch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} on {} beside {} on {}",
            self.nose, self.square, self.touched_nose, self.touched
        )
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, from, to) = match self {
            Span::Columns(from, to) => ("columns", from, to),
            Span::Rows(from, to) => ("rows", from, to),
        };
        write!(f, "{} {what}, from {from} to {to}", self.width())
    }
}
