//! Lets bots play each other, and says how much the first one takes.
//!
//! ```text
//! cargo run --release --no-default-features --example ladder -- GAME FIRST SECOND [key=value …]
//! cargo run --release --no-default-features --example ladder -- all [hours=H]
//! ```
//!
//! `GAME` is `textile`, `noses` or `temple`, with the options of the engine protocol's `new` among the keys (`players=3`).
//! `FIRST` and `SECOND` are a level (`1` to `5`), `simple` (the game's player by a rule, see `kachel::bots::Simple`),
//! or a search with knobs, to try things: `visits:2000`, `visits:2000,bonus:0,quick:no,exploration:1,caution:0,temper:2,cut:8,exact:no,careless:0.1,notices:40`.
//!
//! From each opening of four random steps `FIRST` plays once on each seat (in teams, once in each) and `SECOND` on all
//! others, so that luck of the opening and of the seat is shared. More keys:
//!
//! * `opening=N` random steps instead of four
//! * `games=N` at most (200), `minutes=M` at most, `seed=K` (1) for the openings and the bots
//! * `sprt=P0,P1` stops as soon as it is clear, with 5 % error, that `FIRST` takes P1 of the wins rather than P0
//! * `show=yes` prints the opening, and every step with what its player expects
//!
//! The line that it prints: the share of `FIRST` with its 95 % confidence interval over openings, the games, what SPRT
//! says, the first seat's share (seat bias), steps a game, and for both the processor time a step took on average and at most.
//!
//! `all` plays each level against the one below, level 5 against the simple players, and level 5 against three of level 3,
//! in all games, an equal part of the hours for each (8).

use std::fmt;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use kachel::bots::{Knobs, Knowledge, Level, Search, Simple, Tuning};
use kachel::games::keys::Keys;
use kachel::games::noses::Noses;
use kachel::games::temple::Temple;
use kachel::games::textile::Textile;
use kachel::games::{Game, Seat, chance};
use rand_chacha::ChaCha8Rng;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["all", keys @ ..] => all(keys),
        [game, first, second, keys @ ..] => one(game, first, second, keys).map(|()| true),
        _ => {
            Err("usage: ladder GAME FIRST SECOND [key=value …] | ladder all [hours=H]; see the file's beginning".into())
        }
    };
    match result {
        Ok(_) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("ladder: {message}");
            ExitCode::from(2)
        }
    }
}

fn all(keys: &[&str]) -> Result<bool, String> {
    let mut keys = Keys::parse(keys.iter().copied())?;
    let hours: f64 = keys.take_number("hours")?.unwrap_or(8.0);
    let mut matches = Vec::new();
    for game in [Textile::NAME, Noses::NAME, Temple::NAME] {
        for level in 2..=5 {
            let sprt = if level == 5 { "sprt=0.5,0.55" } else { "sprt=0.6,0.65" };
            matches.push((game, level.to_string(), (level - 1).to_string(), vec![sprt]));
        }
        matches.push((game, "5".into(), "simple".into(), vec!["sprt=0.93,0.96"]));
        if game != Temple::NAME {
            matches.push((game, "5".into(), "3".into(), vec!["players=4", "sprt=0.25,0.35"]));
        }
    }
    let minutes = format!("minutes={}", hours * 60.0 / matches.len() as f64);
    for (game, first, second, mut keys) in matches {
        keys.extend(["games=100000", &minutes]);
        one(game, &first, &second, &keys)?;
    }
    Ok(true)
}

fn one(game: &str, first: &str, second: &str, keys: &[&str]) -> Result<(), String> {
    match game {
        Textile::NAME => play::<Textile>(first, second, keys),
        Noses::NAME => play::<Noses>(first, second, keys),
        Temple::NAME => play::<Temple>(first, second, keys),
        _ => Err(format!("no game `{game}`")),
    }
}

