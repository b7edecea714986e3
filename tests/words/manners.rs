//! How each language speaks: du in German, 해요체 in Korean; particles fit what stands before them.

use crate::sources::{Message, messages};
use kachel::words::PARTICLES;

fn complaints(lang: &str, about: impl Fn(&str, &Message) -> Vec<String>) {
    let found: Vec<String> = messages(lang)
        .iter()
        .flat_map(|(key, message)| {
            about(key, message)
                .into_iter()
                .map(move |what| format!("{key}: {what}"))
        })
        .collect();
    assert!(found.is_empty(), "{lang}: {found:#?}");
}

#[test]
fn korean_particles_are_never_written_both_ways() {
    const BOTH: &[&str] = &[
        "이(가)",
        "가(이)",
        "을(를)",
        "를(을)",
        "은(는)",
        "는(은)",
        "과(와)",
        "와(과)",
        "(으)로",
        "(이)",
        "이/가",
        "을/를",
        "은/는",
        "과/와",
        "으로/로",
    ];
    complaints("ko", |_, message| {
        BOTH.iter()
            .filter(|both| message.text.contains(**both))
            .map(|both| (*both).to_owned())
            .collect()
    });
}

/// `{ $name }이` is right for some names only: `{ JOSA($name, "이/가") }` is for all.
#[test]
fn korean_particles_after_variables_are_chosen() {
    const CHANGING: &[&str] = &[
        "이",
        "가",
        "을",
        "를",
        "은",
        "는",
        "과",
        "와",
        "으로",
        "로",
        "이에요",
        "예요",
        "아",
        "야",
    ];
    complaints("ko", |_, message| {
        let pieces = message
            .text
            .split('{')
            .skip(1)
            .filter_map(|piece| piece.split_once('}'));
        // `{}` is what JOSA makes, among other things: nothing is said about these.
        let after_variables = pieces.filter(|(name, _)| !name.is_empty()).map(|(_, after)| after);
        let particle = |after: &str| -> String { after.chars().take_while(|c| c.is_alphanumeric()).collect() };
        after_variables
            .map(particle)
            .filter(|particle| CHANGING.contains(&particle.as_str()))
            .collect()
    });
}

#[test]
fn particles_are_known_and_korean() {
    complaints("ko", |_, message| {
        message
            .particles
            .iter()
            .filter(|pair| !PARTICLES.contains(&pair.as_str()))
            .cloned()
            .collect()
    });
    for lang in ["en", "de"] {
        complaints(lang, |_, message| message.particles.clone());
    }
}

#[test]
fn korean_is_friendly() {
    const STIFF: &[&str] = &["니다.", "니다!", "니까?", "십시오", "하시오", "당신"];
    complaints("ko", |_, message| {
        STIFF
            .iter()
            .filter(|stiff| message.text.contains(**stiff))
            .map(|stiff| (*stiff).to_owned())
            .collect()
    });
}

#[test]
fn german_says_du() {
    const POLITE: &[&str] = &["Sie", "Ihnen", "Ihre", "Ihren", "Ihrem", "Ihrer", "Ihres"];
    complaints("de", |_, message| {
        let words: Vec<&str> = message.text.split_whitespace().collect();
        let mut found = Vec::new();
        for (at, word) in words.iter().enumerate() {
            let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
            // `Ihr` may begin a sentence: it speaks to several friends.
            let begins = at == 0 || words[at - 1].ends_with(['.', '!', '?', ':']) || words[at - 1] == "-";
            if POLITE.contains(&bare) || bare == "Ihr" && !begins {
                found.push((*word).to_owned());
            }
        }
        found
    });
}

/// Quotation marks, apostrophes and dashes are typography's. (`--help` is an option of the command line.)
#[test]
fn marks_are_typographic() {
    const TYPED: &[&str] = &["\"", "'", "-- ", "..."];
    for (lang, foreign) in [("en", &["„"][..]), ("de", &[]), ("ko", &["„"])] {
        complaints(lang, |_, message| {
            let wrong = TYPED.iter().chain(foreign).filter(|mark| message.text.contains(**mark));
            wrong.map(|mark| (*mark).to_owned()).collect()
        });
    }
}
