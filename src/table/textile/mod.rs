//! Textile at the table: choose, see, confirm, undo.

mod draft;
mod touch;

pub use draft::Draft;

use super::play::{self, ByHand};
use crate::games::plane::{Square, Turn};
use crate::games::textile::{Colour, Knotting, Options, Reason, Step, Textile, Tile};
use crate::games::{AnyGame, Game, Seat};

/// A game of Textile in progress.
pub type Table = play::Table<Textile>;
/// What came of an intent.
pub type Answer = play::Answer<Textile>;
/// A game of Textile with who plays it.
pub type Saved = super::Saved<Textile>;

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

/// What a seat scored, turn by turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scored {
    pub seat: Seat,
    pub points: u32,
    /// How many steps had been played right after it.
    pub after: usize,
}

/// What is kept of the legal steps.
#[derive(Clone, Debug)]
pub struct Offers {
    steps: Vec<Step>,
    /// The knots among them.
    knots: Vec<(Turn, Square)>,
}

impl ByHand for Textile {
    type Draft = Draft;
    type Intent = Intent;
    type Refusal = Refusal;
    type Offers = Offers;

    fn from_any(game: &AnyGame) -> Option<&Textile> {
        match game {
            AnyGame::Textile(textile) => Some(textile),
            _ => None,
        }
    }

    /// Nothing is dealt.
    fn options_again(&self, _: u64) -> Options {
        self.options()
    }

    fn offers(&self) -> Offers {
        let mut steps = Vec::new();
        self.legal_steps(&mut steps);
        let knot = |step: &Step| match *step {
            Step::Knot { turn, by } => Some((turn, by)),
            _ => None,
        };
        let knots = steps.iter().filter_map(knot).collect();
        Offers { steps, knots }
    }

    /// Where only knotting and discarding are left, knotting has begun.
    fn resting_draft(table: &Table) -> Draft {
        if table.can_take() || !table.can_discard() {
            Draft::None
        } else if table.can_knot() {
            Draft::Knot {
                turn: table.turns()[0],
                by: None,
            }
        } else {
            Draft::Discard
        }
    }

    fn is_possible(table: &Table, draft: Draft) -> bool {
        let steps = &table.offers().steps;
        match draft {
            Draft::None => Textile::resting_draft(table) == Draft::None,
            Draft::Start { colour } => steps.contains(&Step::Start(colour)),
            Draft::Take { colour, at: None } => table.can_take() && table.is_open(colour),
            Draft::Take { colour, at } => steps.contains(&Step::Take { colour, at }),
            Draft::Knot { turn, by: None } => table.turns().contains(&turn),
            Draft::Knot { turn, by: Some(by) } => table.offers().knots.contains(&(turn, by)),
            Draft::Discard => table.can_discard(),
        }
    }

    fn with_less(table: &Table) -> Option<Draft> {
        let resting = Textile::resting_draft(table);
        let less = match table.draft() {
            Draft::Take { colour, at: Some(_) } => Draft::Take { colour, at: None },
            Draft::Knot { turn, by: Some(_) } => Draft::Knot { turn, by: None },
            _ => resting,
        };
        // The resting draft may itself be knotting, whichever way the patch is turned.
        let rests = less == table.draft()
            || matches!(
                (resting, table.draft()),
                (Draft::Knot { .. }, Draft::Knot { by: None, .. })
            );
        (!rests).then_some(less)
    }

