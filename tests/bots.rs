//! What one can rely on in the players in the machine.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use kachel::bots::{Bot, Knobs, Knowledge, Level, Progress, Search, Simple, Tuning, Worth};
use kachel::games::noses::Noses;
use kachel::games::temple::Temple;
use kachel::games::textile::Textile;
use kachel::games::{AnyGame, Game, Seat, chance};
use serde_json::json;

fn on(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Every game with every number of seats.
fn starts() -> Vec<AnyGame> {
    let textile = |players, per_colour, teams| {
        let options = json!({ "players": players, "per_colour": per_colour, "teams": teams });
        AnyGame::new("textile", &options).unwrap()
    };
    let mut starts = vec![
        textile(2, 6, false),
        textile(3, 9, false),
        textile(4, 12, false),
        textile(4, 6, true),
    ];
    for players in 2..=5 {
        starts.push(
            Noses::new(&kachel::games::noses::Options::deal(players, 1))
                .unwrap()
                .into(),
        );
    }
    for edition in ["original", "edited"] {
        starts.push(AnyGame::new("temple", &json!({ "edition": edition })).unwrap());
    }
    starts
}

/// A position of a game after random steps.
fn after<G: Game>(mut game: G, steps: usize, seed: u64) -> G {
    let mut rng = chance::seeded(seed);
    for _ in 0..steps {
        let mut next = game.clone();
        match next.draw_step(&mut rng, &mut Vec::new()) {
            Some(step) => next.play_legal(step),
            None => break,
        }
        if next.to_move().is_none() {
            break;
        }
        game = next;
    }
    game
}

fn textile(players: u8, teams: bool) -> Textile {
    let options = kachel::games::textile::Options {
        players,
        per_colour: 6,
        teams,
    };
    Textile::new(&options).unwrap()
}

fn noses(players: usize) -> Noses {
    Noses::new(&kachel::games::noses::Options::deal(players, 2)).unwrap()
}

fn temple(edition: kachel::games::temple::Edition) -> Temple {
    Temple::new(&kachel::games::temple::Options { edition }).unwrap()
}

#[test]
fn every_step_of_every_level_is_legal_to_the_end() {
    for start in starts() {
        for level in Level::ALL {
            let visits = 2 + u32::from(level.number());
            let mut game = start.clone();
            // A bot for all seats keeps its tree; the position goes its own way through the rules.
            let mut bot = Bot::new(&game, level, 5).with_visits(visits);
            while let Some(seat) = game.to_move() {
                let thought = bot.think(&mut on);
                let step = thought.step.unwrap();
                assert_eq!((thought.seat, thought.was_stopped), (Some(seat), false));
                assert!(
                    (thought.shares.iter().sum::<f64>() - 1.0).abs() < 1e-3,
                    "{:?}",
                    thought.shares
                );
                assert_eq!(thought.shares.len(), game.seats());
                for line in &thought.lines {
                    assert_eq!(game.explain(&line.step), Ok(()), "{}", line.step);
                }
                game.play(&step).unwrap();
                bot.play(&step).unwrap();
            }
            let end = bot.think(&mut on);
            assert_eq!((end.seat, end.step, end.is_exact), (None, None, true));
            let winners = game.winners().unwrap();
            for (seat, share) in end.shares.iter().enumerate() {
                let wins = winners.contains(&Seat(seat as u8));
                let expected = if wins { 1.0 / winners.len() as f64 } else { 0.0 };
                assert!((share - expected).abs() < 1e-6);
            }
        }
    }
}

#[test]
fn illegal_steps_are_refused_and_change_nothing() {
    for start in starts() {
        let mut bot = Bot::new(&start, Level::HIGHEST, 1).with_visits(20);
        let before = bot.think(&mut on);
        for step in ["", "nonsense", "knot:r0@0,0", "00@5,5E", "F9,9=A6"] {
            assert!(bot.play(step).is_err(), "{step}");
        }
        assert_eq!(bot.think(&mut on).lines, before.lines);
    }
}

#[test]
fn a_seed_and_visits_say_what_is_thought() {
    for start in starts() {
        let play = |seed| {
            let mut bot = Bot::new(&start, Level::new(1).unwrap(), seed).with_visits(30);
            let mut thoughts = Vec::new();
            for _ in 0..8 {
                let thought = bot.think(&mut on);
                bot.play(thought.step.as_deref().unwrap()).unwrap();
                thoughts.push(thought);
            }
            thoughts
        };
        assert_eq!(play(1), play(1));
        assert_ne!(play(1), play(2), "another seed, other thoughts: {start:?}");
    }
}

/// Whatever the others play, what the tree kept is about the position that is there now.
#[test]
fn a_kept_tree_is_about_the_position() {
    fn follow<G: Knowledge>(start: G) {
        let mut search = Search::new(start.clone(), Tuning::default(), 3);
        let mut game = start;
        let (mut rng, mut room) = (chance::seeded(8), Vec::new());
        let mut kept = 0;
        for number in 0.. {
            if game.to_move().is_none() {
                break;
            }
            assert!(search.think(80, &mut on).is_continue());
            assert!(search.visits() >= 80 || search.is_exact());
            let lines = search.lines();
            for line in &lines {
                assert!(game.explain(line.step).is_ok());
            }
            // Now and then a step that nobody expected.
            let step = match number % 3 {
                0 => game.draw_step(&mut rng, &mut room).unwrap(),
                _ => lines[0].step,
            };
            search.play(step);
            game.play_legal(step);
            assert_eq!(*search.position(), game);
            kept += search.visits();
        }
        assert!(kept > 80, "the tree is used again");
    }
    follow(textile(3, false));
    follow(textile(4, true));
    follow(noses(4));
    follow(temple(kachel::games::temple::Edition::Original));
    follow(temple(kachel::games::temple::Edition::Edited));
}

#[test]
fn a_win_in_one_is_taken() {
    fn try_all<G: Knowledge>(start: impl Fn(u64) -> G, wanted: usize) {
        let mut found = 0;
        for seed in 0..4000 {
            let mut game = start(seed);
            let mut rng = chance::seeded(seed);
            // To the last position of a random game.
            let mut steps = Vec::new();
            let mut last = game.clone();
            while let Some(step) = game.draw_step(&mut rng, &mut steps) {
                last = game.clone();
                game.play_legal(step);
            }
            let seat = last.to_move().unwrap();
            last.legal_steps(&mut steps);
            let ends = steps.iter().map(|&step| {
                let mut end = last.clone();
                end.play_legal(step);
                end.winners().map(|winners| winners.contains(&seat))
            });
            let wins = ends.clone().filter(|end| *end == Some(true)).count();
            if wins == 0 || wins == steps.len() {
                continue;
            }
            found += 1;
            for exact in [true, false] {
                // Every step is looked at once or more.
                let visits = 20 * steps.len() as u32 + 400;
                let tuning = Tuning {
                    exact,
                    ..Tuning::default()
                };
                let mut search = Search::new(last.clone(), tuning, seed);
                let _ = search.think(visits, &mut on);
                let chosen = search.lines()[0].step;
                let mut end = last.clone();
                end.play_legal(chosen);
                let won = end.winners().is_some_and(|winners| winners.contains(&seat));
                assert!(won, "seed {seed}, exact {exact}: {chosen}");
            }
            if found == wanted {
                return;
            }
        }
        panic!("only {found} positions to win in one");
    }
    try_all(|_| textile(2, false), 6);
    try_all(|_| textile(4, true), 3);
    try_all(
        |seed| Noses::new(&kachel::games::noses::Options::deal(2, seed)).unwrap(),
        2,
    );
    try_all(|_| temple(kachel::games::temple::Edition::Original), 6);
}

/// What a position is worth to each seat if all play for their own share and lead, by trying everything.
fn best_worth<G: Knowledge>(game: &G, bonus: f32) -> Worth {
    let Some(Seat(mover)) = game.to_move() else {
        return Worth::of_end(game, bonus);
    };
    let mut steps = Vec::new();
    game.legal_steps(&mut steps);
    let worths = steps.iter().map(|&step| {
        let mut after = game.clone();
        after.play_legal(step);
        best_worth(&after, bonus)
    });
    let value = |worth: &Worth| worth.values[mover as usize];
    worths.max_by(|one, other| value(one).total_cmp(&value(other))).unwrap()
}

/// How many positions come after this one, unless there are too many.
fn size<G: Game>(game: &G, most: &mut u32) -> Option<()> {
    *most = most.checked_sub(1)?;
    let mut steps = Vec::new();
    game.legal_steps(&mut steps);
    for step in steps {
        let mut after = game.clone();
        after.play_legal(step);
        size(&after, most)?;
    }
    Some(())
}

#[test]
fn the_end_is_played_exactly() {
    fn compare<G: Knowledge>(name: &str, start: impl Fn(u64) -> G, wanted: usize) {
        let mut found = 0;
        for seed in 0..300 {
            // As far back from the end as can be tried without any cleverness.
            let mut game = start(seed);
            let mut rng = chance::seeded(seed);
            let mut line = vec![game.clone()];
            while let Some(step) = game.draw_step(&mut rng, &mut Vec::new()) {
                game.play_legal(step);
                line.push(game.clone());
            }
            line.pop();
            let small = |game: &&G| size(*game, &mut 1000).is_some();
            let Some(game) = line.iter().rev().take_while(small).last() else {
                continue;
            };
            let seat = game.to_move().unwrap().index();
            let mut search = Search::new(game.clone(), Tuning::default(), seed);
            let _ = search.think(1500, &mut on);
            if !search.is_exact() {
                continue;
            }
            found += 1;
            let bonus = Tuning::default().bonus;
            let (best, chosen) = (best_worth(game, bonus), search.lines()[0]);
            let mut after = game.clone();
            after.play_legal(chosen.step);
            let got = best_worth(&after, bonus);
            // A sure win is enough: not every way to win need be looked at. Else nothing is given away.
            let wins = got.wins[seat] > 0.99 / game.side_size() as f32;
            assert!(
                wins && best.wins[seat] == got.wins[seat] || (best.values[seat] - got.values[seat]).abs() < 1e-5,
                "{name}, seed {seed}: {} is worth {got:?}, not {best:?}",
                chosen.step
            );
            assert!(
                (search.wins()[seat] - best.wins[seat]).abs() < 1e-5,
                "{name}, seed {seed}"
            );
            if found == wanted {
                return;
            }
        }
        panic!("{name}: only {found} ends");
    }
    compare("textile", |_| textile(2, false), 10);
    compare("textile for three", |_| textile(3, false), 5);
    compare("textile in teams", |_| textile(4, true), 5);
    compare(
        "noses",
        |seed| Noses::new(&kachel::games::noses::Options::deal(2, seed)).unwrap(),
        10,
    );
    compare(
        "noses for four",
        |seed| Noses::new(&kachel::games::noses::Options::deal(4, seed)).unwrap(),
        5,
    );
    compare("temple", |_| temple(kachel::games::temple::Edition::Original), 10);
    compare("temple, edited", |_| temple(kachel::games::temple::Edition::Edited), 5);
}

/// A bot on its own thread, as tables have it.
#[test]
fn a_bot_stops_when_it_is_told() {
    for start in starts() {
        for steps in [3, 22] {
            let game = match &start {
                AnyGame::Textile(game) => AnyGame::from(after(game.clone(), steps, 1)),
                AnyGame::Noses(game) => AnyGame::from(after(game.clone(), steps, 1)),
                AnyGame::Temple(game) => AnyGame::from(after(game.clone(), steps, 1)),
            };
            let stop = Arc::new(AtomicBool::new(false));
            let mut bot = Bot::new(&game, Level::HIGHEST, 1).with_visits(10_000_000);
            let told = stop.clone();
            let thread = std::thread::spawn(move || {
                let mut seen = 0;
                let thought = bot.think(&mut |progress| {
                    assert!(progress.visits <= progress.of);
                    seen += 1;
                    if told.load(Ordering::Relaxed) {
                        ControlFlow::Break(())
                    } else {
                        ControlFlow::Continue(())
                    }
                });
                (thought, seen)
            });
            std::thread::sleep(Duration::from_millis(60));
            stop.store(true, Ordering::Relaxed);
            let before = Instant::now();
            let (thought, seen) = thread.join().unwrap();
            let took = before.elapsed();
            assert!(thought.was_stopped || thought.is_exact);
            assert!(seen > 0);
            assert_eq!(game.explain(&thought.step.unwrap()), Ok(()), "it still has an answer");
            // 100 ms is the promise for a program built to be fast on a free core; tests run side by side, and slowly.
            assert!(took < Duration::from_millis(400), "{}: {took:?}", game.name());
        }
    }
}

#[test]
fn who_is_stopped_at_once_has_an_answer() {
    for start in starts() {
        let thought = Bot::new(&start, Level::HIGHEST, 1).think(&mut |_| ControlFlow::Break(()));
        assert!(thought.was_stopped);
        assert_eq!(start.explain(&thought.step.unwrap()), Ok(()));
    }
}

#[test]
fn memory_has_a_bound() {
    fn fill<G: Knowledge>(game: G) {
        const BOUND: usize = 48 << 10;
        let mut search = Search::with_memory(after(game, 6, 4), Tuning::default(), 1, BOUND);
        for round in 1..=4 {
            let visits = 250 * round;
            let _ = search.think(visits, &mut on);
            assert!(
                search.bytes() <= BOUND,
                "{} bytes after {visits} visits",
                search.bytes()
            );
            assert!(search.visits() >= visits, "a full tree is still visited");
        }
        let step = search.lines()[0].step;
        search.play(step);
        assert!(search.bytes() <= BOUND);
        let _ = search.think(600, &mut on);
        assert!(search.bytes() <= BOUND);
    }
    fill(textile(2, false));
    fill(noses(3));
    fill(temple(kachel::games::temple::Edition::Original));
}

/// A careless level's steps differ, and none gives much away as far as it can see.
#[test]
fn careless_levels_take_other_good_steps_too() {
    let game = after(noses(2), 8, 1);
    let mut search = Search::new(game, Tuning::default(), 1);
    let _ = search.think(400, &mut on);
    let lines = search.lines();
    let careless = 0.1;
    let (mut rng, mut counts) = (chance::seeded(1), HashMap::new());
    for _ in 0..500 {
        let step = Knobs::careless(400, careless).choose(&search, &mut rng).unwrap();
        *counts.entry(step).or_insert(0) += 1;
        let line = lines.iter().find(|line| line.step == step).unwrap();
        assert!(lines[0].value - line.value < careless);
        assert!(4 * line.visits >= lines[0].visits, "a lucky value isn't a good step");
    }
    assert!(counts.len() > 1);
    let best = lines[0].step;
    assert_eq!(Knobs::careful(400).choose(&search, &mut rng), Some(best));
}

/// Who notices only some steps has no others to choose from, whichever they are at each of its turns.
#[test]
fn some_levels_notice_only_some_steps() {
    let notices = 10;
    let mut game = after(temple(kachel::games::temple::Edition::Original), 12, 1);
    let knobs = Knobs::careless(200, 2.0).noticing(notices);
    let mut search = Search::new(game.clone(), knobs.tuning(), 1);
    let mut noticed_in_all = HashMap::new();
    for seed in 0..20 {
        let mut all = Vec::new();
        game.legal_steps(&mut all);
        let _ = search.think(200, &mut on);
        let noticed: Vec<_> = search.lines().into_iter().map(|line| line.step).collect();
        assert!(noticed.len() <= (notices as usize).min(all.len()));
        assert!(noticed.iter().all(|step| all.contains(step)));
        *noticed_in_all.entry(noticed[0]).or_insert(0) += 1;
        // More visits don't make it notice more, but another look does.
        let _ = search.think(2_000, &mut on);
        assert!(search.lines().len() <= notices as usize);
        search = Search::new(game.clone(), knobs.tuning(), seed);
    }
    assert!(noticed_in_all.len() > 1);

    // Nor does it go on to notice what it thought of as an answer before.
    while game.to_move().is_some() {
        let _ = search.think(200, &mut on);
        let lines = search.lines();
        assert!(lines.len() <= notices as usize);
        game.play_legal(lines[0].step);
        search.play(lines[0].step);
    }
}

/// Of the choices of stones for a tile those are left out that leave a stone in the reserve for nothing: whoever plays one
/// has a choice left that scores at least as much.
#[test]
fn stones_are_not_kept_for_nothing() {
    let key = |step: kachel::games::noses::Step| step.with(None, None);
    let score = |game: &Noses, step| {
        let mut after = game.clone();
        after.play_legal(step);
        after.scores()[game.to_move().unwrap().index()]
    };
    let (mut all, mut dropped) = (Vec::new(), 0);
    for seed in 0..12 {
        let game = after(noses(2 + (seed % 4) as usize), 3 + 3 * seed as usize, seed);
        game.legal_steps(&mut all);
        let mut kept = all.clone();
        game.drop_needless(&mut kept);
        assert!(kept.iter().all(|step| all.contains(step)));
        for &step in &all {
            let siblings = || kept.iter().filter(|&&other| key(other) == key(step));
            assert!(siblings().next().is_some(), "no choice is left for {step}");
            if !kept.contains(&step) {
                dropped += 1;
                assert!(
                    siblings().any(|&other| score(&game, other) >= score(&game, step)),
                    "{step}"
                );
            }
        }
    }
    assert!(dropped > 100);
}

#[test]
fn simple_players_do_what_their_sentence_says() {
    let mut rng = chance::seeded(1);
    let mut steps = Vec::new();
    let (mut game, mut knots) = (textile(2, false), 0);
    while let Some(step) = game.simple_step(&mut rng) {
        game.legal_steps(&mut steps);
        let points = |game: &Textile, step| {
            let before: u32 = game.scores().iter().sum();
            let mut after = game.clone();
            after.play_legal(step);
            after.scores().iter().sum::<u32>() - before
        };
        let most = steps.iter().map(|&step| points(&game, step)).max().unwrap();
        assert_eq!(points(&game, step), most);
        knots += u32::from(most > 0);
        let others = steps.iter().any(|&other| other.to_string() != "discard");
        assert!(!others || step.to_string() != "discard");
        game.play_legal(step);
    }
    assert!(knots > 3);

    let (mut game, mut steps) = (temple(kachel::games::temple::Edition::Original), Vec::new());
    while let Some(step) = game.simple_step(&mut rng) {
        game.legal_steps(&mut steps);
        let most = steps.iter().map(|step| step.puts().count()).max().unwrap();
        assert_eq!(step.puts().count(), most);
        game.play_legal(step);
    }

    let (mut game, mut steps) = (noses(3), Vec::new());
    while let Some(step) = game.simple_step(&mut rng) {
        let seat = game.to_move().unwrap();
        game.legal_steps(&mut steps);
        let points = |step| {
            let mut after = game.clone();
            after.play_legal(step);
            after.scores()[seat.index()]
        };
        let most = steps.iter().map(|&step| points(step)).max().unwrap();
        assert_eq!(points(step), most);
        game.play_legal(step);
    }
}

/// What counts in Temple are the turns that the tiles left still take: five of a colour take as many as six.
#[test]
fn a_race_is_counted_in_turns() {
    use kachel::games::temple::Edition;
    let turns = |edition, steps: &[&str]| {
        let mut game = temple(edition);
        for step in steps {
            game.play(step.parse().unwrap()).unwrap();
        }
        // Whose turn it is counts as half a turn; the other one's standing has no such half.
        let (Seat(mover), standings) = (game.to_move().unwrap(), [0, 1].map(|seat| game.standing(Seat(seat))));
        (mover, standings[0] - standings[1])
    };
    let first = "F0,0=A1";
    let (pair, single) = ("X0,0=F1+Y0,0=F2", "F1,0=F1");
    for edition in [Edition::Original, Edition::Edited] {
        let (mover, start) = turns(edition, &[]);
        assert!(mover == 0 && start > 0.0);
        // One of six: the second seat has the half now, and nobody needs a turn less (in the edited rules 30 and 29).
        assert_eq!(turns(edition, &[first]), (1, -start));
        assert_eq!(turns(edition, &[first, single]), (0, start));
        // Two of six: a turn less, which is two halves.
        assert_eq!(turns(edition, &[first, pair]), (0, start - 2.0 * start));
    }
}

/// More thought plays better: a small match that only something broken would lose.
#[test]
fn bots_beat_the_simple_players() {
    fn wins<G: Knowledge + Simple>(start: impl Fn(u64) -> G, visits: u32, games: u64) -> usize {
        let won = |number: u64| {
            let mut game = after(start(number), 4, number);
            let bot_seat = Seat((number % 2) as u8);
            let mut rng = chance::seeded(number);
            let mut search = Search::new(game.clone(), Tuning::default(), number);
            while let Some(seat) = game.to_move() {
                let step = if seat == bot_seat {
                    let _ = search.think(visits, &mut on);
                    search.lines()[0].step
                } else {
                    game.simple_step(&mut rng).unwrap()
                };
                game.play_legal(step);
                search.play(step);
            }
            game.winners().unwrap() == [bot_seat]
        };
        (0..games).filter(|&number| won(number)).count()
    }
    assert!(wins(|_| textile(2, false), 100, 4) >= 3);
}

#[test]
fn options_of_a_thought_are_the_records() {
    // `AnyGame` with hands of one's own: a bot thinks about positions to study too.
    let options = json!({ "hands": [["01", "12"], ["02", "11"]] });
    let game = AnyGame::new("noses", &options).unwrap();
    let thought = Bot::new(&game, Level::HIGHEST, 1).think(&mut on);
    assert!(thought.is_exact);
    assert_eq!(game.explain(&thought.step.unwrap()), Ok(()));
}
