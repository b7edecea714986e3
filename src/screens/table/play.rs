//! The game on the table and what fingers do with it.

use super::super::context::Context;
use super::super::life::Feel;
use super::super::ui::SeatRow;
use super::camera::View;
use super::game::{Look, OnScreen, Touch};
use super::marks::{Mark, marks};
use super::{seat_names, who};
use crate::bots::Level;
use crate::games::Seat;
use crate::games::noses::Noses;
use crate::games::temple::Temple;
use crate::games::textile::Textile;
use crate::keep::Id;
use crate::scene::Rect;
use crate::table::play::Answer;
use crate::table::{AnySaved, MARKS, Saved};
use crate::words::Words;

/// How far (in dp) a touch may be from the middle of the place that it means.
pub const REACH: f32 = 24.0;

/// A game on the table.
pub struct Play<G: OnScreen> {
    pub id: Id,
    pub saved: Saved<G>,
    pub view: View,
    /// The step that a rule has just refused, until the next touch.
    pub refusal: Option<G::Refusal>,
    /// What was tapped to know more of it, until the next touch.
    pub looked_at: Option<G::Spot>,
    /// What only this game's screen keeps.
    pub own: G::Own,
    /// It was just told that it's a bot's turn, until the next touch.
    pub turn_told: bool,
    /// The steps of a hint, while they are shown.
    pub hints: Vec<G::Step>,
    /// What was last said to those who listen.
    pub said: String,
    /// Where a finished game is looked at: after so many steps.
    review: Option<usize>,
    just_ended: bool,
    /// The last act took steps back, or played them again.
    moved: bool,
    /// A finger carries something over the board.
    pub carrying: bool,
}

/// Whichever game is on the table.
#[allow(clippy::large_enum_variant, reason = "there is one")]
pub enum AnyPlay {
    Textile(Play<Textile>),
    Noses(Play<Noses>),
    Temple(Play<Temple>),
}

/// Runs the same generic code on whichever game is on the table.
macro_rules! each_play {
    ($any:expr, $play:ident => $code:expr) => {
        match $any {
            $crate::screens::table::play::AnyPlay::Textile($play) => $code,
            $crate::screens::table::play::AnyPlay::Noses($play) => $code,
            $crate::screens::table::play::AnyPlay::Temple($play) => $code,
        }
    };
}
pub(super) use each_play;

impl AnyPlay {
    pub fn new(id: Id, saved: AnySaved) -> AnyPlay {
        match saved {
            AnySaved::Textile(saved) => AnyPlay::Textile(Play::new(id, saved)),
            AnySaved::Noses(saved) => AnyPlay::Noses(Play::new(id, saved)),
            AnySaved::Temple(saved) => AnyPlay::Temple(Play::new(id, saved)),
        }
    }

    pub fn id(&self) -> &Id {
        each_play!(self, play => &play.id)
    }

    pub fn view_mut(&mut self) -> &mut View {
        each_play!(self, play => &mut play.view)
    }
}

/// What is to be done with the game: what only this game knows, or what all games have.
pub enum Act<Intent> {
    Intent(Intent),
    Confirm,
    Undo,
    Redo,
}

impl<G: OnScreen> Play<G> {
    pub fn new(id: Id, saved: Saved<G>) -> Play<G> {
        let over = saved.table.to_move().is_none();
        let steps = saved.table.history().cursor();
        Play {
            id,
            own: G::own(&saved.table),
            saved,
            view: View::default(),
            refusal: None,
            looked_at: None,
            turn_told: false,
            hints: Vec::new(),
            said: String::new(),
            review: over.then_some(steps),
            just_ended: false,
            moved: false,
            carrying: false,
        }
    }

    pub fn save(&self, ctx: &Context) {
        ctx.keeper.save(&self.id, self.saved.to_record().to_json());
    }

    /// Carries something out, and keeps what came of it.
    pub fn act(&mut self, ctx: &Context, act: Act<G::Intent>) {
        let before_refused = self.refusal.clone();
        let explained = self.close_tip();
        self.just_ended = false;
        if self.is_reviewing() {
            return;
        }
        if self.bots_turn().is_some() && !matches!(act, Act::Undo | Act::Redo) {
            self.turn_told = !explained;
            return;
        }
        let table = &mut self.saved.table;
        let before = table.to_move();
        let (answer, moved) = match act {
            Act::Intent(intent) => (table.handle_intent(intent, ctx.settings().confirm), ""),
            Act::Confirm => (table.confirm(), ""),
            Act::Undo => (self.saved.undo(), "say-undone"),
            Act::Redo => (self.saved.redo(), "say-redone"),
        };
        match &answer {
            Answer::Refused(_) => ctx.life.feel(Feel::Refused),
            Answer::Chosen => ctx.life.feel(Feel::Chosen),
            Answer::Played(_) => ctx.life.feel(Feel::Played),
            Answer::Ignored | Answer::Moved => {}
        }
        match answer {
            Answer::Ignored => return,
            // A tap beside everything closes the explanation before.
            Answer::Refused(refusal) => {
                let is_new = G::asks_anew(&refusal) && before_refused.as_ref() != Some(&refusal);
                self.refusal = (!explained || is_new).then_some(refusal);
            }
            Answer::Chosen => self.look_at_choice(),
            Answer::Played(step) => self.played(ctx, step, before),
            Answer::Moved => {
                self.moved = true;
                self.said = ctx.words().text(moved);
                self.look_at_last();
                self.look_at_choice();
            }
        }
        self.save(ctx);
    }

