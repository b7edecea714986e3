//! Setting up a game of Temple: which edition of the rules, who begins, and which colours each player has.

use i_slint_backend_testing::AccessibleRole;
use kachel::games::temple::{Dyes, Edition, Temple};
use kachel::games::{Game as _, Seat};
use kachel::keep::Setup;
use kachel::record::Record;
use kachel::screens::nav::{self, Entry};
use kachel::table::Saved;
use kachel::words::Lang;
use serde_json::json;

use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen};

fn open(lang: Lang, size: (u32, u32)) -> Screen {
    let screen = Screen::open(lang, size);
    nav::go(&screen.app.ctx, Entry::Setup { game: "temple".into() });
    screen.settle();
    screen
}

/// The game that was begun.
fn begun(screen: &Screen) -> Saved<Temple> {
    let Entry::Table { game } = nav::top(&screen.app.ctx) else {
        panic!("no game was begun: {:#?}", screen.labels());
    };
    screen.app.ctx.keeper.flush().unwrap();
    let text = std::fs::read_to_string(screen.folder().join(format!("games/{game}.json"))).unwrap();
    Saved::read(Record::parse(&text).unwrap()).unwrap()
}

/// The colours of a seat as letters.
fn letters(dyes: Dyes, seat: u8) -> String {
    dyes.of_seat(Seat(seat))
        .map(|colour| (b'A' + colour as u8) as char)
        .collect()
}

/// Who has a colour, as a screen reader says it.
fn owner(screen: &Screen, colour: &str) -> String {
    let tile = screen.element_of(AccessibleRole::Button, colour);
    tile.accessible_value().unwrap_or_default().to_string()
}

#[test]
fn the_edition_is_chosen_with_a_sentence_on_what_it_means() {
    let screen = open(Lang::En, PHONE);
    let original = "As first published: a corner top touches no wall, and all tiles of a turn have one colour.";
    let edited =
        "With the designer’s later changes: a corner top may touch walls, and a turn may go on into a new colour.";
    assert!(screen.has(original), "{:#?}", screen.labels());
    screen.tap("Edited");
    assert!(screen.has(edited) && !screen.has(original));
    screen.tap("Let’s play");
    assert_eq!(begun(&screen).table.game().options().edition, Edition::Edited);
    // It is so the next time too, until somebody wants it otherwise.
    screen.key(slint::platform::Key::Back);
    nav::go(&screen.app.ctx, Entry::Setup { game: "temple".into() });
    screen.settle();
    assert!(screen.has(edited));
    screen.tap("Original");
    screen.tap("Let’s play");
    assert_eq!(begun(&screen).table.game().options().edition, Edition::Original);
}

#[test]
fn chance_gives_each_five_colours() {
    let screen = open(Lang::En, PHONE);
    screen.element("You get five of the ten colours each. In play all are alike.");
    assert!(!screen.has("Indigo"), "nothing to choose");
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..8 {
        screen.tap("Let’s play");
        let saved = begun(&screen);
        let record = saved.to_record();
        for seat in [0, 1] {
            assert_eq!(record.seats[seat].other["colours"], letters(saved.dyes(), seat as u8));
        }
        seen.insert(letters(saved.dyes(), 0));
        screen.key(slint::platform::Key::Back);
        nav::go(&screen.app.ctx, Entry::Setup { game: "temple".into() });
        screen.settle();
    }
    assert!(seen.len() > 4, "{seen:?}");
}

