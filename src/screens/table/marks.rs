//! Where the steps of a hint are shown: each as it would lie, with its number.

use super::game::Touch;
use crate::scene::signs::badge;
use crate::scene::{Rect, Scheme, Shape};

/// Numbers that are nearer to each other than this stand side by side.
const APART: f32 = 0.62;

/// A step of a hint on the board, or on the mat.
pub struct Mark {
    /// Which of the hint's steps it is.
    pub index: usize,
    /// What it would take up.
    place: Rect,
    number: (f32, f32),
}

/// The marks of steps that would lie in these places.
pub fn marks(places: impl IntoIterator<Item = (usize, Rect)>) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::new();
    for (index, place) in places {
        let (mut x, y) = place.centre();
        let is_taken = |x: f32| {
            let near = |at: (f32, f32)| (at.0 - x).abs() < APART - 0.01 && (at.1 - y).abs() < APART - 0.01;
            marks.iter().any(|mark| near(mark.number))
        };
        while is_taken(x) {
            x += APART;
        }
        marks.push(Mark {
            index,
            place,
            number: (x, y),
        });
    }
    marks
}

/// Their numbers as shapes.
pub fn numbers(marks: &[Mark], scheme: Scheme) -> impl Iterator<Item = Shape> {
    let number = move |mark: &Mark| badge(mark.index as u16 + 1, mark.number, scheme);
    marks.iter().flat_map(number)
}

/// The step that a touch means: of those that it may mean, the one whose number is nearest.
pub fn touched(marks: &[Mark], touch: Touch) -> Option<usize> {
    let touched = marks.iter().filter_map(|mark| {
        let away = (mark.number.0 - touch.x).hypot(mark.number.1 - touch.y);
        (away <= touch.reach || mark.place.contains(touch.x, touch.y)).then_some((mark.index, away))
    });
    let nearest = touched.min_by(|a, b| a.1.total_cmp(&b.1));
    nearest.map(|(index, _)| index)
}
