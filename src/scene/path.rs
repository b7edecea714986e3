//! What a shape's commands mean: their segments and what these cover.
//!
//! The commands are those of SVG that Slint takes too, in absolute coordinates only: `M L H V Q C A Z`.

use super::{Ink, Rect, Shape, Stroke};

/// A point of a path's own plane.
pub type Point = (f32, f32);

/// A piece of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    Move(Point),
    Line(Point),
    Quad(Point, Point),
    Cubic(Point, Point, Point),
    Close,
}

impl Segment {
    /// The segment with each of its points mapped.
    pub fn map(self, f: impl Fn(Point) -> Point) -> Segment {
        match self {
            Segment::Move(to) => Segment::Move(f(to)),
            Segment::Line(to) => Segment::Line(f(to)),
            Segment::Quad(a, to) => Segment::Quad(f(a), f(to)),
            Segment::Cubic(a, b, to) => Segment::Cubic(f(a), f(b), f(to)),
            Segment::Close => Segment::Close,
        }
    }
}

/// The segments of SVG commands; an arc becomes Bézier curves of a quarter turn at most. `None` for what is no such path.
pub fn segments(commands: &str) -> Option<Vec<Segment>> {
    let mut reader = Reader(commands);
    let mut segments = Vec::new();
    let (mut at, mut start) = ((0.0, 0.0), (0.0, 0.0));
    while let Some(letter) = reader.letter()? {
        // A letter stands for all groups of numbers that follow; after `M` come lines.
        let mut first = true;
        loop {
            match letter {
                'M' if first => {
                    at = reader.point()?;
                    start = at;
                    segments.push(Segment::Move(at));
                }
                'M' | 'L' => {
                    at = reader.point()?;
                    segments.push(Segment::Line(at));
                }
                'H' => {
                    at.0 = reader.number()?;
                    segments.push(Segment::Line(at));
                }
                'V' => {
                    at.1 = reader.number()?;
                    segments.push(Segment::Line(at));
                }
                'Q' => {
                    let control = reader.point()?;
                    at = reader.point()?;
                    segments.push(Segment::Quad(control, at));
                }
                'C' => {
                    let controls = (reader.point()?, reader.point()?);
                    at = reader.point()?;
                    segments.push(Segment::Cubic(controls.0, controls.1, at));
                }
                'A' => {
                    let arc = Arc {
                        from: at,
                        radii: reader.point()?,
                        tilt: reader.number()?,
                        large: reader.flag()?,
                        clockwise: reader.flag()?,
                        to: reader.point()?,
                    };
                    at = arc.to;
                    arc.curves(&mut segments);
                }
                'Z' => {
                    at = start;
                    segments.push(Segment::Close);
                }
                _ => return None,
            }
            first = false;
            if letter == 'Z' || !reader.more() {
                break;
            }
        }
    }
    Some(segments)
}

/// The smallest rectangle that holds a path, its stroke left out; `None` for an empty one.
pub fn bounds(segments: &[Segment]) -> Option<Rect> {
    let mut at = (0.0, 0.0);
    let mut low = (f32::MAX, f32::MAX);
    let mut high = (f32::MIN, f32::MIN);
    let mut hold = |(x, y): Point| {
        low = (low.0.min(x), low.1.min(y));
        high = (high.0.max(x), high.1.max(y));
    };
    for &segment in segments {
        let [a, b, to] = match segment {
            Segment::Close => continue,
            Segment::Move(to) => [to, to, to],
            Segment::Line(to) => [at, to, to],
            Segment::Quad(control, to) => {
                let toward = |(x, y): Point| (x + (control.0 - x) * 2.0 / 3.0, y + (control.1 - y) * 2.0 / 3.0);
                [toward(at), toward(to), to]
            }
            Segment::Cubic(a, b, to) => [a, b, to],
        };
        hold(to);
        for t in turns([at.0, a.0, b.0, to.0])
            .into_iter()
            .chain(turns([at.1, a.1, b.1, to.1]))
        {
            if (0.0..1.0).contains(&t) && !matches!(segment, Segment::Move(_)) {
                hold(point_of([at, a, b, to], t));
            }
        }
        at = to;
    }
    (low.0 <= high.0).then(|| Rect::new(low.0, low.1, high.0 - low.0, high.1 - low.1))
}

