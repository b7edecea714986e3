//! What holds in every game of Textile.

mod laws;

use std::collections::{BTreeMap, BTreeSet};

use kachel::games::plane::{Square, Turn};
use kachel::games::textile::{Colour, Options, Step, Textile, Tile};
use kachel::games::{AnyGame, Game, Seat, chance};
use proptest::prelude::*;
use proptest::sample::select;

/// At most 60 tiles are taken or drawn, each one step, and no more patches are knotted or discarded.
const MOST_STEPS: usize = 120;

fn options() -> impl Strategy<Value = Options> {
    let teams = |(players, per_colour, teams)| Options {
        players,
        per_colour,
        teams: teams && players == 4,
    };
    (2_u8..=4, select(&[6, 9, 12]), any::<bool>()).prop_map(teams)
}

fn squares(x: std::ops::RangeInclusive<i16>, y: std::ops::RangeInclusive<i16>) -> impl Iterator<Item = Square> {
    x.flat_map(move |x| y.clone().map(move |y| Square::new(x, y)))
}

/// Every step that could be legal, with a good deal around and some far away.
fn steps_to_explain(game: &Textile) -> Vec<Step> {
    let mut steps = vec![Step::Discard];
    let far = [(-999, 999), (64, 0), (-64, 1), (0, 64), (1, -64), (128, 64)].map(|(x, y)| Square::new(x, y));
    for colour in Colour::ALL {
        steps.extend([Step::Start(colour), Step::Draw(colour), Step::Take { colour, at: None }]);
        let near = squares(-6..=6, -6..=6).chain(far);
        steps.extend(near.map(|at| Step::Take { colour, at: Some(at) }));
    }
    let bounds = |axis: fn(&Tile) -> i16| {
        let values = || game.textile().iter().map(axis);
        values().min().unwrap_or(0) - 6..=values().max().unwrap_or(0) + 6
    };
    let near = || squares(bounds(|tile| tile.at.x), bounds(|tile| tile.at.y)).chain(far);
    steps.extend(
        Turn::ALL
            .into_iter()
            .flat_map(|turn| near().map(move |by| Step::Knot { turn, by })),
    );
    steps
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(48) })]

    #[test]
    fn every_legal_step_plays(options in options(), choices in laws::choices(MOST_STEPS)) {
        laws::play::<Textile>(&options, &choices, laws::every_legal_step_plays);
    }

    #[test]
    fn explain_knows_the_legal_steps(options in options(), choices in laws::choices(90)) {
        let game = laws::play::<Textile>(&options, &choices, |_| {});
        laws::explain_knows_the_legal_steps(&game, steps_to_explain(&game));
    }

    #[test]
    fn random_games_end(options in options(), number in any::<u64>()) {
        laws::a_random_game_ends::<Textile>(&options, number, MOST_STEPS);
    }

    #[test]
    fn equal_colours_never_meet(options in options(), choices in laws::choices(MOST_STEPS)) {
        laws::play(&options, &choices, |game: &Textile| {
            check_colours(game.textile());
            for seat in 0..options.players {
                check_colours(game.patch(Seat(seat)));
            }
        });
    }

    #[test]
    fn no_tile_is_lost_or_won(options in options(), choices in laws::choices(MOST_STEPS)) {
        let mut discarded = [0; 5];
        let mut before: Option<Textile> = None;
        laws::play(&options, &choices, |game: &Textile| {
            if let Some(before) = &before {
                let seat = before.to_move().unwrap();
                // Only a discard makes a patch vanish without the textile growing.
                if game.patch(seat).is_empty() && game.textile().len() == before.textile().len() {
                    for tile in before.patch(seat) {
                        discarded[tile.colour.index()] += 1;
                    }
                }
            }
            for colour in Colour::ALL {
                let patches = (0..options.players).flat_map(|seat| game.patch(Seat(seat)));
                let lying = patches.chain(game.textile()).filter(|tile| tile.colour == colour).count();
                let sum = usize::from(game.stack(colour)) + lying + discarded[colour.index()];
                assert_eq!(sum, usize::from(options.per_colour), "{colour}");
            }
            before = Some(game.clone());
        });
    }

    #[test]
    fn the_plain_rules_agree(options in options(), choices in laws::choices(MOST_STEPS)) {
        let mut game = AnyGame::new("textile", &serde_json::to_value(options).unwrap()).unwrap();
        let mut plain = Plain::new(&options);
        for choice in choices {
            let legal = game.legal();
            assert_eq!(legal, plain.legal());
            if legal.is_empty() {
                break;
            }
            let step = choice.get(&legal);
            game.play(step).unwrap();
            plain.play(step);
            assert_eq!(game.to_move().map(Seat::index), plain.to_move());
            assert_eq!(game.scores(), plain.scores);
        }
    }

    #[test]
    fn a_knotting_says_what_a_knot_scores(options in options(), choices in laws::choices(MOST_STEPS)) {
        laws::play(&options, &choices, |game: &Textile| {
            for step in laws::legal(game) {
                let Step::Knot { turn, by } = step else { continue };
                let (seat, knotting) = (game.to_move().unwrap().index(), game.knotting(turn, by));
                let mut next = game.clone();
                next.play_legal(step);
                assert_eq!(knotting.points(), next.scores()[seat] - game.scores()[seat]);
                assert_eq!(knotting.tiles, next.textile()[game.textile().len()..]);
            }
        });
    }

    #[test]
    fn texts_are_canonical_or_malformed(text in "(start|take|knot|draw|discard|pass)?:?[A-Fr]?[0-9]{0,3}@?-?[0-9]{0,4},?-?[0-9]{0,4}") {
        laws::a_text_is_canonical_or_malformed::<Step>(&text);
    }

    #[test]
    fn any_text_is_canonical_or_malformed(text in any::<String>()) {
        laws::a_text_is_canonical_or_malformed::<Step>(&text);
    }
}

