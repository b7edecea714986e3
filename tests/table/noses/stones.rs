//! Stones on the groups of the tile that is being laid.

use super::*;
use kachel::games::noses::Group;
use std::collections::BTreeSet;

/// Every way of every tile that can be laid in some positions, laid.
fn laid() -> impl Iterator<Item = Table> {
    tables().flat_map(|table| {
        let seat = table.to_move();
        let ways = seat.map_or_else(Vec::new, |seat| table.game().layings(seat));
        ways.into_iter().map(move |way| {
            let mut table = table.clone();
            lay(&mut table, way);
            table
        })
    })
}

fn choose(table: &mut Table, which: Which, choice: Choice) {
    let answer = table.handle_intent(Intent::Stone(which, choice), true);
    assert_eq!(table.chosen_stone(which), Some(choice));
    assert!(matches!(answer, Answer::Chosen | Answer::Ignored), "{answer:?}");
}

#[test]
fn mine_is_preset_while_the_reserve_lasts() {
    let mut seen = [0; 3];
    let scarce = |game: &Noses, _| game.to_move().is_some_and(|seat| game.reserve(seat) < 2);
    let two = |game: &Noses, way| game.laying(way).unwrap().groups.iter().all(Option::is_some);
    for table in rare(scarce).into_iter().chain(rare(two)).chain(laid().step_by(3)) {
        let (game, seat) = (table.game(), table.to_move().unwrap());
        let step = table.chosen_step().unwrap();
        let laying = game.laying(step).unwrap();
        let returned = laying.returned.iter().filter(|stone| stone.owner == seat).count();
        let reserve = game.reserve(seat) + returned;
        let size = |group: &Option<Group>| group.as_ref().map_or(0, |group| group.squares.len());
        let expected = match (&laying.groups, reserve) {
            ([a, b], 0) => [a.as_ref().map(|_| Choice::Nobody), b.as_ref().map(|_| Choice::Nobody)],
            ([a @ Some(_), b @ Some(_)], 1) if size(a) >= size(b) => [Some(Choice::Reserve), Some(Choice::Nobody)],
            ([Some(_), Some(_)], 1) => [Some(Choice::Nobody), Some(Choice::Reserve)],
            ([a, b], _) => [a.as_ref().map(|_| Choice::Reserve), b.as_ref().map(|_| Choice::Reserve)],
        };
        assert_eq!(Which::BOTH.map(|which| table.chosen_stone(which)), expected, "{step}");
        seen[reserve.min(2)] += 1;
    }
    assert!(seen.into_iter().all(|seen| seen > 10), "{seen:?}");
}

#[test]
fn stones_that_come_back_with_the_step_count() {
    for table in laid() {
        let seat = table.to_move().unwrap();
        let ghost = table.ghost().unwrap();
        let mine = ghost.returned.iter().any(|stone| stone.owner == seat);
        if mine {
            let chosen = Which::BOTH.map(|which| table.chosen_stone(which));
            assert!(chosen.contains(&Some(Choice::Reserve)), "{:?}", table.chosen_step());
        }
    }
}

#[test]
fn choices_lead_to_every_legal_step_and_to_no_other() {
    for table in laid().step_by(3) {
        let way = bare(table.chosen_step().unwrap());
        let mut legal = Vec::new();
        table.game().legal_steps(&mut legal);
        let legal: BTreeSet<Step> = legal.into_iter().filter(|&step| bare(step) == way).collect();
        let mut reached = BTreeSet::from([way]);
        let mut cleared = table.clone();
        for which in Which::BOTH {
            if cleared.chosen_stone(which).is_some() {
                choose(&mut cleared, which, Choice::Nobody);
            } else {
                assert_eq!(cleared.stone_choices(which), []);
            }
        }
        for first in cleared.stone_choices(Which::First) {
            let mut table = cleared.clone();
            choose(&mut table, Which::First, first.choice);
            reached.insert(table.chosen_step().unwrap());
        }
        for second in cleared.stone_choices(Which::Second) {
            let mut table = cleared.clone();
            choose(&mut table, Which::Second, second.choice);
            reached.insert(table.chosen_step().unwrap());
            for first in table.stone_choices(Which::First) {
                let mut table = table.clone();
                choose(&mut table, Which::First, first.choice);
                assert_eq!(table.chosen_stone(Which::Second), Some(second.choice));
                reached.insert(table.chosen_step().unwrap());
            }
        }
        assert_eq!(reached, legal);
    }
}

