//! Whatever is shown has room, and can be hit by a finger.

use slint::Model;

use super::hand::{ready, temple, vector};
use crate::fits::Shot;
use crate::hand::{Game, shown, tap};

/// Moments of a game: its beginning, its middle, with tiles that lie ready, at a closed way, and the other's hand.
fn moments() -> Vec<Game> {
    let long = |game: Game| game.names(&["Wilhelmina-Charlotte", "남궁하늘빛나래솔 이랑"]);
    vec![long(vector(0).first(0)), long(vector(1).first(30)), long(ready(0, 14))]
}

/// Every moment of a game, for the table of what fits.
pub fn shots() -> Vec<Shot> {
    let mut shots = Vec::new();
    for (number, game) in moments().iter().enumerate() {
        shots.push(Shot::table(&format!("temple {number}"), game, |_| {}));
        shots.push(Shot::table(&format!("temple {number} closed way"), game, |screen| {
            let closed = temple(screen).get_ways().iter().find(|row| !row.offered);
            if let Some(closed) = closed {
                tap(screen, &closed.label);
            }
        }));
        shots.push(Shot::table(&format!("temple {number} other hand"), game, |screen| {
            let other = shown(screen).get_seats().row_data(1).unwrap();
            tap(screen, &other.label);
        }));
    }
    shots
}
