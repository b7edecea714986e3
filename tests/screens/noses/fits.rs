//! At all moments of the nose game every text has room and everything that is touched is as large as a finger.

use kachel::games::noses::Reason;
use kachel::table::noses::Table;
use slint::Model;

use super::hand::{noses, position, segment, table, tap_square, vector};
use super::reasons::refused;
use crate::fits::{LONG, Shot};
use crate::hand::{Game, shown, tap};

/// What is done once the game is laid.
#[derive(Clone, Copy)]
enum Then {
    Nothing,
    /// Which of the stones moves.
    ListStones,
    /// Looks at a hand.
    Enlarge(usize),
    Filter,
    /// Taps a square: why not there, or what it is.
    Tap(kachel::games::plane::Square),
}

struct Moment {
    what: &'static str,
    game: Game,
    then: Then,
}

fn moments() -> Vec<Moment> {
    let named = |game: Game| {
        let count = game.names.len();
        game.names(&LONG[..count])
    };
    let moment = |what, game: Game, then| Moment {
        what,
        game: named(game),
        then,
    };
    let closed = |game: &Game| {
        let table = table(game);
        let hand = table.hand(table.to_move().unwrap());
        hand.into_iter()
            .find_map(|(tile, open)| (!open).then_some(tile))
            .unwrap()
    };
    let seat = |table: &Table| table.to_move().unwrap();
    // Two groups, a stone that moves, stones that go back.
    let two_groups = || {
        let (game, way) = position(|table, way| {
            let laying = table.game().laying(way).unwrap();
            laying.groups.iter().all(Option::is_some)
                && !laying.returned.is_empty()
                && table.game().stones(seat(table)).count() > 2
        });
        game.draft(&way.to_string())
    };
    let (move_only, move_way) = position(|table, way| {
        let laying = table.game().laying(way).unwrap();
        laying.groups.iter().any(Option::is_some)
            && laying.returned.is_empty()
            && table.game().reserve(seat(table)) == 0
    });
    let double = {
        let game = vector(0).first(0);
        let table = table(&game);
        let hand = table.hand(seat(&table));
        hand.into_iter()
            .find_map(|(tile, _)| tile.is_double().then_some(tile))
            .unwrap()
    };
    let mut moments = vec![
        moment("first", vector(3).first(0), Then::Nothing),
        moment(
            "double",
            vector(0).first(0).draft(&format!("{double}@0,0E+a")),
            Then::Nothing,
        ),
        moment("27 tiles", vector(0).first(1), Then::Nothing),
        moment("two groups", two_groups(), Then::Nothing),
        moment("stones", two_groups(), Then::ListStones),
        moment("empty reserve", move_only.draft(&move_way.to_string()), Then::Nothing),
        moment("passed over", vector(0).first(45), Then::Nothing),
        moment("five", vector(3).first(20), Then::Nothing),
        moment("five passed over", vector(3).first(44), Then::Nothing),
        moment("hand", vector(3).first(20), Then::Enlarge(1)),
        moment("filter", vector(1).first(30), Then::Filter),
        moment("over", vector(3), Then::Nothing),
    ];
    let game = vector(0).first(40);
    let tile = closed(&game);
    moments.push(moment("nowhere", game.draft(&tile.to_string()), Then::Nothing));
    let game = vector(2).first(30);
    let groups = table(&game).game().groups();
    let at = groups
        .into_iter()
        .max_by_key(|group| group.squares.len())
        .unwrap()
        .squares[0];
    moments.push(moment("group", game, Then::Tap(at)));
    type Wanted = fn(&Reason) -> bool;
    let reasons: [(&'static str, Wanted); 3] = [
        (
            "no match",
            |reason| matches!(reason, Reason::NoMatch { touches } if touches.len() > 2),
        ),
        ("hole", |reason| matches!(reason, Reason::Hole { .. })),
        ("too wide", |reason| matches!(reason, Reason::TooWide(_))),
    ];
    for (what, wanted) in reasons {
        let refused = refused(wanted);
        let game = refused.game.draft(&refused.tile.to_string());
        moments.push(moment(what, game, Then::Tap(refused.at)));
    }
    moments
}

/// Every moment of a game, for the table of what fits.
pub fn shots() -> Vec<Shot> {
    let shot = |Moment { what, game, then }: Moment| {
        let table = table(&game);
        Shot::table(&format!("noses {what}"), &game, move |screen| match then {
            Then::Nothing => {}
            Then::ListStones => {
                let (x, y) = segment(screen, &table, kachel::table::noses::Which::First, "noses-move").unwrap();
                screen.touch_tap(x, y);
                assert!(noses(screen).get_moving_shown());
            }
            Then::Enlarge(seat) => {
                tap(screen, &shown(screen).get_seats().row_data(seat).unwrap().label);
                assert!(shown(screen).get_enlarged_shown());
            }
            Then::Filter => tap(screen, &noses(screen).get_filter_text()),
            Then::Tap(at) => {
                tap_square(screen, at);
                assert!(shown(screen).get_tip_shown());
            }
        })
    };
    moments().into_iter().map(shot).collect()
}
