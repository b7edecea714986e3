//! Textile at the table: choose, see, confirm, undo.

use super::History;
use crate::games::plane::{Square, Turn};
use crate::games::textile::{Colour, Knotting, Options, Phase, Reason, Step, Textile, Tile};
use crate::games::{Game, Malformed, Seat};
use std::fmt;
use std::str::FromStr;

/// What has been chosen but not confirmed. It is part of what is saved, so it survives the end of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draft {
    /// Nothing chosen.
    #[default]
    None,
    /// The start tile's colour.
    Start { colour: Colour },
    /// A tile from a stack and, with a patch, perhaps the patch's square for it.
    Take { colour: Colour, at: Option<Square> },
    /// The patch is being placed: how it is turned, and perhaps where its own `0,0` comes to lie.
    Knot { turn: Turn, by: Option<Square> },
    /// The patch is to be discarded.
    Discard,
}

/// The notation of the step as far as it is chosen; nothing for nothing.
impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Draft::None => Ok(()),
            Draft::Start { colour } => Step::Start(colour).fmt(f),
            Draft::Take { colour, at } => Step::Take { colour, at }.fmt(f),
            Draft::Knot { turn, by: None } => write!(f, "knot:r{}", turn.degrees()),
            Draft::Knot { turn, by: Some(by) } => Step::Knot { turn, by }.fmt(f),
            Draft::Discard => Step::Discard.fmt(f),
        }
    }
}

impl FromStr for Draft {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Draft, Malformed> {
        if text.is_empty() {
            return Ok(Draft::None);
        }
        if let Some(degrees) = text.strip_prefix("knot:r")
            && let Some(turn) = degrees.parse().ok().and_then(Turn::from_degrees)
        {
            return Ok(Draft::Knot { turn, by: None });
        }
        Ok(match text.parse()? {
            Step::Start(colour) => Draft::Start { colour },
            Step::Take { colour, at } => Draft::Take { colour, at },
            Step::Knot { turn, by } => Draft::Knot { turn, by: Some(by) },
            Step::Discard => Draft::Discard,
            Step::Draw(_) => return Err(Malformed),
        })
    }
}

/// What a player wants, as the screen understood it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Intent {
    /// A stack was tapped.
    Stack(Colour),
    /// A square of the patch's own plane was tapped or a tile dropped there.
    PatchSquare(Square),
    /// A point of the textile's plane was tapped.
    /// `reach` is how far (in squares) a touch may be from the middle of the place that it means.
    Textile { x: f32, y: f32, reach: f32 },
    /// The patch is held over a point of the textile's plane.
    Hold { x: f32, y: f32, reach: f32 },
    /// The patch is let go there.
    Drop { x: f32, y: f32, reach: f32 },
    /// Turn the patch clockwise to the next turn in which it fits somewhere.
    Turn,
    /// Begin to knot.
    Knot,
    /// Ask to discard.
    Discard,
    /// Play what has been chosen.
    Confirm,
    /// Take back what has been chosen, else the last step.
    Undo,
    /// Play the step again that was taken back last.
    Redo,
    /// Let go of what has been chosen, one level at a time; never takes back a step.
    Back,
}

/// What came of an intent.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// It meant nothing here.
    Ignored,
    /// What is chosen has changed.
    Chosen,
    /// A step was played.
    Played(Step),
    /// A step was taken back or played again.
    Moved,
    /// A rule is against it.
    Refused(Refusal),
}

/// A step that a rule forbids, with what to show of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    pub step: Step,
    pub reason: Reason,
    /// The tiles that would have been laid, where they would lie.
    pub would_lie: Vec<Tile>,
    /// Whether `would_lie` and the reason's squares are the patch's own squares, else the textile's.
    pub in_patch: bool,
}

/// A game of Textile in progress.
#[derive(Clone, Debug)]
pub struct Table {
    history: History<Textile>,
    draft: Draft,
    /// The legal knots of the position at the cursor.
    knots: Vec<(Turn, Square)>,
    steps: Vec<Step>,
}

impl Table {
    /// # Errors
    /// A sentence in English if there is no such game.
    pub fn new(options: &Options) -> Result<Table, String> {
        let mut table = Table {
            history: History::new(Textile::new(options)?),
            draft: Draft::None,
            knots: Vec::new(),
            steps: Vec::new(),
        };
        table.settle();
        Ok(table)
    }