/// No two tiles on one square, none next to one of its colour, and all hang together.
fn check_colours(tiles: &[Tile]) {
    for (index, tile) in tiles.iter().enumerate() {
        for other in &tiles[..index] {
            let by = tile.at - other.at;
            let apart = by.x.abs().max(by.y.abs());
            assert!(
                apart > 1 || (apart == 1 && tile.colour != other.colour),
                "{tile:?} and {other:?}"
            );
        }
        // Tiles of one knot come together: some of them may hang on later ones only.
        let joined = |other: &Tile| (tile.at.x - other.at.x).abs() + (tile.at.y - other.at.y).abs() == 1;
        assert!(tiles.len() == 1 || tiles.iter().any(joined), "{tile:?} lies alone");
    }
}

/// Positions are the same in every run, so that chance can't spoil one run in a thousand.
#[test]
fn drawing_is_fair() {
    for (number, players) in [(1, 2), (2, 3), (3, 4)] {
        let (mut rng, mut room) = (chance::seeded(number), Vec::new());
        let mut game = Textile::new(&Options {
            players,
            per_colour: 6,
            teams: false,
        })
        .unwrap();
        let mut steps = 0;
        while let Some(step) = game.draw_step(&mut rng, &mut room) {
            if steps % 4 == 0 {
                laws::drawing_is_fair(&game);
            }
            game.play_legal(step);
            steps += 1;
        }
    }
}

/// All reasons of the rules page but `malformed` come up in games played at random.
#[test]
fn every_reason_comes_up() {
    let options = Options {
        players: 2,
        per_colour: 6,
        teams: false,
    };
    let mut words = BTreeSet::new();
    for number in 0..4 {
        let (mut rng, mut room) = (chance::seeded(number), Vec::new());
        let mut game = Textile::new(&options).unwrap();
        loop {
            words.append(&mut laws::explain_knows_the_legal_steps(&game, steps_to_explain(&game)));
            match game.draw_step(&mut rng, &mut room) {
                Some(step) => game.play_legal(step),
                None => break,
            }
        }
    }
    let page = "game-over must-start must-draw must-place not-now stack-empty no-patch occupied not-joined same-colour same-as";
    assert_eq!(words, page.split(' ').collect());
}

/// Textiles as long as they can get, in all four directions: the bit boards' torus is just wide enough.
#[test]
fn a_row_of_all_tiles_fits() {
    let options = Options {
        players: 2,
        per_colour: 12,
        teams: false,
    };
    for turn in Turn::ALL {
        let mut game = Textile::new(&options).unwrap();
        let mut plain = Plain::new(&options);
        // Both seats make the row BCDEA and knot it to the end of the row, which is an A.
        while game.to_move().is_some() {
            let legal = laws::legal(&game);
            assert_eq!(AnyGame::from(game.clone()).legal(), plain.legal());
            let next = game.patch(game.to_move().unwrap()).len();
            let colour = Colour::ALL[(next + 1) % 5];
            let end = turn.apply(Square::new(game.textile().len() as i16, 0));
            let wishes = [
                Step::Start(Colour::A),
                Step::Draw(Colour::B),
                Step::Take {
                    colour,
                    at: (next > 0).then(|| Square::new(next as i16, 0)),
                },
                Step::Knot { turn, by: end },
            ];
            let step = wishes
                .into_iter()
                .find(|wish| legal.contains(wish))
                .unwrap_or(legal[legal.len() - 1]);
            game.play_legal(step);
            plain.play(&step.to_string());
        }
        assert!(game.textile().len() >= 56, "{}", game.textile().len());
        assert!(
            game.textile()
                .iter()
                .all(|tile| turn.apply(Square::new(1, 0)).x * tile.at.y == 0)
        );
    }
}

// The rules page once more, slow and plain, on texts and maps.

type Place = (i32, i32);
type Tiles = BTreeMap<Place, char>;

struct Plain {
    stacks: BTreeMap<char, u8>,
    textile: Tiles,
    patches: Vec<Tiles>,
    scores: Vec<u32>,
    seat: usize,
    must_draw: bool,
}

