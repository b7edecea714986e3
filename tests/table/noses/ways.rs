//! Where and in which ways a tile can lie.

use super::*;
use std::collections::BTreeSet;

/// Positions with each tile of the seat to move, chosen.
fn chosen() -> impl Iterator<Item = Table> {
    tables().flat_map(|table| {
        let tiles: Vec<Tile> = match table.to_move() {
            Some(seat) => table.game().hand(seat).tiles().collect(),
            None => Vec::new(),
        };
        tiles.into_iter().map(move |tile| {
            let mut table = table.clone();
            assert_eq!(table.handle_intent(Intent::Tile(tile), true), Answer::Chosen);
            table
        })
    })
}

#[test]
fn what_is_offered_is_legal_and_nothing_is_missing() {
    for table in tables() {
        let Some(seat) = table.to_move() else { continue };
        let mut offered = BTreeSet::new();
        for tile in table.game().hand(seat).tiles() {
            let mut table = table.clone();
            table.handle_intent(Intent::Tile(tile), true);
            assert_eq!(table.can_be_laid(tile), !table.all_ways().is_empty());
            let ways: BTreeSet<Step> = table.all_ways().iter().copied().collect();
            let by_square: BTreeSet<Step> = table
                .offered_squares()
                .into_iter()
                .flat_map(|at| table.ways(at))
                .collect();
            assert_eq!(ways, by_square);
            offered.extend(ways);
        }
        let mut legal = Vec::new();
        table.game().legal_steps(&mut legal);
        let legal: BTreeSet<Step> = legal.into_iter().map(bare).collect();
        assert_eq!(offered, legal);
    }
}

#[test]
fn every_square_that_is_offered_can_be_touched_and_taps_reach_every_way() {
    for table in chosen() {
        for square in table.offered_squares() {
            let ways = table.ways(square);
            assert!(!ways.is_empty() && ways.iter().all(|way| way.squares().contains(&square)));
            let mut table = table.clone();
            // The very first tile lies already.
            let first = table.draft().placed().is_some();
            let expected = if first { Answer::Ignored } else { Answer::Chosen };
            assert_eq!(table.handle_intent(touch(square), true), expected);
            let start = table.draft().placed().unwrap();
            let mut seen = vec![bare(start)];
            for _ in 1..ways.len() {
                assert_eq!(table.handle_intent(touch(square), true), Answer::Chosen);
                seen.push(bare(table.chosen_step().unwrap()));
            }
            // Each once, in a fixed order, and then from the beginning.
            let from = ways.iter().position(|&way| way == seen[0]).unwrap();
            let around: Vec<Step> = ways[from..].iter().chain(&ways[..from]).copied().collect();
            assert_eq!(seen, around);
            let last = table.handle_intent(touch(square), true);
            assert_eq!(last == Answer::Ignored, ways.len() == 1);
            assert_eq!(table.chosen_step(), Some(start));
            // Turning goes around the same square.
            let turned = table.handle_intent(Intent::Turn, true);
            assert_eq!(turned == Answer::Ignored, ways.len() == 1);
            assert_eq!(bare(table.chosen_step().unwrap()), around[1 % around.len()]);
        }
    }
}

#[test]
fn a_touch_between_two_squares_lays_the_tile_over_both() {
    let mut seen = 0;
    for table in chosen().filter(|table| table.history().cursor() > 0) {
        for &way in table.all_ways() {
            let [one, other] = way.squares();
            let mut table = table.clone();
            table.handle_intent(touch_towards(one, other), true);
            let step = table.chosen_step().unwrap();
            let squares = |step: Step| BTreeSet::from(step.squares());
            assert_eq!(squares(step), squares(way));
            // Of the two orders of the noses, the one that matches more, then the one with more points.
            let matches = |way: Step| {
                let mut table = table.clone();
                lay(&mut table, way);
                let ghost = table.ghost().unwrap();
                (
                    ghost.matches.len(),
                    ghost.points[table.to_move().unwrap().index()].after,
                )
            };
            assert!(matches(bare(step)) >= matches(way), "{step} rather than {way}");
            seen += 1;
        }
    }
    assert!(seen > 1000);
}

#[test]
fn a_touch_within_reach_means_the_nearest_square() {
    //   0 1
    // 5 1
    let mut table = game(&["01 05", "15 25"], &["01@0,0E"]);
    table.handle_intent(Intent::Tile(tile("15")), true);
    assert_eq!(table.offered_squares(), [at(0, -1), at(0, 1), at(1, -1), at(1, 1)]);
    let tap = |x, y, reach| {
        let mut table = table.clone();
        match table.handle_intent(Intent::Board { x, y, reach }, true) {
            Answer::Chosen => table.chosen_step().map(|step| step.squares().contains(&at(1, 1))),
            _ => None,
        }
    };
    assert_eq!(tap(1.5, 2.3, 0.3), None);
    assert_eq!(tap(1.5, 2.3, 0.9), Some(true));
    assert_eq!(
        tap(1.01, 1.01, 0.0),
        Some(true),
        "the square itself is always within reach"
    );
}

