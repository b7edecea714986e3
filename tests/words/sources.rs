//! Reads what the tests look through: messages, and the literals of Rust and Slint code.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The files below a folder of the project with one of the endings, sorted.
pub fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    fn walk(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
        let mut entries: Vec<PathBuf> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect();
        entries.sort();
        for path in entries {
            if path.is_dir() {
                walk(&path, ending, found);
            } else if path.extension().is_some_and(|found| found == ending) {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), ending, &mut found);
    assert!(!found.is_empty(), "no {ending} files in {folder}");
    found
}

/// A message as its file has it.
#[derive(Default)]
pub struct Message {
    pub file: String,
    /// The variables in its text, and those that it only chooses a form by.
    pub variables: BTreeSet<String>,
    pub selectors: BTreeSet<String>,
    /// Messages that this one puts into its text.
    pub messages: BTreeSet<String>,
    /// The particles that `JOSA` is called with.
    pub particles: Vec<String>,
    pub functions: BTreeSet<String>,
    /// The text in all its variants, one a line: `{name}` stands for variables, `{}` for other placeables.
    pub text: String,
}

/// All messages of a language by their key.
pub fn messages(lang: &str) -> BTreeMap<String, Message> {
    let mut all = BTreeMap::new();
    for path in files(&format!("translations/{lang}"), "ftl") {
        let file = path.file_name().unwrap().to_string_lossy().into_owned();
        let source = fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(source)
            .unwrap_or_else(|(_, errors)| panic!("{lang}/{file} doesn't parse: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(entry) = entry else {
                assert!(
                    !matches!(entry, Entry::Term(_) | Entry::Junk { .. }),
                    "{lang}/{file}: {entry:?}"
                );
                continue;
            };
            let key = entry.id.name;
            assert!(
                entry.attributes.is_empty(),
                "{lang}/{file}: {key} has attributes, which nothing reads"
            );
            let mut message = Message {
                file: file.clone(),
                ..Message::default()
            };
            match &entry.value {
                Some(pattern) => message.read(pattern),
                None => panic!("{lang}/{file}: {key} has no text"),
            }
            assert!(
                all.insert(key.clone(), message).is_none(),
                "{lang}: {key} is there twice"
            );
        }
    }
    all
}

impl Message {
    /// All that the message needs to be given.
    pub fn arguments(&self) -> BTreeSet<String> {
        self.variables.union(&self.selectors).cloned().collect()
    }

    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable {
                    expression: Expression::Inline(inline),
                } => self.read_inline(inline),
                PatternElement::Placeable {
                    expression: Expression::Select { selector, variants },
                } => {
                    match selector {
                        InlineExpression::VariableReference { id } => self.selectors.insert(id.name.clone()),
                        other => panic!("forms are chosen by variables: {other:?}"),
                    };
                    for variant in variants {
                        self.read(&variant.value);
                        self.text.push('\n');
                    }
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
                self.text.push_str(&format!("{{{}}}", id.name));
                return;
            }
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                self.text.push_str(value);
                return;
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.clone());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name.clone());
                let text = std::mem::take(&mut self.text);
                for argument in &arguments.positional {
                    match argument {
                        InlineExpression::StringLiteral { value } if id.name == "JOSA" => {
                            self.particles.push(value.clone());
                        }
                        other => self.read_inline(other),
                    }
                }
                self.text = text;
            }
            other => panic!("nothing else is used: {other:?}"),
        }
        self.text.push_str("{}");
    }
}

/// A piece of code: enough to find calls and the texts in them.
#[derive(Clone, Debug, PartialEq)]
pub enum Token {
    Name(String),
    Text(String),
    Mark(char),
}

/// The tokens of a Rust or Slint file, without comments and without a Rust file's unit tests.
pub fn tokens(path: &Path) -> Vec<Token> {
    let source = fs::read_to_string(path).unwrap();
    let source = source.split("#[cfg(test)]\nmod tests {").next().unwrap();
    let mut tokens = Vec::new();
    let chars: Vec<char> = source.chars().collect();
    let mut at = 0;
    while at < chars.len() {
        let rest = &chars[at..];
        let starts = |text: &str| text.chars().eq(rest.iter().copied().take(text.len()));
        if starts("//") {
            at += rest.iter().position(|c| *c == '\n').unwrap_or(rest.len());
        } else if starts("/*") {
            at += rest
                .windows(2)
                .position(|two| two == ['*', '/'])
                .map_or(rest.len(), |end| end + 2);
        } else if let Some((text, length)) = literal(rest) {
            tokens.push(Token::Text(text));
            at += length;
        } else if rest[0].is_alphanumeric() || rest[0] == '_' {
            let slint = path.extension().is_some_and(|ending| ending == "slint");
            let part = |c: &char| c.is_alphanumeric() || *c == '_' || slint && *c == '-';
            let name: String = rest.iter().take_while(|c| part(c)).collect();
            at += name.chars().count();
            tokens.push(Token::Name(name));
        } else {
            // A character literal, which may hold a quote; a lifetime is a mark and a name.
            let length = match rest {
                ['\'', '\\', _, '\'', ..] => 4,
                ['\'', _, '\'', ..] => 3,
                _ => 1,
            };
            if !rest[0].is_whitespace() {
                tokens.push(Token::Mark(rest[0]));
            }
            at += length;
        }
    }
    tokens
}

/// The text of a string literal that the code begins with, and the literal's length.
fn literal(code: &[char]) -> Option<(String, usize)> {
    let hashes = match code {
        ['"', ..] => return quoted(code),
        ['r', rest @ ..] => rest.iter().take_while(|c| **c == '#').count(),
        _ => return None,
    };
    let open = 1 + hashes + 1;
    if code.get(open - 1) != Some(&'"') {
        return None;
    }
    let close: Vec<char> = std::iter::once('"').chain(std::iter::repeat_n('#', hashes)).collect();
    let length = code[open..].windows(close.len()).position(|end| end == close)?;
    Some((code[open..open + length].iter().collect(), open + length + close.len()))
}

/// A literal in plain quotes. Escapes stand for themselves: no key has any.
fn quoted(code: &[char]) -> Option<(String, usize)> {
    let mut text = String::new();
    let mut at = 1;
    loop {
        match code.get(at)? {
            '"' => return Some((text, at + 1)),
            '\\' => {
                text.push('\\');
                text.push(*code.get(at + 1)?);
                at += 2;
            }
            c => {
                text.push(*c);
                at += 1;
            }
        }
    }
}

/// The files of the library and the program.
pub fn rust_files() -> Vec<PathBuf> {
    files("src", "rs")
        .into_iter()
        .filter(|path| !path.ends_with("tests.rs"))
        .collect()
}

#[test]
fn code_is_taken_apart() {
    let path = std::env::temp_dir().join(format!("kachel-words-{}.rs", std::process::id()));
    let code = "// \"no\"\nfn a<'a>(c: char) { t(\"ye\\\"s\", r#\"a\"b\"#, '\"', '\\'', /* \"no\" */ b_c) }\n\
                #[cfg(test)]\nmod tests { \"no\" }";
    fs::write(&path, code).unwrap();
    let found = tokens(&path);
    fs::remove_file(&path).unwrap();
    let texts: Vec<&Token> = found.iter().filter(|token| matches!(token, Token::Text(_))).collect();
    assert_eq!(texts, [&Token::Text("ye\\\"s".into()), &Token::Text("a\"b".into())]);
    assert!(found.contains(&Token::Name("b_c".into())));
}
