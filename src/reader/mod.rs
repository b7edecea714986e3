//! The rules to read: chapters of paragraphs and figures, found by contents, link or search.
//!
//! A paragraph is a message of [`Words`](crate::words::Words), and its key is its id everywhere: in links, in explanations of
//! illegal steps, in tests. Paragraphs are written in a little Markdown: `**bold**`, lists of `- ` items, and [`Link`]s.
//! A [`Figure`] is a real position: a record that the rules replay. Nothing here knows the screens.

mod book;
mod figure;
mod link;
mod noses;
mod plain;
mod search;
mod temple;
mod textile;

pub use book::{Book, Chapter, Part, Place};
pub use figure::{Figure, FigureOf, NosesFigure, NosesShow, TempleFigure, TempleShow, TextileFigure, TextileShow};
pub use link::Link;
pub use plain::{plain, plain_text};
pub use search::Hit;
