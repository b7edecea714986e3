//! Where things can go.

use super::*;
use kachel::games::temple::Way;
use kachel::table::temple::{NotNow, State};
use std::collections::BTreeSet;

/// Whatever is offered is legal, and all that is legal is offered.
#[test]
fn what_is_offered_is_what_is_legal() {
    for table in tables() {
        let of_steps: BTreeSet<Places> = legal(&table).iter().map(Places::of).collect();
        let offered: Vec<Places> = table.placements().map(|placement| placement.places).collect();
        assert_eq!(offered, of_steps.iter().copied().collect::<Vec<_>>());
        let all: BTreeSet<_> = of_steps.iter().flat_map(Places::iter).collect();
        assert_eq!(table.offered_places(), all.into_iter().collect::<Vec<_>>());
        for &places in &of_steps {
            let mut table = table.clone();
            chosen(&mut table, Intent::Lay(places));
            assert!(table.chosen_step().is_some_and(|step| Places::of(&step) == places));
            // The same once more changes nothing.
            assert_eq!(table.handle_intent(Intent::Lay(places), true), Answer::Ignored);
        }
        let usable: BTreeSet<Tile> = legal(&table).iter().flat_map(Step::puts).map(|put| put.tile).collect();
        for value in 1..=6 {
            for letter in 'A'..='J' {
                let tile = tile(&format!("{letter}{value}"));
                assert_eq!(table.can_be_put(tile), usable.contains(&tile));
            }
        }
    }
}

#[test]
fn a_way_shows_its_places_only() {
    for table in tables() {
        for offer in table.ways() {
            let mut table = table.clone();
            let answer = table.handle_intent(Intent::Way(offer.way), true);
            assert_eq!(offer.placements > 0, offer.why_not.is_none());
            if offer.placements == 0 {
                assert_eq!(answer, Answer::Ignored);
                continue;
            }
            assert_eq!(answer, Answer::Chosen);
            assert_eq!(table.placements().count(), offer.placements);
            assert!(table.placements().all(|placement| placement.ways.contains(offer.way)));
            // Its places stay chosen when the way is chosen afterwards, others don't.
            let places: Vec<Places> = table.placements().map(|placement| placement.places).collect();
            chosen(&mut table, Intent::Lay(places[0]));
            chosen(&mut table, Intent::Way(offer.way));
            assert!(table.draft().step.is_some() && table.draft().way.is_none());
            chosen(&mut table, Intent::Way(offer.way));
            assert!(table.draft().step.is_some());
            for other in table
                .ways()
                .into_iter()
                .filter(|other| other.placements > 0 && other.way != offer.way)
            {
                let mut table = table.clone();
                let stays = table
                    .placements()
                    .any(|here| here.places == places[0] && here.ways.contains(other.way));
                chosen(&mut table, Intent::Way(other.way));
                assert_eq!(table.draft().step.is_some(), stays);
            }
        }
    }
}

#[test]
fn ways_that_are_closed_say_why() {
    let why = |table: &Table, way: Way| table.ways().into_iter().find(|offer| offer.way == way).unwrap().why_not;
    let fresh = game(Edition::Original, &[]);
    assert_eq!(why(&fresh, Way::Floor), None);
    assert_eq!(why(&fresh, Way::Tunnel), Some(NotNow::FirstTurn));
    let walls = game(Edition::Original, WALLS);
    assert_eq!(why(&walls, Way::Tunnel), None);
    assert_eq!(why(&walls, Way::CornerTop), Some(NotNow::NoPlace));
    // Seat 0 has used all but one tile of its colour.
    let few = [WALLS, &["X-1,0=A4+T-1,0=A3", "F1,1=F2"]].concat();
    let few = game(Edition::Original, &few);
    let too_few = NotNow::TooFewTiles { needed: 2, left: 1 };
    assert_eq!(why(&few, Way::CornerWall), Some(too_few));
    assert_eq!(why(&few, Way::SingleWall), None);
    let mut seen = BTreeSet::new();
    for number in 0..30 {
        for count in [20, 30, 60] {
            let table = random_table(number, count);
            for offer in table.ways() {
                if let Some(why) = offer.why_not {
                    seen.insert(format!("{why:?}").split([' ', '{']).next().unwrap().to_owned());
                    assert_eq!(why == NotNow::GameOver, table.to_move().is_none());
                }
            }
        }
    }
    assert_eq!(
        seen.into_iter().collect::<Vec<_>>(),
        ["GameOver", "NoPlace", "NoValue", "TooFewTiles"]
    );
}

#[test]
fn touches_at_one_spot_go_from_front_to_back() {
    let mut table = game(Edition::Original, WALLS);
    let under = [place("X1,0"), place("F1,1"), place("T-1,0")];
    let all = table.placements_at(&under);
    assert!(all.len() >= 3);
    assert!(all[0].contains(under[0]) && all[0].count() == 1);
    assert_eq!(all.last(), Some(&places(&["X-1,0", "T-1,0"])));
    for &wanted in &all {
        let next = table.next_at(&under).unwrap();
        assert_eq!(next, wanted);
        chosen(&mut table, Intent::Lay(next));
    }
    assert_eq!(table.next_at(&under), Some(all[0]));
    assert_eq!(table.next_at(&[place("F9,9")]), None);
    assert_eq!(table.next_at(&[]), None);
}

#[test]
fn hands_show_the_open_colour_first() {
    let table = game(
        Edition::Original,
        &[WALLS, &["X-1,0=A4+T-1,0=A3", "F1,1=F2", "Y0,1=A6"]].concat(),
    );
    let hand = table.hand(Seat(0));
    // All of A is on the table, and none other is open.
    assert_eq!(hand.len(), 5);
    assert_eq!((hand[4].colour, hand[4].state), (colour('A'), State::UsedUp));
    assert!(
        hand[..4]
            .iter()
            .all(|colour| colour.state == State::New && colour.left.len() == 6)
    );
    let hand = table.hand(Seat(1));
    assert_eq!((hand[0].colour, hand[0].state), (colour('F'), State::Open));
    assert_eq!(hand[0].left.iter().collect::<Vec<_>>(), [3, 5, 6]);
    for table in tables() {
        for seat in [Seat(0), Seat(1)] {
            let left: u32 = table.hand(seat).iter().map(|colour| colour.left.len()).sum();
            assert_eq!(left, table.game().tiles_left(seat));
        }
    }
}
