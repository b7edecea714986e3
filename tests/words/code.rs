//! The code and the screens use messages that exist, with the variables that they have, and leave none unused.

use crate::sources::{Message, Token, files, messages, rust_files, tokens};
use kachel::games::AnyGame;
use kachel::words::Lang;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Messages whose keys the code puts together: a beginning, and the function that does it.
const BUILT: &[(&str, &str)] = &[
    ("colour-", "words::colour, from a colour's letter"),
    ("term-", "the reader's links and search, from a term's id"),
    ("nose-", "words::nose, from a nose's number"),
    ("game-", "titles and their second lines, from a game's name"),
    ("mark-", "screens::setup, from a mark's number"),
    ("level-", "screens::table::who, from a level's number"),
    ("setup-title-", "screens::setup, from a game's name"),
];

/// A call that asks for messages.
struct Call {
    place: String,
    /// The keys that it may ask for: more than one if it chooses.
    keys: Vec<String>,
    /// The names of its arguments, if they are written out in the call.
    args: Option<BTreeSet<String>>,
}

/// What stands in the round brackets after a token, as tokens, split at the commas.
fn arguments(tokens: &[Token]) -> Vec<&[Token]> {
    let mut depth = 0;
    let mut from = 0;
    let mut parts = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            Token::Mark('(' | '[' | '{') => depth += 1,
            Token::Mark(')') if depth == 0 => {
                parts.push(&tokens[from..at]);
                return parts;
            }
            Token::Mark(')' | ']' | '}') => depth -= 1,
            Token::Mark(',') if depth == 0 => {
                parts.push(&tokens[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    parts
}

/// The texts that an argument may be: those that it doesn't only compare with, and that it doesn't build others from.
fn texts(argument: &[Token]) -> Vec<String> {
    let builds = argument.iter().any(|token| *token == Token::Name("format".into()));
    argument
        .iter()
        .enumerate()
        .filter_map(|(at, token)| match token {
            Token::Text(text) => Some((at, text)),
            _ => None,
        })
        .filter(|(at, _)| !builds && (*at == 0 || argument[at - 1] != Token::Mark('=')))
        .map(|(_, text)| text.clone())
        .collect()
}

fn name(token: Option<&Token>, names: &[&str]) -> bool {
    matches!(token, Some(Token::Name(name)) if names.contains(&name.as_str()))
}

/// Calls such as `words.format("key", &[("name", value)])`.
fn rust_calls(path: &Path) -> Vec<Call> {
    let tokens = tokens(path);
    let mut calls = Vec::new();
    for at in 0..tokens.len() {
        if tokens[at] != Token::Mark('.')
            || !name(tokens.get(at + 1), &["text", "format"])
            || tokens.get(at + 2) != Some(&Token::Mark('('))
        {
            continue;
        }
        let arguments = arguments(&tokens[at + 3..]);
        let keys = arguments.first().map(|first| texts(first)).unwrap_or_default();
        let args = match arguments.get(1) {
            None | Some([]) => Some(BTreeSet::new()),
            Some([Token::Mark('&'), Token::Mark('['), list @ ..]) => Some(
                list.windows(2)
                    .filter_map(|two| match two {
                        [Token::Mark('('), Token::Text(name)] => Some(name.clone()),
                        _ => None,
                    })
                    .collect(),
            ),
            // A list made elsewhere.
            Some(_) => None,
        };
        // An array that mixes written-out pairs with others says nothing about the others.
        let whole = arguments.get(1).is_none_or(|list| {
            let pairs = list
                .windows(2)
                .filter(|two| matches!(two, [Token::Mark('('), Token::Text(_)]))
                .count();
            pairs == top_level_items(list)
        });
        calls.push(Call {
            place: path.display().to_string(),
            keys,
            args: args.filter(|_| whole),
        });
    }
    calls
}

/// How many items a list `&[a, b]` has.
fn top_level_items(list: &[Token]) -> usize {
    let mut depth = 0;
    let mut items = 0;
    let mut filled = false;
    for token in list {
        match token {
            Token::Mark('(' | '[' | '{') => {
                filled |= depth == 1;
                depth += 1;
            }
            Token::Mark(')' | ']' | '}') => depth -= 1,
            Token::Mark(',') if depth == 1 => {
                items += usize::from(filled);
                filled = false;
            }
            _ => filled |= depth == 1,
        }
    }
    items + usize::from(filled)
}

/// Calls such as `Tr.count("key", n)`.
fn slint_calls(path: &Path) -> Vec<Call> {
    let tokens = tokens(path);
    let mut calls = Vec::new();
    for at in 0..tokens.len() {
        if !name(tokens.get(at), &["Tr"])
            || tokens.get(at + 1) != Some(&Token::Mark('.'))
            || !name(tokens.get(at + 2), &["t", "f", "count", "with-text"])
        {
            continue;
        }
        let arguments = arguments(&tokens[at + 4..]);
        let keys = arguments.first().map(|first| texts(first)).unwrap_or_default();
        let args = match &tokens[at + 2] {
            Token::Name(name) if name == "t" => Some(BTreeSet::new()),
            Token::Name(name) if name == "count" => Some(BTreeSet::from(["count".to_owned()])),
            Token::Name(name) if name == "with-text" => arguments.get(1).map(|name| texts(name).into_iter().collect()),
            _ => arguments.get(1).map(|list| {
                list.windows(3)
                    .filter_map(|three| match three {
                        [Token::Name(field), Token::Mark(':'), Token::Text(name)] if field == "name" => {
                            Some(name.clone())
                        }
                        _ => None,
                    })
                    .collect()
            }),
        };
        calls.push(Call {
            place: path.display().to_string(),
            keys,
            args,
        });
    }
    calls
}

fn calls() -> Vec<Call> {
    let rust = rust_files().into_iter().flat_map(|path| rust_calls(&path));
    let slint = files("ui", "slint").into_iter().flat_map(|path| slint_calls(&path));
    rust.chain(slint).collect()
}

fn english() -> BTreeMap<String, Message> {
    messages("en")
}

/// What each message needs to be given, whichever the language.
fn needed() -> BTreeMap<String, BTreeSet<String>> {
    let mut needed: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (key, message) in Lang::ALL.into_iter().flat_map(|lang| messages(lang.code())) {
        needed.entry(key).or_default().extend(message.arguments());
    }
    needed
}

#[test]
fn every_key_that_is_asked_for_exists() {
    let messages = english();
    let calls = calls();
    assert!(
        calls.iter().filter(|call| !call.keys.is_empty()).count() > 20,
        "the calls aren't found any more"
    );
    let unknown: Vec<String> = calls
        .iter()
        .flat_map(|call| call.keys.iter().map(move |key| (key, &call.place)))
        .filter(|(key, _)| !messages.contains_key(*key))
        .map(|(key, place)| format!("{key} in {place}"))
        .collect();
    assert!(unknown.is_empty(), "{unknown:#?}");
}

#[test]
fn calls_give_what_their_message_takes() {
    let needed = needed();
    let mut wrong = Vec::new();
    for call in calls() {
        let Some(args) = &call.args else { continue };
        for (key, takes) in call.keys.iter().filter_map(|key| needed.get_key_value(key)) {
            if args != takes {
                wrong.push(format!("{key} in {}: gives {args:?}, takes {takes:?}", call.place));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_message_is_unused() {
    let messages = english();
    let paths = rust_files().into_iter().chain(files("ui", "slint"));
    let mut used: BTreeSet<String> = paths
        .flat_map(|path| tokens(&path))
        .filter_map(|token| match token {
            Token::Text(text) => Some(text),
            _ => None,
        })
        .collect();
    used.extend(messages.values().flat_map(|message| message.messages.iter().cloned()));
    let unused: Vec<&String> = messages
        .keys()
        .filter(|key| !used.contains(*key) && !BUILT.iter().any(|(start, _)| key.starts_with(start)))
        .collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

/// The beginnings of [`BUILT`] hide no leftovers.
#[test]
fn built_keys_are_all_wanted() {
    let books = AnyGame::NAMES.iter().filter_map(|game| kachel::reader::Book::of(game));
    let terms = books
        .flat_map(|book| book.terms)
        .flat_map(|term| ["", "-name", "-aliases"].map(|end| format!("term-{term}{end}")));
    let colours = ('A'..='J').map(|letter| format!("colour-{letter}"));
    let noses = (0..=9).map(|number| format!("nose-{number}"));
    let games = AnyGame::NAMES.iter().map(|name| format!("game-{name}"));
    // Each game has a line on the home screen, and a setup.
    let tables = AnyGame::NAMES.iter();
    let tables = tables.flat_map(|game| [format!("game-{game}-line"), format!("setup-title-{game}")]);
    let marks = (0..kachel::table::MARKS).map(|mark| format!("mark-{mark}"));
    let levels = kachel::bots::Level::ALL.map(|level| format!("level-{level}"));
    let wanted: BTreeSet<String> = terms
        .chain(colours)
        .chain(noses)
        .chain(games)
        .chain(tables)
        .chain(marks)
        .chain(levels)
        .collect();
    let there: BTreeSet<String> = english()
        .into_keys()
        .filter(|key| BUILT.iter().any(|(start, _)| key.starts_with(start)))
        .collect();
    assert_eq!(there, wanted);
}
