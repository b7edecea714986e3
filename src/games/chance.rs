//! Chance that a number repeats: the same number gives the same sequence on every platform and in every version, for ever.
//!
//! The generator is ChaCha with eight rounds, its key the number's eight bytes, lowest first, then zeros. Drawing and
//! shuffling are written out here, since a library may change how it does them.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The generator that a number names.
pub fn seeded(number: u64) -> ChaCha8Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&number.to_le_bytes());
    ChaCha8Rng::from_seed(key)
}

/// A number from 0 to `n - 1`, each equally likely.
///
/// Lemire's method (Fast random integer generation in an interval, 2019): the upper half of a product, drawn again in
/// the few cases that would make some numbers likelier than others.
///
/// # Panics
/// If `n` is 0.
pub fn below<R: Rng + ?Sized>(rng: &mut R, n: u32) -> u32 {
    let unfair = n.wrapping_neg() % n;
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(n);
        if product as u32 >= unfair {
            return (product >> 32) as u32;
        }
    }
}

/// Puts the items into an order, each order equally likely (Fisher and Yates, from the last item down).
pub fn shuffle<T, R: Rng + ?Sized>(items: &mut [T], rng: &mut R) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_means_the_same_for_ever() {
        let mut rng = seeded(7);
        let drawn: Vec<u32> = (0..8).map(|_| below(&mut rng, 1000)).collect();
        assert_eq!(drawn, GOLDEN_DRAWS);
    }

    #[test]
    fn each_number_is_equally_likely() {
        let mut rng = seeded(1);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[below(&mut rng, 6) as usize] += 1;
        }
        // Chi-square with five degrees of freedom: 25.7 is exceeded once in ten thousand times.
        let chi_square: f64 = counts
            .iter()
            .map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0)
            .sum();
        assert!(chi_square < 25.7, "{counts:?}: {chi_square}");
    }

    /// The first draws of `seeded(7)` below 1000, as a program of its own in another language computed them.
    const GOLDEN_DRAWS: [u32; 8] = [172, 764, 916, 465, 447, 5, 58, 301];
}
