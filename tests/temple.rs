//! Temple, in both editions: what holds in every game, the fast ways compared with the plain rules, and reasons in full.

mod laws;

use std::collections::BTreeSet;

use kachel::games::temple::{
    Colour, ColourOrder, Edition, Kind, Lack, Lonely, NoCorner, NoTop, NoWay, NotCanonical, NotInHand, Options, Place,
    Put, Reason, Step, TILES_OF_A_SEAT, Temple, Tile, Values, Way, Ways,
};
use kachel::games::{Game, Seat, chance};
use proptest::prelude::*;
use proptest::sample::select;

/// A turn puts down one tile at least.
const MOST_STEPS: usize = 2 * TILES_OF_A_SEAT;

fn options() -> impl Strategy<Value = Options> {
    select(&[Edition::Original, Edition::Edited]).prop_map(|edition| Options { edition })
}

/// The places that touch a tile, and those that touch one of these.
fn places_near(game: &Temple) -> BTreeSet<Place> {
    let tiles = game.tiles().iter().map(|put| put.place);
    let near: BTreeSet<Place> = tiles.flat_map(Place::touching).chain([Place::floor(0, 0)]).collect();
    near.iter()
        .flat_map(|place| place.touching())
        .chain(near.iter().copied())
        .collect()
}

/// Every set of places that could be a way, and many that can't: one near the building, two that touch, three with a top.
fn sets_of_places(game: &Temple) -> BTreeSet<Vec<Place>> {
    let near = places_near(game);
    let sorted = |mut places: Vec<Place>| {
        places.sort();
        places
    };
    let mut sets = BTreeSet::new();
    for &place in &near {
        sets.insert(vec![place]);
        let others: Vec<Place> = place.touching().filter(|other| near.contains(other)).collect();
        for (i, &other) in others.iter().enumerate() {
            sets.insert(sorted(vec![place, other]));
            if place.kind() == Kind::Top {
                sets.extend(others[..i].iter().map(|&third| sorted(vec![place, other, third])));
            }
        }
    }
    sets
}

