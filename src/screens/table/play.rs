//! The game on the table and what fingers do with it.

use super::super::context::Context;
use super::ask;
use super::camera::View;
use crate::games::Seat;
use crate::games::plane::Square;
use crate::games::textile::{Phase, Step, Tile};
use crate::keep::Id;
use crate::table::textile::{Answer, Draft, Intent, Refusal, Saved};
use crate::words::explain_textile;

/// How far (in dp) a touch may be from the middle of the place that it means.
pub const REACH: f32 = 24.0;

/// A game on the table.
pub struct Play {
    pub id: Id,
    pub saved: Saved,
    pub view: View,
    /// The step that a rule has just refused, until the next touch.
    pub refusal: Option<Refusal>,
    /// What was last said to those who listen.
    pub said: String,
    /// Where a finished game is looked at: after so many steps.
    review: Option<usize>,
    just_ended: bool,
    /// A finger carries the patch over the textile.
    pub carrying: bool,
}

impl Play {
    pub fn new(id: Id, saved: Saved) -> Play {
        let over = saved.table.to_move().is_none();
        let steps = saved.table.history().cursor();
        Play {
            id,
            saved,
            view: View::default(),
            refusal: None,
            said: String::new(),
            review: over.then_some(steps),
            just_ended: false,
            carrying: false,
        }
    }

    pub fn save(&self, ctx: &Context) {
        ctx.keeper.save(&self.id, self.saved.to_record().to_json());
    }

    /// Carries an intent out, and keeps what came of it.
    pub fn act(&mut self, ctx: &Context, intent: Intent) {
        let explained = self.refusal.take().is_some();
        self.just_ended = false;
        if self.is_reviewing() {
            return;
        }
        let before = self.saved.table.to_move();
        let answer = self.saved.table.handle_intent(intent, ctx.settings().confirm);
        match answer {
            Answer::Ignored => return,
            // A tap beside everything closes the explanation before.
            Answer::Refused(refusal) => self.refusal = (!explained).then_some(refusal),
            Answer::Chosen => self.look_at_choice(),
            Answer::Played(step) => {
                self.say_played(ctx, step, before);
                self.look_at_last();
                self.just_ended = self.saved.table.game().phase() == Phase::Over;
            }
            Answer::Moved => {
                let key = if intent == Intent::Undo {
                    "say-undone"
                } else {
                    "say-redone"
                };
                self.said = ctx.words().text(key);
                self.look_at_last();
                self.look_at_choice();
            }
        }
        self.save(ctx);
    }

    /// Chooses without playing, even where steps are played at once.
    pub fn choose_only(&mut self, ctx: &Context, intent: Intent) {
        self.refusal = None;
        if self.saved.table.draft() != Draft::None && matches!(intent, Intent::Stack(_)) {
            // Tapping a chosen stack again would confirm it.
            self.saved.table.handle_intent(Intent::Back, true);
        }
        if self.saved.table.handle_intent(intent, true) == Answer::Chosen {
            self.save(ctx);
        }
    }

    fn say_played(&mut self, ctx: &Context, step: Step, who: Option<Seat>) {
        let words = ctx.words();
        let names = self.saved.names();
        let name = |seat: Seat| ask::seat_name(&words, &names, seat);
        let points = self.saved.table.scored().last().map_or(0, |scored| scored.points);
        let next = self.saved.table.to_move().filter(|next| Some(*next) != who).map(name);
        let who = who.map(name).unwrap_or_default();
        self.said = ask::say(&words, step, points, &who, next.as_deref());
    }

    /// Whether the last intent ended the game.
    pub fn just_ended(&self) -> bool {
        self.just_ended
    }

    /// Lets go of what is half-made. False if there is nothing.
    pub fn back(&mut self, ctx: &Context) -> bool {
        if self.refusal.take().is_some() {
            return true;
        }
        if self.is_reviewing() {
            return false;
        }
        let took = self.saved.table.handle_intent(Intent::Back, true) == Answer::Chosen;
        if took {
            self.save(ctx);
        }
        took
    }

    /// The table is left. True if the game need not stay on it.
    pub fn leave(&mut self) -> bool {
        self.refusal = None;
        self.is_reviewing()
    }

    pub fn close_tip(&mut self) {
        self.refusal = None;
    }

