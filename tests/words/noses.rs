//! The nose game: each reason comes up in a game and has its sentences; groups are told; the book's figures show what
//! their captions say.

use kachel::games::noses::{Direction, NoGroup, NoStone, Noses, Options, Reason, Source, Span, Step, Tile};
use kachel::games::plane::Square;
use kachel::games::{AnyReason, Game, Seat, chance};
use kachel::reader::{Book, FigureOf, NosesFigure, NosesShow};
use kachel::words::{Explanation, Lang, Words, describe_group, explain_noses, explain_reason, nose};
use std::collections::{BTreeMap, BTreeSet};

use crate::reasons::assert_well_said;

/// Everything that sentences tell apart.
const KINDS: [&str; 19] = [
    "double",
    "double not canonical",
    "empty reserve",
    "first tile not canonical",
    "game over",
    "hole",
    "no match",
    "no tile of yours",
    "nobody's tile",
    "not there",
    "occupied",
    "returned",
    "single",
    "too tall",
    "too wide",
    "touch none",
    "touch one",
    "twice",
    "two noses touch",
];

fn kind(step: &Step, reason: &Reason) -> &'static str {
    match reason {
        Reason::GameOver => "game over",
        Reason::NotInHand { holder: Some(_), .. } => "no tile of yours",
        Reason::NotInHand { holder: None, .. } => "nobody's tile",
        Reason::NotCanonical { .. } if step.tile.is_double() => "double not canonical",
        Reason::NotCanonical { .. } => "first tile not canonical",
        Reason::Occupied(_) => "occupied",
        Reason::TouchTwo { touched: None } => "touch none",
        Reason::TouchTwo { touched: Some(_) } => "touch one",
        Reason::NoMatch { touches } if touches.iter().any(|touch| touch.nose != touches[0].nose) => "two noses touch",
        Reason::NoMatch { .. } => "no match",
        Reason::TooWide(Span::Columns(..)) => "too wide",
        Reason::TooWide(Span::Rows(..)) => "too tall",
        Reason::Hole { .. } => "hole",
        Reason::NoGroup {
            why: NoGroup::Single, ..
        } => "single",
        Reason::NoGroup {
            why: NoGroup::Double, ..
        } => "double",
        Reason::NoStone(NoStone::EmptyReserve) => "empty reserve",
        Reason::NoStone(NoStone::NotThere(_)) => "not there",
        Reason::NoStone(NoStone::Returned(_)) => "returned",
        Reason::NoStone(NoStone::Twice(_)) => "twice",
    }
}

/// Steps to try in a position: each tile near those that lie there, with each of the seat's stones and without.
fn tried(game: &Noses) -> Vec<Step> {
    let (west, north, east, south) = match game.bounds() {
        None => (0, 0, 1, 0),
        Some(bounds) => (bounds.west - 2, bounds.north - 2, bounds.east + 2, bounds.south + 2),
    };
    let stones: Vec<Source> = match game.to_move() {
        None => vec![Source::Reserve],
        Some(seat) => game
            .stones(seat)
            .map(Source::Square)
            .chain([Source::Reserve, Source::Square(Square::new(99, 99))])
            .collect(),
    };
    let mut steps = Vec::new();
    for tile in Tile::ALL {
        for (x, y) in (north..=south).flat_map(|y| (west..=east).map(move |x| (x, y))) {
            for to in Direction::ALL {
                let step = Step::lay(tile, Square::new(x, y), to);
                steps.push(step);
                if game.explain(step).is_ok() {
                    steps.extend(stones.iter().map(|&stone| step.with(Some(stone), Some(stone))));
                    steps.extend(stones.iter().map(|&stone| step.with(None, Some(stone))));
                }
            }
        }
    }
    steps
}

/// A step for each reason that a game played at random meets, with the reason.
fn met() -> BTreeMap<&'static str, (Step, Reason)> {
    let mut met = BTreeMap::new();
    for number in 0..4 {
        let mut game = Noses::new(&Options::deal(2, number)).unwrap();
        let (mut rng, mut room) = (chance::seeded(number), Vec::new());
        for turn in 0.. {
            // Neighbouring positions have little news.
            let worth_a_look = turn % 3 == 0 || game.to_move().is_none();
            let steps = if worth_a_look && met.len() < KINDS.len() {
                tried(&game)
            } else {
                Vec::new()
            };
            for step in steps {
                if let Err(reason) = game.explain(step) {
                    met.entry(kind(&step, &reason)).or_insert((step, reason));
                }
            }
            let Some(step) = game.draw_step(&mut rng, &mut room) else {
                break;
            };
            game.play_legal(step);
        }
    }
    met
}