#[test]
fn colours_are_chosen_in_turns() {
    let screen = open(Lang::En, PHONE);
    for (seat, name) in ["Mina", "Jonas"].into_iter().enumerate() {
        screen.tap(&format!("Name at seat {}", seat + 1));
        screen.type_text(name);
    }
    screen.tap("In turns");
    let next = |name: &str| format!("{name} chooses. Whatever nobody takes is dealt by chance.");
    screen.element(&next("Mina"));
    screen.tap_button("Yolk");
    screen.element(&next("Jonas"));
    screen.tap_button("Indigo");
    screen.tap_button("Plum");
    assert_eq!(
        ["Yolk", "Indigo", "Plum", "Rose"].map(|colour| owner(&screen, colour)),
        ["Mina", "Jonas", "Mina", ""]
    );
    // A choice is taken back, the last one or any.
    screen.tap("Take back the last colour");
    assert_eq!(owner(&screen, "Plum"), "");
    screen.element(&next("Mina"));
    screen.tap_button("Indigo");
    assert_eq!(owner(&screen, "Indigo"), "");
    screen.element(&next("Jonas"));
    screen.tap_button("Rose");
    screen.tap_button("Ink");
    screen.looks_like("temple-setup-light-en");
    for colour in ["Ice", "Jade", "Clay", "Plum", "Chalk"] {
        screen.tap_button(colour);
    }
    // The last one needs no choosing.
    assert_eq!(
        (owner(&screen, "Indigo"), owner(&screen, "Brick")),
        (String::new(), String::new())
    );
    screen.tap_button("Indigo");
    assert!(
        screen.has("Five colours each: that’s all ten."),
        "{:#?}",
        screen.labels()
    );
    assert_eq!(owner(&screen, "Brick"), "Jonas");
    screen.tap("Let’s play");
    let saved = begun(&screen);
    assert_eq!(
        (letters(saved.dyes(), 0), letters(saved.dyes(), 1)),
        ("BFEIA".into(), "GDHJC".into())
    );
    // All of it stays for the next time, and for the game itself.
    let screen = screen.restart(Lang::En);
    assert_eq!(letters(begun(&screen).dyes(), 0), "BFEIA");
    screen.key(slint::platform::Key::Back);
    nav::go(&screen.app.ctx, Entry::Setup { game: "temple".into() });
    screen.settle();
    assert_eq!(owner(&screen, "Brick"), "Jonas");
    // Whoever begins has seat 0; the colours stay with the people.
    screen.tap("Jonas begins");
    assert!(
        screen.has("Jonas begins and has the light tiles, Mina the dark ones."),
        "{:#?}",
        screen.labels()
    );
    screen.tap("Let’s play");
    let saved = begun(&screen);
    assert_eq!(saved.names(), ["Jonas", "Mina"].map(|name| Some(name.to_owned())));
    assert_eq!(
        (letters(saved.dyes(), 0), letters(saved.dyes(), 1)),
        ("GDHJC".into(), "BFEIA".into())
    );
}

/// Whoever wants to choose sees what there is to choose from, on a small phone too.
#[test]
fn the_colours_come_into_sight() {
    for lang in Lang::ALL {
        let screen = open(lang, PHONE);
        let text = |key: &str| screen.app.ctx.words().text(key).replace('\u{2060}', "");
        // Nothing is scrolled for it.
        let tap = |key: &str| {
            let element = screen.find(&text(key)).into_iter().last().unwrap();
            let (x, y) = crate::harness::centre(&element);
            screen.tap_at(x, y);
        };
        tap("setup-colours-in-turns");
        let end = screen
            .find(&text("setup-start"))
            .into_iter()
            .last()
            .unwrap()
            .absolute_position()
            .y;
        for letter in 'A'..='J' {
            let name = kachel::words::colour(&screen.app.ctx.words(), letter);
            let name = screen.app.ctx.words().format("tile-colour", &[("colour", name.into())]);
            let colour = screen.find(&name.replace('\u{2060}', ""));
            let colour = colour.first().unwrap_or_else(|| panic!("{name} is out of sight"));
            let bottom = colour.absolute_position().y + colour.size().height;
            assert!(bottom <= end, "{name}: {bottom} {end}");
        }
    }
}

