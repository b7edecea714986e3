//! What each position of a game was worth.

use serde_json::{Value, json};

use crate::bots::Thought;
use crate::games::AnyGame;
use crate::record::Record;

/// The key of a record under which it is kept.
const KEY: &str = "analysis";

/// Shares are kept in parts of this; what is below is chance.
const PARTS: f64 = 10_000.0;

/// What each position of a game was worth, as far as it was looked through.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// The position before the first step, then the one after each. A game looked through to its end has one more than steps.
    pub positions: Vec<Evaluation>,
}

/// What was expected of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    /// For each seat its share of the win if the best step is played; these are 1 together.
    pub shares: Vec<f64>,
    /// The step that looked best; `None` if the game is over.
    pub best: Option<String>,
}

impl Analysis {
    /// Whether all positions of a game of so many steps are there.
    pub fn is_complete(&self, steps: usize) -> bool {
        self.positions.len() > steps
    }

    /// As a text to keep: a record of the steps that it knows, with what it knows of them.
    ///
    /// ```json
    /// { "kachel": 1, "game": "textile", "options": {…}, "steps": ["start:C"],
    ///   "analysis": [{ "shares": [0.52, 0.48], "best": "start:A" }, { "shares": [0.5, 0.5], "best": "take:B" }] }
    /// ```
    pub fn to_json(&self, start: &AnyGame, steps: &[String]) -> String {
        let mut record = Record::new(start.clone());
        let known = self.positions.len().saturating_sub(1);
        record.steps = steps.iter().take(known).cloned().collect();
        record
            .other
            .insert(KEY.into(), self.positions.iter().map(Evaluation::to_value).collect());
        record.to_json()
    }

    /// What a kept text knows of a game: nothing of positions that the game didn't come through, since steps were taken back
    /// and others played. `None` if the text is damaged, or about another game.
    pub fn read(text: &str, start: &AnyGame, steps: &[String]) -> Option<Analysis> {
        let record = Record::parse(text).ok()?;
        if record.start != *start {
            return None;
        }
        let same = record
            .steps
            .iter()
            .zip(steps)
            .take_while(|(kept, now)| kept == now)
            .count();
        let kept = record.other.get(KEY)?.as_array()?;
        let mut position = start.clone();
        let mut positions = Vec::new();
        for (index, value) in kept.iter().take(same + 1).enumerate() {
            if index > 0 {
                position.play(&steps[index - 1]).ok()?;
            }
            positions.push(Evaluation::read(value, &position)?);
        }
        Some(Analysis { positions })
    }
}

impl Evaluation {
    /// What a thought comes to if its best step is played.
    pub(super) fn of(thought: Thought) -> Evaluation {
        let (shares, best) = match thought.lines.into_iter().next() {
            Some(line) => (line.shares, Some(line.step)),
            None => (thought.shares, None),
        };
        let rounded = |share: f64| (share * PARTS).round() / PARTS;
        Evaluation {
            shares: shares.into_iter().map(rounded).collect(),
            best,
        }
    }

    fn to_value(&self) -> Value {
        match &self.best {
            Some(best) => json!({ "shares": self.shares, "best": best }),
            None => json!({ "shares": self.shares }),
        }
    }

    /// `None` if nobody can have thought so of this position.
    fn read(value: &Value, position: &AnyGame) -> Option<Evaluation> {
        let shares = value.get("shares")?.as_array()?.iter();
        let shares: Vec<f64> = shares.map(Value::as_f64).collect::<Option<_>>()?;
        let best = value.get("best").map(|best| best.as_str().map(str::to_owned));
        let best = match best {
            Some(best) => Some(best?),
            None => None,
        };
        let is_legal = match &best {
            Some(step) => position.explain(step).is_ok(),
            None => position.to_move().is_none(),
        };
        let are_shares = shares.len() == position.seats() && shares.iter().all(|share| (0.0..=1.0).contains(share));
        (is_legal && are_shares).then_some(Evaluation { shares, best })
    }
}
