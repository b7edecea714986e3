//! What a game that is over was worth to each seat.

use super::Knowledge;
use super::knowledge::scores;
use crate::games::Seat;

/// No game has more seats.
pub const MOST_SEATS: usize = 5;

/// A number for each seat, from 0 to 1; what stands for seats that aren't there means nothing.
pub type Shares = [f32; MOST_SEATS];

/// The worth of a game's end, or what is expected of it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Worth {
    /// Each seat's share of the win: 1 for who wins alone, equal shares for who win together, team mates too. All seats'
    /// shares are 1 together.
    pub wins: Shares,
    /// What each seat plays for: the side's share of the win, and with a small weight by how much it is ahead.
    pub values: Shares,
}

impl Worth {
    /// The worth of a game that is over.
    ///
    /// The value of a seat is `(1 - bonus) * win + bonus * logistic(lead / scale)`, where `win` is its side's share and
    /// `lead` its side's score less the best other side's. A score bonus keeps a player at work when the game is as good
    /// as won or lost: see Pepels, Tak, Lanctot and Winands, *Quality-based rewards for Monte-Carlo tree search
    /// simulations* (ECAI 2014).
    ///
    /// # Panics
    /// If the game isn't over.
    pub fn of_end<G: Knowledge>(game: &G, bonus: f32) -> Worth {
        let winners = game.winners().expect("the game is over");
        let size = game.side_size() as f32;
        let of_seats = scores(game);
        let scores = of_sides(game, |seat| of_seats[seat.index()]);
        let mut worth = Worth::default();
        for seat in 0..game.seats() {
            let is_winner = winners.contains(&Seat(seat as u8));
            worth.wins[seat] = if is_winner { 1.0 / winners.len() as f32 } else { 0.0 };
            let side = game.side(Seat(seat as u8));
            let others = (0..scores.len()).filter(|&other| other != side);
            let lead = scores[side] - others.map(|other| scores[other]).fold(f32::MIN, f32::max);
            // A side wins or loses as one.
            worth.values[seat] = (1.0 - bonus) * worth.wins[seat] * size + bonus * logistic(lead / G::LEAD);
        }
        worth
    }

    /// What a game that isn't over looks like: each side's share of the win is taken as its part of `exp(standing)`,
    /// which for two sides is the logistic function of the lead.
    pub fn of_standing<G: Knowledge>(game: &G) -> Worth {
        let standings = of_sides(game, |seat| game.standing(seat));
        let most = standings.iter().copied().fold(f32::MIN, f32::max);
        let weight = |standing: f32| (standing - most).exp();
        let total: f32 = standings.iter().copied().map(weight).sum();
        let mut worth = Worth::default();
        for seat in 0..game.seats() {
            let win = weight(standings[game.side(Seat(seat as u8))]) / total;
            worth.wins[seat] = win / game.side_size() as f32;
            worth.values[seat] = win;
        }
        worth
    }

    pub(super) fn add(&mut self, other: &Worth) {
        for seat in 0..MOST_SEATS {
            self.wins[seat] += other.wins[seat];
            self.values[seat] += other.values[seat];
        }
    }

    #[must_use]
    pub(super) fn times(&self, factor: f32) -> Worth {
        Worth {
            wins: self.wins.map(|share| share * factor),
            values: self.values.map(|value| value * factor),
        }
    }
}

/// A number of each side: those of its seats together.
fn of_sides<G: Knowledge>(game: &G, of_seat: impl Fn(Seat) -> f32) -> Vec<f32> {
    let mut sides = vec![0.0; game.seats() / game.side_size()];
    for seat in (0..game.seats() as u8).map(Seat) {
        sides[game.side(seat)] += of_seat(seat);
    }
    sides
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
