//! Temple: each reason comes up in a game and has its sentences; the book's figures show what they say.

use kachel::games::temple::{
    ColourOrder, Edition, Kind, Lack, NoCorner, NoTop, NoWay, NotCanonical, NotInHand, Options, Place, Put, Reason,
    Step, Temple, Tile, Way,
};
use kachel::games::{AnyReason, Game, Seat, chance};
use kachel::reader::{Book, FigureOf, TempleFigure, TempleShow};
use kachel::scene::temple::{Look, under};
use kachel::table::temple::{NotNow, Unfit};
use kachel::words::{Lang, Words, colour, explain_not_now, explain_reason, explain_temple, explain_unfit};
use std::collections::{BTreeMap, BTreeSet};

use crate::reasons::assert_well_said;

/// Everything that sentences tell apart.
const KINDS: [&str; 29] = [
    "bare",
    "corner top: missing",
    "corner top: others",
    "corner top: too many",
    "first tile",
    "floor",
    "game over",
    "little",
    "no flat",
    "no floor",
    "no right angle",
    "no shared edge",
    "no wall",
    "not open",
    "nothing",
    "occupied",
    "order",
    "other seat",
    "put down",
    "right above",
    "tunnel: missing",
    "tunnel: others",
    "tunnel: too many",
    "twice",
    "two colours",
    "two new colours",
    "value",
    "value, late",
    "wall alone",
];

fn kind(reason: &Reason) -> &'static str {
    match reason {
        Reason::GameOver => "game over",
        Reason::NotCanonical(NotCanonical::Order(_)) => "order",
        Reason::NotCanonical(NotCanonical::Twice(_)) => "twice",
        Reason::FirstTile => "first tile",
        Reason::NotInHand(NotInHand::OtherSeat(_)) => "other seat",
        Reason::NotInHand(NotInHand::PutDown(..)) => "put down",
        Reason::ColourOrder(ColourOrder::NotOpen { .. }) => "not open",
        Reason::ColourOrder(ColourOrder::TwoColours(..)) => "two colours",
        Reason::ColourOrder(ColourOrder::TwoNewColours(..)) => "two new colours",
        Reason::Occupied(_) => "occupied",
        Reason::RightAbove { .. } => "right above",
        Reason::NoWay(NoWay::Floor) => "floor",
        Reason::NoWay(NoWay::Wall { touches_wall: true, .. }) => "no flat",
        Reason::NoWay(NoWay::Wall { touches_flat: true, .. }) => "no wall",
        Reason::NoWay(NoWay::Wall { .. }) => "wall alone",
        Reason::NoWay(NoWay::Walls(NoCorner::NoSharedEdge)) => "no shared edge",
        Reason::NoWay(NoWay::Walls(NoCorner::NoRightAngle)) => "no right angle",
        Reason::NoWay(NoWay::Walls(NoCorner::NoFloor(_))) => "no floor",
        Reason::NoWay(NoWay::Top(NoTop { nearest: None, .. })) => "little",
        Reason::NoWay(NoWay::Top(NoTop {
            nearest: Some(Lack { way, missing, extra }),
            ..
        })) => match (way, missing.is_empty(), extra.is_empty()) {
            (Way::Tunnel, false, true) => "tunnel: missing",
            (Way::Tunnel, false, false) => "tunnel: others",
            (Way::Tunnel, true, _) => "tunnel: too many",
            (Way::CornerTop, false, true) => "corner top: missing",
            (Way::CornerTop, false, false) => "corner top: others",
            (Way::CornerTop, true, _) => "corner top: too many",
            _ => "bare",
        },
        Reason::NoWay(NoWay::Nothing) => "nothing",
        Reason::Value(lonely)
            if lonely
                .touches
                .iter()
                .any(|other| other.tile.value() <= lonely.put.tile.value()) =>
        {
            "value, late"
        }
        Reason::Value(_) => "value",
    }
}

