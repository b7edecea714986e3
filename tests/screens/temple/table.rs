//! What can be done at the table of Temple, and what it says.

use kachel::games::temple::{Reason, Way};
use kachel::table::temple::{Intent, Places, Table};
use kachel::words::Lang;
use slint::Model;
use slint::platform::Key;

use super::hand::{draft, lay, played, ready, saved, table, temple, text, vector};
use crate::hand::{Game, confirm, control, drag, shown, tap};
use crate::harness::{PHONE, Screen, centre};

fn going(count: usize) -> (Game, Screen) {
    let game = vector(0).first(count);
    let screen = game.laid(Lang::En, PHONE);
    (game, screen)
}

fn way_label(screen: &Screen, way: Way) -> String {
    temple(screen).get_ways().row_data(way as usize).unwrap().label.into()
}

#[test]
fn a_turn_with_the_tiles_that_lie_ready_takes_few_taps() {
    let (game, screen) = going(12);
    let table = table(&game);
    let wanted = table
        .placements()
        .max_by_key(|placement| placement.places.count())
        .unwrap();
    let taps = lay(&screen, &table, wanted.places);
    assert!(taps.place <= 3, "{taps:?}");
    let count = wanted.places.count();
    assert!(
        shown(&screen).get_note().contains(&count.to_string()),
        "{}",
        shown(&screen).get_note()
    );
    tap(&screen, &confirm(&screen));
    assert_eq!(played(&screen), 13);
    // Undone, it is as it was, and can be played again.
    tap(&screen, &text(&screen, "table-undo"));
    assert_eq!((played(&screen), draft(&screen)), (12, String::new()));
    tap(&screen, &text(&screen, "table-redo"));
    assert_eq!(played(&screen), 13);
}

#[test]
fn a_way_shows_its_places_only_and_one_that_is_closed_says_why() {
    // Of the open colour there are few tiles left.
    let closed = (6..40).find_map(|count| {
        let game = vector(0).first(count);
        let offers = table(&game).ways();
        let closed = offers.iter().find(|offer| offer.placements == 0)?.way;
        let open = offers.iter().find(|offer| offer.placements > 1)?.way;
        Some((game, open, closed))
    });
    let (game, open, closed) = closed.unwrap();
    let screen = game.laid(Lang::En, PHONE);
    let all = shown(&screen).get_places().row_count();
    tap(&screen, &way_label(&screen, open));
    let some = shown(&screen).get_places().row_count();
    assert!(some <= all);
    assert!(temple(&screen).get_ways().row_data(open as usize).unwrap().chosen);
    tap(&screen, &way_label(&screen, closed));
    assert!(shown(&screen).get_tip_shown());
    assert!(!shown(&screen).get_tip_text().is_empty() && !shown(&screen).get_tip_link().is_empty());
    assert_eq!(
        shown(&screen).get_places().row_count(),
        some,
        "the other one stays chosen"
    );
    // The next tap closes it and counts.
    tap(&screen, &way_label(&screen, open));
    assert!(!shown(&screen).get_tip_shown());
    assert_eq!(shown(&screen).get_places().row_count(), all);
}

#[test]
fn a_tap_where_nothing_can_go_says_why() {
    let (_, screen) = going(12);
    // The corner of the table, far from the building.
    let board = control(&screen, &shown(&screen).get_board_label()).unwrap();
    let (at, size) = (board.absolute_position(), board.size());
    screen.touch_tap(at.x + 20.0, at.y + size.height - 12.0);
    assert!(shown(&screen).get_tip_shown());
    assert!(
        shown(&screen).get_tip_title().contains("floor"),
        "{}",
        shown(&screen).get_tip_title()
    );
}

