//! The rules as a book: links lead somewhere, figures are legal positions, search finds, the plain text is whole.

use crate::sources::messages;
use i_slint_core::styled_text::{StyledText, get_raw_text};
use kachel::games::textile::{Reason, Step};
use kachel::games::{AnyGame, Game};
use kachel::reader::{Book, FigureOf, Link, Part, TextileFigure, TextileShow, plain, plain_text};
use kachel::scene::{Style, extent};
use kachel::words::{Lang, WORD_JOINER, Words, bind_words};
use std::collections::BTreeSet;

fn books() -> impl Iterator<Item = &'static Book> {
    AnyGame::NAMES.iter().filter_map(|game| Book::of(game))
}

/// All that stands in a book as Markdown, in all languages.
fn paragraphs() -> Vec<(Lang, &'static str, String)> {
    let of = |lang: Lang| {
        let words = Words::new(lang);
        let parts = books()
            .flat_map(|book| book.chapters)
            .flat_map(|chapter| chapter.parts)
            .map(Part::id);
        parts.map(|id| (lang, id, words.text(id))).collect::<Vec<_>>()
    };
    Lang::ALL.into_iter().flat_map(of).collect()
}

/// The targets of the links in a paragraph.
fn targets(markdown: &str) -> Vec<&str> {
    markdown
        .split("](")
        .skip(1)
        .map(|rest| rest.split_once(')').expect("a link ends").0)
        .collect()
}

#[test]
fn books_are_found_by_their_game() {
    assert!(Book::of("textile").is_some_and(|book| std::ptr::eq(book, Book::textile())));
    assert!(Book::of("temple").is_some_and(|book| std::ptr::eq(book, Book::temple())));
    assert!(Book::of("noses").is_some_and(|book| std::ptr::eq(book, Book::noses())));
    assert!(Book::of("chess").is_none());
}

#[test]
fn every_paragraph_is_in_one_chapter() {
    let mut ids: Vec<&str> = Vec::new();
    for chapter in books().flat_map(|book| book.chapters) {
        ids.push(chapter.id);
        ids.extend(chapter.parts.iter().map(Part::id));
    }
    let once: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(once.len(), ids.len(), "something is there twice");
    for (key, message) in messages("en") {
        let rules = message.file.starts_with("rules-");
        let other = key.starts_with("term-") || key.starts_with("reason-");
        assert_eq!(rules && !other, once.contains(key.as_str()), "{key}");
    }
}

#[test]
fn paragraphs_are_named_after_their_chapter() {
    for chapter in books().flat_map(|book| book.chapters) {
        for part in chapter.parts {
            let start = format!("{}-", chapter.id);
            assert!(
                matches!(part, Part::Figure(_)) || part.id().starts_with(&start),
                "{}",
                part.id()
            );
        }
    }
}

#[test]
fn everything_is_found_where_it_stands() {
    for book in books() {
        for (index, chapter) in book.chapters.iter().enumerate() {
            let place = book.find(chapter.id).unwrap();
            assert_eq!((place.chapter, place.part), (index, None));
            for (part, it) in chapter.parts.iter().enumerate() {
                let place = book.find(it.id()).unwrap();
                assert_eq!((place.chapter, place.part), (index, Some(part)));
                assert_eq!(book.chapter_of(it.id()).unwrap().id, chapter.id);
            }
        }
        assert_eq!(book.find("no-such-id"), None);
    }
}

#[test]
fn links_lead_somewhere() {
    for book in books() {
        let mut terms = BTreeSet::new();
        for (lang, id, text) in paragraphs().into_iter().filter(|(_, id, _)| book.find(id).is_some()) {
            for target in targets(&text) {
                match Link::parse(target) {
                    Some(Link::Term(term)) => {
                        assert!(book.terms.contains(&term), "{lang:?} {id}: {target}");
                        terms.insert(term.to_owned());
                    }
                    Some(Link::Rule(rule)) => assert!(book.find(rule).is_some(), "{lang:?} {id}: {target}"),
                    None => panic!("{lang:?} {id}: {target}"),
                }
            }
        }
        assert!(terms.len() >= 4, "{}: few terms are linked: {terms:?}", book.game);
    }
    assert_eq!(Link::parse("https://example.org"), None);
    assert_eq!(Link::parse("patch"), None);
}

