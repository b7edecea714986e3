//! What the tables of all games have in common: choose, see, confirm, undo.

use super::History;
use crate::games::{AnyGame, Game, Malformed, Seat};
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// A game that is played by hand: what a player wants comes in as an intent, and a step is chosen before it is played.
pub trait ByHand: Game + Into<AnyGame> {
    /// What has been chosen but not confirmed; nothing by default. Its text is part of what is saved, so it survives the
    /// end of the program.
    type Draft: Copy + Debug + Default + PartialEq + Display + FromStr<Err = Malformed>;

    /// What a player wants, as the screen understood it.
    type Intent: Copy + Debug + PartialEq;

    /// A step that a rule forbids, with what to show of it.
    type Refusal: Clone + Debug + PartialEq;

    /// What is kept of the legal steps of a position.
    type Offers: Clone + Debug;

    /// The game, if it is this one.
    fn from_any(game: &AnyGame) -> Option<&Self>;

    /// The options of another game like this one. Where something is dealt, the number says how.
    fn options_again(&self, number: u64) -> Self::Options;

    /// Looks at a position once, when it comes onto the table.
    fn offers(&self) -> Self::Offers;

    /// What is chosen when nobody has chosen anything.
    fn resting_draft(table: &Table<Self>) -> Self::Draft;

    /// Whether a draft can be made on this table.
    fn is_possible(table: &Table<Self>, draft: Self::Draft) -> bool;

    /// The draft with one level less; `None` if there is nothing to let go of.
    fn with_less(table: &Table<Self>) -> Option<Self::Draft>;

    /// The step that a draft is, if it is complete.
    fn chosen_step(table: &Table<Self>) -> Option<Self::Step>;

    /// The draft that is this legal step and nothing less; `None` if such a step is never chosen before it is played.
    fn draft_of(step: Self::Step) -> Option<Self::Draft>;

    /// What to show of an illegal step.
    fn refusal(table: &Table<Self>, step: Self::Step, reason: Self::Reason) -> Self::Refusal;

    /// Carries an intent out. With `confirm`, what is chosen waits to be confirmed.
    fn carry_out(table: &mut Table<Self>, intent: Self::Intent, confirm: bool) -> Answer<Self>;
}

/// What came of an intent.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer<G: ByHand> {
    /// It meant nothing here.
    Ignored,
    /// What is chosen has changed.
    Chosen,
    /// A step was played.
    Played(G::Step),
    /// A step was taken back or played again.
    Moved,
    /// A rule is against it.
    Refused(G::Refusal),
}

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Table<G: ByHand> {
    history: History<G>,
    draft: G::Draft,
    /// Of the position at the cursor.
    offers: G::Offers,
}

impl<G: ByHand> Table<G> {
    /// # Errors
    /// A sentence in English if there is no such game.
    pub fn new(options: &G::Options) -> Result<Self, String> {
        Ok(Self::of(History::new(G::new(options)?)))
    }

    /// A table after `played` with `undone` to be played again, and a draft; an impossible draft is dropped.
    ///
    /// # Errors
    /// The index of the first step (of both lists) that is illegal, and why.
    pub fn restore(
        start: G,
        played: &[G::Step],
        undone: &[G::Step],
        draft: G::Draft,
    ) -> Result<Self, (usize, G::Reason)> {
        let mut history = History::new(start);
        for (index, &step) in played.iter().chain(undone).enumerate() {
            history.play(step).map_err(|reason| (index, reason))?;
        }
        history.go_to(played.len());
        let mut table = Self::of(history);
        if G::is_possible(&table, draft) {
            table.draft = draft;
        }
        Ok(table)
    }

    fn of(history: History<G>) -> Self {
        let mut table = Table {
            offers: history.now().offers(),
            history,
            draft: G::Draft::default(),
        };
        table.draft = G::resting_draft(&table);
        table
    }

    pub fn history(&self) -> &History<G> {
        &self.history
    }

    /// The position at the cursor.
    pub fn game(&self) -> &G {
        self.history.now()
    }

    pub fn draft(&self) -> G::Draft {
        self.draft
    }

    pub(super) fn offers(&self) -> &G::Offers {
        &self.offers
    }

