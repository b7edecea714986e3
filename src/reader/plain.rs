//! The book as plain text, for a terminal.

use super::book::{Book, Part};
use super::figure::Figure;
use crate::words::Words;

/// A paragraph's text without its Markdown; list items keep their `- `.
pub fn plain(markdown: &str) -> String {
    let mut text = String::with_capacity(markdown.len());
    let mut rest = markdown;
    while let Some(at) = rest.find(['*', '[']) {
        text.push_str(&rest[..at]);
        rest = &rest[at..];
        if let Some(after) = rest.strip_prefix("**") {
            rest = after;
        } else if let Some((label, after)) = link(rest) {
            text.push_str(label);
            rest = after;
        } else {
            text.push_str(&rest[..1]);
            rest = &rest[1..];
        }
    }
    text + rest
}

/// The label of a link that the text begins with, and what comes after the link.
fn link(text: &str) -> Option<(&str, &str)> {
    let (label, rest) = text.strip_prefix('[')?.split_once("](")?;
    let (_, rest) = rest.split_once(')')?;
    Some((label, rest))
}

/// The whole book as plain text, with figures as small pictures of letters.
///
/// Lines are broken between words so that none is wider than `width` columns, of which a Korean syllable takes two, unless a
/// single word is; without a width each paragraph is one line.
pub fn plain_text(book: &Book, words: &Words, width: Option<usize>) -> String {
    let mut text = String::new();
    let mut figures = 0;
    heading(
        &mut text,
        &words.format("reader-title", &[("game", words.text(book.game).into())]),
        '=',
    );
    for (index, chapter) in book.chapters.iter().enumerate() {
        text.push('\n');
        heading(&mut text, &format!("{}. {}", index + 1, words.text(chapter.id)), '-');
        for part in chapter.parts {
            text.push('\n');
            match part {
                Part::Paragraph(id) => paragraph(&mut text, &plain(&words.text(id)), "", width),
                Part::Figure(figure) => {
                    figures += 1;
                    picture(&mut text, words, figure, figures, width);
                }
            }
        }
    }
    text
}

fn heading(text: &mut String, title: &str, underline: char) {
    let line: String = std::iter::repeat_n(underline, columns(title)).collect();
    text.push_str(&format!("{title}\n{line}\n"));
}

/// Adds a paragraph, each of its lines indented; list items hang by their hyphen.
fn paragraph(text: &mut String, plain: &str, indent: &str, width: Option<usize>) {
    for line in plain.lines() {
        let (marker, line) = line.strip_prefix("- ").map_or(("", line), |item| ("- ", item));
        let margin = columns(indent) + marker.len();
        text.push_str(indent);
        text.push_str(marker);
        let mut column = margin;
        for word in line.split(' ') {
            let needed = columns(word);
            if column > margin && width.is_some_and(|width| column + 1 + needed > width) {
                text.push('\n');
                text.push_str(&" ".repeat(margin));
                column = margin;
            } else if column > margin {
                text.push(' ');
                column += 1;
            }
            text.push_str(word);
            column += needed;
        }
        text.push('\n');
    }
}

const INDENT: &str = "    ";

/// Adds a figure: its picture, what the letters in it stand for, the caption.
fn picture(text: &mut String, words: &Words, figure: &Figure, number: usize, width: Option<usize>) {
    for line in figure.letters() {
        text.push_str(&format!("{INDENT}{line}\n"));
    }
    text.push('\n');
    paragraph(text, &figure.key(words), INDENT, width);
    let number = words.format("reader-figure", &[("number", number.into())]);
    paragraph(
        text,
        &format!("{number}. {}", plain(&words.text(figure.id))),
        INDENT,
        width,
    );
}

/// How many columns of a terminal a text takes.
fn columns(text: &str) -> usize {
    text.chars()
        .map(|c| match c {
            '\u{300}'..='\u{36F}' | '\u{200B}'..='\u{200D}' | '\u{2060}' => 0,
            '\u{1100}'..='\u{115F}' | '\u{2E80}'..='\u{A4CF}' | '\u{AC00}'..='\u{D7A3}' => 2,
            '\u{F900}'..='\u{FAFF}' | '\u{FE30}'..='\u{FE6F}' | '\u{FF00}'..='\u{FF60}' => 2,
            '\u{1F300}'..='\u{1FAFF}' => 2,
            _ => 1,
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_is_taken_off() {
        assert_eq!(plain("a **b** [c](term:d) e"), "a b c e");
        assert_eq!(plain("[a](rule:b)[c](rule:d)"), "ac");
        assert_eq!(plain("- **a**: b\n- c"), "- a: b\n- c");
        assert_eq!(plain("[조각](term:patch)을 **돌려**도"), "조각을 돌려도");
        assert_eq!(plain("2 * 3, [ ], [x] (y)"), "2 * 3, [ ], [x] (y)");
        assert_eq!(plain(""), "");
    }

    #[test]
    fn lines_break_between_words() {
        let broken = |text, width| {
            let mut broken = String::new();
            paragraph(&mut broken, text, "", width);
            broken
        };
        assert_eq!(broken("one two three", Some(7)), "one two\nthree\n");
        assert_eq!(broken("one two three", Some(2)), "one\ntwo\nthree\n");
        assert_eq!(broken("one two three", None), "one two three\n");
        assert_eq!(broken("조각을 이어요", Some(12)), "조각을\n이어요\n");
        assert_eq!(broken("조각을 이어요", Some(13)), "조각을 이어요\n");
        assert_eq!(broken("x\n- one two\n- three", Some(5)), "x\n- one\n  two\n- three\n");
    }
}