#[test]
fn languages_link_to_the_same() {
    let paragraphs = paragraphs();
    let (english, others) = paragraphs.split_at(paragraphs.len() / 3);
    for (lang, id, text) in others {
        let (_, _, original) = english.iter().find(|(_, key, _)| key == id).unwrap();
        let sorted = |text: &str| targets(text).into_iter().map(str::to_owned).collect::<BTreeSet<_>>();
        assert_eq!(sorted(text), sorted(original), "{lang:?} {id}");
    }
}

/// What the screens' text element reads out of the Markdown is what we take it to be, with and without bound words.
#[test]
fn markdown_is_understood_by_the_screens() {
    for (lang, id, text) in paragraphs() {
        let styled = StyledText::from_markdown(&text).unwrap_or_else(|error| panic!("{lang:?} {id}: {error}"));
        let raw = get_raw_text(&styled).replace("• ", "- ");
        assert_eq!(raw, plain(&text), "{lang:?} {id}");
        let bound = StyledText::from_markdown(&bind_words(&text)).unwrap();
        let unbound = get_raw_text(&bound).replace("• ", "- ").replace(WORD_JOINER, "");
        assert_eq!(unbound, plain(&text), "{lang:?} {id}");
    }
}

/// Any other line break would end the paragraph on the screen.
#[test]
fn only_lists_have_lines() {
    for (lang, id, text) in paragraphs() {
        assert!(text.lines().skip(1).all(|line| line.starts_with("- ")), "{lang:?} {id}");
    }
}

#[test]
fn paragraphs_are_short() {
    for (lang, id, text) in paragraphs() {
        let longest = if lang == Lang::Ko { 190 } else { 330 };
        let length = plain(&text).chars().count();
        assert!(length <= longest, "{lang:?} {id} has {length} characters");
    }
}

/// All figures with their games' own views of them.
fn textile_figures() -> impl Iterator<Item = (&'static str, &'static TextileFigure)> {
    Book::textile().figures().filter_map(|figure| match &figure.of {
        FigureOf::Textile(of) => Some((figure.id, of)),
        FigureOf::Noses(_) | FigureOf::Temple(_) => None,
    })
}

fn textile_figure(id: &str) -> &'static TextileFigure {
    textile_figures().find(|(found, _)| *found == id).unwrap().1
}

#[test]
fn figures_are_of_their_book_s_game() {
    for name in AnyGame::NAMES {
        for figure in Book::of(name).into_iter().flat_map(Book::figures) {
            assert_eq!(figure.position().name(), *name, "{}", figure.id); // replays
        }
    }
}

/// Nothing is drawn twice in the same place, nor is a figure empty.
#[test]
fn figures_are_drawn() {
    for figure in books().flat_map(Book::figures) {
        let shapes = figure.shapes(Style::default());
        let extent = extent(&shapes).unwrap();
        assert!(
            extent.w > 1.0 && extent.h > 1.0 && extent.w < 12.5 && extent.h < 12.5,
            "{}: {extent:?}",
            figure.id
        );
        assert!(shapes.iter().all(|shape| !shape.commands.is_empty()), "{}", figure.id);
    }
}

#[test]
fn textile_s_figures_show_what_they_say() {
    assert!(textile_figures().count() >= 5);
    for (id, figure) in textile_figures() {
        let position = figure.position(); // replays
        assert!(figure.after <= figure.record.len());
        let legal = figure.step().map(|step| position.explain(step));
        match figure.show {
            TextileShow::Textile => assert!(position.textile().len() > 1, "{id}"),
            TextileShow::Offers(colour) => {
                let offers = figure.offers();
                assert!(!offers.is_empty(), "{id}");
                for at in offers {
                    let step = Step::Take { colour, at: Some(at) };
                    assert_eq!(position.explain(step), Ok(()), "{id}");
                }
            }
            TextileShow::Knot { .. } => assert_eq!(legal, Some(Ok(())), "{id}"),
            TextileShow::Clash { .. } => {
                assert!(matches!(legal, Some(Err(Reason::SameColour { .. }))), "{id}: {legal:?}");
            }
        }
    }
}

