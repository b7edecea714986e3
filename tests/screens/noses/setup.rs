//! Setting up a nose game: who plays, with which marks, and which deal.

use i_slint_backend_testing::AccessibleRole;
use kachel::games::Game as _;
use kachel::games::noses::{Options, Tile};
use kachel::screens::ui::{ResultAdapter, Theme};
use kachel::words::Lang;
use slint::{ComponentHandle, Model};

use super::hand::{board, noses, plain, play, saved, tray};
use crate::hand::{shown, tap};
use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen};

fn deal_text(options: &Options) -> String {
    let hands = options.hands.iter().map(|hand| {
        let tiles: Vec<String> = hand.iter().map(Tile::to_string).collect();
        tiles.join(",")
    });
    hands.collect::<Vec<_>>().join(";")
}

fn set_number(screen: &Screen, number: &str) {
    screen.tap("By number");
    screen.tap("Number of the deal");
    screen.type_text(number);
}

#[test]
fn a_number_deals_the_same_tiles_for_ever() {
    // From another program, as in the games' own tests.
    let golden = "00,03,12,18,24,27,49,55,57,77,78,79,88,89;06,09,13,14,16,17,19,25,28,33,44,48,56,58;\
                  01,05,07,08,11,15,26,35,38,39,66,67,69;02,04,22,23,29,34,36,37,45,46,47,59,68";
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("The nose game");
    assert!(screen.has("A new nose game"), "{:#?}", screen.labels());
    screen.tap("4");
    screen.element("Everybody gets 13 or 14 of the 54 tiles, open for all to see.");
    set_number(&screen, "7");
    screen.tap("Let’s play");
    let dealt = saved(&screen);
    assert_eq!(deal_text(&dealt.table.game().options()), golden);
    assert_eq!(dealt.number("deal"), Some(7));
    assert_eq!(tray(&screen).len(), 14);
    // The next time it is there again, until chance is wanted.
    screen.key(slint::platform::Key::Back);
    screen.tap("The nose game");
    assert_eq!(screen.element("Number of the deal").accessible_value().unwrap(), "7");
    screen.tap("By chance");
    screen.tap("Let’s play");
    assert_ne!(deal_text(&saved(&screen).table.game().options()), golden);
    assert_eq!(tray(&screen).len(), 14);
}

#[test]
fn only_digits_are_a_number() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("The nose game");
    set_number(&screen, "12a 345678");
    screen.tap("Let’s play");
    assert_eq!(saved(&screen).number("deal"), Some(123_456));
}

#[test]
fn the_dealers_left_begins() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("The nose game");
    screen.tap("3");
    for (seat, name) in ["Mina", "Jonas", "Ava"].into_iter().enumerate() {
        screen.tap(&format!("Name at seat {}", seat + 1));
        screen.type_text(name);
    }
    assert!(
        screen.has("Ava deals, then it’s Mina’s turn."),
        "{:#?}",
        screen.labels()
    );
    screen.tap("Ava begins");
    assert!(screen.has("Jonas deals, then it’s Ava’s turn."));
    screen.tap("Let’s play");
    let names = saved(&screen).names();
    assert_eq!(names, ["Ava", "Mina", "Jonas"].map(|name| Some(name.to_owned())));
    assert!(screen.has("Ava, lay the first tile"), "{:#?}", screen.labels());
}

/// The marks of the tabs, by seat.
fn tab_marks(screen: &Screen) -> Vec<i32> {
    shown(screen).get_seats().iter().map(|seat| seat.mark).collect()
}

/// How many pixels of the board have a seat's colour.
fn of_colour(screen: &Screen, mark: usize) -> usize {
    let (left, top, right, low) = board(screen);
    let colours = screen.ui().global::<Theme>().get_seat_colours();
    let colour = colours.row_data(mark).unwrap();
    let picture = screen.picture();
    let is_near = |a: u8, b: u8| a.abs_diff(b) < 6;
    let pixels = picture.as_slice().iter().enumerate().filter(|(index, pixel)| {
        let (x, y) = (index % picture.width() as usize, index / picture.width() as usize);
        let inside = (left..right).contains(&(x as f32)) && (top..low).contains(&(y as f32));
        inside && is_near(pixel.r, colour.red()) && is_near(pixel.g, colour.green()) && is_near(pixel.b, colour.blue())
    });
    pixels.count()
}

