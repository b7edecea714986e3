//! Temple for other programs: options as words, the position as text, reasons as English sentences.

use std::fmt;

use super::{
    Colour, ColourOrder, Edition, Kind, Lack, Lonely, NoCorner, NoTop, NoWay, NotCanonical, NotInHand, Options, Put,
    Reason, Temple, Way,
};
use crate::games::keys::Keys;
use crate::games::{Game, Seat};

impl Options {
    /// `edition=original` or `edition=edited`.
    pub(super) fn from_keys(keys: &mut Keys<'_>) -> Result<Options, String> {
        let edition = match keys.take("edition") {
            None => Edition::default(),
            Some("original") => Edition::Original,
            Some("edited") => Edition::Edited,
            Some(other) => return Err(format!("`edition={other}`: it is original or edited")),
        };
        Ok(Options { edition })
    }
}

impl Temple {
    /// The tiles on the table, kind by kind, and those that each seat still has, colour by colour.
    pub(super) fn text(&self) -> String {
        let kinds = [
            ("floors", vec![Kind::Floor]),
            ("walls", vec![Kind::WallX, Kind::WallY]),
            ("tops", vec![Kind::Top]),
        ];
        let mut text = String::new();
        for (name, kinds) in kinds {
            let mut puts: Vec<Put> = self
                .tiles()
                .iter()
                .copied()
                .filter(|put| kinds.contains(&put.place.kind()))
                .collect();
            puts.sort();
            text += &format!("{name}: {}\n", list(&puts));
        }
        for seat in [Seat(0), Seat(1)] {
            let due = if self.to_move() == Some(seat) { ", to move" } else { "" };
            text += &format!("seat {}: {} tiles left{due}\n", seat.0, self.tiles_left(seat));
            for colour in Colour::of(seat) {
                let open = if self.open(seat) == Some(colour) { " (open)" } else { "" };
                text += &format!("  {colour}{open}: {}\n", list(self.left(colour).iter()));
            }
        }
        text
    }
}

fn list<T: fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    let texts: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if texts.is_empty() {
        "none".into()
    } else {
        texts.join(" ")
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::GameOver => f.write_str("The game is over."),
            Reason::NotCanonical(NotCanonical::Order(place)) => {
                write!(
                    f,
                    "{place} isn't in its order: F, X, Y, T, then by x, y and height, each place once."
                )
            }
            Reason::NotCanonical(NotCanonical::Twice(tile)) => write!(f, "The tile {tile} is named twice."),
            Reason::FirstTile => f.write_str("The first turn is one floor of value 1 at 0,0."),
            Reason::NotInHand(NotInHand::OtherSeat(tile)) => write!(f, "The tile {tile} is the other player's."),
            Reason::NotInHand(NotInHand::PutDown(tile, place)) => write!(f, "The tile {tile} lies on {place} already."),
            Reason::ColourOrder(order) => order.fmt(f),
            Reason::Occupied(place) => write!(f, "The place {place} is taken."),
            Reason::RightAbove { place, other } => {
                let above = if place.z() > other.z() { "above" } else { "below" };
                write!(f, "{place} is right {above} {other}.")
            }
            Reason::NoWay(no_way) => no_way.fmt(f),
            Reason::Value(lonely) => lonely.fmt(f),
        }
    }
}

impl fmt::Display for ColourOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ColourOrder::NotOpen { tile, open, left } => {
                write!(f, "{tile} isn't of the open colour {open}, of which {left} are left.")
            }
            ColourOrder::TwoColours(one, other) => write!(f, "{one} and {other} can't be used in the same turn."),
            ColourOrder::TwoNewColours(one, other) => write!(f, "{one} and {other} can't be opened in the same turn."),
        }
    }
}

impl fmt::Display for NoWay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoWay::Floor => f.write_str("The floor touches nothing."),
            NoWay::Wall {
                touches_wall: false,
                touches_flat: true,
            } => f.write_str("The wall touches no wall."),
            NoWay::Wall {
                touches_wall: true,
                touches_flat: false,
            } => f.write_str("The wall touches neither floor nor top."),
            NoWay::Wall { .. } => f.write_str("The wall touches no wall, and neither floor nor top."),
            NoWay::Walls(NoCorner::NoSharedEdge) => f.write_str("The two walls share no edge."),
            NoWay::Walls(NoCorner::NoRightAngle) => f.write_str("The two walls are not at a right angle."),
            NoWay::Walls(NoCorner::NoFloor(wall)) => write!(f, "The wall {wall} touches no floor."),
            NoWay::Top(no_top) => no_top.fmt(f),
            NoWay::Nothing => f.write_str("No way puts these together."),
        }
    }
}

impl fmt::Display for NoTop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "The top {} touches {} walls and {} tops",
            self.top, self.walls, self.tops
        )?;
        match &self.nearest {
            None => f.write_str(", which is too little for any way."),
            Some(lack) => write!(f, ". {lack}"),
        }
    }
}

impl fmt::Display for Lack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "For a {}", self.way)?;
        if !self.missing.is_empty() {
            write!(f, " it needs {}", list(&self.missing))?;
        }
        if !self.missing.is_empty() && !self.extra.is_empty() {
            f.write_str(", and")?;
        }
        if !self.extra.is_empty() {
            write!(f, " {} doesn't belong", list(&self.extra))?;
        }
        f.write_str(".")
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Way::Floor => "floor",
            Way::CornerWall => "corner wall",
            Way::SingleWall => "single wall",
            Way::Tunnel => "tunnel",
            Way::SingleTop => "single top",
            Way::CornerTop => "corner top",
        })
    }
}

impl fmt::Display for Lonely {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} touches none of the same or a smaller value: {}.",
            self.put,
            list(&self.touches)
        )
    }
}