/// The tiles that a seat has, in orders of so many.
fn tiles(game: &Temple, seat: Seat, count: usize) -> Vec<Vec<Tile>> {
    let tile = |colour: Colour| {
        game.left(colour)
            .iter()
            .map(move |value| Tile::new(colour, value).unwrap())
    };
    let hand: Vec<Tile> = Colour::of(seat).flat_map(tile).collect();
    let mut orders = vec![Vec::new()];
    for _ in 0..count {
        let longer = |order: &Vec<Tile>| {
            let order = order.clone();
            let more = hand
                .iter()
                .filter(|tile| !order.contains(tile))
                .map(|&tile| [order.clone(), vec![tile]].concat());
            more.collect::<Vec<_>>()
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    orders
}

fn step(places: &[Place], tiles: &[Tile]) -> Step {
    let puts: Vec<Put> = places
        .iter()
        .zip(tiles)
        .map(|(&place, &tile)| Put { place, tile })
        .collect();
    Step::new(&puts).unwrap()
}

/// Every step that could be legal, with a good deal around. Where the places are a way (or it is the first turn), all tiles
/// are tried; elsewhere one choice of tiles is enough to be told so.
fn steps_to_explain(game: &Temple) -> Vec<Step> {
    let Some(seat) = game.to_move() else { return Vec::new() };
    let all_tiles = [1, 2, 3].map(|count| tiles(game, seat, count));
    let mut steps = Vec::new();
    for places in sets_of_places(game) {
        let tiles = &all_tiles[places.len() - 1];
        let is_way = game.tiles().is_empty() || game.ways(&places).is_ok();
        let tried = if is_way { tiles.len() } else { 1 };
        steps.extend(tiles.iter().take(tried).map(|tiles| step(&places, tiles)));
    }
    steps
}

/// What the page promises of every position.
fn assert_sound(game: &Temple) {
    let tiles = game.tiles();
    for (i, put) in tiles.iter().enumerate() {
        assert!(
            tiles[..i]
                .iter()
                .all(|other| other.place != put.place && other.tile != put.tile)
        );
        assert!(put.place.z() >= 0, "nothing lies below the table");
        assert!(
            put.place.right_above_and_below().all(|place| game.at(place).is_none()),
            "flat tiles right above another"
        );
        let touched: BTreeSet<Put> = game.touching(put.place).collect();
        let by_edges = tiles
            .iter()
            .filter(|other| other.place.touches(put.place))
            .copied()
            .collect();
        assert_eq!(touched, by_edges);
        assert!(
            i == 0 || touched.iter().any(|other| other.tile.value() <= put.tile.value()),
            "{put} stands alone"
        );
    }
    for seat in [Seat(0), Seat(1)] {
        let down = tiles.iter().filter(|put| put.tile.colour.seat() == seat).count();
        assert_eq!(game.tiles_left(seat) as usize + down, TILES_OF_A_SEAT);
        // Colour by colour: all colours but the open one are whole, or used up.
        for colour in Colour::of(seat).filter(|&colour| game.open(seat) != Some(colour)) {
            assert!(game.left(colour) == Values::ALL || game.left(colour).is_empty());
        }
        assert!(
            game.open(seat)
                .is_none_or(|colour| (1..=5).contains(&game.left(colour).len()))
        );
    }
}

/// The tiles of a step go down in the order that the game finds, each on one of the same or a smaller value.
fn assert_has_order(game: &Temple, step: Step) {
    let order: Vec<Put> = game.order(step).unwrap().puts().collect();
    assert_eq!(order.iter().copied().collect::<BTreeSet<_>>(), step.puts().collect());
    let open = game.open(game.to_move().unwrap());
    for (i, put) in order.iter().enumerate() {
        let down = game.tiles().iter().chain(&order[..i]);
        let mut below = down.filter(|other| other.place.touches(put.place) && other.tile.value() <= put.tile.value());
        assert!(game.tiles().is_empty() || below.next().is_some(), "{put} in {step}");
        let is_open = |put: &Put| Some(put.tile.colour) == open;
        assert!(
            !is_open(put) || order[..i].iter().all(is_open),
            "the open colour comes first"
        );
    }
}

proptest! {
    // A case tries hundreds of steps in each position of a game.
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(8) })]

    #[test]
    fn every_legal_step_plays(options in options(), choices in laws::choices(MOST_STEPS)) {
        laws::play::<Temple>(&options, &choices, laws::every_legal_step_plays);
    }

    #[test]
    fn explain_knows_the_legal_steps(options in options(), choices in laws::choices(MOST_STEPS)) {
        let game = laws::play::<Temple>(&options, &choices, |_| {});
        laws::explain_knows_the_legal_steps(&game, steps_to_explain(&game));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(24) })]

    #[test]
    fn random_games_end(options in options(), number in any::<u64>()) {
        laws::a_random_game_ends::<Temple>(&options, number, MOST_STEPS);
    }

    #[test]
    fn positions_keep_what_the_page_promises(options in options(), choices in laws::choices(MOST_STEPS)) {
        laws::play(&options, &choices, assert_sound);
    }

    #[test]
    fn legal_steps_can_be_put_down_one_by_one(options in options(), choices in laws::choices(MOST_STEPS)) {
        let game = laws::play::<Temple>(&options, &choices, |_| {});
        for step in laws::legal(&game) {
            assert_has_order(&game, step);
            let places: Vec<Place> = step.puts().map(|put| put.place).collect();
            prop_assert!(game.tiles().is_empty() || game.ways(&places).is_ok());
        }
    }

    #[test]
    fn texts_are_canonical_or_malformed(
        text in r"([FTXYZ]-?[0-9]{1,4},-?[0-9]{1,2}(\^-?[0-9]{1,2})?=[A-K][0-7]\+?){1,4}|.{0,12}"
    ) {
        laws::a_text_is_canonical_or_malformed::<Step>(&text);
    }

    #[test]
    fn steps_far_away_are_illegal_and_no_more(x in -999_i16..=999, y in -999_i16..=999, z in 0_i16..=999) {
        let game = random_position(Edition::Edited, 5, 12);
        let seat = game.to_move().unwrap();
        let tile = Tile::new(game.open(seat).unwrap_or(Colour::of(seat).next().unwrap()), 3).unwrap();
        for place in [Place::flat(x, y, z), Place::wall_x(x, y, z), Place::wall_y(x, y, z)] {
            let far = x.abs().max(y.abs()).max(z) > 60;
            prop_assert!(!far || game.explain(step(&[place], &[tile])).is_err());
            prop_assert_eq!(place.to_string().parse(), Ok(place));
        }
    }
}