    /// A table after `played` with `undone` to be played again, and a draft; an impossible draft is dropped.
    ///
    /// # Errors
    /// The index of the first step (of both lists) that is illegal, and why.
    pub fn restore(
        options: &Options,
        played: &[Step],
        undone: &[Step],
        draft: Draft,
    ) -> Result<Table, (usize, Reason)> {
        let start = Textile::new(options).map_err(|_| (0, Reason::NotNow))?;
        let mut history = History::new(start);
        for (index, &step) in played.iter().chain(undone).enumerate() {
            history.play(step).map_err(|reason| (index, reason))?;
        }
        history.go_to(played.len());
        let mut table = Table {
            history,
            draft: Draft::None,
            knots: Vec::new(),
            steps: Vec::new(),
        };
        table.settle();
        if table.is_possible(draft) {
            table.draft = draft;
        }
        Ok(table)
    }

    pub fn history(&self) -> &History<Textile> {
        &self.history
    }

    /// The position at the cursor.
    pub fn game(&self) -> &Textile {
        self.history.now()
    }

    pub fn draft(&self) -> Draft {
        self.draft
    }

    /// Whose turn it is; while the start tile is due, who lays it.
    pub fn to_move(&self) -> Option<Seat> {
        self.game().to_move()
    }

    /// The patch of the seat to move.
    pub fn patch(&self) -> &[Tile] {
        self.to_move().map_or(&[], |seat| self.game().patch(seat))
    }

    /// Goes to the position after `count` steps. What was chosen is dropped.
    pub fn go_to(&mut self, count: usize) {
        self.history.go_to(count);
        self.settle();
    }

    // What can be done now.

    /// Whether a tile can be taken or drawn from this stack now.
    pub fn is_open(&self, colour: Colour) -> bool {
        self.steps.iter().any(|step| match *step {
            Step::Start(c) | Step::Draw(c) | Step::Take { colour: c, .. } => c == colour,
            Step::Knot { .. } | Step::Discard => false,
        })
    }

    pub fn can_take(&self) -> bool {
        self.steps.iter().any(|step| matches!(step, Step::Take { .. }))
    }

    /// Whether the patch can be knotted somewhere.
    pub fn can_knot(&self) -> bool {
        !self.knots.is_empty()
    }

    pub fn can_discard(&self) -> bool {
        self.steps.contains(&Step::Discard)
    }

    /// Whether nothing but discarding is left, because the patch fits nowhere.
    pub fn must_discard(&self) -> bool {
        self.steps == [Step::Discard]
    }

    /// The patch's squares that are offered for the chosen tile.
    pub fn offered_squares(&self) -> Vec<Square> {
        let Draft::Take { colour, .. } = self.draft else {
            return Vec::new();
        };
        let at = |step: &Step| match *step {
            Step::Take {
                colour: c,
                at: Some(square),
            } if c == colour => Some(square),
            _ => None,
        };
        self.steps.iter().filter_map(at).collect()
    }

    /// The places that are offered for the patch as it is turned now: where its own `0,0` would lie.
    pub fn offered_places(&self) -> Vec<Square> {
        let Draft::Knot { turn, .. } = self.draft else {
            return Vec::new();
        };
        self.places(turn).collect()
    }