/// The sums in captions, and how many places they say there are.
#[test]
fn captions_count_right() {
    for (id, sides, tiles) in [
        ("textile-figure-knot", 4, 3),
        ("textile-figure-gap", 6, 2),
        ("textile-figure-end", 4, 4),
    ] {
        let knotting = textile_figure(id).knotting().unwrap();
        assert_eq!((knotting.seams.len(), knotting.tiles.len()), (sides, tiles), "{id}");
        for lang in Lang::ALL {
            let caption = Words::new(lang).text(id);
            let numbers = [sides, tiles, sides * tiles].map(|number| number.to_string());
            assert!(
                numbers.iter().all(|number| caption.contains(number)),
                "{lang:?} {caption}"
            );
        }
    }
    assert_eq!(textile_figure("textile-figure-take").offers().len(), 6);
    assert_eq!(textile_figure("textile-figure-patch").offers().len(), 3);
    let knots = textile_figure("textile-figure-cloth")
        .record
        .iter()
        .filter(|step| step.starts_with("knot"))
        .count();
    assert_eq!(knots, 4);
}

#[test]
fn the_clash_is_at_a_corner_only() {
    let figure = textile_figure("textile-figure-clash");
    let position = figure.position();
    let tiles = figure.knotting().unwrap().tiles;
    let clashes = |squares: [kachel::games::plane::Square; 4], colour| {
        squares
            .into_iter()
            .filter(|square| position.at(*square) == Some(colour))
            .count()
    };
    assert_eq!(
        tiles
            .iter()
            .map(|tile| clashes(tile.at.orthogonal(), tile.colour))
            .sum::<usize>(),
        0
    );
    assert_eq!(
        tiles
            .iter()
            .map(|tile| clashes(tile.at.diagonal(), tile.colour))
            .sum::<usize>(),
        1
    );
}

#[test]
fn the_end_is_the_end() {
    let figure = textile_figure("textile-figure-end");
    let mut position = figure.position();
    position.play(figure.step().unwrap()).unwrap();
    assert!(position.winners().is_some());
}

#[test]
fn figures_are_numbered_through() {
    for book in books() {
        for (index, figure) in book.figures().enumerate() {
            assert_eq!(book.figure_number(figure.id), Some(index + 1));
        }
        assert_eq!(book.figure_number("no-such-id"), None);
    }
}

#[test]
fn plain_text_is_whole() {
    for (lang, book) in Lang::ALL
        .into_iter()
        .flat_map(|lang| books().map(move |book| (lang, book)))
    {
        let text = plain_text(book, &Words::new(lang), None);
        for (other, id, paragraph) in paragraphs() {
            assert!(
                other != lang
                    || book.find(id).is_none()
                    || text.contains(&plain(&paragraph))
                    || paragraph.contains('\n'),
                "{lang:?} {id}"
            );
        }
        for mark in ["**", "](", "[textile", "[noses", "[reader", "[term", "{"] {
            assert!(!text.contains(mark), "{lang:?} {}: {mark}", book.game);
        }
    }
}

#[test]
fn figures_are_letters_too() {
    let pictures = |book| plain_text(book, &Words::new(Lang::En), None);
    let textile = pictures(Book::textile());
    assert!(textile.contains("[D][C] A  C  A"), "the knot's picture");
    assert!(textile.contains("!C!"), "the clash's picture");
    assert!(textile.contains("( )"), "the offered squares");
    let noses = pictures(Book::noses());
    assert!(noses.contains(" 1    5 b<[5]a [8]\n"), "two groups are linked");
    assert!(noses.contains("!1!  !5!b\n    [3]  [7]\n"), "no nose matches");
    assert!(noses.contains(" 3   ( )   7 "), "the hole");
}

#[test]
fn plain_text_keeps_its_width() {
    for (lang, book) in Lang::ALL
        .into_iter()
        .flat_map(|lang| books().map(move |book| (lang, book)))
    {
        let text = plain_text(book, &Words::new(lang), Some(60));
        for line in text.lines() {
            let columns: usize = line
                .chars()
                .map(|c| {
                    if c >= '\u{1100}' && c != '–' && !is_narrow(c) {
                        2
                    } else {
                        1
                    }
                })
                .sum();
            assert!(columns <= 60, "{lang:?} {columns}: {line}");
        }
        assert!(!text.lines().any(|line| line.ends_with(' ')), "{lang:?}");
    }
}

/// General punctuation is as narrow as letters are.
fn is_narrow(c: char) -> bool {
    matches!(c, '\u{2000}'..='\u{22FF}')
}

