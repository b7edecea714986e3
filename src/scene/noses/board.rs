//! What lies on the board, and what a half-made or refused step shows there.

use std::fmt::Write;

use super::outline::Outline;
use super::tile::Piece;
use crate::games::noses::{Bounds, Group, Noses, Span, Step, Stone, Tile, WIDEST};
use crate::games::plane::Square;
use crate::scene::path::shape;
use crate::scene::signs::{circle, mark, number, unit, warning};
use crate::scene::tile::rounded_polygon;
use crate::scene::{Ink, Rect, Scheme, Shape, Stroke, Style};

/// A ghost's outline, and how far groups' lines lie within their squares and how wide these are.
const HALO: f32 = 0.22;
const INSET: f32 = 0.06;
const LINE: f32 = 0.09;
const ROUND: f32 = 0.14;

/// How round the area's corners are.
const CORNER: f32 = 0.3;
/// How wide the lines along fixed sides are.
const EDGE: f32 = 0.13;

/// The sides of the board that can't move any more, north, east, south, west: those that the tiles can't reach beyond
/// because they are as wide or high as they may be.
pub fn fixed_sides(bounds: Bounds) -> [bool; 4] {
    let (columns, rows) = (bounds.columns() >= WIDEST, bounds.rows() >= WIDEST);
    [rows, columns, rows, columns]
}

/// The squares that a tile may still cover, as far as width and height go (`Bounds::reach`), and heavier lines along
/// the sides that are `fixed` (north, east, south, west).
pub fn area(reach: Bounds, fixed: [bool; 4], scheme: Scheme) -> Vec<Shape> {
    let Rect { x, y, w, h } = Rect::from(reach);
    let corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)];
    let field = rounded_polygon(&corners, CORNER);
    let mut dots = String::new();
    for column in reach.west + 1..=reach.east {
        for row in reach.north + 1..=reach.south {
            let _ = write!(dots, "M{column} {row}L{column}.01 {row}");
        }
    }
    let edges = edges(Rect::from(reach).grown(EDGE / 2.0 + 0.02), fixed);
    let width = if scheme.high_contrast { 0.07 } else { 0.05 };
    [
        shape(field, Some(scheme.mat()), Some(Stroke::new(scheme.grid(), width))),
        shape(dots, None, Some(Stroke::new(scheme.grid(), 0.07))),
        shape(edges, None, Some(Stroke::new(scheme.border(), EDGE))),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Lines along sides of a rectangle, around the corner where two of them meet.
fn edges(Rect { x, y, w, h }: Rect, sides: [bool; 4]) -> String {
    // The way around the rectangle: each side's direction, from its first corner.
    let corners = [
        (x, y, 1.0, 0.0),
        (x + w, y, 0.0, 1.0),
        (x + w, y + h, -1.0, 0.0),
        (x, y + h, 0.0, -1.0),
    ];
    let mut commands = String::new();
    for side in (0..4).filter(|&side| sides[side]) {
        let (left, top, dx, dy) = corners[side];
        let next = (side + 1) % 4;
        let (right, bottom, turned_x, turned_y) = corners[next];
        let _ = write!(
            commands,
            "M{:.2} {:.2}L{:.2} {:.2}",
            left + CORNER * dx,
            top + CORNER * dy,
            right - CORNER * dx,
            bottom - CORNER * dy
        );
        if sides[next] {
            let (x, y) = (right + CORNER * turned_x, bottom + CORNER * turned_y);
            let _ = write!(commands, "Q{right:.2} {bottom:.2} {x:.2} {y:.2}");
        }
    }
    commands
}

impl From<Bounds> for Rect {
    fn from(bounds: Bounds) -> Rect {
        Rect::new(
            bounds.west.into(),
            bounds.north.into(),
            bounds.columns().into(),
            bounds.rows().into(),
        )
    }
}

/// Tiles on the table, wherever their steps lay them: first all rims, so that none covers a neighbour.
pub fn laid<'a>(tiles: impl IntoIterator<Item = &'a Step>, style: Style) -> Vec<Shape> {
    let pieces: Vec<Piece> = tiles.into_iter().map(Piece::laid).collect();
    let mut shapes: Vec<Shape> = pieces.iter().map(|piece| piece.rim(style)).collect();
    shapes.extend(pieces.iter().flat_map(|piece| piece.face(style)));
    shapes
}

