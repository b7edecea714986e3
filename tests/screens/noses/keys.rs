//! The nose game with the keyboard.

use kachel::table::noses::{Choice, Which};
use kachel::words::Lang;
use slint::Model;
use slint::platform::Key;

use super::hand::{draft, noses, played, position, saved, vector};
use crate::hand::shown;
use crate::harness::{DESKTOP, PHONE, Screen};

/// The tile that is chosen, by its place among those that can be laid.
fn chosen(screen: &Screen) -> Option<usize> {
    let table = saved(screen).table;
    let tile = table.draft().tile()?;
    let mut hand = table.hand(table.to_move().unwrap());
    hand.retain(|(_, open)| *open);
    hand.iter().position(|(other, _)| *other == tile)
}

fn open_tiles(screen: &Screen) -> usize {
    let table = saved(screen).table;
    let hand = table.hand(table.to_move().unwrap());
    hand.iter().filter(|(_, open)| *open).count()
}

#[test]
fn tiles_are_gone_through() {
    let screen = vector(0).first(20).laid(Lang::En, DESKTOP);
    let count = open_tiles(&screen);
    assert!(count > 2);
    for expected in (0..count).chain([0]) {
        assert!(screen.key_text("."));
        assert_eq!(chosen(&screen), Some(expected));
    }
    assert!(screen.key_text(","));
    assert_eq!(chosen(&screen), Some(count - 1), "before the first one comes the last");
    screen.key(Key::Escape);
    assert_eq!(draft(&screen), "");
    assert!(screen.key_text(","));
    assert_eq!(chosen(&screen), Some(count - 1));
    screen.key(Key::Escape);
    // With nothing chosen, arrows do the same.
    screen.key(Key::RightArrow);
    assert_eq!(chosen(&screen), Some(0));
}

#[test]
fn a_turn_with_the_keys_and_back() {
    for size in [DESKTOP, PHONE] {
        let screen = vector(0).first(20).laid(Lang::En, size);
        screen.key_text(".");
        screen.key(Key::RightArrow);
        let first = draft(&screen);
        assert!(first.contains('@'), "{first}");
        let mut seen = vec![first];
        for key in [Key::DownArrow, Key::LeftArrow, Key::UpArrow, Key::RightArrow] {
            screen.key(key);
            seen.push(draft(&screen));
        }
        seen.sort();
        seen.dedup();
        assert!(seen.len() > 1, "arrows move it: {seen:?}");
        let step = saved(&screen).table.chosen_step().unwrap();
        screen.key(Key::Return);
        assert_eq!(played(&screen), 21);
        assert_eq!(saved(&screen).table.history().played()[20], step);
        screen.key_with_control("z");
        assert_eq!(played(&screen), 20);
        screen.key_with_control("y");
        assert_eq!(played(&screen), 21);
    }
}

#[test]
fn every_place_can_be_reached_with_arrows() {
    let screen = vector(0).first(20).laid(Lang::En, DESKTOP);
    screen.key_text(".");
    let wanted = saved(&screen).table.offered_squares();
    let mut reached = Vec::new();
    // There and back in all directions, as somebody who looks for a place.
    for key in [Key::RightArrow, Key::DownArrow, Key::LeftArrow, Key::UpArrow]
        .into_iter()
        .cycle()
        .take(8)
    {
        for _ in 0..wanted.len() {
            screen.key(key);
            let step = saved(&screen).table.chosen_step().unwrap();
            reached.extend(step.squares());
        }
    }
    reached.sort_unstable();
    reached.dedup();
    assert!(reached.len() * 2 >= wanted.len(), "{reached:?} of {wanted:?}");
    assert!(reached.iter().all(|square| wanted.contains(square)));
}

#[test]
fn r_turns() {
    let (game, way) = position(|table, way| {
        let mut laid = table.clone();
        super::hand::put(&mut laid, way);
        laid.ways(way.at).len() > 1
    });
    let screen = game.draft(&way.to_string()).laid(Lang::En, DESKTOP);
    assert!(shown(&screen).get_can_turn());
    assert!(screen.key_text("r"));
    let turned = saved(&screen).table.chosen_step().unwrap();
    assert_ne!(turned.with(None, None), way);
    assert!(turned.squares().contains(&way.at));
}

#[test]
fn digits_change_whose_the_groups_are() {
    let (game, way) = position(|table, way| {
        let laying = table.game().laying(way).unwrap();
        laying.groups.iter().all(Option::is_some) && table.game().reserve(table.to_move().unwrap()) > 1
    });
    let screen = game.draft(&way.to_string()).laid(Lang::En, DESKTOP);
    let stone = |which| saved(&screen).table.chosen_stone(which).unwrap();
    assert_eq!(Which::BOTH.map(stone), [Choice::Nobody; 2]);
    assert!(screen.key_text("1"));
    assert_eq!(Which::BOTH.map(stone), [Choice::Reserve, Choice::Nobody]);
    assert!(screen.key_text("2"));
    assert_eq!(Which::BOTH.map(stone), [Choice::Reserve; 2]);
    // All choices, and from the start again.
    let choices = saved(&screen).table.stone_choices(Which::First).len();
    for _ in 0..choices {
        screen.key_text("1");
    }
    assert_eq!(Which::BOTH.map(stone), [Choice::Reserve; 2]);
    assert!(noses(&screen).get_stones().iter().all(|row| row.mine && !row.moves));
    screen.key(Key::Return);
    let last = *saved(&screen).table.history().played().last().unwrap();
    assert_eq!(last.with(None, None), way);
    assert!(last.a.is_some() && last.b.is_some());
}
