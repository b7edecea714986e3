//! What a game that is over was worth to each seat.

use super::Knowledge;
use crate::games::{Scores, Seat};

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
        let seats = game.seats();
        let winners = game.winners().expect("the game is over");
        let mut worth = Worth::default();
        let mut values = [0.0; MOST_SEATS];
        for seat in winners.iter().map(|seat| seat.index()) {
            worth.wins[seat] = 1.0 / winners.len() as f32;
        }
        let (mut of_side, mut of_wins) = ([0.0; MOST_SEATS], [0.0; MOST_SEATS]);
        for (seat, score) in game.scores().into_iter().enumerate() {
            let side = game.side(Seat(seat as u8));
            of_side[side] += signed::<G>(score);
            of_wins[side] += worth.wins[seat];
        }
        let sides = (0..seats)
            .map(|seat| game.side(Seat(seat as u8)) + 1)
            .max()
            .unwrap_or(0);
        for (seat, value) in values.iter_mut().enumerate().take(seats) {
            let side = game.side(Seat(seat as u8));
            let others = (0..sides).filter(|&other| other != side).map(|other| of_side[other]);
            let lead = of_side[side] - others.fold(f32::MIN, f32::max);
            *value = (1.0 - bonus) * of_wins[side] + bonus * logistic(lead / G::LEAD);
        }
        worth.values = values;
        worth
    }

    /// What a game that isn't over looks like by the scores: each side's share of the win is taken as its part of
    /// `exp(score / lead)`, which for two sides is the logistic function of the lead.
    pub fn of_standing<G: Knowledge>(game: &G) -> Worth {
        let seats = game.seats();
        let mut of_side = [0.0; MOST_SEATS];
        for (seat, score) in game.scores().into_iter().enumerate() {
            of_side[game.side(Seat(seat as u8))] += signed::<G>(score);
        }
        let sides = seats / game.side_size();
        let most = of_side[..sides].iter().copied().fold(f32::MIN, f32::max);
        let weights = of_side.map(|score| ((score - most) / G::LEAD).exp());
        let total: f32 = weights[..sides].iter().sum();
        let mut worth = Worth::default();
        for seat in 0..seats {
            let win = weights[game.side(Seat(seat as u8))] / total;
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

/// More is better.
fn signed<G: Knowledge>(score: u32) -> f32 {
    match G::SCORES {
        Scores::Points => score as f32,
        Scores::TilesLeft => -(score as f32),
    }
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
