//! The commands that need a bot: `genstep`, `hint`, `evaluate`.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use super::commands::Answer;
use super::session::Session;
use crate::bots::{Bot, Level, Thought, ThoughtLine};
use crate::games::AnyGame;
use crate::games::keys::Keys;

/// How many steps a hint has at most.
const HINTS: usize = 3;

/// More visits add nothing but rounding.
const MOST_VISITS: u32 = 10_000_000;

/// `genstep [level=1..5] [visits=N] [seconds=S] [seed=K]`: chooses a step and plays it.
pub(super) fn genstep(session: &mut Session, arguments: &str) -> Answer {
    let played = session.played()?;
    let step = Limits::parse(arguments)?.think(&played.position).step;
    let step = step.ok_or("the game is over")?;
    played.play(&step)?;
    Ok(step)
}

/// `hint …`: the best steps, a line each: the step, and the share of the win that its player expects of it.
pub(super) fn hint(session: &mut Session, arguments: &str) -> Answer {
    let thought = Limits::parse(arguments)?.think(&session.played()?.position);
    let seat = thought.seat.ok_or("the game is over")?;
    let line = |line: &ThoughtLine| format!("{} {:.3}", line.step, line.shares[seat.index()]);
    let lines: Vec<String> = thought.lines.iter().take(HINTS).map(line).collect();
    Ok(lines.join("\n"))
}

/// `evaluate …`: for each seat the expected share of the win.
pub(super) fn evaluate(session: &mut Session, arguments: &str) -> Answer {
    let thought = Limits::parse(arguments)?.think(&session.played()?.position);
    let shares: Vec<String> = thought.shares.iter().map(|share| format!("{share:.3}")).collect();
    Ok(shares.join(" "))
}

/// How long to think, and how well to play.
struct Limits {
    level: Level,
    /// Instead of the level's.
    visits: Option<u32>,
    time: Option<Duration>,
    seed: u64,
}

impl Limits {
    fn parse(arguments: &str) -> Result<Limits, String> {
        let mut keys = Keys::parse(arguments.split_whitespace())?;
        let level = keys.take("level");
        let level = level
            .map(|text| {
                text.parse()
                    .map_err(|()| format!("`level={text}`: there are levels from 1 to 5"))
            })
            .transpose()?;
        let visits: Option<u32> = keys.take_number("visits")?;
        if visits.is_some_and(|visits| !(1..=MOST_VISITS).contains(&visits)) {
            return Err(format!("`visits` is from 1 to {MOST_VISITS}"));
        }
        let seconds: Option<f64> = keys.take_number("seconds")?;
        let time = |seconds| {
            Duration::try_from_secs_f64(seconds).map_err(|_| format!("`seconds={seconds}`: that is no time to think"))
        };
        let time = seconds.map(time).transpose()?;
        let seed = keys.take_number("seed")?.unwrap_or(0);
        keys.end()
            .map_err(|_| "there are `level`, `visits`, `seconds` and `seed`")?;
        // Who only gives the time wants all of it used.
        let all_the_time = (time.is_some() && level.is_none()).then_some(MOST_VISITS);
        Ok(Limits {
            level: level.unwrap_or(Level::HIGHEST),
            visits: visits.or(all_the_time),
            time,
            seed,
        })
    }

    /// A bot that begins anew, so that what was thought before changes nothing.
    fn think(&self, position: &AnyGame) -> Thought {
        let mut bot = Bot::new(position, self.level, self.seed);
        if let Some(visits) = self.visits {
            bot = bot.with_visits(visits);
        }
        let start = Instant::now();
        bot.think(&mut |_| match self.time {
            Some(time) if start.elapsed() >= time => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        })
    }
}
