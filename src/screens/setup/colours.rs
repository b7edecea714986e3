//! Which of the ten colours of a set the two players of Temple chose.

use crate::games::chance;
use crate::games::temple::COLOURS_EACH;

/// How many colours a set has.
pub const COLOURS: usize = 2 * COLOURS_EACH;

/// The colours chosen so far, by people at the table, in the order in which they were chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picks(Vec<Pick>);

/// A colour (0 to 9) and who chose it (0 or 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pick {
    who: usize,
    colour: usize,
}

impl Picks {
    /// From the text that is kept: `0B1A0D`. What makes no sense in it is left out.
    pub fn read(text: &str) -> Picks {
        let mut picks = Picks::default();
        for pair in text.as_bytes().chunks_exact(2) {
            let (who, colour) = (pair[0].wrapping_sub(b'0'), pair[1].wrapping_sub(b'A'));
            let (who, colour) = (usize::from(who), usize::from(colour));
            if who < 2 && colour < COLOURS && picks.owner(colour).is_none() && picks.count(who) < COLOURS_EACH {
                picks.0.push(Pick { who, colour });
            }
        }
        picks
    }

    /// The text to keep.
    pub fn write(&self) -> String {
        let letter = |pick: &Pick| format!("{}{}", pick.who, (b'A' + pick.colour as u8) as char);
        self.0.iter().map(letter).collect()
    }

    fn count(&self, who: usize) -> usize {
        self.0.iter().filter(|pick| pick.who == who).count()
    }

    /// Whose a colour is. The last one needs no choosing.
    pub fn owner(&self, colour: usize) -> Option<usize> {
        let chosen = self.0.iter().find(|pick| pick.colour == colour);
        let last = self.are_complete().then(|| self.next(0)).flatten();
        chosen.map(|pick| pick.who).or(last)
    }

    /// Who chooses next, of two that take turns; `first` begins. `None` if all are chosen.
    pub fn next(&self, first: usize) -> Option<usize> {
        let other = 1 - first;
        let next = if self.count(first) <= self.count(other) {
            first
        } else {
            other
        };
        (self.count(next) < COLOURS_EACH).then_some(next)
    }

    pub fn are_complete(&self) -> bool {
        self.0.len() >= COLOURS - 1
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A colour was tapped: whoever chooses next takes it, or if it is taken it is free again.
    pub fn tap(&mut self, colour: usize, first: usize) {
        if let Some(at) = self.0.iter().position(|pick| pick.colour == colour) {
            self.0.remove(at);
        } else if !self.are_complete()
            && let Some(who) = self.next(first)
        {
            self.0.push(Pick { who, colour });
        }
    }

    /// Takes back the last choice of a person, and what bots chose since.
    pub fn undo(&mut self, is_bot: [bool; 2]) {
        while let Some(pick) = self.0.pop() {
            if !is_bot[pick.who] {
                return;
            }
        }
    }

    /// Lets bots choose, any of the colours that are left, until it is a person's turn.
    pub fn let_bots_choose(&mut self, first: usize, is_bot: [bool; 2], number: u64) {
        let mut rng = chance::seeded(number);
        while let Some(who) = self.next(first).filter(|&who| is_bot[who] && !self.are_complete()) {
            let left: Vec<usize> = (0..COLOURS).filter(|&colour| self.owner(colour).is_none()).collect();
            let colour = left[chance::below(&mut rng, left.len() as u32) as usize];
            self.0.push(Pick { who, colour });
        }
    }

    /// Five colours for each of the two: those chosen, the others by chance.
    pub fn complete(&self, number: u64) -> [Vec<usize>; 2] {
        let is_free = |colour: &usize| self.0.iter().all(|pick| pick.colour != *colour);
        let mut left: Vec<usize> = (0..COLOURS).filter(is_free).collect();
        chance::shuffle(&mut left, &mut chance::seeded(number));
        [0, 1].map(|who| {
            let chosen = self.0.iter().filter(|pick| pick.who == who).map(|pick| pick.colour);
            let mut colours: Vec<usize> = chosen.collect();
            colours.extend(left.drain(..COLOURS_EACH - colours.len()));
            colours
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tapped(text: &str) -> Picks {
        let mut picks = Picks::default();
        for letter in text.bytes() {
            picks.tap(usize::from(letter - b'A'), 0);
        }
        picks
    }

    #[test]
    fn they_take_turns() {
        assert_eq!(tapped("BAD").write(), "0B1A0D");
        assert_eq!(tapped("BAD").next(0), Some(1));
        assert_eq!(Picks::default().next(1), Some(1));
    }

    #[test]
    fn the_last_colour_needs_no_choosing() {
        let picks = tapped("ABCDEFGHI");
        assert!(picks.are_complete());
        assert_eq!((picks.owner(8), picks.owner(9)), (Some(0), Some(1)));
        assert_eq!(picks.complete(1), [vec![0, 2, 4, 6, 8], vec![1, 3, 5, 7, 9]]);
        let mut more = picks.clone();
        more.tap(9, 0);
        assert_eq!(more, picks);
        more.undo([false; 2]);
        assert_eq!((more.owner(8), more.owner(9), more.next(0)), (None, None, Some(0)));
    }

    #[test]
    fn a_colour_is_given_back_by_a_tap() {
        let mut picks = tapped("ABC");
        picks.tap(0, 0);
        assert_eq!(picks.write(), "1B0C");
        // Both have one now, and the first goes on.
        picks.tap(4, 0);
        assert_eq!(picks.write(), "1B0C0E");
    }

    #[test]
    fn bots_choose_by_themselves() {
        let is_bot = [false, true];
        let mut picks = tapped("C");
        picks.let_bots_choose(0, is_bot, 1);
        assert_eq!((picks.0.len(), picks.next(0)), (2, Some(0)));
        picks.undo(is_bot);
        assert!(picks.is_empty());
        // The bot begins, and its choice stays when there is nothing of a person to be taken back.
        picks.let_bots_choose(1, is_bot, 2);
        assert_eq!((picks.0.len(), picks.next(1)), (1, Some(0)));
        let mut both = Picks::default();
        both.let_bots_choose(0, [true; 2], 3);
        assert!(both.are_complete());
    }

    #[test]
    fn what_nobody_chose_is_dealt() {
        for number in 0..20 {
            for picks in [Picks::default(), tapped("JCA"), tapped("ABCDEFGHIJ")] {
                let [one, other] = picks.complete(number);
                let mut all = [&one[..], &other[..]].concat();
                assert_eq!(one.len(), other.len());
                for colour in 0..COLOURS {
                    let of = [&one, &other].map(|of_one| of_one.contains(&colour));
                    assert!(
                        picks.owner(colour).is_none_or(|who| of[who]),
                        "{picks:?} {one:?} {other:?}"
                    );
                }
                all.sort_unstable();
                assert_eq!(all, (0..COLOURS).collect::<Vec<_>>());
            }
        }
        assert_ne!(Picks::default().complete(1), Picks::default().complete(2));
    }

    #[test]
    fn what_was_kept_is_put_right() {
        assert_eq!(Picks::read("0B1A0D"), tapped("BAD"));
        assert_eq!(Picks::read("0B0Bx12C0K1A0").write(), "0B1A");
        assert_eq!(Picks::read("0A0B0C0D0E0F").write(), "0A0B0C0D0E");
    }
}
