//! Temple at the table.

mod drafts;
mod outlook;
mod refusals;
mod taps;
mod turns;
mod values;
mod ways;
mod whatever;

use kachel::games::temple::{Colour, Edition, Options, Place, Step, Temple, Tile};
use kachel::games::{Game, Seat, chance};
use kachel::table::temple::{Answer, Draft, Intent, Places, Table};

/// So many random steps, or all of them if there are fewer; both editions in turn.
fn random_steps(number: u64, count: usize) -> (Temple, Vec<Step>) {
    let edition = [Edition::Original, Edition::Edited][number as usize % 2];
    let start = Temple::new(&Options { edition }).unwrap();
    let (mut game, mut steps) = (start.clone(), Vec::new());
    let (mut rng, mut room) = (chance::seeded(number), Vec::new());
    while steps.len() < count
        && let Some(step) = game.draw_step(&mut rng, &mut room)
    {
        game.play_legal(step);
        steps.push(step);
    }
    (start, steps)
}

fn random_table(number: u64, count: usize) -> Table {
    let (start, steps) = random_steps(number, count);
    Table::restore(start, &steps, &[], Draft::default()).unwrap()
}

/// Positions of all sizes of both editions, from the first step to the last.
fn tables() -> impl Iterator<Item = Table> {
    (0..24).map(|number| random_table(number, number as usize * 11 % 47))
}

fn game(edition: Edition, steps: &[&str]) -> Table {
    let mut table = Table::new(&Options { edition }).unwrap();
    for step in steps {
        let step: Step = step.parse().unwrap();
        assert_eq!(table.play(step), Answer::Played(step));
    }
    table
}

/// A small building: two floors, two walls at the corner of one, one at the other.
const WALLS: &[&str] = &["F0,0=A1", "F1,0=F1", "X0,0=A2+Y0,0=A5", "Y1,0=F4"];

fn place(text: &str) -> Place {
    text.parse().unwrap()
}

fn places(texts: &[&str]) -> Places {
    Places::new(&texts.iter().map(|text| place(text)).collect::<Vec<_>>()).unwrap()
}

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

fn colour(letter: char) -> Colour {
    tile(&format!("{letter}1")).colour
}

fn step(text: &str) -> Step {
    text.parse().unwrap()
}

fn legal(table: &Table) -> Vec<Step> {
    let mut steps = Vec::new();
    table.game().legal_steps(&mut steps);
    steps
}

#[track_caller]
fn chosen(table: &mut Table, intent: Intent) {
    assert_eq!(table.handle_intent(intent, true), Answer::Chosen, "{intent:?}");
}

/// Makes a legal step as a hand does, without confirming it: its places, the colour that it opens, and tile by tile
/// from the hand whatever lies ready otherwise. Says how many touches that took.
#[track_caller]
fn lay(table: &mut Table, wanted: Step) -> usize {
    let mut touches = 0;
    let mut touch = |table: &mut Table, intent| {
        touches += 1;
        chosen(table, intent);
    };
    if table.draft().step.map(|step| Places::of(&step)) != Some(Places::of(&wanted)) {
        touch(table, Intent::Lay(Places::of(&wanted)));
    }
    let mover = table.to_move().unwrap();
    let open = table.game().open(mover);
    let new = wanted
        .puts()
        .map(|put| put.tile.colour)
        .find(|&colour| Some(colour) != open);
    if let Some(new) = new.filter(|&new| table.opens() != Some(new)) {
        touch(table, Intent::Colour(new));
    }
    // A tile that is put down may push another one aside, which is put right by a touch more.
    for put in wanted.puts().chain(wanted.puts()) {
        let lies = table.draft().step.unwrap().puts().any(|other| other == put);
        if !lies {
            touch(table, Intent::Put(put.tile, put.place));
        }
    }
    assert_eq!(table.draft().step, Some(wanted));
    touches
}

#[track_caller]
fn play(table: &mut Table, wanted: Step) -> usize {
    let touches = lay(table, wanted);
    assert_eq!(table.chosen_step(), Some(wanted));
    assert_eq!(table.handle_intent(Intent::Confirm, true), Answer::Played(wanted));
    assert_eq!(table.draft(), Draft::default());
    touches + 1
}
