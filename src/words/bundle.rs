//! One language's messages.

use super::josa::josa;
use super::lang::Lang;
use super::name::isolated;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

/// The messages of one language.
///
/// A key that isn't there, or a message whose arguments are missing, gives the key in brackets (`[no-such-key]`): wrong enough
/// to be seen, and never a reason to stop.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// What a message puts into its text.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    Text(String),
    /// A number, for plurals too.
    Number(f64),
}

impl Words {
    /// Reads the messages of a language, which takes a few milliseconds.
    pub fn new(lang: Lang) -> Words {
        Words::read(lang, &sources(lang))
    }

    fn read(lang: Lang, sources: &[&str]) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.code().parse().unwrap_or_default()]);
        // No message runs from right to left; a name may, and gets its marks below, where it does.
        bundle.set_use_isolating(false);
        bundle
            .add_function("JOSA", |positional, _| with_particle(positional))
            .expect("the name is free");
        bundle
            .add_function("CAPITAL", |positional, _| capital(positional))
            .expect("the name is free");
        for source in sources {
            // The tests find what doesn't parse or is there twice; whatever is right is shown.
            let resource = FluentResource::try_new(source.to_string()).unwrap_or_else(|(resource, errors)| {
                debug_assert!(false, "{}: {errors:?}", lang.code());
                resource
            });
            if let Err(errors) = bundle.add_resource(resource) {
                debug_assert!(false, "{}: {errors:?}", lang.code());
            }
        }
        Words { lang, bundle }
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is such a message.
    pub fn has(&self, key: &str) -> bool {
        self.bundle
            .get_message(key)
            .is_some_and(|message| message.value().is_some())
    }

    /// A message without arguments.
    pub fn text(&self, key: &str) -> String {
        self.format(key, &[])
    }

    /// A message with its arguments; those that it doesn't use are passed over.
    pub fn format(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let args: FluentArgs = args
            .iter()
            .map(|(name, value)| (*name, FluentValue::from(value)))
            .collect();
        self.pattern(key, &args).unwrap_or_else(|| format!("[{key}]"))
    }

    fn pattern(&self, key: &str, args: &FluentArgs) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(args), &mut errors)
            .into_owned();
        errors.is_empty().then_some(text)
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.lang).finish()
    }
}

macro_rules! source {
    ($lang:literal, $file:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/translations/", $lang, "/", $file))
    };
}

macro_rules! sources {
    ($lang:literal) => {
        [
            source!($lang, "common.ftl"),
            source!($lang, "kachel.ftl"),
            source!($lang, "commands.ftl"),
            source!($lang, "table.ftl"),
            source!($lang, "table-noses.ftl"),
            source!($lang, "table-temple.ftl"),
            source!($lang, "bots.ftl"),
            source!($lang, "noses.ftl"),
            source!($lang, "temple.ftl"),
            source!($lang, "rules-textile.ftl"),
            source!($lang, "rules-noses.ftl"),
            source!($lang, "rules-temple.ftl"),
        ]
    };
}

/// The files of a language: what all games share, the screens, the command line, play, single games, and the rules.
fn sources(lang: Lang) -> [&'static str; 12] {
    match lang {
        Lang::En => sources!("en"),
        Lang::De => sources!("de"),
        Lang::Ko => sources!("ko"),
    }
}

/// `JOSA($name, "이/가")`: the name, and the particle of the two that its last sound asks for.
fn with_particle(positional: &[FluentValue<'_>]) -> FluentValue<'static> {
    let [name, FluentValue::String(pair)] = positional else {
        return FluentValue::Error;
    };
    let name = match name {
        FluentValue::String(text) => text.to_string(),
        FluentValue::Number(number) => number.as_string().into_owned(),
        _ => return FluentValue::Error,
    };
    let particle = josa(&name, pair);
    FluentValue::from(name + &particle)
}

/// `CAPITAL($colour)`: the text as it begins a sentence.
fn capital(positional: &[FluentValue<'_>]) -> FluentValue<'static> {
    let [FluentValue::String(text)] = positional else {
        return FluentValue::Error;
    };
    let mut chars = text.chars();
    let first: String = chars.next().into_iter().flat_map(char::to_uppercase).collect();
    FluentValue::from(first + chars.as_str())
}

impl From<&Arg> for FluentValue<'_> {
    fn from(arg: &Arg) -> Self {
        match arg {
            Arg::Text(text) => isolated(text).into_owned().into(),
            Arg::Number(number) => (*number).into(),
        }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as f64)
            }
        })*
    };
}

numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize f32 f64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_sources_are_right() {
        for lang in Lang::ALL {
            assert!(Words::new(lang).has("colour-A"), "{lang:?}"); // the asserts of `new` say what is wrong
        }
    }

    const SOURCE: &str = "
        plain = plain
        named = { $name }!
        counted = { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        }
        joined = { JOSA($name, \"이/가\") }
        begun = { CAPITAL($name) }
    ";

    fn words() -> Words {
        let source: String = SOURCE
            .lines()
            .map(|line| line.strip_prefix("        ").unwrap_or(line).to_owned() + "\n")
            .collect();
        Words::read(Lang::En, &[&source])
    }

    #[test]
    fn missing_things_show_their_key() {
        assert!(words().has("plain") && !words().has("no-such-key"));
        assert_eq!(words().text("no-such-key"), "[no-such-key]");
        assert_eq!(words().text("no such key"), "[no such key]");
        assert_eq!(words().text("named"), "[named]");
        assert_eq!(words().text("counted"), "[counted]");
        assert_eq!(words().text("joined"), "[joined]");
    }

    #[test]
    fn arguments_come_without_marks_around_them() {
        let format = |key, arg: Arg| words().format(key, &[("name", arg), ("unused", 1.into())]);
        assert_eq!(format("plain", "Mina".into()), "plain");
        assert_eq!(format("named", "Mina".into()), "Mina!");
        assert_eq!(format("named", 12.5.into()), "12.5!");
        assert_eq!(format("joined", "민준".into()), "민준이");
        assert_eq!(format("joined", 2.into()), "2가");
        assert_eq!(format("begun", "ice".into()), "Ice");
    }

    #[test]
    fn plurals() {
        let count = |count: u32| words().format("counted", &[("count", count.into())]);
        assert_eq!(count(1), "1 tile");
        assert_eq!(count(0), "0 tiles");
        assert_eq!(count(12), "12 tiles");
    }

    #[test]
    fn particles_by_function() {
        let text = |value: &str| FluentValue::from(value.to_owned());
        assert_eq!(with_particle(&[text("Mina"), text("이/가")]), text("Mina가"));
        assert_eq!(with_particle(&[FluentValue::from(10), text("을/를")]), text("10을"));
        assert!(matches!(with_particle(&[text("Mina")]), FluentValue::Error));
        assert_eq!(capital(&[text("ice")]), text("Ice"));
        assert_eq!(capital(&[text("")]), text(""));
    }

    #[test]
    fn words_may_cross_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Words>();
    }
}