    fn places(&self, turn: Turn) -> impl Iterator<Item = Square> + '_ {
        self.knots.iter().filter(move |knot| knot.0 == turn).map(|knot| knot.1)
    }

    /// The turns in which the patch fits somewhere, each only once where two look alike.
    pub fn turns(&self) -> Vec<Turn> {
        Turn::ALL
            .into_iter()
            .filter(|&turn| self.places(turn).next().is_some())
            .collect()
    }

    /// The tile of the patch that stands for the whole patch when places are shown and touched: the one nearest to its middle,
    /// so that the patch lies about evenly around the finger.
    pub fn handle(&self) -> Square {
        let patch = self.patch();
        let count = patch.len() as i32;
        let sum = patch.iter().fold((0, 0), |sum, tile| {
            (sum.0 + i32::from(tile.at.x), sum.1 + i32::from(tile.at.y))
        });
        // Distances to the mean, multiplied by the number of tiles to stay with whole numbers.
        let distance = |at: Square| {
            let (dx, dy) = (i32::from(at.x) * count - sum.0, i32::from(at.y) * count - sum.1);
            dx * dx + dy * dy
        };
        patch
            .iter()
            .map(|tile| tile.at)
            .min_by_key(|&at| distance(at))
            .unwrap_or(Square::ORIGIN)
    }

    /// Where the handle lies if the patch is turned so and its `0,0` lies on `by`.
    pub fn handle_at(&self, turn: Turn, by: Square) -> Square {
        turn.apply(self.handle()) + by
    }

    /// The knot that is chosen, with what it would bring.
    pub fn chosen_knot(&self) -> Option<Knotting> {
        match self.draft {
            Draft::Knot { turn, by: Some(by) } => Some(self.game().knotting(turn, by)),
            _ => None,
        }
    }

    /// The step that confirming would play.
    pub fn chosen_step(&self) -> Option<Step> {
        let has_patch = !self.patch().is_empty();
        match self.draft {
            Draft::Start { colour } => Some(Step::Start(colour)),
            Draft::Take { colour, at: None } if !has_patch => Some(Step::Take { colour, at: None }),
            Draft::Take {
                colour,
                at: at @ Some(_),
            } => Some(Step::Take { colour, at }),
            Draft::Knot { turn, by: Some(by) } => Some(Step::Knot { turn, by }),
            Draft::Discard => Some(Step::Discard),
            Draft::None | Draft::Take { .. } | Draft::Knot { .. } => None,
        }
    }

    // What is done.

    /// Carries an intent out. With `confirm`, what is chosen waits to be confirmed; without, it is played at once where it is complete
    /// (discarding asks all the same).
    pub fn handle_intent(&mut self, intent: Intent, confirm: bool) -> Answer {
        let answer = match intent {
            Intent::Stack(colour) => self.tap_stack(colour),
            Intent::PatchSquare(square) => self.tap_patch(square),
            Intent::Textile { x, y, reach } => self.tap_textile(x, y, reach),
            Intent::Hold { x, y, reach } => self.hold(x, y, reach),
            Intent::Drop { x, y, reach } => self.drop_patch(x, y, reach),
            Intent::Turn => self.turn(),
            Intent::Knot => self.begin_knot(),
            Intent::Discard => self.ask_discard(),
            Intent::Confirm => return self.confirm(),
            Intent::Undo => return self.undo(),
            Intent::Redo => return self.redo(),
            Intent::Back => return self.back(),
        };
        let complete = self.chosen_step().is_some() && self.draft != Draft::Discard;
        // Turning and holding only show; they must never play.
        if answer == Answer::Chosen && complete && !confirm && !matches!(intent, Intent::Turn | Intent::Hold { .. }) {
            self.confirm()
        } else {
            answer
        }
    }

    fn choose(&mut self, draft: Draft) -> Answer {
        self.draft = draft;
        Answer::Chosen
    }

    fn tap_stack(&mut self, colour: Colour) -> Answer {
        let has_patch = !self.patch().is_empty();
        // Tapping the same stack again confirms where there is nothing more to choose.
        if matches!(self.draft, Draft::Start { colour: c } | Draft::Take { colour: c, at: None } if c == colour)
            && !has_patch
        {
            return self.confirm();
        }
        match self.game().phase() {
            Phase::Start => self.choose(Draft::Start { colour }),
            // The knot was confirmed just before; drawing is the same turn, and undo is one tap away.
            Phase::Draw => self.play(Step::Draw(colour)),
            _ if self.is_open(colour) => self.choose(Draft::Take { colour, at: None }),
            _ => {
                // Which rule is in the way? Ask for the take with a square that is free, if the patch has one.
                let at = has_patch.then(|| self.some_square_beside_the_patch());
                self.refuse(Step::Take { colour, at })
            }
        }
    }

    fn some_square_beside_the_patch(&self) -> Square {
        let patch = self.patch();
        let beside = patch.iter().flat_map(|tile| tile.at.orthogonal());
        beside
            .into_iter()
            .find(|square| patch.iter().all(|tile| tile.at != *square))
            .unwrap_or(Square::ORIGIN)
    }

    fn tap_patch(&mut self, square: Square) -> Answer {
        match self.draft {
            Draft::Take { colour, at } => {
                if at == Some(square) {
                    return self.confirm();
                }
                let step = Step::Take {
                    colour,
                    at: Some(square),
                };
                if self.steps.contains(&step) {
                    self.choose(Draft::Take {
                        colour,
                        at: Some(square),
                    })
                } else {
                    self.refuse(step)
                }
            }
            _ if self.patch().iter().any(|tile| tile.at == square) => self.begin_knot(),
            _ => Answer::Ignored,
        }
    }

    fn tap_textile(&mut self, x: f32, y: f32, reach: f32) -> Answer {
        let square = Square::new(x.floor() as i16, y.floor() as i16);
        let began = !matches!(self.draft, Draft::Knot { .. });
        if began {
            // Without a patch there is nothing that a place on the textile could mean.
            if self.patch().is_empty() || !self.can_discard() {
                return Answer::Ignored;
            }
            if !self.can_knot() {
                return self.begin_knot();
            }
        }
        let (turn, by) = match self.draft {
            Draft::Knot { turn, by } => (turn, by),
            _ => (self.turns()[0], None),
        };
        if let Some(by) = by
            && self
                .game()
                .knotting(turn, by)
                .tiles
                .iter()
                .any(|tile| tile.at == square)
        {
            return self.confirm();
        }
        match self.nearest_place(turn, x, y, reach) {
            Some(by) => self.choose(Draft::Knot { turn, by: Some(by) }),
            // The first touch only said "knot"; nobody has aimed yet.
            None if began => self.choose(Draft::Knot { turn, by: None }),
            None => self.refuse_knot(turn, square),
        }
    }

    /// The legal place whose handle is nearest to a point, if it is within reach or its square holds the point.
    fn nearest_place(&self, turn: Turn, x: f32, y: f32, reach: f32) -> Option<Square> {
        let distance = |place: &Square| {
            let handle = self.handle_at(turn, *place);
            (f32::from(handle.x) + 0.5 - x).hypot(f32::from(handle.y) + 0.5 - y)
        };
        let nearest = self.places(turn).min_by(|a, b| distance(a).total_cmp(&distance(b)));
        nearest.filter(|place| distance(place) <= reach.max(std::f32::consts::FRAC_1_SQRT_2))
    }

    fn hold(&mut self, x: f32, y: f32, reach: f32) -> Answer {
        let Draft::Knot { turn, by } = self.draft else {
            return self.begin_knot();
        };
        let held = self.nearest_place(turn, x, y, reach);
        if held == by {
            Answer::Ignored
        } else {
            self.choose(Draft::Knot { turn, by: held })
        }
    }

    fn drop_patch(&mut self, x: f32, y: f32, reach: f32) -> Answer {
        let Draft::Knot { turn, .. } = self.draft else {
            return Answer::Ignored;
        };
        match self.nearest_place(turn, x, y, reach) {
            Some(by) => self.choose(Draft::Knot { turn, by: Some(by) }),
            None => {
                self.draft = Draft::Knot { turn, by: None };
                self.refuse_knot(turn, Square::new(x.floor() as i16, y.floor() as i16))
            }
        }
    }

    /// Explains why the patch, turned so, can't be laid with its handle on `square`.
    fn refuse_knot(&mut self, turn: Turn, square: Square) -> Answer {
        let by = square - turn.apply(self.handle());
        match self.game().explain(Step::Knot { turn, by }) {
            // Another turn of the patch looks the same there and is the one that counts.
            Err(Reason::SameAs(Step::Knot { turn, by })) => self.choose(Draft::Knot { turn, by: Some(by) }),
            Ok(()) => self.choose(Draft::Knot { turn, by: Some(by) }),
            Err(_) => self.refuse(Step::Knot { turn, by }),
        }
    }

    fn turn(&mut self) -> Answer {
        let turns = self.turns();
        let Draft::Knot { turn, by } = self.draft else {
            return Answer::Ignored;
        };
        if turns.len() < 2 {
            return Answer::Ignored;
        }
        let next = turns
            .iter()
            .position(|&t| t == turn)
            .map_or(0, |index| (index + 1) % turns.len());
        let next = turns[next];
        // A ghost stays where it is, or goes to the nearest place right beside it; further away it would surprise.
        let by = by.and_then(|by| {
            let old = self.handle_at(turn, by);
            let distance = |place: &Square| {
                let new = self.handle_at(next, *place);
                (new.x - old.x).pow(2) + (new.y - old.y).pow(2)
            };
            self.places(next)
                .min_by_key(distance)
                .filter(|place| distance(place) <= 2)
        });
        self.choose(Draft::Knot { turn: next, by })
    }

    fn begin_knot(&mut self) -> Answer {
        if self.can_knot() {
            return match self.draft {
                Draft::Knot { .. } => Answer::Ignored,
                _ => self.choose(Draft::Knot {
                    turn: self.turns()[0],
                    by: None,
                }),
            };
        }
        match self.game().explain(Step::Discard) {
            // The patch fits nowhere; what is left is to discard it, or to take on.
            Ok(()) if self.must_discard() => self.ask_discard(),
            Ok(()) => Answer::Ignored,
            Err(_) => self.refuse(Step::Discard),
        }
    }

    fn ask_discard(&mut self) -> Answer {
        if self.can_discard() {
            self.choose(Draft::Discard)
        } else {
            self.refuse(Step::Discard)
        }
    }

    fn confirm(&mut self) -> Answer {
        self.chosen_step().map_or(Answer::Ignored, |step| self.play(step))
    }

    fn play(&mut self, step: Step) -> Answer {
        match self.history.play(step) {
            Ok(()) => {
                self.settle();
                Answer::Played(step)
            }
            Err(_) => self.refuse(step),
        }
    }

    fn refuse(&self, step: Step) -> Answer {
        let Err(reason) = self.game().explain(step) else {
            return Answer::Ignored;
        };
        let (would_lie, in_patch) = match step {
            Step::Take { colour, at: Some(at) } => (vec![Tile { at, colour }], true),
            Step::Knot { turn, by } => (self.game().knotting(turn, by).tiles, false),
            _ => (Vec::new(), true),
        };
        Answer::Refused(Refusal {
            step,
            reason,
            would_lie,
            in_patch,
        })
    }

    fn undo(&mut self) -> Answer {
        if self.back() == Answer::Chosen {
            return Answer::Chosen;
        }
        if self.history.undo() {
            self.settle();
            Answer::Moved
        } else {
            Answer::Ignored
        }
    }

    fn redo(&mut self) -> Answer {
        if self.history.redo() {
            self.settle();
            Answer::Moved
        } else {
            Answer::Ignored
        }
    }

    fn back(&mut self) -> Answer {
        let resting = self.resting_draft();
        let back = match self.draft {
            Draft::Take { colour, at: Some(_) } => Draft::Take { colour, at: None },
            Draft::Knot { turn, by: Some(_) } => Draft::Knot { turn, by: None },
            _ => resting,
        };
        // The resting draft may itself be knotting, whichever way the patch is turned.
        let rests = back == self.draft
            || matches!(
                (resting, self.draft),
                (Draft::Knot { .. }, Draft::Knot { by: None, .. })
            );
        if rests { Answer::Ignored } else { self.choose(back) }
    }

    /// Whether [`Intent::Undo`] would do anything.
    pub fn can_undo(&self) -> bool {
        self.history.cursor() > 0 || self.clone().back() == Answer::Chosen
    }

    /// Whether [`Intent::Redo`] would do anything.
    pub fn can_redo(&self) -> bool {
        !self.history.undone().is_empty()
    }

    /// What is chosen when nobody has chosen anything: where only knotting and discarding are left, knotting has begun.
    fn resting_draft(&self) -> Draft {
        if self.can_take() || !self.can_discard() {
            Draft::None
        } else if self.can_knot() {
            Draft::Knot {
                turn: self.turns()[0],
                by: None,
            }
        } else {
            Draft::Discard
        }
    }

    fn settle(&mut self) {
        let mut steps = std::mem::take(&mut self.steps);
        self.history.now().legal_steps(&mut steps);
        self.knots.clear();
        self.knots.extend(steps.iter().filter_map(|step| match *step {
            Step::Knot { turn, by } => Some((turn, by)),
            _ => None,
        }));
        self.steps = steps;
        self.draft = self.resting_draft();
    }

    fn is_possible(&self, draft: Draft) -> bool {
        match draft {
            Draft::None => self.resting_draft() == Draft::None,
            Draft::Start { colour } => self.steps.contains(&Step::Start(colour)),
            Draft::Take { colour, at: None } => self.can_take() && self.is_open(colour),
            Draft::Take { colour, at } => self.steps.contains(&Step::Take { colour, at }),
            Draft::Knot { turn, by: None } => self.turns().contains(&turn),
            Draft::Knot { turn, by: Some(by) } => self.knots.contains(&(turn, by)),
            Draft::Discard => self.can_discard(),
        }
    }
}
