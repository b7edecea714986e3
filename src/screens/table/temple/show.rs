//! Lays Temple out: the ways, the hands, and what lies on the board.

use std::rc::Rc;

use slint::{ComponentHandle, ModelRc, SharedString, VecModel};

use super::super::super::context::{Context, shown};
use super::super::super::ui::{ColourRow, Figure, SeatRow, TempleAdapter, TempleTile, WayRow};
use super::super::super::{pictures, result};
use super::super::game::Board;
use super::super::play::Play;
use super::super::show::set;
use super::{Drawn, Figures, ask, hands, picture};
use crate::games::Seat;
use crate::games::temple::{Temple, Tile};
use crate::scene::temple::{HAND_VIEW, HandLook, emblem, hand_tile};
use crate::scene::{Piece, Style, spent, tiles};
use crate::table::temple::{HandColour, Outlook, Places, State, WayOffer};
use crate::words::{Arg, Words};

pub fn show(ctx: &Rc<Context>, play: &Play<Temple>, words: &Words, style: Style) -> Board {
    let ui = ctx.ui();
    let view = ui.global::<TempleAdapter>();
    let style = picture::style(play, style);
    let models = &ctx.table.temple;
    let ways = play.saved.table.ways();
    set(
        &models.ways,
        ways.iter().map(|offer| way_row(ctx, play, words, offer, style)),
    );
    view.set_ways(ModelRc::from(models.ways.clone()));
    view.set_line(shown(&ask::line(words, play)));
    hand(ctx, &view, play, words, style);
    view.set_danger(play.own.danger);
    view.set_inside(play.own.inside);
    view.set_compass_open(play.own.compass_open);
    compass(ctx, play);
    end(ctx, &view, play, words);
    board(play, words, style)
}

/// Where a game is looked at that is over: who won, and why.
fn end(ctx: &Rc<Context>, view: &TempleAdapter, play: &Play<Temple>, words: &Words) {
    let is_over = play.is_reviewing() && play.saved.table.to_move().is_none();
    let end = is_over.then(|| result::temple::end(ctx, &play.saved, &play.all_names(words)));
    let (title, text, hand) = end.map_or_else(Default::default, |end| (end.title, end.text, end.stuck));
    view.set_end_title(shown(&title));
    view.set_end_text(shown(&text));
    view.set_end_hands(ModelRc::from(Rc::new(hand.into_iter().collect::<VecModel<_>>())));
}

/// What shows from where one looks.
pub fn compass(ctx: &Context, play: &Play<Temple>) {
    let ui = ctx.ui();
    let view = ui.global::<TempleAdapter>();
    view.set_standpoint(play.own.standpoint().map_or(-1, |at| at as i32));
    view.set_needle(play.own.needle().into());
}

/// A picture, made once for each style.
fn figure(ctx: &Context, drawn: Drawn, style: Style) -> Figure {
    let mut figures = ctx.table.temple.figures.borrow_mut();
    if figures.style != style {
        *figures = Figures {
            style,
            ..Figures::default()
        };
    }
    let make = || match drawn {
        Drawn::Tile(tile, look) => pictures::figure(&hand_tile(tile, look, style), HAND_VIEW),
        Drawn::Colour(colour) => {
            let piece = piece(style.dyes.of(colour));
            pictures::whole(&tiles(&[piece], style.scheme, style.marking))
        }
        Drawn::Spent(colour) => {
            let piece = piece(style.dyes.of(colour));
            pictures::whole(&spent(piece, style.scheme, style.marking))
        }
        Drawn::Way(way, chosen) => {
            let scheme = style.scheme;
            let (line, fill) = if chosen {
                (scheme.on_accent(), scheme.on_accent().faded(0.45))
            } else {
                (scheme.ink(), scheme.accent().faded(0.5))
            };
            pictures::whole(&emblem(way, line, fill, 0.075))
        }
    };
    figures.drawn.entry(drawn).or_insert_with(make).clone()
}

