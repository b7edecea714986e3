//! How fast the rules are: `cargo bench --no-default-features`. What the figures mean: `docs/performance.md`.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kachel::games::playout::playout;
use kachel::games::textile::{Options, Textile};
use kachel::games::{Game, chance, noses, perft, temple};

fn main() {
    divan::main();
}

/// The position after so many steps of the random game that a number names.
fn position<G: Game>(options: &G::Options, number: u64, steps: usize) -> G {
    let mut game = G::new(options).expect("options that the game allows");
    let (mut rng, mut room) = (chance::seeded(number), Vec::new());
    for _ in 0..steps {
        let step = game.draw_step(&mut rng, &mut room).expect("a game that isn't over yet");
        game.play_legal(step);
    }
    game
}

/// Random games from the first step to the last; items are steps.
fn playouts<G: Game>(bencher: Bencher, options: &G::Options) {
    let start = G::new(options).expect("options that the game allows");
    let play = |room: &mut Vec<G::Step>| {
        let mut rng = chance::seeded(1);
        (0..200)
            .map(|_| playout(&mut start.clone(), &mut rng, room))
            .sum::<u64>()
    };
    let mut room = Vec::new();
    let steps = play(&mut room);
    bencher.counter(ItemsCount::new(steps)).bench_local(|| play(&mut room));
}

/// All legal steps of positions from a whole random game; items are steps.
fn legal_steps<G: Game>(bencher: Bencher, options: &G::Options) {
    let (mut rng, mut room) = (chance::seeded(1), Vec::new());
    let mut positions = Vec::new();
    let mut game = G::new(options).expect("options that the game allows");
    let mut count = 0;
    while let Some(step) = game.draw_step(&mut rng, &mut room) {
        positions.push(game.clone());
        game.legal_steps(&mut room);
        count += room.len();
        game.play_legal(step);
    }
    bencher.counter(ItemsCount::new(count)).bench_local(|| {
        for game in &positions {
            black_box(game).legal_steps(&mut room);
            black_box(&room);
        }
    });
}

/// Counting sequences of steps; items are the sequences.
fn sequences<G: Game>(bencher: Bencher, game: &G, depth: usize) {
    let count = perft::perft(game, depth);
    bencher
        .counter(ItemsCount::new(count))
        .bench_local(|| perft::perft(black_box(game), depth));
}

#[divan::bench_group]
mod textile {
    use super::*;

    const TWO: Options = Options {
        players: 2,
        per_colour: 6,
        teams: false,
    };
    const FOUR_LONGER: Options = Options {
        players: 4,
        per_colour: 12,
        teams: true,
    };

    #[divan::bench]
    fn playouts_two_players(bencher: Bencher) {
        playouts::<Textile>(bencher, &TWO);
    }

    #[divan::bench]
    fn playouts_four_players_longer(bencher: Bencher) {
        playouts::<Textile>(bencher, &FOUR_LONGER);
    }

    #[divan::bench]
    fn legal_steps(bencher: Bencher) {
        super::legal_steps::<Textile>(bencher, &TWO);
    }

    #[divan::bench]
    fn perft_3_in_the_middle(bencher: Bencher) {
        sequences(bencher, &position::<Textile>(&TWO, 1, 25), 3);
    }
}

#[divan::bench_group]
mod nose_game {
    use super::*;

    #[divan::bench]
    fn playouts_two_players(bencher: Bencher) {
        playouts::<noses::Noses>(bencher, &noses::Options::deal(2, 1));
    }

    #[divan::bench]
    fn playouts_five_players(bencher: Bencher) {
        playouts::<noses::Noses>(bencher, &noses::Options::deal(5, 1));
    }

    #[divan::bench]
    fn legal_steps(bencher: Bencher) {
        super::legal_steps::<noses::Noses>(bencher, &noses::Options::deal(2, 1));
    }

    #[divan::bench]
    fn perft_2_in_the_middle(bencher: Bencher) {
        sequences(
            bencher,
            &position::<noses::Noses>(&noses::Options::deal(2, 1), 1, 20),
            2,
        );
    }
}

#[divan::bench_group]
mod temple_game {
    use super::*;

    const ORIGINAL: temple::Options = temple::Options {
        edition: temple::Edition::Original,
    };
    const EDITED: temple::Options = temple::Options {
        edition: temple::Edition::Edited,
    };

    #[divan::bench]
    fn playouts_original(bencher: Bencher) {
        playouts::<temple::Temple>(bencher, &ORIGINAL);
    }

    #[divan::bench]
    fn playouts_edited(bencher: Bencher) {
        playouts::<temple::Temple>(bencher, &EDITED);
    }

    #[divan::bench]
    fn legal_steps(bencher: Bencher) {
        super::legal_steps::<temple::Temple>(bencher, &ORIGINAL);
    }

    #[divan::bench]
    fn perft_2_in_the_middle(bencher: Bencher) {
        sequences(bencher, &position::<temple::Temple>(&ORIGINAL, 1, 20), 2);
    }
}
