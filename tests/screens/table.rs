//! The table: choosing, explaining, keys, and that nothing half-made gets lost.

use kachel::games::plane::Square;
use kachel::games::textile::{Colour, Reason, Step};
use kachel::screens::nav::{self, Entry};
use kachel::table::textile::{Answer, Intent, Table};
use kachel::words::Lang;
use slint::platform::Key;
use slint::{ComponentHandle, Model};

use crate::fits::{LONG, Shot};
use crate::hand::{
    Game, before_a_knot, bring_into_sight, confirm, control, draft, is_enabled, lay, on_mat, saved, shown, square,
    stack, tap, tap_square,
};
use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen};
use crate::records::GOING;

/// Mina has a tile, Jonas has one, and it is Mina's turn.
fn before_a_take() -> Game {
    Game::of_two(&["start:B", "take:C", "take:B"])
}

#[test]
fn a_usual_turn_takes_three_taps() {
    let screen = before_a_take().laid(Lang::En, PHONE);
    tap(&screen, &stack(&screen, Colour::A));
    assert!(screen.has("Tap a square"));
    tap(&screen, "Square 1 of your patch");
    assert!(is_enabled(&screen, "Confirm"));
    tap(&screen, "Confirm");
    let saved = saved(&screen);
    assert_eq!(saved.table.history().cursor(), 4);
    assert!(
        screen.labels().iter().any(|label| label.ends_with("Jonas to move.")),
        "{:#?}",
        screen.labels()
    );
}

#[test]
fn without_confirming_a_turn_takes_two_taps() {
    let screen = before_a_take().laid(Lang::En, PHONE);
    tap(&screen, "Menu");
    tap(&screen, "Settings");
    screen.tap("Confirm each step");
    screen.key(Key::Back);
    tap(&screen, &stack(&screen, Colour::A));
    tap(&screen, "Square 1 of your patch");
    assert_eq!(saved(&screen).table.history().cursor(), 4);
}

#[test]
fn the_draft_is_on_the_disk_within_300_milliseconds() {
    let screen = before_a_take().laid(Lang::En, PHONE);
    let path = screen.folder().join("games/game-0.json");
    tap(&screen, &stack(&screen, Colour::E));
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert!(std::fs::read_to_string(path).unwrap().contains("take:E"));
}

// What a rule is against.

#[test]
fn an_illegal_place_is_explained_and_leads_to_the_rule_and_back() {
    let screen = before_a_knot().laid(Lang::En, PHONE);
    tap(&screen, "Knot");
    let before = draft(&screen);
    assert_eq!(before, "knot:r0");
    let far = Square::new(3, 0);
    bring_into_sight(&screen, far);
    tap_square(&screen, far);
    let table = shown(&screen);
    assert!(table.get_tip_shown());
    assert_eq!(table.get_tip_title(), "Not joined at any side");
    screen.assert_texts_fit("explanation");
    let link = table.get_tip_link().to_string();
    assert!(!link.is_empty());
    tap(&screen, &link);
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Reader { .. }));
    assert_eq!(
        screen.app.ctx.session().reader["textile"]["paragraph"],
        "textile-knot-side"
    );
    assert!(screen.key(Key::Back));
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Table { .. }));
    assert_eq!(draft(&screen), before);
    assert!(shown(&screen).get_placing());
    assert!(!shown(&screen).get_tip_shown());
}

#[test]
fn a_tap_closes_an_explanation_and_costs_no_tap_of_the_turn() {
    let screen = before_a_knot().laid(Lang::En, PHONE);
    tap(&screen, "Knot");
    let illegal = square(&screen, Square::ORIGIN);
    screen.touch_tap(illegal.0, illegal.1);
    assert_eq!(shown(&screen).get_tip_title(), "No room here");
    screen.touch_tap(illegal.0, illegal.1);
    assert!(!shown(&screen).get_tip_shown());
    screen.touch_tap(illegal.0, illegal.1);
    assert!(shown(&screen).get_tip_shown());
    assert_eq!(draft(&screen), "knot:r0");
    // A tap that means something closes it too.
    let tip = control(&screen, "No room here").unwrap();
    let (top, bottom) = (tip.absolute_position().y, tip.absolute_position().y + tip.size().height);
    let places = shown(&screen).get_places();
    let mut places = places
        .iter()
        .map(|row| square(&screen, Square::new(row.x as i16, row.y as i16)));
    let (x, y) = places
        .find(|&(_, y)| y < top - 10.0 || y > bottom + 10.0)
        .expect("the tip doesn't cover everything");
    screen.touch_tap(x, y);
    assert!(!shown(&screen).get_tip_shown());
    assert!(draft(&screen).contains('@'));
}

