//! The languages, and which of them suits a person.

use fluent_langneg::{LanguageIdentifier, NegotiationStrategy, negotiate_languages};

/// A language that every text exists in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English, also for everybody whose languages we don't have.
    #[default]
    En,
    De,
    Ko,
}

impl Lang {
    /// All languages, in the order in which a person chooses one.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::De, Lang::Ko];

    /// The language's tag, as settings and `--lang` write it.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
            Lang::Ko => "ko",
        }
    }

    /// What the language calls itself.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::De => "Deutsch",
            Lang::Ko => "한국어",
        }
    }

    /// The language of a tag that [`code`](Self::code) gives; `None` for any other text.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The first of the wanted languages that we have, or English.
    ///
    /// Takes language tags (`de-AT`) and the forms of POSIX (`de_DE.UTF-8`, `ko_KR@euro`); what is neither is passed over.
    pub fn negotiate(wanted: impl IntoIterator<Item = impl AsRef<str>>) -> Lang {
        let wanted: Vec<LanguageIdentifier> = wanted.into_iter().filter_map(|tag| identifier(tag.as_ref())).collect();
        let ours = Lang::ALL.map(|lang| identifier(lang.code()).unwrap_or_default());
        let found = negotiate_languages(&wanted, &ours, None, NegotiationStrategy::Lookup);
        let index = found.first().and_then(|best| ours.iter().position(|tag| tag == *best));
        index.map_or_else(Lang::default, |index| Lang::ALL[index])
    }

    /// The language of the system's settings.
    ///
    /// Android's per-app language isn't seen this way: there the activity's configuration gives the tag to [`negotiate`](Self::negotiate).
    #[cfg(not(target_os = "android"))]
    pub fn system() -> Lang {
        Lang::negotiate(sys_locale::get_locales())
    }
}

/// A tag without the parts that only POSIX knows: the character set and the modifier.
fn identifier(tag: &str) -> Option<LanguageIdentifier> {
    let tag = tag.split(['.', '@']).next()?;
    let tag = tag.replace('_', "-");
    // Swiss German has a tag of its own, and who speaks it reads German.
    let tag = tag.strip_prefix("gsw").map_or(tag.clone(), |rest| format!("de{rest}"));
    tag.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_lead_back() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_code(lang.code()), Some(lang));
        }
        assert_eq!(Lang::from_code("fr"), None);
        assert_eq!(Lang::from_code("EN"), None);
    }

    #[test]
    fn takes_the_first_that_we_have() {
        for (wanted, lang) in [
            (&["ko-KR"][..], Lang::Ko),
            (&["ko"], Lang::Ko),
            (&["ko-Kore-KP"], Lang::Ko),
            (&["de-AT", "en-GB"], Lang::De),
            (&["de-CH-1996"], Lang::De),
            (&["fr-FR", "de-DE"], Lang::De),
            (&["en-ZA", "ko-KR"], Lang::En),
            (&["KO-kr"], Lang::Ko),
            (&["gsw-CH"], Lang::De),
            (&["gsw", "en"], Lang::De),
        ] {
            assert_eq!(Lang::negotiate(wanted), lang, "{wanted:?}");
        }
    }

    #[test]
    fn understands_posix() {
        for (wanted, lang) in [
            (&["de_DE.UTF-8"][..], Lang::De),
            (&["ko_KR.eucKR"], Lang::Ko),
            (&["de_AT@euro"], Lang::De),
            (&["C.UTF-8", "ko_KR"], Lang::Ko),
        ] {
            assert_eq!(Lang::negotiate(wanted), lang, "{wanted:?}");
        }
    }

    #[test]
    fn falls_back_to_english() {
        assert_eq!(Lang::negotiate([] as [&str; 0]), Lang::En);
        for tag in [
            "",
            "C",
            "POSIX",
            "fr-FR",
            "ja",
            "und",
            "und-KR",
            "*",
            "-",
            "de de",
            "한국어",
            "\0",
            "k",
            "dee",
        ] {
            assert_eq!(Lang::negotiate([tag]), Lang::En, "{tag}");
        }
    }
}