/// A path in board units, as a shape that lies where its commands say; `None` for an empty one.
pub fn shape(commands: String, fill: Option<Ink>, stroke: Option<Stroke>) -> Option<Shape> {
    let view = bounds(&segments(&commands)?)?;
    // A line along an axis covers nothing, and nothing can't be mapped.
    let view = Rect::new(view.x, view.y, view.w.max(0.01), view.h.max(0.01));
    Some(Shape {
        commands: commands.into(),
        view,
        place: view,
        fill,
        stroke,
    })
}

/// The point of a Bézier curve at `t` from 0 to 1.
pub fn point_of([p, a, b, q]: [Point; 4], t: f32) -> Point {
    let s = 1.0 - t;
    let (i, j, k, l) = (s * s * s, 3.0 * s * s * t, 3.0 * s * t * t, t * t * t);
    (
        i * p.0 + j * a.0 + k * b.0 + l * q.0,
        i * p.1 + j * a.1 + k * b.1 + l * q.1,
    )
}

/// Where a coordinate of a Bézier curve turns back: the zeros of its derivative, or `NAN`.
fn turns([p, a, b, q]: [f32; 4]) -> [f32; 2] {
    let (u, v, w) = (q - 3.0 * b + 3.0 * a - p, 2.0 * (b - 2.0 * a + p), a - p);
    if u.abs() < 1e-6 {
        return [-w / v, f32::NAN];
    }
    let root = (v * v - 4.0 * u * w).sqrt();
    [(-v + root) / (2.0 * u), (-v - root) / (2.0 * u)]
}

/// The arc of an ellipse as SVG has it: <https://www.w3.org/TR/SVG2/implnote.html#ArcImplementationNotes>.
struct Arc {
    from: Point,
    radii: Point,
    /// In degrees.
    tilt: f32,
    large: bool,
    clockwise: bool,
    to: Point,
}

impl Arc {
    fn curves(&self, segments: &mut Vec<Segment>) {
        let (sin, cos) = self.tilt.to_radians().sin_cos();
        // In the ellipse's own directions, with the middle between the ends as origin.
        let half = ((self.from.0 - self.to.0) / 2.0, (self.from.1 - self.to.1) / 2.0);
        let (x, y) = (cos * half.0 + sin * half.1, cos * half.1 - sin * half.0);
        let (mut rx, mut ry) = (self.radii.0.abs(), self.radii.1.abs());
        if rx == 0.0 || ry == 0.0 || (x, y) == (0.0, 0.0) {
            segments.push(Segment::Line(self.to));
            return;
        }
        let size = (x / rx).powi(2) + (y / ry).powi(2);
        if size > 1.0 {
            (rx, ry) = (rx * size.sqrt(), ry * size.sqrt());
        }
        let below = (rx * y).powi(2) + (ry * x).powi(2);
        let mut part = (((rx * ry).powi(2) - below) / below).max(0.0).sqrt();
        if self.large == self.clockwise {
            part = -part;
        }
        let (cx, cy) = (part * rx * y / ry, -part * ry * x / rx);
        let begin = ((y - cy) / ry).atan2((x - cx) / rx);
        let end = ((-y - cy) / ry).atan2((-x - cx) / rx);
        let mut sweep = end - begin;
        if self.clockwise && sweep < 0.0 {
            sweep += std::f32::consts::TAU;
        } else if !self.clockwise && sweep > 0.0 {
            sweep -= std::f32::consts::TAU;
        }
        let middle = (
            (self.from.0 + self.to.0) / 2.0 + cos * cx - sin * cy,
            (self.from.1 + self.to.1) / 2.0 + sin * cx + cos * cy,
        );
        let place = |(x, y): Point| {
            let (x, y) = (x * rx, y * ry);
            (middle.0 + cos * x - sin * y, middle.1 + sin * x + cos * y)
        };
        let count = (sweep.abs() / std::f32::consts::FRAC_PI_2 - 1e-3).ceil().max(1.0);
        let step = sweep / count;
        let reach = 4.0 / 3.0 * (step / 4.0).tan();
        for i in 0..count as u8 {
            let (s, c) = (begin + step * f32::from(i)).sin_cos();
            let (t, d) = (begin + step * f32::from(i + 1)).sin_cos();
            let to = if f32::from(i + 1) == count {
                self.to
            } else {
                place((d, t))
            };
            segments.push(Segment::Cubic(
                place((c - reach * s, s + reach * c)),
                place((d + reach * t, t - reach * d)),
                to,
            ));
        }
    }
}

