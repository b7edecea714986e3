//! Lays the nose game out: the hand, the stones, and what lies on the board.

use std::rc::Rc;

use slint::{ComponentHandle, ModelRc, SharedString, VecModel};

use super::super::super::context::Context;
use super::super::super::pictures;
use super::super::super::ui::{Figure, HandTile, MovingStone, NosesAdapter, SeatRow, StoneRow};
use super::super::game::Board;
use super::super::play::Play;
use super::super::show::set;
use super::{Figures, Models, ask, hands};
use crate::games::noses::{Bounds, Noses, Reason, STONES, Span, Step, Tile};
use crate::games::plane::Square;
use crate::games::{Game, Seat};
use crate::scene::noses::{self, HAND_VIEW, HandLook};
use crate::scene::{Rect, Shape, Style};
use crate::table::noses::{Choice, Draft, Refusal, Table, Which};
use crate::words::{Arg, Words, list, nose};

pub fn show(ctx: &Rc<Context>, play: &Play<Noses>, words: &Words, style: Style) -> Board {
    let ui = ctx.ui();
    let view = ui.global::<NosesAdapter>();
    hand(ctx, &view, play, words, style);
    stones(ctx, &view, play, words, style);
    board(play, words, style)
}

/// A tile's picture, made once for each style.
fn tile_figure(models: &Models, tile: Tile, look: HandLook, style: Style) -> Figure {
    let mut figures = models.figures.borrow_mut();
    if figures.style != style {
        *figures = Figures {
            style,
            ..Figures::default()
        };
    }
    let make = || pictures::figure(&noses::hand_tile(tile, look, style), HAND_VIEW);
    figures.by_tile.entry((tile, look)).or_insert_with(make).clone()
}

fn hand_tile(ctx: &Context, words: &Words, tile: Tile, open: bool, chosen: bool, style: Style) -> HandTile {
    let look = HandLook { chosen, dimmed: !open };
    let [low, high] = tile.noses();
    HandTile {
        figure: tile_figure(&ctx.table.noses, tile, look, style),
        chosen,
        label: words
            .format(
                "noses-tile-label",
                &[
                    ("one", Arg::from(nose(words, low))),
                    ("other", Arg::from(nose(words, high))),
                    ("open", Arg::from(if open { "yes" } else { "no" })),
                ],
            )
            .into(),
    }
}

/// In a bot's turn the tray has the tiles of the person who is next, each with whether it could be laid now; `None` if it isn't
/// a bot's turn, or nobody plays but bots.
fn waiting_hand(play: &Play<Noses>) -> Option<Vec<(Tile, bool)>> {
    play.bots_turn()?;
    let table = &play.saved.table;
    let seats = table.game().seats();
    let mut next = std::iter::successors(table.to_move(), |seat| Some(seat.next(seats))).take(seats);
    let person = next.find(|&seat| play.saved.bot(seat).is_none())?;
    Some(table.hand(person))
}

/// The tray with the tiles of whose turn it is.
fn hand(ctx: &Context, view: &NosesAdapter, play: &Play<Noses>, words: &Words, style: Style) {
    let table = &play.saved.table;
    let models = &ctx.table.noses;
    if let Some(hand) = waiting_hand(play) {
        let rows = hand
            .iter()
            .map(|&(tile, open)| hand_tile(ctx, words, tile, open, false, style));
        set(&models.hand, rows);
        view.set_hand(ModelRc::from(models.hand.clone()));
        view.set_chosen(-1);
        view.set_hand_title(ctx.format("noses-hand", &[("count", Arg::from(hand.len()))]));
        let open = hand.iter().filter(|&&(_, open)| open).count();
        view.set_filter_text(ctx.format("noses-filter", &[("count", Arg::from(open))]));
        view.set_filtered(false);
        return;
    }
    let filtered = models.filtered.get();
    let all = hands::tray(table, false);
    let open = all.iter().filter(|&&(_, open)| open).count();
    let chosen = table.draft().tile();
    let tray = hands::tray(table, filtered);
    let at = tray.iter().position(|&(tile, _)| Some(tile) == chosen);
    let rows = tray
        .iter()
        .map(|&(tile, open)| hand_tile(ctx, words, tile, open, Some(tile) == chosen, style));
    set(&models.hand, rows);
    view.set_hand(ModelRc::from(models.hand.clone()));
    view.set_chosen(at.map_or(-1, |at| at as i32));
    view.set_hand_title(ctx.format("noses-hand", &[("count", Arg::from(all.len()))]));
    view.set_filter_text(ctx.format("noses-filter", &[("count", Arg::from(open))]));
    view.set_filtered(filtered);
}