/// A game, and in it a step whose tiles have been exchanged so that one of them is lonely.
fn with_a_lonely_tile() -> (Game, Table) {
    let found = (4..44).find_map(|count| {
        let game = vector(0).first(count);
        let mut table = table(&game);
        let mut places: Vec<Places> = table.placements().map(|placement| placement.places).collect();
        places.retain(|places| places.count() > 1);
        for wanted in places {
            table.handle_intent(Intent::Lay(wanted), true);
            let step = table.draft().step?;
            for put in step.puts() {
                for tile in step.puts().map(|other| other.tile).filter(|&tile| tile != put.tile) {
                    let mut other = table.clone();
                    other.handle_intent(Intent::Put(tile, put.place), true);
                    if other.lonely().is_some() {
                        return Some((game, other));
                    }
                }
            }
        }
        None
    });
    let (game, lonely) = found.unwrap();
    (game.draft(&lonely.draft().to_string()), lonely)
}

#[test]
fn tiles_that_break_the_rule_of_values_can_not_be_confirmed() {
    let (game, lonely) = with_a_lonely_tile();
    let screen = game.laid(Lang::En, PHONE);
    assert_eq!(draft(&screen), lonely.draft().to_string());
    assert!(!shown(&screen).get_can_confirm());
    let Err(Reason::Value(_)) = kachel::games::Game::explain(lonely.game(), lonely.draft().step.unwrap()) else {
        panic!("another reason")
    };
    assert!(
        shown(&screen).get_note().contains("must touch"),
        "{}",
        shown(&screen).get_note()
    );
    let before = played(&screen);
    tap(&screen, &confirm(&screen));
    assert_eq!(played(&screen), before);
}

/// Whatever is asked or told below the board, it stays where it is.
#[test]
fn the_board_keeps_its_size_whatever_is_told() {
    let (lonely, _) = with_a_lonely_tile();
    let games = [vector(0).first(0), vector(0).first(12), ready(0, 14), lonely];
    let texts: Vec<String> = games.iter().map(Game::text).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    for lang in Lang::ALL {
        let screen = Screen::with_games(&texts, lang, PHONE);
        let heights = (0..games.len()).map(|number| {
            crate::hand::lay_number(&screen, number);
            screen.settle();
            let board = control(&screen, &shown(&screen).get_board_label()).unwrap();
            board.size().height
        });
        let heights: Vec<f32> = heights.collect();
        assert!(
            heights.iter().all(|&height| height == heights[0]),
            "{lang:?}: {heights:?}"
        );
        assert!(heights[0] > 295.0, "{heights:?}");
    }
}

/// The line above the hand is one line, and all of it can be read.
#[test]
fn what_is_told_of_a_step_fits_its_line() {
    for lang in Lang::ALL {
        let screen = ready(4, 20).laid(lang, PHONE);
        let words = screen.app.ctx.words();
        let told = [
            "temple-ask-built-more",
            "temple-line-behind",
            "temple-inside-where",
            "reason-temple-value-title",
        ];
        for key in told {
            // A letter of this size is no wider than 8.5 dp, and Hangul no wider than 14.
            let wide = |letter: char| if letter >= '\u{1100}' { 14.0 } else { 7.6 };
            let width: f32 = words.text(key).replace('\u{2060}', "").chars().map(wide).sum();
            assert!(width < 336.0, "{lang:?} {key}: {width}");
        }
    }
}

#[test]
fn ways_have_their_names_below_their_pictures() {
    for lang in Lang::ALL {
        let screen = vector(0).first(14).laid(lang, PHONE);
        let names: Vec<String> = temple(&screen).get_ways().iter().map(|way| way.name.into()).collect();
        assert!(
            names.iter().all(|name| !name.is_empty() && name.lines().count() <= 2),
            "{names:?}"
        );
        let different: std::collections::BTreeSet<&String> = names.iter().collect();
        assert_eq!(different.len(), 6, "{names:?}");
    }
}