fn name(seat: Seat) -> String {
    ["Mina", "민준"][seat.index()].to_owned()
}

#[test]
fn every_reason_of_real_games_is_explained() {
    let met = met();
    assert_eq!(met.keys().copied().collect::<Vec<_>>(), KINDS);
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let mut texts = BTreeSet::new();
        for (step, reason) in met.values() {
            let explanation = explain_noses(&words, step, reason, name);
            assert_well_said(&explanation, "noses");
            texts.insert(explanation.text);
            let short = explain_reason(&words, &step.to_string(), &AnyReason::from(reason.clone())).unwrap();
            assert!(!short.contains('[') && !short.ends_with('.'), "{lang:?}: {short}");
        }
        // What isn't canonical is told alike, and one nose that meets no other of its kind like two.
        assert!(texts.len() >= KINDS.len() - 1, "{lang:?}: {texts:#?}");
    }
}

/// A small game whose positions can be looked over.
fn small() -> Noses {
    let hand = |tiles: &str| tiles.split(' ').map(|tile| tile.parse().unwrap()).collect();
    let hands = vec![hand("05 55 22 13 01"), hand("15 58 07")];
    let mut game = Noses::new(&Options { hands }).unwrap();
    for step in ["05@0,0E", "15@0,1E+b"] {
        game.play(step.parse().unwrap()).unwrap();
    }
    game
}

fn explained(game: &Noses, lang: Lang, step: &str) -> Explanation {
    let step: Step = step.parse().unwrap();
    let reason = game.explain(step).unwrap_err();
    explain_noses(&Words::new(lang), &step, &reason, name)
}

#[test]
fn sentences_name_what_is_in_the_way() {
    // 0 5
    // 1 5
    let game = small();
    let explained = |lang, step| explained(&game, lang, step);
    let other = "07@2,0E";
    assert_eq!(
        explained(Lang::En, other).title,
        "Mina".replace("Mina", "민준") + " has this tile"
    );
    assert_eq!(explained(Lang::Ko, other).title, "민준이 가진 타일이에요");
    // A nose that meets two alike names them once.
    let same = "22@2,0S";
    assert!(
        explained(Lang::En, same)
            .text
            .starts_with("Beside your needle nose: snub nose. ")
    );
    assert!(
        explained(Lang::De, same)
            .text
            .starts_with("Neben deiner Spitznase: Stupsnase. ")
    );
    assert!(
        explained(Lang::Ko, same)
            .text
            .starts_with("내 뾰족코 옆에는 들창코가 있어요. ")
    );
    // Both noses touch others.
    let text = explained(Lang::En, "13@1,2W").text;
    assert!(
        text.starts_with("Beside your button nose: snub nose. Beside your potato nose: button nose. "),
        "{text}"
    );
}

#[test]
fn numbers_are_counted_as_each_language_does() {
    let hole = |count: i16| Reason::Hole {
        squares: (0..count).map(|x| Square::new(x, 0)).collect(),
    };
    let step: Step = "37@0,0E".parse().unwrap();
    let text = |lang, reason: &Reason| explain_noses(&Words::new(lang), &step, reason, name).text;
    assert!(text(Lang::En, &hole(1)).starts_with("A free square would"));
    assert!(text(Lang::En, &hole(3)).starts_with("3 free squares would"));
    assert!(text(Lang::De, &hole(1)).starts_with("Ein freies Feld wäre"));
    assert!(text(Lang::De, &hole(3)).starts_with("3 freie Felder wären"));
    assert!(text(Lang::Ko, &hole(1)).starts_with("빈칸 1개가"));
    let wide = Reason::TooWide(Span::Columns(-3, 8));
    for lang in Lang::ALL {
        assert!(text(lang, &wide).contains("12"));
    }
}

#[test]
fn noses_have_ten_names() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let names: BTreeSet<String> = (0..10).map(|number| nose(&words, number)).collect();
        assert_eq!(names.len(), 10, "{lang:?}: {names:?}");
    }
}

#[test]
fn groups_are_told() {
    let game = small();
    let group = game.group(Square::new(1, 0)).unwrap();
    assert_eq!(group.stone.map(|stone| stone.owner), Some(Seat(1)));
    let told = |lang, owner, grows| describe_group(&Words::new(lang), &group, owner, grows);
    let (title, text) = told(Lang::En, Some("Ava"), true);
    assert_eq!(title, "Snub nose × 2");
    assert_eq!(text, "The group scores 2 points for Ava. It can still grow.");
    let (title, text) = told(Lang::De, None, false);
    assert_eq!(title, "Stupsnase × 2");
    assert_eq!(
        text,
        "Die Gruppe gehört niemandem und bringt keine Punkte. Da kommt nichts mehr dazu."
    );
    let (_, text) = told(Lang::Ko, Some("민준"), true);
    assert_eq!(text, "민준이 이 무리로 2점을 얻어요. 아직 더 커질 수 있어요.");
}