/// The tile that would lie there once the step is confirmed.
pub fn ghost(step: &Step, style: Style) -> Vec<Shape> {
    let piece = Piece::laid(step);
    let mut shapes = vec![piece.halo(style.scheme.accent(), HALO), piece.rim(style)];
    shapes.extend(piece.face(style));
    shapes
}

/// Corners around the tile that was laid last, with an edge in the table's colour: tiles may be as light as they are.
pub fn last(step: &Step, style: Style) -> Vec<Shape> {
    let [a, b] = step.squares();
    let place = Rect::from(Bounds::of(a).with(b)).grown(0.02);
    let arm = 0.24;
    let (left, top, right, bottom) = (place.x, place.y, place.x + place.w, place.y + place.h);
    let mut commands = String::new();
    for (x, y, dx, dy) in [
        (left, top, arm, arm),
        (right, top, -arm, arm),
        (right, bottom, -arm, -arm),
        (left, bottom, arm, -arm),
    ] {
        let _ = write!(commands, "M{:.2} {y:.2}L{x:.2} {y:.2}L{x:.2} {:.2}", x + dx, y + dy);
    }
    [(style.scheme.table(), 0.13), (style.scheme.ink(), 0.06)]
        .into_iter()
        .filter_map(|(ink, width)| shape(commands.clone(), None, Some(Stroke::new(ink, width))))
        .collect()
}

/// The colour of an owner's lines and stones: `mark` is 0 to 4. Tiles are light on the dark table too, so it is the
/// light table's.
fn owner(mark: usize) -> Ink {
    Scheme::default().seat(mark)
}

/// Lines around the groups that have an owner; `marks` says which of the five marks each seat has.
pub fn groups(groups: &[Group], marks: &[usize]) -> Vec<Shape> {
    let owned = |group: &Group| {
        let stone = group.stone?;
        let stroke = Stroke::new(owner(marks[stone.owner.index()]), LINE);
        Outline::around(&group.squares, INSET, ROUND).shape(None, Some(stroke))
    };
    groups.iter().filter_map(owned).collect()
}

/// A dashed line around a group that a half-made step would form, in its owner's colour, or the pen's while it is nobody's.
/// `mark` is the owner's.
pub fn would_be_group(squares: &[Square], mark: Option<usize>, style: Style) -> Option<Shape> {
    let ink = mark.map_or_else(|| super::pen(style), owner);
    Outline::around(squares, INSET, ROUND).dashed(0.17, 0.12, Stroke::blunt(ink, LINE))
}

