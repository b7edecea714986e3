//! Which tiles lie ready, and how they're changed.

use super::*;
use std::collections::BTreeSet;

fn sum(step: &Step) -> u32 {
    step.puts().map(|put| u32::from(put.tile.value())).sum()
}

#[test]
fn the_lowest_tiles_that_hold_lie_ready() {
    for mut table in tables() {
        let steps = legal(&table);
        let placements: Vec<Places> = table.placements().map(|placement| placement.places).collect();
        for places in placements {
            let lowest = steps.iter().filter(|step| Places::of(step) == places).map(sum).min();
            chosen(&mut table, Intent::Lay(places));
            assert_eq!(table.chosen_step().as_ref().map(sum), lowest);
            chosen(&mut table, Intent::Back);
        }
    }
}

#[test]
fn taps_go_through_the_values_that_hold() {
    let mut tried = 0;
    for table in tables() {
        let steps = legal(&table);
        let placements: Vec<Places> = table.placements().map(|placement| placement.places).collect();
        for &places in placements.iter().step_by(3) {
            for at in places.iter() {
                let mut table = table.clone();
                chosen(&mut table, Intent::Lay(places));
                let tile_at = |table: &Table| {
                    table
                        .draft()
                        .step
                        .unwrap()
                        .puts()
                        .find(|put| put.place == at)
                        .unwrap()
                        .tile
                };
                if places.iter().next() != Some(at) {
                    let before = table.draft().step;
                    chosen(&mut table, Intent::Choose(at));
                    assert_eq!(table.draft().step, before, "the first tap only chooses");
                }
                let first = tile_at(&table);
                let holding: BTreeSet<Tile> = steps
                    .iter()
                    .filter(|step| Places::of(step) == places)
                    .map(|step| step.puts().find(|put| put.place == at).unwrap().tile)
                    .filter(|tile| tile.colour == first.colour)
                    .collect();
                let mut seen = BTreeSet::from([first]);
                for _ in 1..holding.len() {
                    chosen(&mut table, Intent::Choose(at));
                    assert!(table.chosen_step().is_some());
                    assert!(seen.insert(tile_at(&table)), "{:?}", table.draft());
                    tried += 1;
                }
                assert_eq!(seen, holding);
                // Once around.
                let last = table.handle_intent(Intent::Choose(at), true);
                assert_eq!(last == Answer::Ignored, holding.len() == 1);
                assert_eq!(tile_at(&table), first);
            }
        }
    }
    assert!(tried > 300, "{tried}");
}

#[test]
fn tiles_of_the_hand_replace_the_chosen_one() {
    let mut table = game(Edition::Original, WALLS);
    chosen(&mut table, Intent::Lay(places(&["X-1,0", "T-1,0"])));
    assert_eq!(table.draft().to_string(), "X-1,0=A4+T-1,0=A3");
    // The wall's tile first, then the top's.
    chosen(&mut table, Intent::Tile(tile("A6")));
    assert_eq!(table.draft().to_string(), "X-1,0=A6+T-1,0=A3/2");
    chosen(&mut table, Intent::Tile(tile("A4")));
    assert_eq!(table.draft().to_string(), "X-1,0=A6+T-1,0=A4");
    // A tile that has its place is the one to be changed.
    chosen(&mut table, Intent::Tile(tile("A4")));
    assert_eq!(table.draft().to_string(), "X-1,0=A6+T-1,0=A4/2");
    assert_eq!(table.handle_intent(Intent::Tile(tile("A4")), true), Answer::Ignored);
    // A tile that is let go at the other's place changes places with it.
    chosen(&mut table, Intent::Put(tile("A4"), place("X-1,0")));
    assert_eq!(table.draft().to_string(), "X-1,0=A4+T-1,0=A6");
}

#[test]
fn what_breaks_the_rule_of_values_waits() {
    let mut table = game(Edition::Original, WALLS);
    chosen(&mut table, Intent::Lay(places(&["X-1,0", "T-1,0"])));
    assert_eq!(table.lonely(), None);
    chosen(&mut table, Intent::Put(tile("A6"), place("T-1,0")));
    // Now the wall touches nothing but the top, which is larger.
    let lonely = table.lonely().unwrap();
    assert_eq!((lonely.put.place, lonely.put.tile), (place("X-1,0"), tile("A4")));
    assert_eq!(table.chosen_step(), None);
    assert_eq!(table.handle_intent(Intent::Confirm, true), Answer::Ignored);
    chosen(&mut table, Intent::Choose(place("X-1,0")));
    chosen(&mut table, Intent::Choose(place("X-1,0")));
    assert_eq!(table.lonely(), None);
    assert!(table.chosen_step().is_some());
}

#[test]
fn opening_a_colour_is_to_be_seen() {
    let mut table = game(Edition::Original, &[]);
    assert_eq!(table.opens(), None);
    chosen(&mut table, Intent::Lay(places(&["F0,0"])));
    assert_eq!(table.opens(), Some(colour('A')));
    chosen(&mut table, Intent::Colour(colour('D')));
    assert_eq!(
        (table.draft().to_string(), table.opens()),
        ("F0,0=D1".to_owned(), Some(colour('D')))
    );
    assert_eq!(
        table.handle_intent(Intent::Confirm, true),
        Answer::Played(step("F0,0=D1"))
    );
    // Chosen first, it is the one that the tiles come from.
    chosen(&mut table, Intent::Tile(tile("H4")));
    assert_eq!(
        (table.draft().to_string(), table.opens()),
        ("H".to_owned(), Some(colour('H')))
    );
    chosen(&mut table, Intent::Lay(places(&["X0,0", "Y0,0"])));
    assert_eq!(table.draft().to_string(), "X0,0=H1+Y0,0=H2");
    // Another colour takes all tiles along, whichever of its tiles is tapped.
    chosen(&mut table, Intent::Tile(tile("J2")));
    assert_eq!(table.draft().to_string(), "X0,0=J2+Y0,0=J1/2");
    assert_eq!(table.opens(), Some(colour('J')));
    play(&mut table, step("X0,0=J2+Y0,0=J1"));
    assert_eq!(table.opens(), None);
    let again = table.handle_intent(Intent::Colour(colour('D')), true);
    assert_eq!(again, Answer::Ignored, "it is open");
}

/// In the edited rules a turn may use up a colour and open the next.
#[test]
fn a_turn_can_use_two_colours_in_the_edited_rules() {
    let mut both = 0;
    for number in (1..40).step_by(2) {
        let (start, steps) = random_steps(number, 60);
        let mut table = Table::restore(start, &[], &[], Draft::default()).unwrap();
        for wanted in steps {
            let mut colours: Vec<Colour> = wanted.puts().map(|put| put.tile.colour).collect();
            colours.dedup();
            if colours.len() > 1 {
                both += 1;
                lay(&mut table, wanted);
                assert!(table.opens().is_some_and(|new| colours.contains(&new)));
            }
            table.play(wanted);
        }
    }
    assert!(both > 5, "{both}");
}

#[test]
fn a_tile_can_be_brought_to_any_place_where_it_fits() {
    for table in tables() {
        let steps = legal(&table);
        for wanted in steps.iter().step_by(7) {
            for put in wanted.puts() {
                let mut table = table.clone();
                chosen(&mut table, Intent::Put(put.tile, put.place));
                let step = table.chosen_step().expect("it holds");
                assert!(step.puts().any(|other| other == put), "{step} {put}");
                assert!(step.puts().count() <= wanted.puts().count());
            }
        }
    }
}
