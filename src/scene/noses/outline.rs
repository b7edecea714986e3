//! Lines around sets of squares.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::games::plane::Square;
use crate::scene::path::{Point, Segment, point_of, segments, shape};
use crate::scene::tile::rounded_polygon;
use crate::scene::{Ink, Shape, Stroke};

/// The border of a set of squares, `inset` within it: a closed line around each connected part and each of its holes.
#[derive(Clone, Debug)]
pub struct Outline {
    loops: Vec<Vec<Point>>,
    radius: f32,
}

impl Outline {
    pub fn around(squares: &[Square], inset: f32, radius: f32) -> Outline {
        let loops = borders(squares)
            .into_iter()
            .map(|corners| within(&corners, inset))
            .collect();
        Outline { loops, radius }
    }

    fn commands(&self) -> String {
        self.loops
            .iter()
            .map(|corners| rounded_polygon(corners, self.radius))
            .collect()
    }

    /// The line as one path, filled or not.
    pub fn shape(&self, fill: Option<Ink>, stroke: Option<Stroke>) -> Option<Shape> {
        shape(self.commands(), fill, stroke)
    }

    /// The line in dashes of about that length with gaps of about that length, as one path: no renderer needs to know dashes.
    pub fn dashed(&self, dash: f32, gap: f32, stroke: Stroke) -> Option<Shape> {
        let commands = self
            .loops
            .iter()
            .map(|corners| dashes(&flat(&rounded_polygon(corners, self.radius)), dash, gap));
        shape(commands.collect(), None, Some(stroke))
    }
}

type Corner = (i16, i16);

/// The closed lines between squares of the set and others, corner by corner, with the set at their right hand
/// (y grows downwards: clockwise around the outside). Squares that only touch at a corner stay apart.
fn borders(squares: &[Square]) -> Vec<Vec<Corner>> {
    let mut sides: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
    for &square in squares {
        let Square { x, y } = square;
        let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
        // North, east, south, west, like the neighbours.
        for (side, neighbour) in square.orthogonal().into_iter().enumerate() {
            if !squares.contains(&neighbour) {
                sides.entry(corners[side]).or_default().push(corners[(side + 1) % 4]);
            }
        }
    }
    let mut loops = Vec::new();
    while let Some((&start, _)) = sides.first_key_value() {
        let mut corners = Vec::new();
        let (mut at, mut direction) = (start, (0, 0));
        loop {
            let ends = sides.get_mut(&at).expect("a line has no end");
            // Where two squares touch at a corner there are two ways on: to the right is the one along the same square.
            let right = (at.0 - direction.1, at.1 + direction.0);
            let way = ends.iter().position(|&end| end == right).unwrap_or(0);
            let next = ends.swap_remove(way);
            if ends.is_empty() {
                sides.remove(&at);
            }
            corners.push(at);
            direction = (next.0 - at.0, next.1 - at.1);
            at = next;
            if at == start {
                break;
            }
        }
        loops.push(corners);
    }
    loops
}

/// The corners where the line turns, moved to its right hand.
fn within(corners: &[Corner], inset: f32) -> Vec<Point> {
    let count = corners.len();
    let mut points = Vec::with_capacity(count);
    for (i, &at) in corners.iter().enumerate() {
        let (before, after) = (corners[(i + count - 1) % count], corners[(i + 1) % count]);
        let come = (at.0 - before.0, at.1 - before.1);
        let go = (after.0 - at.0, after.1 - at.1);
        if come != go {
            points.push((
                f32::from(at.0) - inset * f32::from(come.1 + go.1),
                f32::from(at.1) + inset * f32::from(come.0 + go.0),
            ));
        }
    }
    points
}

/// A closed path as many short lines.
fn flat(commands: &str) -> Vec<Point> {
    let mut points: Vec<Point> = Vec::new();
    for segment in segments(commands).unwrap_or_default() {
        let at = points.last().copied().unwrap_or_default();
        match segment {
            Segment::Move(to) | Segment::Line(to) => points.push(to),
            Segment::Quad(control, to) => {
                let toward = |(x, y): Point| (x + (control.0 - x) * 2.0 / 3.0, y + (control.1 - y) * 2.0 / 3.0);
                let curve = [at, toward(at), toward(to), to];
                points.extend((1..=4).map(|i| point_of(curve, i as f32 / 4.0)));
            }
            Segment::Cubic(a, b, to) => points.extend((1..=4).map(|i| point_of([at, a, b, to], i as f32 / 4.0))),
            Segment::Close => points.extend(points.first().copied()),
        }
    }
    points
}