/// Steps to try in a position: places near the building with tiles of all kinds, and real steps with other tiles.
fn tried(game: &Temple, rng: &mut impl rand_core::Rng) -> Vec<Step> {
    let near: BTreeSet<Place> = game.tiles().iter().flat_map(|put| put.place.touching()).collect();
    let places: Vec<Place> = near.into_iter().chain([Place::floor(0, 0)]).collect();
    let far: Vec<Place> = places.iter().flat_map(|place| place.touching()).collect();
    let all: Vec<Tile> = ('A'..='J')
        .flat_map(|letter| (1..=6).map(move |value| format!("{letter}{value}").parse().unwrap()))
        .collect();
    let hand =
        |tile: &&Tile| game.to_move() == Some(tile.colour.seat()) && game.left(tile.colour).contains(tile.value());
    let open = game.to_move().and_then(|seat| game.open(seat));
    let (allowed, others): (Vec<Tile>, Vec<Tile>) = all
        .iter()
        .filter(hand)
        .partition(|tile| open.is_none_or(|open| open == tile.colour));
    let mut steps = Vec::new();
    for _ in 0..150 {
        let tiles = if one_in(rng, 6) || allowed.is_empty() {
            &all
        } else {
            &allowed
        };
        let where_to = if one_in(rng, 8) { &far } else { &places };
        let place = pick(rng, where_to);
        let around: Vec<Place> = if place.kind() == Kind::Top {
            place
                .edges()
                .into_iter()
                .flat_map(|edge| [edge.hanging(), edge.standing()])
                .collect()
        } else {
            place.touching().chain(places.iter().copied()).collect()
        };
        let mut puts = vec![Put {
            place,
            tile: pick(rng, tiles),
        }];
        while puts.len() < 3 && !one_in(rng, 3) {
            puts.push(Put {
                place: pick(rng, &around),
                tile: pick(rng, tiles),
            });
        }
        if !one_in(rng, 12) {
            puts.sort_by_key(|put| put.place);
        }
        steps.extend(Step::new(&puts));
    }
    // A corner top that is all right, but for one more wall.
    let mut room = Vec::new();
    game.legal_steps(&mut room);
    let is_corner_top = |step: &&Step| {
        let places: Vec<Place> = step.puts().map(|put| put.place).collect();
        game.ways(&places).is_ok_and(|ways| ways.contains(Way::CornerTop))
    };
    for real in room.iter().filter(is_corner_top).take(20) {
        let mut puts: Vec<Put> = real.puts().collect();
        let top = puts[puts.len() - 1].place;
        let wall = pick(rng, &top.edges()).standing();
        let tile = pick(rng, &allowed);
        puts.push(Put { place: wall, tile });
        puts.sort_by_key(|put| put.place);
        steps.extend(Step::new(&puts));
    }
    // A turn that uses up the open colour and begins another.
    while allowed.len() == 1 && others.len() > 1 && steps.len() < 250 {
        let Some(real) = game.draw_step(rng, &mut room) else {
            break;
        };
        let mut puts: Vec<Put> = real
            .puts()
            .map(|put| Put {
                tile: pick(rng, &others),
                ..put
            })
            .collect();
        let last = pick(rng, &(0..puts.len()).collect::<Vec<_>>());
        puts[last].tile = allowed[0];
        steps.extend(Step::new(&puts));
    }
    steps
}

fn one_in(rng: &mut impl rand_core::Rng, count: u32) -> bool {
    chance::below(rng, count) == 0
}

fn pick<T: Copy>(rng: &mut impl rand_core::Rng, from: &[T]) -> T {
    from[chance::below(rng, from.len() as u32) as usize]
}

/// A step for each reason that games played at random meet, with the reason.
fn met() -> BTreeMap<&'static str, (Step, Reason)> {
    let mut met = BTreeMap::new();
    for number in 0..8 {
        for edition in [Edition::Original, Edition::Edited] {
            let mut game = Temple::new(&Options { edition }).unwrap();
            let (mut rng, mut room) = (chance::seeded(number), Vec::new());
            while met.len() < KINDS.len() {
                for step in tried(&game, &mut rng) {
                    if let Err(reason) = game.explain(step) {
                        met.entry(kind(&reason)).or_insert((step, reason));
                    }
                }
                let Some(step) = game.draw_step(&mut rng, &mut room) else {
                    break;
                };
                game.play_legal(step);
            }
        }
    }
    met
}

#[test]
fn every_reason_of_real_games_is_explained() {
    let met = met();
    assert_eq!(met.keys().copied().collect::<Vec<_>>(), KINDS);
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let mut texts = BTreeSet::new();
        for (step, reason) in met.values() {
            let explanation = explain_temple(&words, reason, |of| colour(&words, of.letter()));
            assert_well_said(&explanation, "temple");
            texts.insert(explanation.text);
            let short = explain_reason(&words, &step.to_string(), &AnyReason::from(reason.clone())).unwrap();
            assert!(!short.contains('[') && !short.ends_with('.'), "{lang:?}: {short}");
        }
        assert_eq!(
            texts.len(),
            KINDS.len(),
            "{lang:?}: different things are explained alike: {texts:#?}"
        );
    }
}

