//! What the table of Temple says: notes that lie clear of what they are about, tiles in danger, and the end.

use i_slint_backend_testing::{AccessibleRole, ElementHandle};
use kachel::games::Seat;
use kachel::screens::nav::{self, Entry};
use kachel::screens::ui::BoardShape;
use kachel::table::temple::{Intent, Placement};
use kachel::words::Lang;
use slint::Model;

use super::hand::{draft, ready, saved, table, temple, text, vector};
use crate::hand::{Game, control, lay_number, on_board, shown, tap};
use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen, save_games};
use crate::records::finished;

fn plain(text: &str) -> String {
    text.replace('\u{2060}', "")
}

/// The dark note of this title.
fn note(screen: &Screen, title: &str) -> Option<ElementHandle> {
    let mut found = screen.find(&plain(title)).into_iter();
    found.find(|element| element.accessible_role() == Some(AccessibleRole::Region))
}

fn closed_way(screen: &Screen) -> String {
    let row = temple(screen).get_ways().iter().find(|row| !row.offered);
    row.expect("a way is closed").label.into()
}

/// A game with tiles that lie ready while a way is closed.
fn ready_and_closed() -> Game {
    let mut games = (10..30).map(|count| ready(0, count));
    let has_closed = |game: &Game| table(game).ways().iter().any(|offer| offer.placements == 0);
    games.find(has_closed).unwrap()
}

#[test]
fn two_notes_never_lie_on_each_other() {
    let game = ready_and_closed();
    for size in [PHONE, DESKTOP] {
        let screen = game.laid(Lang::De, size);
        let ready = shown(&screen).get_note();
        assert!(note(&screen, &ready).is_some(), "{:#?}", screen.labels());
        tap(&screen, &closed_way(&screen));
        assert!(note(&screen, &shown(&screen).get_tip_title()).is_some());
        assert!(note(&screen, &ready).is_none(), "{size:?}: both are there");
        tap(&screen, &closed_way(&screen));
        assert!(note(&screen, &ready).is_some() && !shown(&screen).get_tip_shown());
    }
}

#[test]
fn what_lies_ready_stays_in_sight_while_something_else_is_explained() {
    let rows = |screen: &Screen| shown(screen).get_board().iter().collect::<Vec<_>>();
    let without = rows(&vector(0).first(26).laid(Lang::En, PHONE));
    let screen = ready(0, 26).laid(Lang::En, PHONE);
    let (laid, before) = (draft(&screen), rows(&screen));
    // The table, far from the building.
    screen.touch_tap(30.0, 340.0);
    assert!(shown(&screen).get_tip_shown() && shown(&screen).get_can_confirm());
    assert_eq!(draft(&screen), laid);
    let after = rows(&screen);
    // Smaller than the table, which grows to where one has tapped.
    let is_ready = |row: &&BoardShape| !without.contains(row) && row.w < 3.0;
    let ready: Vec<_> = before.iter().filter(is_ready).collect();
    assert!(!ready.is_empty() && ready.iter().all(|row| after.contains(row)));
}

/// Points all over the board, clear of its edges and its buttons.
fn points(screen: &Screen, columns: usize, rows: usize) -> Vec<(f32, f32)> {
    let board = control(screen, &shown(screen).get_board_label()).unwrap();
    let (at, size) = (board.absolute_position(), board.size());
    let (width, height) = (size.width - 90.0, size.height - 40.0);
    let part = |index: usize, of: usize| (index as f32 + 0.5) / of as f32;
    (0..columns * rows)
        .map(|index| {
            let (column, row) = (index % columns, index / columns);
            (
                at.x + 20.0 + width * part(column, columns),
                at.y + 20.0 + height * part(row, rows),
            )
        })
        .collect()
}

