//! Lays out what all games have for `ui/screens/table.slint`.

use std::rc::Rc;

use slint::{ComponentHandle, Model, ModelRc, SharedString, VecModel};
#[cfg(not(target_os = "android"))]
use slint::{Image, Rgba8Pixel, SharedPixelBuffer};

use super::super::context::{Context, shown};
use super::super::pictures;
use super::super::ui::{BoardShape, PlaceRow, SeatRow, Side, TableAdapter};
#[cfg(not(target_os = "android"))]
use super::camera::View;
use super::game::OnScreen;
use super::play::Play;
use super::{bots, hints, marks};
use crate::games::Seat;
use crate::reader::Book;
#[cfg(not(target_os = "android"))]
use crate::scene::{Frame, raster};
use crate::scene::{Rect, Shape, Style};
use crate::words::{Arg, Words};

/// Rows that change one by one, so that only what has changed is drawn anew.
#[derive(Default)]
pub struct Models {
    board: Rc<VecModel<BoardShape>>,
    seats: Rc<VecModel<SeatRow>>,
}

/// Makes the model's rows these, and touches only those that differ.
pub fn set<T: Clone + PartialEq + 'static>(model: &VecModel<T>, rows: impl IntoIterator<Item = T>) {
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

pub fn everything<G: OnScreen>(ctx: &Rc<Context>, play: &mut Play<G>) {
    show_all(ctx, play, true);
}

/// The same where the picture itself is another: what lies there would jump if the board glided.
pub fn everything_at_once<G: OnScreen>(ctx: &Rc<Context>, play: &mut Play<G>) {
    show_all(ctx, play, false);
}

fn show_all<G: OnScreen>(ctx: &Rc<Context>, play: &mut Play<G>, glides: bool) {
    if !play.view.fitted {
        play.fit();
        play.look_at_choice();
    }
    let ui = ctx.ui();
    let view = ui.global::<TableAdapter>();
    let words = ctx.words();
    let style = ctx.style();
    let table = &play.saved.table;

    view.set_game(G::TABLE);
    view.set_title(ctx.text(&format!("game-{}", G::NAME)));
    let seats = (0..table.game().seats()).map(|seat| G::seat_row(&words, play, Seat(seat as u8), style));
    set(&ctx.table.models.seats, seats);
    view.set_seats(ModelRc::from(ctx.table.models.seats.clone()));
    board(ctx, &view, play, &words);

    let asked = G::ask(&words, play, &play.all_names(&words));
    view.set_hint_title(shown(&asked.title));
    view.set_hint_text(shown(&asked.text));
    view.set_confirm_text(shown(&asked.confirm));
    view.set_can_confirm(table.chosen_step().is_some() || table.to_move().is_none());
    view.set_can_undo(play.saved.can_undo());
    view.set_can_redo(table.can_redo());
    view.set_announcement(shown(&play.said));
    bots::ask(ctx, play);
    hints::show(ctx, play);

    let review = play.review_at();
    view.set_reviewing(review.is_some());
    if let Some((at, count)) = review {
        view.set_review_text(ctx.format("review-at", &[("step", Arg::from(at)), ("count", Arg::from(count))]));
        view.set_review_at(at as f32 / count.max(1) as f32);
        view.set_review_ended(table.to_move().is_none());
    }
    tip(ctx, &view, play, &words);
    camera(ctx, play, glides);
}

fn board<G: OnScreen>(ctx: &Rc<Context>, view: &TableAdapter, play: &Play<G>, words: &Words) {
    let mut board = G::lay_out(ctx, play, words, ctx.style());
    board.shapes.extend(hint_shapes(play, ctx.style()));
    shapes(ctx, &board.shapes);
    let is_persons = play.bots_turn().is_none();
    let places = board
        .places
        .into_iter()
        .filter(|_| is_persons)
        .map(|(x, y, label)| PlaceRow {
            x,
            y,
            label: label.into(),
        });
    view.set_places(ModelRc::from(Rc::new(places.collect::<VecModel<_>>())));
    view.set_board_label(board.label.into());
    view.set_placing(board.placing && is_persons);
    view.set_can_turn(board.can_turn && is_persons);
    let note = G::note(words, play, &play.all_names(words));
    view.set_note(note.map_or_else(Default::default, |note| shown(&note)));
}