#[test]
fn what_is_given_up_is_said() {
    let mut seen = 0;
    for table in laid().step_by(2) {
        let (game, seat) = (table.game(), table.to_move().unwrap());
        let movable = table.movable_stones();
        for which in Which::BOTH {
            for offer in table.stone_choices(which) {
                let mut table = table.clone();
                choose(&mut table, which, offer.choice);
                let Choice::From(square) = offer.choice else {
                    assert_eq!(offer.gives_up, None);
                    continue;
                };
                assert!(movable.contains(&square));
                let group = offer.gives_up.unwrap();
                assert_eq!(
                    group.stone.map(|stone| (stone.owner, stone.square)),
                    Some((seat, square))
                );
                let mut after = game.clone();
                after.play(table.chosen_step().unwrap()).unwrap();
                let left = after.group(square).unwrap();
                assert_eq!((&left.squares, left.stone), (&group.squares, None));
                seen += 1;
            }
        }
        // Together the groups offer every stone that can move.
        let offered: BTreeSet<Square> = Which::BOTH
            .into_iter()
            .flat_map(|which| table.stone_choices(which))
            .filter_map(|offer| match offer.choice {
                Choice::From(square) => Some(square),
                _ => None,
            })
            .collect();
        assert_eq!(offered, movable.into_iter().collect());
    }
    assert!(seen > 500);
}

#[test]
fn what_the_other_group_has_is_exchanged() {
    let one_for_two = |game: &Noses, way: Step| {
        let (seat, laying) = (game.to_move().unwrap(), game.laying(way).unwrap());
        let returned = laying.returned.iter().filter(|stone| stone.owner == seat).count();
        laying.groups.iter().all(Option::is_some) && game.reserve(seat) + returned == 1
    };
    let mut seen = 0;
    for table in rare(one_for_two) {
        let [Some(first), Some(second)] = Which::BOTH.map(|which| table.chosen_stone(which)) else {
            continue;
        };
        // One stone for two groups: the preset gives it to one of them.
        if [first, second].contains(&Choice::Reserve) && first != second {
            let without = if first == Choice::Reserve {
                Which::Second
            } else {
                Which::First
            };
            let mut swapped = table.clone();
            assert!(
                table
                    .stone_choices(without)
                    .iter()
                    .all(|offer| offer.choice != Choice::Reserve)
            );
            choose(&mut swapped, without, Choice::Reserve);
            assert_eq!(swapped.chosen_stone(without.other()), Some(Choice::Nobody));
            seen += 1;
        }
        for square in table.movable_stones() {
            let mut table = table.clone();
            choose(&mut table, Which::First, Choice::From(square));
            let other = table.chosen_stone(Which::Second).unwrap();
            choose(&mut table, Which::Second, Choice::From(square));
            assert_eq!(table.chosen_stone(Which::First), Some(other));
        }
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn nobody_stays_nobody() {
    //   0 1
    //   5 1
    let mut table = game(&["01 05", "15 25"], &["01@0,0E"]);
    lay(&mut table, "15@1,1W".parse().unwrap());
    choose(&mut table, Which::First, Choice::Nobody);
    assert_eq!(table.draft().to_string(), "15@1,1W");
    let history = table.history();
    let again = Table::restore(history.after(0).clone(), history.played(), &[], table.draft()).unwrap();
    assert_eq!(again.chosen_step(), Some("15@1,1W".parse().unwrap()));
    assert_eq!(again.chosen_stone(Which::First), Some(Choice::Nobody));
}

#[test]
fn without_a_place_there_is_no_stone_to_choose() {
    let mut table = game(&["01 05", "15 25"], &["01@0,0E"]);
    let choices = [Choice::Nobody, Choice::Reserve, Choice::From(at(0, 0))];
    for draft in ["", "15"] {
        if !draft.is_empty() {
            table.handle_intent(Intent::Tile(tile(draft)), true);
        }
        for which in Which::BOTH {
            assert_eq!(table.chosen_stone(which), None);
            assert_eq!(table.stone_choices(which), []);
            assert_eq!(table.movable_stones(), []);
            for choice in choices {
                assert_eq!(table.handle_intent(Intent::Stone(which, choice), true), Answer::Ignored);
            }
        }
    }
}
