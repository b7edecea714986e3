//! The nose game on the table's screen.

mod ask;
mod hands;
mod show;

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use slint::{ComponentHandle, VecModel};

use super::super::context::{Context, with};
use super::super::nav::KeyPress;
use super::super::setup;
use super::super::ui::{DragSource, Figure, HandTile, NosesAdapter, SeatRow, StoneRow, TableGame};
use super::camera::{View, around, square};
use super::game::{Ask, Beside, Board, Carried, Look, OnScreen, Touch};
use super::play::{AnyPlay, Play};
use super::{intend, refresh};
use crate::games::Seat;
use crate::games::noses::{Noses, Step, Tile, WIDEST};
use crate::games::plane::Square;
use crate::scene::noses::HandLook;
use crate::scene::{Rect, Shape, Style, camera};
use crate::table::Saved;
use crate::table::noses::{Choice, Draft, Intent, Refusal, Table, Which};
use crate::words::{Explanation, Words, explain_noses};

pub use ask::board_label;

/// The key of a record for the number of its deal.
pub const DEAL: &str = "deal";

/// Pictures of tiles in one style: whoever shows one again needs no new rows.
#[derive(Default)]
struct Figures {
    style: Style,
    by_tile: HashMap<(Tile, HandLook), Figure>,
}

/// What the screen of the nose game keeps between two touches.
#[derive(Default)]
pub struct Models {
    hand: Rc<VecModel<HandTile>>,
    stones: Rc<VecModel<StoneRow>>,
    figures: RefCell<Figures>,
    /// Only tiles that can be laid now are in the tray.
    filtered: Cell<bool>,
    /// The group for which a stone is chosen from the list of those that can move.
    moving: Cell<Option<Which>>,
}

pub fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let noses = ui.global::<NosesAdapter>();
    noses.on_tile_tapped(with!(ctx, |ctx, index| {
        let filtered = ctx.table.noses.filtered.get();
        intend::<Noses>(&ctx, |play| {
            hands::tray(&play.saved.table, filtered)
                .get(index as usize)
                .map(|&(tile, _)| Intent::Tile(tile))
        });
    }));
    noses.on_toggle_filter(with!(ctx, |ctx| {
        let filtered = &ctx.table.noses.filtered;
        filtered.set(!filtered.get());
        refresh(&ctx);
    }));
    noses.on_stone_chosen(with!(ctx, |ctx, row, mine| {
        let mut moving = None;
        intend::<Noses>(&ctx, |play| {
            let table = &play.saved.table;
            let which = *hands::groups(table).get(row as usize)?;
            if !mine {
                return Some(Intent::Stone(which, Choice::Nobody));
            }
            let choice = hands::mine(table, which);
            moving = choice.is_none().then_some(which);
            choice.map(|choice| Intent::Stone(which, choice))
        });
        if moving.is_some() {
            ctx.table.noses.moving.set(moving);
            refresh(&ctx);
        }
    }));
    noses.on_stone_to_move(with!(ctx, |ctx, row| {
        let which = super::with(&ctx, |play| {
            Noses::of(play).and_then(|play| hands::groups(&play.saved.table).get(row as usize).copied())
        });
        ctx.table.noses.moving.set(which.flatten());
        refresh(&ctx);
    }));
    noses.on_move_chosen(with!(ctx, |ctx, index| {
        let which = ctx.table.noses.moving.take();
        intend::<Noses>(&ctx, |play| {
            let which = which?;
            let movable = hands::movable(&play.saved.table, which);
            movable
                .get(index as usize)
                .map(|offer| Intent::Stone(which, offer.choice))
        });
    }));
    noses.on_close_moving(with!(ctx, |ctx| {
        close_moving(&ctx);
    }));
}

/// Another game was laid on the table.
pub fn laid(ctx: &Context) {
    ctx.table.noses.filtered.set(false);
    ctx.table.noses.moving.set(None);
}

/// Closes the list of stones that can move. False if it isn't open.
pub fn close_moving(ctx: &Rc<Context>) -> bool {
    let was_open = ctx.table.noses.moving.take().is_some();
    if was_open {
        refresh(ctx);
    }
    was_open
}

/// The squares of the tile that is being laid.
fn ghost_squares(table: &Table) -> Option<[Square; 2]> {
    table.draft().placed().map(|step| step.squares())
}

impl OnScreen for Noses {
    const TABLE: TableGame = TableGame::Noses;
    const TURN: Option<Intent> = Some(Intent::Turn);

    type Own = ();
    type Spot = Square;

    fn of(play: &mut AnyPlay) -> Option<&mut Play<Noses>> {
        match play {
            AnyPlay::Noses(play) => Some(play),
            _ => None,
        }
    }

    fn own(_: &Table) {}

    /// With another deal.
    fn again(saved: &Saved<Noses>) -> Saved<Noses> {
        let number = setup::by_chance();
        let again = saved.again(number).expect("a deal is a game");
        again.with_number(DEAL, number)
    }

    /// So that ten squares fit into the view, from the first tile on: the board grows, and nobody has to zoom out.
    fn largest(view: &View) -> f32 {
        let ten = (view.width.min(view.height) - 24.0) / f32::from(WIDEST);
        ten.clamp(camera::SMALLEST, 72.0)
    }

