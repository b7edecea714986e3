//! Whole games by hand.

use super::*;
use crate::vectors;

#[test]
fn vectors_are_played_by_hand() {
    let mut ended = 0;
    for vector in vectors::<Temple>() {
        let mut table = Table::new(&vector.options).unwrap();
        let mut touches = 0;
        for &wanted in &vector.steps {
            touches += play(&mut table, wanted);
        }
        assert_eq!(table.history().played(), &vector.steps[..], "{}", vector.name);
        // Random steps have any values: with those that lie ready it's two touches a turn.
        assert!(touches <= 5 * vector.steps.len(), "{}: {touches}", vector.name);
        if table.to_move().is_none() {
            ended += 1;
            assert_eq!(table.game().scores(), vector.scores, "{}", vector.name);
            assert_eq!(table.game().winners(), Some(vector.winners), "{}", vector.name);
        }
    }
    assert!(ended >= 6, "{ended}");
}

#[test]
fn steps_are_taken_back_and_played_again() {
    let mut table = random_table(3, 9);
    let before = table.game().clone();
    let wanted = legal(&table)[0];
    play(&mut table, wanted);
    assert_eq!(table.handle_intent(Intent::Undo, true), Answer::Moved);
    assert_eq!(table.game(), &before);
    assert_eq!(table.handle_intent(Intent::Redo, true), Answer::Moved);
    assert_eq!(table.history().played().last(), Some(&wanted));
}

#[test]
fn back_lets_go_of_one_thing_after_the_other() {
    let mut table = Table::new(&Options::default()).unwrap();
    chosen(&mut table, Intent::Way(kachel::games::temple::Way::Floor));
    chosen(&mut table, Intent::Colour(colour('C')));
    chosen(&mut table, Intent::Lay(places(&["F0,0"])));
    assert_eq!(table.draft().to_string(), "floor F0,0=C1");
    for less in ["floor", ""] {
        chosen(&mut table, Intent::Back);
        assert_eq!(table.draft().to_string(), less);
    }
    assert_eq!(table.handle_intent(Intent::Back, true), Answer::Ignored);
    assert!(!table.can_undo());
}

/// Without confirmation a step is played at once only if there is nothing else to choose.
#[test]
fn without_confirmation_only_what_is_clear_is_played() {
    let (mut played, mut waited) = (0, 0);
    for table in tables() {
        let steps = legal(&table);
        for placement in table.placements() {
            let here: Vec<Step> = steps
                .iter()
                .copied()
                .filter(|step| Places::of(step) == placement.places)
                .collect();
            match table.clone().handle_intent(Intent::Lay(placement.places), false) {
                Answer::Played(step) => {
                    assert_eq!(here, [step]);
                    played += 1;
                }
                answer => {
                    assert_eq!(answer, Answer::Chosen);
                    assert!(here.len() > 1);
                    waited += 1;
                }
            }
        }
    }
    assert!(played > 20 && waited > 20, "{played} {waited}");
}