fn play<G: Knowledge + Simple>(first: &str, second: &str, keys: &[&str]) -> Result<(), String> {
    let contest = Contest::parse(first, second, keys)?;
    let (mut tally, start) = (Tally::default(), Instant::now());
    for number in 0.. {
        let is_over = tally.games >= contest.games || start.elapsed() >= contest.time;
        if is_over || contest.sprt.is_some_and(|sprt| sprt.verdict(&tally).is_some()) {
            break;
        }
        contest.play_opening::<G>(contest.seed * 1_000_003 + number, &mut tally)?;
        if number % 10 == 9 {
            eprintln!("  … {tally}");
        }
    }
    let verdict = contest.sprt.map_or(String::new(), |sprt| match sprt.verdict(&tally) {
        Some(true) => format!(", SPRT: {} rather than {}", sprt.high, sprt.low),
        Some(false) => format!(", SPRT: {} rather than {}", sprt.low, sprt.high),
        None => ", SPRT: not clear yet".into(),
    });
    println!("{} {first} – {second} {}: {tally}{verdict}", G::NAME, keys.join(" "));
    Ok(())
}

/// Who plays whom, at what, for how long.
struct Contest<'a> {
    /// The words for the game's options.
    options: Vec<&'a str>,
    players: [Player; 2],
    games: u32,
    time: Duration,
    seed: u64,
    opening: u32,
    sprt: Option<Sprt>,
    show: bool,
}