/// The position after so many random steps, or at the end.
fn random_position(edition: Edition, number: u64, steps: usize) -> Temple {
    let mut game = Temple::new(&Options { edition }).unwrap();
    let (mut rng, mut room) = (chance::seeded(number), Vec::new());
    for _ in 0..steps {
        let Some(step) = game.draw_step(&mut rng, &mut room) else {
            break;
        };
        game.play_legal(step);
    }
    game
}

#[test]
fn drawing_is_fair() {
    let (mut checked, mut with_two_colours) = (0, 0);
    for edition in [Edition::Original, Edition::Edited] {
        for number in 0..40 {
            let game = random_position(edition, number, number as usize);
            let legal = laws::legal(&game);
            // Few steps are drawn soon.
            if (1..60).contains(&legal.len()) {
                laws::drawing_is_fair(&game);
                checked += 1;
                let has_two = |step: &Step| step.puts().any(|put| put.tile.colour != step.first.tile.colour);
                with_two_colours += usize::from(legal.iter().any(has_two));
            }
        }
    }
    assert!(
        checked > 10 && with_two_colours > 2,
        "{checked} positions, {with_two_colours} with two colours in a turn"
    );
}

/// The table of the page, in numbers.
#[test]
fn places_touch_where_they_share_an_edge() {
    let place = |text: &str| text.parse::<Place>().unwrap();
    let touching = |text: &str| {
        place(text)
            .touching()
            .map(|place| place.to_string())
            .collect::<BTreeSet<_>>()
    };
    let set = |texts: &str| texts.split(' ').map(str::to_owned).collect::<BTreeSet<_>>();
    assert_eq!(touching("F0,0"), set("F-1,0 F1,0 F0,-1 F0,1 X0,0 X1,0 Y0,0 Y0,1"));
    assert_eq!(
        touching("T0,0"),
        set("T-1,0 T1,0 T0,-1 T0,1 X0,0 X1,0 Y0,0 Y0,1 X0,0^1 X1,0^1 Y0,0^1 Y0,1^1")
    );
    assert_eq!(
        touching("X2,1"),
        set("F1,1 F2,1 T1,1 T2,1 X2,1^1 X2,0 X2,2 Y1,1 Y2,1 Y1,2 Y2,2")
    );
    assert_eq!(
        touching("Y2,1^2"),
        set("T2,0^2 T2,1^2 T2,0^3 T2,1^3 Y2,1^1 Y2,1^3 Y1,1^2 Y3,1^2 X2,0^2 X2,1^2 X3,0^2 X3,1^2")
    );
    for here in ["F0,0", "T0,0", "T3,-2^4", "X2,1", "X0,0^3", "Y-1,5^1"].map(place) {
        for there in here.touching() {
            assert!(here.touches(there) && there.touches(here));
            assert!(there.touching().any(|place| place == here));
            assert_eq!(
                here.edges().iter().filter(|edge| there.edges().contains(edge)).count(),
                1
            );
        }
        assert!(!here.touches(here));
    }
    let above_and_below = |text: &str| place(text).right_above_and_below().collect::<Vec<_>>();
    assert_eq!(above_and_below("F1,2"), [place("T1,2")]);
    assert_eq!(above_and_below("T1,2"), [place("T1,2^2"), place("F1,2")]);
    assert_eq!(above_and_below("X1,2"), []);
}

