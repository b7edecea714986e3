//! Whole games by taps on the picture alone: through projection and hit test.

use super::*;
use crate::vectors;
use kachel::scene::temple::{Face, Standpoint, View, laid, pivot, under};

/// Taps where a place is seen, from that standpoint, until the places that are wanted are chosen. Says how many taps
/// that took.
fn tap(table: &mut Table, wanted: Places, at: Place, from: Standpoint) -> usize {
    let mut faces = laid(table.game());
    faces.extend(table.offered_places().into_iter().map(Face::offer));
    let view = View::from(from).around(pivot(&faces));
    let corners = at.corners().map(|corner| view.project(corner.map(f32::from)));
    let middle = ((corners[0].0 + corners[2].0) / 2.0, (corners[0].1 + corners[2].1) / 2.0);
    let front_to_back: Vec<Place> = under(&faces, &view, middle)
        .into_iter()
        .map(|hit| faces[hit].place)
        .collect();
    let all = table.placements_at(&front_to_back).len();
    for taps in 1..=all {
        let next = table.next_at(&front_to_back).expect("something can go there");
        chosen(table, Intent::Lay(next));
        if next == wanted {
            return taps;
        }
    }
    panic!("{wanted:?} isn't among the {all} placements at {at}")
}

#[test]
fn vectors_are_played_by_taps() {
    let (mut steps, mut least) = (0, 0);
    for (number, vector) in vectors::<Temple>().into_iter().enumerate() {
        let mut table = Table::new(&vector.options).unwrap();
        for (turn, &wanted) in vector.steps.iter().enumerate() {
            // From wherever one looks, on any of its places: never from above, where one sees only edges of walls.
            let from = Standpoint::ALL[1 + (number + turn) % 4];
            let places = Places::of(&wanted);
            let taps = places
                .iter()
                .map(|at| tap(&mut table.clone(), places, at, from))
                .min()
                .unwrap();
            let at = places
                .iter()
                .find(|&at| tap(&mut table.clone(), places, at, from) == taps)
                .unwrap();
            tap(&mut table, places, at, from);
            steps += 1;
            least += usize::from(taps <= 2);
            play(&mut table, wanted);
        }
        assert_eq!(table.history().played(), &vector.steps[..], "{}", vector.name);
    }
    // Most places are at the front or right behind, where each place of a step may be tapped.
    assert!(least * 10 > steps * 8, "{least} of {steps}");
}