fn piece(colour: usize) -> Piece {
    Piece { x: 0.0, y: 0.0, colour }
}

fn way_row(ctx: &Context, play: &Play<Temple>, words: &Words, offer: &WayOffer, style: Style) -> WayRow {
    let draft = play.saved.table.draft();
    let chosen = draft.way == Some(offer.way);
    let made = draft.step.and_then(|step| {
        let places = Places::of(&step);
        let mut placements = play.saved.table.placements();
        placements.find(|placement| placement.places == places)
    });
    let name = ask::way(words, offer.way);
    let args = [
        ("way", Arg::from(name.as_str())),
        ("count", Arg::from(offer.placements)),
    ];
    WayRow {
        figure: figure(ctx, Drawn::Way(offer.way, chosen), style),
        label: words.format("temple-way-label", &args).into(),
        name: shown(&ask::short_way(words, offer.way)),
        chosen,
        made: made.is_some_and(|placement| placement.ways.contains(offer.way)),
        offered: offer.placements > 0 && play.bots_turn().is_none(),
    }
}

/// The colours and tiles of whose turn it is.
fn hand(ctx: &Context, view: &TempleAdapter, play: &Play<Temple>, words: &Words, style: Style) {
    let models = &ctx.table.temple;
    let rows = colours(ctx, play, words, hands::seat(play), play.own.danger, style);
    let tiles = rows.iter().find(|(row, _)| row.shown).map(|(_, tiles)| tiles.clone());
    set(&models.tiles, tiles.unwrap_or_default());
    view.set_tiles(ModelRc::from(models.tiles.clone()));
    let mut kept = models.rows.borrow_mut();
    kept.resize_with(rows.len(), Default::default);
    let rows = rows.into_iter().zip(kept.iter()).map(|((row, tiles), model)| {
        set(model, tiles);
        ColourRow {
            tiles: ModelRc::from(model.clone()),
            ..row
        }
    });
    set(&models.colours, rows);
    view.set_colours(ModelRc::from(models.colours.clone()));
}

/// A seat's colours, each with its tiles.
fn colours(
    ctx: &Context,
    play: &Play<Temple>,
    words: &Words,
    seat: Seat,
    danger: bool,
    style: Style,
) -> Vec<(ColourRow, Vec<TempleTile>)> {
    let table = &play.saved.table;
    let outlook = if danger { table.outlook(seat) } else { Vec::new() };
    let now = hands::shown(play);
    let row = |HandColour { colour, state, left }: HandColour| {
        let label = words.format(
            "temple-colour-label",
            &[
                ("colour", Arg::from(ask::named(words, play, colour))),
                ("count", Arg::from(left.len())),
                (
                    "state",
                    Arg::from(match state {
                        State::Open => "open",
                        State::New => "new",
                        State::UsedUp => "used",
                    }),
                ),
            ],
        );
        let opens = table.opens() == Some(colour);
        let row = ColourRow {
            figure: figure(
                ctx,
                if state == State::UsedUp {
                    Drawn::Spent(colour)
                } else {
                    Drawn::Colour(colour)
                },
                style,
            ),
            left: left.len() as i32,
            shown: colour == now,
            open: state == State::Open || opens,
            label: label.into(),
            tiles: ModelRc::default(),
        };
        let tiles = (1..=6).filter_map(|value| Tile::new(colour, value));
        let tiles = tiles
            .map(|tile| hand_row(ctx, play, words, tile, &outlook, style))
            .collect();
        (row, tiles)
    };
    table.hand(seat).into_iter().map(row).collect()
}

