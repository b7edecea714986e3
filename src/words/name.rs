//! Names that people typed, as they can be shown.

use std::borrow::Cow;

/// Begins a part of a text whose direction is its own.
const FIRST_STRONG_ISOLATE: char = '\u{2068}';
/// Ends it.
const POP_ISOLATE: char = '\u{2069}';

/// A name as it can be shown: without space around it, without what nobody sees (marks of direction, joiners without
/// anything to join), and without emoji, which not every way to draw knows: they would leave a gap. May be empty.
pub fn clean_name(name: &str) -> String {
    let mut clean = String::with_capacity(name.len());
    let mut joiner = None;
    for c in name.chars() {
        match c {
            c if c.is_whitespace() => joiner = Some(' '),
            // Joins letters in some scripts, and emoji.
            ZERO_WIDTH_JOINER | ZERO_WIDTH_NON_JOINER => joiner = Some(c),
            c if is_unseen(c) || is_emoji(c) => {}
            c => {
                if let Some(joiner) = joiner.take()
                    && !clean.is_empty()
                {
                    clean.push(joiner);
                }
                clean.push(c);
            }
        }
    }
    clean
}

/// A text without its emoji.
pub fn without_emoji(text: &str) -> Cow<'_, str> {
    if text.chars().any(is_emoji) {
        text.chars().filter(|c| !is_emoji(*c)).collect::<String>().into()
    } else {
        text.into()
    }
}

const ZERO_WIDTH_JOINER: char = '\u{200D}';
const ZERO_WIDTH_NON_JOINER: char = '\u{200C}';

fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{AD}' | '\u{61C}' | '\u{180E}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}'
        )
        || matches!(c, '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}')
}

/// Whether this is drawn as a picture in colours by default (Unicode's `Emoji_Presentation`, the planes of pictures as a
/// whole), or is only there for such pictures. The others, such as ☺, are drawn like letters.
fn is_emoji(c: char) -> bool {
    matches!(c, '\u{1F000}'..='\u{1FAFF}' | '\u{FE0F}' | '\u{20E3}' | '\u{E0020}'..='\u{E007F}')
        || matches!(
            c,
            '\u{231A}' | '\u{231B}' | '\u{23E9}'..='\u{23EC}' | '\u{23F0}' | '\u{23F3}' | '\u{25FD}' | '\u{25FE}'
        )
        || matches!(
            c,
            '\u{2614}' | '\u{2615}' | '\u{2648}'..='\u{2653}' | '\u{267F}' | '\u{2693}' | '\u{26A1}' | '\u{26AA}'
        )
        || matches!(
            c,
            '\u{26AB}' | '\u{26BD}' | '\u{26BE}' | '\u{26C4}' | '\u{26C5}' | '\u{26CE}' | '\u{26D4}' | '\u{26EA}'
        )
        || matches!(
            c,
            '\u{26F2}' | '\u{26F3}' | '\u{26F5}' | '\u{26FA}' | '\u{26FD}' | '\u{2705}' | '\u{270A}' | '\u{270B}'
        )
        || matches!(c, '\u{2728}' | '\u{274C}' | '\u{274E}' | '\u{2753}'..='\u{2755}' | '\u{2757}' | '\u{2795}'..='\u{2797}')
        || matches!(
            c,
            '\u{27B0}' | '\u{27BF}' | '\u{2B1B}' | '\u{2B1C}' | '\u{2B50}' | '\u{2B55}'
        )
}

/// The names by which those at a table can be told apart: of equal ones each gets a number.
pub fn told_apart(names: &[String]) -> Vec<String> {
    let equal = |a: &str, b: &str| a.to_lowercase() == b.to_lowercase();
    let mut told: Vec<String> = names.to_vec();
    for at in 0..names.len() {
        if names.iter().filter(|name| equal(name, &names[at])).count() < 2 {
            continue;
        }
        let numbered = (1..).map(|number| format!("{} {number}", names[at]));
        let is_free = |name: &String| !names.iter().chain(&told).any(|taken| equal(taken, name));
        if let Some(name) = numbered.into_iter().find(is_free) {
            told[at] = name;
        }
    }
    told
}

