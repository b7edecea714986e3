//! Whether a step is legal: the rules in the page's order, without any short cut.

use super::reason::{NoGroup, NoStone, Reason, Span, Touch};
use super::{Bounds, Noses, Seat, Source, Step, WIDEST};
use crate::games::plane::Square;

impl Noses {
    /// The first of the page's reasons that a step breaks.
    pub(super) fn check(&self, step: Step) -> Result<(), Reason> {
        let seat = self.turn.ok_or(Reason::GameOver)?;
        self.check_in_hand(step, seat)?;
        self.check_canonical(step)?;
        if let Some(square) = step.squares().into_iter().find(|&square| self.nose(square).is_some()) {
            return Err(Reason::Occupied(square));
        }
        // The first tile is free of these.
        if let Some(bounds) = self.bounds() {
            self.check_touches(step)?;
            check_width(step, bounds)?;
            self.check_holes(step, bounds)?;
        }
        self.check_groups(step)?;
        self.check_stones(step, seat)
    }

    fn check_in_hand(&self, step: Step, seat: Seat) -> Result<(), Reason> {
        if self.hand(seat).contains(step.tile) {
            return Ok(());
        }
        let holder = (0..self.seats)
            .map(Seat)
            .find(|&seat| self.hand(seat).contains(step.tile));
        Err(Reason::NotInHand {
            tile: step.tile,
            holder,
        })
    }

    /// A double lies east or south, and the first tile at `0,0E`.
    fn check_canonical(&self, step: Step) -> Result<(), Reason> {
        use super::Direction::{East, North, South, West};
        let (at, to) = match (self.bounds(), step.to) {
            (None, _) => (Square::ORIGIN, East),
            (Some(_), West) if step.tile.is_double() => (step.squares()[1], East),
            (Some(_), North) if step.tile.is_double() => (step.squares()[1], South),
            (Some(_), to) => (step.at, to),
        };
        if (at, to) == (step.at, step.to) {
            return Ok(());
        }
        Err(Reason::NotCanonical {
            instead: Step::lay(step.tile, at, to),
        })
    }

    /// At least two covered squares are touched, and at least one with the same nose.
    fn check_touches(&self, step: Step) -> Result<(), Reason> {
        let mut touches = self.touches(step);
        let (first, second) = (touches.next(), touches.next());
        if second.is_none() {
            return Err(Reason::TouchTwo {
                touched: first.map(|touch| touch.touched),
            });
        }
        if !self.touches(step).any(|touch| touch.nose == touch.touched_nose) {
            return Err(Reason::NoMatch {
                touches: self.touches(step).collect(),
            });
        }
        Ok(())
    }

    /// Where the tile touches others.
    fn touches(&self, step: Step) -> impl Iterator<Item = Touch> + '_ {
        let beside = |(square, nose): (Square, u8)| {
            square
                .orthogonal()
                .into_iter()
                .map(move |touched| (square, nose, touched))
        };
        let touch = |(square, nose, touched)| {
            let touched_nose = self.nose(touched)?;
            Some(Touch {
                square,
                nose,
                touched,
                touched_nose,
            })
        };
        step.laid().into_iter().flat_map(beside).filter_map(touch)
    }

    /// From every free square one can get away from all tiles by steps over free orthogonally adjacent squares.
    fn check_holes(&self, step: Step, bounds: Bounds) -> Result<(), Reason> {
        let [first, second] = step.squares();
        let bounds = bounds.with(first).with(second);
        let covered = |square| square == first || square == second || self.nose(square).is_some();
        // Walk over the free squares from a corner outside all tiles, with a margin of one square to walk around them.
        let corner = Square::new(bounds.west - 1, bounds.north - 1);
        let margin = bounds.with(corner).with(Square::new(bounds.east + 1, bounds.south + 1));
        let mut reached = [[false; MARGIN]; MARGIN];
        let index = |square: Square| [(square.y - corner.y) as usize, (square.x - corner.x) as usize];
        // Squares to go on from; each comes here once at most.
        let mut open = [corner; MARGIN * MARGIN];
        let mut count = 1;
        while count > 0 {
            count -= 1;
            for next in open[count].orthogonal() {
                if margin.contains(next) && !covered(next) {
                    let [row, column] = index(next);
                    if !std::mem::replace(&mut reached[row][column], true) {
                        open[count] = next;
                        count += 1;
                    }
                }
            }
        }
        let enclosed = |&square: &Square| !covered(square) && !reached[index(square)[0]][index(square)[1]];
        if bounds.squares().any(|square| enclosed(&square)) {
            return Err(Reason::Hole {
                squares: bounds.squares().filter(enclosed).collect(),
            });
        }
        Ok(())
    }

    /// A stone only goes on a group that is formed or extended, and a double has only one.
    fn check_groups(&self, step: Step) -> Result<(), Reason> {
        let [first, second] = step.squares();
        let [a, b] = self.forms_groups(step);
        if step.a.is_some() && !a {
            return Err(Reason::NoGroup {
                square: first,
                why: NoGroup::Single,
            });
        }
        if step.b.is_some() && !b {
            let why = if step.tile.is_double() {
                NoGroup::Double
            } else {
                NoGroup::Single
            };
            return Err(Reason::NoGroup { square: second, why });
        }
        Ok(())
    }

    /// Whether there is a group for `+a`, and one for `+b`.
    pub(super) fn forms_groups(&self, step: Step) -> [bool; 2] {
        if step.tile.is_double() {
            return [true, false];
        }
        step.laid().map(|(square, nose)| {
            square
                .orthogonal()
                .into_iter()
                .any(|other| self.nose(other) == Some(nose))
        })
    }

    /// The stones come from the reserve, or from squares where one of the seat's lies once the new groups are bare.
    fn check_stones(&self, step: Step, seat: Seat) -> Result<(), Reason> {
        let returns = |stone: &Square| self.goes_back(step, *stone);
        let mut reserve = self.reserve(seat) + self.stones(seat).filter(returns).count();
        let mut taken = None;
        for source in [step.a, step.b].into_iter().flatten() {
            let why = match source {
                Source::Reserve if reserve == 0 => NoStone::EmptyReserve,
                Source::Square(square) if taken == Some(square) => NoStone::Twice(square),
                Source::Square(square) if !self.stones(seat).any(|stone| stone == square) => NoStone::NotThere(square),
                Source::Square(square) if returns(&square) => NoStone::Returned(square),
                Source::Reserve => {
                    reserve -= 1;
                    continue;
                }
                Source::Square(square) => {
                    taken = Some(square);
                    continue;
                }
            };
            return Err(Reason::NoStone(why));
        }
        Ok(())
    }
}

/// The most columns and rows that tiles can reach over, with a square on both sides.
const MARGIN: usize = WIDEST as usize + 2;

/// All tiles together fit into 10 × 10 squares.
fn check_width(step: Step, bounds: Bounds) -> Result<(), Reason> {
    let [first, second] = step.squares();
    let bounds = bounds.with(first).with(second);
    if bounds.columns() > WIDEST {
        return Err(Reason::TooWide(Span::Columns(bounds.west, bounds.east)));
    }
    if bounds.rows() > WIDEST {
        return Err(Reason::TooWide(Span::Rows(bounds.north, bounds.south)));
    }
    Ok(())
}
