//! What the lists say about a saved game.

use slint::SharedString;

use super::context::Context;
use super::pictures;
use super::table::seat_names;
use super::ui::Figure;
use crate::games::temple::Dyes;
use crate::games::textile::Phase;
use crate::games::{AnyGame, Scores, Seat};
use crate::keep::Verdict;
use crate::record::{CheckError, Checked, RecordError, check};
use crate::scene::{Style, noses, textile};
use crate::table::{Called, saved};
use crate::words::{Words, isolated, list};

/// A saved game as the lists show it, without a word of any language.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The game's name in records.
    pub game: &'static str,
    called: Vec<Called>,
    marks: Vec<usize>,
    dyes: Dyes,
    position: AnyGame,
    /// How many there are.
    steps: usize,
}

/// Judges a saved text for [`crate::keep::Keeper::games`].
pub fn judge(text: &str) -> Verdict<Summary> {
    let Checked { record, position } = match check(text) {
        Ok(checked) => checked,
        Err(CheckError::Record(RecordError::Newer { .. })) => return Verdict::Newer,
        Err(_) => return Verdict::Damaged,
    };
    Verdict::Good(Summary {
        game: position.name(),
        called: saved::called(&record.seats, position.seats()),
        marks: saved::marks(&record.seats, position.seats()),
        dyes: saved::dyes(&record.seats),
        position,
        steps: record.steps.len(),
    })
}

impl Summary {
    pub fn is_over(&self) -> bool {
        self.position.to_move().is_none()
    }

    /// The name under which somebody plays.
    pub fn name(&self, seat: Seat, words: &Words) -> String {
        seat_names(words, &self.called).swap_remove(seat.index())
    }

    /// The names of all, in the order of the seats.
    pub fn names(&self, words: &Words) -> String {
        let names = seat_names(words, &self.called);
        let names: Vec<_> = names.iter().map(|name| isolated(name).into_owned()).collect();
        names.join(", ")
    }

    /// The game's name.
    pub fn title(&self, ctx: &Context) -> SharedString {
        ctx.text(&format!("game-{}", self.game))
    }

    /// Who has to do something now, or who has won.
    pub fn turn(&self, ctx: &Context) -> SharedString {
        let words = ctx.words();
        if let Some(seat) = self.position.to_move() {
            let key = match &self.position {
                AnyGame::Textile(game) if game.phase() == Phase::Start => "standing-start",
                _ => "standing-turn",
            };
            return ctx.format(key, &[("name", self.name(seat, &words).into())]);
        }
        let winners = self.position.winners().unwrap_or_default();
        let names: Vec<String> = winners.iter().map(|seat| self.name(*seat, &words)).collect();
        match &names[..] {
            [] => SharedString::new(),
            [name] => ctx.format("standing-won", &[("name", name.as_str().into())]),
            names => ctx.format("standing-won-together", &[("names", list(&words, names).into())]),
        }
    }

    /// How far it is; empty if the game is over.
    pub fn count(&self, ctx: &Context) -> SharedString {
        if self.is_over() {
            return SharedString::new();
        }
        ctx.format("standing-count", &[("turn", self.turns().into())])
    }

    /// How it stands, by seat. For a line of its own: wherever it were broken, it would be read wrongly.
    pub fn scores(&self, ctx: &Context) -> SharedString {
        let scores: Vec<_> = self.position.scores().iter().map(u32::to_string).collect();
        let scores = scores.join(" : ");
        match self.position.scores_are() {
            Scores::Points => scores.into(),
            Scores::TilesLeft => ctx.format("standing-left", &[("scores", scores.into())]),
        }
    }

    /// Which turn it is, from 1.
    fn turns(&self) -> usize {
        1 + match &self.position {
            AnyGame::Textile(game) => game.turns() as usize,
            AnyGame::Noses(game) => game.tiles().len(),
            AnyGame::Temple(_) => self.steps,
        }
    }

    /// The position, small.
    pub fn picture(&self, ctx: &Context) -> Figure {
        match &self.position {
            AnyGame::Textile(game) => pictures::whole(&textile::laid(game.textile(), textile::small(ctx.style()))),
            // Before the first tile there is nothing to see but the tiles themselves.
            AnyGame::Noses(game) if game.bounds().is_none() => pictures::noses_panel(ctx.style()),
            AnyGame::Noses(game) => pictures::whole(&noses::scored(game, &self.marks, noses::small(ctx.style()))),
            AnyGame::Temple(game) if game.tiles().is_empty() => pictures::temple_panel(ctx.style()),
            AnyGame::Temple(game) => {
                let style = Style {
                    dyes: self.dyes,
                    ..ctx.style()
                };
                pictures::temple(game, style)
            }
        }
    }
}
