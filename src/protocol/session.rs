//! The game that is being played over the protocol.

use crate::games::AnyGame;
use crate::record::Record;

/// What the commands work on.
#[derive(Debug, Default)]
pub(super) struct Session {
    pub game: Option<Played>,
    /// `quit` was given.
    pub is_over: bool,
}

/// A game, and how it came to where it is.
#[derive(Debug)]
pub(super) struct Played {
    pub record: Record,
    pub position: AnyGame,
}

impl Session {
    /// The game that has been started or loaded.
    pub fn played(&mut self) -> Result<&mut Played, String> {
        self.game
            .as_mut()
            .ok_or_else(|| "there is no game: `new` or `load` one first".to_owned())
    }
}

impl Played {
    pub fn new(start: AnyGame) -> Played {
        Played {
            record: Record::new(start.clone()),
            position: start,
        }
    }

    /// Plays a step, given by its text.
    ///
    /// # Errors
    /// The reason's word and a sentence.
    pub fn play(&mut self, step: &str) -> Result<(), String> {
        self.position
            .play(step)
            .map_err(|reason| format!("{} {reason}", reason.word()))?;
        self.record.steps.push(step.to_owned());
        Ok(())
    }

    /// Takes back the last steps; there must be as many.
    pub fn undo(&mut self, steps: usize) {
        self.record.steps.truncate(self.record.steps.len() - steps);
        self.position = self.record.replay().expect("steps that have been played are legal");
    }
}