/// The board was turned: its picture is another, and all else stays.
pub fn turned<G: OnScreen>(ctx: &Rc<Context>, play: &Play<G>) {
    G::show_turned(ctx, play);
    camera(ctx, play, false);
}

/// Makes these the board's picture.
pub fn shapes(ctx: &Context, shapes: &[Shape]) {
    let models = &ctx.table.models;
    set(&models.board, shapes.iter().map(pictures::row));
    let ui = ctx.ui();
    let view = ui.global::<TableAdapter>();
    view.set_board(ModelRc::from(models.board.clone()));
    view.set_pictured(false);
}

/// The same while the board is turned, as one picture: where the processor draws, a row a shape takes longer (docs/performance.md).
#[cfg(not(target_os = "android"))]
pub fn picture<G: OnScreen>(ctx: &Context, play: &Play<G>, shapes: &[Shape]) {
    let ui = ctx.ui();
    let scale = ui.window().scale_factor();
    let View {
        camera, width, height, ..
    } = play.view;
    let (width, height) = ((width * scale).round() as u32, (height * scale).round() as u32);
    if width == 0 || height == 0 || width.max(height) > raster::LARGEST {
        return self::shapes(ctx, shapes);
    }
    let frame = Frame::window(width, height, camera.unit * scale, camera.x * scale, camera.y * scale);
    let mut pixels = SharedPixelBuffer::<Rgba8Pixel>::new(width, height);
    raster::rgba(shapes, &frame, ctx.style().scheme.table(), pixels.make_mut_bytes());
    let view = ui.global::<TableAdapter>();
    // It has a ground of its own, and what is opaque needs no mixing.
    view.set_picture(Image::from_rgba8(pixels));
    view.set_pictured(true);
    set(&ctx.table.models.board, []);
}

/// Android draws with the graphics processor.
#[cfg(target_os = "android")]
pub fn picture<G: OnScreen>(ctx: &Context, _: &Play<G>, shapes: &[Shape]) {
    self::shapes(ctx, shapes);
}

/// The steps of a hint that go onto the board, as they would lie, each with its number.
fn hint_shapes<G: OnScreen>(play: &Play<G>, style: Style) -> Vec<Shape> {
    let ghosts = play.hints.iter().flat_map(|&step| G::would_lie(play, step, style));
    let marks = play.hint_marks();
    ghosts.chain(marks::numbers(&marks, style.scheme)).collect()
}

/// Shows in large what lies before a seat.
pub fn enlarge<G: OnScreen>(ctx: &Rc<Context>, play: &Play<G>, seat: Seat) {
    let row = G::enlarge(ctx, play, seat);
    let ui = ctx.ui();
    let view = ui.global::<TableAdapter>();
    view.set_enlarged(row);
    view.set_enlarged_shown(true);
}

fn tip<G: OnScreen>(ctx: &Context, view: &TableAdapter, play: &Play<G>, words: &Words) {
    if let (true, Some(seat)) = (play.turn_told, play.saved.table.to_move()) {
        view.set_tip_title(ctx.format("bot-turn", &[("name", play.name(words, seat).into())]));
        view.set_tip_text(ctx.text("bot-turn-more"));
        view.set_tip_link(Default::default());
        view.set_tip_shown(true);
        return;
    }
    let Some(refusal) = &play.refusal else {
        let look = play.look_at(words);
        view.set_tip_shown(look.is_some());
        if let Some(look) = look {
            view.set_tip_title(shown(&look.title));
            view.set_tip_text(shown(&look.text));
            view.set_tip_link(
                look.paragraph
                    .map_or_else(Default::default, |paragraph| link::<G>(ctx, words, paragraph)),
            );
        }
        return;
    };
    let explained = G::explanation(words, play, refusal);
    view.set_tip_title(shown(&explained.title));
    view.set_tip_text(shown(&explained.text));
    view.set_tip_link(link::<G>(ctx, words, explained.paragraph));
    view.set_tip_shown(true);
}

