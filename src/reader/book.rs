//! The book as a table of contents.

use super::figure::Figure;
use crate::games::Game;
use crate::games::noses::Noses;
use crate::games::temple::Temple;
use crate::games::textile::Textile;

/// The rules of one game.
#[derive(Debug)]
pub struct Book {
    /// The message with the game's name.
    pub game: &'static str,
    pub chapters: &'static [Chapter],
    /// The words that the book explains, in the order in which they come up; see [`Link::Term`](super::Link::Term).
    pub terms: &'static [&'static str],
}

/// A chapter: short enough to be read at a stretch on a phone.
#[derive(Debug)]
pub struct Chapter {
    /// The message with the title; the ids of its paragraphs begin with it.
    pub id: &'static str,
    pub parts: &'static [Part],
}

/// What stands in a chapter, one below the other.
#[derive(Debug)]
pub enum Part {
    /// A message in Markdown.
    Paragraph(&'static str),
    Figure(Figure),
}

/// Where in a book something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The chapter's index.
    pub chapter: usize,
    /// The index of the chapter's part; `None` for the chapter as a whole.
    pub part: Option<usize>,
}

impl Book {
    /// The rules of Textile.
    pub fn textile() -> &'static Book {
        &super::textile::BOOK
    }

    /// The rules of the nose game.
    pub fn noses() -> &'static Book {
        &super::noses::BOOK
    }

    /// The rules of Temple.
    pub fn temple() -> &'static Book {
        &super::temple::BOOK
    }

    /// The book of a game, by the game's name in records and commands.
    pub fn of(game: &str) -> Option<&'static Book> {
        match game {
            Textile::NAME => Some(Book::textile()),
            Noses::NAME => Some(Book::noses()),
            Temple::NAME => Some(Book::temple()),
            _ => None,
        }
    }

    /// Where a chapter, a paragraph or a figure stands, by its id.
    pub fn find(&self, id: &str) -> Option<Place> {
        self.chapters.iter().enumerate().find_map(|(chapter, found)| {
            if found.id == id {
                return Some(Place { chapter, part: None });
            }
            let part = found.parts.iter().position(|part| part.id() == id)?;
            Some(Place {
                chapter,
                part: Some(part),
            })
        })
    }

    /// The chapter that holds a paragraph or a figure, or is itself what is asked for.
    pub fn chapter_of(&self, id: &str) -> Option<&'static Chapter> {
        self.find(id).map(|place| &self.chapters[place.chapter])
    }

    /// The number of a figure: they are counted through the whole book, from 1.
    pub fn figure_number(&self, id: &str) -> Option<usize> {
        self.figures().position(|figure| figure.id == id).map(|index| index + 1)
    }

    /// All figures in their order.
    pub fn figures(&self) -> impl Iterator<Item = &'static Figure> {
        self.chapters
            .iter()
            .flat_map(|chapter| chapter.parts)
            .filter_map(|part| match part {
                Part::Figure(figure) => Some(figure),
                Part::Paragraph(_) => None,
            })
    }

    /// All paragraphs in their order.
    pub fn paragraphs(&self) -> impl Iterator<Item = &'static str> {
        self.chapters
            .iter()
            .flat_map(|chapter| chapter.parts)
            .filter_map(|part| match part {
                Part::Paragraph(id) => Some(*id),
                Part::Figure(_) => None,
            })
    }
}

impl Part {
    /// The message of the paragraph, or of the figure's caption.
    pub const fn id(&self) -> &'static str {
        match self {
            Part::Paragraph(id) => id,
            Part::Figure(figure) => figure.id,
        }
    }
}
