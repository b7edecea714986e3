//! The ways in which a tile can lie.

use super::Table;
use crate::games::Game;
use crate::games::noses::{Direction, Step, Tile};
use crate::games::plane::Square;
use std::cmp::Reverse;

/// A point of the board, in squares.
pub(super) type Point = (f32, f32);

/// The square that holds a point. Far away from all tiles any square is as good as another.
pub(super) fn square_at((x, y): Point) -> Square {
    let whole = |coordinate: f32| coordinate.floor().clamp(-999.0, 999.0) as i16;
    Square::new(whole(x), whole(y))
}

pub(super) fn distance(square: Square, (x, y): Point) -> f32 {
    (f32::from(square.x) + 0.5 - x).hypot(f32::from(square.y) + 0.5 - y)
}

/// How far the middle of a tile is from a point.
pub(super) fn distance_to_middle(step: Step, (x, y): Point) -> f32 {
    let [one, other] = step.squares();
    let middle = |a: i16, b: i16| (f32::from(a) + f32::from(b) + 1.0) / 2.0;
    (middle(one.x, other.x) - x).hypot(middle(one.y, other.y) - y)
}

/// All ways in which a tile could cover a square, legal or not, in the order in which taps on the square show them: around
/// the square, in each direction first with the lower nose on it, then with the other.
pub(super) fn around(tile: Tile, square: Square) -> impl Iterator<Item = Step> {
    let low = move |to: Direction| Step::lay(tile, square, to);
    let high = move |to: Direction| Step::lay(tile, square + to.offset(), to.opposite());
    Direction::ALL.into_iter().flat_map(move |to| {
        let ways = match to {
            // A double is the same the other way round, and is written from its west or north square.
            Direction::West | Direction::North if tile.is_double() => [None, Some(high(to))],
            _ if tile.is_double() => [Some(low(to)), None],
            _ => [Some(low(to)), Some(high(to))],
        };
        ways.into_iter().flatten()
    })
}

impl Table {
    /// Whether no tile has been laid.
    pub(super) fn is_empty(&self) -> bool {
        self.game().bounds().is_none()
    }

    /// All legal ways of the chosen tile, without stones.
    pub fn all_ways(&self) -> &[Step] {
        self.draft().tile().map_or(&[], |tile| self.ways_of(tile))
    }

    pub(super) fn ways_of(&self, tile: Tile) -> &[Step] {
        let ways = &self.offers().ways;
        let start = ways.partition_point(|way| way.tile < tile);
        let end = ways.partition_point(|way| way.tile <= tile);
        &ways[start..end]
    }

    /// The legal ways of the chosen tile that cover a square, in the order in which taps on the square show them.
    pub fn ways(&self, square: Square) -> Vec<Step> {
        self.draft()
            .tile()
            .map_or_else(Vec::new, |tile| self.ways_around(tile, square))
    }

    pub(super) fn ways_around(&self, tile: Tile, square: Square) -> Vec<Step> {
        let legal = self.ways_of(tile);
        around(tile, square)
            .filter(|way| legal.binary_search(way).is_ok())
            .collect()
    }

    /// All squares that some legal way of the chosen tile covers; sorted.
    pub fn offered_squares(&self) -> Vec<Square> {
        let mut squares: Vec<Square> = self.all_ways().iter().flat_map(Step::squares).collect();
        squares.sort_unstable();
        squares.dedup();
        squares
    }

    /// The offered square that a touch means: the nearest one, if it is within reach or holds the point.
    pub(super) fn aim(&self, point: Point, reach: f32) -> Option<Square> {
        let squares = self.offered_squares();
        let nearest = squares
            .into_iter()
            .min_by(|a, b| distance(*a, point).total_cmp(&distance(*b, point)));
        // The first tile has one place, wherever it is put down.
        nearest
            .filter(|&square| self.is_empty() || distance(square, point) <= reach.max(std::f32::consts::FRAC_1_SQRT_2))
    }

    /// The best way of a tile to cover a square: with its middle nearest to the point that was touched, then in this
    /// direction, then with most noses matching, then with most points.
    pub(super) fn best_way(
        &self,
        tile: Tile,
        square: Square,
        point: Point,
        direction: Option<Direction>,
    ) -> Option<Step> {
        // A finger is no more exact than a quarter of a square.
        let quarters = |way: Step| (distance_to_middle(way, point) * 4.0).round() as i32;
        self.ways_around(tile, square).into_iter().min_by_key(|&way| {
            let turned = direction.is_some_and(|direction| direction != way.to);
            (
                quarters(way),
                turned,
                Reverse(self.matches(way).len()),
                Reverse(self.points_after(self.with_mine(way))),
            )
        })
    }

    /// Where the tile meets the same nose: the tile's square, and the one on the table.
    pub(super) fn matches(&self, step: Step) -> Vec<[Square; 2]> {
        let beside = |(square, nose): (Square, u8)| {
            let others = square.orthogonal().into_iter();
            others
                .filter(move |&other| self.game().nose(other) == Some(nose))
                .map(move |other| [square, other])
        };
        step.laid().into_iter().flat_map(beside).collect()
    }

    /// What the seat to move has once a legal step is played.
    fn points_after(&self, step: Step) -> u32 {
        let mut after = self.game().clone();
        after.play_legal(step);
        self.to_move().map_or(0, |seat| after.scores()[seat.index()])
    }
}
