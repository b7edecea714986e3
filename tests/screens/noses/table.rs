//! The nose game's table: the hand and its filter, stones, who is passed over, what there is to know.

use i_slint_backend_testing::AccessibleRole;
use kachel::games::Seat;
use kachel::games::noses::Step;
use kachel::screens::nav::{self, Entry};
use kachel::screens::ui::Theme;
use kachel::table::noses::{Choice, Outlook, Table, Which};
use kachel::words::Lang;
use slint::platform::Key;
use slint::{ComponentHandle, Model};

use super::hand::{
    NAMES, bare, board, choose_stone, draft, in_sight, lay, moving_rows, noses, of_hands, place_in_tray, plain, play,
    played, position, saved, segment, steps, swipe, table, tap_square, tap_tile, text, tile, tray, vector,
    with_pale_tiles,
};
use crate::hand::{confirm, control, is_enabled, shown, tap};
use crate::harness::{DESKTOP, PHONE, SIDEWAYS};

#[test]
fn a_usual_turn_takes_three_taps() {
    //   0 1
    let game = of_hands(&["01 05", "15 25 88"], &["01@0,0E"]);
    let screen = game.laid(Lang::En, PHONE);
    assert!(screen.has("Jonas, choose a tile"));
    let mut table = table(&game);
    let taps = play(&screen, &mut table, "15@1,1W+a".parse().unwrap());
    assert_eq!((taps.all, taps.stones), (3, 0));
    assert_eq!(played(&screen), 2);
    assert!(
        screen
            .labels()
            .iter()
            .any(|label| label.starts_with("Jonas lays button nose") && label.ends_with("Mina to move.")),
        "{:#?}",
        screen.labels()
    );
}

#[test]
fn the_first_tile_takes_two_taps() {
    let game = of_hands(&["01 05", "15 25"], &[]);
    let screen = game.laid(Lang::En, PHONE);
    assert!(screen.has("Mina, lay the first tile") && screen.has("Any tile will do."));
    tap_tile(&screen, tile("05"));
    assert!(shown(&screen).get_can_confirm());
    tap(&screen, &confirm(&screen));
    assert_eq!(played(&screen), 1);
}

#[test]
fn the_draft_is_on_the_disk_within_300_milliseconds() {
    let screen = vector(0).first(6).laid(Lang::En, PHONE);
    let path = screen.folder().join("games/game-0.json");
    let chosen = saved(&screen).table.hand(Seat(0))[3].0;
    tap_tile(&screen, chosen);
    std::thread::sleep(std::time::Duration::from_millis(300));
    let record: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(record["table"]["draft"], chosen.to_string());
}

// The hand

#[test]
fn all_27_tiles_can_be_scrolled_into_sight() {
    for size in [PHONE, SIDEWAYS, DESKTOP] {
        let screen = vector(0).first(1).laid(Lang::En, size);
        assert_eq!(tray(&screen).len(), 27);
        let hand = saved(&screen).table.hand(Seat(1));
        // A tap on the last one, on the first one, on one in the middle; each is let go by another tap.
        for &(tile, _) in [hand.last().unwrap(), &hand[0], &hand[13]] {
            tap_tile(&screen, tile);
            assert_eq!(draft(&screen), tile.to_string(), "{size:?}");
            tap_tile(&screen, tile);
            assert_eq!(draft(&screen), "");
        }
    }
}

#[test]
fn the_filter_leaves_what_can_be_laid_and_what_is_chosen() {
    let game = with_pale_tiles();
    let screen = game.laid(Lang::En, PHONE);
    let mut table = table(&game);
    let hand = table.hand(table.to_move().unwrap());
    let open = hand.iter().filter(|(_, open)| *open).count();
    let (closed, _) = *hand.iter().find(|(_, open)| !open).unwrap();
    assert!(screen.has("Not all of them fit now."));
    let filter = format!("{open} can be laid");
    assert_eq!(tray(&screen).len(), hand.len());
    tap(&screen, &filter);
    assert_eq!(tray(&screen).len(), open);
    assert!(tray(&screen).iter().all(|label| !label.ends_with("fits nowhere now")));
    let switch = screen.element_of(AccessibleRole::Switch, &filter);
    assert_eq!(switch.accessible_checked(), Some(true));
    tap(&screen, &filter);
    tap_tile(&screen, closed);
    tap(&screen, &filter);
    assert_eq!(tray(&screen).len(), open + 1, "what is chosen stays in sight");
    assert_eq!(draft(&screen), closed.to_string());
    // It holds for the next player too.
    tap_tile(&screen, closed);
    play(&screen, &mut table, steps(&vector(0))[game.steps.len()]);
    assert!(noses(&screen).get_filtered());
    let hand = table.hand(table.to_move().unwrap());
    assert_eq!(tray(&screen).len(), hand.iter().filter(|(_, open)| *open).count());
}

