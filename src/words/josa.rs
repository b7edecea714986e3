//! Korean particles: which form a word takes depends on the sound that it ends with.

/// The particles that sentences use: after a consonant, and after a vowel.
pub const PARTICLES: [&str; 12] = [
    "이/가",
    "을/를",
    "은/는",
    "과/와",
    "으로/로",
    "이에요/예요",
    "아/야",
    "이랑/랑",
    "이나/나",
    "이라고/라고",
    "이라면/라면",
    "이었어요/였어요",
];

/// How a word ends when it is spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Vowel,
    /// ㄹ, a consonant, but not for 로.
    Rieul,
    Consonant,
}

/// The form of a particle after a word: `josa("민아", "이/가")` is `가`.
///
/// `pair` is the form after a consonant, a slash, and the form after a vowel; see [`PARTICLES`]. Where nobody can know how the
/// word ends (an emoji, a Chinese character), both forms are written the way Korean writes them then: `이(가)`, `(으)로`.
pub fn josa(word: &str, pair: &str) -> String {
    let (consonant, vowel) = pair.split_once('/').unwrap_or((pair, pair));
    match Ending::of(word) {
        Some(Ending::Consonant) => consonant.into(),
        Some(Ending::Rieul) if !consonant.starts_with("으로") => consonant.into(),
        Some(_) => vowel.into(),
        None => match consonant.strip_suffix(vowel) {
            Some(extra) => format!("({extra}){vowel}"),
            None => format!("{consonant}({vowel})"),
        },
    }
}

impl Ending {
    /// How a word ends; `None` if its last character has no sound that can be known.
    ///
    /// Marks at the end are silent, and so is an aside in round brackets: `사과(apple)` ends as `사과` does, as the rules of
    /// Korean spelling have it.
    pub fn of(word: &str) -> Option<Ending> {
        let word = spoken(word);
        let last = word.chars().next_back()?;
        match last {
            '가'..='힣' => Some(Ending::of_final(last as u32 - '가' as u32)),
            // Single letters are read by their names, of which each consonant's ends with itself: 기역, 리을.
            'ㄹ' => Some(Ending::Rieul),
            'ㄱ'..='ㅎ' => Some(Ending::Consonant),
            'ㅏ'..='ㅣ' => Some(Ending::Vowel),
            // The same in the decomposed form, which some keyboards and file systems write.
            '\u{1161}'..='\u{1175}' => Some(Ending::Vowel),
            '\u{11A8}'..='\u{11C2}' => Some(Ending::of_final(last as u32 - 0x11A7)),
            '0'..='9' => Some(Ending::of_number(word)),
            '%' | '+' => Some(Ending::Vowel), // 퍼센트, 플러스
            'ん' | 'ン' => Some(Ending::Consonant),
            'ぁ'..='ゖ' | 'ァ'..='ー' => Some(Ending::Vowel),
            _ => Ending::of_latin(word),
        }
    }

    /// A syllable's end from its place among the syllables, which is its final consonant's number modulo 28.
    fn of_final(syllable: u32) -> Ending {
        match syllable % 28 {
            0 => Ending::Vowel,
            8 => Ending::Rieul,
            _ => Ending::Consonant,
        }
    }

    /// A number's end: the last digit, or the power of ten that its zeros make (십, 백, 천, 만, 억, 조).
    fn of_number(word: &str) -> Ending {
        let zeros = word
            .chars()
            .rev()
            .filter(|c| *c != ',')
            .take_while(|c| *c == '0')
            .count();
        match word.chars().next_back() {
            Some('0') if (12..16).contains(&zeros) => Ending::Vowel, // 조
            Some('1' | '7' | '8') => Ending::Rieul,                  // 일, 칠, 팔
            Some('2' | '4' | '5' | '9') => Ending::Vowel,            // 이, 사, 오, 구
            _ => Ending::Consonant,                                  // 영, 삼, 육, 십, 백, 천, 만, 억
        }
    }

    /// A Latin word's end as Koreans read it.
    fn of_latin(word: &str) -> Option<Ending> {
        let letters: Vec<char> = word
            .chars()
            .rev()
            .map_while(latin_base)
            .collect::<Vec<_>>()
            .into_iter()
            .rev()
            .flatten()
            .collect();
        let small: String = letters.iter().collect::<String>().to_ascii_lowercase();
        let last = small.chars().next_back()?;
        let capitals = letters.iter().all(char::is_ascii_uppercase);
        let spelled = small.len() == 1 || (capitals && small.len() == 2) || !small.contains(is_vowel);
        Some(if spelled {
            Ending::of_letter(last)
        } else {
            Ending::of_latin_word(&small)
        })
    }

