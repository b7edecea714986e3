//! The nose game: what holds in every game, the fast ways compared with the plain rules, and deals that never change.

mod laws;

use std::collections::BTreeSet;

use kachel::games::noses::{
    Direction, NoGroup, NoStone, Noses, Options, Reason, STONES, Source, Span, Step, Tile, Touch, WIDEST,
};
use kachel::games::plane::Square;
use kachel::games::{Game, Seat};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

/// There are 54 tiles, and each step lays one.
const MOST_STEPS: usize = 54;

fn deals() -> impl Strategy<Value = Options> {
    (2_usize..=5, any::<u64>()).prop_map(|(seats, number)| Options::deal(seats, number))
}

/// Every step that could be legal, with a good deal around.
fn steps_to_explain(game: &Noses) -> Vec<Step> {
    let Some(seat) = game.to_move() else { return Vec::new() };
    let mut sources = vec![None, Some(Source::Reserve)];
    sources.extend(game.stones(seat).map(|square| Some(Source::Square(square))));
    let mut steps = Vec::new();
    for step in all_layings(game, seat) {
        steps.push(step);
        // Stones only matter where the tile can lie.
        if game.explain(step).is_ok() {
            steps.extend(
                sources
                    .iter()
                    .flat_map(|&a| sources.iter().map(move |&b| step.with(a, b))),
            );
        }
    }
    steps
}

/// Each tile of the seat's on each square near the others.
fn all_layings(game: &Noses, seat: Seat) -> impl Iterator<Item = Step> {
    let squares: Vec<Square> = match game.bounds() {
        None => vec![Square::ORIGIN, Square::new(1, 0)],
        Some(bounds) => (bounds.north - 2..=bounds.south + 2)
            .flat_map(|y| (bounds.west - 2..=bounds.east + 2).map(move |x| Square::new(x, y)))
            .collect(),
    };
    let tiles: Vec<Tile> = game.hand(seat).tiles().collect();
    tiles.into_iter().flat_map(move |tile| {
        let squares = squares.clone();
        squares
            .into_iter()
            .flat_map(move |at| Direction::ALL.into_iter().map(move |to| Step::lay(tile, at, to)))
    })
}

/// Squares of the same nose connected with this one.
fn connected(game: &Noses, square: Square) -> BTreeSet<Square> {
    let mut found = BTreeSet::from([square]);
    let mut open = vec![square];
    while let Some(square) = open.pop() {
        let same = square
            .orthogonal()
            .into_iter()
            .filter(|&other| game.nose(other) == game.nose(square));
        open.extend(same.filter(|&other| found.insert(other)));
    }
    found
}

/// What the page promises of every position.
fn assert_sound(game: &Noses) {
    for seat in (0..game.seats() as u8).map(Seat) {
        assert_eq!(game.reserve(seat) + game.stones(seat).count(), STONES);
        for square in game.stones(seat) {
            let stone = game.group(square).and_then(|group| group.stone);
            let stone = stone.expect("a stone lies on a group");
            assert_eq!(
                (stone.owner, stone.square),
                (seat, square),
                "a group has one stone at most"
            );
        }
    }
    let Some(bounds) = game.bounds() else { return };
    assert!(bounds.columns() <= WIDEST && bounds.rows() <= WIDEST, "{bounds:?}");

    let squares: Vec<Square> = game.tiles().flat_map(|tile| tile.squares()).collect();
    for group in game.groups() {
        assert!(group.squares.len() >= 2);
        let connected = connected(game, group.squares[0]);
        assert_eq!(group.squares.iter().copied().collect::<BTreeSet<_>>(), connected);
    }
    let in_groups = squares
        .iter()
        .filter(|&&square| connected(game, square).len() > 1)
        .count();
    assert_eq!(
        game.groups().iter().map(|group| group.squares.len()).sum::<usize>(),
        in_groups
    );

    // No hole: walk from a corner over the free squares, and see all of them.
    let free = |square: Square| game.nose(square).is_none();
    let inside = |square: Square| {
        (bounds.west - 1..=bounds.east + 1).contains(&square.x)
            && (bounds.north - 1..=bounds.south + 1).contains(&square.y)
    };
    let corner = Square::new(bounds.west - 1, bounds.north - 1);
    let (mut seen, mut open) = (BTreeSet::from([corner]), vec![corner]);
    while let Some(square) = open.pop() {
        let next = square
            .orthogonal()
            .into_iter()
            .filter(|&other| inside(other) && free(other));
        open.extend(next.filter(|&other| seen.insert(other)));
    }
    let area = (bounds.columns() + 2) as usize * (bounds.rows() + 2) as usize;
    assert_eq!(seen.len() + squares.len(), area, "no free square is enclosed");
}

