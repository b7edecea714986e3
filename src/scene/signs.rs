//! Signs that mean the same in every game's pictures: seats' marks, warnings, what would be.

use super::palette::{Ink, Scheme};
use super::shape::{Rect, Shape, Stroke};
use std::borrow::Cow;

pub(super) const UNIT: Rect = Rect::new(0.0, 0.0, 1.0, 1.0);

const CIRCLE: &str = "M0 .5A.5 .5 0 1 1 1 .5A.5 .5 0 1 1 0 .5Z";
/// A square with dashes for sides.
const DASHED: &str = "M0 0H.12M.24 0H.38M.5 0H.64M.76 0H.9M1 .02V.14M1 .26V.4M1 .52V.66M1 .78V.92\
                      M1 1H.88M.76 1H.62M.5 1H.36M.24 1H.1M0 .98V.86M0 .74V.6M0 .48V.34M0 .22V.08";

/// The five marks in a square of 20 × 20, as `ui/widgets/mark.slint` has them, and what each of them covers of it.
const MARKS: [(&str, Rect); 5] = [
    ("M2 10A8 8 0 1 0 18 10A8 8 0 1 0 2 10Z", Rect::new(2.0, 2.0, 16.0, 16.0)),
    ("M10 1.36L18.48 16.56L1.52 16.56Z", Rect::new(1.52, 1.36, 16.96, 15.2)),
    (
        "M3.04 3.04L16.96 3.04L16.96 16.96L3.04 16.96Z",
        Rect::new(3.04, 3.04, 13.92, 13.92),
    ),
    (
        "M10 0.56L18.16 10L10 19.44L1.84 10Z",
        Rect::new(1.84, 0.56, 16.32, 18.88),
    ),
    (
        "M10 0.88L12.45 7.11L19.13 7.51L13.96 11.77L15.64 18.25L10 14.64L4.36 18.25L6.04 11.77L0.87 7.51L7.55 7.11Z",
        Rect::new(0.87, 0.88, 18.26, 17.37),
    ),
];

/// Digits drawn with strokes, so that they need no font: 0.6 wide and 1 high.
const DIGITS: [&str; 10] = [
    "M.3 0A.3 .3 0 0 1 .6 .3V.7A.3 .3 0 0 1 0 .7V.3A.3 .3 0 0 1 .3 0Z",
    "M.08 .2L.36 0V1",
    "M0 .28A.3 .28 0 0 1 .6 .28C.6 .52 .2 .68 0 1H.6",
    "M.02 0H.58L.26 .4A.3 .3 0 1 1 0 .82",
    "M.46 1V0L0 .7H.6",
    "M.56 0H.1L.06 .45A.3 .3 0 1 1 0 .84",
    "M.48 0C.2 .16 0 .42 0 .7A.3 .3 0 1 0 .6 .7A.3 .3 0 1 0 0 .7",
    "M0 0H.6L.2 1",
    "M.3 .46A.23 .23 0 1 1 .3 0A.23 .23 0 1 1 .3 .46A.27 .27 0 1 1 .3 1A.27 .27 0 1 1 .3 .46Z",
    "M.12 1C.4 .84 .6 .58 .6 .3A.3 .3 0 1 0 0 .3A.3 .3 0 1 0 .6 .3",
];

/// A path of the unit square, mapped to `place`.
pub(super) fn unit(
    commands: impl Into<Cow<'static, str>>,
    place: Rect,
    fill: Option<Ink>,
    stroke: Option<Stroke>,
) -> Shape {
    Shape {
        commands: commands.into(),
        view: UNIT,
        place,
        fill,
        stroke,
    }
}

pub(super) fn circle(centre: (f32, f32), radius: f32, fill: Option<Ink>, stroke: Option<Stroke>) -> Shape {
    let place = Rect::new(centre.0 - radius, centre.1 - radius, 2.0 * radius, 2.0 * radius);
    unit(CIRCLE, place, fill, stroke)
}

