//! The three languages have the same messages.

use crate::sources::{Message, messages};
use kachel::words::{Arg, Lang, Words, list, runs_from_right};
use std::collections::{BTreeMap, BTreeSet};

fn all() -> [(Lang, BTreeMap<String, Message>); 3] {
    Lang::ALL.map(|lang| (lang, messages(lang.code())))
}

#[test]
fn every_language_has_every_message() {
    let all = all();
    let keys: BTreeSet<&String> = all.iter().flat_map(|(_, messages)| messages.keys()).collect();
    let missing: Vec<String> = all
        .iter()
        .flat_map(|(lang, messages)| {
            keys.iter()
                .filter(|key| !messages.contains_key(**key))
                .map(|key| format!("{} has no {key}", lang.code()))
        })
        .collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn the_same_file_holds_a_message_in_every_language() {
    let [(_, english), others @ ..] = all();
    for (lang, messages) in others {
        for (key, message) in &messages {
            assert_eq!(message.file, english[key].file, "{} {key}", lang.code());
        }
    }
}

/// A number that only chooses a form (is, are) may be missing where a language has no such forms.
#[test]
fn every_language_uses_the_same_variables() {
    let [(_, english), others @ ..] = all();
    let covers = |a: &Message, b: &Message| b.variables.is_subset(&a.arguments());
    let mut wrong = Vec::new();
    for (lang, messages) in others {
        for (key, message) in &messages {
            let Some(original) = english.get(key) else { continue };
            if !covers(message, original) || !covers(original, message) {
                let [here, there] = [message, original].map(Message::arguments);
                wrong.push(format!("{} {key}: {here:?}, in English {there:?}", lang.code()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_message_is_empty() {
    for (lang, messages) in all() {
        for (key, message) in messages {
            assert!(!message.text.trim().is_empty(), "{} {key}", lang.code());
        }
    }
}

#[test]
fn messages_are_built_in() {
    for (lang, messages) in all() {
        let words = Words::new(lang);
        for key in messages.keys() {
            assert!(
                words.has(key),
                "{} {key}: its file is not among the sources",
                lang.code()
            );
        }
    }
}

/// A message with its variables filled in never comes out as its key in brackets, nor with a hole.
#[test]
fn messages_format() {
    for (lang, messages) in all() {
        let words = Words::new(lang);
        for (key, message) in &messages {
            for (text, number) in [("Mina", 1.0), ("민준", 12.0)] {
                let names = message.arguments();
                let by_text: Vec<_> = names.iter().map(|name| (name.as_str(), text.into())).collect();
                let by_number: Vec<_> = names.iter().map(|name| (name.as_str(), number.into())).collect();
                for args in [by_text, by_number] {
                    let formatted = words.format(key, &args);
                    // CAPITAL takes texts only.
                    let needs_text = message.functions.contains("CAPITAL") && !formatted.contains(text);
                    assert!(
                        !formatted.starts_with(&format!("[{key}")),
                        "{} {key}: {formatted}",
                        lang.code()
                    );
                    assert!(
                        needs_text || !formatted.contains('{'),
                        "{} {key}: {formatted}",
                        lang.code()
                    );
                }
            }
        }
    }
}

/// What runs from right to left turns nothing around it, whichever message it stands in, also in a list in a sentence.
#[test]
fn texts_from_the_right_are_isolated() {
    for (lang, messages) in all() {
        let words = Words::new(lang);
        let pair = list(&words, &["אבי", "علي"]);
        for (key, message) in messages {
            for text in ["אבי", &pair] {
                let args: Vec<(&str, Arg)> = message
                    .variables
                    .iter()
                    .map(|variable| (variable.as_str(), Arg::from(text)))
                    .collect();
                let mut depth = 0;
                for c in words.format(&key, &args).chars() {
                    match c {
                        '\u{2068}' => depth += 1,
                        '\u{2069}' => depth -= 1,
                        c => assert!(depth > 0 || !runs_from_right(c), "{} {key}: {c}", lang.code()),
                    }
                }
                assert_eq!(depth, 0, "{} {key}", lang.code());
            }
        }
    }
}