    /// How strong the bot is whose turn it is; `None` if it is a person's.
    pub fn bots_turn(&self) -> Option<Level> {
        if self.is_reviewing() {
            None
        } else {
            self.saved.bot_to_move()
        }
    }

    /// Whether a person has to decide now.
    pub fn is_persons_turn(&self) -> bool {
        !self.is_reviewing() && self.saved.table.to_move().is_some() && self.saved.bot_to_move().is_none()
    }

    /// Whether the last step was a person's.
    pub fn was_persons_turn(&self) -> bool {
        let history = self.saved.table.history();
        let before = history.cursor().checked_sub(1);
        let seat = before.and_then(|before| history.after(before).to_move());
        seat.is_some_and(|seat| self.saved.bot(seat).is_none())
    }

    /// Tells whose turn it is; closes that if it stands there already.
    pub fn tell_turn(&mut self) {
        self.turn_told = !self.close_tip();
    }

    /// Whether steps were taken back or played again since this was asked.
    pub fn take_moved(&mut self) -> bool {
        std::mem::take(&mut self.moved)
    }

    /// Shows the step that a bot is about to play.
    pub fn show_step(&mut self, step: &str) {
        if let Ok(step) = step.parse() {
            self.saved.table.choose_step(step);
            self.look_at_choice();
        }
    }

    /// Plays a step that was chosen elsewhere than on the board: a bot's, or one of a hint.
    pub fn play_step(&mut self, ctx: &Context, step: &str) {
        let before = self.saved.table.to_move();
        let Ok(step) = step.parse() else { return };
        self.saved.table.rest();
        if let Answer::Played(step) = self.saved.table.play(step) {
            self.played(ctx, step, before);
            self.save(ctx);
        }
    }

    fn played(&mut self, ctx: &Context, step: G::Step, who: Option<Seat>) {
        self.say_played(ctx, step, who);
        self.look_at_last();
        self.just_ended = self.saved.table.to_move().is_none();
    }

    /// Chooses without playing, even where steps are played at once.
    pub fn choose_only(&mut self, ctx: &Context, intent: G::Intent) {
        self.close_tip();
        if self.bots_turn().is_some() {
            return;
        }
        if self.saved.table.handle_intent(intent, true) == Answer::Chosen {
            self.save(ctx);
        }
    }

    fn say_played(&mut self, ctx: &Context, step: G::Step, who: Option<Seat>) {
        let words = ctx.words();
        let next = self.saved.table.to_move().filter(|next| Some(*next) != who);
        let who = who.map(|seat| self.name(&words, seat)).unwrap_or_default();
        let mut said = G::say(&words, self, step, &who);
        if let Some(next) = next {
            said.push(' ');
            said.push_str(&words.format("say-next", &[("name", self.name(&words, next).into())]));
        }
        self.said = said;
    }

