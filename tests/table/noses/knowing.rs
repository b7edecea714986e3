//! What the table tells: ghosts, hands, the reach, groups and whether they can grow.

use super::*;
use kachel::games::noses::WIDEST;
use kachel::table::noses::{Closed, How, Outlook};
use std::collections::BTreeSet;

#[test]
fn a_ghost_shows_what_comes_true() {
    let mut seen = [0; 3];
    let links = |game: &Noses, way: Step| {
        let groups = |(square, nose): (Square, u8)| {
            let same = square
                .orthogonal()
                .into_iter()
                .filter(move |&other| game.nose(other) == Some(nose));
            let groups: Vec<_> = same.filter_map(|other| game.group(other)).collect();
            groups.iter().any(|group| *group != groups[0])
        };
        way.laid().into_iter().any(groups)
    };
    let any = |game: &Noses, way: Step| way.tile.low() == game.tiles().len() as u8 % 10;
    for mut table in rare(links).into_iter().chain(rare(any)) {
        let way = bare(table.chosen_step().unwrap());
        let ghost = table.ghost().unwrap();
        let before = table.game().clone();
        assert_eq!(Some(ghost.step), table.chosen_step());
        table.handle_intent(Intent::Confirm, true);
        let after = table.game();
        let now: Vec<u32> = ghost.points.iter().map(|points| points.now).collect();
        let then: Vec<u32> = ghost.points.iter().map(|points| points.after).collect();
        assert_eq!((now, then), (before.scores(), after.scores()));
        for points in &ghost.points {
            assert_eq!(points.now as i32 + points.gained(), points.after as i32);
        }
        for [square, other] in &ghost.matches {
            assert_eq!(after.nose(*square), before.nose(*other));
            assert!(square.orthogonal().contains(other) && before.nose(*square).is_none());
        }
        assert!(!ghost.matches.is_empty() || before.bounds().is_none());
        for (grown, square) in ghost.groups.iter().zip(way.squares()) {
            let Some(grown) = grown else { continue };
            let group = after.group(square).unwrap();
            assert_eq!(grown.group.squares, group.squares);
            let old: BTreeSet<BTreeSet<Square>> = group
                .squares
                .iter()
                .filter_map(|&square| before.group(square))
                .map(|group| group.squares.into_iter().collect())
                .collect();
            let joined: BTreeSet<BTreeSet<Square>> = grown
                .joined
                .iter()
                .map(|group| group.squares.iter().copied().collect())
                .collect();
            assert_eq!(joined, old);
            let how = [How::Formed, How::Extended, How::Linked];
            assert_eq!(grown.how, how[joined.len().min(2)]);
            seen[joined.len().min(2)] += 1;
            // The stones on what is joined go back.
            for group in &grown.joined {
                assert!(group.stone.is_none_or(|stone| ghost.returned.contains(&stone)));
            }
        }
        let stones = ghost.groups.iter().flatten().flat_map(|grown| &grown.joined);
        assert_eq!(
            stones.filter(|group| group.stone.is_some()).count(),
            ghost.returned.len()
        );
    }
    assert!(seen.into_iter().all(|seen| seen > 10), "{seen:?}");
}

#[test]
fn hands_say_which_tiles_could_be_laid() {
    for table in tables() {
        for seat in seats(table.game()) {
            let hand = table.hand(seat);
            let tiles: Vec<Tile> = table.game().hand(seat).tiles().collect();
            assert_eq!(hand.iter().map(|(tile, _)| *tile).collect::<Vec<_>>(), tiles);
            let layings = table.game().layings(seat);
            for (tile, can) in &hand {
                assert_eq!(*can, layings.iter().any(|way| way.tile == *tile));
                if table.to_move() == Some(seat) {
                    assert_eq!(*can, table.can_be_laid(*tile));
                }
            }
            assert_eq!(table.can_still_lay(seat), hand.iter().any(|(_, can)| *can));
        }
    }
}