/// Of what way it is that lies ready can be seen, too.
#[test]
fn the_way_of_a_step_is_marked() {
    let screen = ready(4, 20).laid(Lang::En, PHONE);
    let ways = temple(&screen).get_ways();
    assert_eq!(ways.iter().filter(|way| way.made).count(), 1);
    assert!(ways.iter().all(|way| !way.chosen));
}

#[test]
fn arrows_choose_places_digits_choose_tiles_and_enter_builds() {
    let (_, screen) = going(12);
    assert!(screen.key(Key::RightArrow));
    assert!(!draft(&screen).is_empty());
    let first = draft(&screen);
    for key in [Key::DownArrow, Key::LeftArrow, Key::UpArrow, Key::RightArrow] {
        screen.key(key);
    }
    assert_ne!(draft(&screen), first);
    assert!(screen.key(Key::Return));
    assert_eq!(played(&screen), 13);
    assert!(screen.key_text("."));
    assert!(saved(&screen).table.draft().way.is_some());
}

#[test]
fn a_colour_is_opened_by_a_tap_and_the_line_says_so() {
    let found = (2..44).find(|&count| {
        let table = table(&vector(0).first(count));
        let seat = table.to_move().unwrap();
        table.game().open(seat).is_none() && table.hand(seat).iter().filter(|row| row.left.len() == 6).count() > 1
    });
    let (_, screen) = going(found.unwrap());
    let colours = temple(&screen).get_colours();
    let last = colours.iter().filter(|row| row.left == 6).last().unwrap();
    tap(&screen, &last.label);
    let opened = saved(&screen).table.draft().colour.expect("it is chosen");
    let name = kachel::words::colour(&screen.app.ctx.words(), opened.letter());
    assert!(
        shown(&screen).get_hint_text().contains(&name),
        "{}",
        shown(&screen).get_hint_text()
    );
}

#[test]
fn a_tile_is_dragged_from_the_hand_to_a_place() {
    let (game, screen) = going(12);
    let table = table(&game);
    let row = temple(&screen)
        .get_tiles()
        .iter()
        .find(|row| row.there && !row.label.contains("can’t"))
        .unwrap();
    let from = centre(&control(&screen, &row.label).unwrap());
    let places = shown(&screen).get_places();
    // Any single place in sight.
    let single = table
        .placements()
        .position(|placement| placement.places.count() == 1)
        .unwrap();
    let at = places.row_data(single).unwrap();
    let to = crate::hand::on_board(&screen, at.x + 0.5, at.y + 0.5);
    drag(&screen, from, to);
    assert!(!shown(&screen).get_dragging());
    assert!(
        draft(&screen).contains('=') || shown(&screen).get_tip_shown(),
        "{}",
        draft(&screen)
    );
}

#[test]
fn tiles_in_danger_are_marked_on_wish() {
    // Before the first tile only a 1 can be put down.
    let game = vector(0).first(0);
    let screen = game.laid(Lang::En, PHONE);
    let marked = |screen: &Screen| -> usize {
        let rows = temple(screen).get_colours();
        rows.iter()
            .map(|row| row.tiles.iter().filter(|tile| tile.danger).count())
            .sum()
    };
    assert_eq!(marked(&screen), 0);
    tap(&screen, &text(&screen, "temple-danger"));
    let table = table(&game);
    let seat = table.to_move().unwrap();
    let expected = table.outlook(seat).iter().filter(|look| !look.fits()).count();
    assert_eq!((marked(&screen), expected), (25, 25));
    // The other hand is a tap on the seat away, and marked too.
    let other = shown(&screen).get_seats().row_data(seat.next(2).index()).unwrap();
    tap(&screen, &other.label);
    assert!(shown(&screen).get_enlarged_shown());
    let rows = temple(&screen).get_other_hand();
    let left: usize = rows
        .iter()
        .map(|row| row.tiles.iter().filter(|tile| tile.there).count())
        .sum();
    assert_eq!(left as u32, table.game().tiles_left(seat.next(2)));
}