proptest! {
    // A case tries some hundred steps in each position of a game.
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(6) })]

    #[test]
    fn every_legal_step_plays(deal in deals(), choices in laws::choices(MOST_STEPS)) {
        laws::play::<Noses>(&deal, &choices, laws::every_legal_step_plays);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(32) })]

    #[test]
    fn explain_knows_the_legal_steps(deal in deals(), choices in laws::choices(MOST_STEPS)) {
        let game = laws::play::<Noses>(&deal, &choices, |_| {});
        laws::explain_knows_the_legal_steps(&game, steps_to_explain(&game));
    }

    #[test]
    fn random_games_end(deal in deals(), number in any::<u64>()) {
        laws::a_random_game_ends::<Noses>(&deal, number, MOST_STEPS);
    }

    #[test]
    fn positions_keep_what_the_page_promises(deal in deals(), choices in laws::choices(MOST_STEPS)) {
        laws::play(&deal, &choices, assert_sound);
    }

    #[test]
    fn most_points_win(deal in deals(), choices in vec(any::<Index>(), MOST_STEPS)) {
        let end = laws::play::<Noses>(&deal, &choices, |_| {});
        let (scores, winners) = (end.scores(), end.winners().unwrap());
        for seat in (0..end.seats() as u8).map(Seat) {
            let points: usize = end.groups().iter().filter(|group| group.stone.is_some_and(|stone| stone.owner == seat)).map(|group| group.squares.len()).sum();
            prop_assert_eq!(scores[seat.index()] as usize, points);
            prop_assert_eq!(winners.contains(&seat), scores.iter().all(|&other| other <= scores[seat.index()]));
        }
    }

    #[test]
    fn what_laying_shows_comes_true(deal in deals(), choices in laws::choices(MOST_STEPS)) {
        let game = laws::play::<Noses>(&deal, &choices, |_| {});
        for step in laws::legal(&game).into_iter().filter(|step| step.a.is_none() && step.b.is_none()) {
            let laying = game.laying(step).unwrap();
            let mut after = game.clone();
            after.play_legal(step);
            let groups = step.squares().map(|square| after.group(square));
            prop_assert_eq!(&laying.groups[0], &groups[0]);
            prop_assert_eq!(&laying.groups[1], if step.tile.is_double() { &None } else { &groups[1] });
            for seat in (0..game.seats() as u8).map(Seat) {
                let returned = laying.returned.iter().filter(|stone| stone.owner == seat).count();
                prop_assert_eq!(after.reserve(seat), game.reserve(seat) + returned);
            }
        }
    }

    #[test]
    fn layings_are_what_would_be_legal(deal in deals(), choices in laws::choices(MOST_STEPS)) {
        let game = laws::play::<Noses>(&deal, &choices, |_| {});
        let Some(mover) = game.to_move() else {
            prop_assert!((0..game.seats() as u8).all(|seat| game.layings(Seat(seat)).is_empty()));
            return Ok(());
        };
        for seat in (0..game.seats() as u8).map(Seat) {
            // The same tiles lie there, and the seat to move has the other's hand.
            let mut options = game.options();
            let laid: Vec<Tile> = game.tiles().map(|step| step.tile).collect();
            let (one, other) = (seat.index(), mover.index());
            let mut hands = options.hands.clone();
            if one != other {
                let rest = |hand: &[Tile]| hand.iter().copied().filter(|tile| !laid.contains(tile)).collect::<Vec<_>>();
                let (rest_one, rest_other) = (rest(&hands[one]), rest(&hands[other]));
                hands[one].retain(|tile| laid.contains(tile));
                hands[other].retain(|tile| laid.contains(tile));
                hands[one].extend(rest_other);
                hands[other].extend(rest_one);
            }
            options.hands = hands;
            let mut swapped = Noses::new(&options).unwrap();
            // Another hand may let another seat be passed over on the way; then there is nothing to compare.
            let same = game.tiles().all(|step| swapped.play(step).is_ok()) && swapped.to_move() == Some(mover);
            if same || one == other {
                let bare = |step: &Step| step.a.is_none() && step.b.is_none();
                let mut legal: Vec<Step> = laws::legal(&swapped).into_iter().filter(bare).collect();
                let mut layings = game.layings(seat);
                legal.sort_unstable();
                layings.sort_unstable();
                prop_assert_eq!(layings, legal);
            }
        }
    }

    #[test]
    fn texts_are_canonical_or_malformed(
        text in r"([0-9]{1,3}@-?[0-9]{1,4},-?[0-9]{1,4}[ESWNX](\+[abc](<-?[0-9]{1,4}(,-?[0-9])?)?){0,3})|.{0,12}"
    ) {
        laws::a_text_is_canonical_or_malformed::<Step>(&text);
    }

    #[test]
    fn steps_far_away_are_illegal_and_no_more(x in -999_i16..=999, y in -999_i16..=999, to in 0_usize..4) {
        let game = random_position(3, 1, 20);
        let tile = game.hand(game.to_move().unwrap()).tiles().next().unwrap();
        let step = Step::lay(tile, Square::new(x, y), Direction::ALL[to]);
        let near = game.bounds().unwrap().reach().contains(step.at);
        prop_assert!(near || game.explain(step).is_err());
        prop_assert!(near || game.laying(step).is_none_or(|laying| laying.returned.is_empty()));
    }
}