#[test]
fn marks_are_chosen_and_stay() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("The nose game");
    let mark = |screen: &Screen, player: usize| {
        let button = screen.element_of(AccessibleRole::Button, &format!("Mark of Player {player}"));
        button.accessible_value().unwrap().to_string()
    };
    assert_eq!(mark(&screen, 1), "red circle");
    screen.tap("Mark of Player 1");
    // What somebody else has is left out.
    assert_ne!(mark(&screen, 1), mark(&screen, 2));
    screen.tap("Mark of Player 1");
    let (first, second) = (mark(&screen, 1), mark(&screen, 2));
    assert!(first != "red circle" && first != second, "{first} {second}");
    set_number(&screen, "1");
    screen.looks_like("noses-setup-light-en");
    screen.tap("Let’s play");
    let marks = saved(&screen).marks();
    assert_eq!(
        tab_marks(&screen),
        marks.iter().map(|mark| *mark as i32).collect::<Vec<_>>()
    );
    let words = screen.app.ctx.words();
    assert_eq!(
        [0, 1].map(|seat| words.text(&format!("mark-{}", marks[seat]))),
        [first, second]
    );

    // A double puts a stone of that colour on the board.
    let mut table = saved(&screen).table;
    assert_eq!(of_colour(&screen, marks[0]), 0);
    play(&screen, &mut table, "00@0,0E+a".parse().unwrap());
    screen.wait(1000);
    assert!(of_colour(&screen, marks[0]) > 60);
    assert_eq!(of_colour(&screen, 0), 0);
    let screen = screen.restart(Lang::En);
    assert_eq!(saved(&screen).marks(), marks);
    assert_eq!(
        tab_marks(&screen),
        marks.iter().map(|mark| *mark as i32).collect::<Vec<_>>()
    );
    assert!(of_colour(&screen, marks[0]) > 60);

    // To the end by any steps, for the result.
    let mut steps = Vec::new();
    while table.to_move().is_some() {
        table.game().legal_steps(&mut steps);
        table.play(steps[steps.len() / 2]);
    }
    let mut record = saved(&screen).to_record();
    record.steps = table.history().played().iter().map(|step| step.to_string()).collect();
    let result = Screen::at_result(&record.to_json(), Lang::En, PHONE);
    for row in result.ui().global::<ResultAdapter>().get_rows().iter() {
        assert_eq!(row.mark as usize, marks[row.seat as usize]);
    }
}

#[test]
fn five_have_five_marks() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("The nose game");
    screen.tap("5");
    screen.tap("Let’s play");
    let mut marks = tab_marks(&screen);
    marks.sort_unstable();
    assert_eq!(marks, [0, 1, 2, 3, 4]);
    assert_eq!(tray(&screen).len(), 11);
    assert_eq!(plain(&noses(&screen).get_hand_title()), "11 tiles in hand");
    tap(&screen, "Menu");
    assert!(screen.has("Settings"));
}

#[test]
fn every_text_of_the_setup_has_room() {
    for lang in Lang::ALL {
        for size in [PHONE, SIDEWAYS, DESKTOP] {
            for font in [16.0, 24.0] {
                let screen = Screen::open(lang, size);
                screen.set_system_font_size(font);
                screen.app.ctx.change_settings(|settings| {
                    let mut setup = kachel::keep::Setup::default();
                    setup.options.insert("players".into(), 5.into());
                    setup.options.insert("by_number".into(), true.into());
                    setup.names = vec!["Wilhelmina-Charlotte".into(), "남궁하늘빛나래솔 이랑".into()];
                    settings.setups.insert("noses".into(), setup);
                });
                let game = "noses".into();
                kachel::screens::nav::go(&screen.app.ctx, kachel::screens::nav::Entry::Setup { game });
                screen.settle();
                screen.assert_texts_fit(&format!("setup of the nose game {} {} {font}", lang.code(), size.0));
            }
        }
    }
}