#[test]
fn the_reach_closes_in_until_its_edges_are_fixed() {
    assert_eq!(Table::new(&Options::deal(2, 1)).unwrap().reach(), None);
    let mut fixed = 0;
    for number in 0..12 {
        let mut table = random_table(2 + number as usize % 4, number, 54);
        let end = table.history().cursor();
        let last: Vec<Square> = table.game().tiles().flat_map(|step| step.squares()).collect();
        for after in 1..=end {
            table.go_to(after);
            let reach = table.reach().unwrap();
            // Whatever was laid later is within.
            assert!(last.iter().all(|&square| reach.bounds.contains(square)));
            let bounds = table.game().bounds().unwrap();
            assert_eq!(reach.columns_fixed, reach.bounds.columns() == WIDEST);
            assert_eq!(reach.rows_fixed, reach.bounds.rows() == WIDEST);
            if reach.columns_fixed {
                assert_eq!((bounds.west, bounds.east), (reach.bounds.west, reach.bounds.east));
            }
            fixed += usize::from(reach.columns_fixed) + usize::from(reach.rows_fixed);
        }
    }
    assert!(fixed > 50);
}

#[test]
fn a_group_that_is_closed_never_grows() {
    let mut closed = [0, 0];
    for number in 0..60 {
        let mut table = random_table(2 + number as usize % 4, number, 54);
        let end = table.game().clone();
        for after in 1..table.history().cursor() {
            table.go_to(after);
            for square in table.game().tiles().flat_map(|step| step.squares()) {
                let looked = table.inspect(square).unwrap();
                let group = table.game().group(square);
                assert_eq!(Some(looked.nose), table.game().nose(square));
                assert_eq!(looked.stone, group.as_ref().and_then(|group| group.stone));
                assert_eq!(
                    looked.squares,
                    group.map_or_else(|| vec![square], |group| group.squares)
                );
                let size_at_the_end = end.group(square).map_or(1, |group| group.squares.len());
                let grows = size_at_the_end > looked.squares.len();
                match looked.outlook {
                    Outlook::Closed(why) => {
                        assert!(!grows, "{square} is closed: {why:?}");
                        assert_ne!(why, Closed::GameOver);
                        closed[usize::from(why == Closed::NoTile)] += 1;
                    }
                    Outlook::Open { squares, tiles } => {
                        assert!(!squares.is_empty() && tiles > 0);
                        // What it grows over first is among the squares.
                        if grows {
                            let later = end.group(square).unwrap().squares;
                            assert!(later.iter().any(|square| squares.contains(square)));
                        }
                        assert!(squares.iter().all(|&square| table.game().nose(square).is_none()));
                    }
                }
            }
        }
    }
    assert!(closed.into_iter().all(|seen| seen > 100), "{closed:?}");
}

#[test]
fn looking_at_squares() {
    //   0 1
    //   5 1
    let table = game(&["01 05", "15 25 11"], &["01@0,0E", "15@1,1W+a"]);
    assert_eq!(table.inspect(at(2, 0)), None);
    assert_eq!(table.inspect(at(999, -999)), None);
    let single = table.inspect(at(0, 0)).unwrap();
    assert_eq!((single.nose, single.squares, single.stone), (0, vec![at(0, 0)], None));
    let group = table.inspect(at(1, 0)).unwrap();
    assert_eq!((group.nose, group.squares), (1, vec![at(1, 0), at(1, 1)]));
    assert_eq!(
        group.stone.map(|stone| (stone.owner, stone.square)),
        Some((Seat(1), at(1, 1)))
    );
    let beside = vec![at(1, -1), at(1, 2), at(2, 0), at(2, 1)];
    assert_eq!(
        group.outlook,
        Outlook::Open {
            squares: beside,
            tiles: 1
        }
    );
    // When the game is over nothing grows.
    let table = game(&["01", "23"], &["01@0,0E"]);
    assert_eq!(
        table.inspect(at(0, 0)).unwrap().outlook,
        Outlook::Closed(Closed::GameOver)
    );
    let table = game(&["01 05", "15 25"], &["01@0,0E", "15@1,1W"]);
    assert_eq!(
        table.inspect(at(1, 0)).unwrap().outlook,
        Outlook::Closed(Closed::NoTile)
    );
}