/// A line around squares that are spoken of: a group that was tapped, what a tile touches.
pub fn told(squares: &[Square], scheme: Scheme) -> Vec<Shape> {
    let (dark, light) = scheme.tip();
    let outline = Outline::around(squares, 0.0, ROUND);
    [
        outline.shape(None, Some(Stroke::new(light, 0.24))),
        outline.shape(None, Some(Stroke::new(dark, 0.13))),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Where a stone lies on its square: over the lower right corner, so that the nose is still to be seen.
fn seat_of_stone(square: Square) -> (f32, f32) {
    (f32::from(square.x) + 0.84, f32::from(square.y) + 0.84)
}

/// The radius of a stone.
const STONE: f32 = 0.26;

/// A stone with its owner's mark.
pub fn stone(square: Square, owner_mark: usize, style: Style) -> Vec<Shape> {
    let centre = seat_of_stone(square);
    vec![
        circle(
            centre,
            STONE,
            Some(Ink::rgb(0xFFFFFF)),
            Some(Stroke::new(super::pen(style), 0.04)),
        ),
        mark(owner_mark, centre, 0.16, owner(owner_mark)),
    ]
}

/// All stones on the table, each on its square.
pub fn stones(groups: &[Group], marks: &[usize], style: Style) -> Vec<Shape> {
    let lying = groups.iter().filter_map(|group| group.stone);
    lying
        .flat_map(|Stone { owner, square }| stone(square, marks[owner.index()], style))
        .collect()
}

/// A stone that would go back to its owner: faint and crossed out. It covers the stone itself.
pub fn returning(square: Square, owner_mark: usize, style: Style) -> Vec<Shape> {
    let centre = seat_of_stone(square);
    let (white, pen) = (Ink::rgb(0xFFFFFF), super::pen(style));
    let place = Rect::new(centre.0 - 0.24, centre.1 - 0.24, 0.48, 0.48);
    vec![
        circle(centre, STONE, Some(white), Some(Stroke::new(pen, 0.04))),
        mark(owner_mark, centre, 0.17, owner(owner_mark).faded(0.6)),
        unit("M0 1L1 0", place, None, Some(Stroke::new(pen, 0.07))),
    ]
}

/// Squares where the chosen tile can go.
pub fn glow(squares: &[Square], scheme: Scheme) -> Vec<Shape> {
    let width = if scheme.high_contrast { 0.08 } else { 0.05 };
    let square = |square: &Square| {
        unit(
            "M.18 0H.82Q1 0 1 .18V.82Q1 1 .82 1H.18Q0 1 0 .82V.18Q0 0 .18 0Z",
            Rect::new(f32::from(square.x) + 0.08, f32::from(square.y) + 0.08, 0.84, 0.84),
            Some(scheme.soft()),
            Some(Stroke::new(scheme.accent(), width)),
        )
    };
    squares.iter().map(square).collect()
}

/// The middle of the seam between two adjacent squares.
fn seam(one: Square, other: Square) -> (f32, f32) {
    let middle = |a: i16, b: i16| (f32::from(a) + f32::from(b) + 1.0) / 2.0;
    (middle(one.x, other.x), middle(one.y, other.y))
}

/// "=" on the seam between two adjacent squares whose noses are the same.
pub fn pair(one: Square, other: Square, scheme: Scheme) -> Vec<Shape> {
    let centre = seam(one, other);
    let place = Rect::new(centre.0 - 0.08, centre.1 - 0.08, 0.16, 0.16);
    let on = scheme.on_accent();
    vec![
        circle(centre, 0.19, Some(scheme.accent()), Some(Stroke::new(on, 0.05))),
        unit("M0 .2H1M0 .8H1", place, None, Some(Stroke::new(on, 0.07))),
    ]
}

/// "≠" on the seam between two adjacent squares whose noses differ.
pub fn mismatch(one: Square, other: Square, scheme: Scheme) -> Vec<Shape> {
    let centre = seam(one, other);
    let place = Rect::new(centre.0 - 0.1, centre.1 - 0.1, 0.2, 0.2);
    let (dark, light) = scheme.tip();
    vec![
        circle(centre, 0.21, Some(dark), Some(Stroke::new(light, 0.05))),
        unit(
            "M.1 .3H.9M.1 .7H.9M.75 0L.25 1",
            place,
            None,
            Some(Stroke::new(light, 0.055)),
        ),
    ]
}

/// A tile that can't be laid, as it would lie, and a mark on each square that is in the way.
pub fn blocked(step: &Step, in_the_way: &[Square], style: Style) -> Vec<Shape> {
    let mut shapes = Piece::laid(step).would_be(style);
    for square in in_the_way {
        let centre = (f32::from(square.x) + 0.5, f32::from(square.y) + 0.5);
        shapes.extend(warning(centre, style.scheme));
    }
    shapes
}

/// Squares that would be enclosed: hatched, and a mark on one of them.
pub fn hole(squares: &[Square], scheme: Scheme) -> Vec<Shape> {
    let mut hatch = String::new();
    for square in squares {
        let (x, y) = (square.x, square.y);
        let (right, bottom) = (x + 1, y + 1);
        let _ = write!(
            hatch,
            "M{x} {}L{} {y}M{x} {bottom}L{right} {y}M{} {bottom}L{right} {}",
            f32::from(y) + 0.5,
            f32::from(x) + 0.5,
            f32::from(x) + 0.5,
            f32::from(y) + 0.5
        );
    }
    let ink = scheme.ink();
    let mut shapes: Vec<Shape> = [
        shape(hatch, None, Some(Stroke::blunt(ink.faded(0.55), 0.05))),
        Outline::around(squares, 0.03, 0.1).dashed(0.16, 0.11, Stroke::new(ink, 0.06)),
    ]
    .into_iter()
    .flatten()
    .collect();
    if let Some(square) = squares.first() {
        let centre = (f32::from(square.x) + 0.5, f32::from(square.y) + 0.5);
        shapes.extend(warning(centre, scheme));
    }
    shapes
}

/// How far all tiles together would reach, as a line with its length: along row `at` for columns, along column `at` for rows.
pub fn too_wide(span: Span, at: i16, scheme: Scheme) -> Vec<Shape> {
    let (dark, light) = scheme.tip();
    let across = f32::from(at) + 0.5;
    let place = |from: i16, to: i16| (f32::from(from) + 0.05, f32::from(to) + 0.95);
    let (commands, centre) = match span {
        Span::Columns(from, to) => {
            let (from, to) = place(from, to);
            let (up, down) = (across - 0.3, across + 0.3);
            let line = format!("M{from} {across}H{to}M{from} {up}V{down}M{to} {up}V{down}");
            (line, ((from + to) / 2.0, across))
        }
        Span::Rows(from, to) => {
            let (from, to) = place(from, to);
            let (left, right) = (across - 0.3, across + 0.3);
            let line = format!("M{across} {from}V{to}M{left} {from}H{right}M{left} {to}H{right}");
            (line, (across, (from + to) / 2.0))
        }
    };
    let mut shapes: Vec<Shape> = [(light, 0.2), (dark, 0.1)]
        .into_iter()
        .filter_map(|(ink, width)| shape(commands.clone(), None, Some(Stroke::new(ink, width))))
        .collect();
    shapes.push(circle(centre, 0.44, Some(dark), Some(Stroke::new(light, 0.06))));
    shapes.extend(number(
        span.width().unsigned_abs(),
        centre,
        0.36,
        Stroke::new(light, 0.08),
    ));
    shapes
}

/// The part of the plane that [`hand_tile`] draws in, in squares.
pub const HAND_VIEW: Rect = Rect::new(-0.1, -0.1, 1.2, 2.24);

/// How a tile in a hand is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HandLook {
    /// Outlined.
    pub chosen: bool,
    /// It can't be laid now.
    pub dimmed: bool,
}

/// A tile in a hand: upright, the lower nose on top.
pub fn hand_tile(tile: Tile, HandLook { chosen, dimmed }: HandLook, style: Style) -> Vec<Shape> {
    let piece = Piece::held(tile);
    let scheme = style.scheme;
    let mut shapes = Vec::new();
    if chosen {
        shapes.push(piece.halo(scheme.accent(), HALO));
    }
    shapes.push(piece.rim(style));
    shapes.extend(piece.face(style));
    if dimmed && scheme.high_contrast {
        let place = Rect::new(0.1, 0.1, 0.8, 1.8);
        for (ink, width) in [(Ink::rgb(0xFFFFFF), 0.16), (Ink::rgb(0x000000), 0.08)] {
            shapes.push(unit("M0 1L1 0", place, None, Some(Stroke::new(ink, width))));
        }
    } else if dimmed {
        shapes.push(piece.veil(scheme.paper(), 0.42));
    }
    shapes
}

/// All that lies on the table: the area, tiles, lines around groups and stones; `marks` says which of the five marks each seat has.
pub fn position(game: &Noses, marks: &[usize], style: Style) -> Vec<Shape> {
    let mut shapes = Vec::new();
    if let Some(bounds) = game.bounds() {
        shapes.extend(area(bounds.reach(), fixed_sides(bounds), style.scheme));
    }
    shapes.extend(scored(game, marks, style));
    shapes
}

/// The tiles with the lines around groups and the stones, without the area.
pub fn scored(game: &Noses, marks: &[usize], style: Style) -> Vec<Shape> {
    let steps: Vec<Step> = game.tiles().collect();
    let all = game.groups();
    let mut shapes = laid(&steps, style);
    shapes.extend(groups(&all, marks));
    shapes.extend(stones(&all, marks, style));
    shapes
}

/// How many points each group brings, in its owner's colour on the square where its stone lies, across from the stone.
pub fn points(game: &Noses, marks: &[usize]) -> Vec<Shape> {
    let white = Ink::rgb(0xFFFFFF);
    let badge = |group: Group| {
        let stone = group.stone?;
        let ink = owner(marks[stone.owner.index()]);
        let centre = (f32::from(stone.square.x) + 0.24, f32::from(stone.square.y) + 0.24);
        let mut shapes = vec![circle(centre, 0.34, Some(ink), Some(Stroke::new(white, 0.06)))];
        let count = group.squares.len().try_into().unwrap_or(u16::MAX);
        let height = if count < 10 { 0.38 } else { 0.3 };
        shapes.extend(number(count, centre, height, Stroke::new(white, 0.08)));
        Some(shapes)
    };
    game.groups().into_iter().filter_map(badge).flatten().collect()
}

/// The style for pictures too small for numbers.
pub fn small(style: Style) -> Style {
    Style { digits: false, ..style }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Game;
    use crate::games::noses::Options;
    use crate::scene::extent;
    use crate::scene::path::{Segment, bounds, segments};

    /// A game after so many steps, or at its end.
    fn game(steps: usize) -> Noses {
        let mut game = Noses::new(&Options::deal(3, 7)).unwrap();
        let mut legal = Vec::new();
        for _ in 0..steps {
            if game.to_move().is_none() {
                break;
            }
            game.legal_steps(&mut legal);
            game.play_legal(legal[legal.len() / 2]);
        }
        game
    }

    /// All that a board can show, in each scheme, with numbers and without.
    fn everything() -> Vec<Shape> {
        let square = Square::new;
        let step: Step = "37@-2,4N".parse().unwrap();
        let squares = [square(-3, 2), square(-2, 2), square(-2, 3)];
        let mut shapes = Vec::new();
        for (dark, high_contrast, digits) in [(false, false, false), (true, false, true), (true, true, false)] {
            let scheme = Scheme { dark, high_contrast };
            let style = Style {
                scheme,
                digits,
                ..Style::default()
            };
            shapes.extend(position(&game(20), &[4, 0, 2], style));
            shapes.extend(area(Bounds::of(square(-5, -5)).with(square(4, 3)), [true; 4], scheme));
            shapes.extend(ghost(&step, style));
            shapes.extend(last(&step, style));
            shapes.extend(blocked(&step, &squares[..1], style));
            shapes.extend(would_be_group(&squares, Some(3), style));
            shapes.extend(would_be_group(&squares, None, style));
            shapes.extend(told(&squares, scheme));
            shapes.extend(returning(squares[0], 1, style));
            shapes.extend(glow(&squares, scheme));
            shapes.extend(pair(squares[0], squares[1], scheme));
            shapes.extend(mismatch(squares[1], squares[2], scheme));
            shapes.extend(hole(&squares, scheme));
            shapes.extend(too_wide(Span::Columns(-9, 1), 3, scheme));
            shapes.extend(too_wide(Span::Rows(-1, 10), -2, scheme));
            for tile in Tile::ALL {
                let look = HandLook {
                    chosen: tile.is_double(),
                    dimmed: tile.low() == 3,
                };
                shapes.extend(hand_tile(tile, look, style));
            }
        }
        shapes
    }

    /// The software renderer makes a mask of an element's size, and what lies outside of it is cut off.
    #[test]
    fn views_enclose_what_is_drawn_tightly() {
        for shape in everything() {
            let drawn = bounds(&segments(&shape.commands).unwrap()).unwrap();
            let view = shape.view;
            assert!(view.w > 0.0 && view.h > 0.0, "{shape:?}");
            let sides = [
                view.x - drawn.x,
                view.y - drawn.y,
                drawn.x + drawn.w - view.x - view.w,
                drawn.y + drawn.h - view.y - view.h,
            ];
            let room = 0.011 * view.w.max(view.h);
            assert!(sides.iter().all(|&beyond| beyond < room), "{shape:?} draws {drawn:?}");
            let free = |view: f32, drawn: f32, place: f32| (view - drawn) * place / view;
            let slack = free(view.w, drawn.w, shape.place.w).max(free(view.h, drawn.h, shape.place.h));
            // Signs of a few hundredths of a square may leave some of it free.
            assert!(slack < 0.14, "{shape:?} draws {drawn:?}");
        }
    }

    #[test]
    fn few_shapes_for_a_full_board() {
        let tiles: Vec<Step> = game(54).tiles().collect();
        assert!(tiles.len() > 40);
        let shapes = laid(&tiles, Style::default());
        assert!(
            shapes.len() <= tiles.len() * 9,
            "{} for {} tiles",
            shapes.len(),
            tiles.len()
        );
    }

    #[test]
    fn owners_are_told_by_line_and_mark() {
        let game = game(20);
        let all = game.groups();
        let owned = all.iter().filter(|group| group.stone.is_some()).count();
        assert!(owned > 1 && owned < all.len(), "{owned} of {}", all.len());
        let marks = [4, 0, 2];
        let lines = groups(&all, &marks);
        assert_eq!(lines.len(), owned);
        for (line, group) in lines.iter().zip(all.iter().filter(|group| group.stone.is_some())) {
            let seat = group.stone.unwrap().owner.index();
            assert_eq!(line.stroke.unwrap().ink, owner(marks[seat]));
        }
        assert_eq!(stones(&all, &marks, Style::default()).len(), 2 * owned);
    }

    #[test]
    fn a_tile_lies_where_its_step_lays_it() {
        for (text, place) in [
            ("37@2,1E", Rect::new(2.0, 1.0, 2.0, 1.0)),
            ("37@2,1W", Rect::new(1.0, 1.0, 2.0, 1.0)),
            ("37@2,1S", Rect::new(2.0, 1.0, 1.0, 2.0)),
            ("37@2,1N", Rect::new(2.0, 0.0, 1.0, 2.0)),
        ] {
            let step: Step = text.parse().unwrap();
            let covered = extent(&laid([&step], Style::default())).unwrap();
            // The edge shows a little below.
            let room = Rect {
                h: place.h + 0.05,
                ..place
            };
            assert_eq!(covered.union(room), room, "{text}");
            let first =
                crate::scene::noses::nose(3, (f32::from(step.at.x), f32::from(step.at.y)), 1.0, Style::default());
            let shapes = laid([&step], Style::default());
            assert!(first.iter().all(|shape| shapes.contains(shape)), "{text}");
        }
    }

    #[test]
    fn fixed_sides_are_lines_and_go_around_corners() {
        let reach = Bounds::of(Square::new(-4, 0)).with(Square::new(5, 9));
        let lines = |fixed| {
            let shapes = area(reach, fixed, Scheme::default());
            let edges = shapes.get(2).map(|shape| segments(&shape.commands).unwrap());
            edges.map_or((0, 0), |edges| {
                let lines = edges.iter().filter(|segment| matches!(segment, Segment::Line(_)));
                let curves = edges.iter().filter(|segment| matches!(segment, Segment::Quad(..)));
                (lines.count(), curves.count())
            })
        };
        assert_eq!(lines([false; 4]), (0, 0));
        assert_eq!(lines([false, true, false, true]), (2, 0));
        assert_eq!(lines([true, true, false, false]), (2, 1));
        assert_eq!(lines([true; 4]), (4, 4));
        assert_eq!(fixed_sides(reach), [true; 4]);
        assert_eq!(
            fixed_sides(Bounds::of(Square::ORIGIN).with(Square::new(9, 3))),
            [false, true, false, true]
        );
    }

    #[test]
    fn a_hand_keeps_to_its_view() {
        for tile in Tile::ALL {
            let look = HandLook {
                chosen: true,
                dimmed: true,
            };
            let covered = extent(&hand_tile(tile, look, Style::default())).unwrap();
            assert_eq!(covered.union(HAND_VIEW), HAND_VIEW, "{tile}");
        }
    }
}
