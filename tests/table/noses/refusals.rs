//! What can't be, and what the table says about it.

use super::*;
use kachel::games::Reason as _;
use kachel::games::noses::{NoGroup, NoStone, Reason, Span};
use kachel::table::noses::Refusal;
use std::collections::BTreeMap;

#[track_caller]
fn refused(table: &mut Table, intent: Intent) -> Refusal {
    let before = table.draft();
    match table.handle_intent(intent, true) {
        Answer::Refused(refusal) => {
            assert_eq!(table.draft(), before, "what is chosen stays");
            refusal
        }
        answer => panic!("{intent:?} is {answer:?}"),
    }
}

#[test]
fn a_tile_that_is_not_in_hand() {
    let mut table = game(&["01 05", "15 25"], &["01@0,0E"]);
    for (text, holder) in [("05", Some(Seat(0))), ("01", None), ("88", None)] {
        let refusal = refused(&mut table, Intent::Tile(tile(text)));
        assert_eq!(
            refusal.reason,
            Reason::NotInHand {
                tile: tile(text),
                holder
            }
        );
        assert_eq!((refusal.would_lie, refusal.marked), (None, vec![]));
    }
}

#[test]
fn a_tile_after_the_end() {
    let mut table = game(&["01", "23"], &["01@0,0E"]);
    assert_eq!(table.to_move(), None);
    let refusal = refused(&mut table, Intent::Tile(tile("23")));
    assert_eq!((refusal.reason, refusal.would_lie), (Reason::GameOver, None));
    assert_eq!(table.handle_intent(touch(at(0, 1)), true), Answer::Ignored);
}

#[test]
fn a_place_is_explained_where_it_was_touched() {
    //   0 1
    let mut table = game(&["01 05", "15 25"], &["01@0,0E"]);
    table.handle_intent(Intent::Tile(tile("15")), true);
    let refusal = refused(&mut table, touch(at(1, 0)));
    assert_eq!(refusal.reason, Reason::Occupied(at(1, 0)));
    assert_eq!(refusal.marked, [at(1, 0)]);
    let refusal = refused(&mut table, touch(at(5, 5)));
    assert_eq!(
        (refusal.reason, refusal.marked),
        (Reason::TouchTwo { touched: None }, vec![])
    );
    // Beside the 1 only one square can be touched.
    let refusal = refused(&mut table, touch(at(2, 0)));
    assert_eq!(
        refusal.reason,
        Reason::TouchTwo {
            touched: Some(at(1, 0))
        }
    );
    assert_eq!(refusal.marked, [at(1, 0)]);
    // A tile that can be laid nowhere can still be chosen, and each tap explains.
    table.handle_intent(Intent::Tile(tile("25")), true);
    assert_eq!(table.draft(), Draft::Tile(tile("25")));
    assert!(!table.can_be_laid(tile("25")) && table.can_be_laid(tile("15")));
    let refusal = refused(&mut table, touch(at(1, 1)));
    assert_eq!(refusal.reason.word(), "no-match");
    assert_eq!(
        refusal.marked,
        [at(1, 0), at(0, 0)],
        "the touched noses, in the order of the tile's"
    );
    assert_eq!(refusal.would_lie, Some([(at(1, 1), 2), (at(0, 1), 5)]));
    assert_eq!(refusal.step.to_string(), "25@1,1W");
}

#[test]
fn stones_that_there_are_not() {
    //   0 1
    //   5 1
    let mut table = game(&["01 05 06", "15 25"], &["01@0,0E"]);
    lay(&mut table, "15@1,1W".parse().unwrap());
    let refusal = refused(&mut table, Intent::Stone(Which::Second, Choice::Reserve));
    let why = NoGroup::Single;
    assert_eq!(refusal.reason, Reason::NoGroup { square: at(0, 1), why });
    assert_eq!(refusal.marked, [at(0, 1)]);
    let refusal = refused(&mut table, Intent::Stone(Which::First, Choice::From(at(0, 0))));
    assert_eq!(refusal.reason, Reason::NoStone(NoStone::NotThere(at(0, 0))));
    assert_eq!(refusal.marked, [at(0, 0)]);
    assert_eq!(refusal.step.to_string(), "15@1,1W+a<0,0");
}

