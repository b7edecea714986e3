//! Whatever people type as names, everybody is called something that can be read and told apart.

use kachel::keep::Setup;
use kachel::screens::nav::{self, Entry};
use kachel::words::Lang;
use slint::platform::Key;

use crate::hand::{Game, saved};
use crate::harness::{PHONE, Screen};

/// The setup with these names from the last time.
fn with_names(names: &[&str], lang: Lang) -> Screen {
    let screen = Screen::open(lang, PHONE);
    screen.app.ctx.change_settings(|settings| {
        let mut setup = Setup::default();
        setup.options.insert("players".into(), names.len().into());
        setup.names = names.iter().map(|name| name.to_string()).collect();
        settings.setups.insert("textile".into(), setup);
    });
    nav::go(&screen.app.ctx, Entry::Setup { game: "textile".into() });
    screen.settle();
    screen
}

fn type_name(screen: &Screen, seat: usize, name: &str) {
    screen.tap(&format!("Name at seat {seat}"));
    screen.type_text(name);
}

fn value(screen: &Screen, seat: usize) -> String {
    let field = screen.element(&format!("Name at seat {seat}"));
    field.accessible_value().unwrap().into()
}

/// Starts the game; answers the names in its record, by seat.
fn names_in_record(screen: &Screen) -> Vec<String> {
    screen.tap("Let’s play");
    let record = saved(screen).to_record();
    record.seats.into_iter().map(|seat| seat.name.unwrap()).collect()
}

#[test]
fn equal_names_are_told_apart_at_once() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Textile");
    screen.tap("3");
    type_name(&screen, 1, "Mina");
    type_name(&screen, 2, "Ben");
    type_name(&screen, 3, "Min");
    let sentence = "So that equal names can be told apart, you play as Mina 1 and Mina 2.";
    assert!(!screen.has(sentence));
    screen.type_text("a");
    assert!(screen.has(sentence), "{:#?}", screen.labels());
    assert!(screen.has("Mina 2 lays the start tile, then it’s Mina 1’s turn."));
    assert!(screen.has("Mina 1 begins") && screen.has("Ben begins") && screen.has("Mina 2 begins"));
    screen.assert_texts_fit("equal names");
    assert_eq!(value(&screen, 3), "Mina", "the name itself stays as it was typed");
    assert_eq!(names_in_record(&screen), ["Mina 1", "Ben", "Mina 2"]);
}

#[test]
fn a_name_that_is_another_ones_placeholder_is_told_apart_too() {
    let screen = with_names(&["player 2", ""], Lang::En);
    assert!(
        screen.has("So that equal names can be told apart, you play as player 2 1 and Player 2 2."),
        "{:#?}",
        screen.labels()
    );
}

#[test]
fn a_name_of_spaces_is_none() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Textile");
    type_name(&screen, 1, "   ");
    assert!(screen.has("Player 1 begins"));
    screen.key(Key::Return);
    assert_eq!(value(&screen, 1), "", "so that the placeholder shows");
    type_name(&screen, 2, "  Anna   Lena ");
    screen.key(Key::Tab);
    assert_eq!(value(&screen, 2), "Anna Lena");
    assert_eq!(names_in_record(&screen), ["Player 1", "Anna Lena"]);
}

#[test]
fn where_a_name_ends_is_said() {
    for lang in Lang::ALL {
        let screen = with_names(&["", ""], lang);
        let words = screen.app.ctx.words();
        let (field, sentence) = (
            words.format("setup-name-of", &[("count", 1.into())]),
            words.text("setup-name-too-long"),
        );
        screen.tap(&field);
        screen.type_text("abcdefghijklmnopqrstuvwx");
        assert!(!screen.has(&sentence));
        screen.type_text("y");
        assert!(screen.has(&sentence), "{:#?}", screen.labels());
        screen.assert_texts_fit("a long name");
        screen.key(Key::Backspace);
        assert!(!screen.has(&sentence));
        assert_eq!(
            screen.element(&field).accessible_value().unwrap(),
            "abcdefghijklmnopqrstuvw"
        );
    }
}