/// A nose on its ground.
fn nose_figure(nose: u8, style: Style) -> Figure {
    pictures::figure(&noses::card(nose, style), Rect::new(0.0, 0.0, 1.0, 1.0))
}

/// For each group of the tile that is being laid whose it is to be.
fn stones(ctx: &Context, view: &NosesAdapter, play: &Play<Noses>, words: &Words, style: Style) {
    let table = &play.saved.table;
    let ghost = table.ghost();
    let groups = match play.bots_turn() {
        Some(_) => Vec::new(),
        None => hands::groups(table),
    };
    let rows = groups.into_iter().filter_map(|which| {
        let grown = ghost.as_ref()?.groups[which.index()].as_ref()?;
        let count = grown.group.squares.len();
        let chosen = table.chosen_stone(which)?;
        Some(StoneRow {
            figure: nose_figure(grown.group.nose, style),
            size: format!("× {count}").into(),
            mine: chosen != Choice::Nobody,
            can_move: !hands::movable(table, which).is_empty(),
            moves: matches!(chosen, Choice::From(_)),
            label: words
                .format(
                    "noses-stone-label",
                    &[
                        ("nose", Arg::from(nose(words, grown.group.nose))),
                        ("count", Arg::from(count)),
                    ],
                )
                .into(),
        })
    });
    set(&ctx.table.noses.stones, rows);
    view.set_stones(ModelRc::from(ctx.table.noses.stones.clone()));
    moving(ctx, view, table, words, style);
}

/// The list of stones that can move, if it is open.
fn moving(ctx: &Context, view: &NosesAdapter, table: &Table, words: &Words, style: Style) {
    let which = ctx.table.noses.moving.get();
    let offers = which.map_or_else(Vec::new, |which| hands::movable(table, which));
    let chosen = which.and_then(|which| table.chosen_stone(which));
    let rows: Vec<MovingStone> = offers
        .iter()
        .filter_map(|offer| {
            let group = offer.gives_up.as_ref()?;
            let count = group.squares.len();
            Some(MovingStone {
                figure: nose_figure(group.nose, style),
                text: ctx.format(
                    "group-title",
                    &[
                        ("nose", Arg::from(nose(words, group.nose))),
                        ("count", Arg::from(count)),
                    ],
                ),
                detail: stone_detail(ctx, table, offer.choice, count),
                chosen: chosen == Some(offer.choice),
            })
        })
        .collect();
    view.set_moving_shown(!rows.is_empty());
    view.set_moving(ModelRc::from(Rc::new(VecModel::from(rows))));
    view.set_moving_title(ctx.text("noses-which-moves"));
}

/// Where a stone lies that can move, and what that gives up.
fn stone_detail(ctx: &Context, table: &Table, choice: Choice, points: usize) -> SharedString {
    let gives_up = ctx.format("noses-gives-up", &[("count", Arg::from(points))]);
    let (Choice::From(at), Some(bounds)) = (choice, table.game().bounds()) else {
        return gives_up;
    };
    let place = [
        ("row", Arg::from(at.y - bounds.north + 1)),
        ("column", Arg::from(at.x - bounds.west + 1)),
    ];
    format!("{} · {gives_up}", ctx.format("noses-stone-at", &place)).into()
}

