//! Temple on the table's screen: a building that one looks at from every side.
//!
//! `look.rs` is from where one looks and what is turned; `picture.rs` what lies there and where in the picture; `touch.rs` what a tap
//! on it means, `hands.rs` what one beside it does.

mod ask;
mod hands;
mod look;
mod picture;
mod show;
mod touch;

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use slint::{ComponentHandle, VecModel};

use super::super::context::{Context, with};
use super::super::nav::KeyPress;
use super::super::ui::{ColourRow, DragSource, Figure, SeatRow, TableGame, TempleAdapter, TempleTile, WayRow};
use super::camera::View;
use super::game::{Ask, Beside, Board, Carried, Look, OnScreen, Touch};
use super::play::{AnyPlay, Play};
use super::{intend, refresh};
use crate::games::temple::{Colour, NoWay, Reason, Step, Temple, Tile, Way};
use crate::games::{Game, Seat};
use crate::scene::temple::HandLook;
use crate::scene::{Rect, Style, camera};
use crate::table::Saved;
use crate::table::temple::{Intent, Places, Refusal, Table};
use crate::words::{Explanation, Words, explain_not_now, explain_temple, explain_unfit};

pub use ask::board_label;
pub use look::keep as keep_view;

/// What is drawn again and again.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Drawn {
    Tile(Tile, HandLook),
    Colour(Colour),
    /// The same once it is used up.
    Spent(Colour),
    Way(Way, bool),
}

/// Pictures in one style: whoever shows one again needs no new rows.
#[derive(Default)]
struct Figures {
    style: Style,
    drawn: HashMap<Drawn, Figure>,
}

/// What the screen of Temple keeps between two touches.
#[derive(Default)]
pub struct Models {
    ways: Rc<VecModel<WayRow>>,
    tiles: Rc<VecModel<TempleTile>>,
    colours: Rc<VecModel<ColourRow>>,
    /// The rows of each colour's tiles.
    rows: RefCell<Vec<Rc<VecModel<TempleTile>>>>,
    figures: RefCell<Figures>,
}

/// What is asked about by a tap.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Asked {
    /// Why a way isn't offered.
    Way(Way),
    /// Why a tile can't be put down anywhere.
    Tile(Tile),
    /// Which tiles can't be.
    Danger,
}

/// Does something with the game, if it is Temple.
fn with_temple<R>(ctx: &Rc<Context>, work: impl FnOnce(&mut Play<Temple>) -> R) -> Option<R> {
    super::with(ctx, |play| Temple::of(play).map(work)).flatten()
}

pub fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let temple = ui.global::<TempleAdapter>();
    temple.on_way_tapped(with!(ctx, |ctx, index| {
        close_compass(&ctx);
        let Some(&way) = Way::ALL.get(index as usize) else {
            return;
        };
        let words = ctx.words();
        let looked = with_temple(&ctx, |play| play.look_into(&words, Asked::Way(way)));
        if looked == Some(true) {
            refresh(&ctx);
        } else {
            intend::<Temple>(&ctx, |_| Some(Intent::Way(way)));
        }
    }));
    temple.on_tile_tapped(with!(ctx, |ctx, id| {
        let Some(tile) = hands::tile(id) else { return };
        let words = ctx.words();
        let looked = with_temple(&ctx, |play| {
            hands::has_no_place(play, tile) && play.look_into(&words, Asked::Tile(tile))
        });
        if looked == Some(true) {
            refresh(&ctx);
        } else {
            intend::<Temple>(&ctx, |_| Some(Intent::Tile(tile)));
        }
    }));
    temple.on_colour_tapped(with!(ctx, |ctx, index| {
        let intent = with_temple(&ctx, |play| hands::tap_colour(play, index as usize));
        intend::<Temple>(&ctx, |_| intent.flatten());
    }));
    temple.on_toggle_danger(with!(ctx, |ctx| {
        close_compass(&ctx);
        let on_table = !ctx.ui().global::<super::TableAdapter>().get_enlarged_shown();
        with_temple(&ctx, |play| {
            play.own.danger = !play.own.danger;
            play.close_tip();
            // Beside the enlarged hand stands how many there are.
            play.looked_at = (play.own.danger && on_table).then_some(Asked::Danger);
            look::keep_danger(&ctx, play.own.danger);
        });
        refresh(&ctx);
        if !on_table {
            with_temple(&ctx, |play| show::other_hand(&ctx, play, hands::seat(play).next(2)));
        }
    }));
    temple.on_toggle_inside(with!(ctx, |ctx| {
        close_compass(&ctx);
        with_temple(&ctx, |play| {
            play.own.inside = !play.own.inside;
            play.own.focus = None;
        });
        refresh(&ctx);
    }));
    temple.on_toggle_compass(with!(ctx, |ctx| {
        with_temple(&ctx, |play| play.own.compass_open = !play.own.compass_open);
        refresh(&ctx);
    }));
    temple.on_stand(with!(ctx, |ctx, index| {
        with_temple(&ctx, |play| look::stand(&ctx, play, index as usize));
    }));
    temple.on_glided(with!(ctx, |ctx, to| {
        with_temple(&ctx, |play| look::glided(&ctx, play, to));
    }));
}

