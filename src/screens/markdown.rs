//! The little Markdown of the rules as words that `ui/` lays out: it can't give paragraphs of mixed type a line height.

use slint::ModelRc;
use std::rc::Rc;

use slint::VecModel;

use super::ui::{Run, Word};

/// A line of a message: one paragraph on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    Text(String),
    /// An item of a list, without its hyphen.
    Item(String),
}

/// A message's lines.
pub fn lines(message: &str) -> Vec<Line> {
    let line = |line: &str| match line.strip_prefix("- ") {
        Some(item) => Line::Item(item.trim().to_owned()),
        None => Line::Text(line.to_owned()),
    };
    message
        .lines()
        .map(str::trim)
        .filter(|text| !text.is_empty())
        .map(line)
        .collect()
}

/// A stretch of text with one look.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Span {
    text: String,
    bold: bool,
    link: String,
}

/// A line's words, each of stretches that look alike, for the screen.
pub fn words(line: &str) -> ModelRc<Word> {
    let words = split(&spans(line)).into_iter().map(|word| {
        let runs = word.into_iter().map(|span| Run {
            text: span.text.into(),
            bold: span.bold,
            link: span.link.into(),
        });
        Word {
            runs: ModelRc::from(Rc::new(runs.collect::<VecModel<_>>())),
        }
    });
    ModelRc::from(Rc::new(words.collect::<VecModel<_>>()))
}

/// Takes `**bold**` and `[text](link)` apart; anything else is text.
fn spans(line: &str) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    let mut bold = false;
    let mut rest = line;
    let mut push = |text: &str, bold: bool, link: &str| {
        if !text.is_empty() {
            spans.push(Span {
                text: text.to_owned(),
                bold,
                link: link.to_owned(),
            });
        }
    };
    while let Some(at) = rest.find(['*', '[']) {
        push(&rest[..at], bold, "");
        rest = &rest[at..];
        if let Some(after) = rest.strip_prefix("**") {
            bold = !bold;
            rest = after;
        } else if let Some((label, target, after)) = link(rest) {
            push(&label.replace("**", ""), bold, target);
            rest = after;
        } else {
            push(&rest[..1], bold, "");
            rest = &rest[1..];
        }
    }
    push(rest, bold, "");
    spans
}

/// The label and the target of a link that the text begins with, and what comes after it.
fn link(text: &str) -> Option<(&str, &str, &str)> {
    let (label, rest) = text.strip_prefix('[')?.split_once("](")?;
    let (target, rest) = rest.split_once(')')?;
    Some((label, target, rest))
}

/// Words: what stands between spaces, whatever its stretches look like.
fn split(spans: &[Span]) -> Vec<Vec<Span>> {
    let mut words = vec![Vec::new()];
    for span in spans {
        for (index, text) in span.text.split(' ').enumerate() {
            if index > 0 {
                words.push(Vec::new());
            }
            if let (false, Some(word)) = (text.is_empty(), words.last_mut()) {
                word.push(Span {
                    text: text.to_owned(),
                    ..span.clone()
                });
            }
        }
    }
    words.retain(|word: &Vec<Span>| !word.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words with bold in capitals and links after an arrow.
    fn seen(line: &str) -> Vec<String> {
        let run = |span: Span| {
            let text = if span.bold { span.text.to_uppercase() } else { span.text };
            if span.link.is_empty() {
                text
            } else {
                format!("{text}→{}", span.link)
            }
        };
        split(&spans(line))
            .into_iter()
            .map(|word| word.into_iter().map(run).collect::<Vec<_>>().join("|"))
            .collect()
    }

    #[test]
    fn words_hold_together_across_looks() {
        assert_eq!(seen("a **b c**. d"), ["a", "B", "C|.", "d"]);
        assert_eq!(
            seen("the [knotted side](term:side)s x"),
            ["the", "knotted→term:side", "side→term:side|s", "x"]
        );
        assert_eq!(seen("**돌려도** 되지만"), ["돌려도", "되지만"]);
    }

    #[test]
    fn what_is_no_markdown_is_text() {
        assert_eq!(seen("2 * 3 [x] (y)"), ["2", "*", "3", "[|x]", "(y)"]);
        assert_eq!(seen(""), Vec::<String>::new());
    }

    #[test]
    fn lists_are_lines() {
        assert_eq!(
            lines("One:\n- **a** b\n- c\n"),
            [
                Line::Text("One:".into()),
                Line::Item("**a** b".into()),
                Line::Item("c".into())
            ]
        );
    }
}
