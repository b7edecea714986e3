//! What the lists say about a saved game.

use slint::SharedString;

use super::context::{Context, shown};
use super::pictures;
use super::ui::Figure;
use crate::games::textile::{Phase, Textile};
use crate::games::{AnyGame, Game, Seat};
use crate::keep::Verdict;
use crate::record::{CheckError, Checked, RecordError, check};
use crate::scene::textile;
use crate::words::Words;

/// A saved game as the lists show it, without a word of any language.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The game's name in records.
    pub game: &'static str,
    /// By seat; empty where the record has none.
    names: Vec<Option<String>>,
    position: Textile,
}

/// Judges a saved text for [`crate::keep::Keeper::games`].
pub fn judge(text: &str) -> Verdict<Summary> {
    let Checked { record, position } = match check(text) {
        Ok(checked) => checked,
        Err(CheckError::Record(RecordError::Newer { .. })) => return Verdict::Newer,
        Err(_) => return Verdict::Damaged,
    };
    // A game that has rules but no table yet: a newer app will have one.
    let AnyGame::Textile(position) = position else {
        return Verdict::Newer;
    };
    let names = (0..position.seats()).map(|seat| record.seats.get(seat).and_then(|info| info.name.clone()));
    Verdict::Good(Summary {
        game: Textile::NAME,
        names: names.collect(),
        position,
    })
}

impl Summary {
    pub fn is_over(&self) -> bool {
        self.position.to_move().is_none()
    }

    /// The name under which somebody plays.
    pub fn name(&self, seat: Seat, words: &Words) -> String {
        match self
            .names
            .get(seat.index())
            .cloned()
            .flatten()
            .filter(|name| !name.trim().is_empty())
        {
            Some(name) => name,
            None => words.format("player-number", &[("count", (seat.0 + 1).into())]),
        }
    }

    /// The names of all, in the order of the seats.
    pub fn names(&self, words: &Words) -> String {
        let names: Vec<_> = (0..self.position.seats())
            .map(|seat| self.name(Seat(seat as u8), words))
            .collect();
        names.join(", ")
    }

    /// The game's name.
    pub fn title(&self, ctx: &Context) -> SharedString {
        ctx.text(&format!("game-{}", self.game))
    }

    /// Who has to do something now; empty if the game is over.
    pub fn turn(&self, ctx: &Context) -> SharedString {
        let Some(seat) = self.position.to_move() else {
            return SharedString::new();
        };
        let game = &self.position;
        let key = if game.phase() == Phase::Start {
            "standing-start"
        } else {
            "standing-turn"
        };
        ctx.format(key, &[("name", self.name(seat, &ctx.words()).into())])
    }

    /// How it stands, or who has won.
    pub fn standing(&self, ctx: &Context) -> SharedString {
        let words = ctx.words();
        let game = &self.position;
        let scores: Vec<_> = game.scores().iter().map(u32::to_string).collect();
        // Held together where a line breaks.
        let scores = scores.join("\u{a0}:\u{a0}");
        match game.winners().as_deref() {
            None => ctx.format(
                "standing-scores",
                &[("turn", (game.turns() + 1).into()), ("scores", scores.into())],
            ),
            Some([a, b]) => {
                let (a, b) = (self.name(*a, &words), self.name(*b, &words));
                ctx.format(
                    "standing-won-two",
                    &[("a", a.into()), ("b", b.into()), ("scores", scores.into())],
                )
            }
            Some([seat, ..]) => {
                let name = self.name(*seat, &words);
                ctx.format("standing-won", &[("name", name.into()), ("scores", scores.into())])
            }
            Some([]) => shown(&scores),
        }
    }

    /// The position, small.
    pub fn picture(&self, ctx: &Context) -> Figure {
        let game = &self.position;
        pictures::whole(&textile::laid(game.textile(), textile::small(ctx.style())))
    }
}
