//! The rules to read.

use kachel::reader::Book;
use kachel::screens::{nav, reader};
use kachel::words::Lang;
use slint::platform::Key;

use crate::harness::{DESKTOP, PHONE, Screen};

#[test]
fn chapters_lead_to_each_other_by_name() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Rules");
    screen.tap("Textile: the rules");
    assert!(screen.has("Textile: the rules · 1/13"));
    screen.looks_like("reader-light-en");
    screen.tap("Before you start");
    assert!(screen.has("Textile: the rules · 2/13"));
    screen.tap("The game in a minute");
    assert!(screen.has("Textile: the rules · 1/13"));
    screen.key(Key::RightArrow);
    screen.key(Key::RightArrow);
    assert!(screen.has("Textile: the rules · 3/13"));
}

#[test]
fn the_place_is_kept_whatever_the_language() {
    let screen = Screen::open(Lang::En, PHONE);
    reader::open_at(&screen.app.ctx, "textile", "textile-knot-colours");
    screen.settle();
    let wanted =
        "No tile of the patch may touch its own colour on the textile, neither side by side nor corner to corner.";
    let found = screen.find(wanted);
    let at = found.first().map(|paragraph| paragraph.absolute_position().y);
    assert!(
        at.is_some_and(|y| (60.0..200.0).contains(&y)),
        "at {at:?} in {:#?}",
        screen.labels()
    );
    screen.looks_like("reader-led-to-light-en");
    screen.tap("Language");
    screen.tap("한국어");
    screen.key(Key::Back);
    assert!(screen.has("텍스타일 규칙 · 6/13"), "{:#?}", screen.labels());
    screen.assert_texts_fit("reader in Korean");
    screen.looks_like("reader-light-ko");
    let screen = screen.restart(Lang::En);
    assert!(
        screen.has("텍스타일 규칙 · 6/13"),
        "the app comes back to the page it was left at: {:#?}",
        screen.labels()
    );
    assert_eq!(
        screen.app.ctx.session().reader["textile"]["paragraph"],
        "textile-knot-colours"
    );
    assert!(screen.key(Key::Back));
    assert!(screen.has("설정"), "{:#?}", screen.labels());
}

#[test]
fn scrolling_keeps_the_place() {
    let screen = Screen::open(Lang::De, PHONE);
    screen.tap("Regeln");
    screen.tap("Textile: die Regeln");
    screen.key(Key::PageDown);
    screen.key(Key::PageDown);
    let place = screen.app.ctx.session().reader["textile"]["paragraph"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(
        place.starts_with("textile-minute-") && place != "textile-minute-goal",
        "{place}"
    );
}

#[test]
fn contents_and_search_lead_to_paragraphs() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Rules");
    screen.tap("Textile: the rules");
    screen.tap("Contents");
    screen.tap("9. Discard");
    assert!(screen.has("Textile: the rules · 9/13"));
    screen.tap("Contents");
    screen.tap("Search the rules");
    screen.type_text("encloses");
    assert!(
        screen
            .labels()
            .iter()
            .any(|label| label.ends_with("paragraph") || label.ends_with("paragraphs"))
    );
    screen.looks_like("reader-search-light-en");
    screen.assert_texts_fit("search");
    screen.tap_button("Knot");
    assert!(screen.has("Textile: the rules · 6/13"), "{:#?}", screen.labels());
    assert!(!screen.has("Search the rules"));
    screen.tap("Contents");
    screen.tap("Search the rules");
    screen.type_text("zzz");
    assert!(screen.has("Nothing found"));
    assert!(screen.key(Key::Back), "closes the contents");
    assert!(screen.has("Textile: the rules · 6/13"));
}

#[test]
fn a_wide_window_has_the_contents_beside_the_chapter() {
    let screen = Screen::open(Lang::De, DESKTOP);
    screen.tap("Regeln");
    screen.tap("Textile: die Regeln");
    screen.tap("6. Knüpfen");
    assert!(screen.has("Textile: die Regeln · 6/13"), "{:#?}", screen.labels());
    screen.looks_like("reader-wide-light-de");
}

#[test]
fn the_texts_size_changes_in_place() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Rules");
    screen.tap("Textile: the rules");
    screen.tap("Size of the rules’ text");
    for _ in 0..6 {
        screen.tap("Larger");
    }
    screen.assert_texts_fit("largest rules");
    assert!(screen.key(Key::Back));
    screen.looks_like("reader-large-light-en");
}

#[test]
fn every_chapter_of_every_book_fits_in_every_language() {
    for lang in Lang::ALL {
        let screen = Screen::open(lang, PHONE);
        for game in ["textile", "noses", "temple"] {
            let book = Book::of(game).unwrap();
            reader::open_at(&screen.app.ctx, game, book.chapters[0].id);
            for (number, chapter) in book.chapters.iter().enumerate() {
                screen.settle();
                // An empty page would fit as well.
                let title = screen.app.ctx.words().text(chapter.id).replace('\u{2060}', "");
                assert!(
                    screen.labels().iter().any(|label| label.contains(&title)),
                    "{title} isn’t shown: {:#?}",
                    screen.labels()
                );
                screen.assert_texts_fit(&format!("{game} chapter {} in {lang:?}", number + 1));
                screen.key(Key::RightArrow);
            }
            nav::go_home(&screen.app.ctx);
        }
    }
}