/// Another game was laid on the table: one stands where one stood.
pub fn laid(ctx: &Rc<Context>) {
    with_temple(ctx, |play| {
        play.own.danger = look::kept_danger(ctx);
        if let Some(view) = look::kept(ctx, &play.id) {
            play.own.view = view.around(play.own.view.pivot);
        }
    });
}

/// Closes the views to choose from. False if they aren't open.
pub fn close_compass(ctx: &Rc<Context>) -> bool {
    let was_open = with_temple(ctx, |play| std::mem::take(&mut play.own.compass_open)) == Some(true);
    if was_open {
        ctx.ui().global::<TempleAdapter>().set_compass_open(false);
    }
    was_open
}

impl OnScreen for Temple {
    const TABLE: TableGame = TableGame::Temple;
    const TURN: Option<Intent> = None;
    const KEEPS_ALL_IN_SIGHT: bool = true;

    type Own = look::Own;
    type Spot = Asked;

    fn of(play: &mut AnyPlay) -> Option<&mut Play<Temple>> {
        match play {
            AnyPlay::Temple(play) => Some(play),
            _ => None,
        }
    }

    fn own(table: &Table) -> look::Own {
        look::Own::new(table)
    }

    fn again(saved: &Saved<Temple>) -> Saved<Temple> {
        saved.again(0).expect("these options have made a game before")
    }

    fn largest(view: &View) -> f32 {
        if view.width >= 600.0 && view.height >= 560.0 {
            camera::LARGEST
        } else {
            0.75 * camera::LARGEST
        }
    }

    fn board(play: &Play<Temple>) -> Rect {
        let laid = play.saved.table.game().tiles().iter().map(|put| put.place);
        picture::around(laid, &play.own.view).unwrap_or_else(|| picture::first(&play.own.view))
    }

    /// The building with every place where something can go.
    fn all(play: &Play<Temple>) -> Rect {
        let offered = play.saved.table.offered_places();
        let all = Self::board(play);
        picture::around(offered, &play.own.view).map_or(all, |offers| all.union(offers))
    }

    fn choice(play: &Play<Temple>) -> Option<Rect> {
        Self::ghost(play)
    }

    fn last(play: &Play<Temple>) -> Option<Rect> {
        let last = play.saved.table.history().played().last()?;
        picture::around(last.puts().map(|put| put.place), &play.own.view)
    }

    fn ghost(play: &Play<Temple>) -> Option<Rect> {
        let step = play.saved.table.draft().step?;
        picture::around(step.puts().map(|put| put.place), &play.own.view)
    }

    fn hidden_by(play: &Play<Temple>, cover: Rect) -> usize {
        let laid = play.saved.table.game().tiles().iter();
        laid.filter(|put| picture::bounds(put.place, &play.own.view).meets(cover))
            .count()
    }

    fn take_hold(play: &mut Play<Temple>) {
        look::take_hold(play);
    }

    fn swiped(play: &mut Play<Temple>, dx: f32, dy: f32) -> bool {
        look::swipe(play, dx, dy);
        true
    }

    fn twisted(play: &mut Play<Temple>, degrees: f32) -> bool {
        look::twist(play, degrees);
        true
    }

    fn show_turned(ctx: &Rc<Context>, play: &Play<Temple>) {
        super::show::picture(ctx, play, &picture::shapes(play, ctx.style()));
        show::compass(ctx, play);
    }

    fn tap(play: &mut Play<Temple>, touch: Touch) -> Option<Intent> {
        touch::tap(play, touch)
    }

    fn hold(play: &mut Play<Temple>, touch: Touch) -> Option<Intent> {
        hands::hold(play, touch);
        None
    }

