//! Lays the game out for `ui/screens/table.slint`.

use std::rc::Rc;

use slint::{ComponentHandle, Model, ModelRc, VecModel};

use super::super::context::{Context, shown};
use super::super::pictures;
use super::super::ui::{BoardShape, Figure, PlaceRow, SeatRow, Side, StackRow, TableAdapter};
use super::play::Play;
use super::{ask, with};
use crate::games::plane::{Square, Turn};
use crate::games::textile::{Colour, Phase, Reason, Tile};
use crate::games::{Game, Seat};
use crate::scene::textile::{self, StackLook};
use crate::scene::{Rect, Shape, Style};
use crate::table::textile::{Draft, Table};
use crate::words::{Arg, Words, explain_textile};

/// Rows that change one by one, so that only what has changed is drawn anew.
#[derive(Default)]
pub struct Models {
    board: Rc<VecModel<BoardShape>>,
    patch: Rc<VecModel<BoardShape>>,
    seats: Rc<VecModel<SeatRow>>,
    stacks: Rc<VecModel<StackRow>>,
}

/// Makes the model's rows these, and touches only those that differ.
fn set<T: Clone + PartialEq + 'static>(model: &VecModel<T>, rows: impl IntoIterator<Item = T>) {
    let mut count = 0;
    for (index, row) in rows.into_iter().enumerate() {
        match model.row_data(index) {
            Some(old) if old == row => {}
            Some(_) => model.set_row_data(index, row),
            None => model.push(row),
        }
        count += 1;
    }
    while model.row_count() > count {
        model.remove(model.row_count() - 1);
    }
}

pub fn refresh(ctx: &Rc<Context>) {
    with(ctx, |play| everything(ctx, play));
}