    /// A Latin letter's name: 엘 and 알, 엠 and 엔; all others end with a vowel.
    fn of_letter(letter: char) -> Ending {
        match letter {
            'l' | 'r' => Ending::Rieul,
            'm' | 'n' => Ending::Consonant,
            _ => Ending::Vowel,
        }
    }

    /// A word's end by the rules for writing foreign words (외래어 표기법), as far as the letters tell: n, m, ng and l close the
    /// syllable; p, t, k and b do after a short vowel (잭, 밥, 에릭) and otherwise get a vowel of their own (마크, 로버트); so do
    /// all others (데이비드, 막스). An e after a consonant is silent (제인, 니콜, 마이크).
    fn of_latin_word(word: &str) -> Ending {
        let silent_e = word.len() > 2 && word.ends_with('e') && !word[..word.len() - 1].ends_with(is_vowel);
        let heard = if silent_e { &word[..word.len() - 1] } else { word };
        if heard.ends_with('l') {
            return Ending::Rieul;
        }
        if heard.ends_with(['m', 'n']) || heard.ends_with("ng") && !silent_e || heard.ends_with("mb") && !silent_e {
            return Ending::Consonant;
        }
        let stem = heard.trim_end_matches(['p', 't', 'k', 'c', 'b']);
        let mut before = stem.chars().rev();
        let short = before.next().is_some_and(is_vowel) && !before.next().is_some_and(is_vowel) || stem.ends_with("oo");
        if stem.len() < heard.len() && short && !silent_e {
            Ending::Consonant
        } else {
            Ending::Vowel
        }
    }
}

/// The part of a word that is read aloud up to its end: without closing marks, and without an aside in brackets.
fn spoken(word: &str) -> &str {
    let silent = |c: char| !(c.is_alphanumeric() || matches!(c, '%' | '+') || is_symbol(c));
    if let Some(inner) = word.trim_end().strip_suffix(')')
        && let Some(open) = inner.rfind('(')
        && inner[..open].contains(|c| !silent(c))
    {
        return spoken(&inner[..open]);
    }
    word.trim_end_matches(silent)
}

/// Pictures that people put into names: they are read, but nobody knows how.
fn is_symbol(c: char) -> bool {
    matches!(c, '\u{2190}'..='\u{2BFF}' | '\u{1F000}'..='\u{1FAFF}')
}

fn is_vowel(c: char) -> bool {
    matches!(c, 'a' | 'e' | 'i' | 'o' | 'u' | 'y')
}

