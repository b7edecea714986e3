//! A finished game, looked through.

use kachel::screens::nav::{self, Entry};
use kachel::screens::ui::AnalysisAdapter;
use kachel::words::Lang;
use slint::{ComponentHandle, Model};

use crate::hand::{Game, id, shown, tap};
use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen, save_games};
use crate::killed::{kill, victim, wait_for_the_end};

fn analysis(screen: &Screen) -> AnalysisAdapter<'_> {
    screen.ui().global::<AnalysisAdapter>()
}

/// The result of a vector's game.
fn result(vector: &str, names: &[&str], lang: Lang, size: (u32, u32)) -> Screen {
    let screen = Screen::at_result(&Game::of_vector(vector, names).text(), lang, size);
    screen.app.ctx.thinker.limit_visits(Some(12));
    screen
}

fn look_through(screen: &Screen) {
    screen.tap(&screen.app.ctx.words().text("analysis-start"));
    screen.app.ctx.thinker.wait();
    kachel::screens::table::hear_bots(&screen.app.ctx);
    screen.settle();
}

#[test]
fn the_graph_leads_to_its_moments() {
    let screen = result("textile-00", &["Mina", "Jonas"], Lang::En, PHONE);
    assert!(!analysis(&screen).get_has());
    look_through(&screen);
    assert!(analysis(&screen).get_has());
    // A line a seat, from the first position to the last: 52 steps.
    let lines = analysis(&screen).get_lines();
    assert_eq!(lines.row_count(), 2);
    for line in lines.iter() {
        assert_eq!(line.commands.matches(['M', 'L']).count(), 53);
        assert!(line.points.row_count() >= 3);
    }
    // Jonas won.
    assert!(
        lines.row_data(1).unwrap().commands.ends_with("L100.00 0.00"),
        "{}",
        lines.row_data(1).unwrap().commands
    );
    let costly = analysis(&screen).get_costly();
    assert!((1..=3).contains(&costly.row_count()));
    let worst = costly.row_data(0).unwrap();
    let title = worst.title.replace('\u{2060}', "");
    assert!(title.contains(&format!(", step {}: −", worst.after)), "{title}");
    assert!(
        worst.text.replace('\u{2060}', "").starts_with("Better: "),
        "{}",
        worst.text
    );
    screen.tap(&title);
    assert!(shown(&screen).get_reviewing());
    assert!(
        screen.has(&format!("Step {} of 52", worst.after)),
        "{:#?}",
        screen.labels()
    );
    // In the review the graph follows the finger.
    let graph = screen.find("Chance to win, step by step").into_iter().next().unwrap();
    let (at, size) = (graph.absolute_position(), graph.size());
    screen.touch_tap(at.x + size.width - 10.0, at.y + size.height / 2.0);
    assert!(screen.has("Step 52 of 52"), "{:#?}", screen.labels());
    crate::hand::drag(
        &screen,
        (at.x + size.width - 10.0, at.y + 20.0),
        (at.x + size.width / 2.0, at.y + 20.0),
    );
    assert!(screen.has("Step 26 of 52"), "{:#?}", screen.labels());
    // It is still there when one comes back.
    let game = id(&screen);
    screen.key(slint::platform::Key::Back);
    assert_eq!(nav::top(&screen.app.ctx), Entry::Result { game });
    assert!(analysis(&screen).get_has());
    // Another game has its own, and this one too once it is played on.
    tap(&screen, "Take back the last step");
    assert!(!analysis(&screen).get_has());
}

#[test]
fn it_is_given_up_with_stop_and_with_the_page() {
    let screen = result("noses-00", &["Mina", "Jonas"], Lang::En, PHONE);
    screen.app.ctx.thinker.limit_visits(None);
    screen.tap("Where was it decided?");
    assert!(analysis(&screen).get_thinking());
    screen.tap("Stop");
    assert!(!analysis(&screen).get_thinking());
    screen.app.ctx.thinker.wait();
    screen.tap("Where was it decided?");
    screen.key(slint::platform::Key::Back);
    screen.app.ctx.thinker.wait();
    assert!(screen.app.ctx.thinker.take().is_none());
}

/// The games in the folder, and what was found in them.
fn kept(screen: &Screen) -> Vec<std::path::PathBuf> {
    screen.app.ctx.keeper.flush().unwrap();
    let files = std::fs::read_dir(screen.folder().join("analyses"))
        .into_iter()
        .flatten();
    files.map(|file| file.unwrap().path()).collect()
}