    fn chosen_step(table: &Table) -> Option<Step> {
        let has_patch = !table.patch().is_empty();
        match table.draft() {
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

    fn draft_of(step: Step) -> Option<Draft> {
        match step {
            Step::Start(colour) => Some(Draft::Start { colour }),
            Step::Take { colour, at } => Some(Draft::Take { colour, at }),
            Step::Knot { turn, by } => Some(Draft::Knot { turn, by: Some(by) }),
            Step::Discard => Some(Draft::Discard),
            Step::Draw(_) => None,
        }
    }

    fn refusal(table: &Table, step: Step, reason: Reason) -> Refusal {
        let (would_lie, in_patch) = match step {
            Step::Take { colour, at: Some(at) } => (vec![Tile { at, colour }], true),
            Step::Knot { turn, by } => (table.game().knotting(turn, by).tiles, false),
            _ => (Vec::new(), true),
        };
        Refusal {
            step,
            reason,
            would_lie,
            in_patch,
        }
    }

    /// Discarding asks whether or not steps are to be confirmed; turning and holding only show, and never play.
    fn carry_out(table: &mut Table, intent: Intent, confirm: bool) -> Answer {
        let answer = match intent {
            Intent::Stack(colour) => table.tap_stack(colour),
            Intent::PatchSquare(square) => table.tap_patch(square),
            Intent::Textile { x, y, reach } => table.tap_textile(x, y, reach),
            Intent::Drop { x, y, reach } => table.drop_patch(x, y, reach),
            Intent::Knot => table.begin_knot(),
            Intent::Hold { x, y, reach } => return table.hold(x, y, reach),
            Intent::Turn => return table.turn(),
            Intent::Discard => return table.ask_discard(),
            Intent::Confirm => return table.confirm(),
            Intent::Undo => return table.undo(),
            Intent::Redo => return table.redo(),
            Intent::Back => return table.back(),
        };
        let complete = table.chosen_step().is_some() && table.draft() != Draft::Discard;
        if answer == Answer::Chosen && complete && !confirm {
            table.confirm()
        } else {
            answer
        }
    }
}

/// What can be done now.
impl Table {
    /// The patch of the seat to move.
    pub fn patch(&self) -> &[Tile] {
        self.to_move().map_or(&[], |seat| self.game().patch(seat))
    }

    /// Whether a tile can be taken or drawn from this stack now.
    pub fn is_open(&self, colour: Colour) -> bool {
        self.offers().steps.iter().any(|step| match *step {
            Step::Start(c) | Step::Draw(c) | Step::Take { colour: c, .. } => c == colour,
            Step::Knot { .. } | Step::Discard => false,
        })
    }

    pub fn can_take(&self) -> bool {
        self.offers().steps.iter().any(|step| matches!(step, Step::Take { .. }))
    }

    /// Whether the patch can be knotted somewhere.
    pub fn can_knot(&self) -> bool {
        !self.offers().knots.is_empty()
    }

    pub fn can_discard(&self) -> bool {
        self.offers().steps.contains(&Step::Discard)
    }

    /// Whether nothing but discarding is left, because the patch fits nowhere.
    pub fn must_discard(&self) -> bool {
        self.offers().steps == [Step::Discard]
    }

    /// The patch's squares that are offered for the chosen tile.
    pub fn offered_squares(&self) -> Vec<Square> {
        let Draft::Take { colour, .. } = self.draft() else {
            return Vec::new();
        };
        let at = |step: &Step| match *step {
            Step::Take {
                colour: c,
                at: Some(square),
            } if c == colour => Some(square),
            _ => None,
        };
        self.offers().steps.iter().filter_map(at).collect()
    }

    /// The places that are offered for the patch as it is turned now: where its own `0,0` would lie.
    pub fn offered_places(&self) -> Vec<Square> {
        let Draft::Knot { turn, .. } = self.draft() else {
            return Vec::new();
        };
        self.places(turn).collect()
    }

    fn places(&self, turn: Turn) -> impl Iterator<Item = Square> + '_ {
        self.offers()
            .knots
            .iter()
            .filter(move |knot| knot.0 == turn)
            .map(|knot| knot.1)
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
        match self.draft() {
            Draft::Knot { turn, by: Some(by) } => Some(self.game().knotting(turn, by)),
            _ => None,
        }
    }

    /// Every knot that is played, in order.
    pub fn scored(&self) -> Vec<Scored> {
        let history = self.history();
        history
            .played()
            .iter()
            .enumerate()
            .filter_map(|(index, step)| match *step {
                Step::Knot { turn, by } => {
                    let before = history.after(index);
                    let points = before.knotting(turn, by).points();
                    Some(Scored {
                        seat: before.to_move()?,
                        points,
                        after: index + 1,
                    })
                }
                _ => None,
            })
            .collect()
    }
}