    /// Whose turn it is; `None` once the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.game().to_move()
    }

    /// The step that confirming would play.
    pub fn chosen_step(&self) -> Option<G::Step> {
        G::chosen_step(self)
    }

    /// Carries an intent out. With `confirm`, what is chosen waits to be confirmed; without, it is played at once where
    /// nothing is left to choose.
    pub fn handle_intent(&mut self, intent: G::Intent, confirm: bool) -> Answer<G> {
        G::carry_out(self, intent, confirm)
    }

    pub(super) fn choose(&mut self, draft: G::Draft) -> Answer<G> {
        self.draft = draft;
        Answer::Chosen
    }

    /// Plays what has been chosen.
    pub fn confirm(&mut self) -> Answer<G> {
        self.chosen_step().map_or(Answer::Ignored, |step| self.play(step))
    }

    /// Plays a step, whatever is chosen.
    pub fn play(&mut self, step: G::Step) -> Answer<G> {
        match self.history.play(step) {
            Ok(()) => {
                self.settle();
                Answer::Played(step)
            }
            Err(reason) => Answer::Refused(G::refusal(self, step, reason)),
        }
    }

    /// Explains why a step is illegal; a legal one is ignored.
    pub(super) fn refuse(&self, step: G::Step) -> Answer<G> {
        match self.game().explain(step) {
            Ok(()) => Answer::Ignored,
            Err(reason) => Answer::Refused(G::refusal(self, step, reason)),
        }
    }

    /// Chooses a legal step without playing it. Where such a step isn't chosen, nothing is.
    pub fn choose_step(&mut self, step: G::Step) {
        self.draft = G::draft_of(step).unwrap_or_else(|| G::resting_draft(self));
    }

    /// Drops what has been chosen.
    pub fn rest(&mut self) {
        self.draft = G::resting_draft(self);
    }

    /// Takes back what has been chosen, else the last step.
    pub fn undo(&mut self) -> Answer<G> {
        self.undo_to(|_| true)
    }

    /// Takes back what has been chosen, else the steps up to the last that one of these seats has decided.
    pub fn undo_to(&mut self, decides: impl Fn(Seat) -> bool) -> Answer<G> {
        match self.back() {
            Answer::Ignored => self.moved(self.decided_before(decides)),
            answer => answer,
        }
    }

    /// Plays the step again that was taken back last.
    pub fn redo(&mut self) -> Answer<G> {
        self.redo_to(|_| true)
    }

    /// Plays the steps again that were taken back, up to the next that one of these seats has to decide, or all.
    pub fn redo_to(&mut self, decides: impl Fn(Seat) -> bool) -> Answer<G> {
        let (now, all) = (
            self.history.cursor(),
            self.history.cursor() + self.history.undone().len(),
        );
        let next = (now + 1..=all).find(|&count| self.history.after(count).to_move().is_some_and(&decides));
        self.moved(next.or((now < all).then_some(all)))
    }

    /// After how many steps one of these seats has last decided something.
    pub(super) fn decided_before(&self, decides: impl Fn(Seat) -> bool) -> Option<usize> {
        let mut before = (0..self.history.cursor()).rev();
        before.find(|&count| self.history.after(count).to_move().is_some_and(&decides))
    }

    fn moved(&mut self, to: Option<usize>) -> Answer<G> {
        match to {
            Some(count) => {
                self.go_to(count);
                Answer::Moved
            }
            None => Answer::Ignored,
        }
    }

    /// Lets go of what has been chosen, one level at a time; never takes back a step.
    pub fn back(&mut self) -> Answer<G> {
        G::with_less(self).map_or(Answer::Ignored, |less| self.choose(less))
    }

    /// Goes to the position after `count` steps, or to the last one if there are fewer. What was chosen is dropped.
    pub fn go_to(&mut self, count: usize) {
        self.history.go_to(count);
        self.settle();
    }

    /// Drops what was taken back, so that it can't be played again.
    pub fn forget_undone(&mut self) {
        self.history.forget_undone();
    }

    /// Whether [`Table::undo`] would do anything.
    pub fn can_undo(&self) -> bool {
        self.history.cursor() > 0 || G::with_less(self).is_some()
    }

    /// Whether [`Table::redo`] would do anything.
    pub fn can_redo(&self) -> bool {
        !self.history.undone().is_empty()
    }

    /// Another position has come onto the table.
    fn settle(&mut self) {
        self.offers = self.game().offers();
        self.draft = G::resting_draft(self);
    }
}
