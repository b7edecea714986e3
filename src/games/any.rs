//! One type for all games, for code that doesn't care which one it is: records, commands, the engine protocol.

use std::fmt;

use rand_core::Rng;
use serde_json::{Map, Value};

use super::keys::Keys;
use super::{Game, Malformed, Reason, Scores, Seat, noses, perft, playout, temple, textile};

/// Makes `AnyGame`, `AnyReason` and the macro `each_game!` from the list of games. The first `$` stands for the dollar
/// signs of the macro that it makes.
macro_rules! games {
    ($dollar:tt $($Name:ident($Game:ty)),+ $(,)?) => {
        /// A game in progress, whichever it is.
        // A box would make each copy allocate.
        #[allow(clippy::large_enum_variant)]
        #[derive(Clone, Debug, PartialEq)]
        pub enum AnyGame {
            $($Name($Game)),+
        }

        /// Why a step's text is refused, in whichever game.
        #[derive(Clone, Debug, PartialEq)]
        pub enum AnyReason {
            /// It is no step of the game's notation.
            Malformed,
            $($Name(<$Game as Game>::Reason)),+
        }

        $(
            impl From<$Game> for AnyGame {
                fn from(game: $Game) -> Self {
                    Self::$Name(game)
                }
            }

            impl From<<$Game as Game>::Reason> for AnyReason {
                fn from(reason: <$Game as Game>::Reason) -> Self {
                    Self::$Name(reason)
                }
            }
        )+

        impl AnyGame {
            /// The names of the games.
            pub const NAMES: &[&str] = &[$(<$Game>::NAME),+];

            /// The position before the first step of the game with this name.
            ///
            /// # Errors
            /// If there is no such game, or it doesn't allow these options.
            pub fn new(name: &str, options: &Value) -> Result<Self, NewGameError> {
                $(
                    if name == <$Game>::NAME {
                        return new::<$Game>(options).map(Self::$Name).map_err(NewGameError::Options);
                    }
                )+
                Err(NewGameError::UnknownGame)
            }

            /// The position before the first step of the game with this name, with options as `key=value` words; those
            /// that aren't given are as usual.
            ///
            /// # Errors
            /// If there is no such game, or it doesn't allow these options.
            pub fn from_keys(name: &str, mut keys: Keys<'_>) -> Result<Self, NewGameError> {
                $(
                    if name == <$Game>::NAME {
                        let options = <$Game>::options_from(&mut keys).map_err(NewGameError::Options)?;
                        keys.end().map_err(NewGameError::Options)?;
                        return <$Game>::new(&options).map(Self::$Name).map_err(NewGameError::Options);
                    }
                )+
                Err(NewGameError::UnknownGame)
            }
        }

        /// In an English sentence, for other programs.
        impl fmt::Display for AnyReason {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    Self::Malformed => f.write_str("The text is no step of this game."),
                    $(Self::$Name(reason) => reason.fmt(f)),+
                }
            }
        }

        impl AnyReason {
            /// The word of the rules page: `same-colour`, say.
            pub fn word(&self) -> &'static str {
                match self {
                    Self::Malformed => Malformed::WORD,
                    $(Self::$Name(reason) => reason.word()),+
                }
            }
        }

        /// Runs the same generic code on whichever game it is: `each_game!(any, game => game.seats())`.
        macro_rules! each_game {
            ($dollar any:expr, $dollar game:ident => $dollar code:expr) => {
                match $dollar any {
                    $($crate::games::AnyGame::$Name($dollar game) => $dollar code),+
                }
            };
        }
    };
}

games! { $
    Textile(textile::Textile),
    Noses(noses::Noses),
    Temple(temple::Temple),
}

/// Why a game can't be started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewGameError {
    /// There is no game with this name.
    UnknownGame,
    /// The options lack something, or are none that the game allows; a sentence in English says what.
    Options(String),
}

impl fmt::Display for NewGameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownGame => write!(f, "there is no such game; there are {}", AnyGame::NAMES.join(", ")),
            Self::Options(detail) => f.write_str(detail),
        }
    }
}

impl std::error::Error for NewGameError {}

fn new<G: Game>(options: &Value) -> Result<G, String> {
    // By itself serde takes a list for a struct too.
    if !options.is_object() {
        return Err("the options are no JSON object".into());
    }
    let options: G::Options = serde::Deserialize::deserialize(options).map_err(|error| error.to_string())?;
    G::new(&options)
}

