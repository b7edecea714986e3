//! Figures of the nose game.

use std::collections::{BTreeMap, BTreeSet};

use super::replay;
use crate::games::noses::{Laying, Noses, Options, Reason, Source, Span, Step, Stone};
use crate::games::plane::Square;
use crate::games::{Game, Seat};
use crate::scene::{Shape, Style, noses as scene};
use crate::words::{Words, nose};

/// A position of the nose game, and what a figure shows of it.
#[derive(Debug)]
pub struct NosesFigure {
    /// The tiles that each seat was dealt: `25 37`.
    pub hands: &'static [&'static str],
    /// The steps of a game in their notation.
    pub record: &'static [&'static str],
    /// How many of the record's steps have been played in the picture.
    pub after: usize,
    pub show: NosesShow,
}

/// What a figure shows of its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NosesShow {
    /// What lies on the table, and nothing else.
    Table,
    /// A legal step as it is before it is confirmed: what matches, which groups it forms, which stones leave their places.
    Laying(&'static str),
    /// A step that isn't legal, and what is in the way.
    Refused(&'static str),
}

/// The marks of the seats' stones.
const MARKS: [usize; 5] = [0, 1, 2, 3, 4];

impl NosesFigure {
    /// The position.
    ///
    /// # Panics
    /// If the record isn't a legal one. A test replays every figure.
    pub fn position(&self) -> Noses {
        let tile = |text: &str| text.parse().expect("the figure's tiles are well-formed");
        let hand = |hand: &&str| hand.split(' ').map(tile).collect();
        let options = Options {
            hands: self.hands.iter().map(hand).collect(),
        };
        let position = Noses::new(&options).expect("the figure's hands are allowed");
        replay(position, &self.record[..self.after])
    }

    /// The step that is shown, legal or not.
    pub fn step(&self) -> Option<Step> {
        match self.show {
            NosesShow::Table => None,
            NosesShow::Laying(text) | NosesShow::Refused(text) => {
                Some(text.parse().expect("the figure's step is well-formed"))
            }
        }
    }

    /// What a legal step that is shown would bring.
    pub fn laying(&self) -> Option<Laying> {
        match self.show {
            NosesShow::Laying(_) => self.position().laying(self.step()?),
            NosesShow::Table | NosesShow::Refused(_) => None,
        }
    }

    /// Why a step that is shown isn't legal.
    pub fn reason(&self) -> Option<Reason> {
        self.position().explain(self.step()?).err()
    }

    /// The stones that a legal step takes from their squares: those that go back, and those that the player moves.
    pub fn leaving(&self) -> Vec<Stone> {
        let position = self.position();
        let (Some(laying), Some(step), Some(owner)) = (self.laying(), self.step(), position.to_move()) else {
            return Vec::new();
        };
        let moved = [step.a, step.b].into_iter().filter_map(|source| match source {
            Some(Source::Square(square)) => Some(Stone { owner, square }),
            Some(Source::Reserve) | None => None,
        });
        laying.returned.into_iter().chain(moved).collect()
    }

    /// The stones that a legal step puts on its own squares.
    fn put(&self) -> Vec<Stone> {
        let (Some(owner), Some(step)) = (self.position().to_move(), self.step()) else {
            return Vec::new();
        };
        let squares = step.squares().into_iter().zip([step.a, step.b]);
        let put = squares.filter(|(_, source)| source.is_some());
        put.map(|(square, _)| Stone { owner, square }).collect()
    }

    pub(super) fn shapes(&self, style: Style) -> Vec<Shape> {
        let position = self.position();
        let leaving = self.leaving();
        let tiles: Vec<Step> = position.tiles().collect();
        // Groups and stones that stay as they are.
        let groups: Vec<_> = position
            .groups()
            .into_iter()
            .filter(|group| group.stone.is_none_or(|stone| !leaving.contains(&stone)))
            .collect();
        let mut shapes = scene::laid(&tiles, style);
        shapes.extend(scene::groups(&groups, &MARKS));
        if let (NosesShow::Laying(_), Some(step)) = (self.show, self.step()) {
            shapes.extend(scene::ghost(&step, style));
        }
        shapes.extend(scene::stones(&groups, &MARKS, style));
        match (self.show, self.step()) {
            (NosesShow::Laying(_), Some(step)) => shapes.extend(self.brought(&position, step, style)),
            (NosesShow::Refused(_), Some(step)) => shapes.extend(self.in_the_way(&position, step, style)),
            _ => {}
        }
        shapes
    }

    /// What a legal step would bring: groups, stones, and where it matches.
    fn brought(&self, position: &Noses, step: Step, style: Style) -> Vec<Shape> {
        let (put, mark) = (self.put(), |stone: &Stone| MARKS[stone.owner.index()]);
        let mut shapes = Vec::new();
        let groups = self.laying().into_iter().flat_map(|laying| laying.groups).flatten();
        for group in groups {
            let owner = put.iter().find(|stone| group.squares.contains(&stone.square)).map(mark);
            shapes.extend(scene::would_be_group(&group.squares, owner, style));
        }
        for stone in self.leaving() {
            shapes.extend(scene::returning(stone.square, mark(&stone), style));
        }
        for stone in put {
            shapes.extend(scene::stone(stone.square, mark(&stone), style));
        }
        for (square, other) in matches(position, step) {
            shapes.extend(scene::pair(square, other, style.scheme));
        }
        shapes
    }

    /// A step that isn't legal, and why.
    fn in_the_way(&self, position: &Noses, step: Step, style: Style) -> Vec<Shape> {
        let reason = self.reason();
        let covered: &[Square] = match &reason {
            Some(Reason::Occupied(square)) => std::slice::from_ref(square),
            _ => &[],
        };
        let mut shapes = scene::blocked(&step, covered, style);
        match reason {
            Some(Reason::TouchTwo { touched: Some(touched) }) => shapes.extend(scene::told(&[touched], style.scheme)),
            Some(Reason::NoMatch { touches }) => shapes.extend(
                touches
                    .iter()
                    .flat_map(|touch| scene::mismatch(touch.square, touch.touched, style.scheme)),
            ),
            Some(Reason::TooWide(span)) => {
                // Beside all tiles, so that it covers none.
                let [one, other] = step.squares();
                let bounds = position.bounds().map(|bounds| bounds.with(one).with(other));
                let beside = bounds.map_or(0, |bounds| match span {
                    Span::Columns(..) => bounds.south + 1,
                    Span::Rows(..) => bounds.east + 1,
                });
                shapes.extend(scene::too_wide(span, beside, style.scheme));
            }
            Some(Reason::Hole { squares }) => shapes.extend(scene::hole(&squares, style.scheme)),
            _ => {}
        }
        shapes
    }

    pub(super) fn legend(&self) -> Vec<&'static str> {
        if !matches!(self.show, NosesShow::Laying(_)) {
            return Vec::new();
        }
        let leaves = (!self.leaving().is_empty()).then_some("reader-legend-leaving");
        ["reader-legend-laying"].into_iter().chain(leaves).collect()
    }

    pub(super) fn key(&self, words: &Words) -> String {
        let position = self.position();
        let on_table: Vec<(Square, u8)> = position.tiles().flat_map(|tile| tile.laid()).collect();
        let shown = on_table
            .into_iter()
            .chain(self.step().into_iter().flat_map(|step| step.laid()));
        let noses: BTreeSet<u8> = shown.map(|(_, nose)| nose).collect();
        let noses = noses
            .into_iter()
            .map(|number| format!("{number}: {}", nose(words, number)));
        let mut key = noses.collect::<Vec<_>>().join(", ");
        let mut add = |text: String| key.push_str(&format!("; {text}"));
        if self.step().is_some() {
            add(words.text("reader-text-laying"));
        }
        match self.reason() {
            Some(Reason::NoMatch { .. }) => add(words.text("reader-text-mismatch")),
            Some(Reason::Hole { .. }) => add(words.text("reader-text-hole")),
            _ => {}
        }
        let stones = self.stones();
        let letters: BTreeSet<char> = stones.iter().map(|stone| letter(stone.owner)).collect();
        if !letters.is_empty() {
            let letters: Vec<String> = letters.into_iter().map(String::from).collect();
            add(words.format("reader-text-stones", &[("stones", letters.join(", ").into())]));
        }
        if !self.leaving().is_empty() {
            add(words.text("reader-text-leaving"));
        }
        key
    }

    /// All stones that are to be seen, those that leave their place among them.
    fn stones(&self) -> Vec<Stone> {
        let lying = self.position().groups().into_iter().filter_map(|group| group.stone);
        lying.chain(self.put()).collect()
    }

    /// What stands for each square, five columns: a bracket, the nose, a bracket, a stone, and `<` if it leaves.
    pub(super) fn letters(&self) -> BTreeMap<Square, String> {
        let (position, step, reason) = (self.position(), self.step(), self.reason());
        let mut brackets: BTreeMap<Square, [char; 2]> = BTreeMap::new();
        let mut noses: BTreeMap<Square, char> = position
            .tiles()
            .flat_map(|tile| tile.laid())
            .map(|(square, nose)| (square, digit(nose)))
            .collect();
        for (square, nose) in step.into_iter().flat_map(|step| step.laid()) {
            brackets.insert(square, ['[', ']']);
            noses.insert(square, digit(nose));
        }
        match reason {
            Some(Reason::NoMatch { touches }) => {
                brackets.extend(touches.into_iter().map(|touch| (touch.touched, ['!', '!'])));
            }
            Some(Reason::Hole { squares }) => {
                brackets.extend(squares.iter().map(|&square| (square, ['(', ')'])));
                noses.extend(squares.into_iter().map(|square| (square, ' ')));
            }
            _ => {}
        }
        let (stones, leaving) = (self.stones(), self.leaving());
        let text = |(square, nose): (Square, char)| {
            let [open, close] = brackets.get(&square).copied().unwrap_or([' ', ' ']);
            let stone = stones.iter().find(|stone| stone.square == square);
            let letter = stone.map_or(' ', |stone| letter(stone.owner));
            let leaves = if stone.is_some_and(|stone| leaving.contains(stone)) {
                '<'
            } else {
                ' '
            };
            (square, format!("{open}{nose}{close}{letter}{leaves}"))
        };
        noses.into_iter().map(text).collect()
    }
}

/// The pairs of adjacent squares, one of the step's and one that is covered, whose noses are the same.
fn matches(position: &Noses, step: Step) -> Vec<(Square, Square)> {
    let beside = |(square, nose): (Square, u8)| {
        let others = square.orthogonal().into_iter();
        others
            .filter(move |&other| position.nose(other) == Some(nose))
            .map(move |other| (square, other))
    };
    step.laid().into_iter().flat_map(beside).collect()
}

fn digit(nose: u8) -> char {
    char::from(b'0' + nose)
}

/// The letter that stands for a seat's stones.
fn letter(seat: Seat) -> char {
    char::from(b'a' + seat.0)
}