fn everything(ctx: &Rc<Context>, play: &mut Play) {
    if !play.view.fitted {
        play.fit();
        play.look_at_choice();
    }
    let ui = ctx.ui();
    let view = ui.global::<TableAdapter>();
    let words = ctx.words();
    let style = ctx.style();
    let table = &play.saved.table;
    let names = play.saved.names();
    let name = |seat: Seat| ask::seat_name(&words, &names, seat);

    view.set_title(ctx.text("game-textile"));
    seats(ctx, &view, play, &words, style);
    stacks(ctx, &view, table, &words, style, play.is_reviewing());
    patch(ctx, &view, play, &words, style);
    board(ctx, &view, play, &words, style);

    let asked = ask::ask(&words, table, &table.to_move().map(name).unwrap_or_default());
    view.set_hint_title(shown(&asked.title));
    view.set_hint_text(shown(&asked.text));
    view.set_confirm_text(shown(&asked.confirm));
    view.set_can_confirm(table.chosen_step().is_some() || table.game().phase() == Phase::Over);
    view.set_can_undo(table.can_undo());
    view.set_can_redo(table.can_redo());
    let knotting = matches!(table.draft(), Draft::Knot { .. });
    view.set_knotting(knotting);
    view.set_can_turn(knotting && table.turns().len() > 1);
    view.set_can_knot(table.can_knot() && !knotting);
    view.set_can_discard(table.can_discard() && table.draft() != Draft::Discard);
    view.set_banner(shown(&ask::banner(&words, table, &names)));
    view.set_announcement(shown(&play.said));

    let review = play.review_at();
    view.set_reviewing(review.is_some());
    if let Some((at, count)) = review {
        view.set_review_text(ctx.format("review-at", &[("step", Arg::from(at)), ("count", Arg::from(count))]));
        view.set_review_at(at as f32 / count.max(1) as f32);
    }
    tip(ctx, &view, play, &words);
    camera(ctx, play, true);
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

fn seat_row(play: &Play, words: &Words, seat: Seat, style: Style) -> SeatRow {
    let game = play.saved.table.game();
    let scores = game.scores();
    let name = ask::seat_name(words, &play.saved.names(), seat);
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
    SeatRow {
        seat: i32::from(seat.0),
        name: name.into(),
        score: points.to_string().into(),
        active,
        label: label.into(),
        patch: patch_figure(game.patch(seat), style),
        has_patch: !game.patch(seat).is_empty(),
        team: team.map_or_else(Default::default, |sum| sum.to_string().into()),
    }
}

fn seats(ctx: &Context, view: &TableAdapter, play: &Play, words: &Words, style: Style) {
    let rows =
        (0..play.saved.table.game().seats()).map(|seat| seat_row(play, words, Seat(seat as u8), textile::small(style)));
    set(&ctx.table.models.seats, rows);
    view.set_seats(ModelRc::from(ctx.table.models.seats.clone()));
}

/// Shows a seat's patch in large.
pub fn enlarge(ctx: &Rc<Context>, play: &Play, seat: Seat) {
    let ui = ctx.ui();
    let view = ui.global::<TableAdapter>();
    view.set_enlarged(seat_row(play, &ctx.words(), seat, ctx.style()));
    view.set_enlarged_shown(true);
}

fn stacks(ctx: &Context, view: &TableAdapter, table: &Table, words: &Words, style: Style, reviewing: bool) {
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
            open: !reviewing && table.is_open(colour),
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
    set(&ctx.table.models.stacks, rows);
    view.set_stacks(ModelRc::from(ctx.table.models.stacks.clone()));
}

/// The mat: my patch with what is offered for it.
fn patch(ctx: &Context, view: &TableAdapter, play: &Play, words: &Words, style: Style) {
    let table = &play.saved.table;
    let tiles = table.patch();
    let offered = table.offered_squares();
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
    // The view takes in a square more on each side where tiles can come, so that nothing jumps when they do.
    let margin = if table.can_take() && !tiles.is_empty() {
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
    set(&ctx.table.models.patch, shapes.iter().map(pictures::row));
    view.set_patch(Figure {
        shapes: ModelRc::from(ctx.table.models.patch.clone()),
        x: extent.x,
        y: extent.y,
        w: extent.w,
        h: extent.h,
    });
    view.set_patch_label(ask::patch(words, tiles).into());
    view.set_patch_title(ctx.text("table-your-patch"));
    let squares = offered.iter().enumerate().map(|(index, square)| PlaceRow {
        x: f32::from(square.x),
        y: f32::from(square.y),
        label: words.format("square-label", &[("place", Arg::from(index + 1))]).into(),
    });
    view.set_squares(ModelRc::from(Rc::new(squares.collect::<VecModel<_>>())));
    // Where the patch is looked for on the textile, the textile has the room.
    let knotting = matches!(table.draft(), Draft::Knot { .. });
    view.set_mat_shown(table.game().phase() == Phase::Turn && !knotting);
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

fn board(ctx: &Context, view: &TableAdapter, play: &Play, words: &Words, style: Style) {
    let table = &play.saved.table;
    let mut shapes = textile::laid(table.game().textile(), style);
    let ghost = table.chosen_knot();
    let mut places = Vec::new();
    if let Draft::Knot { turn, by: chosen } = table.draft() {
        for by in table.offered_places() {
            let handle = table.handle_at(turn, by);
            let knot = table.game().knotting(turn, by);
            places.push(PlaceRow {
                x: f32::from(handle.x),
                y: f32::from(handle.y),
                label: ask::place(words, table, handle, &knot).into(),
            });
            if Some(by) != chosen
                && ghost
                    .as_ref()
                    .is_none_or(|ghost| ghost.tiles.iter().all(|tile| tile.at != handle))
            {
                shapes.push(textile::ring(handle, style.scheme));
            }
        }
    }
    if let Draft::Start { colour } = table.draft() {
        shapes.extend(textile::ghost(
            &[Tile {
                at: Square::ORIGIN,
                colour,
            }],
            style,
        ));
    }
    if let Some(knot) = &ghost {
        shapes.extend(textile::ghost(&knot.tiles, style));
        shapes.extend(textile::stitches(&knot.seams));
    }
    if let Some(refusal) = play.refusal.as_ref().filter(|refusal| !refusal.in_patch) {
        shapes.extend(refused(&refusal.reason, &refusal.would_lie, style));
    }
    set(&ctx.table.models.board, shapes.iter().map(pictures::row));
    view.set_board(ModelRc::from(ctx.table.models.board.clone()));
    view.set_places(ModelRc::from(Rc::new(VecModel::from(places))));
    view.set_board_label(ask::textile(words, table.game().textile()).into());
    view.set_sum(ask::sum(words, table).map_or_else(Default::default, |sum| shown(&sum)));
}

/// What a rule forbids, with what is in the way.
fn refused(reason: &Reason, would_lie: &[Tile], style: Style) -> Vec<Shape> {
    match *reason {
        Reason::SameColour { new, old } => textile::clash(would_lie, new, old, style),
        Reason::Occupied(square) => textile::blocked(would_lie, &[square], style),
        _ => textile::blocked(would_lie, &[], style),
    }
}

fn tip(ctx: &Context, view: &TableAdapter, play: &Play, words: &Words) {
    let Some(refusal) = &play.refusal else {
        view.set_tip_shown(false);
        return;
    };
    let explained = explain_textile(words, &refusal.step, &refusal.reason);
    let chapter = crate::reader::Book::textile()
        .chapter_of(explained.paragraph)
        .map(|chapter| words.text(chapter.id));
    view.set_tip_title(shown(&explained.title));
    view.set_tip_text(shown(&explained.text));
    view.set_tip_link(ctx.format(
        "reader-read-chapter",
        &[("chapter", Arg::from(chapter.unwrap_or_default()))],
    ));
    // Never over what it speaks of.
    let speaks_of = match refusal.reason {
        Reason::SameColour { new, old } => Some((new.at.y.min(old.at.y), new.at.y.max(old.at.y))),
        _ => refusal
            .would_lie
            .iter()
            .map(|tile| (tile.at.y, tile.at.y))
            .reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))),
    };
    let in_lower_half = speaks_of.is_some_and(|(top, bottom)| {
        let middle = f32::from(top + bottom + 1) / 2.0;
        !refusal.in_patch && play.view.camera.window(0.0, middle).1 > play.view.height * 0.42
    });
    view.set_tip_at_top(in_lower_half);
    view.set_tip_shown(true);
}