#[test]
fn the_chosen_tile_is_in_sight_wherever_the_window_turns() {
    let screen = vector(0).first(1).laid(Lang::En, PHONE);
    let hand = saved(&screen).table.hand(Seat(1));
    for (tile, _) in [hand[26], hand[0], hand[14]] {
        tap_tile(&screen, tile);
        for size in [SIDEWAYS, DESKTOP, PHONE] {
            screen.resize(size);
            assert_eq!(draft(&screen), tile.to_string());
            let place = place_in_tray(&screen, tile);
            assert!(
                in_sight(&screen).iter().any(|(seen, _)| *seen == place),
                "{tile} {size:?}"
            );
        }
    }
}

#[test]
fn other_hands_are_enlarged_and_the_tap_that_closes_them_does_nothing_else() {
    let screen = vector(3).first(12).laid(Lang::En, PHONE);
    let table = saved(&screen).table;
    for seat in [0, 2, 4].map(Seat) {
        let tab = shown(&screen).get_seats().row_data(seat.index()).unwrap();
        tap(&screen, &tab.label);
        assert!(shown(&screen).get_enlarged_shown());
        let hand = table.hand(seat);
        assert_eq!(noses(&screen).get_other_hand().row_count(), hand.len());
        let detail = plain(&shown(&screen).get_enlarged().detail);
        let open = hand.iter().filter(|(_, open)| *open).count();
        assert!(
            detail.starts_with(&format!("{} tiles, {open} of them", hand.len())),
            "{detail}"
        );
        let first = plain(&noses(&screen).get_other_hand().row_data(0).unwrap().label);
        assert!(control(&screen, &first).is_some(), "{first} in {:#?}", screen.labels());
        screen.assert_texts_fit("another hand");
        screen.touch_tap(180.0, 620.0);
        assert!(!shown(&screen).get_enlarged_shown());
        assert_eq!(draft(&screen), "");
    }
    let tab = shown(&screen).get_seats().row_data(0).unwrap();
    tap(&screen, &tab.label);
    assert!(screen.key(Key::Back));
    assert!(!shown(&screen).get_enlarged_shown());
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Table { .. }));
}

#[test]
fn all_tiles_of_the_largest_hand_can_be_seen_enlarged() {
    for size in [PHONE, SIDEWAYS, DESKTOP] {
        let screen = vector(0).first(1).laid(Lang::En, size);
        // The first player's 26, and the second's own 27.
        let tab = shown(&screen).get_seats().row_data(1).unwrap();
        tap(&screen, &tab.label);
        let labels: Vec<String> = noses(&screen)
            .get_other_hand()
            .iter()
            .map(|tile| plain(&tile.label))
            .collect();
        assert_eq!(labels.len(), 27);
        screen.element_of(AccessibleRole::Image, &labels[26]);
        screen.wheel(-400.0);
        let last = screen.element_of(AccessibleRole::Image, &labels[26]);
        let (y, height) = (last.absolute_position().y, last.size().height);
        assert!(
            y + height / 2.0 < size.1 as f32 - 16.0,
            "{size:?}: the last tile is at {y}"
        );
    }
}

// Passing over

#[test]
fn who_cannot_lay_is_passed_over_with_a_note() {
    for (number, before, names, note) in [
        (0, 44, &["Mina", "Jonas"][..], "Jonas can’t lay and is passed over."),
        (
            3,
            43,
            &["Mina", "Jonas", "Ava", "Lee", "Ben"][..],
            "Ben can’t lay and is passed over.",
        ),
        (4, 47, &["Mina", "Jonas"][..], "Mina can’t lay and is passed over."),
    ] {
        let game = vector(number).names(names).first(before);
        let step = steps(&vector(number))[before];
        let screen = game.laid(Lang::En, PHONE);
        let mut table = table(&game);
        play(&screen, &mut table, step);
        assert_eq!(plain(&shown(&screen).get_hint_text()), note);
        let said = plain(&shown(&screen).get_announcement());
        assert!(said.contains(note), "{said}");
        for seat in table.passed_over() {
            let tab = shown(&screen).get_seats().row_data(seat.index()).unwrap();
            assert!(tab.idle && !tab.active);
            assert!(plain(&tab.label).contains("can’t lay now"), "{}", tab.label);
        }
        // The note is there again after a restart.
        let screen = screen.restart(Lang::En);
        assert_eq!(plain(&shown(&screen).get_hint_text()), note);
    }
}

// Stones