#[test]
fn what_was_found_is_kept_with_the_game() {
    let screen = result("textile-00", &["Mina", "Jonas"], Lang::En, PHONE);
    assert!(kept(&screen).is_empty());
    look_through(&screen);
    let lines = |screen: &Screen| -> Vec<String> {
        let lines = analysis(screen).get_lines();
        lines.iter().map(|line| line.commands.to_string()).collect()
    };
    let found = lines(&screen);
    // The app is started again, on the page where it was left.
    let screen = screen.restart(Lang::De);
    assert!(analysis(&screen).get_has());
    assert_eq!(lines(&screen), found);
    assert!(screen.has("Siegchance, Zug für Zug"), "{:#?}", screen.labels());
    // And by the list of games, and in the replay.
    nav::go_home(&screen.app.ctx);
    nav::go(&screen.app.ctx, Entry::Games);
    screen.settle();
    screen.tap("Mina, Jonas");
    assert_eq!(lines(&screen), found);
    tap(&screen, "Nachspielen");
    assert!(analysis(&screen).get_has());
    // A game that is over is found at its result, also where the replay was left.
    let screen = screen.restart(Lang::En);
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Result { .. }));
    assert!(analysis(&screen).get_has());
    assert_eq!(lines(&screen), found);

    // A file that can't be read is none.
    let [file] = &kept(&screen)[..] else { panic!() };
    let text = std::fs::read_to_string(file).unwrap();
    std::fs::write(file, &text[..text.len() / 2]).unwrap();
    let screen = screen.restart(Lang::En);
    assert!(!analysis(&screen).get_has());
    screen.app.ctx.thinker.limit_visits(Some(12));
    look_through(&screen);
    assert!(analysis(&screen).get_has());
    // Once steps are taken back there is nothing to show, and when they are played again, it is all there.
    tap(&screen, "Take back the last step");
    assert!(!analysis(&screen).get_has());
    tap(&screen, "Redo");
    tap(&screen, &crate::hand::confirm(&screen));
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Result { .. }));
    assert!(analysis(&screen).get_has());
    // The game is deleted with all there is about it, and comes back so.
    nav::go(&screen.app.ctx, Entry::Games);
    screen.settle();
    screen.tap("Delete the game of Mina, Jonas");
    assert!(kept(&screen).is_empty());
    screen.tap_button("Undo");
    assert_eq!(kept(&screen).len(), 1);
}

/// What the killed process does; alone it is no test.
#[test]
fn child() {
    let Some(screen) = victim() else { return };
    nav::go(&screen.app.ctx, Entry::Games);
    screen.settle();
    screen.tap("Mina, Jonas");
    screen.tap("Where was it decided?");
    // Until some of it is known.
    while kept(&screen).is_empty() || known(&kept(&screen)[0]) < 4 {
        std::thread::sleep(std::time::Duration::from_millis(5));
        kachel::screens::table::hear_bots(&screen.app.ctx);
    }
    wait_for_the_end(screen, "");
}

/// How many positions a kept analysis has.
fn known(file: &std::path::Path) -> usize {
    let text = std::fs::read_to_string(file).unwrap();
    let kept: serde_json::Value = serde_json::from_str(&text).unwrap();
    kept["analysis"].as_array().unwrap().len()
}

#[test]
fn killed_half_way_it_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let game = Game::of_vector("temple-00", &["Mina", "Jonas"]).text();
    save_games(folder.path(), &[&game]);
    kill("bots::analysis::child", folder.path());

    let screen = Screen::open_in(folder.path(), Lang::En, PHONE);
    assert!(matches!(nav::top(&screen.app.ctx), Entry::Result { .. }));
    let [file] = &kept(&screen)[..] else { panic!() };
    let before = std::fs::read_to_string(file).unwrap();
    let count = known(file);
    assert!(count >= 4 && !analysis(&screen).get_has());
    let offer = analysis(&screen).get_offer().to_string();
    assert!(offer.starts_with("Look through the rest ("), "{offer}");
    screen.app.ctx.thinker.limit_visits(Some(12));
    screen.tap(&offer);
    screen.app.ctx.thinker.wait();
    kachel::screens::table::hear_bots(&screen.app.ctx);
    screen.settle();
    assert!(analysis(&screen).get_has());
    kept(&screen);
    let text = std::fs::read_to_string(file).unwrap();
    let positions = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap()["analysis"].clone();
    let (before, after) = (positions(&before), positions(&text));
    assert_eq!(after.as_array().unwrap()[..count], before.as_array().unwrap()[..]);
    assert_eq!(
        std::fs::read_to_string(folder.path().join("games/game-0.json")).unwrap(),
        game,
        "the game is as it was"
    );
}

#[test]
fn every_game_is_looked_through_in_every_language() {
    for (vector, names) in [
        ("textile-x-teamtie", &["Mina", "Jonas", "Ava", "Ben"][..]),
        ("noses-01", &["미나", "지훈", "서연"]),
        ("temple-00", &["Jürgen", "Bärbel"]),
    ] {
        for (lang, size) in [(Lang::En, PHONE), (Lang::De, SIDEWAYS), (Lang::Ko, DESKTOP)] {
            let screen = result(vector, names, lang, size);
            screen.app.ctx.thinker.limit_visits(Some(3));
            look_through(&screen);
            let what = format!("{vector} {lang:?}");
            assert!(analysis(&screen).get_has(), "{what}");
            // Team mates have a line together.
            let lines = if names.len() == 4 { 2 } else { names.len() };
            assert_eq!(analysis(&screen).get_lines().row_count(), lines, "{what}");
            screen.assert_texts_fit(&what);
            tap(&screen, &screen.app.ctx.words().text("result-replay"));
            screen.assert_texts_fit(&format!("{what} replayed"));
            screen.assert_controls_are_good(&format!("{what} replayed"));
        }
    }
}

#[test]
fn how_it_looks() {
    let screen = result("textile-03", &["Mina", "Jonas", "Ava", "Ben"], Lang::En, DESKTOP);
    look_through(&screen);
    screen.save_picture("analysis-result");
    tap(&screen, "Replay");
    tap(&screen, "A step on");
    screen.save_picture("analysis-review");
}
