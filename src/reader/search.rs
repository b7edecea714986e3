//! Finding a passage by words.

use super::book::{Book, Part, Place};
use super::plain::plain;
use crate::words::{Words, fold};

/// A passage that a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    pub place: Place,
    /// The message: a chapter's title, a paragraph or a caption.
    pub id: &'static str,
    /// Its text without Markdown.
    pub text: String,
}

impl Book {
    /// The passages in which all words of the query occur, titles first, then in the book's order.
    ///
    /// Case and marks on letters don't matter. A word that is another name of one of the book's terms (`fabric` for the
    /// textile) also finds the passages that have the term itself.
    pub fn search(&self, words: &Words, query: &str) -> Vec<Hit> {
        let folded = fold(query);
        let terms = self.synonyms(words);
        // A name of a term may be several words.
        let whole = folded.trim();
        let wanted: Vec<Vec<&str>> = match alternatives(whole, &terms) {
            any if any.len() > 1 => vec![any],
            _ => whole
                .split_whitespace()
                .map(|word| alternatives(word, &terms))
                .collect(),
        };
        if wanted.is_empty() {
            return Vec::new();
        }
        let found = |place, id| {
            let text = plain(&words.text(id));
            let folded = fold(&text);
            let all = wanted.iter().all(|any| any.iter().any(|word| folded.contains(word)));
            all.then_some(Hit { place, id, text })
        };
        let chapters = self.chapters.iter().enumerate();
        let titles = chapters
            .clone()
            .map(|(chapter, it)| (Place { chapter, part: None }, it.id));
        let parts = chapters.flat_map(|(chapter, it)| {
            let place = move |part| Place {
                chapter,
                part: Some(part),
            };
            it.parts
                .iter()
                .map(Part::id)
                .enumerate()
                .map(move |(part, id)| (place(part), id))
        });
        titles.chain(parts).filter_map(|(place, id)| found(place, id)).collect()
    }

    /// For each of the book's terms its names, folded.
    fn synonyms(&self, words: &Words) -> Vec<Vec<String>> {
        let names = |term| fold(&words.text(&format!("term-{term}-aliases")));
        self.terms
            .iter()
            .map(|term| names(term).split(',').map(|name| name.trim().to_owned()).collect())
            .collect()
    }
}

/// What a passage may have instead of a word: the word, or any name of a term that the word is a name of.
fn alternatives<'a>(word: &'a str, terms: &'a [Vec<String>]) -> Vec<&'a str> {
    let names = terms
        .iter()
        .filter(|names| names.iter().any(|name| name == word))
        .flatten()
        .map(String::as_str);
    std::iter::once(word).chain(names).collect()
}