/// What leads to a paragraph of the rules.
fn link<G: OnScreen>(ctx: &Context, words: &Words, paragraph: &str) -> SharedString {
    let chapter = Book::of(G::NAME).and_then(|book| book.chapter_of(paragraph));
    chapter.map_or_else(Default::default, |chapter| {
        ctx.format("reader-read-chapter", &[("chapter", Arg::from(words.text(chapter.id)))])
    })
}

/// What of the board is explained, where it is seen now.
fn explained<G: OnScreen>(ctx: &Context, play: &Play<G>) -> Option<(f32, f32)> {
    let extent = match &play.refusal {
        _ if play.turn_told => None,
        Some(refusal) => G::speaks_of(play, refusal),
        None => play.look_at(&ctx.words())?.extent,
    }?;
    let at = |y: f32| play.view.camera.window(0.0, y).1;
    Some((at(extent.y), at(extent.y + extent.h)))
}

/// Where the board stands, and beside the ghost its note.
pub fn camera<G: OnScreen>(ctx: &Context, play: &Play<G>, glides: bool) {
    let ui = ctx.ui();
    let view = ui.global::<TableAdapter>();
    let camera = play.view.camera;
    // The first time there is nothing to glide from.
    view.set_glides(glides && view.get_unit() > 0.0 && !play.carrying);
    view.set_unit(camera.unit);
    view.set_origin_x(camera.x);
    view.set_origin_y(camera.y);
    let explained = explained(ctx, play);
    view.set_tip_points(explained.is_some());
    if let Some((top, bottom)) = explained {
        view.set_tip_top(top);
        view.set_tip_bottom(bottom);
    }
    let Some(ghost) = G::ghost(play) else {
        return;
    };
    let (left, top) = camera.window(ghost.x, ghost.y);
    let (right, bottom) = camera.window(ghost.x + ghost.w, ghost.y + ghost.h);
    view.set_ghost_left(left);
    view.set_ghost_top(top);
    view.set_ghost_right(right);
    view.set_ghost_bottom(bottom);
    view.set_note_side(note_side(play, ghost, note_size(&view.get_note())));
}

/// About the size of a note in dp, with its gap.
fn note_size(note: &str) -> (f32, f32) {
    // Hangul is as wide as high.
    let wide = |letter: char| if letter >= '\u{1100}' { 14.0 } else { 7.8 };
    let widths = note.lines().map(|line| line.chars().map(wide).sum::<f32>());
    let width = widths.fold(0.0, f32::max);
    (width + 32.0, 36.0 + 20.0 * note.lines().count() as f32)
}

/// The side of the ghost on which its note hides the least. A place that can't be tapped is worse than a tile that can't be seen,
/// and being out of sight is worse still.
fn note_side<G: OnScreen>(play: &Play<G>, ghost: Rect, size: (f32, f32)) -> Side {
    let view = &play.view;
    let (w, h) = (size.0 / view.camera.unit, size.1 / view.camera.unit);
    let (x, y) = ghost.centre();
    let sides = [
        (Side::Above, Rect::new(x - w / 2.0, ghost.y - h, w, h)),
        (Side::Below, Rect::new(x - w / 2.0, ghost.y + ghost.h, w, h)),
        (Side::Left, Rect::new(ghost.x - w, y - h / 2.0, w, h)),
        (Side::Right, Rect::new(ghost.x + ghost.w, y - h / 2.0, w, h)),
    ];
    let cost = |&(side, rect): &(Side, Rect)| {
        let (left, top) = view.camera.window(rect.x, rect.y);
        // Along the ghost's side it is moved into sight; away from the ghost there must be room.
        let out_of_sight = match side {
            Side::Above | Side::Below => top < 0.0 || top + size.1 > view.height,
            Side::Left | Side::Right => left < 0.0 || left + size.0 > view.width,
        };
        100 * usize::from(out_of_sight) + G::hidden_by(play, rect)
    };
    sides
        .iter()
        .min_by_key(|side| cost(side))
        .map_or(Side::Above, |(side, _)| *side)
}