pub fn seat_row(words: &Words, play: &Play<Noses>, seat: Seat) -> SeatRow {
    let table = &play.saved.table;
    let game = table.game();
    let active = game.to_move() == Some(seat);
    let points = game.scores()[seat.index()];
    let reserve = game.reserve(seat);
    let idle = game.to_move().is_some() && !table.can_still_lay(seat);
    let name = play.name(words, seat);
    let label = words.format(
        "noses-seat-label",
        &[
            ("name", Arg::from(name.as_str())),
            ("points", Arg::from(points)),
            ("stones", Arg::from(reserve)),
            ("tiles", Arg::from(game.hand(seat).len())),
            (
                "turn",
                Arg::from(match (active, idle) {
                    (true, _) => "yes",
                    (false, true) => "idle",
                    (false, false) => "no",
                }),
            ),
        ],
    );
    SeatRow {
        idle,
        label: label.into(),
        reserve: reserve as i32,
        stones: STONES as i32,
        ..play.seat_row(words, seat, points)
    }
}

/// Another seat's hand in large.
pub fn other_hand(ctx: &Rc<Context>, play: &Play<Noses>, seat: Seat) -> SeatRow {
    let words = ctx.words();
    let style = ctx.style();
    let table = &play.saved.table;
    let hand = table.hand(seat);
    let open = hand.iter().filter(|&&(_, open)| open).count();
    let rows: Vec<HandTile> = hand
        .iter()
        .map(|&(tile, open)| hand_tile(ctx, &words, tile, open, false, style))
        .collect();
    let ui = ctx.ui();
    ui.global::<NosesAdapter>()
        .set_other_hand(ModelRc::from(Rc::new(VecModel::from(rows))));
    SeatRow {
        detail: ctx.format(
            "noses-hand-detail",
            &[
                ("count", Arg::from(hand.len())),
                ("open", Arg::from(open)),
                ("stones", Arg::from(table.game().reserve(seat))),
            ],
        ),
        ..seat_row(&words, play, seat)
    }
}

fn board(play: &Play<Noses>, words: &Words, style: Style) -> Board {
    let table = &play.saved.table;
    let game = table.game();
    let marks = play.saved.marks();
    let scheme = style.scheme;
    let names = play.all_names(words);
    let offered = table.offered_squares();
    let ghost = table.ghost();
    let mut shapes = Vec::new();
    // Before the first tile it is as right after it, since everybody knows where that lies.
    let (reach, columns, rows) = match table.reach() {
        Some(reach) => (reach.bounds, reach.columns_fixed, reach.rows_fixed),
        None => (Bounds::of(Square::ORIGIN).with(Square::new(1, 0)).reach(), false, false),
    };
    shapes.extend(noses::area(reach, [rows, columns, rows, columns], scheme));
    let ghost_squares = ghost.as_ref().map(|ghost| ghost.step.squares());
    let free: Vec<Square> = offered
        .iter()
        .copied()
        .filter(|_| play.bots_turn().is_none())
        .filter(|at| ghost_squares.is_none_or(|squares| !squares.contains(at)))
        .collect();
    shapes.extend(noses::glow(&free, scheme));
    let tiles: Vec<Step> = game.tiles().collect();
    shapes.extend(noses::laid(&tiles, style));
    // What the ghost changes is shown as it would be.
    let groups = game.groups();
    let changed: Vec<Square> = ghost
        .iter()
        .flat_map(|ghost| ghost.groups.iter().flatten())
        .flat_map(|grown| grown.group.squares.iter().copied())
        .collect();
    let kept: Vec<_> = groups
        .iter()
        .filter(|group| !group.squares.iter().any(|at| changed.contains(at)))
        .cloned()
        .collect();
    // The lines around groups are over the corners around the last tile, so that these part none.
    if let (Some(step), Draft::None) = (table.history().played().last(), table.draft()) {
        shapes.extend(noses::last(step, style));
    }
    shapes.extend(noses::groups(&kept, &marks));
    if let Some(at) = play.looked_at
        && let Some(inspection) = table.inspect(at)
    {
        shapes.extend(noses::told(&inspection.squares, scheme));
    }
    shapes.extend(noses::stones(&kept, &marks, style));
    if let Some(ghost) = &ghost {
        shapes.extend(noses::ghost(&ghost.step, style));
        let mine = game.to_move().map(|seat| marks[seat.index()]);
        for which in Which::BOTH {
            let Some(grown) = &ghost.groups[which.index()] else {
                continue;
            };
            let owned = table.chosen_stone(which).is_some_and(|choice| choice != Choice::Nobody);
            let mark = mine.filter(|_| owned);
            shapes.extend(noses::would_be_group(&grown.group.squares, mark, style));
            if let Some(mark) = mark {
                shapes.extend(noses::stone(ghost.step.squares()[which.index()], mark, style));
            }
            if let Some(Choice::From(from)) = table.chosen_stone(which) {
                shapes.extend(mine.into_iter().flat_map(|mark| noses::returning(from, mark, style)));
            }
        }
        for stone in &ghost.returned {
            shapes.extend(noses::returning(stone.square, marks[stone.owner.index()], style));
        }
        for [one, other] in &ghost.matches {
            shapes.extend(noses::pair(*one, *other, scheme));
        }
    }
    if let Some(refusal) = &play.refusal {
        shapes.extend(refused(refusal, style));
    }
    let places = offered.iter().map(|&at| {
        let label = place_label(words, table, at);
        (f32::from(at.x), f32::from(at.y), label)
    });
    let placing = ghost.is_some();
    Board {
        shapes,
        places: places.collect(),
        label: ask::board_label(words, game, &names),
        placing,
        can_turn: placing && can_turn(table),
    }
}

