//! How the nose game looks.

use kachel::games::noses::Reason;
use kachel::words::Lang;

use super::hand::{NAMES, position, tap_tile, vector};
use super::reasons::{refused, want};
use super::result::result;
use crate::hand::{Game, shown, tap};
use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen, TABLET};

/// After the choice has been looked at, a glide has come to its end.
fn at_rest(screen: &Screen) {
    screen.wait(1500);
    screen.settle();
}

#[test]
fn a_phone_with_27_tiles_in_hand() {
    let screen = vector(0).first(1).laid(Lang::En, PHONE);
    at_rest(&screen);
    screen.looks_like("noses-27-light-en");
}

#[test]
fn a_tile_is_chosen() {
    let game = vector(0).first(17);
    let table = super::hand::table(&game);
    let hand = table.hand(table.to_move().unwrap());
    let (tile, _) = hand.into_iter().rfind(|(_, open)| *open).unwrap();
    let screen = game.laid(Lang::De, PHONE);
    tap_tile(&screen, tile);
    at_rest(&screen);
    screen.looks_like("noses-chosen-light-de");
}

/// A tile that extends one group and forms another, with a stone of somebody else's that goes back.
fn two_groups() -> Game {
    let (game, way) = position(|table, way| {
        let mut laid = table.clone();
        super::hand::put(&mut laid, way);
        let ghost = laid.ghost().unwrap();
        let seat = table.to_move().unwrap();
        ghost.groups.iter().all(Option::is_some)
            && ghost.returned.iter().any(|stone| stone.owner != seat)
            && table.game().reserve(seat) > 0
            && table.game().stones(seat).count() > 1
            && table.history().cursor() > 14
    });
    game.draft(&way.to_string())
}

#[test]
fn a_ghost_with_two_groups_and_their_stones() {
    let screen = two_groups().laid(Lang::En, PHONE);
    screen.key_text("1");
    at_rest(&screen);
    screen.looks_like("noses-ghost-light-en");
}

#[test]
fn a_ghost_in_hangul() {
    let screen = two_groups().names(&["미나", "지훈"]).laid(Lang::Ko, PHONE);
    at_rest(&screen);
    screen.looks_like("noses-ghost-light-ko");
}

#[test]
fn which_stone_moves() {
    let screen = two_groups().laid(Lang::De, PHONE);
    let table = super::hand::table(&two_groups());
    let (x, y) = super::hand::segment(&screen, &table, kachel::table::noses::Which::First, "noses-move").unwrap();
    screen.touch_tap(x, y);
    at_rest(&screen);
    screen.looks_like("noses-moving-light-de");
}

#[test]
fn explanations_in_the_dark() {
    let late = |wanted: fn(&Reason) -> bool| refused(wanted);
    for (name, wanted) in [
        ("no-match", late(|reason| matches!(reason, Reason::NoMatch { .. }))),
        ("hole", late(|reason| matches!(reason, Reason::Hole { .. }))),
        ("too-wide", late(|reason| matches!(reason, Reason::TooWide(_)))),
    ] {
        let screen = want(&wanted, Lang::De, PHONE).in_the_dark(Lang::De);
        super::hand::tap_square(&screen, wanted.at);
        assert!(shown(&screen).get_tip_shown());
        at_rest(&screen);
        screen.looks_like(&format!("noses-{name}-dark-de"));
    }
}

#[test]
fn five_players() {
    let screen = vector(3).names(&NAMES).first(24).laid(Lang::En, PHONE);
    at_rest(&screen);
    screen.looks_like("noses-five-light-en");
    let tab = slint::Model::row_data(&shown(&screen).get_seats(), 3).unwrap();
    tap(&screen, &tab.label);
    at_rest(&screen);
    screen.looks_like("noses-other-hand-light-en");
}

#[test]
fn a_group_that_is_tapped() {
    let game = vector(2).first(30);
    let groups = super::hand::table(&game).game().groups();
    let largest = groups.into_iter().max_by_key(|group| group.squares.len()).unwrap();
    let screen = game.laid(Lang::Ko, PHONE);
    super::hand::tap_square(&screen, largest.squares[0]);
    at_rest(&screen);
    screen.looks_like("noses-group-light-ko");
}

#[test]
fn a_phone_held_sideways() {
    let screen = vector(1).first(25).laid(Lang::En, SIDEWAYS);
    at_rest(&screen);
    screen.looks_like("noses-sideways-light-en");
    let screen = two_groups().laid(Lang::De, SIDEWAYS);
    at_rest(&screen);
    screen.looks_like("noses-sideways-ghost-light-de");
}

#[test]
fn a_wide_window() {
    let screen = vector(3).first(20).laid(Lang::De, DESKTOP);
    at_rest(&screen);
    screen.looks_like("noses-wide-light-de");
    let screen = two_groups().laid(Lang::En, DESKTOP).in_the_dark(Lang::En);
    at_rest(&screen);
    screen.looks_like("noses-wide-ghost-dark-en");
}

#[test]
fn a_tablet() {
    let screen = vector(2).first(20).laid(Lang::En, TABLET);
    at_rest(&screen);
    screen.looks_like("noses-tablet-light-en");
}

#[test]
fn the_result() {
    let screen = result(3, &NAMES, Lang::En, PHONE);
    screen.looks_like("noses-result-light-en");
}
