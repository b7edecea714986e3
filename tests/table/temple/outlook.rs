//! Which tiles could still be put down.

use super::*;
use kachel::table::temple::{Outlook, Unfit};
use std::collections::BTreeSet;

fn fitting(table: &Table, seat: Seat) -> BTreeSet<Tile> {
    let outlook = table.outlook(seat).into_iter();
    outlook
        .filter(|outlook| outlook.fits())
        .map(|outlook| outlook.tile)
        .collect()
}

#[test]
fn tiles_of_the_open_colour_fit_if_a_step_has_them() {
    for table in tables() {
        let Some(seat) = table.to_move() else { continue };
        let of_steps: BTreeSet<Tile> = legal(&table).iter().flat_map(Step::puts).map(|put| put.tile).collect();
        let open = table.game().open(seat);
        let fits = fitting(&table, seat);
        if table.game().tiles().is_empty() {
            continue;
        }
        let of_open = |tile: &&Tile| open.is_none_or(|open| tile.colour == open);
        assert_eq!(
            fits.iter().filter(of_open).collect::<Vec<_>>(),
            of_steps.iter().filter(of_open).collect::<Vec<_>>()
        );
        for seat in [Seat(0), Seat(1)] {
            assert_eq!(table.outlook(seat).len() as u32, table.game().tiles_left(seat));
            // What fits in one new colour fits in each.
            let new = table.hand(seat).into_iter().filter(|colour| colour.left.len() == 6);
            let values = |colour: Colour| -> Vec<u8> {
                let fits = fitting(&table, seat).into_iter().filter(|tile| tile.colour == colour);
                fits.map(Tile::value).collect()
            };
            let new: BTreeSet<Vec<u8>> = new
                .filter(|colour| Some(colour.colour) != open)
                .map(|new| values(new.colour))
                .collect();
            assert!(new.len() <= 1, "{new:?}");
        }
    }
}

/// Whoever can't move has no tile that fits.
#[test]
fn who_is_stuck_has_no_tile_that_fits() {
    let mut stuck = 0;
    for number in 0..200 {
        let table = random_table(number, 99);
        let winner = table.game().winners().unwrap()[0];
        let loser = Seat(1 - winner.0);
        if table.game().tiles_left(winner) == 0 {
            continue;
        }
        stuck += 1;
        let open = table.game().open(loser);
        let fits = fitting(&table, loser);
        assert!(
            fits.iter().all(|tile| open.is_some_and(|open| tile.colour != open)),
            "{fits:?}"
        );
    }
    assert!(stuck >= 5, "{stuck}");
}

/// What is said of a tile that doesn't fit is true of the building.
#[test]
fn tiles_that_do_not_fit_say_why() {
    let mut seen = BTreeSet::new();
    // The game with number 8 ends with a 1 that would fit only together with a tile that isn't there.
    let counts = (0..60)
        .map(|number| (number, 3 + number as usize % 40))
        .chain([(8, 99)]);
    for (number, count) in counts {
        let table = random_table(number, count);
        let touched = |place: Place| table.game().touching(place).map(|put| put.tile.value()).min();
        let free: Vec<Place> = table
            .game()
            .tiles()
            .iter()
            .flat_map(|put| put.place.touching())
            .collect();
        for seat in [Seat(0), Seat(1)] {
            for Outlook { tile, why_not } in table.outlook(seat) {
                let Some(why) = why_not else { continue };
                seen.insert(format!("{why:?}").split([' ', '{']).next().unwrap().to_owned());
                match why {
                    Unfit::FirstTile => assert!(table.game().tiles().is_empty()),
                    Unfit::TooSmall { least } => {
                        assert!(tile.value() < least, "{tile}: {why:?}");
                        assert!(
                            free.iter().any(|&place| touched(place) == Some(least)),
                            "{tile}: {why:?}"
                        );
                    }
                    Unfit::TooFewTiles { needed, left } => {
                        assert_eq!(left as u32, table.game().left(tile.colour).len());
                        assert!(needed > left, "{tile}: {why:?}");
                    }
                    Unfit::NoOther => assert_eq!(table.game().open(seat), Some(tile.colour)),
                }
            }
        }
    }
    assert!(seen.contains("TooSmall") && seen.contains("TooFewTiles"), "{seen:?}");
    let fresh = game(Edition::Original, &[]);
    let why = |value: usize| fresh.outlook(Seat(0))[value - 1].why_not;
    assert_eq!((why(1), why(2)), (None, Some(Unfit::FirstTile)));
}
