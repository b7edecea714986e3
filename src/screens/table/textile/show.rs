//! Lays Textile out: the patch, the stacks, and what lies on the textile.

use std::rc::Rc;

use slint::{ComponentHandle, ModelRc, VecModel};

use super::super::super::context::{Context, shown};
use super::super::super::pictures;
use super::super::super::ui::{Figure, PlaceRow, SeatRow, StackRow, TextileAdapter};
use super::super::camera::square;
use super::super::game::Board;
use super::super::marks::{self, Mark};
use super::super::play::Play;
use super::super::show::set;
use super::ask;
use crate::games::plane::Square;
use crate::games::textile::{Colour, Phase, Reason, Step, Textile, Tile};
use crate::games::{Game, Seat};
use crate::scene::textile::{self, StackLook};
use crate::scene::{Rect, Shape, Style};
use crate::table::textile::{Draft, Table};
use crate::words::{Arg, Words};

pub fn show(ctx: &Rc<Context>, play: &Play<Textile>, words: &Words, style: Style) -> Board {
    let ui = ctx.ui();
    let view = ui.global::<TextileAdapter>();
    let table = &play.saved.table;
    let is_idle = play.is_reviewing() || play.bots_turn().is_some();
    stacks(ctx, &view, table, words, style, is_idle);
    patch(ctx, &view, play, words, style);
    let knotting = matches!(table.draft(), Draft::Knot { .. });
    let is_persons = play.bots_turn().is_none();
    view.set_can_knot(is_persons && table.can_knot() && !knotting);
    view.set_can_discard(is_persons && table.can_discard() && table.draft() != Draft::Discard);
    view.set_banner(shown(&ask::banner(words, table, &play.all_names(words))));
    board(play, words, style)
}

/// A patch as a picture; nothing where there is none.
fn patch_figure(tiles: &[Tile], style: Style) -> Figure {
    if tiles.is_empty() {
        Figure {
            w: 1.0,
            h: 1.0,
            ..Figure::default()
        }
    } else {
        pictures::whole(&textile::laid(tiles, style))
    }
}

pub fn seat_row(words: &Words, play: &Play<Textile>, seat: Seat, style: Style) -> SeatRow {
    let game = play.saved.table.game();
    let scores = game.scores();
    let name = play.name(words, seat);
    let points = scores[seat.index()];
    let active = game.to_move() == Some(seat);
    let team = game
        .options()
        .teams
        .then(|| scores[seat.index()] + scores[(seat.index() + 2) % 4]);
    let label = words.format(
        "seat-label",
        &[
            ("name", Arg::from(name.as_str())),
            ("points", Arg::from(points)),
            (
                "team",
                Arg::from(team.map_or_else(|| "none".to_owned(), |sum| sum.to_string())),
            ),
            ("patch", Arg::from(ask::patch(words, game.patch(seat)))),
            ("turn", Arg::from(if active { "yes" } else { "no" })),
        ],
    );
    let detail = team.map(|sum| team_sentence(words, play, seat, points, sum));
    SeatRow {
        label: label.into(),
        picture: patch_figure(game.patch(seat), style),
        has_picture: !game.patch(seat).is_empty(),
        team: team.map_or_else(Default::default, |sum| sum.to_string().into()),
        detail: detail.map_or_else(Default::default, |detail| shown(&detail)),
        ..play.seat_row(words, seat, points)
    }
}

/// What the two numbers of a seat in a team are.
fn team_sentence(words: &Words, play: &Play<Textile>, seat: Seat, points: u32, sum: u32) -> String {
    let mate = Seat((seat.0 + 2) % 4);
    words.format(
        "seat-team",
        &[
            ("points", Arg::from(points)),
            ("mate", Arg::from(play.name(words, mate))),
            ("sum", Arg::from(sum)),
        ],
    )
}