/// What is left of the commands.
struct Reader<'a>(&'a str);

impl Reader<'_> {
    fn space(&mut self) {
        self.0 = self.0.trim_start_matches([' ', ',']);
    }

    /// The next command, unless the path ends; `None` if something else follows.
    fn letter(&mut self) -> Option<Option<char>> {
        self.space();
        let Some(letter) = self.0.chars().next() else {
            return Some(None);
        };
        self.0 = self.0.strip_prefix(|c: char| c.is_ascii_alphabetic())?;
        Some(Some(letter))
    }

    /// Whether a number follows.
    fn more(&mut self) -> bool {
        self.space();
        self.0.starts_with(|c: char| c.is_ascii_digit() || c == '.' || c == '-')
    }

    fn number(&mut self) -> Option<f32> {
        self.space();
        let mut dotted = false;
        let end = self
            .0
            .char_indices()
            .find(|&(i, c)| match c {
                '-' => i > 0,
                '.' => std::mem::replace(&mut dotted, true),
                _ => !c.is_ascii_digit(),
            })
            .map_or(self.0.len(), |(i, _)| i);
        let (number, rest) = self.0.split_at(end);
        self.0 = rest;
        number.parse().ok()
    }

    fn flag(&mut self) -> Option<bool> {
        self.space();
        let flag = match self.0.as_bytes().first()? {
            b'0' => false,
            b'1' => true,
            _ => return None,
        };
        self.0 = &self.0[1..];
        Some(flag)
    }

    fn point(&mut self) -> Option<Point> {
        Some((self.number()?, self.number()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn covers(commands: &str, expected: Rect) {
        let found = bounds(&segments(commands).unwrap()).unwrap();
        let near = |a: f32, b: f32| (a - b).abs() < 2e-3;
        assert!(
            near(found.x, expected.x)
                && near(found.y, expected.y)
                && near(found.w, expected.w)
                && near(found.h, expected.h),
            "{commands}: {found:?}"
        );
    }

    #[test]
    fn covers_what_is_drawn_and_no_more() {
        covers("M1 2L3 5H-1V4Z", Rect::new(-1.0, 2.0, 4.0, 3.0));
        // A curve stays within its control points, and its bounds with it.
        covers("M0 0Q.5 1 1 0", Rect::new(0.0, 0.0, 1.0, 0.5));
        covers("M0 0C0 1 1 1 1 0", Rect::new(0.0, 0.0, 1.0, 0.75));
        covers(
            "M0 .5A.5 .5 0 1 1 1 .5A.5 .5 0 1 1 0 .5Z",
            Rect::new(0.0, 0.0, 1.0, 1.0),
        );
        // Three quarters of a circle, and the quarter that is left.
        covers("M0 1A1 1 0 1 1 1 2", Rect::new(0.0, 0.0, 2.0, 2.0));
        covers("M0 1A1 1 0 0 0 1 2", Rect::new(0.0, 1.0, 1.0, 1.0));
        // An ellipse of 2 × 1 at 90 degrees is one of 1 × 2; radii that are too small grow.
        covers("M0 -2A2 1 90 0 1 0 2A2 1 90 0 1 0 -2Z", Rect::new(-1.0, -2.0, 2.0, 4.0));
        covers("M0 0A1 1 0 0 1 4 0", Rect::new(0.0, -2.0, 4.0, 2.0));
    }

    #[test]
    fn numbers_need_no_space_where_they_cannot_be_one() {
        let plain = segments("M 0.5 -1 L 1.5 0.25 L 2 3 Z");
        assert_eq!(segments("M.5-1L1.5.25 2 3Z"), plain);
        assert_eq!(segments("M.5,-1 1.5,.25 2,3Z"), plain);
        assert_eq!(plain.unwrap().len(), 4);
    }

    #[test]
    fn anything_else_is_no_path() {
        for commands in [
            "M1",
            "m1 2",
            "M1 2 3",
            "M1 2X",
            "M1 2A1 1 0 2 0 3 3",
            "1 2",
            "M1..2 3",
            "é",
        ] {
            assert_eq!(segments(commands), None, "{commands}");
        }
        assert_eq!(bounds(&segments("").unwrap()), None);
    }

    #[test]
    fn covers_every_line_of_a_tile() {
        covers("M0 .5H1M.5 0V1", Rect::new(0.0, 0.0, 1.0, 1.0));
    }
}
