//! Textile on the table's screen.

mod ask;
mod hands;
mod show;

use std::rc::Rc;

use slint::{ComponentHandle, VecModel};

use super::super::context::{Context, with};
use super::super::nav::KeyPress;
use super::super::ui::{BoardShape, DragSource, SeatRow, StackRow, TableGame, TextileAdapter};
use super::camera::{View, around, square};
use super::game::{Ask, Beside, Board, Carried, OnScreen, Touch};
use super::play::{AnyPlay, Play, REACH};
use super::{hints, intend};
use crate::games::Seat;
use crate::games::plane::{Square, Turn};
use crate::games::textile::{Colour, Reason, Step, Textile};
use crate::scene::{Rect, Shape, Style};
use crate::table::Saved;
use crate::table::textile::{Draft, Intent, Refusal, Table};
use crate::words::{Explanation, Words, explain_textile};

pub use ask::textile as board_label;

/// Rows that change one by one, so that only what has changed is drawn anew.
#[derive(Default)]
pub struct Models {
    patch: Rc<VecModel<BoardShape>>,
    stacks: Rc<VecModel<StackRow>>,
}

pub fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let textile = ui.global::<TextileAdapter>();
    textile.on_stack_tapped(with!(ctx, |ctx, index| {
        intend::<Textile>(&ctx, |_| Some(Intent::Stack(Colour::ALL[index as usize])));
    }));
    textile.on_knot(with!(ctx, |ctx| intend::<Textile>(&ctx, |_| Some(Intent::Knot))));
    textile.on_discard(with!(ctx, |ctx| intend::<Textile>(&ctx, |_| Some(Intent::Discard))));
    textile.on_square_tapped(with!(ctx, |ctx, x, y| {
        let unit = ctx.ui().global::<TextileAdapter>().get_mat_unit();
        let marks = super::with(&ctx, |play| Textile::of(play).map(|play| show::hints_in_patch(play)));
        let reach = REACH / unit;
        if marks
            .flatten()
            .is_some_and(|marks| hints::touch(&ctx, &marks, Touch { x, y, reach }))
        {
            return;
        }
        intend::<Textile>(&ctx, |play| hands::tapped_patch(&play.saved.table, x, y, unit));
    }));
    textile.on_square_chosen(with!(ctx, |ctx, index| {
        intend::<Textile>(&ctx, |play| {
            let squares = play.saved.table.offered_squares();
            squares.get(index as usize).copied().map(Intent::PatchSquare)
        });
    }));
}

impl OnScreen for Textile {
    const TABLE: TableGame = TableGame::Textile;
    const TURN: Option<Intent> = Some(Intent::Turn);

    type Own = ();
    type Spot = Square;

    fn of(play: &mut AnyPlay) -> Option<&mut Play<Textile>> {
        match play {
            AnyPlay::Textile(play) => Some(play),
            _ => None,
        }
    }

    fn own(_: &Table) {}

    fn again(saved: &Saved<Textile>) -> Saved<Textile> {
        saved.again(0).expect("these options have made a game before")
    }

    /// Squares as large as in the mock for this size of window.
    fn largest(view: &View) -> f32 {
        if view.width >= 600.0 && view.height >= 560.0 {
            80.0
        } else if view.width >= 560.0 {
            56.0
        } else {
            42.0
        }
    }

    fn board(play: &Play<Textile>) -> Rect {
        around(play.saved.table.game().textile().iter().map(|tile| tile.at)).unwrap_or(square(Square::ORIGIN))
    }

    /// The textile with a square around it, and every place where the patch can go.
    fn all(play: &Play<Textile>) -> Rect {
        let all = Self::board(play).grown(1.0);
        handles(&play.saved.table)
            .into_iter()
            .map(square)
            .fold(all, Rect::union)
    }

    fn choice(play: &Play<Textile>) -> Option<Rect> {
        match play.saved.table.draft() {
            Draft::Knot { by: Some(_), .. } => Self::ghost(play),
            Draft::Knot { by: None, .. } => Some(Self::all(play)),
            _ => None,
        }
    }

    fn last(play: &Play<Textile>) -> Option<Rect> {
        let history = play.saved.table.history();
        let laid = history
            .played()
            .iter()
            .rposition(|step| matches!(step, Step::Knot { .. } | Step::Start(_)))?;
        let before = history.after(laid).textile().len();
        around(history.now().textile()[before..].iter().map(|tile| tile.at))
    }

    fn ghost(play: &Play<Textile>) -> Option<Rect> {
        around(play.saved.table.chosen_knot()?.tiles.iter().map(|tile| tile.at))
    }

    fn hidden_by(play: &Play<Textile>, cover: Rect) -> usize {
        let table = &play.saved.table;
        let hides = |at: Square| square(at).meets(cover);
        let rings = handles(table).into_iter().filter(|&at| hides(at)).count();
        let tiles = table.game().textile().iter().filter(|tile| hides(tile.at)).count();
        3 * rings + tiles
    }

    fn tap(_: &mut Play<Textile>, Touch { x, y, reach }: Touch) -> Option<Intent> {
        Some(Intent::Textile { x, y, reach })
    }

