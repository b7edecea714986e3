//! How the table of Temple looks.

use i_slint_core::input::TouchPhase;
use kachel::words::Lang;
use slint::Model;

use super::hand::{NAMES, ready, temple, text, vector};
use crate::hand::{Game, shown, tap};
use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen};
use crate::records::finished;

fn at_rest(screen: &Screen) {
    screen.wait(1500);
    screen.settle();
}

#[test]
fn a_phone_with_all_places() {
    let screen = vector(0).first(14).laid(Lang::En, PHONE);
    at_rest(&screen);
    screen.looks_like("temple-places-light-en");
}

#[test]
fn tiles_that_lie_ready_in_hangul() {
    let screen = ready(4, 20).names(&["미나", "지훈"]).laid(Lang::Ko, PHONE);
    at_rest(&screen);
    screen.looks_like("temple-ready-light-ko");
}

#[test]
fn a_closed_way_in_the_dark() {
    let screen = vector(1).first(20).laid(Lang::De, PHONE).in_the_dark(Lang::De);
    let closed = temple(&screen).get_ways().iter().find(|row| !row.offered).unwrap();
    tap(&screen, &closed.label);
    at_rest(&screen);
    screen.looks_like("temple-closed-dark-de");
}

#[test]
fn the_views_to_choose_from() {
    let screen = vector(2).first(24).laid(Lang::En, PHONE);
    tap(&screen, &text(&screen, "temple-compass"));
    at_rest(&screen);
    screen.looks_like("temple-compass-light-en");
}

#[test]
fn a_phone_held_sideways() {
    let screen = ready(2, 16).laid(Lang::De, SIDEWAYS);
    at_rest(&screen);
    screen.looks_like("temple-sideways-light-de");
}

#[test]
fn a_wide_window() {
    let screen = vector(4).first(30).laid(Lang::En, DESKTOP).in_the_dark(Lang::En);
    at_rest(&screen);
    screen.looks_like("temple-wide-dark-en");
}

#[test]
fn a_wrong_place_and_why() {
    let screen = vector(0).first(26).laid(Lang::De, PHONE);
    screen.touch_tap(210.0, 140.0);
    assert!(shown(&screen).get_tip_shown());
    at_rest(&screen);
    screen.looks_like("temple-refusal-light-de");
}

#[test]
fn tiles_in_danger() {
    let game = Game::of_vector("temple-x-stuck-more-edited", &NAMES).first(29);
    let screen = game.laid(Lang::Ko, PHONE).in_the_dark(Lang::Ko);
    tap(&screen, &text(&screen, "temple-danger"));
    at_rest(&screen);
    screen.looks_like("temple-danger-dark-ko");
}

#[test]
fn what_stands_in_front_is_glass() {
    let screen = vector(1).first(36).laid(Lang::En, PHONE);
    screen.touch(1, 180.0, 240.0, TouchPhase::Started);
    at_rest(&screen);
    screen.looks_like("temple-inside-light-en");
}

#[test]
fn the_end_with_what_had_to_stay_in_hand() {
    let game = finished("temple-x-stuck-original", &["Mina", "Jonas"]);
    let screen = Screen::at_result(&game, Lang::En, PHONE);
    tap(&screen, "Look at the board");
    at_rest(&screen);
    screen.looks_like("temple-end-light-en");
}