#[test]
fn search_finds() {
    let book = Book::textile();
    let ids = |lang, query: &str| -> Vec<&str> {
        book.search(&Words::new(lang), query)
            .into_iter()
            .map(|hit| hit.id)
            .collect()
    };
    for (lang, query, first) in [
        (Lang::En, "discard", "textile-discard"),
        (Lang::En, "ROMERAL andres", "textile-credits-tiles"),
        (Lang::De, "dreissig", "textile-setup-tiles"),
        (Lang::De, "KNUPFEN", "textile-knot"),
        (Lang::Ko, "잇기", "textile-knot"),
        (Lang::Ko, "시작 타일", "textile-setup-start"),
    ] {
        assert_eq!(
            ids(lang, query).first(),
            Some(&first),
            "{query}: {:?}",
            ids(lang, query)
        );
    }
    // By other names than the text's.
    assert!(ids(Lang::En, "fabric").contains(&"textile-minute-goal"));
    assert!(ids(Lang::De, "Patch").contains(&"textile-patch"));
    assert!(ids(Lang::Ko, "매듭").contains(&"textile-knot-whole"));
    assert!(ids(Lang::Ko, "패치").contains(&"textile-patch-size"));
    // Captions too.
    assert!(ids(Lang::En, "six places").contains(&"textile-figure-take"));
    // All words must be there.
    assert!(ids(Lang::En, "fifth discard").contains(&"textile-patch-five"));
    assert!(!ids(Lang::En, "fifth gap").contains(&"textile-patch-five"));
    for nothing in ["", "  ", "xyzzy", "**", "term:"] {
        assert_eq!(ids(Lang::En, nothing), [""; 0], "{nothing}");
    }
}

#[test]
fn search_finds_in_the_nose_game_s_book() {
    let ids = |lang, query: &str| -> Vec<&str> {
        Book::noses()
            .search(&Words::new(lang), query)
            .into_iter()
            .map(|hit| hit.id)
            .collect()
    };
    for (lang, query, first) in [
        (Lang::En, "fackler", "noses-credits-game"),
        (Lang::De, "LOCHER", "noses-space"),
        (Lang::De, "neun Doppel", "noses-setup-tiles"),
        (Lang::Ko, "점수말", "noses-stone"),
        (Lang::Ko, "열한 칸", "noses-figure-wide"),
    ] {
        assert_eq!(
            ids(lang, query).first(),
            Some(&first),
            "{query}: {:?}",
            ids(lang, query)
        );
    }
    // By other names than the text's.
    assert!(ids(Lang::En, "token").contains(&"noses-stone-put"));
    assert!(ids(Lang::De, "Pasch").contains(&"noses-group-double"));
    assert!(ids(Lang::Ko, "그룹").contains(&"noses-group-what"));
    assert_eq!(ids(Lang::En, "knot"), [""; 0]);
}

/// The Korean document has other words than the book; they find what they mean.
#[test]
fn search_finds_in_temple_s_book() {
    let finds = |lang, query: &str, id| {
        let hits = Book::temple().search(&Words::new(lang), query);
        assert!(hits.iter().any(|hit| hit.id == id), "{query}: {hits:?}");
    };
    finds(Lang::En, "roof", "temple-tops-touch");
    finds(Lang::De, "Augen", "temple-values-rule");
    finds(Lang::Ko, "상단", "temple-tops-touch");
    finds(Lang::Ko, "단일 벽", "temple-walls-single");
    finds(Lang::Ko, "단일 상단", "temple-tops-single");
    finds(Lang::Ko, "모서리 상단", "temple-tops-corner");
}

#[test]
fn hits_say_where_they_are() {
    let book = Book::textile();
    let words = Words::new(Lang::De);
    for hit in book.search(&words, "flicken") {
        assert_eq!(book.find(hit.id), Some(hit.place));
        assert_eq!(hit.text, plain(&words.text(hit.id)));
    }
}

/// Every alias finds something: the term's own name is among them and in the book.
#[test]
fn aliases_lead_to_the_text() {
    for (lang, book) in Lang::ALL
        .into_iter()
        .flat_map(|lang| books().map(move |book| (lang, book)))
    {
        let words = Words::new(lang);
        for term in book.terms {
            for alias in words.text(&format!("term-{term}-aliases")).split(',') {
                assert!(!book.search(&words, alias).is_empty(), "{lang:?} {term}: {alias}");
            }
        }
    }
}
