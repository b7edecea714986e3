//! Looking for steps, explaining and playing them allocates nothing beyond the caller's list.

#![allow(unsafe_code, reason = "an allocator that counts can't be had without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use kachel::games::noses::{self, Noses};
use kachel::games::temple::{self, Temple};
use kachel::games::textile::{Options, Textile};
use kachel::games::{Game, chance};

/// Counts what this thread allocates.
struct Counting;

thread_local! {
    static COUNT: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: everything is left to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How often a random game allocates in its loop of looking, explaining and playing.
fn allocations<G: Game>(options: &G::Options, number: u64) -> usize {
    let mut game = G::new(options).unwrap();
    let mut rng = chance::seeded(number);
    let (mut steps, mut room) = (Vec::with_capacity(10_000), Vec::with_capacity(10_000));
    let before = COUNT.get();
    while let Some(step) = game.draw_step(&mut rng, &mut room) {
        game.legal_steps(&mut steps);
        for &step in &steps {
            assert!(game.explain(step).is_ok());
            game.clone().play_legal(step);
        }
        game.play(step).unwrap();
    }
    COUNT.get() - before
}

#[test]
fn the_count_counts() {
    let before = COUNT.get();
    let boxed = Box::new(3);
    assert_eq!((COUNT.get() - before, *boxed), (1, 3));
}

#[test]
fn textile_allocates_nothing() {
    for players in 2..=4 {
        let options = Options {
            players,
            per_colour: 12,
            teams: players == 4,
        };
        assert_eq!(allocations::<Textile>(&options, 1), 0);
    }
}

#[test]
fn the_nose_game_allocates_nothing() {
    for players in 2..=5 {
        assert_eq!(allocations::<Noses>(&noses::Options::deal(players, 1), 1), 0);
    }
}

#[test]
fn temple_allocates_nothing() {
    for edition in [temple::Edition::Original, temple::Edition::Edited] {
        assert_eq!(allocations::<Temple>(&temple::Options { edition }, 1), 0);
    }
}