fn stacks(ctx: &Context, view: &TextileAdapter, table: &Table, words: &Words, style: Style, is_idle: bool) {
    let chosen = match table.draft() {
        Draft::Start { colour } | Draft::Take { colour, .. } => Some(colour),
        _ => None,
    };
    let rows = Colour::ALL.map(|colour| {
        let count = table.game().stack(colour);
        let look = StackLook {
            count,
            chosen: chosen == Some(colour),
        };
        StackRow {
            figure: pictures::figure(&textile::stack(colour, look, style), textile::STACK_VIEW),
            count: count.to_string().into(),
            chosen: look.chosen,
            open: !is_idle && table.is_open(colour),
            label: words
                .format(
                    "stack-label",
                    &[
                        ("colour", Arg::from(ask::colour(words, colour))),
                        ("count", Arg::from(count)),
                    ],
                )
                .into(),
        }
    });
    set(&ctx.table.textile.stacks, rows);
    view.set_stacks(ModelRc::from(ctx.table.textile.stacks.clone()));
}

/// The steps of a hint as they are shown on the mat.
pub fn hints_in_patch(play: &Play<Textile>) -> Vec<Mark> {
    let steps = play.hints.iter().enumerate();
    let places = steps.filter_map(|(index, &step)| match step {
        Step::Take { at: Some(at), .. } => Some((index, square(at))),
        _ => None,
    });
    marks::marks(places)
}

/// The mat: my patch with what is offered for it.
fn patch(ctx: &Context, view: &TextileAdapter, play: &Play<Textile>, words: &Words, style: Style) {
    let table = &play.saved.table;
    let tiles = table.patch();
    let bot = play.bots_turn();
    let offered = if bot.is_some() {
        Vec::new()
    } else {
        table.offered_squares()
    };
    let chosen = match table.draft() {
        Draft::Take { colour, at } if table.game().phase() == Phase::Turn => Some(Tile {
            at: at.unwrap_or_default(),
            colour,
        })
        .filter(|_| at.is_some() || tiles.is_empty()),
        _ => None,
    };
    let mut shapes: Vec<Shape> = Vec::new();
    if tiles.is_empty() && chosen.is_none() {
        shapes.push(textile::vacant(style.scheme));
    }
    for &square in offered
        .iter()
        .filter(|&&square| chosen.is_none_or(|tile| tile.at != square))
    {
        shapes.extend(textile::offer(square, style.scheme));
    }
    let hinted = play.hints.iter().filter_map(|&step| match step {
        Step::Take { colour, at: Some(at) } => Some(Tile { at, colour }),
        _ => None,
    });
    shapes.extend(hinted.flat_map(|tile| textile::blocked(&[tile], &[], style)));
    let in_patch = play
        .refusal
        .as_ref()
        .filter(|refusal| refusal.in_patch && !refusal.would_lie.is_empty());
    let ghost = chosen.map_or_else(Vec::new, |tile| textile::ghost(&[tile], style));
    shapes.extend(textile::laid(tiles, style));
    shapes.extend(ghost);
    if let Some(refusal) = in_patch {
        shapes.extend(refused(&refusal.reason, &refusal.would_lie, style));
    }
    // Over everything: where two steps lie in one place, a number stands beside it.
    shapes.extend(marks::numbers(&hints_in_patch(play), style.scheme));
    // The view takes in a square more on each side where tiles can come, so that nothing jumps when they do.
    let margin = if bot.is_none() && table.can_take() && !tiles.is_empty() {
        1.0
    } else {
        0.15
    };
    let extent = tiles
        .iter()
        .chain(&chosen)
        .map(|tile| Rect::new(f32::from(tile.at.x), f32::from(tile.at.y), 1.0, 1.0))
        .reduce(Rect::union)
        .unwrap_or(Rect::new(0.0, 0.0, 1.0, 1.0))
        .grown(if chosen.is_some() && !tiles.is_empty() {
            0.0
        } else {
            margin
        });
    let extent = offered.iter().fold(extent, |extent, square| {
        extent.union(Rect::new(f32::from(square.x), f32::from(square.y), 1.0, 1.0))
    });
    set(&ctx.table.textile.patch, shapes.iter().map(pictures::row));
    view.set_patch(Figure {
        shapes: ModelRc::from(ctx.table.textile.patch.clone()),
        x: extent.x,
        y: extent.y,
        w: extent.w,
        h: extent.h,
    });
    view.set_patch_label(ask::patch(words, tiles).into());
    view.set_patch_title(match (bot, table.to_move()) {
        (Some(_), Some(seat)) => ctx.format("patch-of-name", &[("name", play.name(words, seat).into())]),
        _ => ctx.text("table-your-patch"),
    });
    let squares = offered.iter().enumerate().map(|(index, square)| PlaceRow {
        x: f32::from(square.x),
        y: f32::from(square.y),
        label: words.format("square-label", &[("place", Arg::from(index + 1))]).into(),
    });
    view.set_squares(ModelRc::from(Rc::new(squares.collect::<VecModel<_>>())));
    // Where the patch is looked for on the textile, the textile has the room.
    let knotting = matches!(table.draft(), Draft::Knot { .. });
    // A bot's patch stays, so that nothing jumps: it is there for a moment only.
    view.set_mat_shown(table.game().phase() == Phase::Turn && (!knotting || bot.is_some()));
    if let Draft::Knot { turn, .. } = table.draft() {
        let turned: Vec<Tile> = tiles
            .iter()
            .map(|tile| Tile {
                at: turn.apply(tile.at),
                ..*tile
            })
            .collect();
        view.set_turned(patch_figure(&turned, style));
    }
}