/// Whether the tile can lie in another way around the square that was touched.
fn can_turn(table: &Table) -> bool {
    match table.draft() {
        Draft::Placed { step, anchor } => table.ways(step.squares()[anchor.index()]).len() > 1,
        Draft::None | Draft::Tile(_) => false,
    }
}

/// A square that the chosen tile can cover, for those who listen: where it is, and which of the tile's noses can lie there.
fn place_label(words: &Words, table: &Table, at: Square) -> String {
    let bounds = table.game().bounds();
    let (west, north) = bounds.map_or((0, 0), |bounds| (bounds.west, bounds.north));
    let mut here: Vec<u8> = table
        .ways(at)
        .iter()
        .flat_map(Step::laid)
        .filter_map(|(square, nose)| (square == at).then_some(nose))
        .collect();
    here.sort_unstable();
    here.dedup();
    let here: Vec<String> = here.into_iter().map(|one| nose(words, one)).collect();
    words.format(
        "noses-place-label",
        &[
            ("column", Arg::from(at.x - west + 1)),
            ("row", Arg::from(at.y - north + 1)),
            ("noses", Arg::from(list(words, &here))),
        ],
    )
}

/// What a rule forbids, with what is in the way.
fn refused(refusal: &Refusal, style: Style) -> Vec<Shape> {
    let scheme = style.scheme;
    let step = &refusal.step;
    match &refusal.reason {
        Reason::Hole { squares } => {
            let mut shapes = noses::blocked(step, &[], style);
            shapes.extend(noses::hole(squares, scheme));
            shapes
        }
        Reason::TooWide(span) => {
            let mut shapes = noses::blocked(step, &[], style);
            let along = match span {
                Span::Columns(..) => step.at.y,
                Span::Rows(..) => step.at.x,
            };
            shapes.extend(noses::too_wide(*span, along, scheme));
            shapes
        }
        Reason::NoMatch { touches } => {
            let mut shapes = noses::blocked(step, &[], style);
            for touch in touches {
                shapes.extend(noses::mismatch(touch.square, touch.touched, scheme));
            }
            shapes
        }
        Reason::TouchTwo { touched } => {
            let touched: Vec<Square> = touched.iter().copied().collect();
            let mut shapes = noses::blocked(step, &[], style);
            shapes.extend(noses::told(&touched, scheme));
            shapes
        }
        _ if refusal.would_lie.is_some() => noses::blocked(step, &refusal.marked, style),
        _ => Vec::new(),
    }
}
