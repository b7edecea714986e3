//! The knobs of a search. `docs/bots.md` says what was tried.

/// How a search weighs what it knows against what it hasn't seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// PUCT's constant: the higher, the wider.
    pub exploration: f32,
    /// A step that hasn't been tried is expected to be worse than its position by so much.
    pub caution: f32,
    /// Flattens the priors: the knowledge's unit of appeal is multiplied by it.
    pub temper: f32,
    /// The weight of the lead against the win.
    pub bonus: f32,
    /// Whether playouts use the game's knowledge; else every legal step is equally likely.
    pub quick_steps: bool,
    /// After so many steps a playout ends, and the standing of that moment is taken for the worth; `None` leaves it to
    /// the game's knowledge.
    pub cut: Option<u32>,
    /// Whether all ways to a near end are tried.
    pub exact: bool,
    /// Of the steps that are legal at once no more than so many are noticed, whichever.
    pub notices: u32,
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning {
            exploration: 1.5,
            caution: 0.1,
            temper: 1.0,
            bonus: 0.2,
            quick_steps: true,
            cut: None,
            exact: true,
            notices: u32::MAX,
        }
    }
}
