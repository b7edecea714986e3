//! Why a tile can't lie somewhere: told at the place itself, with a way to the rule and back.

use i_slint_backend_testing::AccessibleRole;
use kachel::games::noses::{Reason, Span, Tile};
use kachel::games::plane::Square;
use kachel::screens::nav::{self, Entry};
use kachel::table::noses::{Answer, Intent, Table};
use kachel::words::Lang;
use slint::platform::Key;

use super::hand::{draft, look_at, middle, plain, played, table, tap_square, tap_tile, vector};
use crate::hand::{Game, shown, tap};
use crate::harness::{PHONE, Screen};

/// A tile that may not lie where it is wanted.
pub struct Refused {
    pub game: Game,
    pub tile: Tile,
    pub at: Square,
    pub reason: Reason,
}

/// What is said when this tile is wanted on this square, wherever near its middle the finger is.
fn answers(table: &Table, tile: Tile, at: Square) -> Option<[Reason; 5]> {
    let mut table = table.clone();
    table.handle_intent(Intent::Tile(tile), true);
    let (x, y) = middle(at);
    let mut answer = |dx, dy| {
        let (x, y) = (x + dx, y + dy);
        match table.handle_intent(Intent::Board { x, y, reach: 0.8 }, true) {
            Answer::Refused(refusal) => Some(refusal.reason),
            _ => None,
        }
    };
    Some([
        answer(0.0, 0.0)?,
        answer(0.03, 0.0)?,
        answer(-0.03, 0.0)?,
        answer(0.0, 0.03)?,
        answer(0.0, -0.03)?,
    ])
}

/// The first place in the vectors' games where a tile is refused for such a reason.
pub fn refused(wanted: impl Fn(&Reason) -> bool) -> Refused {
    for number in 0..6 {
        let count = vector(number).steps.len();
        for after in 1..count {
            let game = vector(number).first(after);
            let table = table(&game);
            let hand = table.hand(table.to_move().unwrap());
            let bounds = table.game().bounds().unwrap();
            let around = [
                Square::new(bounds.west - 2, bounds.north - 2),
                Square::new(bounds.east + 2, bounds.south + 2),
            ];
            let squares = around.into_iter().fold(bounds, |bounds, at| bounds.with(at));
            for (tile, _) in hand.into_iter().step_by(4) {
                for at in squares.squares() {
                    let reasons = answers(&table, tile, at).filter(|reasons| reasons.iter().all(&wanted));
                    if let Some([reason, ..]) = reasons {
                        return Refused { game, tile, at, reason };
                    }
                }
            }
        }
    }
    panic!("there is no such place");
}

/// Lays the game and wants the tile there.
pub fn want(refused: &Refused, lang: Lang, size: (u32, u32)) -> Screen {
    let screen = refused.game.laid(lang, size);
    tap_tile(&screen, refused.tile);
    tap_square(&screen, refused.at);
    screen
}

/// The upper and lower edge of an explanation.
fn tip(screen: &Screen, title: &str) -> (f32, f32) {
    let found = screen.find(title);
    let tip = found
        .iter()
        .find(|found| found.accessible_role() == Some(AccessibleRole::Region))
        .unwrap();
    let top = tip.absolute_position().y;
    (top, top + tip.size().height)
}

/// It is told, doesn't cover what it speaks of, leads to its paragraph, and back to the tile that is still chosen.
fn is_told(wanted: impl Fn(&Reason) -> bool, title: &str, sentence: &str, paragraph: &str) {
    let refused = refused(wanted);
    let screen = want(&refused, Lang::En, PHONE);
    let table = shown(&screen);
    assert!(table.get_tip_shown(), "{:?}", refused.reason);
    assert_eq!(plain(&table.get_tip_title()), title, "{:?}", refused.reason);
    let told = plain(&table.get_tip_text());
    assert!(told.contains(sentence), "{told}");
    screen.assert_texts_fit(title);
    let chosen = refused.tile.to_string();
    assert_eq!(draft(&screen), chosen, "what was chosen stays");
    let (_, y) = look_at(&screen, middle(refused.at));
    let (top, low) = tip(&screen, title);
    assert!(y < top || y > low, "it hides what it speaks of: {y} in {top} to {low}");

    let link = plain(&table.get_tip_link());
    assert!(link.starts_with("Read “"), "{link}");
    tap(&screen, &link);
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Reader { .. }));
    assert_eq!(screen.app.ctx.session().reader["noses"]["paragraph"], paragraph);
    assert!(screen.key(Key::Back));
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Table { .. }));
    assert!(!shown(&screen).get_tip_shown());
    assert_eq!(draft(&screen), chosen);
    assert_eq!(played(&screen), refused.game.steps.len());

    // Another touch there tells it again, and one more closes it; neither lets go of the tile.
    tap_square(&screen, refused.at);
    assert_eq!(plain(&shown(&screen).get_tip_title()), title);
    tap_square(&screen, refused.at);
    assert!(!shown(&screen).get_tip_shown());
    assert_eq!(draft(&screen), chosen);
}

#[test]
fn a_place_beside_one_square() {
    is_told(
        |reason| matches!(reason, Reason::TouchTwo { touched: Some(_) }),
        "It touches only one square",
        "must touch at least two covered squares",
        "noses-lay-two",
    );
}

#[test]
fn a_place_beside_nothing() {
    is_told(
        |reason| matches!(reason, Reason::TouchTwo { touched: None }),
        "It touches nothing here",
        "on its own",
        "noses-lay-two",
    );
}

#[test]
fn a_place_where_no_nose_matches() {
    is_told(
        |reason| matches!(reason, Reason::NoMatch { .. }),
        "No nose matches",
        "Beside your",
        "noses-lay-match",
    );
}

#[test]
fn a_place_that_leaves_a_hole() {
    is_told(
        |reason| matches!(reason, Reason::Hole { .. }),
        "That leaves a hole",
        "enclosed",
        "noses-space-hole",
    );
}

#[test]
fn a_place_in_an_eleventh_column() {
    is_told(
        |reason| matches!(reason, Reason::TooWide(Span::Columns(..))),
        "Too wide",
        "11 squares wide",
        "noses-space-ten",
    );
}

#[test]
fn a_place_in_an_eleventh_row() {
    is_told(
        |reason| matches!(reason, Reason::TooWide(Span::Rows(..))),
        "Too tall",
        "11 squares tall",
        "noses-space-ten",
    );
}

#[test]
fn a_place_that_is_covered() {
    is_told(
        |reason| matches!(reason, Reason::Occupied(_)),
        "No room here",
        "two free squares",
        "noses-lay-free",
    );
}

#[test]
fn a_tile_that_fits_nowhere_is_chosen_and_explained() {
    let fits_nowhere = |table: &Table| {
        let hand = table.hand(table.to_move().unwrap());
        hand.into_iter().find_map(|(tile, open)| (!open).then_some(tile))
    };
    let (game, tile) = (1..)
        .find_map(|after| {
            let game = vector(0).first(after);
            fits_nowhere(&table(&game)).map(|tile| (game, tile))
        })
        .unwrap();
    let screen = game.laid(Lang::En, PHONE);
    tap_tile(&screen, tile);
    assert_eq!(draft(&screen), tile.to_string());
    assert!(screen.has("It fits nowhere now"), "{:#?}", screen.labels());
    assert!(!shown(&screen).get_can_confirm());
    let bounds = table(&game).game().bounds().unwrap();
    tap_square(&screen, Square::new(bounds.west - 1, bounds.north));
    assert!(shown(&screen).get_tip_shown());
    assert!(!shown(&screen).get_tip_link().is_empty());
}