#[test]
fn sentences_name_tiles_and_numbers() {
    let mut game = Temple::new(&Options::default()).unwrap();
    for step in ["F0,0=A1", "F0,1=F1", "F1,0=A3"] {
        game.play(step.parse().unwrap()).unwrap();
    }
    assert_eq!(game.to_move(), Some(Seat(1)));
    let explained = |lang, step: &str| {
        let words = Words::new(lang);
        let reason = game.explain(step.parse().unwrap()).unwrap_err();
        explain_temple(&words, &reason, |of| colour(&words, of.letter()))
    };
    assert_eq!(explained(Lang::En, "F1,1=F1").text, "Ink 1 is in the building already.");
    assert_eq!(explained(Lang::De, "F1,1=A2").text, "Indigo 2 gehört deinem Gegenüber.");
    assert_eq!(explained(Lang::Ko, "F1,1=F1").text, "먹색 1은 벌써 놓여 있어요.");
    assert_eq!(explained(Lang::En, "F1,1=G2").title, "Ink first");
    assert_eq!(
        explained(Lang::En, "F2,0=F2").text,
        "Ink 2 must touch a tile of the same or a smaller value. The smallest here is 3."
    );
    assert!(
        explained(Lang::Ko, "F2,0=F2")
            .text
            .ends_with("여기서 가장 작은 값은 3이에요.")
    );
}

/// Why ways and tiles have to wait: what games played at random meet, and what they seldom do.
#[test]
fn what_has_to_wait_is_explained() {
    let nows = [
        NotNow::GameOver,
        NotNow::FirstTurn,
        NotNow::NoPlace,
        NotNow::TooFewTiles { needed: 2, left: 1 },
        NotNow::NoValue { least: 3 },
    ];
    let unfits = [
        Unfit::FirstTile,
        Unfit::TooSmall { least: 4 },
        Unfit::TooFewTiles { needed: 3, left: 1 },
        Unfit::NoOther,
    ];
    let tile: Tile = "F2".parse().unwrap();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let mut texts = BTreeSet::new();
        for way in Way::ALL {
            for (now, edition) in nows
                .iter()
                .flat_map(|now| [(now, Edition::Original), (now, Edition::Edited)])
            {
                let explanation = explain_not_now(&words, way, now, edition);
                assert_well_said(&explanation, "temple");
                texts.insert(explanation.text);
            }
        }
        // Four that don't depend on the way, one for each way, and one more for the edited rules.
        assert_eq!(texts.len(), 4 + 6 + 1, "{lang:?}: {texts:#?}");
        let mut texts = BTreeSet::new();
        for why in &unfits {
            let explanation = explain_unfit(&words, tile, why, |of| colour(&words, of.letter()));
            assert_well_said(&explanation, "temple");
            texts.insert(explanation.text);
        }
        assert_eq!(texts.len(), unfits.len(), "{lang:?}: {texts:#?}");
    }
    let words = Words::new(Lang::Ko);
    let said = |why| explain_unfit(&words, tile, why, |of| colour(&words, of.letter())).text;
    assert_eq!(
        said(&unfits[1]),
        "먹색 2는 값이 같거나 더 작은 타일과 맞닿아야 해요. 빈자리 옆에는 4보다 작은 값이 없어요."
    );
}

fn figures() -> impl Iterator<Item = (&'static str, &'static TempleFigure)> {
    Book::temple().figures().filter_map(|figure| match &figure.of {
        FigureOf::Temple(of) => Some((figure.id, of)),
        FigureOf::Textile(_) | FigureOf::Noses(_) => None,
    })
}

fn figure(id: &str) -> &'static TempleFigure {
    figures().find(|(found, _)| *found == id).unwrap().1
}

#[test]
fn steps_in_figures_are_legal_or_refused() {
    assert_eq!(figures().count(), 9);
    for (id, figure) in figures() {
        match figure.show {
            TempleShow::Building => assert!(figure.step().is_none(), "{id}"),
            TempleShow::Turn(_) => assert_eq!(figure.reason(), None, "{id}"),
            TempleShow::Refused(_) => assert!(figure.reason().is_some(), "{id}"),
        }
    }
}