    fn board(play: &Play<Noses>) -> Rect {
        play.saved
            .table
            .game()
            .bounds()
            .map_or(Rect::new(0.0, 0.0, 2.0, 1.0), Rect::from)
    }

    /// The tiles, and around them two squares of what tiles may still cover.
    fn all(play: &Play<Noses>) -> Rect {
        let near = Self::board(play).grown(2.0);
        let reach = play.saved.table.reach();
        reach.map_or(near, |reach| near.overlap(Rect::from(reach.bounds).grown(0.2)))
    }

    fn choice(play: &Play<Noses>) -> Option<Rect> {
        match play.saved.table.draft() {
            Draft::None => None,
            Draft::Tile(_) => around(play.saved.table.offered_squares()),
            Draft::Placed { .. } => Self::ghost(play),
        }
    }

    fn last(play: &Play<Noses>) -> Option<Rect> {
        around(play.saved.table.history().played().last()?.squares())
    }

    fn ghost(play: &Play<Noses>) -> Option<Rect> {
        around(ghost_squares(&play.saved.table)?)
    }

    fn hidden_by(play: &Play<Noses>, cover: Rect) -> usize {
        let table = &play.saved.table;
        let hides = |at: &Square| square(*at).meets(cover);
        let offered = table.offered_squares().iter().filter(|at| hides(at)).count();
        let laid = table.game().tiles().flat_map(|step| step.squares());
        3 * offered + laid.filter(hides).count()
    }

    fn tap(_: &mut Play<Noses>, Touch { x, y, reach }: Touch) -> Option<Intent> {
        Some(Intent::Board { x, y, reach })
    }

    fn hold(_: &mut Play<Noses>, Touch { x, y, reach }: Touch) -> Option<Intent> {
        Some(Intent::Hold { x, y, reach })
    }

    fn let_go(_: &mut Play<Noses>, Touch { x, y, reach }: Touch) -> Option<Intent> {
        Some(Intent::Drop { x, y, reach })
    }

    fn is_on_ghost(play: &Play<Noses>, touch: Touch) -> bool {
        ghost_squares(&play.saved.table).is_some_and(|squares| squares.contains(&touch.square()))
    }

    fn place(play: &Play<Noses>, index: usize) -> Option<Intent> {
        let Touch { x, y, reach } = Touch::on(*play.saved.table.offered_squares().get(index)?);
        Some(Intent::Board { x, y, reach })
    }

    fn towards(play: &Play<Noses>, from: (f32, f32), dx: i32, dy: i32) -> Option<Intent> {
        hands::towards(&play.saved.table, from, dx, dy)
    }

    fn key(play: &Play<Noses>, key: &KeyPress) -> Option<Intent> {
        hands::key(&play.saved.table, key)
    }

    fn take_up(play: &mut Play<Noses>, ctx: &Context, _: DragSource, index: usize) -> Result<Carried, Intent> {
        hands::take_up(play, ctx, index)
    }

    fn let_go_beside(_: &Play<Noses>, _: &Context, _: DragSource, _: f32, _: f32) -> Beside<Intent> {
        Beside::LetsGo
    }

    /// With a tile chosen, a tap is for the tile.
    fn spot(play: &Play<Noses>, touch: Touch) -> Option<Square> {
        (play.saved.table.draft() == Draft::None).then(|| touch.square())
    }

    fn look(words: &Words, play: &Play<Noses>, at: Square) -> Option<Look> {
        ask::look(words, play, at)
    }

    fn ask(words: &Words, play: &Play<Noses>, names: &[String]) -> Ask {
        ask::ask(words, &play.saved.table, names)
    }

    fn note(words: &Words, play: &Play<Noses>, names: &[String]) -> Option<String> {
        ask::note(words, &play.saved.table, names)
    }

    fn say(words: &Words, play: &Play<Noses>, step: Step, who: &str) -> String {
        ask::say(words, play, step, who)
    }

    fn say_ahead(words: &Words, _: &Play<Noses>, step: Step, who: &str) -> String {
        ask::lays(words, step, who)
    }

    fn would_lie(_: &Play<Noses>, step: Step, style: Style) -> Vec<Shape> {
        crate::scene::noses::blocked(&step, &[], style)
    }

    fn place_of(_: &Play<Noses>, step: Step) -> Option<Rect> {
        around(step.squares())
    }

    fn explanation(words: &Words, play: &Play<Noses>, refusal: &Refusal) -> Explanation {
        explain_noses(words, &refusal.step, &refusal.reason, |seat| play.name(words, seat))
    }

    /// Where the tile would lie, and what is in its way; not all of the rows that would be too many.
    fn speaks_of(_: &Play<Noses>, refusal: &Refusal) -> Option<Rect> {
        let squares = refusal.would_lie.iter().flatten().map(|&(at, _)| at);
        around(squares.chain(refusal.marked.iter().copied()))
    }

    fn seat_row(words: &Words, play: &Play<Noses>, seat: Seat, _: Style) -> SeatRow {
        show::seat_row(words, play, seat)
    }

    fn enlarge(ctx: &Rc<Context>, play: &Play<Noses>, seat: Seat) -> SeatRow {
        show::other_hand(ctx, play, seat)
    }

    fn lay_out(ctx: &Rc<Context>, play: &Play<Noses>, words: &Words, style: Style) -> Board {
        show::show(ctx, play, words, style)
    }
}
