//! The nose game at the table.

mod drafts;
mod knowing;
mod refusals;
mod stones;
mod turns;
mod ways;
mod whatever;

use kachel::games::noses::{Noses, Options, Source, Step, Tile};
use kachel::games::plane::Square;
use kachel::games::{Game, Seat, chance};
use kachel::table::noses::{Answer, Choice, Draft, Intent, Table, Which};

/// So many random steps of the game that a number deals, or all of them if there are fewer. Every other step puts as many
/// stones from the reserve as it can, as people do; with an even number every step.
fn random_steps(seats: usize, number: u64, count: usize) -> (Noses, Vec<Step>) {
    let start = Noses::new(&Options::deal(seats, number)).unwrap();
    let (mut game, mut steps) = (start.clone(), Vec::new());
    let (mut rng, mut room) = (chance::seeded(number), Vec::new());
    while steps.len() < count
        && let Some(drawn) = game.draw_step(&mut rng, &mut room)
    {
        let with_stones = greedy(&game, drawn).filter(|_| number.is_multiple_of(2) || steps.len().is_multiple_of(2));
        let step = with_stones.unwrap_or(drawn);
        game.play_legal(step);
        steps.push(step);
    }
    (start, steps)
}

fn random_table(seats: usize, number: u64, count: usize) -> Table {
    let (start, steps) = random_steps(seats, number, count);
    Table::restore(start, &steps, &[], Draft::None).unwrap()
}

/// Tables on which a tile has just been laid in a way that isn't seen often, some dozens.
fn rare(wanted: impl Fn(&Noses, Step) -> bool) -> Vec<Table> {
    let mut tables = Vec::new();
    for number in 0.. {
        let (start, steps) = random_steps(2 + number as usize % 4, number, 54);
        let mut game = start.clone();
        for (played, &step) in steps.iter().enumerate() {
            let ways = game.layings(game.to_move().unwrap());
            if let Some(&way) = ways.iter().find(|&&way| wanted(&game, way)) {
                let mut table = Table::restore(start.clone(), &steps[..played], &[], Draft::None).unwrap();
                lay(&mut table, way);
                tables.push(table);
            }
            game.play_legal(step);
        }
        if tables.len() > 24 {
            break;
        }
    }
    tables
}

/// The tile laid in the same way with as many stones from the reserve as can be.
fn greedy(game: &Noses, step: Step) -> Option<Step> {
    let reserve = Some(Source::Reserve);
    let stones = [(reserve, reserve), (reserve, None), (None, reserve)];
    let steps = stones.map(|(a, b)| step.with(a, b));
    steps.into_iter().find(|&step| game.explain(step).is_ok())
}

/// Positions of all sizes, from the first step to the last.
fn tables() -> impl Iterator<Item = Table> {
    (0..40).map(|number| random_table(2 + number as usize % 4, number, number as usize * 13 % 54))
}

fn game(hands: &[&str], steps: &[&str]) -> Table {
    let hand = |tiles: &&str| tiles.split_whitespace().map(|tile| tile.parse().unwrap()).collect();
    let mut table = Table::new(&Options {
        hands: hands.iter().map(hand).collect(),
    })
    .unwrap();
    for step in steps {
        let step: Step = step.parse().unwrap();
        assert_eq!(table.play(step), Answer::Played(step));
    }
    table
}

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

fn at(x: i16, y: i16) -> Square {
    Square::new(x, y)
}

fn seats(game: &Noses) -> impl Iterator<Item = Seat> + use<> {
    (0..game.seats() as u8).map(Seat)
}

fn bare(step: Step) -> Step {
    step.with(None, None)
}

/// Touches the middle of a square.
fn touch(square: Square) -> Intent {
    let (x, y) = middle(square);
    Intent::Board { x, y, reach: 0.5 }
}

fn middle(square: Square) -> (f32, f32) {
    (f32::from(square.x) + 0.5, f32::from(square.y) + 0.5)
}

/// Touches the first of these squares not far from the other: near the middle of a tile that is to lie there.
fn touch_towards(square: Square, other: Square) -> Intent {
    let ((x, y), (other_x, other_y)) = (middle(square), middle(other));
    Intent::Board {
        x: x * 0.6 + other_x * 0.4,
        y: y * 0.6 + other_y * 0.4,
        reach: 0.5,
    }
}

fn choice(step: Step, which: Which) -> Choice {
    match [step.a, step.b][which.index()] {
        None => Choice::Nobody,
        Some(Source::Reserve) => Choice::Reserve,
        Some(Source::Square(square)) => Choice::From(square),
    }
}

/// Taps the tile and then the board until it lies so. Says how many taps that took.
#[track_caller]
fn lay(table: &mut Table, way: Step) -> usize {
    let mut taps = 0;
    let mut tap = |table: &mut Table, intent| {
        taps += 1;
        assert_eq!(
            table.handle_intent(intent, true),
            Answer::Chosen,
            "{intent:?} for {way}"
        );
    };
    if table.draft().tile() != Some(way.tile) {
        tap(table, Intent::Tile(way.tile));
    }
    // A hand that knows the game touches the better of the two squares.
    let lies = |table: &Table| table.draft().placed().map(bare) == Some(way);
    let [one, other] = way.squares();
    let taps_at = |square, towards| {
        let mut table = table.clone();
        let needed = (0..9).find(|_| {
            let lies = lies(&table);
            table.handle_intent(touch_towards(square, towards), true);
            lies
        });
        needed.unwrap_or_else(|| panic!("{way} can't be reached"))
    };
    let (square, towards) = if taps_at(one, other) <= taps_at(other, one) {
        (one, other)
    } else {
        (other, one)
    };
    while !lies(table) {
        tap(table, touch_towards(square, towards));
    }
    taps
}

/// Chooses a legal step as a hand does, and plays it. Says how many taps that took.
#[track_caller]
fn play(table: &mut Table, step: Step, confirm: bool) -> usize {
    if !confirm && table.history().cursor() == 0 && !step.tile.is_double() {
        assert_eq!(
            table.handle_intent(Intent::Tile(step.tile), false),
            Answer::Played(step)
        );
        return 1;
    }
    let mut taps = lay(table, bare(step));
    for which in Which::BOTH {
        let wanted = choice(step, which);
        if table.chosen_stone(which).is_some_and(|chosen| chosen != wanted) {
            assert_eq!(
                table.handle_intent(Intent::Stone(which, wanted), confirm),
                Answer::Chosen,
                "{step}"
            );
            taps += 1;
        }
    }
    assert_eq!(table.chosen_step(), Some(step));
    assert_eq!(table.handle_intent(Intent::Confirm, confirm), Answer::Played(step));
    assert_eq!(table.draft(), Draft::None);
    taps + 1
}
