//! Which of the set's ten colours the letters of a game are.

use super::tile::COLOURS;
use super::{Colour, Seat};

/// How many colours each player chooses.
pub const COLOURS_EACH: usize = 5;

/// Which of the set's ten colours each colour of the notation is: there seat 0 always has `A` to `E`, whichever five it
/// chose. No colour is there twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dyes([u8; COLOURS]);

/// As in the notation.
impl Default for Dyes {
    fn default() -> Dyes {
        Dyes(std::array::from_fn(|colour| colour as u8))
    }
}

impl Dyes {
    /// From the colours (0 to 9) that each seat chose. A choice that isn't five different colours, or has one of the
    /// seat before, doesn't count: that seat gets what the other one leaves, or the colours of the notation.
    pub fn chosen(chosen: [&[usize]; 2]) -> Dyes {
        let [first, second] = chosen;
        match (is_choice(first), is_choice(second)) {
            (true, true) if second.iter().all(|colour| !first.contains(colour)) => Dyes::from(first, second),
            (true, _) => Dyes::from(first, &others(first)),
            (false, true) => Dyes::from(&others(second), second),
            (false, false) => Dyes::default(),
        }
    }

    fn from(first: &[usize], second: &[usize]) -> Dyes {
        let mut colours = first.iter().chain(second);
        Dyes(std::array::from_fn(|_| *colours.next().expect("ten colours") as u8))
    }

    /// 0 to 9.
    pub const fn of(self, colour: Colour) -> usize {
        self.0[colour.index()] as usize
    }

    /// The letter that this colour has in the set: that of its name and of its pattern.
    pub const fn letter(self, colour: Colour) -> char {
        (b'A' + self.0[colour.index()]) as char
    }

    /// The five of a seat, 0 to 9.
    pub fn of_seat(self, seat: Seat) -> impl ExactSizeIterator<Item = usize> {
        Colour::of(seat).map(move |colour| self.of(colour))
    }
}

fn is_choice(colours: &[usize]) -> bool {
    let is_first = |(at, colour): (usize, &usize)| *colour < COLOURS && !colours[..at].contains(colour);
    colours.len() == COLOURS_EACH && colours.iter().enumerate().all(is_first)
}

fn others(colours: &[usize]) -> Vec<usize> {
    (0..COLOURS).filter(|colour| !colours.contains(colour)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(chosen: [&[usize]; 2]) -> String {
        let dyes = Dyes::chosen(chosen);
        [Seat(0), Seat(1)]
            .into_iter()
            .flat_map(Colour::of)
            .map(|colour| dyes.letter(colour))
            .collect()
    }

    #[test]
    fn colours_are_those_chosen() {
        assert_eq!(letters([&[9, 1, 3, 5, 7], &[0, 2, 8, 4, 6]]), "JBDFHACIEG");
        assert_eq!(
            Dyes::chosen([&[9, 1, 3, 5, 7], &[]])
                .of_seat(Seat(0))
                .collect::<Vec<_>>(),
            [9, 1, 3, 5, 7]
        );
    }

    #[test]
    fn every_colour_is_there_once_whatever_was_chosen() {
        assert_eq!(letters([&[], &[]]), "ABCDEFGHIJ");
        assert_eq!(letters([&[9, 1, 3, 5, 7], &[]]), "JBDFHACEGI");
        assert_eq!(letters([&[9, 1, 3, 5, 7], &[0, 2, 8, 4, 7]]), "JBDFHACEGI");
        assert_eq!(letters([&[9, 9, 3, 5, 7], &[0, 2, 8, 4, 6]]), "BDFHJACIEG");
        assert_eq!(letters([&[10, 1, 3, 5, 7], &[0, 2, 8, 4]]), "ABCDEFGHIJ");
    }
}