    fn let_go(play: &mut Play<Temple>, touch: Touch) -> Option<Intent> {
        hands::let_go(play, touch)
    }

    /// What lies behind everything under the finger can be seen.
    fn pressed(play: &mut Play<Temple>, touch: Touch) -> bool {
        play.own.peek = touch::behind(play, touch);
        play.own.peek.is_some()
    }

    fn released(play: &mut Play<Temple>) {
        play.own.peek = None;
    }

    /// A finger on the board turns it, wherever it is put down.
    fn is_on_ghost(_: &Play<Temple>, _: Touch) -> bool {
        false
    }

    fn place(play: &Play<Temple>, index: usize) -> Option<Intent> {
        let placement = play.saved.table.placements().nth(index)?;
        Some(Intent::Lay(placement.places))
    }

    fn towards(play: &Play<Temple>, from: (f32, f32), dx: i32, dy: i32) -> Option<Intent> {
        touch::towards(play, from, dx, dy)
    }

    fn key(play: &Play<Temple>, key: &KeyPress) -> Option<Intent> {
        hands::key(play, key)
    }

    fn view_key(ctx: &Rc<Context>, play: &mut Play<Temple>, key: &KeyPress) -> bool {
        look::key(ctx, play, key)
    }

    fn take_up(play: &mut Play<Temple>, ctx: &Context, source: DragSource, index: usize) -> Result<Carried, Intent> {
        hands::take_up(play, ctx, source, index)
    }

    /// Beside the board it is back in the hand, and what lies ready stays.
    fn let_go_beside(_: &Play<Temple>, _: &Context, _: DragSource, _: f32, _: f32) -> Beside<Intent> {
        Beside::Keeps
    }

    fn look(words: &Words, play: &Play<Temple>, asked: Asked) -> Option<Look> {
        let table = &play.saved.table;
        let why = match asked {
            Asked::Way(way) => {
                let offer = table.ways().into_iter().find(|offer| offer.way == way)?;
                explain_not_now(words, way, &offer.why_not?, table.game().options().edition)
            }
            Asked::Tile(tile) => {
                let outlook = table.outlook(tile.colour.seat());
                let why = outlook.into_iter().find(|look| look.tile == tile)?.why_not?;
                explain_unfit(words, tile, &why, |letter| ask::named(words, play, letter))
            }
            Asked::Danger => ask::danger(words, play),
        };
        Some(Look {
            title: why.title,
            text: why.text,
            paragraph: Some(why.paragraph),
            extent: None,
        })
    }

    fn ask(words: &Words, play: &Play<Temple>, names: &[String]) -> Ask {
        ask::ask(words, play, names)
    }

    fn note(words: &Words, play: &Play<Temple>, _: &[String]) -> Option<String> {
        ask::note(words, play)
    }

    fn say(words: &Words, play: &Play<Temple>, step: Step, who: &str) -> String {
        ask::say(words, play, step, who)
    }

    fn say_shown(words: &Words, play: &Play<Temple>, step: Step, who: &str) -> String {
        ask::say_shown(words, play, step, who)
    }

    /// Its tiles stand among those of the building: `picture` draws both.
    fn place_of(play: &Play<Temple>, step: Step) -> Option<Rect> {
        picture::around(Places::of(&step).iter(), &play.own.view)
    }

    fn explanation(words: &Words, play: &Play<Temple>, refusal: &Refusal) -> Explanation {
        explain_temple(words, &refusal.reason, |named| ask::named(words, play, named))
    }

    /// Beside the building the next touch would only say again that a floor touches nothing.
    fn asks_anew(refusal: &Refusal) -> bool {
        !matches!(refusal.reason, Reason::NoWay(NoWay::Floor))
    }

    fn speaks_of(play: &Play<Temple>, refusal: &Refusal) -> Option<Rect> {
        let places = refusal.would_be.iter().map(|put| put.place);
        picture::around(places.chain(refusal.marked.iter().copied()), &play.own.view)
    }

    fn seat_row(words: &Words, play: &Play<Temple>, seat: Seat, _: Style) -> SeatRow {
        show::seat_row(words, play, seat)
    }

    fn enlarge(ctx: &Rc<Context>, play: &Play<Temple>, seat: Seat) -> SeatRow {
        show::other_hand(ctx, play, seat)
    }

    fn lay_out(ctx: &Rc<Context>, play: &Play<Temple>, words: &Words, style: Style) -> Board {
        look::keep(ctx, play);
        show::show(ctx, play, words, style)
    }
}
