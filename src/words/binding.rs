//! Korean lines break between words.

use std::borrow::Cow;

/// Keeps a line from breaking where it stands; has no width and no sound.
pub const WORD_JOINER: char = '\u{2060}';

/// Holds Korean words together when lines are broken, which the screen's text layout would do between any two syllables.
///
/// Puts a [`WORD_JOINER`] between the syllables of a word, and between a word and the number, bracket or foreign word it is
/// written together with: `타일(A)을 3장` breaks at the space (and before the bracket) only. Markdown's `**` and links may be
/// in the text. For display only: search, copies and screen readers want the text as it was.
pub fn bind_words(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_hangul) {
        return Cow::Borrowed(text);
    }
    let mut bound = String::with_capacity(text.len() * 2);
    let mut before = None;
    for c in text.chars() {
        if before.is_some_and(|before| holds(before, c)) {
            bound.push(WORD_JOINER);
        }
        bound.push(c);
        // Emphasis isn't seen: the characters on both sides are neighbours.
        if c != '*' {
            before = Some(c);
        }
    }
    Cow::Owned(bound)
}

/// Whether a word goes on from one character to the next, where a line could break.
fn holds(before: char, after: char) -> bool {
    if is_hangul(after) {
        before.is_alphanumeric() || closes(before)
    } else {
        is_hangul(before) && after.is_alphanumeric()
    }
}

/// What a particle may follow: `“조각”을`, `(A)는`, `50%가`.
fn closes(c: char) -> bool {
    matches!(c, ')' | ']' | '}' | '”' | '’' | '」' | '』' | '》' | '〉' | '%' | '°')
}

fn is_hangul(c: char) -> bool {
    matches!(c, '\u{AC00}'..='\u{D7A3}' | '\u{3131}'..='\u{318E}')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text with its joiners shown as `_`.
    fn bound(text: &str) -> String {
        bind_words(text).replace(WORD_JOINER, "_")
    }

    #[test]
    fn other_scripts_stay_as_they_are() {
        for text in [
            "",
            "Knot the patch",
            "12",
            "Flicken über Eck",
            "**bold** [x](term:patch)",
        ] {
            assert!(
                matches!(bind_words(text), Cow::Borrowed(same) if same == text),
                "{text}"
            );
        }
    }

    #[test]
    fn syllables_of_a_word_hold_together() {
        assert_eq!(bound("조각을 직물에 이어요."), "조_각_을 직_물_에 이_어_요.");
        assert_eq!(bound("아니요, 괜찮아요!"), "아_니_요, 괜_찮_아_요!");
        assert_eq!(bound("ㅋㅋ"), "ㅋ_ㅋ");
    }

    #[test]
    fn numbers_and_foreign_words_hold_to_their_particles() {
        assert_eq!(bound("변 4개 × 타일 3장 = 12점"), "변 4_개 × 타_일 3_장 = 12_점");
        assert_eq!(bound("Ben이 Jack을"), "Ben_이 Jack_을");
        assert_eq!(bound("색A"), "색_A");
    }

    #[test]
    fn closing_brackets_hold_and_opening_ones_do_not() {
        assert_eq!(bound("조각(patch)을"), "조_각(patch)_을");
        assert_eq!(bound("“조각”을 ‘잇다’로"), "“조_각”_을 ‘잇_다’_로");
        assert_eq!(bound("(조각)"), "(조_각)");
    }

    #[test]
    fn a_word_never_holds_to_a_space_or_a_mark() {
        assert_eq!(bound("하나 · 둘/셋 – 넷"), "하_나 · 둘/셋 – 넷");
        assert_eq!(bound("하나\n둘"), "하_나\n둘");
    }

    #[test]
    fn markdown_stays_markdown() {
        assert_eq!(bound("조각은 **돌려도** 돼요"), "조_각_은 **돌_려_도** 돼_요");
        assert_eq!(bound("**돌려**도"), "**돌_려**_도");
        assert_eq!(bound("[조각](term:patch)을"), "[조_각](term:patch)_을");
        assert_eq!(bound("- 하나\n- 둘"), "- 하_나\n- 둘");
    }
}