#[test]
fn an_explanation_never_covers_what_it_is_about() {
    for (lang, size) in [(Lang::De, PHONE), (Lang::Ko, SIDEWAYS)] {
        let screen = vector(0).first(26).laid(lang, size);
        let mut told = 0;
        for (x, y) in points(&screen, 3, 4) {
            let stands = shown(&screen).get_origin_y();
            screen.touch_tap(x, y);
            screen.wait(400);
            screen.settle();
            let table = shown(&screen);
            if table.get_tip_shown() && table.get_tip_points() {
                told += 1;
                let tip = note(&screen, &table.get_tip_title()).unwrap();
                let top = tip.absolute_position().y - table.get_board_top();
                let bottom = top + tip.size().height;
                assert!(
                    table.get_tip_bottom() <= top + 1.0 || table.get_tip_top() >= bottom - 1.0,
                    "{lang:?} {size:?}: {} covers {}..{} with {top}..{bottom}",
                    table.get_tip_title(),
                    table.get_tip_top(),
                    table.get_tip_bottom(),
                );
            }
            if table.get_tip_shown() {
                nav::back(&screen.app.ctx);
                screen.settle();
                assert_eq!(shown(&screen).get_origin_y(), stands, "the board comes back");
            } else if !draft(&screen).is_empty() {
                nav::back(&screen.app.ctx);
                tap(&screen, &text(&screen, "table-fit"));
                screen.wait(400);
                screen.settle();
            }
        }
        assert!(
            told >= 2,
            "{lang:?} {size:?}: only {told} times something was explained"
        );
    }
}

/// A place of the window, in dp.
type Point = (f32, f32);

/// Different places of the board where nothing can go, which isn't because they touch nothing, with what is said; and places where
/// something can.
fn refused_and_free(screen: &Screen) -> (Vec<(Point, String)>, Vec<Point>) {
    let mut found: Vec<(Point, String)> = Vec::new();
    let mut free = Vec::new();
    for (x, y) in points(screen, 6, 6) {
        screen.touch_tap(x, y);
        if shown(screen).get_tip_shown() {
            let title = plain(&shown(screen).get_tip_title());
            let is_other = found.iter().all(|(_, other)| *other != title);
            if is_other && title != text(screen, "reason-temple-floor-title") {
                found.push(((x, y), title));
            }
        }
        if !draft(screen).is_empty() {
            free.push((x, y));
        }
        while shown(screen).get_tip_shown() || !draft(screen).is_empty() {
            nav::back(&screen.app.ctx);
            screen.settle();
        }
        tap(screen, &text(screen, "table-fit"));
        screen.wait(400);
        screen.settle();
    }
    (found, free)
}

#[test]
fn whoever_taps_elsewhere_is_told_of_that_or_gets_it_done() {
    let screen = vector(0).first(26).laid(Lang::En, PHONE);
    let (refused, free) = refused_and_free(&screen);
    assert!(refused.len() >= 2, "{refused:?}");
    let ((x, y), title) = &refused[0];
    screen.touch_tap(*x, *y);
    assert_eq!(plain(&shown(&screen).get_tip_title()), *title);
    // Another place: told at once.
    let ((other_x, other_y), other) = &refused[1];
    screen.touch_tap(*other_x, *other_y);
    assert_eq!(plain(&shown(&screen).get_tip_title()), *other, "{:#?}", screen.labels());
    // The same place again: that is enough.
    screen.touch_tap(*other_x, *other_y);
    assert!(!shown(&screen).get_tip_shown());
    // A place where something can go is chosen, and the note goes.
    screen.touch_tap(*x, *y);
    assert!(shown(&screen).get_tip_shown());
    assert!(shown(&screen).get_places().row_count() > 0, "they stay to be seen");
    let tip = note(&screen, &shown(&screen).get_tip_title()).unwrap();
    let covers =
        |y: f32| y > tip.absolute_position().y - 4.0 && y < tip.absolute_position().y + tip.size().height + 4.0;
    let free = free.into_iter().find(|&(_, y)| !covers(y));
    let (x, y) = free.expect("something can be built");
    screen.touch_tap(x, y);
    assert!(!shown(&screen).get_tip_shown() && !draft(&screen).is_empty());
}