#[test]
fn the_computer_chooses_by_itself() {
    let screen = open(Lang::En, PHONE);
    screen.tap("Alone");
    screen.tap("In turns");
    screen.tap_button("Plum");
    let next = "Player 1 chooses. Whatever nobody takes is dealt by chance.";
    assert!(screen.has(next), "{:#?}", screen.labels());
    let chosen = |screen: &Screen| {
        use slint::{ComponentHandle, Model};
        let setup = screen.ui().global::<kachel::screens::ui::TempleSetup>();
        let choices = setup.get_colours();
        choices.iter().filter(|choice| choice.mark >= 0).count()
    };
    assert_eq!(chosen(&screen), 2);
    // Both choices are taken back at once.
    screen.tap("Take back the last colour");
    assert_eq!(chosen(&screen), 0);
    // The computer begins, and so it chooses first as soon as something is chosen.
    screen.tap("Computer begins");
    screen.tap("By chance");
    screen.tap("In turns");
    assert_eq!(chosen(&screen), 1);
    screen.element(next);
}

#[test]
fn what_nobody_chooses_is_dealt_by_chance() {
    let screen = open(Lang::De, PHONE);
    screen.tap("Abwechselnd");
    screen.tap("Person 2 beginnt");
    screen.element("Person 2 sucht aus. Was niemand nimmt, verteilt der Zufall.");
    screen.tap_button("Kreideweiß");
    screen.tap_button("Indigo");
    screen.tap("Los geht’s");
    let dyes = begun(&screen).dyes();
    assert!(letters(dyes, 0).starts_with('J') && letters(dyes, 1).starts_with('A'));
}

#[test]
fn a_mark_is_changed_on_the_colours_too() {
    let screen = open(Lang::En, PHONE);
    screen.tap("In turns");
    screen.tap_button("Indigo");
    let marks = |screen: &Screen| {
        use slint::{ComponentHandle, Model};
        let setup = screen.ui().global::<kachel::screens::ui::TempleSetup>();
        setup.get_colours().row_data(0).unwrap().mark
    };
    assert_eq!(marks(&screen), 0);
    screen.tap("Mark of Player 1");
    assert_eq!(marks(&screen), 1);
}

#[test]
fn every_text_of_the_setup_has_room() {
    for lang in Lang::ALL {
        for size in [PHONE, SIDEWAYS, DESKTOP] {
            for font in [16.0, 24.0] {
                for (edition, colours) in [("original", "0B1A0D"), ("edited", "0A1B0C1D0E1F0G1H0I")] {
                    let screen = Screen::open(lang, size);
                    screen.set_system_font_size(font);
                    screen.app.ctx.change_settings(|settings| {
                        let mut setup = Setup::default();
                        setup.options.insert("edition".into(), edition.into());
                        setup.options.insert("in_turns".into(), true.into());
                        setup.options.insert("colours".into(), json!(colours));
                        setup.names = vec!["Wilhelmina-Charlotte".into(), "남궁하늘빛나래솔 이랑".into()];
                        settings.setups.insert("temple".into(), setup);
                    });
                    nav::go(&screen.app.ctx, Entry::Setup { game: "temple".into() });
                    screen.settle();
                    let what = format!("setup of Temple {edition} {} {} {font}", lang.code(), size.0);
                    screen.assert_texts_fit(&what);
                    screen.assert_controls_are_good(&what);
                    screen.wheel(-10_000.0);
                    screen.assert_texts_fit(&what);
                    screen.assert_controls_are_good(&what);
                }
            }
        }
    }
}

#[test]
fn two_taps_from_home_to_the_table() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Temple");
    assert!(screen.has("A new temple"), "{:#?}", screen.labels());
    screen.tap("Let’s play");
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Table { .. }));
    // Home goes on with it, and says what is left.
    screen.key(slint::platform::Key::Back);
    assert!(screen.has("30 : 30 left"), "{:#?}", screen.labels());
    screen.tap("Continue");
    assert_eq!(
        begun(&screen).names(),
        ["Player 1", "Player 2"].map(|name| Some(name.to_owned()))
    );
}