fn figures() -> impl Iterator<Item = (&'static str, &'static NosesFigure)> {
    Book::noses().figures().filter_map(|figure| match &figure.of {
        FigureOf::Noses(of) => Some((figure.id, of)),
        FigureOf::Textile(_) | FigureOf::Temple(_) => None,
    })
}

fn figure(id: &str) -> &'static NosesFigure {
    figures().find(|(found, _)| *found == id).unwrap().1
}

/// How many noses are in the groups that a figure's step forms or extends.
fn sizes(figure: &NosesFigure) -> Vec<usize> {
    let groups = figure.laying().unwrap().groups;
    groups.into_iter().flatten().map(|group| group.squares.len()).collect()
}

#[test]
fn steps_in_figures_are_legal_or_refused() {
    assert!(figures().count() >= 10);
    for (id, figure) in figures() {
        let refused = figure.reason();
        match figure.show {
            NosesShow::Table => assert!(figure.step().is_none() && figure.position().tiles().len() > 1, "{id}"),
            NosesShow::Laying(_) => assert_eq!(refused, None, "{id}"),
            NosesShow::Refused(_) => assert!(refused.is_some(), "{id}"),
        }
    }
}

#[test]
fn refused_figures_are_refused_for_what_they_show() {
    match figure("noses-figure-match").reason() {
        Some(Reason::NoMatch { touches }) => assert_eq!(touches.len(), 2),
        other => panic!("{other:?}"),
    }
    match figure("noses-figure-wide").reason() {
        Some(Reason::TooWide(span @ Span::Columns(..))) => assert_eq!(span.width(), 11),
        other => panic!("{other:?}"),
    }
    match figure("noses-figure-hole").reason() {
        Some(Reason::Hole { squares }) => assert_eq!(squares.len(), 1),
        other => panic!("{other:?}"),
    }
}

#[test]
fn figures_count_as_their_captions_do() {
    let owned = |game: &Noses| -> Vec<usize> {
        let groups = game.groups().into_iter().filter(|group| group.stone.is_some());
        let mut sizes: Vec<usize> = groups.map(|group| group.squares.len()).collect();
        sizes.sort_unstable();
        sizes
    };
    let table = figure("noses-figure-table").position();
    assert_eq!((table.tiles().len(), owned(&table)), (7, vec![2, 3, 5]));

    let touch = figure("noses-figure-touch");
    let (game, step) = (touch.position(), touch.step().unwrap());
    let touched = |(square, nose): (Square, u8)| {
        let others = square.orthogonal().into_iter().filter_map(|other| game.nose(other));
        others.map(move |other| other == nose).collect::<Vec<_>>()
    };
    let touched: Vec<bool> = step.laid().into_iter().flat_map(touched).collect();
    assert_eq!((touched.len(), touched.iter().filter(|same| **same).count()), (2, 1));

    let points = figure("noses-figure-points").position();
    assert_eq!((points.scores(), owned(&points)), (vec![5, 6, 2], vec![2, 2, 4, 5]));
    assert_eq!(
        points.groups().len(),
        owned(&points).len() + 1,
        "one group has no stone"
    );
}

#[test]
fn stones_move_as_captions_say() {
    let group = figure("noses-figure-group");
    assert_eq!(sizes(group), [4, 2]);
    assert!(group.step().is_some_and(|step| step.a.is_some() && step.b.is_some()));

    let extend = figure("noses-figure-extend");
    assert_eq!(sizes(extend), [3]);
    let [back] = extend.leaving()[..] else {
        panic!("one stone goes back")
    };
    assert_ne!(Some(back.owner), extend.position().to_move());

    let moves = figure("noses-figure-move");
    let (game, [moved]) = (moves.position(), &moves.leaving()[..]) else {
        panic!("one stone moves")
    };
    assert_eq!((game.to_move(), game.reserve(moved.owner)), (Some(moved.owner), 0));
    assert_eq!(game.group(moved.square).unwrap().squares.len(), 2);
    assert_eq!(sizes(moves), [4]);

    let link = figure("noses-figure-link");
    assert_eq!((sizes(link), link.leaving().len()), (vec![5], 2));
    assert!(link.step().is_some_and(|step| step.a == Some(Source::Reserve)));
}