fn board(play: &Play<Textile>, words: &Words, style: Style) -> Board {
    let table = &play.saved.table;
    let mut shapes = textile::laid(table.game().textile(), style);
    let bot = play.bots_turn();
    let ghost = table.chosen_knot();
    if ghost.is_none() && !play.is_reviewing() {
        shapes.extend(textile::last(last_of_bots(play), style));
    }
    let mut places = Vec::new();
    let knotting = matches!(table.draft(), Draft::Knot { .. });
    if let Draft::Knot { turn, by: chosen } = table.draft() {
        for by in table.offered_places() {
            let handle = table.handle_at(turn, by);
            let knot = table.game().knotting(turn, by);
            let label = ask::place(words, table, handle, &knot);
            places.push((f32::from(handle.x), f32::from(handle.y), label));
            let under_ghost = |handle| {
                let ghost = ghost.as_ref();
                ghost.is_some_and(|ghost| ghost.tiles.iter().any(|tile| tile.at == handle))
            };
            if bot.is_none() && Some(by) != chosen && !under_ghost(handle) {
                shapes.push(textile::ring(handle, style.scheme));
            }
        }
    }
    if let Draft::Start { colour } = table.draft() {
        let at = Square::ORIGIN;
        shapes.extend(textile::ghost(&[Tile { at, colour }], style));
    }
    if let Some(knot) = &ghost {
        shapes.extend(textile::ghost(&knot.tiles, style));
        shapes.extend(textile::stitches(&knot.seams));
    }
    if let Some(refusal) = play.refusal.as_ref().filter(|refusal| !refusal.in_patch) {
        shapes.extend(refused(&refusal.reason, &refusal.would_lie, style));
    }
    Board {
        shapes,
        places,
        label: ask::textile(words, table.game().textile()),
        placing: knotting,
        can_turn: knotting && table.turns().len() > 1,
    }
}

/// What bots have laid since a person decided something.
fn last_of_bots(play: &Play<Textile>) -> &[Tile] {
    let history = play.saved.table.history();
    let is_bots = |count: &usize| {
        history
            .after(*count)
            .to_move()
            .is_some_and(|seat| play.saved.bot(seat).is_some())
    };
    let since = (0..history.cursor()).rev().take_while(is_bots).last();
    since.map_or(&[], |since| {
        &history.now().textile()[history.after(since).textile().len()..]
    })
}

/// What a rule forbids, with what is in the way.
fn refused(reason: &Reason, would_lie: &[Tile], style: Style) -> Vec<Shape> {
    match *reason {
        Reason::SameColour { new, old } => textile::clash(would_lie, new, old, style),
        Reason::Occupied(square) => textile::blocked(would_lie, &[square], style),
        _ => textile::blocked(would_lie, &[], style),
    }
}