/// A seat's mark: 0 circle, 1 triangle, 2 square, 3 diamond, 4 star. `radius` is the circle's; the others look as large.
pub fn mark(mark: usize, centre: (f32, f32), radius: f32, ink: Ink) -> Shape {
    let (commands, view) = MARKS[mark];
    let scale = radius / 8.0;
    Shape {
        commands: Cow::Borrowed(commands),
        view,
        place: Rect::new(
            centre.0 + (view.x - 10.0) * scale,
            centre.1 + (view.y - 10.0) * scale,
            view.w * scale,
            view.h * scale,
        ),
        fill: Some(ink),
        stroke: None,
    }
}

/// The number of something that can be done here, in a circle.
pub fn badge(count: u16, centre: (f32, f32), scheme: Scheme) -> Vec<Shape> {
    let rim = Stroke::new(scheme.on_accent(), 0.05);
    let mut shapes = vec![circle(centre, 0.29, Some(scheme.accent()), Some(rim))];
    shapes.extend(number(count, centre, 0.3, Stroke::new(scheme.on_accent(), 0.07)));
    shapes
}

/// An exclamation mark in a circle.
pub(super) fn warning(centre: (f32, f32), scheme: Scheme) -> [Shape; 3] {
    let (dark, light) = scheme.tip();
    let line = Rect::new(centre.0 - 0.05, centre.1 - 0.14, 0.1, 0.16);
    [
        circle(centre, 0.27, Some(dark), Some(Stroke::new(light, 0.06))),
        unit("M.5 0V1", line, None, Some(Stroke::new(light, 0.085))),
        circle((centre.0, centre.1 + 0.15), 0.05, Some(light), None),
    ]
}

/// The dashed border of a square whose upper left corner is `x`, `y`: something would lie there.
pub(super) fn dashed(x: f32, y: f32, scheme: Scheme) -> Shape {
    let place = Rect::new(x + 0.04, y + 0.04, 0.92, 0.92);
    unit(DASHED, place, None, Some(Stroke::new(scheme.ink(), 0.05)))
}

/// A number of one or more digits around a point, `height` high.
pub(super) fn number(number: u16, centre: (f32, f32), height: f32, stroke: Stroke) -> Vec<Shape> {
    /// The width of a digit, and from one to the next.
    const WIDE: f32 = 0.6;
    const STEP: f32 = 0.86;
    let digits: Vec<usize> = number
        .to_string()
        .bytes()
        .map(|digit| usize::from(digit - b'0'))
        .collect();
    let width = (digits.len() as f32 - 1.0) * STEP + WIDE;
    let left = centre.0 - width * height / 2.0;
    let digit = |(i, digit): (usize, usize)| Shape {
        commands: Cow::Borrowed(DIGITS[digit]),
        view: Rect::new(0.0, 0.0, WIDE, 1.0),
        place: Rect::new(
            left + i as f32 * STEP * height,
            centre.1 - height / 2.0,
            WIDE * height,
            height,
        ),
        fill: None,
        stroke: Some(stroke),
    };
    digits.into_iter().enumerate().map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::super::path;
    use super::*;

    #[test]
    fn marks_are_seen_whole() {
        for (commands, view) in MARKS {
            let bounds = path::bounds(&path::segments(commands).unwrap()).unwrap();
            assert!(
                (bounds.x - view.x).abs() < 0.01
                    && (bounds.y - view.y).abs() < 0.01
                    && (bounds.w - view.w).abs() < 0.01
                    && (bounds.h - view.h).abs() < 0.01,
                "{commands}: {bounds:?}"
            );
        }
    }

    #[test]
    fn digits_keep_to_their_place() {
        for commands in DIGITS {
            let bounds = path::bounds(&path::segments(commands).unwrap()).unwrap();
            assert!(
                bounds.x > -0.02 && bounds.y > -0.02 && bounds.x + bounds.w < 0.62 && bounds.y + bounds.h < 1.02,
                "{commands}: {bounds:?}"
            );
        }
    }

    #[test]
    fn numbers_stand_around_their_point() {
        let shapes = number(108, (3.0, 4.0), 0.5, Stroke::new(Ink::rgb(0), 0.05));
        let covered = super::super::extent(&shapes).unwrap();
        assert_eq!(shapes.len(), 3);
        assert!((covered.centre().0 - 3.0).abs() < 1e-5 && (covered.centre().1 - 4.0).abs() < 1e-5);
    }
}
