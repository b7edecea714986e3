//! The rules to read.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use serde_json::json;
use slint::platform::Key;
use slint::{ComponentHandle, ModelRc, SharedString, VecModel};

use super::context::{Context, shown, with};
use super::markdown::{self, Line};
use super::nav::{self, Entry, KeyPress};
use super::pictures;
use super::ui::{Block, BlockKind, Figure as Picture, Place, ReaderAdapter};
use crate::reader::{Book, Link, Part, plain};

/// How much of a paragraph is shown where a search found it, in characters.
const SNIPPET: usize = 110;

/// Which book is open, and where.
#[derive(Default)]
pub struct Reading {
    /// The game's name in records.
    game: RefCell<String>,
    chapter: Cell<usize>,
    /// The paragraph at the top.
    paragraph: RefCell<String>,
    /// A paragraph that something led to.
    lit: RefCell<String>,
}

pub(super) fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let adapter = ui.global::<ReaderAdapter>();
    adapter.on_reading(with!(ctx, |ctx, id| reading(&ctx, &id)));
    adapter.on_go(with!(ctx, |ctx, chapter, id| {
        close_all(&ctx);
        go(&ctx, chapter as usize, &id, !id.is_empty());
    }));
    adapter.on_go_previous(with!(ctx, |ctx| turn(&ctx, -1)));
    adapter.on_go_next(with!(ctx, |ctx| turn(&ctx, 1)));
    adapter.on_follow(with!(ctx, |ctx, link| follow(&ctx, &link)));
    adapter.on_search(with!(ctx, |ctx, text| search(&ctx, &text)));
}

fn book(ctx: &Context) -> &'static Book {
    Book::of(&ctx.reader.game.borrow()).unwrap_or_else(Book::textile)
}

/// Opens a game's rules where they were left.
pub fn open(ctx: &Rc<Context>, game: &str) {
    if reopen(ctx, game) {
        nav::go(ctx, Entry::Reader { game: game.to_owned() });
    }
}

/// Opens a game's rules at a paragraph (or chapter), by its id, and marks it.
pub fn open_at(ctx: &Rc<Context>, game: &str, id: &str) {
    let Some(place) = Book::of(game).and_then(|book| book.find(id)) else {
        return open(ctx, game);
    };
    *ctx.reader.game.borrow_mut() = game.to_owned();
    ctx.reader.chapter.set(place.chapter);
    *ctx.reader.paragraph.borrow_mut() = if place.part.is_some() {
        id.to_owned()
    } else {
        String::new()
    };
    *ctx.reader.lit.borrow_mut() = ctx.reader.paragraph.borrow().clone();
    keep(ctx);
    nav::go(ctx, Entry::Reader { game: game.to_owned() });
}

/// Takes up a game's rules where they were left, without going there. False if there are none.
pub(super) fn reopen(ctx: &Rc<Context>, game: &str) -> bool {
    let Some(book) = Book::of(game) else { return false };
    *ctx.reader.game.borrow_mut() = game.to_owned();
    let kept = ctx
        .session()
        .reader
        .get(game)
        .and_then(|place| place.get("paragraph")?.as_str().map(str::to_owned));
    let place = kept.as_deref().and_then(|id| book.find(id));
    ctx.reader.chapter.set(place.map_or(0, |place| place.chapter));
    *ctx.reader.paragraph.borrow_mut() = kept
        .filter(|_| place.is_some_and(|place| place.part.is_some()))
        .unwrap_or_default();
    ctx.reader.lit.borrow_mut().clear();
    true
}

/// The Back key: closes what lies over the page. False if there is nothing.
pub(super) fn back(ctx: &Rc<Context>) -> bool {
    close_all(ctx)
}

fn close_all(ctx: &Rc<Context>) -> bool {
    let ui = ctx.ui();
    let adapter = ui.global::<ReaderAdapter>();
    let open = adapter.get_contents_open()
        || adapter.get_size_open()
        || adapter.get_languages_open()
        || adapter.get_term_open()
        || !adapter.get_query().is_empty();
    adapter.set_contents_open(false);
    adapter.set_size_open(false);
    adapter.set_languages_open(false);
    adapter.set_term_open(false);
    adapter.set_query(SharedString::new());
    open
}

