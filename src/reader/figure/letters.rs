//! Pictures of letters.

use std::collections::BTreeMap;

use crate::games::plane::Square;

/// The picture's lines, from the first to the last square that has something. All squares' texts are equally wide.
pub fn rows(squares: &BTreeMap<Square, String>) -> Vec<String> {
    let xs = || squares.keys().map(|at| at.x);
    let ys = || squares.keys().map(|at| at.y);
    let (Some(left), Some(right), Some(top), Some(bottom)) = (xs().min(), xs().max(), ys().min(), ys().max()) else {
        return Vec::new();
    };
    let free = " ".repeat(squares.values().map(String::len).max().unwrap_or_default());
    let row = |y| {
        let texts = (left..=right).map(|x| squares.get(&Square::new(x, y)).unwrap_or(&free).as_str());
        texts.collect::<String>().trim_end().to_owned()
    };
    (top..=bottom).map(row).collect()
}