impl Plain {
    fn new(options: &Options) -> Self {
        let players = options.players.into();
        Self {
            stacks: ('A'..='E').map(|colour| (colour, options.per_colour)).collect(),
            textile: Tiles::new(),
            patches: vec![Tiles::new(); players],
            scores: vec![0; players],
            seat: players - 1,
            must_draw: false,
        }
    }

    fn has_turn(&self, seat: usize) -> bool {
        self.stacks.values().any(|&count| count > 0) || !self.patches[seat].is_empty()
    }

    fn to_move(&self) -> Option<usize> {
        self.has_turn(self.seat).then_some(self.seat)
    }

    fn legal(&self) -> Vec<String> {
        let mut steps = BTreeSet::new();
        let patch = &self.patches[self.seat];
        let colours = self
            .stacks
            .iter()
            .filter(|&(_, &count)| count > 0)
            .map(|(&colour, _)| colour);
        let word = match () {
            () if self.textile.is_empty() => "start",
            () if self.must_draw => "draw",
            () => "take",
        };
        for colour in colours {
            if word != "take" || patch.is_empty() {
                steps.insert(format!("{word}:{colour}"));
            } else if patch.len() < 5 {
                for (x, y) in beside(patch) {
                    if fits(patch, &Tiles::from([((x, y), colour)])) {
                        steps.insert(format!("take:{colour}@{x},{y}"));
                    }
                }
            }
        }
        if word == "take" && !patch.is_empty() {
            steps.insert("discard".into());
            let mut seen = BTreeSet::new();
            for degrees in [0, 90, 180, 270] {
                for (x, y) in beside(&self.textile) {
                    for &(px, py) in turned(patch, degrees).keys() {
                        let (dx, dy) = (x - px, y - py);
                        let new = moved(&turned(patch, degrees), dx, dy);
                        let step = format!("knot:r{degrees}@{dx},{dy}");
                        if !steps.contains(&step) && fits(&self.textile, &new) && seen.insert(new) {
                            steps.insert(step);
                        }
                    }
                }
            }
        }
        steps.into_iter().collect()
    }

    fn play(&mut self, step: &str) {
        let (word, rest) = step.split_once(':').unwrap_or((step, ""));
        let (what, place) = rest.split_once('@').unwrap_or((rest, "0,0"));
        let (x, y) = place.split_once(',').unwrap();
        let (x, y) = (x.parse().unwrap(), y.parse().unwrap());
        if let "start" | "take" | "draw" = word {
            let colour = what.chars().next().unwrap();
            *self.stacks.get_mut(&colour).unwrap() -= 1;
            let tiles = if word == "start" {
                &mut self.textile
            } else {
                &mut self.patches[self.seat]
            };
            tiles.insert((x, y), colour);
        }
        let mut goes_on = word == "take" && self.patches[self.seat].len() == 5;
        self.must_draw = false;
        if word == "knot" {
            let patch = std::mem::take(&mut self.patches[self.seat]);
            let new = moved(&turned(&patch, what[1..].parse().unwrap()), x, y);
            let shared = new
                .keys()
                .flat_map(|&place| sides(place))
                .filter(|place| self.textile.contains_key(place));
            self.scores[self.seat] += (shared.count() * new.len()) as u32;
            self.textile.extend(new);
            self.must_draw = self.stacks.values().any(|&count| count > 0);
            goes_on = self.must_draw;
        }
        if word == "discard" {
            self.patches[self.seat].clear();
        }
        if !goes_on {
            let seats = self.patches.len();
            let next = (1..=seats)
                .map(|by| (self.seat + by) % seats)
                .find(|&seat| self.has_turn(seat));
            self.seat = next.unwrap_or(self.seat);
        }
    }
}

/// Free squares, joined at a side, and no tile next to one of its colour.
fn fits(old: &Tiles, new: &Tiles) -> bool {
    let free = new.keys().all(|place| !old.contains_key(place));
    let joined = new
        .keys()
        .any(|&place| sides(place).iter().any(|side| old.contains_key(side)));
    let around = |(x, y): Place| (x - 1..=x + 1).flat_map(move |x| (y - 1..=y + 1).map(move |y| (x, y)));
    let meet = new
        .iter()
        .any(|(&place, colour)| around(place).any(|near| old.get(&near) == Some(colour)));
    free && joined && !meet
}

fn sides((x, y): Place) -> [Place; 4] {
    [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
}

fn beside(tiles: &Tiles) -> BTreeSet<Place> {
    tiles
        .keys()
        .flat_map(|&place| sides(place))
        .filter(|place| !tiles.contains_key(place))
        .collect()
}

fn turned(tiles: &Tiles, degrees: u32) -> Tiles {
    let quarter = |tiles: Tiles| tiles.into_iter().map(|((x, y), colour)| ((-y, x), colour)).collect();
    (0..degrees / 90).fold(tiles.clone(), |tiles, _| quarter(tiles))
}

fn moved(tiles: &Tiles, dx: i32, dy: i32) -> Tiles {
    tiles
        .iter()
        .map(|(&(x, y), &colour)| ((x + dx, y + dy), colour))
        .collect()
}
