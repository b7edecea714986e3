//! A finished game, looked through.

use kachel::screens::nav::{self, Entry};
use kachel::screens::ui::AnalysisAdapter;
use kachel::words::Lang;
use slint::{ComponentHandle, Model};

use crate::hand::{Game, id, shown, tap};
use crate::harness::{DESKTOP, PHONE, SIDEWAYS, Screen};

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