/// A Latin letter without its marks, nothing for a mark on its own; `None` for what isn't Latin.
fn latin_base(c: char) -> Option<Option<char>> {
    match c {
        'a'..='z' | 'A'..='Z' => Some(Some(c)),
        '\u{300}'..='\u{36F}' => Some(None),
        _ => super::fold::latin(c)
            .and_then(|base| base.chars().next_back())
            .map(Some),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words and the endings that their reading in brackets has.
    fn check(ending: Ending, words: &[&str]) {
        for word in words {
            assert_eq!(Ending::of(word), Some(ending), "{word}");
        }
    }

    #[test]
    fn syllables() {
        check(Ending::Vowel, &["민아", "요나", "타일 세 개", "더미", "아바"]);
        check(Ending::Consonant, &["조각", "남", "벤", "꽃", "값", "닭", "앎"]);
        check(Ending::Rieul, &["직물", "타일", "돌", "하늘", "서울"]);
    }

    #[test]
    fn single_letters_and_parts() {
        check(Ending::Consonant, &["ㄱ", "ㅎ", "ㅋㅋ", "\u{1100}\u{1161}\u{11A8}"]);
        check(Ending::Rieul, &["ㄹ", "\u{1103}\u{1169}\u{11AF}"]);
        check(Ending::Vowel, &["ㅏ", "ㅣ", "\u{1100}\u{1161}"]);
    }

    #[test]
    fn digits() {
        check(Ending::Consonant, &["0", "3", "6", "13", "2026"]);
        check(Ending::Rieul, &["1", "7", "8", "31", "007"]);
        check(Ending::Vowel, &["2", "4", "5", "9", "12", "1.5"]);
    }

    #[test]
    fn powers_of_ten() {
        check(
            Ending::Consonant,
            &["10", "100", "1000", "10,000", "100000000", "20", "10000000000000000"],
        );
        check(Ending::Vowel, &["1000000000000", "1,000,000,000,000", "30000000000000"]);
        check(Ending::Rieul, &["101", "1,001"]);
    }

    #[test]
    fn letters_that_are_spelled() {
        check(Ending::Rieul, &["L", "R", "l", "HTML", "NFL", "VR"]);
        check(Ending::Consonant, &["M", "N", "n", "DM"]);
        check(Ending::Vowel, &["A", "B", "K", "X", "BTS", "DJ", "IT", "OK"]);
    }

    #[test]
    fn latin_words() {
        // 벤, 팀, 카트린, 융, 잭, 밥, 에릭, 팻, 필립, 브룩, 제인, 앤, 스콧, 벡, 밤
        check(
            Ending::Consonant,
            &[
                "Ben", "Tim", "Kathrin", "Jung", "Jack", "Bob", "Eric", "Pat", "Philipp", "Brook", "Jane", "Anne",
                "Scott",
            ],
        );
        check(Ending::Consonant, &["Beck", "Lamb", "TOM", "Seong-min", "Ben 2세 Kim"]);
        // 폴, 미셸, 니콜, 애플, 다니엘
        check(Ending::Rieul, &["Paul", "Michelle", "Nicole", "Apple", "Daniel"]);
        // 미나, 요나스, 로버트, 마크, 데이비드, 막스, 피터, 케이트, 마이크, 스카우트, 지크, 조지, 제이크
        check(
            Ending::Vowel,
            &[
                "Mina", "Jonas", "Robert", "Mark", "David", "Max", "Peter", "Kate", "Mike", "Scout", "Zoe",
            ],
        );
        check(
            Ending::Vowel,
            &["George", "Jake", "Heidi", "Lucy", "Sarah", "Josh", "Dirk", "the", "me"],
        );
    }

    #[test]
    fn letters_with_marks() {
        check(Ending::Vowel, &["José", "Zoë", "Weiß", "Jo\u{308}"]);
        check(Ending::Consonant, &["Jürgen", "Sören", "Begoñ"]);
        check(Ending::Rieul, &["Noël", "Michał"]);
    }

    #[test]
    fn marks_at_the_end_are_silent() {
        check(
            Ending::Consonant,
            &["“조각”", "조각!", "**조각**", "조각 ", "‘조각’…", "[조각]"],
        );
        check(Ending::Vowel, &["「더미」", "50%", "A+"]);
    }

    #[test]
    fn an_aside_is_silent_too() {
        check(Ending::Vowel, &["사과(apples)", "민아 (29)", "코(노즈)(틀)"]);
        check(Ending::Consonant, &["(벽)", "((10))"]);
    }

    #[test]
    fn what_has_no_sound() {
        for word in ["", " ", "()", "🦊", "민아 🦊", "金", "Юрий", "…"] {
            assert_eq!(Ending::of(word), None, "{word}");
        }
    }

    #[test]
    fn forms_by_ending() {
        for (pair, consonant, rieul, vowel) in [
            ("이/가", "이", "이", "가"),
            ("을/를", "을", "을", "를"),
            ("은/는", "은", "은", "는"),
            ("과/와", "과", "과", "와"),
            ("으로/로", "으로", "로", "로"),
            ("이에요/예요", "이에요", "이에요", "예요"),
            ("아/야", "아", "아", "야"),
            ("이/", "이", "이", ""),
        ] {
            assert_eq!(josa("벽", pair), consonant);
            assert_eq!(josa("직물", pair), rieul);
            assert_eq!(josa("더미", pair), vowel);
        }
    }

    #[test]
    fn both_forms_where_nobody_knows() {
        assert_eq!(josa("🦊", "이/가"), "이(가)");
        assert_eq!(josa("🦊", "으로/로"), "(으)로");
        assert_eq!(josa("🦊", "이랑/랑"), "(이)랑");
        assert_eq!(josa("🦊", "이에요/예요"), "이에요(예요)");
    }

    #[test]
    fn any_text_has_an_answer() {
        for a in [
            "", "가", "각", "a", "b", "1", "(", ")", "%", "é", "\u{300}", "\u{0}", "🦊",
        ] {
            for b in ["", "가", "e", "0", "(", ")", "ß", "\u{11A8}"] {
                for pair in PARTICLES {
                    assert!(!josa(&format!("{a}{b}"), pair).is_empty());
                }
                josa(a, "");
                josa(b, "/");
            }
        }
    }
}