#[test]
fn emoji_are_left_out_and_that_is_said() {
    for lang in Lang::ALL {
        let screen = with_names(&["", ""], lang);
        let words = screen.app.ctx.words();
        let (field, sentence) = (
            words.format("setup-name-of", &[("count", 1.into())]),
            words.text("setup-name-emoji"),
        );
        screen.tap(&field);
        screen.type_text("Mi");
        screen.commit("🦊");
        assert!(screen.has(&sentence), "{:#?}", screen.labels());
        screen.assert_texts_fit("emoji");
        screen.type_text("na");
        assert!(!screen.has(&sentence));
        assert_eq!(screen.element(&field).accessible_value().unwrap(), "Mina");
    }
}

/// Whether something is drawn in the field at this seat, right of its mark.
fn is_drawn(screen: &Screen, seat: usize) -> bool {
    let field = screen.element(&format!("Name at seat {seat}"));
    let (at, size) = (field.absolute_position(), field.size());
    let picture = screen.picture();
    let (left, top) = ((at.x + 52.0) as u32, (at.y + 8.0) as u32);
    let (right, bottom) = ((at.x + size.width - 8.0) as u32, (at.y + size.height - 8.0) as u32);
    let pixels = picture.as_slice();
    let ground = pixels[(top * picture.width() + left) as usize];
    (top..bottom).any(|y| (left..right).any(|x| pixels[(y * picture.width() + x) as usize] != ground))
}

#[test]
fn no_name_is_a_gap() {
    // Of the last time, when they could still be typed, or of another program.
    let screen = with_names(&["🦊", "\u{200B}", "🦊 Fox", "☺"], Lang::En);
    assert!((1..=4).all(|seat| is_drawn(&screen, seat)));
    assert!(screen.has("Player 1 begins") && screen.has("Player 2 begins") && screen.has("Fox begins"));
    let screen = Game::of_two(&["start:B"])
        .names(&["🦊", "Mina 🦊"])
        .laid(Lang::En, PHONE);
    let labels = screen.labels().join("\n");
    assert!(
        labels.contains("Player 1") && labels.contains("Mina") && !labels.contains('🦊'),
        "{labels}"
    );
    nav::go_home(&screen.app.ctx);
    nav::go(&screen.app.ctx, Entry::Games);
    screen.settle();
    assert!(screen.has("Player 1, Mina"), "{:#?}", screen.labels());
}

#[test]
fn names_that_run_from_the_right_turn_no_sentence_around() {
    let screen = with_names(&["אבי", "דנה"], Lang::En);
    assert!(
        screen.has("דנה lays the start tile, then it’s אבי’s turn."),
        "{:#?}",
        screen.labels()
    );
    assert_eq!(
        names_in_record(&screen),
        ["אבי", "דנה"],
        "the record has the names alone"
    );
}

/// Four tabs on a small phone: what is too long for one line goes on in a second.
#[test]
fn names_of_four_are_whole_above_the_table() {
    let names = ["Maximiliane", "Konstantin", "Ava", "Friederike W."];
    let screen = Game::of_vector("textile-02", &names).first(25).laid(Lang::De, PHONE);
    screen.wait(1500);
    screen.settle();
    screen.looks_like("names-of-four-light-de");
}

#[test]
fn who_played_before_sits_down_without_typing() {
    let screen = with_names(&["Mina", "지훈"], Lang::En);
    names_in_record(&screen);
    screen.key(Key::Back);
    // In another game too.
    screen.tap("The nose game");
    screen.tap("Who plays at seat 1");
    assert!(screen.has("Mina") && screen.has("지훈"), "{:#?}", screen.labels());
    screen.tap("지훈");
    assert_eq!(value(&screen, 1), "지훈");
    screen.tap("Who plays at seat 2");
    assert!(!screen.has("지훈"), "sits at the table");
    screen.tap("Mina");
    // Also in the place of the computer.
    screen.tap("Alone");
    screen.tap("Who plays at seat 2");
    screen.tap("A person");
    assert_eq!(value(&screen, 2), "Mina");
    screen.tap("Let’s play");
    let text = screen.app.ctx.keeper.list()[0].id.clone();
    screen.app.ctx.keeper.flush().unwrap();
    let text = std::fs::read_to_string(screen.folder().join(format!("games/{}.json", text.as_str()))).unwrap();
    assert!(text.contains("Mina") && text.contains("지훈"), "{text}");
}