/// Keys: arrows turn and scroll, as do the keys of pages.
pub(super) fn key(ctx: &Rc<Context>, key: &KeyPress) -> bool {
    let is = |known: Key| key.text == SharedString::from(known).as_str();
    let page = |by: f32| {
        let ui = ctx.ui();
        let adapter = ui.global::<ReaderAdapter>();
        adapter.set_page_by(by);
        adapter.set_page_count(adapter.get_page_count() + 1);
    };
    if is(Key::LeftArrow) {
        turn(ctx, -1);
    } else if is(Key::RightArrow) {
        turn(ctx, 1);
    } else if is(Key::DownArrow) {
        page(0.15);
    } else if is(Key::UpArrow) {
        page(-0.15);
    } else if is(Key::PageDown) || key.text == " " {
        page(0.85);
    } else if is(Key::PageUp) {
        page(-0.85);
    } else if is(Key::Home) {
        page(-1000.0);
    } else if is(Key::End) {
        page(1000.0);
    } else {
        return false;
    }
    true
}

fn turn(ctx: &Rc<Context>, by: isize) {
    if let Some(chapter) = ctx.reader.chapter.get().checked_add_signed(by)
        && chapter < book(ctx).chapters.len()
    {
        go(ctx, chapter, "", false);
    }
}

/// Goes to a chapter, and to a paragraph of it if one is named.
fn go(ctx: &Rc<Context>, chapter: usize, id: &str, lit: bool) {
    ctx.reader.chapter.set(chapter);
    *ctx.reader.paragraph.borrow_mut() = id.to_owned();
    *ctx.reader.lit.borrow_mut() = if lit { id.to_owned() } else { String::new() };
    refresh(ctx);
    if id.is_empty() {
        let ui = ctx.ui();
        let adapter = ui.global::<ReaderAdapter>();
        adapter.set_turned(adapter.get_turned() + 1);
    }
    keep(ctx);
}

fn follow(ctx: &Rc<Context>, target: &str) {
    match Link::parse(target) {
        Some(Link::Rule(id)) => {
            if let Some(place) = book(ctx).find(id) {
                go(
                    ctx,
                    place.chapter,
                    if place.part.is_some() { id } else { "" },
                    place.part.is_some(),
                );
            }
        }
        Some(Link::Term(term)) => {
            let ui = ctx.ui();
            let adapter = ui.global::<ReaderAdapter>();
            adapter.set_term_name(ctx.text(&format!("term-{term}-name")));
            adapter.set_term_text(ctx.text(&format!("term-{term}")));
            adapter.set_term_open(true);
        }
        None => {}
    }
}

/// The paragraph at the top is another one now.
fn reading(ctx: &Rc<Context>, id: &str) {
    // A chapter that was left reports once more.
    let here = book(ctx)
        .find(id)
        .is_some_and(|place| place.chapter == ctx.reader.chapter.get());
    if here {
        *ctx.reader.paragraph.borrow_mut() = id.to_owned();
        keep(ctx);
    }
}

/// Keeps where one reads. Paragraphs have the same ids in all languages, so the place outlasts a change of language.
fn keep(ctx: &Rc<Context>) {
    let paragraph = ctx.reader.paragraph.borrow().clone();
    let id = if paragraph.is_empty() {
        book(ctx).chapters[ctx.reader.chapter.get()].id.to_owned()
    } else {
        paragraph
    };
    let game = ctx.reader.game.borrow().clone();
    ctx.change_session(|session| {
        session.reader.insert(game, json!({ "paragraph": id }));
    });
}

pub(super) fn refresh(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let adapter = ui.global::<ReaderAdapter>();
    let words = ctx.words();
    let book = book(ctx);
    let at = ctx.reader.chapter.get().min(book.chapters.len() - 1);
    let title = |chapter: Option<usize>| {
        chapter
            .and_then(|chapter| book.chapters.get(chapter))
            .map(|chapter| ctx.text(chapter.id))
            .unwrap_or_default()
    };
    let book_title = words.format("reader-title", &[("game", words.text(book.game).into())]);
    adapter.set_place(ctx.format(
        "reader-where",
        &[
            ("title", book_title.into()),
            ("chapter", (at + 1).into()),
            ("chapters", book.chapters.len().into()),
        ],
    ));
    adapter.set_progress((at + 1) as f32 / book.chapters.len() as f32);
    adapter.set_title(title(Some(at)));
    adapter.set_previous(title(at.checked_sub(1)));
    adapter.set_next(title(Some(at + 1)));
    adapter.set_lit(ctx.reader.lit.borrow().as_str().into());
    adapter.set_blocks(model(blocks(ctx, book, at)));
    adapter.set_contents(model((0..book.chapters.len()).map(|chapter| Place {
        title: slint::format!("{}. {}", chapter + 1, title(Some(chapter))),
        chapter: chapter as i32,
        here: chapter == at,
        ..Place::default()
    })));
    if !adapter.get_query().is_empty() {
        search(ctx, &adapter.get_query());
    }
    adapter.set_target(ctx.reader.paragraph.borrow().as_str().into());
}