    fn hold(_: &mut Play<Textile>, Touch { x, y, reach }: Touch) -> Option<Intent> {
        Some(Intent::Hold { x, y, reach })
    }

    fn let_go(_: &mut Play<Textile>, Touch { x, y, reach }: Touch) -> Option<Intent> {
        Some(Intent::Drop { x, y, reach })
    }

    fn is_on_ghost(play: &Play<Textile>, touch: Touch) -> bool {
        let knot = play.saved.table.chosen_knot();
        knot.is_some_and(|knot| knot.tiles.iter().any(|tile| tile.at == touch.square()))
    }

    fn place(play: &Play<Textile>, index: usize) -> Option<Intent> {
        let Touch { x, y, reach } = Touch::on(*handles(&play.saved.table).get(index)?);
        Some(Intent::Textile { x, y, reach })
    }

    fn towards(play: &Play<Textile>, from: (f32, f32), dx: i32, dy: i32) -> Option<Intent> {
        hands::towards(&play.saved.table, from, dx, dy)
    }

    fn key(_: &Play<Textile>, key: &KeyPress) -> Option<Intent> {
        match (key.text.as_str(), key.control) {
            ("1" | "2" | "3" | "4" | "5", false) => {
                Some(Intent::Stack(Colour::ALL[usize::from(key.text.as_bytes()[0] - b'1')]))
            }
            ("k" | "K", false) => Some(Intent::Knot),
            ("r" | "R", false) => Some(Intent::Turn),
            ("d" | "D", false) => Some(Intent::Discard),
            _ => None,
        }
    }

    fn take_up(play: &mut Play<Textile>, ctx: &Context, source: DragSource, index: usize) -> Result<Carried, Intent> {
        hands::take_up(play, ctx, source, index)
    }

    fn let_go_beside(play: &Play<Textile>, ctx: &Context, source: DragSource, x: f32, y: f32) -> Beside<Intent> {
        hands::let_go_beside(play, ctx, source, x, y)
    }

    fn ask(words: &Words, play: &Play<Textile>, names: &[String]) -> Ask {
        let table = &play.saved.table;
        let name = table.to_move().map_or("", |seat| &names[seat.index()]);
        ask::ask(words, table, name)
    }

    fn note(words: &Words, play: &Play<Textile>, _: &[String]) -> Option<String> {
        ask::sum(words, &play.saved.table)
    }

    fn say(words: &Words, play: &Play<Textile>, step: Step, who: &str) -> String {
        let points = play.saved.table.scored().last().map_or(0, |scored| scored.points);
        ask::say(words, step, points, who)
    }

    fn say_ahead(words: &Words, play: &Play<Textile>, step: Step, who: &str) -> String {
        let points = match step {
            Step::Knot { turn, by } => play.saved.table.game().knotting(turn, by).points(),
            _ => 0,
        };
        ask::say(words, step, points, who)
    }

    fn would_lie(play: &Play<Textile>, step: Step, style: Style) -> Vec<Shape> {
        match step {
            Step::Knot { turn, by } => {
                let knot = play.saved.table.game().knotting(turn, by);
                crate::scene::textile::blocked(&knot.tiles, &[], style)
            }
            _ => Vec::new(),
        }
    }

    fn place_of(play: &Play<Textile>, step: Step) -> Option<Rect> {
        match step {
            Step::Knot { turn, by } => {
                let knot = play.saved.table.game().knotting(turn, by);
                around(knot.tiles.iter().map(|tile| tile.at))
            }
            Step::Start(_) => Some(square(Square::ORIGIN)),
            _ => None,
        }
    }

    fn explanation(words: &Words, _: &Play<Textile>, refusal: &Refusal) -> Explanation {
        explain_textile(words, &refusal.step, &refusal.reason)
    }

    fn speaks_of(_: &Play<Textile>, refusal: &Refusal) -> Option<Rect> {
        if refusal.in_patch {
            return None;
        }
        match refusal.reason {
            Reason::SameColour { new, old } => around([new.at, old.at]),
            _ => around(refusal.would_lie.iter().map(|tile| tile.at)),
        }
    }

    fn seat_row(words: &Words, play: &Play<Textile>, seat: Seat, style: Style) -> SeatRow {
        show::seat_row(words, play, seat, crate::scene::textile::small(style))
    }

    fn enlarge(ctx: &Rc<Context>, play: &Play<Textile>, seat: Seat) -> SeatRow {
        show::seat_row(&ctx.words(), play, seat, ctx.style())
    }

    fn lay_out(ctx: &Rc<Context>, play: &Play<Textile>, words: &Words, style: Style) -> Board {
        show::show(ctx, play, words, style)
    }
}

/// Where the patch's handle would lie at each of the places that are offered.
fn handles(table: &Table) -> Vec<Square> {
    let turn = match table.draft() {
        Draft::Knot { turn, .. } => turn,
        _ => Turn::R0,
    };
    let places = table.offered_places().into_iter();
    places.map(|place| table.handle_at(turn, place)).collect()
}