/// Dashes along a line, stretched a little so that a whole number of them fits.
fn dashes(line: &[Point], dash: f32, gap: f32) -> String {
    let length = |pair: &[Point]| (pair[1].0 - pair[0].0).hypot(pair[1].1 - pair[0].1);
    let whole: f32 = line.windows(2).map(length).sum();
    let count = (whole / (dash + gap)).round().max(1.0);
    let period = whole / count;
    let dash = period * dash / (dash + gap);
    let mut commands = String::new();
    let mut write = |letter: char, (x, y): Point| {
        let _ = write!(commands, "{letter}{x:.3} {y:.3}");
    };
    // How far along the line, and how far the dash or gap still reaches.
    let (mut drawing, mut left) = (true, dash);
    if let Some(&first) = line.first() {
        write('M', first);
    }
    for pair in line.windows(2) {
        let side = length(pair);
        let mut done = 0.0;
        while side - done > left {
            done += left;
            let part = done / side;
            let at = (
                pair[0].0 + (pair[1].0 - pair[0].0) * part,
                pair[0].1 + (pair[1].1 - pair[0].1) * part,
            );
            write(if drawing { 'L' } else { 'M' }, at);
            drawing = !drawing;
            left = if drawing { dash } else { period - dash };
        }
        left -= side - done;
        if drawing && side > done {
            write('L', pair[1]);
        }
    }
    commands
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(picture: &[&str]) -> Vec<Square> {
        let rows = picture.iter().enumerate();
        rows.flat_map(|(y, row)| {
            let marked = row.char_indices().filter(|&(_, c)| c == '#');
            marked.map(move |(x, _)| Square::new(x as i16, y as i16))
        })
        .collect()
    }

    fn turns(picture: &[&str]) -> Vec<usize> {
        let outline = Outline::around(&squares(picture), 0.1, 0.1);
        outline.loops.iter().map(Vec::len).collect()
    }

    #[test]
    fn one_line_around_each_group() {
        assert_eq!(turns(&["##"]), [4]);
        assert_eq!(turns(&["##", "#."]), [6]);
        assert_eq!(turns(&[".#.", "###", ".#."]), [12]);
    }

    #[test]
    fn one_more_around_what_it_encloses() {
        assert_eq!(turns(&["###", "#.#", "###"]), [4, 4]);
        assert_eq!(turns(&["####", "#..#", "####", "#.#.", "###."]).len(), 3);
    }

    #[test]
    fn squares_that_touch_at_a_corner_stay_apart() {
        assert_eq!(turns(&["#.", ".#"]), [4, 4]);
        // A group whose own squares meet at a corner: the line passes there twice and crosses nothing.
        assert_eq!(turns(&["##.", "#.#", "###"]), [10]);
    }

    #[test]
    fn lies_within_the_squares() {
        for picture in [&["##", ".#"][..], &["###", "#.#", "###"], &["#.", ".#"]] {
            let set = squares(picture);
            for point in Outline::around(&set, 0.1, 0.1).loops.concat() {
                let square = Square::new(point.0.floor() as i16, point.1.floor() as i16);
                assert!(set.contains(&square), "{picture:?}: {point:?}");
            }
        }
    }

    #[test]
    fn covers_what_it_draws() {
        let outline = Outline::around(&squares(&["##", ".#"]), 0.1, 0.1);
        let stroke = Stroke::new(Ink::rgb(0), 0.1);
        let shape = outline.shape(None, Some(stroke)).unwrap();
        assert!(
            (shape.view.x - 0.1).abs() < 1e-3 && (shape.view.w - 1.8).abs() < 1e-3,
            "{shape:?}"
        );
        assert_eq!(shape.extent(), shape.place.grown(0.05));
        assert_eq!(Outline::around(&[], 0.1, 0.1).shape(None, Some(stroke)), None);
    }

    #[test]
    fn dashes_leave_gaps_all_around() {
        let outline = Outline::around(&squares(&["##"]), 0.0, 0.01);
        let shape = outline.dashed(0.3, 0.2, Stroke::new(Ink::rgb(0), 0.1)).unwrap();
        let drawn = segments(&shape.commands).unwrap();
        let starts = drawn.iter().filter(|segment| matches!(segment, Segment::Move(_)));
        // Six sides of squares, half a side each.
        assert!((12..=13).contains(&starts.count()), "{}", shape.commands);
        let (mut at, mut length) = ((0.0, 0.0), 0.0);
        for segment in drawn {
            match segment {
                Segment::Move(to) => at = to,
                Segment::Line(to) => {
                    length += (to.0 - at.0).hypot(to.1 - at.1);
                    at = to;
                }
                _ => unreachable!("dashes are lines"),
            }
        }
        assert!((length - 6.0 * 0.6).abs() < 0.05, "{length}");
    }
}