/// A part of a sentence, so that letters that run from right to left turn nothing around it.
pub fn isolated(part: &str) -> Cow<'_, str> {
    if part.chars().any(runs_from_right) {
        format!("{FIRST_STRONG_ISOLATE}{part}{POP_ISOLATE}").into()
    } else {
        part.into()
    }
}

/// Takes out what [`isolated`] put in: for those who listen.
pub fn without_isolates(text: &str) -> Cow<'_, str> {
    if text.contains([FIRST_STRONG_ISOLATE, POP_ISOLATE]) {
        text.replace([FIRST_STRONG_ISOLATE, POP_ISOLATE], "").into()
    } else {
        text.into()
    }
}

/// Hebrew, Arabic and the other scripts that run from right to left.
pub fn runs_from_right(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFE}')
        || matches!(c, '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_as_they_are() {
        for name in [
            "Mina",
            "미나",
            "Anne-Sophie",
            "O’Neill",
            "José",
            "Zoe\u{308}",
            "สมชาย",
            "山田",
            "אבי",
            "علي",
            "श्री",
            "☺",
            "Ada ♥",
            "№1",
        ] {
            assert_eq!(clean_name(name), name);
        }
        // Persian and Indic scripts join letters by these.
        for name in ["می\u{200C}نا", "क्\u{200D}ष"] {
            assert_eq!(clean_name(name), name);
        }
    }

    #[test]
    fn what_nobody_sees_goes() {
        for (typed, name) in [
            ("", ""),
            ("   ", ""),
            ("\u{200B}\u{2060}\u{FEFF}", ""),
            (" Mina \t", "Mina"),
            ("Anna  Lena", "Anna Lena"),
            ("\u{202E}aniM", "aniM"),
            ("Mi\u{2068}na", "Mina"),
            ("Mi\nna", "Mi na"),
            ("\u{200D}Mina\u{200D}", "Mina"),
        ] {
            assert_eq!(clean_name(typed), name, "{typed:?}");
        }
    }

    #[test]
    fn emoji_go() {
        for (typed, name) in [
            ("🦊", ""),
            ("Mina 🦊", "Mina"),
            ("🦊 Mina 🦊 Fox", "Mina Fox"),
            ("a🇰🇷b", "ab"),
            ("👩‍👩‍👧‍👦", ""),
            ("❤️", "❤"),
            ("1️⃣", "1"),
            ("👍🏽⚽", ""),
        ] {
            assert_eq!(clean_name(typed), name, "{typed:?}");
        }
        assert_eq!(without_emoji(" Mina 🦊 "), " Mina  ");
    }

    fn apart(names: &[&str]) -> Vec<String> {
        told_apart(&names.iter().map(|name| name.to_string()).collect::<Vec<_>>())
    }

    #[test]
    fn equal_names_get_numbers() {
        assert_eq!(apart(&["Mina", "Ben"]), ["Mina", "Ben"]);
        assert_eq!(apart(&["Mina", "Ben", "Mina"]), ["Mina 1", "Ben", "Mina 2"]);
        assert_eq!(apart(&["Mina", "mina"]), ["Mina 1", "mina 2"]);
        assert_eq!(apart(&["미나", "미나", "미나"]), ["미나 1", "미나 2", "미나 3"]);
        // A number that somebody has already isn't given.
        assert_eq!(apart(&["Mina", "Mina 1", "Mina"]), ["Mina 2", "Mina 1", "Mina 3"]);
        assert_eq!(apart(&["Player 2", "Player 2"]), ["Player 2 1", "Player 2 2"]);
    }

    #[test]
    fn only_what_runs_from_the_right_is_isolated() {
        assert_eq!(isolated("Mina"), "Mina");
        assert_eq!(isolated("אבי"), "\u{2068}אבי\u{2069}");
        assert_eq!(without_isolates("\u{2068}אבי\u{2069}!"), "אבי!");
    }
}