/// A tile that forms or extends two groups, where at least three stones can move.
fn two_groups() -> (crate::hand::Game, Step) {
    position(|table, way| {
        let laying = table.game().laying(way).unwrap();
        let seat = table.to_move().unwrap();
        laying.groups.iter().all(Option::is_some) && table.game().stones(seat).count() > 2
    })
}

#[test]
fn stones_are_chosen_for_each_of_two_groups() {
    let (game, way) = two_groups();
    let screen = game.laid(Lang::En, PHONE);
    let mut table = table(&game);
    lay(&screen, &mut table, way);
    assert_eq!(noses(&screen).get_stones().row_count(), 2);
    assert!(screen.has(&text(&screen, "noses-whose")));
    for which in Which::BOTH {
        choose_stone(&screen, &mut table, which, Choice::Nobody);
        let offers = table.stone_choices(which);
        for choice in offers
            .iter()
            .map(|offer| offer.choice)
            .filter(|choice| *choice != Choice::Nobody)
        {
            choose_stone(&screen, &mut table, which, choice);
        }
    }
    let step = table.chosen_step().unwrap();
    tap(&screen, &confirm(&screen));
    assert_eq!(saved(&screen).table.history().played().last(), Some(&step));
}

#[test]
fn the_list_of_stones_says_what_each_gives_up_and_closes_without_a_choice() {
    let (game, way) = two_groups();
    let screen = game.laid(Lang::En, PHONE);
    let mut table = table(&game);
    lay(&screen, &mut table, way);
    let before = draft(&screen);
    let (x, y) = segment(&screen, &table, Which::First, "noses-move").unwrap();
    let open = || {
        screen.touch_tap(x, y);
        assert!(noses(&screen).get_moving_shown());
    };
    open();
    assert!(screen.has(&text(&screen, "noses-which-moves")));
    let offers = table.stone_choices(Which::First);
    let given_up: Vec<usize> = offers
        .iter()
        .filter_map(|offer| Some(offer.gives_up.as_ref()?.squares.len()))
        .collect();
    let details: Vec<String> = noses(&screen)
        .get_moving()
        .iter()
        .map(|row| plain(&row.detail))
        .collect();
    for (index, (detail, count)) in details.iter().zip(&given_up).enumerate() {
        assert!(
            detail.ends_with(&format!(" · That gives up {count} points.")),
            "{detail}"
        );
        // Where it lies tells it apart from another group of the same nose and size.
        assert!(!details[..index].contains(detail), "{details:#?}");
    }
    assert_eq!(moving_rows(&screen).len(), given_up.len());
    screen.assert_texts_fit("stones that can move");
    for close in [true, false] {
        if close {
            tap(&screen, "Close");
        } else {
            assert!(screen.key(Key::Back));
        }
        assert!(!noses(&screen).get_moving_shown());
        assert_eq!(draft(&screen), before);
        open();
    }
    // Beside the list.
    screen.touch_tap(180.0, 60.0);
    assert!(!noses(&screen).get_moving_shown());
    assert_eq!(draft(&screen), before);
}

#[test]
fn turning_a_tile_and_letting_it_go() {
    let (game, way) = position(|table, way| {
        let mut laid = table.clone();
        super::hand::put(&mut laid, way);
        laid.ways(way.at).len() > 1
    });
    let screen = game.laid(Lang::En, PHONE);
    let mut table = table(&game);
    lay(&screen, &mut table, way);
    if is_enabled(&screen, "Turn") {
        tap(&screen, "Turn");
        let turned = saved(&screen).table.draft().placed().unwrap();
        assert_ne!(bare(turned), way);
        assert!(table.game().layings(table.to_move().unwrap()).contains(&bare(turned)));
    }
    screen.key(Key::Back);
    assert_eq!(draft(&screen), way.tile.to_string());
    screen.key(Key::Back);
    assert_eq!(draft(&screen), "");
    screen.key(Key::Back);
    assert_eq!(nav::top(&screen.app.ctx), Entry::Home);
    assert!(screen.has("Continue"));
}

#[test]
fn one_undo_for_the_turn() {
    let game = vector(1).first(9);
    let screen = game.laid(Lang::En, PHONE);
    let mut table = table(&game);
    let before = saved(&screen).table.game().clone();
    play(&screen, &mut table, steps(&vector(1))[9]);
    tap(&screen, "Undo");
    assert_eq!(saved(&screen).table.game(), &before);
    tap(&screen, "Redo");
    assert_eq!(played(&screen), 10);
}

// What there is to know

