//! The result of the nose game.

use kachel::games::{Game as _, Seat};
use kachel::screens::nav::{self, Entry};
use kachel::screens::ui::ResultAdapter;
use kachel::words::Lang;
use slint::{ComponentHandle, Model};

use super::hand::{NAMES, plain, saved, saved_as, vector};
use crate::hand::{confirm, control, id, shown, tap};
use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen};

/// The result of a vector's game.
pub fn result(number: usize, names: &[&str], lang: Lang, size: (u32, u32)) -> Screen {
    let game = vector(number);
    let seats = game.names.len();
    Screen::at_result(&game.names(&names[..seats]).text(), lang, size)
}

fn title(screen: &Screen) -> String {
    plain(&screen.ui().global::<ResultAdapter>().get_title())
}

#[test]
fn a_tie_is_shared() {
    let screen = result(4, &NAMES, Lang::En, PHONE);
    assert_eq!(title(&screen), "Mina and Jonas win together");
    assert!(
        screen.has("Each has 9 points: a tie is shared."),
        "{:#?}",
        screen.labels()
    );
    let view = screen.ui().global::<ResultAdapter>();
    assert_eq!(view.get_winners().iter().collect::<Vec<_>>(), [0, 1]);
    assert!(view.get_rows().iter().all(|row| row.wins && row.points == "9"));
}

#[test]
fn one_wins() {
    let screen = result(2, &NAMES, Lang::En, PHONE);
    assert_eq!(title(&screen), "지훈 wins");
    assert!(screen.has("Ahead by 6 points."), "{:#?}", screen.labels());
    let rows = screen.ui().global::<ResultAdapter>().get_rows();
    let points: Vec<String> = rows.iter().map(|row| row.points.to_string()).collect();
    assert_eq!(points, ["17", "11", "8", "3"]);
}

#[test]
fn each_group_is_a_block_that_leads_to_its_moment() {
    let screen = result(2, &NAMES, Lang::En, PHONE);
    let game = saved_as(&screen, "game-0").table;
    let rows = screen.ui().global::<ResultAdapter>().get_rows();
    for row in rows.iter() {
        let blocks: Vec<u32> = row.blocks.iter().map(|block| block.text.parse().unwrap()).collect();
        assert!(blocks.is_sorted_by(|a, b| a >= b), "{blocks:?}");
        assert_eq!(blocks.iter().sum::<u32>().to_string(), row.points.as_str());
        for block in row.blocks.iter() {
            // Right after that step the group was already that player's.
            let position = game.history().after(block.after as usize);
            let step = game.history().played()[block.after as usize - 1];
            let owns = |square| {
                let stone = position.group(square).and_then(|group| group.stone);
                stone.map(|stone| stone.owner) == Some(Seat(row.seat as u8))
            };
            assert!(step.squares().into_iter().any(owns), "{}", block.label);
        }
    }
    let block = rows.row_data(0).unwrap().blocks.row_data(0).unwrap();
    let element = screen.find(&block.label).into_iter().next().unwrap();
    screen.tap_element(&element);
    assert!(shown(&screen).get_reviewing());
    let moment = plain(&shown(&screen).get_review_text());
    assert_eq!(moment, format!("Step {} of 47", block.after));
    assert_eq!(saved(&screen).table.history().cursor(), 47, "looking changes nothing");
    screen.key(slint::platform::Key::Back);
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Result { .. }));
}

#[test]
fn the_same_people_play_again_with_another_deal() {
    let screen = result(3, &NAMES, Lang::En, PHONE);
    tap(&screen, "Play again");
    let again = id(&screen);
    let old = saved_as(&screen, "game-0");
    let new = saved_as(&screen, again.as_str());
    assert_ne!(again.as_str(), "game-0");
    assert_eq!(new.table.history().cursor(), 0);
    assert_eq!((new.names(), new.marks()), (old.names(), old.marks()));
    let dealt = new.table.game().options().hands;
    assert_eq!(dealt.len(), 5);
    assert_ne!(dealt, old.table.history().after(0).options().hands);
    assert_eq!(new.table.game().to_move(), Some(Seat(0)));
    // Its number is kept, and tells the deal again.
    let number = new.number("deal").unwrap();
    assert_eq!(dealt, kachel::games::noses::Options::deal(5, number).hands);
    assert_eq!(old.table.history().cursor(), 45, "the finished game stays");
}

#[test]
fn the_last_turn_is_taken_back_and_played_again() {
    let screen = result(5, &NAMES, Lang::En, PHONE);
    tap(&screen, "Take back the last step");
    assert!(!shown(&screen).get_reviewing());
    assert_eq!(saved(&screen).table.history().cursor(), 45);
    tap(&screen, "Redo");
    assert_eq!(saved(&screen).table.history().cursor(), 46);
    tap(&screen, &confirm(&screen));
    assert!(
        matches!(nav::top(&screen.app.ctx), Entry::Result { .. }),
        "it is over again"
    );
}

#[test]
fn every_text_of_the_result_has_room() {
    let names = [
        "Wilhelmina-Charlotte",
        "Maximilian-Alexander",
        "남궁하늘빛나래솔 이랑",
        "Ava",
        "Konstantin-Ferdinand",
    ];
    for lang in Lang::ALL {
        for size in [PHONE, SIDEWAYS, DESKTOP] {
            for number in [2, 3, 4] {
                let screen = result(number, &names, lang, size);
                let what = format!("result of the nose game {number} {} {}", lang.code(), size.0);
                screen.assert_texts_fit(&what);
                screen.set_system_font_size(24.0);
                screen.assert_texts_fit(&format!("{what} large"));
                assert!(control(&screen, &screen.app.ctx.words().text("result-again")).is_some());
            }
        }
    }
}
