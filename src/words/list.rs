//! Several things in a sentence.

use super::Words;

/// `Mina and Jonas`, `Mina, Jonas and Ava`; nothing for an empty list.
pub fn list(words: &Words, items: &[impl AsRef<str>]) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [one, two] => words.format(
            "list-two",
            &[("one", one.as_ref().into()), ("two", two.as_ref().into())],
        ),
        [one, rest @ ..] => words.format(
            "list-more",
            &[("one", one.as_ref().into()), ("rest", list(words, rest).into())],
        ),
    }
}