#[test]
fn reasons_carry_what_their_sentences_need() {
    let place = |text: &str| text.parse::<Place>().unwrap();
    let tile = |text: &str| text.parse::<Tile>().unwrap();
    let put = |text: &str| text.parse::<Put>().unwrap();
    let mut game = Temple::new(&Options::default()).unwrap();
    game.play("F0,0=A1".parse().unwrap()).unwrap();

    let two_colours = "X0,0=F2+Y0,0=G3".parse().unwrap();
    let [f, g] = ["F1", "G1"].map(|text| tile(text).colour);
    assert_eq!(
        game.explain(two_colours),
        Err(Reason::ColourOrder(ColourOrder::TwoColours(f, g)))
    );
    let mut edited = Temple::new(&Options {
        edition: Edition::Edited,
    })
    .unwrap();
    edited.play("F0,0=A1".parse().unwrap()).unwrap();
    assert_eq!(
        edited.explain(two_colours),
        Err(Reason::ColourOrder(ColourOrder::TwoNewColours(f, g)))
    );

    game.play("X0,0=F2+Y0,0=F3".parse().unwrap()).unwrap();
    let reason = |text: &str| game.explain(text.parse().unwrap()).unwrap_err();
    let no_way = |text: &str| match reason(text) {
        Reason::NoWay(no_way) => no_way,
        other => panic!("{other:?}"),
    };
    assert_eq!(
        reason("Y0,1=A3+X1,0=A2"),
        Reason::NotCanonical(NotCanonical::Order(place("X1,0")))
    );
    assert_eq!(
        reason("X1,0=A2+Y0,1=A2"),
        Reason::NotCanonical(NotCanonical::Twice(tile("A2")))
    );
    assert_eq!(reason("F0,1=F1"), Reason::NotInHand(NotInHand::OtherSeat(tile("F1"))));
    assert_eq!(
        reason("F0,1=A1"),
        Reason::NotInHand(NotInHand::PutDown(tile("A1"), place("F0,0")))
    );
    let not_open = ColourOrder::NotOpen {
        tile: tile("B2"),
        open: tile("A1").colour,
        left: 5,
    };
    assert_eq!(reason("F0,1=B2"), Reason::ColourOrder(not_open));
    assert_eq!(reason("F0,0=A2"), Reason::Occupied(place("F0,0")));
    assert_eq!(
        reason("T0,0=A2"),
        Reason::RightAbove {
            place: place("T0,0"),
            other: place("F0,0")
        }
    );
    assert_eq!(
        reason("F1,0=A2+T1,0=A3"),
        Reason::RightAbove {
            place: place("F1,0"),
            other: place("T1,0")
        }
    );

    assert_eq!(no_way("F5,5=A2"), NoWay::Floor);
    assert_eq!(
        no_way("X5,5=A2"),
        NoWay::Wall {
            touches_wall: false,
            touches_flat: false
        }
    );
    assert_eq!(
        no_way("X0,0^1=A2"),
        NoWay::Wall {
            touches_wall: true,
            touches_flat: false
        }
    );
    assert_eq!(no_way("X1,0=A2+Y5,5=A3"), NoWay::Walls(NoCorner::NoSharedEdge));
    assert_eq!(no_way("X1,0=A2+X1,1=A3"), NoWay::Walls(NoCorner::NoRightAngle));
    assert_eq!(
        no_way("X1,0=A2+Y1,1=A3"),
        NoWay::Walls(NoCorner::NoFloor(place("Y1,1")))
    );
    assert_eq!(no_way("F0,1=A2+F1,0=A3"), NoWay::Nothing);
    assert_eq!(no_way("F0,1=A2+X1,0=A3"), NoWay::Nothing);
    let no_top = |top: &str, walls, nearest| {
        NoWay::Top(NoTop {
            top: place(top),
            walls,
            tops: 0,
            nearest,
        })
    };
    let tunnel = |extra| {
        Some(Lack {
            way: Way::Tunnel,
            missing: vec![place("X-1,0")],
            extra,
        })
    };
    assert_eq!(no_way("T5,5=A2"), no_top("T5,5", 0, None));
    assert_eq!(no_way("T-1,0=A2"), no_top("T-1,0", 1, tunnel(vec![])));
    assert_eq!(
        no_way("Y-1,0=A2+T-1,0=A3"),
        no_top("T-1,0", 1, tunnel(vec![place("Y-1,0")]))
    );
    let lonely = Lonely {
        put: put("Y0,-1=A2"),
        touches: vec![put("T0,-1=A4")],
    };
    assert_eq!(reason("Y0,-1=A2+T0,-1=A4"), Reason::Value(lonely));
    assert_eq!(
        game.ways(&[place("X1,0"), place("Y0,1")]),
        Ok(Ways::from(Way::CornerWall))
    );
}