#[test]
fn squares_of_the_patch_and_stacks_explain_too() {
    let screen = before_a_take().laid(Lang::En, PHONE);
    // No square of Mina's patch takes the colour that it has.
    tap(&screen, &stack(&screen, Colour::C));
    assert!(shown(&screen).get_tip_shown());
    assert!(shown(&screen).get_tip_title().contains("meets"));
    screen.key(Key::Escape);
    assert!(!shown(&screen).get_tip_shown());
    tap(&screen, &stack(&screen, Colour::A));
    let (x, y) = on_mat(&screen, Square::ORIGIN);
    screen.touch_tap(x, y);
    assert_eq!(shown(&screen).get_tip_title(), "No room here");
    let (x, y) = on_mat(&screen, Square::new(1, 1));
    screen.touch_tap(x, y);
    screen.touch_tap(x, y);
    assert_eq!(draft(&screen).split('@').next(), Some("take:A"));
}

// Nothing half-made gets lost.

#[test]
fn language_and_theme_change_in_the_middle_of_a_step() {
    let screen = before_a_knot().laid(Lang::En, PHONE);
    tap(&screen, "Knot");
    tap_square(&screen, Square::new(-1, 0));
    let before = draft(&screen);
    assert!(before.contains('@'), "{before}");
    let sum = shown(&screen).get_note();
    tap(&screen, "Menu");
    tap(&screen, "Settings");
    screen.tap("Deutsch");
    screen.tap("Dunkel");
    assert!(screen.key(Key::Back));
    assert_eq!(draft(&screen), before);
    let german = shown(&screen).get_note();
    assert!(german != sum && german.contains("Seite"), "{german}");
    assert!(confirm(&screen).starts_with("Knüpfen für "), "{}", confirm(&screen));
    assert!(screen.ui().global::<kachel::screens::ui::Theme>().get_dark());
    tap(&screen, &confirm(&screen));
    assert_eq!(saved(&screen).table.history().cursor(), 6);
}

#[test]
fn the_app_comes_back_to_the_half_made_step() {
    let screen = before_a_knot().laid(Lang::De, PHONE);
    tap(&screen, "Knüpfen");
    let before = draft(&screen);
    let screen = screen.restart(Lang::De);
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Table { .. }));
    assert_eq!(draft(&screen), before);
    assert!(shown(&screen).get_placing());
}

#[test]
fn the_window_is_turned_and_keeps_the_step() {
    let screen = before_a_knot().draft("knot:r90@-1,0").laid(Lang::En, PHONE);
    for size in [SIDEWAYS, DESKTOP, PHONE] {
        screen.resize(size);
        assert_eq!(draft(&screen), "knot:r90@-1,0");
        assert!(shown(&screen).get_can_confirm());
    }
    tap(&screen, &confirm(&screen));
    assert_eq!(saved(&screen).table.history().cursor(), 6);
}

#[test]
fn back_lets_go_one_level_at_a_time_and_then_leaves() {
    let screen = before_a_take().draft("take:A@0,1").laid(Lang::En, PHONE);
    screen.key(Key::Back);
    assert_eq!(draft(&screen), "take:A");
    screen.key(Key::Escape);
    assert_eq!(draft(&screen), "");
    screen.key(Key::Back);
    assert_eq!(nav::top(&screen.app.ctx), Entry::Home);
    assert!(screen.has("Continue"));
}

#[test]
fn undo_and_redo_any_number_of_steps() {
    let screen = before_a_knot().laid(Lang::En, PHONE);
    for left in (0..5).rev() {
        tap(&screen, "Undo");
        assert_eq!(saved(&screen).table.history().cursor(), left);
    }
    assert!(!is_enabled(&screen, "Undo"));
    let screen = screen.restart(Lang::En);
    for played in 1..=5 {
        tap(&screen, "Redo");
        assert_eq!(saved(&screen).table.history().cursor(), played);
    }
    assert!(!shown(&screen).get_can_redo());
}

#[test]
fn other_patches_are_enlarged_and_the_tap_that_closes_them_does_nothing_else() {
    let screen = before_a_take().laid(Lang::En, PHONE);
    let jonas = screen
        .labels()
        .into_iter()
        .find(|label| label.starts_with("Jonas, 0 points"));
    tap(&screen, &jonas.expect("Jonas has a tab"));
    assert!(shown(&screen).get_enlarged_shown());
    let (x, y) = (180.0, 560.0);
    screen.touch_tap(x, y);
    assert!(!shown(&screen).get_enlarged_shown());
    assert_eq!(draft(&screen), "");
}

// Keys

#[test]
fn a_game_is_played_with_the_keys() {
    let screen = before_a_take().laid(Lang::En, DESKTOP);
    assert!(screen.key_text("1"));
    assert_eq!(draft(&screen), "take:A");
    screen.key(Key::DownArrow);
    assert_eq!(draft(&screen), "take:A@0,1");
    screen.key(Key::UpArrow);
    assert_eq!(draft(&screen), "take:A@0,-1");
    assert!(screen.key(Key::Escape));
    assert_eq!(draft(&screen), "take:A");
    screen.key_text("4");
    assert_eq!(draft(&screen), "take:D");
    screen.key(Key::DownArrow);
    screen.key(Key::Return);
    assert_eq!(
        saved(&screen).table.history().played().last().unwrap().to_string(),
        "take:D@0,1"
    );
    screen.key_with_control("z");
    assert_eq!(saved(&screen).table.history().cursor(), 3);
    screen.key_with_control("y");
    assert_eq!(saved(&screen).table.history().cursor(), 4);
    screen.key_text("1");
    screen.key(Key::UpArrow);
    screen.key(Key::Return);
    // Mina knots.
    assert!(screen.key_text("k"));
    assert_eq!(draft(&screen), "knot:r0");
    assert!(screen.key_text("r"));
    assert_eq!(draft(&screen), "knot:r90");
    screen.key(Key::LeftArrow);
    let chosen = draft(&screen);
    assert!(chosen.starts_with("knot:r90@"), "{chosen}");
    screen.key(Key::Return);
    assert_eq!(
        saved(&screen).table.history().played().last().unwrap().to_string(),
        chosen
    );
    // Drawing is played at once.
    assert!(screen.key_text("5"));
    assert_eq!(
        saved(&screen).table.history().played().last(),
        Some(&Step::Draw(Colour::E))
    );
}