    /// The game's name in records.
    pub fn game_name(&self) -> &'static str {
        G::NAME
    }

    /// The name of a seat.
    pub fn name(&self, words: &Words, seat: Seat) -> String {
        self.all_names(words).swap_remove(seat.index())
    }

    /// The name of a seat where there is little room: somebody who plays under a number is only that.
    pub fn short_name(&self, words: &Words, seat: Seat) -> String {
        let name = self.name(words, seat);
        let number = |count: usize| [("count", count.into())];
        // Setup gives those without a name the number of their place, which isn't the seat's if another begins.
        for count in 1..=MARKS {
            if name == words.format("player-number", &number(count)) {
                return words.format("player-short", &number(count));
            }
            if name == words.format("bot-number", &number(count)) {
                return words.format("bot-short", &number(count));
            }
        }
        name
    }

    /// What is shown of every seat, in whichever game.
    pub fn seat_row(&self, words: &Words, seat: Seat, points: u32) -> SeatRow {
        SeatRow {
            seat: i32::from(seat.0),
            mark: self.saved.marks()[seat.index()] as i32,
            name: self.name(words, seat).into(),
            short_name: self.short_name(words, seat).into(),
            score: points.to_string().into(),
            active: self.saved.table.to_move() == Some(seat),
            // Once the game is over it is of no use to change it.
            player: match self.saved.table.to_move() {
                Some(_) if !self.is_reviewing() => who::player(words, self.saved.bot(seat)).into(),
                _ => Default::default(),
            },
            bot: self.saved.bot(seat).is_some(),
            ..SeatRow::default()
        }
    }

    /// The names of all seats.
    pub fn all_names(&self, words: &Words) -> Vec<String> {
        seat_names(words, &self.saved.called())
    }

    /// Whether the last act ended the game.
    pub fn just_ended(&self) -> bool {
        self.just_ended
    }

    /// Lets go of what is half-made. False if there is nothing.
    pub fn back(&mut self, ctx: &Context) -> bool {
        if self.close_tip() {
            return true;
        }
        if self.is_reviewing() || self.bots_turn().is_some() {
            return false;
        }
        let took = self.saved.table.back() == Answer::Chosen;
        if took {
            self.save(ctx);
        }
        took
    }

    /// Closes an explanation. False if there is none.
    pub fn close_tip(&mut self) -> bool {
        let refusal = self.refusal.take();
        let looked_at = self.looked_at.take();
        let turn_told = std::mem::take(&mut self.turn_told);
        let was_open = refusal.is_some() || looked_at.is_some() || turn_told;
        if was_open {
            self.view.come_back();
        }
        was_open
    }

    /// The table is left. True if the game need not stay on it.
    pub fn leave(&mut self) -> bool {
        self.close_tip();
        self.is_reviewing()
    }

    /// What there is to know of what was tapped.
    pub fn look_at(&self, words: &Words) -> Option<Look> {
        G::look(words, self, self.looked_at?)
    }

    /// The paragraph of the rules that the refused step breaks, or that says more of what was tapped.
    pub fn paragraph(&self, ctx: &Context) -> Option<&'static str> {
        let words = ctx.words();
        match &self.refusal {
            Some(refusal) => Some(G::explanation(&words, self, refusal).paragraph),
            None => self.look_at(&words)?.paragraph,
        }
    }

    /// Where the steps of a hint go on the board, each with its index.
    pub fn hint_places(&self) -> impl Iterator<Item = (usize, Rect)> {
        let steps = self.hints.iter().enumerate();
        steps.filter_map(|(index, &step)| Some((index, G::place_of(self, step)?)))
    }

    /// The steps of a hint as they are shown on the board.
    pub fn hint_marks(&self) -> Vec<Mark> {
        marks(self.hint_places())
    }

    // What a touch means.

    /// A point of the board's dp as a touch.
    pub fn touch(&self, x: f32, y: f32) -> Touch {
        let (x, y) = self.view.camera.board(x, y);
        Touch {
            x,
            y,
            reach: REACH / self.view.camera.unit,
        }
    }

    /// Looks at what lies under a point of the board's dp. False if there is nothing to know, or a tap means something else.
    pub fn look(&mut self, words: &Words, x: f32, y: f32) -> bool {
        let Some(spot) = G::spot(self, self.touch(x, y)) else {
            return false;
        };
        self.look_into(words, spot)
    }

    /// Looks at something. False if there is nothing to know.
    pub fn look_into(&mut self, words: &Words, spot: G::Spot) -> bool {
        if G::look(words, self, spot).is_none() {
            return false;
        }
        // Another tap on the same closes it.
        let before = self.looked_at;
        self.close_tip();
        self.looked_at = (before != Some(spot)).then_some(spot);
        true
    }

    /// Moves what is chosen to the next offered place in a direction.
    pub fn step_choice(&mut self, ctx: &Context, dx: i32, dy: i32) {
        self.close_tip();
        if self.bots_turn().is_some() {
            return;
        }
        let middle = self.view.camera.board(self.view.width / 2.0, self.view.height / 2.0);
        let Some(intent) = G::towards(self, middle, dx, dy) else {
            return;
        };
        // Arrows only choose; Enter plays, whether or not steps are to be confirmed.
        if self.saved.table.handle_intent(intent, true) == Answer::Chosen {
            self.look_at_choice();
            self.save(ctx);
        }
    }

    // A finished game.

    pub fn is_reviewing(&self) -> bool {
        self.review.is_some()
    }

    /// After how many steps the game is looked at, and how many there are.
    pub fn review_at(&self) -> Option<(usize, usize)> {
        let history = self.saved.table.history();
        self.review.map(|at| (at, history.cursor() + history.undone().len()))
    }

    pub fn begin_review(&mut self, after: usize) {
        self.saved.table.go_to(after);
        self.review = Some(self.saved.table.history().cursor());
        self.view.fitted = false;
    }

    pub fn end_review(&mut self) {
        self.saved.table.go_to(usize::MAX);
        self.review = None;
    }

    /// Steps on or back; -2 goes to the beginning, 2 to the end.
    pub fn review_by(&mut self, by: i32) {
        let Some((at, count)) = self.review_at() else { return };
        let at = match by {
            -2 => 0,
            2 => count,
            by => at.saturating_add_signed(by as isize).min(count),
        };
        self.review_to(at);
    }

    /// Looks at the game after so many steps; the view holds still.
    pub fn review_to(&mut self, at: usize) {
        if self.is_reviewing() {
            self.saved.table.go_to(at);
            self.review = Some(self.saved.table.history().cursor());
            self.look_at_last();
        }
    }

    /// A game of its own that goes on from what is looked at.
    pub fn branch(&self) -> Option<Saved<G>> {
        self.review.map(|_| self.saved.branch())
    }
}