/// What a tap on each nose of the table tells.
#[test]
fn a_tap_on_a_group_tells_its_size_its_owner_and_whether_it_grows() {
    let screen = vector(2).first(30).laid(Lang::En, PHONE);
    let table = saved(&screen).table;
    let (mut owned, mut free, mut grows, mut done) = (0, 0, 0, 0);
    for group in table.game().groups() {
        let at = group.squares[0];
        tap_square(&screen, at);
        let view = shown(&screen);
        assert!(view.get_tip_shown());
        let (title, told) = (plain(&view.get_tip_title()), plain(&view.get_tip_text()));
        assert!(title.ends_with(&format!("× {}", group.squares.len())), "{title}");
        match group.stone {
            Some(stone) => {
                owned += 1;
                let name = NAMES[stone.owner.index()];
                assert!(
                    told.contains(&format!("scores {} points for {name}", group.squares.len())),
                    "{told}"
                );
            }
            None => {
                free += 1;
                assert!(told.contains("nobody’s"), "{told}");
            }
        }
        match table.inspect(at).unwrap().outlook {
            Outlook::Open { tiles, .. } => {
                grows += 1;
                assert!(told.contains("It can still grow."), "{told}");
                let expected = match tiles {
                    1 => "One tile with this nose".to_owned(),
                    tiles => format!("{tiles} tiles with this nose"),
                };
                assert!(told.contains(&expected), "{told}");
            }
            Outlook::Closed(_) => {
                done += 1;
                assert!(told.contains("It can’t grow any more."), "{told}");
            }
        }
        screen.assert_texts_fit(&title);
        assert_eq!(draft(&screen), "");
        tap_square(&screen, at);
        assert!(!shown(&screen).get_tip_shown(), "another tap closes it");
    }
    assert!(
        owned > 3 && free > 0 && grows > 0 && done > 0,
        "{owned} {free} {grows} {done}"
    );
    let single = table
        .game()
        .tiles()
        .flat_map(|step| step.squares())
        .find(|&at| table.game().group(at).is_none())
        .unwrap();
    tap_square(&screen, single);
    assert!(plain(&shown(&screen).get_tip_title()).starts_with("A single "));
}

/// What lies on the board is read aloud: rows, and whose the groups are.
#[test]
fn those_who_listen_know_the_board() {
    let screen = of_hands(&["01 05", "15 25"], &["01@0,0E", "15@1,1W+a"]).laid(Lang::En, PHONE);
    let label = plain(&shown(&screen).get_board_label());
    assert!(
        label.starts_with("2 tiles") && label.contains("× 2 is Jonas’s"),
        "{label}"
    );
    assert!(control(&screen, &label).is_some());
}

// Nothing half-made gets lost

#[test]
fn language_theme_and_window_change_in_the_middle_of_a_turn() {
    let (game, way) = two_groups();
    let screen = game.laid(Lang::En, PHONE);
    let mut table = table(&game);
    lay(&screen, &mut table, way);
    let from = table.movable_stones()[1];
    choose_stone(&screen, &mut table, Which::First, Choice::From(from));
    let before = draft(&screen);
    let note = plain(&shown(&screen).get_note());
    tap(&screen, "Menu");
    tap(&screen, "Settings");
    screen.tap("Deutsch");
    screen.tap("Dunkel");
    assert!(screen.key(Key::Back));
    assert_eq!(draft(&screen), before);
    assert_ne!(plain(&shown(&screen).get_note()), note);
    assert!(screen.ui().global::<Theme>().get_dark());
    for size in [SIDEWAYS, DESKTOP, PHONE] {
        screen.resize(size);
        assert_eq!(draft(&screen), before);
        assert!(shown(&screen).get_can_confirm());
    }
    let screen = screen.restart(Lang::De);
    assert_eq!(draft(&screen), before);
    tap(&screen, &confirm(&screen));
    assert_eq!(played(&screen), game.steps.len() + 1);
}

#[test]
fn digits_are_shown_on_the_noses_at_once() {
    let screen = vector(0).first(10).laid(Lang::En, PHONE);
    let without = screen.picture();
    tap(&screen, "Menu");
    tap(&screen, "Settings");
    screen.tap(&text(&screen, "settings-digits"));
    screen.key(Key::Back);
    screen.looks_like("noses-digits-light-en");
    assert_ne!(screen.picture().as_bytes(), without.as_bytes());
}

#[test]
fn a_hand_scrolled_far_is_no_gap_for_the_next_player() {
    let game = vector(0).first(1);
    let screen = game.laid(Lang::En, PHONE);
    let y = in_sight(&screen)[0].1.1;
    for _ in 0..10 {
        swipe(&screen, (300.0, y), (40.0, y));
    }
    let mut table: Table = table(&game);
    play(&screen, &mut table, steps(&vector(0))[1]);
    let seen = in_sight(&screen);
    assert!(seen.len() >= 5, "{seen:?}");
    let (_, top, ..) = board(&screen);
    assert!(top > 0.0);
}