fn model<T: Clone + 'static>(rows: impl IntoIterator<Item = T>) -> ModelRc<T> {
    ModelRc::from(Rc::new(rows.into_iter().collect::<VecModel<T>>()))
}

fn search(ctx: &Rc<Context>, query: &str) {
    let ui = ctx.ui();
    let adapter = ui.global::<ReaderAdapter>();
    let words = ctx.words();
    let book = book(ctx);
    let hits = if query.trim().is_empty() {
        Vec::new()
    } else {
        book.search(&words, query)
    };
    adapter.set_found_sentence(ctx.format("reader-found", &[("count", hits.len().into())]));
    adapter.set_found(model(hits.into_iter().map(|hit| {
        let part = hit.place.part.is_some();
        Place {
            title: ctx.text(book.chapters[hit.place.chapter].id),
            text: if part {
                shown(&snippet(&hit.text, query))
            } else {
                SharedString::new()
            },
            chapter: hit.place.chapter as i32,
            id: if part { hit.id.into() } else { SharedString::new() },
            here: false,
        }
    })));
}

/// The part of a text around what was looked for, cut between words.
fn snippet(text: &str, query: &str) -> String {
    let text = text.replace('\n', " ");
    let characters = text.chars().count();
    if characters <= SNIPPET {
        return text;
    }
    let lower = text.to_lowercase();
    let first = query.split_whitespace().next().unwrap_or_default().to_lowercase();
    let found = lower.find(&first).map_or(0, |at| lower[..at].chars().count());
    let mut from = found.saturating_sub(SNIPPET / 3).min(characters - SNIPPET);
    let all: Vec<char> = text.chars().collect();
    while from > 0 && all[from - 1] != ' ' {
        from -= 1;
    }
    let mut to = (from + SNIPPET).min(characters);
    while to < characters && to > from + SNIPPET / 2 && all[to] != ' ' {
        to -= 1;
    }
    let part: String = all[from..to].iter().collect();
    format!(
        "{}{}{}",
        if from > 0 { "… " } else { "" },
        part.trim(),
        if to < characters { " …" } else { "" }
    )
}

/// The paragraphs and figures of a chapter.
fn blocks(ctx: &Context, book: &Book, chapter: usize) -> Vec<Block> {
    let words = ctx.words();
    let mut blocks = Vec::new();
    for part in book.chapters[chapter].parts {
        match part {
            Part::Paragraph(id) => {
                for (index, line) in markdown::lines(&words.text(id)).into_iter().enumerate() {
                    let (kind, text) = match line {
                        Line::Text(text) => (BlockKind::Paragraph, text),
                        Line::Item(text) => (BlockKind::Item, text),
                    };
                    blocks.push(Block {
                        kind,
                        id: (*id).into(),
                        first: index == 0,
                        words: markdown::words(&text),
                        plain: plain(&text).into(),
                        picture: Picture::default(),
                    });
                }
            }
            Part::Figure(figure) => {
                let number = book.figure_number(figure.id).unwrap_or_default();
                let number = words.format("reader-figure", &[("number", number.into())]);
                let legend: String = figure
                    .legend()
                    .into_iter()
                    .map(|key| format!(" {}", words.text(key)))
                    .collect();
                let caption = format!("{number}. {}{legend}", words.text(figure.id));
                blocks.push(Block {
                    kind: BlockKind::Figure,
                    id: figure.id.into(),
                    first: true,
                    words: markdown::words(&caption),
                    plain: plain(&caption).into(),
                    picture: pictures::whole(&figure.shapes(ctx.style())),
                });
            }
        }
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn snippets_hold_what_was_looked_for() {
        let text = "One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen \
                    seventeen eighteen nineteen twenty needle twenty-two twenty-three";
        let cut = snippet(text, "Needle");
        assert!(cut.contains("needle"), "{cut}");
        assert!(cut.starts_with("… ") && cut.chars().count() <= SNIPPET + 16, "{cut}");
        assert_eq!(snippet("short", "x"), "short");
        let korean = "조각을 직물에 이어요. ".repeat(20);
        assert!(snippet(&korean, "직물").contains("직물"));
    }
}