/// Where the board stands, and beside the ghost its sum.
pub fn camera(ctx: &Context, play: &Play, glides: bool) {
    let ui = ctx.ui();
    let view = ui.global::<TableAdapter>();
    let camera = play.view.camera;
    // The first time there is nothing to glide from.
    view.set_glides(glides && view.get_unit() > 0.0 && !play.carrying);
    view.set_unit(camera.unit);
    view.set_origin_x(camera.x);
    view.set_origin_y(camera.y);
    let Some(knot) = play.saved.table.chosen_knot() else {
        return;
    };
    let rect = |tile: &Tile| Rect::new(f32::from(tile.at.x), f32::from(tile.at.y), 1.0, 1.0);
    let Some(ghost) = knot.tiles.iter().map(rect).reduce(Rect::union) else {
        return;
    };
    let (left, top) = camera.window(ghost.x, ghost.y);
    let (right, bottom) = camera.window(ghost.x + ghost.w, ghost.y + ghost.h);
    view.set_ghost_left(left);
    view.set_ghost_top(top);
    view.set_ghost_right(right);
    view.set_ghost_bottom(bottom);
    view.set_sum_side(sum_side(play, ghost));
}

/// The side of the ghost on which its sum hides the least. A ring that can't be tapped is worse than a tile that can't be seen,
/// and being out of sight is worse still.
fn sum_side(play: &Play, ghost: Rect) -> Side {
    /// About the size of the sum in dp, with its gap.
    const SIZE: (f32, f32) = (184.0, 56.0);
    let view = &play.view;
    let (w, h) = (SIZE.0 / view.camera.unit, SIZE.1 / view.camera.unit);
    let (x, y) = ghost.centre();
    let sides = [
        (Side::Above, Rect::new(x - w / 2.0, ghost.y - h, w, h)),
        (Side::Below, Rect::new(x - w / 2.0, ghost.y + ghost.h, w, h)),
        (Side::Left, Rect::new(ghost.x - w, y - h / 2.0, w, h)),
        (Side::Right, Rect::new(ghost.x + ghost.w, y - h / 2.0, w, h)),
    ];
    let table = &play.saved.table;
    let turn = match table.draft() {
        Draft::Knot { turn, .. } => turn,
        _ => Turn::R0,
    };
    let rings: Vec<Square> = table
        .offered_places()
        .iter()
        .map(|&place| table.handle_at(turn, place))
        .collect();
    let cost = |&(side, rect): &(Side, Rect)| {
        let hides = |at: Square| {
            let (x, y) = (f32::from(at.x), f32::from(at.y));
            x + 1.0 > rect.x && x < rect.x + rect.w && y + 1.0 > rect.y && y < rect.y + rect.h
        };
        let (left, top) = view.camera.window(rect.x, rect.y);
        // Along the ghost's side it is moved into sight; away from the ghost there must be room.
        let out_of_sight = match side {
            Side::Above | Side::Below => top < 0.0 || top + SIZE.1 > view.height,
            Side::Left | Side::Right => left < 0.0 || left + SIZE.0 > view.width,
        };
        let hidden_rings = rings.iter().filter(|&&at| hides(at)).count();
        let hidden_tiles = table.game().textile().iter().filter(|tile| hides(tile.at)).count();
        100 * usize::from(out_of_sight) + 3 * hidden_rings + hidden_tiles
    };
    sides
        .iter()
        .min_by_key(|side| cost(side))
        .map_or(Side::Above, |(side, _)| *side)
}