#[test]
fn each_way_has_its_figure() {
    for (id, way) in [
        ("temple-figure-floor", Way::Floor),
        ("temple-figure-corner-wall", Way::CornerWall),
        ("temple-figure-single-wall", Way::SingleWall),
        ("temple-figure-tunnel", Way::Tunnel),
        ("temple-figure-single-top", Way::SingleTop),
        ("temple-figure-corner-top", Way::CornerTop),
    ] {
        let figure = figure(id);
        assert!(matches!(figure.show, TempleShow::Turn(_)), "{id}");
        let places: Vec<Place> = figure.step().unwrap().puts().map(|put| put.place).collect();
        assert!(figure.position().ways(&places).unwrap().contains(way), "{id}");
    }
    // As the captions count.
    let touched = |id: &str, place: &str| {
        let touching: Vec<Kind> = figure(id)
            .position()
            .touching(place.parse().unwrap())
            .map(|put| put.place.kind())
            .collect();
        touching
    };
    assert_eq!(touched("temple-figure-floor", "F1,1"), [Kind::Floor]);
    assert_eq!(touched("temple-figure-tunnel", "T-1,0"), [Kind::WallX]);
    assert_eq!(touched("temple-figure-corner-top", "T-1,1"), [Kind::Top; 2]);
    assert_eq!(figure("temple-figure-corner-top").step().unwrap().puts().count(), 3);
    let top: Place = "T0,1".parse().unwrap();
    let walls = figure("temple-figure-single-top")
        .position()
        .touching(top)
        .filter(|put| put.place.kind().is_wall())
        .count();
    assert_eq!(walls, 2);
    let building = figure("temple-figure-building");
    assert_eq!((building.after, building.record.len()), (11, 11));
    let tops = building
        .position()
        .tiles()
        .iter()
        .filter(|put| put.place.kind() == Kind::Top)
        .count();
    assert_eq!(tops, 3);
}

#[test]
fn refused_figures_are_refused_for_what_they_show() {
    assert!(matches!(
        figure("temple-figure-above").reason(),
        Some(Reason::RightAbove { .. })
    ));
    match figure("temple-figure-value").reason() {
        Some(Reason::Value(lonely)) => {
            let values: Vec<u8> = lonely.touches.iter().map(|put| put.tile.value()).collect();
            assert_eq!((lonely.put.tile.value(), &values[..]), (2, &[3, 4][..]));
        }
        other => panic!("{other:?}"),
    }
    for id in ["temple-figure-above", "temple-figure-value"] {
        let looks: Vec<Look> = figure(id).faces().iter().map(|face| face.look).collect();
        assert!(looks.contains(&Look::Blamed) && looks.contains(&Look::Told), "{id}");
    }
}

/// Of each tile that a figure is about, at least half is to be seen.
#[test]
fn figures_show_what_they_are_about() {
    for (id, figure) in figures() {
        let (faces, view) = (figure.faces(), figure.view());
        for (index, face) in faces.iter().enumerate().filter(|(_, face)| face.look != Look::Laid) {
            let corners = face.place.corners().map(|corner| view.project(corner.map(f32::from)));
            let mut seen = 0;
            for i in 0..100 {
                let (a, b) = ((i % 10) as f32 / 10.0 + 0.05, (i / 10) as f32 / 10.0 + 0.05);
                let along = |axis: fn((f32, f32)) -> f32| {
                    let [from, one, _, other] = corners.map(axis);
                    from + a * (one - from) + b * (other - from)
                };
                let hits = under(&faces, &view, (along(|point| point.0), along(|point| point.1)));
                // Ghosts let what is behind them shine through.
                let hidden = hits
                    .iter()
                    .take_while(|&&hit| hit != index)
                    .any(|&hit| matches!(faces[hit].look, Look::Laid | Look::Told));
                seen += usize::from(!hidden);
            }
            assert!(seen >= 50, "{id}: {face:?} {seen}");
        }
    }
}

#[test]
fn plans_in_letters() {
    let lines = kachel::reader::Book::temple()
        .figures()
        .find(|figure| figure.id == "temple-figure-tunnel")
        .unwrap()
        .letters();
    assert_eq!(
        lines,
        [
            "(0)",
            " +       +   A5  +   F4  +",
            "[A4]     A2  A1      F1",
            " +       +       +       +",
            "(1)",
            " +       +",
            "    [A3]",
            " +       +",
        ]
    );
}