#[test]
fn the_line_below_the_ways_is_one_line_and_the_board_keeps_its_size() {
    let games = [12, 24].map(|count| vector(0).first(count));
    let texts = [games[0].text(), games[1].text()];
    for lang in Lang::ALL {
        let screen = Screen::with_games(&[&texts[0], &texts[1]], lang, PHONE);
        for (number, game) in games.iter().enumerate() {
            lay_number(&screen, number);
            let beside = table(game);
            let offered: Vec<&Placement> = beside.placements().collect();
            let height = |screen: &Screen| {
                let board = control(screen, &shown(screen).get_board_label()).unwrap();
                board.size().height
            };
            let before = height(&screen);
            for index in (0..offered.len()).step_by(offered.len().div_ceil(3)) {
                shown(&screen).invoke_place_chosen(index as i32);
                screen.settle();
                screen.assert_texts_fit(&format!("{lang:?} {}", temple(&screen).get_line()));
                assert_eq!(height(&screen), before, "{lang:?} {:?}", temple(&screen).get_line());
                // A place behind another one: a tap says so.
                let rows = shown(&screen).get_places();
                let row = rows.row_data(index).unwrap();
                let (x, y) = on_board(&screen, row.x + 0.5, row.y + 0.5);
                screen.touch_tap(x, y);
                assert_eq!(height(&screen), before, "{lang:?} {:?}", temple(&screen).get_line());
                while shown(&screen).get_tip_shown() || !draft(&screen).is_empty() {
                    nav::back(&screen.app.ctx);
                    screen.settle();
                }
            }
        }
    }
}

// Danger.

/// A moment at which no tile is in danger, and one at which most are: before the first tile.
fn safe_and_stuck() -> (Game, Game) {
    let is_safe = |game: &Game| {
        let table = table(game);
        let fits = |seat: Seat| table.outlook(seat).iter().all(|look| look.fits());
        fits(Seat(0)) && fits(Seat(1))
    };
    let safe = (2..30).map(|count| vector(0).first(count)).find(is_safe);
    (safe.unwrap(), vector(0).first(0))
}

#[test]
fn danger_says_so_even_if_there_is_none() {
    let (safe, some) = safe_and_stuck();
    let screen = safe.laid(Lang::En, PHONE);
    tap(&screen, &text(&screen, "temple-danger"));
    assert_eq!(plain(&shown(&screen).get_tip_title()), "No danger");
    assert_eq!(
        plain(&temple(&screen).get_line()),
        "No danger: every tile still fits somewhere."
    );
    // The sign has its word beside it.
    assert!(screen.has("Danger"), "{:#?}", screen.labels());
    let screen = some.laid(Lang::En, PHONE);
    tap(&screen, &text(&screen, "temple-danger"));
    let title = plain(&shown(&screen).get_tip_title());
    assert!(title.contains("nowhere"), "{title}");
    assert!(plain(&temple(&screen).get_line()).starts_with("In danger: "));
    // A tile with the sign says why.
    let marked = temple(&screen).get_tiles().iter().find(|tile| tile.danger).unwrap();
    assert!(marked.label.contains("fits nowhere"), "{}", marked.label);
    tap(&screen, &marked.label);
    assert!(shown(&screen).get_tip_shown());
    assert_ne!(plain(&shown(&screen).get_tip_title()), title);
    assert!(!shown(&screen).get_tip_text().is_empty() && !shown(&screen).get_tip_link().is_empty());
    assert_eq!(draft(&screen), "");
    tap(&screen, &marked.label);
    assert!(!shown(&screen).get_tip_shown());
}

#[test]
fn danger_stays_as_it_was_left() {
    let (_, some) = safe_and_stuck();
    let screen = some.laid(Lang::En, PHONE);
    tap(&screen, &text(&screen, "temple-danger"));
    let screen = screen.restart(Lang::De);
    assert!(temple(&screen).get_danger());
    assert!(temple(&screen).get_tiles().iter().any(|tile| tile.danger));
    assert!(!shown(&screen).get_tip_shown());
    tap(&screen, &text(&screen, "temple-danger"));
    let screen = screen.restart(Lang::De);
    assert!(!temple(&screen).get_danger());
}

// The end.

#[test]
fn at_the_end_the_board_says_who_won_and_why() {
    for (vector, title, text, stuck) in [
        (
            "temple-03",
            "Jonas gewinnt",
            "Jonas hat das letzte von dreißig Plättchen verbaut.",
            0,
        ),
        (
            "temple-x-stuck-original",
            "Mina gewinnt",
            "Jonas ist dran und kann nicht mehr bauen.",
            25,
        ),
    ] {
        for size in [PHONE, SIDEWAYS, DESKTOP] {
            let screen = Screen::at_result(&finished(vector, &["Mina", "Jonas"]), Lang::De, size);
            assert!(screen.has(title) && screen.has(text), "{:#?}", screen.labels());
            screen.tap("Tisch ansehen");
            screen.wait(400);
            screen.settle();
            assert!(shown(&screen).get_reviewing());
            assert!(
                screen.has(title) && screen.has(text),
                "{size:?}: {:#?}",
                screen.labels()
            );
            let hands = temple(&screen).get_end_hands();
            let groups = hands.iter().flat_map(|hand| hand.groups.iter().collect::<Vec<_>>());
            let groups: Vec<_> = groups.collect();
            assert!(groups.iter().all(|group| !group.text.is_empty()));
            let tiles: usize = groups.iter().map(|group| group.label.split(", ").count()).sum();
            assert_eq!(tiles, stuck);
            screen.assert_texts_fit(&format!("the end of {vector} {size:?}"));
            screen.assert_controls_are_good(&format!("the end of {vector} {size:?}"));
            // A step before, nobody has won.
            tap(&screen, "Einen Schritt zurück");
            assert!(temple(&screen).get_end_title().is_empty() && !screen.has(title));
        }
    }
}