/// The position after so many random steps of the game that a number deals.
fn random_position(seats: usize, number: u64, steps: usize) -> Noses {
    let mut game = Noses::new(&Options::deal(seats, number)).unwrap();
    let (mut rng, mut room) = (kachel::games::chance::seeded(number), Vec::new());
    for _ in 0..steps {
        game.play_legal(game.draw_step(&mut rng, &mut room).unwrap());
    }
    game
}

#[test]
fn drawing_is_fair() {
    for (seats, number, steps) in [(2, 1, 0), (2, 3, 9), (3, 5, 25), (5, 8, 38)] {
        laws::drawing_is_fair(&random_position(seats, number, steps));
    }
}

#[test]
fn a_number_means_the_same_deal_for_ever() {
    // Computed by a program of its own in another language, from the generator's description.
    let golden = [
        (
            2,
            1,
            "00,05,06,11,12,15,16,17,18,23,25,26,29,36,37,44,45,48,49,55,56,57,59,66,68,88,89;01,02,03,04,07,08,09,13,14,19,22,24,27,28,33,34,35,38,39,46,47,58,67,69,77,78,79",
        ),
        (
            4,
            7,
            "00,03,12,18,24,27,49,55,57,77,78,79,88,89;06,09,13,14,16,17,19,25,28,33,44,48,56,58;01,05,07,08,11,15,26,35,38,39,66,67,69;02,04,22,23,29,34,36,37,45,46,47,59,68",
        ),
        (
            5,
            u64::MAX,
            "06,08,12,16,19,27,28,39,48,56,89;01,04,22,23,24,34,36,38,46,59,77;02,03,13,14,15,26,33,35,45,47,58;05,07,11,17,25,37,44,49,57,67,78;00,09,18,29,55,66,68,69,79,88",
        ),
        (
            3,
            0,
            "04,08,09,12,14,15,19,22,23,27,34,35,47,49,67,68,78,88;00,01,02,03,05,18,26,33,36,37,39,44,45,46,48,58,59,79;06,07,11,13,16,17,24,25,28,29,38,55,56,57,66,69,77,89",
        ),
    ];
    for (seats, number, hands) in golden {
        let dealt = Options::deal(seats, number).hands;
        let texts: Vec<String> = dealt
            .iter()
            .map(|hand| hand.iter().map(Tile::to_string).collect::<Vec<_>>().join(","))
            .collect();
        assert_eq!(texts.join(";"), hands);
    }
}

#[test]
fn hands_are_two_to_five_without_a_tile_twice() {
    let hands = |hands: &[&[&str]]| Options {
        hands: hands
            .iter()
            .map(|hand| hand.iter().map(|tile| tile.parse().unwrap()).collect())
            .collect(),
    };
    assert!(Noses::new(&hands(&[&["01"]])).is_err());
    assert!(Noses::new(&hands(&[&["01"], &["02"], &["03"], &["04"], &["05"], &["06"]])).is_err());
    assert!(Noses::new(&hands(&[&["01", "22"], &["22"]])).is_err());
    // A hand keeps the order in which it is given.
    let options = hands(&[&["22", "01"], &["37"]]);
    assert_eq!(Noses::new(&options).unwrap().options(), options);
    // Nobody can lay: over at once, and shared by all.
    let game = Noses::new(&hands(&[&[], &[]])).unwrap();
    assert_eq!((game.to_move(), game.winners()), (None, Some(vec![Seat(0), Seat(1)])));
    // Who can't lay is passed over.
    assert_eq!(Noses::new(&hands(&[&[], &["22"]])).unwrap().to_move(), Some(Seat(1)));
}