#[test]
fn another_tile_keeps_nothing_of_the_place() {
    let mut table = game(&["01 05", "15 12"], &["01@0,0E"]);
    lay(&mut table, "15@1,1W".parse().unwrap());
    table.handle_intent(Intent::Tile(tile("12")), true);
    assert_eq!(table.draft(), Draft::Tile(tile("12")));
    table.handle_intent(Intent::Tile(tile("12")), true);
    assert_eq!(table.draft(), Draft::None);
    lay(&mut table, "15@1,1W".parse().unwrap());
    table.handle_intent(Intent::Tile(tile("15")), true);
    assert_eq!(table.draft(), Draft::None, "the chosen tile again lets go");
}

#[test]
fn a_tile_that_is_held_shows_where_it_would_lie() {
    let mut table = game(&["01 05", "15 25"], &["01@0,0E"]);
    let hold = |x, y| Intent::Hold { x, y, reach: 0.5 };
    let drop = |x, y| Intent::Drop { x, y, reach: 0.5 };
    assert_eq!(
        table.handle_intent(hold(1.0, 1.5), false),
        Answer::Ignored,
        "no tile is chosen"
    );
    assert_eq!(table.handle_intent(drop(1.0, 1.5), false), Answer::Ignored);
    table.handle_intent(Intent::Tile(tile("15")), false);
    assert_eq!(table.handle_intent(hold(1.0, 1.5), false), Answer::Chosen);
    let step = table.chosen_step().unwrap();
    assert_eq!(bare(step).to_string(), "15@1,1W");
    // Choosing nobody stays as long as the tile stays.
    table.handle_intent(Intent::Stone(Which::First, Choice::Nobody), false);
    assert_eq!(table.handle_intent(hold(1.05, 1.5), false), Answer::Ignored);
    assert_eq!(table.handle_intent(hold(1.0, -0.5), false), Answer::Chosen);
    assert_eq!(table.chosen_step().unwrap().to_string(), "15@1,-1W+a");
    assert_eq!(table.handle_intent(hold(6.0, -4.5), false), Answer::Chosen);
    assert_eq!(table.draft(), Draft::Tile(tile("15")));
    assert_eq!(table.handle_intent(hold(6.0, -4.0), false), Answer::Ignored);
    assert_eq!(table.handle_intent(drop(1.0, 1.5), false), Answer::Chosen);
    assert_eq!(table.chosen_step().unwrap().to_string(), "15@1,1W+a");
    assert!(matches!(
        table.handle_intent(drop(6.0, -4.5), false),
        Answer::Refused(_)
    ));
    assert_eq!(table.draft(), Draft::Tile(tile("15")), "the tile stays chosen");
    assert_eq!(table.history().cursor(), 1);
}

#[test]
fn dropping_changes_nothing_of_what_was_held() {
    for mut table in chosen().filter(|table| table.history().cursor() > 0).step_by(3) {
        for (index, way) in table.all_ways().to_vec().into_iter().enumerate().step_by(2) {
            let ((x, y), (other_x, other_y)) = (middle(way.squares()[0]), middle(way.squares()[1]));
            // Anywhere along the tile.
            let part = (index % 5) as f32 / 5.0;
            let (x, y) = (x + (other_x - x) * part, y + (other_y - y) * part);
            table.handle_intent(Intent::Hold { x, y, reach: 0.5 }, true);
            let held = table.chosen_step();
            assert!(held.is_some());
            assert_eq!(
                table.handle_intent(Intent::Hold { x, y, reach: 0.5 }, true),
                Answer::Ignored
            );
            assert_eq!(
                table.handle_intent(Intent::Drop { x, y, reach: 0.5 }, true),
                Answer::Chosen
            );
            assert_eq!(table.chosen_step(), held);
        }
    }
}

#[test]
fn without_a_tile_the_board_means_nothing() {
    let mut table = game(&["01 05", "15 25"], &["01@0,0E"]);
    assert_eq!(table.handle_intent(touch(at(0, 0)), true), Answer::Ignored);
    assert_eq!(table.handle_intent(touch(at(0, 1)), true), Answer::Ignored);
    assert_eq!(table.handle_intent(Intent::Turn, true), Answer::Ignored);
    assert_eq!(table.offered_squares(), []);
    assert_eq!(table.ways(at(0, 1)), []);
    assert_eq!(table.ghost(), None);
}