#[test]
fn a_game_that_is_over_is_found_at_its_result() {
    let game = finished("temple-x-stuck-original", &["Mina", "Jonas"]);
    // Where one was looking at it, at the latest.
    let screen = Screen::at_result(&game, Lang::En, PHONE);
    screen.tap("Look at the board");
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Table { .. }));
    let screen = screen.restart(Lang::En);
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Result { .. }));
    assert!(
        screen.has("Mina wins") && screen.has("Replay"),
        "{:#?}",
        screen.labels()
    );
    // Where the process was killed before it could show the result.
    let folder = tempfile::tempdir().unwrap();
    save_games(folder.path(), &[&game]);
    let session = r#"{"pages":[{"page":"home"},{"page":"table","game":"game-0"}]}"#;
    std::fs::write(folder.path().join("session.json"), session).unwrap();
    let screen = Screen::open_in(folder.path(), Lang::En, PHONE);
    assert!(
        matches!(nav::top(&screen.app.ctx), Entry::Result { .. }),
        "{:#?}",
        screen.labels()
    );
    // And from the list of saved games.
    let screen = Screen::with_games(&[&game], Lang::En, PHONE);
    screen.tap("One saved game");
    screen.tap("Mina, Jonas");
    assert!(
        matches!(nav::top(&screen.app.ctx), Entry::Result { .. }),
        "{:#?}",
        screen.labels()
    );
}

// Names.

#[test]
fn names_that_nobody_typed_follow_the_language() {
    let screen = Screen::open(Lang::En, PHONE);
    screen.tap("Temple");
    screen.tap("Name at seat 2");
    screen.type_text("Jonas");
    screen.tap("Let’s play");
    let seats = |screen: &Screen| -> Vec<String> {
        shown(screen)
            .get_seats()
            .iter()
            .map(|row| row.name.to_string())
            .collect()
    };
    assert_eq!(seats(&screen), ["Player 1", "Jonas"]);
    assert!(saved(&screen).names()[0].is_some(), "other programs find a name");
    let screen = screen.restart(Lang::De);
    assert_eq!(seats(&screen), ["Person 1", "Jonas"]);
    let screen = screen.restart(Lang::Ko);
    assert_eq!(seats(&screen), ["플레이어 1", "Jonas"]);
    nav::go_home(&screen.app.ctx);
    screen.settle();
    assert!(screen.has("플레이어 1 차례"), "{:#?}", screen.labels());
}

#[test]
fn what_can_be_done_at_both_hands_is_the_same_game() {
    // The hand below is the open colour first; so is the other one.
    let game = vector(0).first(26);
    let screen = game.laid(Lang::En, PHONE);
    let mut beside = table(&game);
    beside.handle_intent(Intent::Back, true);
    let seat = beside.to_move().unwrap();
    let open_first = |rows: Vec<bool>| rows.first().copied();
    let mine: Vec<bool> = temple(&screen).get_colours().iter().map(|row| row.open).collect();
    assert_eq!(open_first(mine), beside.game().open(seat).map(|_| true).or(Some(false)));
    let other = shown(&screen).get_seats().row_data(seat.next(2).index()).unwrap();
    tap(&screen, &other.label);
    let rows = temple(&screen).get_other_hand();
    assert_eq!(rows.row_count(), 5);
    assert!(rows.iter().all(|row| row.tiles.row_count() == 6), "all thirty");
    let theirs: Vec<bool> = rows.iter().map(|row| row.open).collect();
    let open = beside.game().open(seat.next(2)).is_some();
    assert_eq!(open_first(theirs), Some(open));
}
