//! Texts as a search compares them.

/// A text in small letters without marks on them: what a search compares, so that `uber` finds `Über` and `GROSS` finds `groß`.
///
/// Korean keeps its syllables; those written in parts, as some systems do, are put together.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            // Marks of their own, and what only breaks or holds lines.
            '\u{300}'..='\u{36F}' | '\u{AD}' | '\u{200B}'..='\u{200D}' | '\u{2060}' => {}
            c if c.is_whitespace() => folded.push(' '),
            '‘' | '’' => folded.push('\''),
            '“' | '”' | '„' => folded.push('"'),
            '\u{1161}'..='\u{1175}' | '\u{11A8}'..='\u{11C2}' => push_jamo(&mut folded, c),
            c => match latin(c) {
                Some(base) => folded.push_str(base),
                None => folded.push(c),
            },
        }
    }
    folded
}

/// Joins a vowel or a final consonant to what stands before it, by the arithmetic of the Unicode standard (section 3.12).
fn push_jamo(folded: &mut String, jamo: char) {
    let joined = folded
        .chars()
        .next_back()
        .map(u32::from)
        .and_then(|before| match (before, u32::from(jamo)) {
            (0x1100..=0x1112, vowel @ 0x1161..=0x1175) => {
                Some(0xAC00 + ((before - 0x1100) * 21 + (vowel - 0x1161)) * 28)
            }
            (0xAC00..=0xD7A3, last @ 0x11A8..=0x11C2) if (before - 0xAC00).is_multiple_of(28) => {
                Some(before + (last - 0x11A7))
            }
            _ => None,
        });
    if joined.is_some() {
        folded.pop();
    }
    folded.push(joined.and_then(char::from_u32).unwrap_or(jamo));
}

/// A small Latin letter with a mark, or a ligature, in plain letters; `None` for all others.
pub(super) fn latin(c: char) -> Option<&'static str> {
    Some(match c.to_lowercase().next()? {
        'à'..='å' | 'ā' | 'ă' | 'ą' => "a",
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => "c",
        'ð' | 'ď' | 'đ' => "d",
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => "e",
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => "g",
        'ĥ' | 'ħ' => "h",
        'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => "i",
        'ĵ' => "j",
        'ķ' => "k",
        'ĺ' | 'ļ' | 'ľ' | 'ŀ' | 'ł' => "l",
        'ñ' | 'ń' | 'ņ' | 'ň' => "n",
        'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => "o",
        'ŕ' | 'ŗ' | 'ř' => "r",
        'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => "s",
        'ţ' | 'ť' | 'ŧ' | 'ț' => "t",
        'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => "u",
        'ŵ' => "w",
        'ý' | 'ÿ' | 'ŷ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        'æ' => "ae",
        'œ' => "oe",
        'ß' => "ss",
        'þ' => "th",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_lose_case_and_marks() {
        assert_eq!(fold("Über Eck"), "uber eck");
        assert_eq!(fold("GROẞ, groß"), "gross, gross");
        assert_eq!(fold("Néstor Øystein Łukasz"), "nestor oystein lukasz");
        assert_eq!(fold("u\u{308}ber"), "uber");
        assert_eq!(fold("a\u{a0}b"), "a b");
        assert_eq!(fold("don’t “go”"), "don't \"go\"");
    }

    #[test]
    fn korean_is_put_together() {
        assert_eq!(fold("조각"), "조각");
        assert_eq!(fold("\u{110C}\u{1169}\u{1100}\u{1161}\u{11A8}"), "조각");
        assert_eq!(fold("조\u{2060}각"), "조각");
        assert_eq!(fold("\u{1161}"), "\u{1161}");
    }
}
