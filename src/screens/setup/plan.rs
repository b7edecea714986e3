//! What is being set up: who plays, and what the game is to be like.

use serde_json::Value;

use super::{noses, temple, textile};
use crate::bots::Level;
use crate::games::Game;
use crate::keep::Setup;
use crate::record::SeatInfo;
use crate::table::AnySaved;
use crate::table::saved::{MARKS, marks};

/// The games that can be set up, in the order in which home shows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Textile,
    Noses,
    Temple,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::Textile, Kind::Noses, Kind::Temple];

    /// The game with this name in records.
    pub fn named(name: &str) -> Option<Kind> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The game's name in records.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Textile => crate::games::textile::Textile::NAME,
            Kind::Noses => crate::games::noses::Noses::NAME,
            Kind::Temple => crate::games::temple::Temple::NAME,
        }
    }

    /// How many may play.
    pub fn players(self) -> &'static [usize] {
        match self {
            Kind::Textile => &textile::PLAYERS,
            Kind::Noses => &noses::PLAYERS,
            Kind::Temple => &temple::PLAYERS,
        }
    }
}

/// Somebody who has never played against the computer shouldn't lose every game.
const FIRST_LEVEL: Level = Level::ALL[1];

/// The setup of the last time, with what it says that can't be left out.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    pub kind: Kind,
    /// Clockwise, one for each player; empty where nobody typed one.
    pub names: Vec<String>,
    /// The mark of each, no two alike.
    pub marks: Vec<usize>,
    /// How strong the bot is in the place of each; `None` for a person.
    pub bots: Vec<Option<Level>>,
    /// How strong a bot is that takes a place.
    pub level: Level,
    /// Who has the first turn.
    pub first: usize,
    /// What only this game has.
    options: serde_json::Map<String, Value>,
}

impl Plan {
    pub fn of(kind: Kind, setup: &Setup) -> Plan {
        let wanted = setup.options.get("players").and_then(Value::as_u64);
        let allowed = kind.players();
        let players = *allowed
            .iter()
            .find(|&&players| Some(players as u64) == wanted)
            .unwrap_or(&allowed[0]);
        let wishes: Vec<SeatInfo> = setup
            .marks
            .iter()
            .map(|&mark| SeatInfo::default().with_mark(mark))
            .collect();
        Plan {
            kind,
            names: (0..players)
                .map(|at| setup.names.get(at).cloned().unwrap_or_default())
                .collect(),
            marks: marks(&wishes, players),
            bots: (0..players)
                .map(|at| setup.bots.get(at).copied().and_then(Level::new))
                .collect(),
            level: setup.level.and_then(Level::new).unwrap_or(FIRST_LEVEL),
            first: if setup.first < players { setup.first } else { 0 },
            options: setup.options.clone(),
        }
    }

    pub fn players(&self) -> usize {
        self.names.len()
    }

    /// Somebody at the table by the seat in the game: seat 0 has the first turn.
    pub fn at_seat(&self, seat: usize) -> usize {
        (self.first + seat) % self.players()
    }

    /// Whether one person plays against bots.
    pub fn is_alone(&self) -> bool {
        self.bots.iter().filter(|bot| bot.is_none()).count() == 1
    }

    /// Leaves one person at the table, the first of those who were there, and puts bots in the places of the others.
    pub fn play_alone(&mut self) {
        let person = self.bots.iter().position(Option::is_none).unwrap_or(0);
        for (at, bot) in self.bots.iter_mut().enumerate() {
            *bot = (at != person).then_some(bot.unwrap_or(self.level));
        }
    }

    /// The bots as they are kept: 0 for a person.
    pub fn kept_bots(&self) -> Vec<u8> {
        self.bots.iter().map(|bot| bot.map_or(0, Level::number)).collect()
    }

    /// The number kept under this name, if it is one of those allowed.
    pub fn among(&self, key: &str, allowed: &[u8]) -> Option<u8> {
        let number = self.options.get(key)?.as_u64()?;
        allowed.iter().copied().find(|&allowed| u64::from(allowed) == number)
    }

    pub fn flag(&self, key: &str) -> bool {
        self.options.get(key).and_then(Value::as_bool).unwrap_or(false)
    }

    pub fn number(&self, key: &str) -> Option<u64> {
        self.options.get(key)?.as_u64()
    }

    pub fn text(&self, key: &str) -> Option<&str> {
        self.options.get(key)?.as_str()
    }

    /// The game before its first step, with somebody at each seat.
    pub fn begin(&self, seats: Vec<SeatInfo>) -> AnySaved {
        match self.kind {
            Kind::Textile => textile::begin(self, seats).into(),
            Kind::Noses => noses::begin(self, seats).into(),
            Kind::Temple => temple::begin(self, seats).into(),
        }
    }

    /// Gives somebody the next mark. Whoever has it gets the old one.
    pub fn next_mark(&mut self, at: usize) {
        let old = self.marks[at];
        let new = (old + 1) % MARKS;
        if let Some(other) = self.marks.iter().position(|&mark| mark == new) {
            self.marks[other] = old;
        }
        self.marks[at] = new;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setup(text: &str) -> Setup {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn the_first_time() {
        for kind in Kind::ALL {
            let plan = Plan::of(kind, &Setup::default());
            assert_eq!((plan.players(), plan.first), (2, 0));
            assert_eq!(plan.marks, [0, 1]);
            assert_eq!(plan.begin(Vec::new()).to_record().start.name(), kind.name());
        }
    }

    #[test]
    fn what_another_version_kept_is_put_right() {
        let plan = Plan::of(
            Kind::Textile,
            &setup(
                r#"{"options":{"players":3,"per_colour":7,"teams":true},"names":["Mina"],"first":5,"marks":[2,2,9]}"#,
            ),
        );
        assert_eq!((plan.players(), plan.first), (3, 0));
        assert_eq!(plan.marks, [2, 1, 0]);
        assert_eq!(plan.begin(Vec::new()).marks().len(), 3);
        let plan = Plan::of(Kind::Noses, &setup(r#"{"options":{"players":9,"deal":"x"}}"#));
        assert_eq!(plan.begin(Vec::new()).marks().len(), 2);
    }

    #[test]
    fn whoever_begins_has_seat_0_and_the_others_follow_clockwise() {
        let plan = Plan::of(
            Kind::Textile,
            &setup(r#"{"options":{"players":3},"names":["Mina","Ben","Ava"],"first":1}"#),
        );
        assert_eq!((0..3).map(|seat| plan.at_seat(seat)).collect::<Vec<_>>(), [1, 2, 0]);
    }

    #[test]
    fn one_plays_alone() {
        let mut plan = Plan::of(
            Kind::Noses,
            &setup(r#"{"options":{"players":3},"bots":[4,0,0],"level":9}"#),
        );
        assert!(!plan.is_alone());
        plan.play_alone();
        assert!(plan.is_alone());
        // Whoever was a bot stays as strong; the first person stays, the other makes room.
        assert_eq!(plan.kept_bots(), [4, 0, 2]);
        let mut plan = Plan::of(
            Kind::Noses,
            &setup(r#"{"options":{"players":2},"bots":[3,1],"level":5}"#),
        );
        plan.play_alone();
        assert_eq!(plan.kept_bots(), [0, 1]);
    }

    #[test]
    fn a_mark_is_changed_with_whoever_has_it() {
        let mut plan = Plan::of(Kind::Noses, &setup(r#"{"options":{"players":3}}"#));
        plan.next_mark(0);
        assert_eq!(plan.marks, [1, 0, 2]);
        plan.next_mark(2);
        assert_eq!(plan.marks, [1, 0, 3]);
    }
}
