//! A whole game by taps, and its result.

use kachel::games::textile::Step;
use kachel::games::{Game as _, Seat};
use kachel::screens::nav::{self, Entry};
use kachel::screens::ui::ResultAdapter;
use kachel::table::textile::Table;
use kachel::words::Lang;
use slint::{ComponentHandle, Model};

use crate::hand::{Game, control, id, play, saved_as, shown, tap};
use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen};

/// The result of a vector's game.
fn result(vector: &str, names: &[&str], lang: Lang, size: (u32, u32)) -> Screen {
    Screen::at_result(&Game::of_vector(vector, names).text(), lang, size)
}

/// The title, and each seat's points from the winner down.
fn told(screen: &Screen) -> (String, Vec<(String, String)>) {
    let view = screen.ui().global::<ResultAdapter>();
    let rows = view.get_rows();
    (
        view.get_title().replace('\u{2060}', ""),
        rows.iter()
            .map(|row| (row.name.to_string(), row.points.to_string()))
            .collect(),
    )
}

#[test]
fn a_whole_game_is_played_by_taps() {
    let vector = Game::of_vector("textile-00", &["Mina", "Jonas"]);
    let steps: Vec<Step> = vector.steps.iter().map(|step| step.parse().unwrap()).collect();
    let begins = Game::of_vector("textile-00", &["Mina", "Jonas"]).first(0);
    let screen = Screen::with_games(&[&begins.text()], Lang::En, PHONE);
    tap(&screen, "Continue");
    let game = id(&screen);
    let mut table = Table::new(&serde_json::from_value(vector.options.clone()).unwrap()).unwrap();
    for &step in &steps {
        let turning = matches!(step, Step::Knot { .. });
        let taps = play(&screen, &mut table, step);
        // Turning comes on top, up to three times; so does "Knot", where the patch could also grow.
        assert!(taps <= if turning { 6 } else { 3 }, "{step} took {taps} taps");
        if table.to_move().is_some() {
            assert_eq!(
                saved_as(&screen, game.as_str()).table.history().played(),
                table.history().played()
            );
        }
    }
    assert_eq!(nav::top(&screen.app.ctx), Entry::Result { game: game.clone() });
    assert_eq!(table.game().winners(), Some(vec![Seat(1)]));
    let (title, rows) = told(&screen);
    assert_eq!(title, "Jonas wins");
    assert_eq!(rows, [("Jonas".into(), "20".into()), ("Mina".into(), "14".into())]);
    assert!(screen.has("Ahead by 6 points."));

    // Looking back changes nothing.
    tap(&screen, "Replay");
    assert!(shown(&screen).get_reviewing());
    assert!(screen.has("Step 0 of 52"), "{:#?}", screen.labels());
    tap(&screen, "A step on");
    tap(&screen, "A step on");
    tap(&screen, "A step back");
    assert!(screen.has("Step 1 of 52"));
    screen.touch_tap(180.0, 250.0);
    assert!(screen.has("Step 1 of 52"));
    screen.key(slint::platform::Key::Back);
    assert_eq!(nav::top(&screen.app.ctx), Entry::Result { game: game.clone() });
    assert_eq!(saved_as(&screen, game.as_str()).table.history().played(), steps);

    tap(&screen, "Play again");
    let again = id(&screen);
    assert_ne!(again, game);
    assert_eq!(saved_as(&screen, again.as_str()).table.history().cursor(), 0);
    assert_eq!(
        saved_as(&screen, again.as_str()).names(),
        ["Mina", "Jonas"].map(|name| Some(name.to_owned()))
    );
    assert_eq!(saved_as(&screen, game.as_str()).table.history().played(), steps);
    assert_eq!(screen.app.ctx.keeper.list().len(), 2);
}

#[test]
fn the_last_step_can_be_taken_back() {
    let screen = result("textile-00", &["Mina", "Jonas"], Lang::En, PHONE);
    tap(&screen, "Take back the last step");
    let game = id(&screen);
    assert!(!shown(&screen).get_reviewing());
    assert_eq!(saved_as(&screen, game.as_str()).table.history().cursor(), 51);
    tap(&screen, "Redo");
    assert_eq!(saved_as(&screen, game.as_str()).table.history().cursor(), 52);
}

#[test]
fn a_block_leads_to_its_moment_and_playing_on_keeps_the_old_game() {
    let screen = result("textile-00", &["Mina", "Jonas"], Lang::En, PHONE);
    let view = screen.ui().global::<ResultAdapter>();
    let block = view.get_rows().row_data(0).unwrap().blocks.row_data(1).unwrap();
    let element = screen
        .find(&block.label)
        .into_iter()
        .next()
        .expect("a block for each turn that scored");
    screen.tap_element(&element);
    let moment = shown(&screen).get_review_text().replace('\u{2060}', "");
    assert!(moment.ends_with("of 52") && moment != "Step 0 of 52", "{moment}");
    let old = id(&screen);
    tap(&screen, "Play on from here");
    let new = id(&screen);
    assert_ne!(old, new);
    assert_eq!(saved_as(&screen, old.as_str()).table.history().cursor(), 52);
    let cursor = saved_as(&screen, new.as_str()).table.history().cursor();
    assert_eq!(format!("Step {cursor} of 52"), moment);
}

#[test]
fn teams_and_ties_are_told() {
    let screen = result("textile-x-teamtie", &["Mina", "Jonas", "Ava", "Ben"], Lang::En, PHONE);
    assert_eq!(told(&screen).0, "Mina and Ava win");
    assert!(screen.has("Both teams have 11. Mina and Ava ran out of turns first, so they win."));
    let screen = result("textile-03", &["Mina", "Jonas", "Ava", "Ben"], Lang::En, PHONE);
    assert_eq!(told(&screen).0, "Ava wins");
    assert!(
        screen.has("Mina and Ava both have 9. Ava’s last turn came first, so Ava wins."),
        "{:#?}",
        screen.labels()
    );
}

#[test]
fn how_the_result_looks() {
    let screen = result("textile-00", &["Mina", "Jonas"], Lang::En, PHONE);
    screen.looks_like("result-light-en");
}

#[test]
fn every_text_of_the_result_has_room() {
    let names = [
        "Wilhelmina-Charlotte",
        "Maximilian-Alexander",
        "남궁하늘빛나래솔 이랑",
        "Ava",
    ];
    for lang in Lang::ALL {
        for size in [PHONE, SIDEWAYS, DESKTOP] {
            for (vector, count) in [("textile-00", 2), ("textile-03", 4), ("textile-x-teamtie", 4)] {
                let screen = result(vector, &names[..count], lang, size);
                screen.assert_texts_fit(&format!("result {vector} {lang:?} {size:?}"));
                screen.set_system_font_size(24.0);
                screen.assert_texts_fit(&format!("result {vector} {lang:?} {size:?} large"));
                assert!(control(&screen, &screen.app.ctx.words().text("result-again")).is_some());
            }
        }
    }
}
