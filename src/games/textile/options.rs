use serde::{Deserialize, Serialize};

/// What is agreed on before a game of Textile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// 2, 3 or 4.
    pub players: u8,
    /// How many tiles each stack has at first: 6, or for a longer game 9 or 12.
    pub per_colour: u8,
    /// With four players: seats 0 and 2 play against seats 1 and 3.
    pub teams: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 2,
            per_colour: 6,
            teams: false,
        }
    }
}

impl Options {
    /// # Errors
    /// A sentence in English about what the game doesn't allow.
    pub fn check(&self) -> Result<(), String> {
        if !(2..=4).contains(&self.players) {
            return Err(format!("Textile has 2 to 4 players, not {}", self.players));
        }
        if ![6, 9, 12].contains(&self.per_colour) {
            return Err(format!(
                "Textile has 6, 9 or 12 tiles of each colour, not {}",
                self.per_colour
            ));
        }
        if self.teams && self.players != 4 {
            return Err(format!("teams need 4 players, not {}", self.players));
        }
        Ok(())
    }
}
