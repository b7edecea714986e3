//! Figures of Temple.

use std::collections::{BTreeMap, BTreeSet};

use super::{letters, replay};
use crate::games::Game;
use crate::games::plane::Square;
use crate::games::temple::{Kind, Options, Place, Put, Reason, Step, Temple};
use crate::scene::temple::{self as scene, Face, Look, Standpoint, View};
use crate::scene::{Shape, Style};
use crate::words::Words;

/// A position of Temple, and what a figure shows of it.
#[derive(Debug)]
pub struct TempleFigure {
    /// The steps of a game by the original rules, in their notation.
    pub record: &'static [&'static str],
    /// How many of the record's steps have been played in the picture.
    pub after: usize,
    pub show: TempleShow,
    /// From where one looks at it.
    pub from: Standpoint,
}

/// What a figure shows of its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TempleShow {
    /// The building, and nothing else.
    Building,
    /// A legal step as it is before it is confirmed.
    Turn(&'static str),
    /// A step that isn't legal, with the tile that breaks a rule and those that it breaks it by.
    Refused(&'static str),
}

impl TempleFigure {
    /// The position.
    ///
    /// # Panics
    /// If the record isn't a legal one. A test replays every figure.
    pub fn position(&self) -> Temple {
        let position = Temple::new(&Options::default()).expect("the options are allowed");
        replay(position, &self.record[..self.after])
    }

    /// The step that is shown, legal or not.
    pub fn step(&self) -> Option<Step> {
        match self.show {
            TempleShow::Building => None,
            TempleShow::Turn(text) | TempleShow::Refused(text) => {
                Some(text.parse().expect("the figure's step is well-formed"))
            }
        }
    }

    /// Why a step that is shown isn't legal.
    pub fn reason(&self) -> Option<Reason> {
        self.position().explain(self.step()?).err()
    }

    /// From where one looks.
    pub fn view(&self) -> View {
        View::from(self.from)
    }

    /// What is drawn: the building, and then the tiles of the step.
    pub fn faces(&self) -> Vec<Face> {
        let position = self.position();
        let mut faces = scene::laid(&position);
        let (blamed, told) = self.in_the_way();
        for face in faces.iter_mut().filter(|face| told.contains(&face.place)) {
            face.look = Look::Told;
        }
        let look = |put: Put| match self.show {
            TempleShow::Refused(_) if blamed == Some(put.place) => Look::Blamed,
            TempleShow::Refused(_) => Look::Refused,
            TempleShow::Building | TempleShow::Turn(_) => Look::Ghost,
        };
        let new = self.step().into_iter().flat_map(|step| step.puts().collect::<Vec<_>>());
        faces.extend(new.map(|put| Face::new(put, look(put))));
        faces
    }

    /// The place that breaks a rule, and those by which it does.
    fn in_the_way(&self) -> (Option<Place>, Vec<Place>) {
        match self.reason() {
            Some(Reason::Value(lonely)) => {
                let touched = lonely.touches.iter().map(|put| put.place).collect();
                (Some(lonely.put.place), touched)
            }
            Some(Reason::RightAbove { place, other }) => (Some(place), vec![other]),
            _ => (None, Vec::new()),
        }
    }

    pub(super) fn shapes(&self, style: Style) -> Vec<Shape> {
        let (faces, view) = (self.faces(), self.view());
        let mut shapes = scene::table(&faces, 0, &view, style);
        shapes.extend(scene::shapes(&faces, &view, style));
        shapes
    }

    pub(super) fn legend(&self) -> Vec<&'static str> {
        match self.show {
            TempleShow::Turn(_) => vec!["reader-legend-turn"],
            TempleShow::Building | TempleShow::Refused(_) => Vec::new(),
        }
    }

    pub(super) fn key(&self, words: &Words) -> String {
        let marks = match self.show {
            TempleShow::Building => None,
            TempleShow::Turn(_) => Some("reader-text-turn"),
            TempleShow::Refused(_) => Some("reader-text-refused"),
        };
        let storeys = (self.heights().len() > 1).then_some("reader-text-storeys");
        let parts = ["reader-text-plan"].into_iter().chain(storeys).chain(marks);
        parts.map(|id| words.text(id)).collect::<Vec<_>>().join("; ")
    }

    /// The heights at which something lies or stands, from the table up.
    fn heights(&self) -> BTreeSet<i16> {
        self.faces().iter().map(|face| face.place.z()).collect()
    }

    /// A plan of each storey, from the table up: what lies at its foot, and the walls that stand from there.
    pub(super) fn letters(&self) -> Vec<String> {
        let (faces, heights) = (self.faces(), self.heights());
        let plan = |&height: &i16| {
            let here = faces.iter().filter(|face| face.place.z() == height);
            let mut lines = letters::rows(&plan(here));
            if heights.len() > 1 {
                lines.insert(0, format!("({height})"));
            }
            lines
        };
        heights.iter().flat_map(plan).collect()
    }
}

/// A storey's tiles, walls between flat ones, and `+` where lines of the lattice cross: four columns each.
fn plan<'a>(faces: impl Iterator<Item = &'a Face>) -> BTreeMap<Square, String> {
    let mut plan = BTreeMap::new();
    for face in faces {
        let Some(tile) = face.tile else { continue };
        let (x, y) = (2 * face.place.x(), 2 * face.place.y());
        let [open, close] = match face.look {
            Look::Ghost => ['[', ']'],
            Look::Blamed | Look::Refused => ['!', '!'],
            _ => [' ', ' '],
        };
        let at = match face.place.kind() {
            Kind::WallX => Square::new(x, y + 1),
            Kind::WallY => Square::new(x + 1, y),
            Kind::Floor | Kind::Top => Square::new(x + 1, y + 1),
        };
        plan.insert(at, format!("{open}{tile}{close}"));
        // The crossings at the tile's ends, or corners.
        let (wide, high) = (
            if face.place.kind() == Kind::WallX { 0 } else { 2 },
            if face.place.kind() == Kind::WallY { 0 } else { 2 },
        );
        for (x, y) in [(x, y), (x + wide, y), (x, y + high), (x + wide, y + high)] {
            plan.insert(Square::new(x, y), " +  ".to_owned());
        }
    }
    plan
}