/// A game of three tiles each, and what is said about steps in it.
#[test]
fn reasons_carry_what_their_sentences_need() {
    let hand = |tiles: &str| tiles.split(' ').map(|tile| tile.parse().unwrap()).collect();
    let options = Options {
        hands: vec![hand("05 55 22 13 01"), hand("15 58 07")],
    };
    let mut game = Noses::new(&options).unwrap();
    let reason = |game: &Noses, text: &str| game.explain(text.parse().unwrap()).unwrap_err();
    let square = Square::new;

    assert_eq!(
        reason(&game, "05@1,0E"),
        Reason::NotCanonical {
            instead: "05@0,0E".parse().unwrap()
        }
    );
    assert_eq!(
        reason(&game, "15@0,0E"),
        Reason::NotInHand {
            tile: "15".parse().unwrap(),
            holder: Some(Seat(1))
        }
    );
    assert_eq!(
        reason(&game, "66@0,0E"),
        Reason::NotInHand {
            tile: "66".parse().unwrap(),
            holder: None
        }
    );
    assert_eq!(
        reason(&game, "05@0,0E+a"),
        Reason::NoGroup {
            square: square(0, 0),
            why: NoGroup::Single
        }
    );
    for step in ["05@0,0E", "15@0,1E+b"] {
        game.play(step.parse().unwrap()).unwrap();
    }
    // 0 5
    // 1 5
    assert_eq!(reason(&game, "55@1,1S"), Reason::Occupied(square(1, 1)));
    assert_eq!(reason(&game, "55@3,1S"), Reason::TouchTwo { touched: None });
    assert_eq!(
        reason(&game, "55@2,1S"),
        Reason::TouchTwo {
            touched: Some(square(1, 1))
        }
    );
    let touches = [(2, 0, 1, 0), (2, 1, 1, 1)].map(|(x, y, touched_x, touched_y)| Touch {
        square: square(x, y),
        nose: 2,
        touched: square(touched_x, touched_y),
        touched_nose: 5,
    });
    assert_eq!(
        reason(&game, "22@2,0S"),
        Reason::NoMatch {
            touches: touches.to_vec()
        }
    );
    assert_eq!(
        reason(&game, "55@2,1N"),
        Reason::NotCanonical {
            instead: "55@2,0S".parse().unwrap()
        }
    );
    assert_eq!(
        reason(&game, "55@2,0S+b"),
        Reason::NoGroup {
            square: square(2, 1),
            why: NoGroup::Double
        }
    );
    assert_eq!(
        reason(&game, "55@2,0S+a<1,1"),
        Reason::NoStone(NoStone::NotThere(square(1, 1)))
    );
    game.play("55@2,0S+a".parse().unwrap()).unwrap();
    assert_eq!(
        game.reserve(Seat(1)),
        5,
        "the stone on the group that was extended has gone back"
    );
    assert_eq!(
        reason(&game, "58@3,0S+a<2,0"),
        Reason::NoStone(NoStone::NotThere(square(2, 0))),
        "not one's own"
    );
    game.play("58@3,1N".parse().unwrap()).unwrap();
    assert_eq!(game.scores(), [0, 0], "nobody owns the group now");
}

/// Holes and widths of a few games, seen in full.
#[test]
fn holes_and_widths_say_where() {
    let (mut holes, mut wide) = (0, 0);
    for number in 0..12 {
        let game = random_position(3, number, 36);
        for step in all_layings(&game, game.to_move().unwrap()) {
            match game.explain(step) {
                Err(Reason::Hole { squares }) => {
                    holes += 1;
                    let covered = |square| game.nose(square).is_some() || step.squares().contains(&square);
                    assert!(!squares.is_empty() && !squares.iter().any(|&square| covered(square)));
                    // They are closed in: whoever leaves them comes to a tile.
                    let beside = squares.iter().flat_map(|square| square.orthogonal());
                    assert!(
                        beside
                            .into_iter()
                            .all(|square| covered(square) || squares.contains(&square))
                    );
                }
                Err(Reason::TooWide(span)) => {
                    wide += 1;
                    assert!(span.width() > WIDEST);
                    let (Span::Columns(from, to) | Span::Rows(from, to)) = span;
                    let along = |square: Square| {
                        if matches!(span, Span::Columns(..)) {
                            square.x
                        } else {
                            square.y
                        }
                    };
                    assert!(
                        step.squares()
                            .into_iter()
                            .map(along)
                            .any(|line| line == from || line == to)
                    );
                }
                _ => {}
            }
        }
    }
    assert!(holes > 10 && wide > 10, "{holes} holes, {wide} too wide");
}