fn hand_row(
    ctx: &Context,
    play: &Play<Temple>,
    words: &Words,
    tile: Tile,
    outlook: &[Outlook],
    style: Style,
) -> TempleTile {
    let table = &play.saved.table;
    let there = table.game().left(tile.colour).contains(tile.value());
    let chosen = table
        .draft()
        .step
        .is_some_and(|step| step.puts().any(|put| put.tile == tile));
    let mine = table.to_move() == Some(tile.colour.seat());
    let fits = !mine || play.is_reviewing() || table.can_be_put(tile);
    let danger = outlook.iter().any(|look| look.tile == tile && !look.fits());
    let label = words.format(
        "temple-tile-label",
        &[
            ("tile", Arg::from(ask::tile(words, play, tile))),
            (
                "state",
                Arg::from(match (there, danger, fits) {
                    (false, ..) => "used",
                    (_, true, _) => "danger",
                    (.., false) => "not-now",
                    _ => "free",
                }),
            ),
        ],
    );
    let look = HandLook {
        used: !there,
        chosen,
        dimmed: !fits && !chosen,
    };
    TempleTile {
        id: hands::id(tile),
        figure: figure(ctx, Drawn::Tile(tile, look), style),
        there,
        chosen,
        danger: there && danger,
        label: label.into(),
    }
}

fn board(play: &Play<Temple>, words: &Words, style: Style) -> Board {
    let table = &play.saved.table;
    let placements = if play.is_reviewing() {
        Vec::new()
    } else {
        table.placements().collect()
    };
    let places = placements.iter().map(|placement| {
        let (x, y) = picture::around(placement.places.iter(), &play.own.view)
            .unwrap_or_else(|| picture::first(&play.own.view))
            .centre();
        (x - 0.5, y - 0.5, ask::placement_label(words, placement))
    });
    Board {
        shapes: picture::shapes(play, style),
        places: places.collect(),
        label: ask::board_label(words, table.game(), &play.all_names(words)),
        placing: table.draft().step.is_some(),
        can_turn: false,
    }
}

pub fn seat_row(words: &Words, play: &Play<Temple>, seat: Seat) -> SeatRow {
    let table = &play.saved.table;
    let left = table.game().tiles_left(seat);
    let open = table.game().open(seat);
    let name = play.name(words, seat);
    let label = words.format(
        "temple-seat-label",
        &[
            ("name", Arg::from(name.as_str())),
            ("count", Arg::from(left)),
            ("open", Arg::from(if open.is_some() { "yes" } else { "no" })),
            (
                "colour",
                Arg::from(open.map_or_else(String::new, |open| ask::named(words, play, open))),
            ),
            (
                "turn",
                Arg::from(if table.to_move() == Some(seat) { "yes" } else { "no" }),
            ),
        ],
    );
    SeatRow {
        label: label.into(),
        unit: shown(&words.format("temple-left", &[("count", Arg::from(left))])),
        ..play.seat_row(words, seat, left)
    }
}

/// A seat's hand in large; at the end with what could go nowhere.
pub fn other_hand(ctx: &Rc<Context>, play: &Play<Temple>, seat: Seat) -> SeatRow {
    let words = ctx.words();
    let table = &play.saved.table;
    let over = table.to_move().is_none();
    let style = picture::style(play, ctx.style());
    let rows = colours(ctx, play, &words, seat, play.own.danger || over, style);
    let rows = rows.into_iter().map(|(row, tiles)| ColourRow {
        tiles: ModelRc::from(Rc::new(VecModel::from(tiles))),
        ..row
    });
    let ui = ctx.ui();
    ui.global::<TempleAdapter>()
        .set_other_hand(ModelRc::from(Rc::new(rows.collect::<VecModel<_>>())));
    let stuck = table.outlook(seat).iter().filter(|look| !look.fits()).count();
    let detail: SharedString = shown(&words.format(
        "temple-hand-detail",
        &[
            ("count", Arg::from(table.game().tiles_left(seat))),
            ("stuck", Arg::from(stuck)),
        ],
    ));
    SeatRow {
        detail,
        ..seat_row(&words, play, seat)
    }
}