// How it looks

/// A square of the textile on which the patch would meet its own colour.
fn clash(table: &Table) -> Square {
    let squares = (-8..=8).flat_map(|y| (-8..=8).map(move |x| Square::new(x, y)));
    let mut squares = squares.filter(|at| {
        let (x, y) = (f32::from(at.x) + 0.5, f32::from(at.y) + 0.5);
        let answer = table.clone().handle_intent(Intent::Textile { x, y, reach: 0.6 }, true);
        matches!(answer, Answer::Refused(refusal) if matches!(refusal.reason, Reason::SameColour { .. }))
    });
    squares.next().expect("some place is too near to its own colour")
}

#[test]
fn taking_on_a_phone() {
    let screen = Screen::with_games(&[GOING], Lang::En, PHONE);
    lay(&screen);
    screen.looks_like("table-light-en");
    let open = Colour::ALL
        .into_iter()
        .find(|&colour| saved(&screen).table.is_open(colour))
        .unwrap();
    tap(&screen, &stack(&screen, open));
    screen.looks_like("table-take-light-en");
}

#[test]
fn a_ghost_in_hangul() {
    let screen = before_a_knot()
        .names(&["미나", "지훈"])
        .draft("knot:r90@-1,0")
        .laid(Lang::Ko, PHONE);
    screen.looks_like("table-ghost-light-ko");
}

#[test]
fn an_explanation_in_the_dark() {
    let screen = Screen::with_games(&[GOING], Lang::De, PHONE);
    screen
        .app
        .ctx
        .change_settings(|settings| settings.theme = kachel::keep::Theme::Dark);
    let screen = screen.restart(Lang::De);
    lay(&screen);
    tap(&screen, "Knüpfen");
    let at = clash(&saved(&screen).table);
    bring_into_sight(&screen, at);
    tap_square(&screen, at);
    assert!(shown(&screen).get_tip_shown());
    screen.looks_like("table-explanation-dark-de");
}

#[test]
fn a_phone_held_sideways() {
    let screen = before_a_take().draft("take:A@0,1").laid(Lang::En, SIDEWAYS);
    screen.looks_like("table-sideways-light-en");
}

#[test]
fn a_wide_window() {
    let screen = Screen::with_games(&[GOING], Lang::De, DESKTOP);
    lay(&screen);
    screen.key_text("k");
    screen.looks_like("table-wide-light-de");
}

// Room for every text

/// The moments of a game, each with other texts.
fn moments(names: &[&str]) -> Vec<(&'static str, Game)> {
    let of_two = |steps: &[&str]| Game::of_two(steps).names(&names[..2]);
    let vector = Game::of_vector("textile-00", &names[..2]);
    let over = vector.steps.len();
    let teams = || Game::of_vector("textile-02", names);
    vec![
        ("start", of_two(&[])),
        ("start chosen", of_two(&[]).draft("start:C")),
        ("first", of_two(&["start:B"])),
        ("first chosen", of_two(&["start:B"]).draft("take:E")),
        ("take", of_two(&["start:B", "take:C", "take:B"])),
        ("square", of_two(&["start:B", "take:C", "take:B"]).draft("take:A")),
        (
            "square chosen",
            of_two(&["start:B", "take:C", "take:B"]).draft("take:A@0,1"),
        ),
        ("nowhere", of_two(&["start:B", "take:C", "take:B", "take:A@0,1"])),
        ("knot", before_a_knot().names(&names[..2]).draft("knot:r90")),
        ("ghost", before_a_knot().names(&names[..2]).draft("knot:r90@-1,0")),
        ("discard", before_a_knot().names(&names[..2]).draft("discard")),
        ("draw", Game::of_vector("textile-00", &names[..2]).first(6)),
        ("last turns", vector.first(over - 1)),
        ("teams", teams().first(20)),
        ("teams later", teams().first(40)),
    ]
}

/// Every moment of a game, for the table of what fits.
pub fn shots() -> Vec<Shot> {
    let moments = moments(&LONG[..4]);
    let shot = |(what, game): (&'static str, Game)| {
        Shot::table(&format!("textile {what}"), &game, move |screen| {
            if what == "knot" {
                tap_square(screen, Square::ORIGIN);
                assert!(shown(screen).get_tip_shown());
            }
        })
    };
    moments.into_iter().map(shot).collect()
}
