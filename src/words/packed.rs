//! The two bytes in which Android keeps a language.

/// The language's code: two letters as they are, or three of five bits each, told by the highest bit (as in Android's
/// `ResourceTypes.h`: `fil` for Filipino, `gsw` for Swiss German). `None` if no language is set, and for what is none.
pub fn unpack_language(packed: [u8; 2]) -> Option<String> {
    let [high, low] = packed;
    let letters = if high & 0x80 == 0 {
        vec![high, low]
    } else {
        let first = low & 0x1f;
        let second = (low >> 5) | (high & 0x03) << 3;
        let third = (high & 0x7c) >> 2;
        [first, second, third].map(|letter| b'a' + letter).to_vec()
    };
    let is_code = letters.iter().all(u8::is_ascii_lowercase);
    is_code.then(|| letters.into_iter().map(char::from).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;

    /// As Android packs them.
    fn pack(code: &str) -> [u8; 2] {
        match *code.as_bytes() {
            [first, second] => [first, second],
            [first, second, third] => {
                let [first, second, third] = [first, second, third].map(|letter| letter - b'a');
                [0x80 | third << 2 | second >> 3, second << 5 | first]
            }
            _ => [0, 0],
        }
    }

    #[test]
    fn two_letters() {
        assert_eq!(unpack_language(*b"ko").as_deref(), Some("ko"));
        assert_eq!(unpack_language(*b"de").as_deref(), Some("de"));
    }

    #[test]
    fn three_letters() {
        // Filipino as Android's own source writes it.
        assert_eq!(unpack_language([0xad, 0x05]).as_deref(), Some("fil"));
        for code in ["gsw", "fil", "yue", "haw", "zzz", "aaa"] {
            assert_eq!(unpack_language(pack(code)).as_deref(), Some(code));
        }
    }

    #[test]
    fn whatever_the_bytes_are_there_is_a_language() {
        assert_eq!(unpack_language([0, 0]), None);
        assert_eq!(unpack_language([b'k', 0]), None);
        for high in 0..=255 {
            for low in 0..=255 {
                let code = unpack_language([high, low]);
                let lang = Lang::negotiate(code.as_deref());
                let ours = code.as_deref().and_then(Lang::from_code);
                assert_eq!(lang, ours.unwrap_or(lang), "{code:?}");
                assert!(code.is_none_or(|code| code.bytes().all(|letter| letter.is_ascii_lowercase())));
            }
        }
    }

    #[test]
    fn swiss_german_is_german_and_filipino_english() {
        let lang = |code: &str| Lang::negotiate(unpack_language(pack(code)));
        assert_eq!(lang("gsw"), Lang::De);
        assert_eq!(lang("fil"), Lang::En);
        assert_eq!(lang("ko"), Lang::Ko);
    }
}
