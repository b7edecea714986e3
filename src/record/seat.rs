use serde_json::{Map, Value};

/// Who plays at a seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatInfo {
    pub name: Option<String>,
    pub player: Player,
    /// How strong a bot is, from 1.
    pub level: Option<u8>,
    /// Other keys, for other programs or later versions.
    pub other: Map<String, Value>,
}

impl SeatInfo {
    /// Somebody of whom only the name is known.
    pub fn named(name: impl Into<String>) -> SeatInfo {
        SeatInfo {
            name: Some(name.into()),
            ..SeatInfo::default()
        }
    }
}

/// What kind of player sits at a seat. A record that doesn't say means a human.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Player {
    #[default]
    Human,
    Bot,
}

impl Player {
    pub const ALL: [Player; 2] = [Player::Human, Player::Bot];

    /// The word that records use.
    pub const fn word(self) -> &'static str {
        match self {
            Player::Human => "human",
            Player::Bot => "bot",
        }
    }
}
