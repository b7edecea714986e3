//! What the user chose.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

/// What the user chose. A value that this version doesn't know counts as not chosen, and keys that it doesn't know are
/// kept: so a file serves older and newer versions of the app.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// A language's code; `None` follows the system.
    #[serde(deserialize_with = "or_default")]
    pub language: Option<String>,
    #[serde(deserialize_with = "or_default")]
    pub theme: Theme,
    #[serde(deserialize_with = "or_default")]
    pub high_contrast: bool,
    /// Whether a step is shown first and played when it is confirmed.
    #[serde(deserialize_with = "or_yes")]
    pub confirm: bool,
    #[serde(deserialize_with = "or_default")]
    pub reduced_motion: bool,
    /// Whether tiles show their colour's letter as well as its pattern.
    #[serde(deserialize_with = "or_default")]
    pub letters: bool,
    /// Whether each nose has its number beside it.
    #[serde(deserialize_with = "or_default")]
    pub digits: bool,
    /// The size of the reader's text in per cent.
    #[serde(deserialize_with = "text_scale")]
    pub text_scale: u16,
    /// Where buttons lie if the screen is wide.
    #[serde(deserialize_with = "or_default")]
    pub thumb: Thumb,
    /// How each game was last set up, by the game's name.
    #[serde(deserialize_with = "or_default")]
    pub setups: BTreeMap<String, Setup>,
    /// Who has played, the last ones first.
    #[serde(deserialize_with = "or_default")]
    pub people: Vec<String>,
    /// How fast the steps of bots follow each other.
    #[serde(deserialize_with = "or_default")]
    pub speed: Speed,
    /// Whether the screen of a phone stays on while a game is played.
    #[serde(deserialize_with = "or_yes")]
    pub keep_screen_on: bool,
    /// Keys of other versions, kept.
    #[serde(flatten)]
    pub rest: Map<String, Value>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::default(),
            high_contrast: false,
            confirm: true,
            reduced_motion: false,
            letters: false,
            digits: false,
            text_scale: 100,
            thumb: Thumb::default(),
            setups: BTreeMap::new(),
            people: Vec::new(),
            speed: Speed::default(),
            keep_screen_on: true,
            rest: Map::new(),
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// Light or dark as the system is.
    #[default]
    System,
    Light,
    Dark,
}

/// The side of the thumb that plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Thumb {
    #[default]
    Right,
    Left,
}

/// How fast the steps of bots follow each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    Slow,
    #[default]
    Normal,
    Fast,
    /// Nothing is shown before it is played.
    AtOnce,
}

impl Speed {
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::AtOnce];
}

/// How a game was last set up.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Setup {
    /// The game's options, as in a record.
    pub options: Map<String, Value>,
    /// Who sits where, in the order of the seats. There may be more names than players: those who don't play this time.
    pub names: Vec<String>,
    /// Which of the names starts.
    pub first: usize,
    /// Which of the five marks and colours each has, in the order of the names.
    pub marks: Vec<usize>,
    /// How strong the bot is in the place of each; 0, or nothing, for a person.
    pub bots: Vec<u8>,
    /// The strength that was last chosen for a bot.
    pub level: Option<u8>,
    /// Keys of other versions, kept.
    #[serde(flatten)]
    pub rest: Map<String, Value>,
}

/// The value, or the type's own default if it is none of the type's.
fn or_default<'de, T: DeserializeOwned + Default, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    Ok(serde_json::from_value(Value::deserialize(from)?).unwrap_or_default())
}

fn or_yes<'de, D: Deserializer<'de>>(from: D) -> Result<bool, D::Error> {
    Ok(Value::deserialize(from)?.as_bool().unwrap_or(true))
}

fn text_scale<'de, D: Deserializer<'de>>(from: D) -> Result<u16, D::Error> {
    let per_cent = Value::deserialize(from)?.as_u64().unwrap_or(100);
    Ok(per_cent.clamp(85, 160) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_chosen() {
        assert_eq!(serde_json::from_str::<Settings>("{}").unwrap(), Settings::default());
    }

    #[test]
    fn another_versions_keys_and_values() {
        let text = r#"{"language":"ko","theme":"sepia","confirm":"sometimes","text_scale":1000,"dice":[1,2],
            "setups":{"textile":{"names":["미나","Ben"],"first":1,"options":{"players":2},"clock":60}}}"#;
        let settings: Settings = serde_json::from_str(text).unwrap();
        assert_eq!(settings.language.as_deref(), Some("ko"));
        assert_eq!(
            (settings.theme, settings.confirm, settings.text_scale),
            (Theme::System, true, 160)
        );
        assert_eq!(settings.setups["textile"].names, ["미나", "Ben"]);

        let written = serde_json::to_value(&settings).unwrap();
        assert_eq!(written["dice"], serde_json::json!([1, 2]));
        assert_eq!(written["setups"]["textile"]["clock"], 60);
        assert_eq!(serde_json::from_value::<Settings>(written).unwrap(), settings);
    }
}
