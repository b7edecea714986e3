//! The rules are written anew: no run of words comes from the documents that they were learned from.
//!
//! The documents aren't here. `originals.txt` has a hash of each run of seven words (in Korean of five) of theirs within a
//! sentence: FNV-1a, 32 bits, of the words in small letters with a space between each two.

use crate::sources::messages;
use kachel::words::Lang;
use std::collections::BTreeSet;

fn hash(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// The runs of so many words within the sentences of a text.
fn runs(text: &str, length: usize) -> Vec<String> {
    let text = text.replace('’', "'").to_lowercase();
    let marks = ['.', '!', '?', ':', ';', '(', ')', '\n', '"', '“', '”', '–', '—'];
    let sentences = text.split(marks).map(|sentence| {
        let words = sentence.split(|c: char| !c.is_alphanumeric());
        words.filter(|word| !word.is_empty()).collect::<Vec<_>>()
    });
    sentences
        .flat_map(|words| words.windows(length).map(|run| run.join(" ")).collect::<Vec<_>>())
        .collect()
}

/// A message's text without the targets of its links and without what is put into it.
fn prose(text: &str) -> String {
    let mut rest = text;
    let mut prose = String::new();
    while let Some(at) = rest.find(['{', ']']) {
        prose.push_str(&rest[..at]);
        let end = match &rest[at..] {
            target if target.starts_with("](") => target.find(')'),
            target => target.find('}'),
        };
        rest = end.map_or("", |end| &rest[at + end + 1..]);
        prose.push(' ');
    }
    prose + rest
}

fn originals() -> BTreeSet<u32> {
    let hashes = include_str!("originals.txt").split_whitespace();
    hashes.map(|hash| u32::from_str_radix(hash, 16).unwrap()).collect()
}

#[test]
fn nothing_is_copied() {
    let originals = originals();
    assert!(originals.len() > 500);
    for lang in Lang::ALL {
        let length = if lang == Lang::Ko { 5 } else { 7 };
        for (key, message) in messages(lang.code()) {
            for run in runs(&prose(&message.text), length) {
                assert!(!originals.contains(&hash(&run)), "{lang:?} {key}: {run}");
            }
        }
    }
}

/// Runs and hashes are what the file was made with.
#[test]
fn runs_are_told_by_their_hashes() {
    assert_eq!([hash("a"), hash("foobar")], [0xe40c_292c, 0xbf9c_f968]);
    let text = prose("**One** two [three](rule:a-b) { $four }five! It’s six, seven");
    assert_eq!(
        runs(&text, 3),
        ["one two three", "two three five", "it s six", "s six seven"]
    );
    assert_eq!(runs(&text, 5), [""; 0]);
}