#[test]
fn an_empty_reserve_and_a_stone_that_goes_back() {
    let (mut empty, mut returned) = (0, 0);
    for table in tables() {
        let Some(seat) = table.to_move() else { continue };
        for way in table.game().layings(seat) {
            let mut table = table.clone();
            lay(&mut table, way);
            let group = |which: &Which| table.chosen_stone(*which).is_some();
            let Some(which) = Which::BOTH.into_iter().find(group) else {
                continue;
            };
            let ghost = table.ghost().unwrap();
            let back = ghost.returned.iter().find(|stone| stone.owner == seat);
            if let Some(back) = back {
                let refusal = refused(&mut table, Intent::Stone(which, Choice::From(back.square)));
                assert_eq!(refusal.reason, Reason::NoStone(NoStone::Returned(back.square)));
                returned += 1;
            } else if table.game().reserve(seat) == 0 {
                let refusal = refused(&mut table, Intent::Stone(which, Choice::Reserve));
                assert_eq!(refusal.reason, Reason::NoStone(NoStone::EmptyReserve));
                empty += 1;
            }
        }
    }
    assert!(empty > 20 && returned > 20, "{empty} {returned}");
}

/// The page's order.
const ORDER: [&str; 5] = ["occupied", "touch-two", "no-match", "too-wide", "hole"];

/// All texts of a tile on a square, in each direction and order.
fn all_ways(tile: Tile, square: Square) -> Vec<Step> {
    use kachel::games::noses::Direction;
    let around = Direction::ALL
        .into_iter()
        .map(move |to| square + to.offset())
        .chain([square]);
    let steps = around.flat_map(move |at| Direction::ALL.into_iter().map(move |to| Step::lay(tile, at, to)));
    let canonical = |step: &Step| !tile.is_double() || matches!(step.to, Direction::East | Direction::South);
    steps
        .filter(|step| canonical(step) && step.squares().contains(&square))
        .collect()
}

#[test]
fn the_way_that_is_nearest_to_legal_is_explained() {
    let mut words = BTreeMap::new();
    for mut table in tables().filter(|table| table.history().cursor() > 0) {
        let Some(seat) = table.to_move() else { continue };
        let reach = table.reach().unwrap().bounds;
        let tiles: Vec<Tile> = table.game().hand(seat).tiles().collect();
        for tile in tiles.into_iter().step_by(3) {
            if table.draft().tile() != Some(tile) {
                table.handle_intent(Intent::Tile(tile), true);
            }
            let offered = table.offered_squares();
            let around = [at(reach.west - 2, reach.north - 2), at(reach.east + 2, reach.south + 2)];
            let squares = around
                .into_iter()
                .fold(reach, |bounds, square| bounds.with(square))
                .squares();
            for square in squares.filter(|square| !offered.contains(square)) {
                let refusal = refused(&mut table, touch(square));
                let game = table.game();
                assert_eq!(game.explain(refusal.step).as_ref(), Err(&refusal.reason));
                assert!(refusal.step.squares().contains(&square));
                assert_eq!(refusal.would_lie, Some(refusal.step.laid()));
                let rank = |word: &str| ORDER.iter().position(|&other| other == word).unwrap();
                let ways = all_ways(tile, square);
                assert_eq!(ways.len(), if tile.is_double() { 4 } else { 8 });
                let latest = ways
                    .iter()
                    .map(|&way| rank(game.explain(way).unwrap_err().word()))
                    .max();
                assert_eq!(Some(rank(refusal.reason.word())), latest);
                *words.entry(refusal.reason.word()).or_insert(0) += 1;
                match refusal.reason {
                    Reason::Occupied(covered) => assert_eq!(covered, square),
                    Reason::Hole { squares } => assert_eq!(squares, refusal.marked),
                    Reason::TooWide(Span::Columns(from, to) | Span::Rows(from, to)) => assert!(to - from >= 10),
                    _ => {}
                }
            }
        }
    }
    assert!(
        ORDER
            .iter()
            .all(|word| words.get(word).is_some_and(|&count| count > 10)),
        "{words:?}"
    );
}

#[test]
fn of_two_ways_the_one_nearest_to_the_touch_is_explained() {
    //   0 1
    let mut table = game(&["01 05", "15 25"], &["01@0,0E"]);
    table.handle_intent(Intent::Tile(tile("25")), true);
    let mut squares = |x, y| refused(&mut table, Intent::Board { x, y, reach: 0.5 }).step.squares();
    assert_eq!(squares(5.5, 5.9), [at(5, 5), at(5, 6)]);
    assert_eq!(squares(5.9, 5.5), [at(5, 5), at(6, 5)]);
    assert_eq!(squares(5.1, 5.5), [at(5, 5), at(4, 5)]);
    assert_eq!(squares(5.5, 5.1), [at(5, 5), at(5, 4)]);
}