impl AnyGame {
    /// The game's name in records, commands and the engine protocol.
    pub fn name(&self) -> &'static str {
        fn name<G: Game>(_: &G) -> &'static str {
            G::NAME
        }
        each_game!(self, game => name(game))
    }

    /// The options that the game began with, as in records and vectors.
    pub fn options(&self) -> Map<String, Value> {
        let options = each_game!(self, game => serde_json::to_value(game.options()));
        match options {
            Ok(Value::Object(options)) => options,
            other => unreachable!("options are a struct with plain fields, not {other:?}"),
        }
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        each_game!(self, game => game.seats())
    }

    /// Whose step it is; `None` once the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        each_game!(self, game => game.to_move())
    }

    /// The texts of all legal steps, sorted by bytes.
    pub fn legal(&self) -> Vec<String> {
        fn legal<G: Game>(game: &G) -> Vec<String> {
            let mut steps = Vec::new();
            game.legal_steps(&mut steps);
            let mut texts: Vec<String> = steps.iter().map(G::Step::to_string).collect();
            texts.sort_unstable();
            texts
        }
        each_game!(self, game => legal(game))
    }

    /// How many steps are legal.
    pub fn count_legal(&self) -> usize {
        fn count<G: Game>(game: &G) -> usize {
            let mut steps = Vec::new();
            game.legal_steps(&mut steps);
            steps.len()
        }
        each_game!(self, game => count(game))
    }

    /// Whether the text is a legal step, and if not, why.
    pub fn explain(&self, text: &str) -> Result<(), AnyReason> {
        each_game!(self, game => game.explain(parse(text)?).map_err(AnyReason::from))
    }

    /// Plays the step if it is legal, and changes nothing if it isn't.
    pub fn play(&mut self, text: &str) -> Result<(), AnyReason> {
        each_game!(self, game => game.play(parse(text)?).map_err(AnyReason::from))
    }

    /// What the numbers of [`AnyGame::scores`] are.
    pub fn scores_are(&self) -> Scores {
        fn scores<G: Game>(_: &G) -> Scores {
            G::SCORES
        }
        each_game!(self, game => scores(game))
    }

    /// A number for each seat: points in Textile and the nose game, tiles still in hand in Temple.
    pub fn scores(&self) -> Vec<u32> {
        each_game!(self, game => game.scores())
    }

    /// The seats that have won; `None` as long as the game goes on.
    pub fn winners(&self) -> Option<Vec<Seat>> {
        each_game!(self, game => game.winners())
    }

    /// The position as lines of text.
    pub fn show(&self) -> String {
        each_game!(self, game => game.show())
    }

    /// How many sequences of exactly `depth` legal steps there are from here.
    pub fn perft(&self, depth: usize) -> u64 {
        each_game!(self, game => perft::perft(game, depth))
    }

    /// Plays so many games from here to the end at random, and says how many steps they took together.
    pub fn playouts(&self, games: u64, rng: &mut impl Rng) -> u64 {
        fn playouts<G: Game>(start: &G, games: u64, rng: &mut impl Rng) -> u64 {
            let mut room = Vec::new();
            (0..games)
                .map(|_| playout::playout(&mut start.clone(), rng, &mut room))
                .sum()
        }
        each_game!(self, game => playouts(game, games, rng))
    }
}

fn parse<Step: std::str::FromStr>(text: &str) -> Result<Step, AnyReason> {
    text.parse().map_err(|_| AnyReason::Malformed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_game_needs_a_name_and_options_that_it_allows() {
        let options = json!({ "players": 3, "per_colour": 9, "teams": false });
        let game = AnyGame::new("textile", &options).unwrap();
        assert_eq!(
            (game.name(), game.seats(), Value::Object(game.options())),
            ("textile", 3, options.clone())
        );
        assert_eq!(AnyGame::new("Textile", &options), Err(NewGameError::UnknownGame));
        for options in [
            json!({ "players": 1, "per_colour": 6, "teams": false }),
            json!({ "players": 5, "per_colour": 6, "teams": false }),
            json!({ "players": 3, "per_colour": 6, "teams": true }),
            json!({ "players": 2, "per_colour": 7, "teams": false }),
            json!({ "players": 2.5, "per_colour": 6, "teams": false }),
            json!({ "players": -2, "per_colour": 6, "teams": false }),
            json!({ "players": 2, "per_colour": 6 }),
            json!([2, 6, false]),
            json!(null),
        ] {
            assert!(
                matches!(AnyGame::new("textile", &options), Err(NewGameError::Options(_))),
                "{options}"
            );
        }
    }

    #[test]
    fn steps_are_texts() {
        let options = json!({ "players": 2, "per_colour": 6, "teams": false });
        let mut game = AnyGame::new("textile", &options).unwrap();
        assert_eq!(game.legal(), ["start:A", "start:B", "start:C", "start:D", "start:E"]);
        let before = game.clone();
        assert_eq!(game.play("take:A").unwrap_err().word(), "must-start");
        assert_eq!(game.play("start:a").unwrap_err(), AnyReason::Malformed);
        assert_eq!(game.explain("start:a ").unwrap_err().word(), "malformed");
        assert_eq!(game, before);
        game.play("start:C").unwrap();
        assert_eq!(
            (game.to_move(), game.count_legal(), game.perft(0), game.perft(2)),
            (Some(Seat(0)), 5, 1, 25)
        );
    }
}
