//! The thread that thinks: the same as a bot that is asked itself, given up at once, and asleep when there is nothing to do.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use kachel::bots::{Bot, Level};
use kachel::games::keys::Keys;
use kachel::games::{AnyGame, Seat};
use kachel::thinker::{Analysis, Job, News, Task, Thinker};

const GAMES: [(&str, &str); 3] = [("textile", "players=2"), ("noses", "players=3 seed=5"), ("temple", "")];

fn start(name: &str, keys: &str) -> AnyGame {
    AnyGame::from_keys(name, Keys::parse(keys.split_whitespace()).unwrap()).unwrap()
}

fn job(start: &AnyGame, steps: &[String], task: Task) -> Job {
    Job {
        start: start.clone(),
        steps: steps.to_vec(),
        seed: 7,
        task,
    }
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

/// The last news, once there is nothing more to do.
fn news(thinker: &Thinker) -> Option<News> {
    thinker.wait();
    std::iter::from_fn(|| thinker.take()).last().map(|(_, news)| news)
}

#[test]
fn a_game_is_thought_through_as_a_bot_alone_would_do_it() {
    for (name, keys) in GAMES {
        let start = start(name, keys);
        let thinker = Thinker::default();
        let mut steps: Vec<String> = Vec::new();
        let mut alone = Bot::new(&start, level(1), 7);
        for _ in 0..8 {
            thinker.ask(job(&start, &steps, Task::Step(level(1))));
            let Some(News::Thought(thought)) = news(&thinker) else {
                panic!("{name}: no thought");
            };
            // Both have kept what they thought before.
            let expected = alone.think(&mut |_| std::ops::ControlFlow::Continue(()));
            assert_eq!(thought, expected, "{name} after {steps:?}");
            let step = thought.step.unwrap();
            alone.play(&step).unwrap();
            steps.push(step);
        }
    }
}

#[test]
fn what_is_given_up_ends_at_once_and_says_nothing_more() {
    for (name, keys) in GAMES {
        let start = start(name, keys);
        let thinker = Thinker::default();
        thinker.ask(job(&start, &[], Task::Step(level(5))));
        std::thread::sleep(Duration::from_millis(60));
        let asked = Instant::now();
        thinker.stop();
        thinker.wait();
        let took = asked.elapsed();
        assert!(took < Duration::from_millis(100), "{name}: {took:?}");
        assert_eq!(thinker.take(), None, "{name}");
        // The next job is done as if nothing had been before.
        let ticket = thinker.ask(job(&start, &[], Task::Step(level(1))));
        thinker.wait();
        assert_eq!(thinker.take().map(|(told, _)| told), Some(ticket));
    }
}

#[test]
fn only_the_newest_job_is_told_of() {
    let start = start("noses", "players=2 seed=1");
    let thinker = Thinker::default();
    let tickets: Vec<_> = (0..5)
        .map(|_| thinker.ask(job(&start, &[], Task::Step(level(1)))))
        .collect();
    thinker.wait();
    let told: Vec<_> = std::iter::from_fn(|| thinker.take())
        .map(|(ticket, _)| ticket)
        .collect();
    assert_eq!(told, [tickets[4]]);
}

#[test]
fn progress_is_told_and_who_waits_is_called() {
    let start = start("noses", "players=4 seed=1");
    let thinker = Thinker::default();
    let calls = Arc::new(AtomicUsize::new(0));
    thinker.watch({
        let calls = calls.clone();
        move || {
            calls.fetch_add(1, Ordering::Relaxed);
        }
    });
    thinker.ask(job(&start, &[], Task::Hint));
    let mut parts = Vec::new();
    let thought = loop {
        match thinker.take() {
            Some((_, News::Progress(part))) => parts.push(part),
            Some((_, News::Thought(thought))) => break thought,
            other => assert_eq!(other, None),
        }
        std::thread::sleep(Duration::from_millis(5));
    };
    assert!(
        parts.len() > 3 && parts.is_sorted() && parts.iter().all(|part| (0.0..=1.0).contains(part)),
        "{parts:?}"
    );
    assert!(thought.lines.len() > 3);
    let called = calls.load(Ordering::Relaxed);
    assert!(called > parts.len(), "{called}");
    // At rest nobody is called.
    std::thread::sleep(Duration::from_millis(250));
    assert_eq!(calls.load(Ordering::Relaxed), called);
}

/// A game to its end.
fn finished(start: &AnyGame) -> (AnyGame, Vec<String>) {
    let mut game = start.clone();
    let mut steps = Vec::new();
    while game.to_move().is_some() {
        let legal = game.legal();
        let step = legal[legal.len() / 3].clone();
        game.play(&step).unwrap();
        steps.push(step);
    }
    (game, steps)
}

/// Looks through a game with few visits, from where an analysis was left.
fn look_through(start: &AnyGame, steps: &[String], known: Analysis) -> Analysis {
    let thinker = Thinker::default();
    thinker.limit_visits(Some(6));
    thinker.ask(job(start, steps, Task::Analysis(known)));
    match news(&thinker) {
        Some(News::Analysis(analysis)) => analysis,
        other => panic!("no analysis, but {other:?}"),
    }
}

#[test]
fn a_game_is_looked_through_from_the_first_position_to_the_last() {
    for (name, keys) in GAMES {
        let start = start(name, keys);
        let (game, steps) = finished(&start);
        let analysis = look_through(&start, &steps, Analysis::default());
        assert!(analysis.is_complete(steps.len()));
        assert_eq!(analysis.positions.len(), steps.len() + 1);
        for (index, position) in analysis.positions.iter().enumerate() {
            assert_eq!(position.shares.len(), start.seats());
            let sum: f64 = position.shares.iter().sum();
            assert!((sum - 1.0).abs() < 1e-3, "{name} {index}: {position:?}");
            assert_eq!(position.best.is_none(), index == steps.len(), "{name} {index}");
        }
        // In the end there is nothing to guess.
        let winners = game.winners().unwrap();
        for (seat, share) in analysis.positions[steps.len()].shares.iter().enumerate() {
            assert_eq!(*share > 0.0, winners.contains(&Seat(seat as u8)), "{name}");
        }
    }
}

#[test]
fn what_was_left_half_done_goes_on_where_it_was() {
    for (name, keys) in GAMES {
        let start = start(name, keys);
        let (_, steps) = finished(&start);
        let all = look_through(&start, &steps, Analysis::default());
        for known in [1, steps.len() / 2, steps.len()] {
            let half = Analysis {
                positions: all.positions[..known].to_vec(),
            };
            assert!(!half.is_complete(steps.len()));
            let rest = look_through(&start, &steps, half.clone());
            assert!(rest.is_complete(steps.len()));
            assert_eq!(rest.positions[..known], half.positions, "{name}: not looked at again");
        }
    }
}

#[test]
fn each_position_is_told_of_as_soon_as_it_is_known() {
    let start = start("textile", "players=4 per_colour=12");
    let (_, steps) = finished(&start);
    let thinker = Thinker::default();
    thinker.ask(job(&start, &steps, Task::Analysis(Analysis::default())));
    let mut known = Vec::new();
    while known.len() < 3 {
        if let Some((_, News::Analysis(analysis))) = thinker.take() {
            known.push(analysis.positions.len());
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    assert!(known.is_sorted_by(|a, b| a < b) && known[0] < steps.len(), "{known:?}");
    let asked = Instant::now();
    thinker.stop();
    thinker.wait();
    let took = asked.elapsed();
    assert!(took < Duration::from_millis(100), "{took:?}");
    assert_eq!(thinker.take(), None);
}

#[test]
fn an_analysis_is_kept_as_a_text_for_this_game_only() {
    for (name, keys) in GAMES {
        let start = start(name, keys);
        let (_, steps) = finished(&start);
        let all = look_through(&start, &steps, Analysis::default());
        for known in [0, 1, 2, steps.len(), steps.len() + 1] {
            let some = Analysis {
                positions: all.positions[..known].to_vec(),
            };
            let text = some.to_json(&start, &steps);
            assert_eq!(Analysis::read(&text, &start, &steps), Some(some), "{name}: {text}");
        }
        let text = all.to_json(&start, &steps);
        // Steps were taken back and others played: what came before still holds.
        let mut others = steps[..4].to_vec();
        others.push("something else".into());
        let rest = Analysis::read(&text, &start, &others).unwrap();
        assert_eq!(rest.positions, all.positions[..5]);
        // Another game.
        for (other, keys) in GAMES.into_iter().filter(|(other, _)| *other != name) {
            assert_eq!(Analysis::read(&text, &self::start(other, keys), &[]), None);
        }
        // Damaged in every way.
        for end in 0..text.len() {
            let cut = text.get(..end).unwrap_or_default();
            assert_eq!(Analysis::read(cut, &start, &steps), None);
        }
        for (from, to) in [
            ("\"analysis\":[", "\"analysis\":[7,"),
            ("\"shares\":[", "\"shares\":[0.5,0.5,0.5,"),
            ("\"shares\":[", "\"shares\":[7"),
            ("\"best\":\"", "\"best\":\"x"),
            ("\"best\":", "\"worst\":"),
            ("\"analysis\"", "\"analyses\""),
        ] {
            let damaged = text.replacen(from, to, 1);
            assert_ne!(damaged, text);
            assert_eq!(Analysis::read(&damaged, &start, &steps), None, "{name}: {from} → {to}");
        }
    }
}

#[test]
fn whatever_is_thought_about_ends_at_once() {
    let big = [
        ("textile", "players=4 per_colour=12"),
        ("noses", "players=5 seed=2"),
        ("temple", "edition=edited"),
    ];
    for (name, keys) in big {
        let start = start(name, keys);
        let (_, steps) = finished(&start);
        // At the beginning, in the middle, and where all ways to the end are tried.
        for count in [0, steps.len() / 2, steps.len().saturating_sub(9)] {
            for task in [Task::Step(level(5)), Task::Hint, Task::Analysis(Analysis::default())] {
                let thinker = Thinker::default();
                thinker.ask(job(&start, &steps[..count], task.clone()));
                std::thread::sleep(Duration::from_millis(150));
                let asked = Instant::now();
                thinker.stop();
                thinker.wait();
                let took = asked.elapsed();
                assert!(
                    took < Duration::from_millis(100),
                    "{name} after {count}, {task:?}: {took:?}"
                );
                let _ = thinker.take();
            }
        }
    }
}