    /// The paragraph of the rules that the refused step breaks.
    pub fn paragraph(&self, ctx: &Context) -> Option<&'static str> {
        let refusal = self.refusal.as_ref()?;
        Some(explain_textile(&ctx.words(), &refusal.step, &refusal.reason).paragraph)
    }

    // What a touch means.

    /// A tap on the textile, in the board's dp.
    pub fn tapped(&mut self, x: f32, y: f32) -> Option<Intent> {
        let (x, y) = self.view.camera.board(x, y);
        (!self.is_reviewing()).then_some(Intent::Textile {
            x,
            y,
            reach: self.reach(),
        })
    }

    /// [`REACH`] in squares.
    pub fn reach(&self) -> f32 {
        REACH / self.view.camera.unit
    }

    /// A tap on the mat, in the patch's squares, each `unit` dp large.
    pub fn tapped_patch(&self, x: f32, y: f32, unit: f32) -> Option<Intent> {
        let table = &self.saved.table;
        let square = Square::new(x.floor() as i16, y.floor() as i16);
        let offered = table.offered_squares();
        // A touch means the nearest offered square, unless it is on a tile.
        let on_tile = table.patch().iter().any(|tile| tile.at == square);
        let distance = |square: &Square| (f32::from(square.x) + 0.5 - x).hypot(f32::from(square.y) + 0.5 - y);
        let nearest = offered
            .into_iter()
            .filter(|square| distance(square) * unit <= REACH)
            .min_by(|a, b| distance(a).total_cmp(&distance(b)));
        let near_the_patch = |square: Square| {
            table.patch().iter().any(|tile| {
                let apart = tile.at - square;
                apart.x.abs() <= 1 && apart.y.abs() <= 1
            })
        };
        match nearest {
            Some(nearest) if !on_tile => Some(Intent::PatchSquare(nearest)),
            // Further away nobody meant a square.
            _ => near_the_patch(square).then_some(Intent::PatchSquare(square)),
        }
    }

    /// The offered place with this index, chosen by a screen reader.
    pub fn place(&self, index: usize) -> Option<Intent> {
        let Draft::Knot { turn, .. } = self.saved.table.draft() else {
            return None;
        };
        let handle = self
            .saved
            .table
            .handle_at(turn, *self.saved.table.offered_places().get(index)?);
        Some(Intent::Textile {
            x: f32::from(handle.x) + 0.5,
            y: f32::from(handle.y) + 0.5,
            reach: 0.1,
        })
    }

    /// The offered square of the patch with this index.
    pub fn square(&self, index: usize) -> Option<Intent> {
        self.saved
            .table
            .offered_squares()
            .get(index)
            .copied()
            .map(Intent::PatchSquare)
    }

    /// Moves what is chosen to the next offered place or square in a direction.
    pub fn step_choice(&mut self, ctx: &Context, dx: i32, dy: i32) {
        self.refusal = None;
        let table = &self.saved.table;
        let (offered, now): (Vec<Square>, Option<Square>) = match table.draft() {
            Draft::Take { at, .. } => (table.offered_squares(), at),
            Draft::Knot { turn, by } => (
                table
                    .offered_places()
                    .iter()
                    .map(|&place| table.handle_at(turn, place))
                    .collect(),
                by.map(|by| table.handle_at(turn, by)),
            ),
            _ => return,
        };
        let from = now.map_or_else(
            || {
                let (x, y) = self.view.camera.board(self.view.width / 2.0, self.view.height / 2.0);
                if matches!(table.draft(), Draft::Knot { .. }) {
                    (x, y)
                } else {
                    (0.5, 0.5)
                }
            },
            |at| (f32::from(at.x) + 0.5, f32::from(at.y) + 0.5),
        );
        // The nearest one ahead, where going aside counts double.
        let cost = |at: &Square| {
            let (x, y) = (f32::from(at.x) + 0.5 - from.0, f32::from(at.y) + 0.5 - from.1);
            let (ahead, aside) = (
                x * dx as f32 + y * dy as f32,
                (x * dy as f32).abs() + (y * dx as f32).abs(),
            );
            // From nowhere anything can be reached, but first what lies that way.
            let behind = if ahead > 0.01 { 0.0 } else { 1000.0 };
            (Some(*at) != now && (behind == 0.0 || now.is_none())).then_some(behind + ahead.abs() + 2.0 * aside)
        };
        let next = offered
            .iter()
            .filter_map(|at| cost(at).map(|cost| (cost, *at)))
            .min_by(|a, b| a.0.total_cmp(&b.0));
        let Some((_, at)) = next else { return };
        let intent = match table.draft() {
            Draft::Take { .. } => Intent::PatchSquare(at),
            _ => Intent::Hold {
                x: f32::from(at.x) + 0.5,
                y: f32::from(at.y) + 0.5,
                reach: 0.1,
            },
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
        self.review = Some(after);
        self.saved.table.go_to(after);
        self.view.fitted = false;
    }

    pub fn end_review(&mut self) {
        self.saved.table.go_to(usize::MAX);
        self.review = None;
    }

    /// Steps on or back; -2 goes to the beginning.
    pub fn review_by(&mut self, by: i32) {
        let Some((at, count)) = self.review_at() else { return };
        let at = if by == -2 {
            0
        } else {
            at.saturating_add_signed(by as isize).min(count)
        };
        self.review = Some(at);
        self.saved.table.go_to(at);
        self.look_at_last();
    }

    /// A game of its own that goes on from what is looked at.
    pub fn branch(&self) -> Option<Saved> {
        let at = self.review?;
        let mut record = self.saved.to_record();
        record.steps.truncate(at);
        record.other.shift_remove("table");
        Saved::read(record).ok()
    }

    /// The tiles that the last step laid on the textile.
    pub fn last_laid(&self) -> Vec<Tile> {
        let history = self.saved.table.history();
        let now = history.now().textile();
        let knot = history
            .played()
            .iter()
            .rposition(|step| matches!(step, Step::Knot { .. } | Step::Start(_)));
        knot.map_or_else(Vec::new, |index| now[history.after(index).textile().len()..].to_vec())
    }
}