impl<'a> Contest<'a> {
    fn parse(first: &str, second: &str, words: &[&'a str]) -> Result<Contest<'a>, String> {
        let is_mine = |word: &&str| {
            let key = word.split('=').next().unwrap_or_default();
            ["games", "minutes", "seed", "opening", "sprt", "show"].contains(&key)
        };
        let (mine, options): (Vec<&str>, Vec<&str>) = words.iter().partition(|word| is_mine(word));
        let mut keys = Keys::parse(mine)?;
        Ok(Contest {
            options,
            players: [Player::parse(first)?, Player::parse(second)?],
            games: keys.take_number("games")?.unwrap_or(200),
            time: Duration::from_secs_f64(60.0 * keys.take_number("minutes")?.unwrap_or(1e6)),
            seed: keys.take_number("seed")?.unwrap_or(1),
            opening: keys.take_number("opening")?.unwrap_or(4),
            sprt: keys.take("sprt").map(Sprt::parse).transpose()?,
            show: keys.take_yes("show")?.unwrap_or(false),
        })
    }

    /// The position after the random steps that a number names; a deal is named by it too.
    fn opening<G: Game>(&self, number: u64) -> Result<G, String> {
        let mut rng = chance::seeded(number);
        let mut room = Vec::new();
        loop {
            let deal = format!("seed={number}");
            let deal = (G::NAME == Noses::NAME).then_some(deal.as_str());
            let mut keys = Keys::parse(self.options.iter().copied().chain(deal))?;
            let options = G::options_from(&mut keys)?;
            keys.end()?;
            let mut game = G::new(&options)?;
            for _ in 0..self.opening {
                if let Some(step) = game.draw_step(&mut rng, &mut room) {
                    game.play_legal(step);
                }
            }
            if game.to_move().is_some() {
                return Ok(game);
            }
        }
    }

    fn play_opening<G: Knowledge + Simple>(&self, number: u64, tally: &mut Tally) -> Result<(), String> {
        let start: G = self.opening(number)?;
        let sides = start.seats() / start.side_size();
        let mut shares = Vec::new();
        for first_side in 0..sides {
            let end = self.play_game(start.clone(), first_side, number, tally);
            let winners = end.winners().expect("the game is over");
            let share = |is_in: &dyn Fn(Seat) -> bool| {
                winners.iter().filter(|&&seat| is_in(seat)).count() as f64 / winners.len() as f64
            };
            shares.push(share(&|seat| end.side(seat) == first_side));
            tally.of_seat_0 += share(&|seat| end.side(seat) == 0);
            tally.games += 1;
        }
        tally.openings.push(shares.iter().sum::<f64>() / sides as f64);
        Ok(())
    }

    fn play_game<G: Knowledge + Simple>(&self, start: G, first_side: usize, number: u64, tally: &mut Tally) -> G {
        let seats = (0..start.seats() as u8).map(Seat);
        let mut at_table: Vec<AtTable<G>> = seats
            .map(|seat| {
                let index = usize::from(start.side(seat) != first_side);
                let seed = number * 16 + u64::from(seat.0);
                AtTable::new(&self.players[index], index, start.clone(), seed)
            })
            .collect();
        let mut game = start;
        if self.show {
            println!("{}", game.show());
        }
        while let Some(Seat(seat)) = game.to_move() {
            let player = &mut at_table[seat as usize];
            let start = processor_time();
            let (step, expected) = player.step(&game);
            let clock = &mut tally.clocks[player.index];
            clock.add(processor_time().saturating_sub(start));
            game.play_legal(step);
            if self.show {
                let name = &self.players[player.index].name;
                println!("  seat {seat} ({name}): {step}, scores {:?}, {expected}", game.scores());
            }
            for player in &mut at_table {
                player.see(step);
            }
            tally.steps += 1;
        }
        if self.show {
            println!("  scores {:?}, winners {:?}", game.scores(), game.winners());
        }
        game
    }
}

/// A player as the command line names it.
struct Player {
    name: String,
    kind: Kind,
}

enum Kind {
    Level(Level),
    Simple,
    Tuned(Knobs, Tuning),
}

impl Player {
    fn parse(name: &str) -> Result<Player, String> {
        let kind = if name == "simple" {
            Kind::Simple
        } else if let Ok(level) = name.parse() {
            Kind::Level(level)
        } else {
            Player::tuned(name)?
        };
        Ok(Player {
            name: name.into(),
            kind,
        })
    }

    fn tuned(name: &str) -> Result<Kind, String> {
        let words = name.replace(':', "=");
        let mut keys = Keys::parse(words.split(','))?;
        let usual = Tuning::default();
        let tuning = Tuning {
            exploration: keys.take_number("exploration")?.unwrap_or(usual.exploration),
            caution: keys.take_number("caution")?.unwrap_or(usual.caution),
            temper: keys.take_number("temper")?.unwrap_or(usual.temper),
            bonus: keys.take_number("bonus")?.unwrap_or(usual.bonus),
            quick_steps: keys.take_yes("quick")?.unwrap_or(usual.quick_steps),
            cut: keys.take_number("cut")?,
            exact: keys.take_yes("exact")?.unwrap_or(usual.exact),
            notices: keys.take_number("notices")?.unwrap_or(usual.notices),
        };
        let mut knobs = Knobs::careful(keys.take_number("visits")?.ok_or("how many `visits:N`?")?);
        knobs.careless = keys.take_number("careless")?.unwrap_or(0.0);
        keys.end()
            .map_err(|_| format!("`{name}` has a knob that there isn't"))?;
        Ok(Kind::Tuned(knobs, tuning))
    }
}

/// A player in a game.
struct AtTable<G: Knowledge> {
    /// 0 for `FIRST`, 1 for `SECOND`.
    index: usize,
    /// `None` for the simple player.
    search: Option<(Search<G>, Knobs)>,
    rng: ChaCha8Rng,
}

impl<G: Knowledge + Simple> AtTable<G> {
    fn new(player: &Player, index: usize, position: G, seed: u64) -> AtTable<G> {
        let search = |knobs, tuning| Some((Search::new(position, tuning, seed), knobs));
        AtTable {
            index,
            search: match player.kind {
                Kind::Level(level) => search(level.knobs::<G>(), level.knobs::<G>().tuning()),
                Kind::Tuned(knobs, tuning) => search(knobs, tuning),
                Kind::Simple => None,
            },
            rng: chance::seeded(!seed),
        }
    }

    /// Its step, and in words what it expects.
    fn step(&mut self, game: &G) -> (G::Step, String) {
        let Some((search, knobs)) = &mut self.search else {
            let step = game.simple_step(&mut self.rng).expect("the game goes on");
            return (step, String::new());
        };
        let _ = search.think(knobs.visits, &mut |_| ControlFlow::Continue(()));
        let step = knobs.choose(search, &mut self.rng).expect("something was thought");
        let shares = &search.wins()[..game.seats()];
        let exactly = if search.is_exact() { " exactly" } else { "" };
        let others = search.lines().into_iter().take(3);
        let others: Vec<String> = others
            .map(|line| format!("{} {} {:.2}", line.step, line.visits, line.value))
            .collect();
        (step, format!("expects{exactly} {shares:.2?} of {}", others.join(", ")))
    }

    fn see(&mut self, step: G::Step) {
        if let Some((search, _)) = &mut self.search {
            search.play(step);
        }
    }
}

/// How it went.
#[derive(Default)]
struct Tally {
    /// For each opening the first player's share, over all of its games.
    openings: Vec<f64>,
    games: u32,
    steps: u32,
    of_seat_0: f64,
    clocks: [Clock; 2],
}

/// How long this program has run on a core, where the system tells (Linux); else how long it has been there. Other
/// programs can make the latter as long as they like.
fn processor_time() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

/// What thinking took.
#[derive(Default)]
struct Clock {
    steps: u32,
    sum: Duration,
    most: Duration,
}

impl Clock {
    fn add(&mut self, time: Duration) {
        self.steps += 1;
        self.sum += time;
        self.most = self.most.max(time);
    }
}

impl Tally {
    fn mean(&self) -> f64 {
        self.openings.iter().sum::<f64>() / self.openings.len().max(1) as f64
    }

    /// The variance of an opening's share; infinite as long as there are too few to tell.
    fn variance(&self) -> f64 {
        let (count, mean) = (self.openings.len() as f64, self.mean());
        let squares: f64 = self.openings.iter().map(|share| (share - mean).powi(2)).sum();
        if count < 2.0 {
            f64::INFINITY
        } else {
            squares / (count - 1.0)
        }
    }

    /// Half of the 95 % confidence interval, by the normal distribution.
    fn margin(&self) -> f64 {
        1.96 * (self.variance() / self.openings.len() as f64).sqrt()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |share: f64| 100.0 * share;
        let games = f64::from(self.games.max(1));
        write!(
            f,
            "{:.1} % ± {:.1}, {} games, first seat {:.0} %, {:.0} steps a game",
            percent(self.mean()),
            percent(self.margin()),
            self.games,
            percent(self.of_seat_0 / games),
            f64::from(self.steps) / games
        )?;
        for clock in &self.clocks {
            let average = clock.sum.as_secs_f64() / f64::from(clock.steps.max(1));
            write!(f, ", {average:.3} s a step (at most {:.2})", clock.most.as_secs_f64())?;
        }
        Ok(())
    }
}

/// Wald's sequential test of two shares, on the normal approximation for openings' shares: log-likelihood ratio
/// `n (high - low) (mean - (low + high) / 2) / variance` (Van den Bergh, *A practical introduction to the GSPRT*).
#[derive(Clone, Copy)]
struct Sprt {
    low: f64,
    high: f64,
}

impl Sprt {
    fn parse(text: &str) -> Result<Sprt, String> {
        let number = |text: &str| {
            text.parse::<f64>()
                .map_err(|_| format!("`sprt={text}`: two shares are wanted"))
        };
        let (low, high) = text.split_once(',').ok_or("`sprt=P0,P1` takes two shares")?;
        let sprt = Sprt {
            low: number(low)?,
            high: number(high)?,
        };
        if sprt.low < sprt.high {
            Ok(sprt)
        } else {
            Err("`sprt=P0,P1`: P1 is the higher share".into())
        }
    }

    /// Whether it is the high share rather than the low one; `None` as long as that isn't clear.
    fn verdict(self, tally: &Tally) -> Option<bool> {
        /// Fewer tell nothing about the variance.
        const FEWEST: usize = 10;
        if tally.openings.len() < FEWEST {
            return None;
        }
        // Openings that all went alike don't mean that none ever goes otherwise.
        let variance = tally.variance().max(1.0 / (4.0 * tally.openings.len() as f64));
        let ratio =
            tally.openings.len() as f64 * (self.high - self.low) * (tally.mean() - (self.low + self.high) / 2.0)
                / variance;
        let bound = 19_f64.ln();
        (ratio.abs() >= bound).then_some(ratio > 0.0)
    }
}
