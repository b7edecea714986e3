//! Textile at the table.

use super::{Vector, vectors};
use kachel::games::plane::{Square, Turn};
use kachel::games::textile::{Colour, Options, Phase, Step, Textile};
use kachel::games::{AnyGame, Game, Reason};
use kachel::record::{Record, SeatInfo};
use kachel::table::textile::{Answer, Draft, Intent, Saved, Table};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

/// Touches the middle of a square of the textile.
fn touch(square: Square) -> Intent {
    Intent::Textile {
        x: f32::from(square.x) + 0.5,
        y: f32::from(square.y) + 0.5,
        reach: 0.5,
    }
}

/// Chooses a legal step as a hand does, and plays it.
#[track_caller]
fn play(table: &mut Table, step: Step, confirm: bool) {
    let mut last = Answer::Ignored;
    let mut does = |table: &mut Table, intent| last = table.handle_intent(intent, confirm);
    match step {
        Step::Start(colour) | Step::Draw(colour) | Step::Take { colour, at: None } => {
            does(table, Intent::Stack(colour));
        }
        Step::Take { colour, at: Some(at) } => {
            does(table, Intent::Stack(colour));
            assert!(table.offered_squares().contains(&at), "{step} isn't offered");
            does(table, Intent::PatchSquare(at));
        }
        Step::Knot { turn, by } => {
            does(table, Intent::Knot);
            for _ in Turn::ALL {
                if !matches!(table.draft(), Draft::Knot { turn: now, .. } if now == turn) {
                    does(table, Intent::Turn);
                }
            }
            assert!(table.offered_places().contains(&by), "{step} isn't offered");
            does(table, touch(table.handle_at(turn, by)));
        }
        Step::Discard => does(table, Intent::Discard),
    }
    // Drawing is played at once, and discarding is always asked about.
    if step == Step::Discard || confirm && !matches!(step, Step::Draw(_)) {
        assert_eq!(table.chosen_step(), Some(step));
        does(table, Intent::Confirm);
    }
    assert_eq!(last, Answer::Played(step));
}

fn play_vector(vector: &Vector<Textile>, confirm: bool) -> Table {
    let mut table = Table::new(&vector.options).unwrap();
    for &step in &vector.steps {
        play(&mut table, step, confirm);
    }
    let game = table.game();
    assert_eq!(game.scores(), vector.scores, "{}", vector.name);
    assert_eq!(game.winners(), Some(vector.winners.clone()), "{}", vector.name);
    assert_eq!(table.history().played(), vector.steps, "{}", vector.name);
    assert_eq!(table.to_move(), None);
    table
}

#[test]
fn hands_play_whole_games() {
    for vector in vectors::<Textile>() {
        play_vector(&vector, true);
    }
}

#[test]
fn hands_play_whole_games_without_confirming() {
    for vector in vectors::<Textile>() {
        play_vector(&vector, false);
    }
}

#[test]
fn the_points_turn_by_turn_are_the_scores() {
    for vector in vectors::<Textile>() {
        let table = play_vector(&vector, true);
        let mut scores = vec![0; vector.scores.len()];
        for scored in table.scored() {
            scores[scored.seat.index()] += scored.points;
            let history = table.history();
            let gained = |after: usize| history.after(after).scores()[scored.seat.index()];
            assert_eq!(gained(scored.after) - gained(scored.after - 1), scored.points);
        }
        assert_eq!(scores, vector.scores, "{}", vector.name);
    }
}

#[test]
fn undo_and_redo_lead_through_the_same_positions() {
    for vector in vectors::<Textile>() {
        let mut positions = vec![Textile::new(&vector.options).unwrap()];
        for &step in &vector.steps {
            let mut next = positions.last().unwrap().clone();
            next.play(step).unwrap();
            positions.push(next);
        }
        let mut table = play_vector(&vector, true);
        let end = vector.steps.len();
        for after in (0..end).rev() {
            assert!(table.can_undo());
            assert_eq!(table.handle_intent(Intent::Undo, true), Answer::Moved);
            assert_eq!(table.game(), &positions[after], "{} undone to {after}", vector.name);
        }
        assert!(!table.can_undo());
        assert_eq!(table.handle_intent(Intent::Undo, true), Answer::Ignored);
        for (after, position) in positions.iter().enumerate().skip(1) {
            assert!(table.can_redo());
            assert_eq!(table.handle_intent(Intent::Redo, true), Answer::Moved);
            assert_eq!(table.game(), position, "{} redone to {after}", vector.name);
        }
        assert!(!table.can_redo());
        assert_eq!(table.handle_intent(Intent::Redo, true), Answer::Ignored);
        assert_eq!(table.history().played(), vector.steps);
    }
}

/// A game that began with [`Options::default`], after these steps.
fn after(steps: &[&str]) -> Table {
    let mut table = Table::new(&Options::default()).unwrap();
    for step in steps {
        play(&mut table, step.parse().unwrap(), true);
    }
    table
}

#[test]
fn another_step_forgets_what_was_taken_back_and_the_same_step_does_not() {
    let mut table = after(&["start:B", "take:C", "take:A"]);
    table.handle_intent(Intent::Undo, true);
    table.handle_intent(Intent::Undo, true);
    play(&mut table, "take:C".parse().unwrap(), true);
    assert_eq!(table.history().undone(), ["take:A".parse().unwrap()]);
    play(&mut table, "take:B".parse().unwrap(), true);
    assert!(!table.can_redo());
}

#[test]
fn undo_lets_go_of_the_choice_before_it_takes_back_a_step() {
    let mut table = after(&["start:B", "take:C", "take:B"]);
    table.handle_intent(Intent::Stack(Colour::A), true);
    table.handle_intent(Intent::PatchSquare(Square::new(0, 1)), true);
    let played = table.history().cursor();
    assert_eq!(table.handle_intent(Intent::Undo, true), Answer::Chosen);
    assert_eq!(table.draft().to_string(), "take:A");
    assert_eq!(table.handle_intent(Intent::Undo, true), Answer::Chosen);
    assert_eq!(table.draft(), Draft::None);
    assert_eq!(table.history().cursor(), played);
    assert_eq!(table.handle_intent(Intent::Undo, true), Answer::Moved);
    assert_eq!(table.history().cursor(), played - 1);
}

#[test]
fn back_never_takes_back_a_step() {
    let mut table = after(&["start:B", "take:C", "take:B"]);
    table.handle_intent(Intent::Stack(Colour::A), true);
    assert_eq!(table.handle_intent(Intent::Back, true), Answer::Chosen);
    assert_eq!(table.handle_intent(Intent::Back, true), Answer::Ignored);
    assert_eq!(table.history().cursor(), 3);
}

#[test]
fn turning_and_holding_never_play() {
    // A ghost that lies already is only turned, though steps are not to be confirmed.
    let mut table = after(&["start:B", "take:C", "take:B", "take:D@0,1", "take:A@0,-1"]);
    let played = table.history().cursor();
    table.handle_intent(Intent::Knot, false);
    let handle = {
        let Draft::Knot { turn, .. } = table.draft() else {
            panic!("{:?}", table.draft())
        };
        table.handle_at(turn, table.offered_places()[0])
    };
    let (x, y) = (f32::from(handle.x) + 0.5, f32::from(handle.y) + 0.5);
    assert_eq!(
        table.handle_intent(Intent::Hold { x, y, reach: 0.5 }, false),
        Answer::Chosen
    );
    assert!(table.chosen_step().is_some());
    for _ in Turn::ALL {
        table.handle_intent(Intent::Turn, false);
        assert_eq!(table.history().cursor(), played);
    }
}

#[test]
fn a_draft_is_a_text() {
    for text in [
        "",
        "start:E",
        "take:A",
        "take:A@-1,2",
        "knot:r0",
        "knot:r270",
        "knot:r90@-12,3",
        "discard",
    ] {
        let draft: Draft = text.parse().unwrap();
        assert_eq!(draft.to_string(), text);
    }
    for text in [
        "draw:A",
        "knot",
        "knot:r",
        "knot:r45",
        "knot:r90@",
        "take:",
        "take:F",
        "start",
        "DISCARD",
        " ",
    ] {
        assert!(text.parse::<Draft>().is_err(), "{text:?}");
    }
}

// What is saved.

fn reread(saved: &Saved) -> Saved {
    let text = saved.to_record().to_json();
    Saved::read(Record::parse(&text).unwrap()).unwrap()
}

fn assert_same(one: &Saved, other: &Saved) {
    let (a, b) = (&one.table, &other.table);
    assert_eq!(a.game(), b.game());
    assert_eq!(a.history().played(), b.history().played());
    assert_eq!(a.history().undone(), b.history().undone());
    assert_eq!(a.draft(), b.draft());
    assert_eq!(one.names(), other.names());
    assert_eq!(one.to_record(), other.to_record());
}

/// A record of a game for two after a few steps, with this as the table's own key.
fn record_with(table: Value) -> Record {
    let mut record = Record::new(AnyGame::Textile(Textile::new(&Options::default()).unwrap()));
    record.steps = ["start:B", "take:C", "take:A"].map(str::to_owned).to_vec();
    record.other.insert("table".into(), table);
    record
}

#[test]
fn impossible_drafts_are_dropped() {
    let drafts = [
        json!("take:B"),
        json!("take:B@0,0"),
        json!("take:B@5,5"),
        json!("take:C@0,1"),
        json!("take:F@0,1"),
        json!("start:A"),
        json!("draw:A"),
        json!("knot:r180"),
        json!("knot:r0@0,0"),
        json!("knot:r0@999,999"),
        json!("knot:r0@32767,-32768"),
        json!("knot:r90@99999999,1"),
        json!("nonsense"),
        json!("take:B@0,1 "),
        json!(7),
        json!(null),
        json!(["take:B@0,1"]),
    ];
    for draft in drafts {
        let possible = draft == json!("take:B");
        let saved = Saved::read(record_with(json!({ "undone": [], "draft": draft }))).unwrap();
        let expected = if possible { "take:B" } else { "" };
        assert_eq!(saved.table.draft().to_string(), expected, "{draft}");
        assert_eq!(saved.table.history().cursor(), 3, "{draft}");
    }
}

#[test]
fn undone_steps_that_make_no_sense_are_dropped_and_the_draft_stays() {
    let lists = [
        (json!(["take:B@0,1", "take:B@0,1"]), 2),
        (json!(["take:B@0,1", "draw:A"]), 0),
        (json!(["draw:A"]), 0),
        (json!(["knot:r0@999,999"]), 0),
        (json!(["nonsense", "take:B@0,1"]), 0),
        (json!([1, null, {}]), 0),
        (json!("take:B@0,1"), 0),
        (json!(null), 0),
        (json!({ "0": "take:B@0,1" }), 0),
    ];
    for (undone, kept) in lists {
        let saved = Saved::read(record_with(json!({ "undone": undone, "draft": "take:B" }))).unwrap();
        assert_eq!(saved.table.history().undone().len(), kept, "{undone}");
        assert_eq!(saved.table.draft().to_string(), "take:B", "{undone}");
        assert_eq!(saved.table.history().cursor(), 3, "{undone}");
    }
}

#[test]
fn a_table_key_of_another_shape_is_no_table() {
    for table in [json!(null), json!(7), json!("take:A"), json!([]), json!({})] {
        let saved = Saved::read(record_with(table.clone())).unwrap();
        assert_eq!(saved.table.draft(), Draft::None, "{table}");
        assert!(saved.table.history().undone().is_empty(), "{table}");
        assert_same(&saved, &reread(&saved));
    }
}

#[test]
fn keys_that_are_not_ours_stay() {
    let mut record = record_with(json!({ "undone": [], "draft": "take:B", "later": { "a": 1 } }));
    record.other.insert("clock".into(), json!([1, 2]));
    let written = Saved::read(record).unwrap().to_record();
    assert_eq!(written.other["table"]["later"], json!({ "a": 1 }));
    assert_eq!(written.other["table"]["draft"], json!("take:B"));
    assert_eq!(written.other["clock"], json!([1, 2]));
}

#[test]
fn another_game_has_the_same_seats() {
    let names = ["Mina", "두리"].map(str::to_owned);
    let mut saved = Saved::new(&Options::default(), names.clone().map(SeatInfo::named).to_vec()).unwrap();
    play(&mut saved.table, Step::Start(Colour::C), true);
    let again = saved.again(0).unwrap();
    assert_eq!(again.names(), saved.names());
    assert_eq!(again.names(), names.map(Some));
    assert_eq!(again.table.game().options(), saved.table.game().options());
    assert_eq!(again.table.history().cursor(), 0);
    assert!(again.table.history().undone().is_empty());
}

// Whatever hands do.

/// What somebody does at the table.
#[derive(Clone, Debug)]
enum Deed {
    /// Plays one of the legal steps as a hand does.
    Step(Index),
    /// Touches something that is offered now.
    Offered(Index),
    Intent(Intent),
    /// The program ends and starts again.
    Restart,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let square = (-4_i16..=4, -4_i16..=4).prop_map(|(x, y)| Square::new(x, y));
    let point = || (-9_f32..9.0, -9_f32..9.0, 0_f32..1.5);
    let far = (
        select(&[-3000.0_f32, -64.5, 64.5, 3000.0]),
        -3000_f32..3000.0,
        0_f32..1.0,
    );
    let intent = prop_oneof![
        6 => select(&Colour::ALL).prop_map(Intent::Stack),
        4 => square.prop_map(Intent::PatchSquare),
        6 => point().prop_map(|(x, y, reach)| Intent::Textile { x, y, reach }),
        3 => point().prop_map(|(x, y, reach)| Intent::Hold { x, y, reach }),
        3 => point().prop_map(|(x, y, reach)| Intent::Drop { x, y, reach }),
        1 => far.prop_map(|(x, y, reach)| Intent::Textile { x, y, reach }),
        3 => Just(Intent::Turn),
        3 => Just(Intent::Knot),
        2 => Just(Intent::Discard),
        3 => Just(Intent::Confirm),
        2 => Just(Intent::Undo),
        2 => Just(Intent::Redo),
        2 => Just(Intent::Back),
    ];
    let deed = prop_oneof![
        6 => any::<Index>().prop_map(Deed::Step),
        3 => any::<Index>().prop_map(Deed::Offered),
        8 => intent.prop_map(Deed::Intent),
        1 => Just(Deed::Restart),
    ];
    vec(deed, 0..90)
}

fn legal(table: &Table) -> Vec<Step> {
    let mut steps = Vec::new();
    table.game().legal_steps(&mut steps);
    steps.sort_unstable();
    steps
}

/// All steps to which the offers lead: stacks, squares for each of them, places in each turn, and discarding.
fn offered(table: &Table) -> Vec<Step> {
    let mut steps = Vec::new();
    for colour in Colour::ALL.into_iter().filter(|&colour| table.is_open(colour)) {
        match table.game().phase() {
            Phase::Start => steps.push(Step::Start(colour)),
            Phase::Draw => steps.push(Step::Draw(colour)),
            _ if table.patch().is_empty() => steps.push(Step::Take { colour, at: None }),
            _ => {
                let mut table = table.clone();
                // Anything that was chosen is let go of by choosing this.
                assert_eq!(table.handle_intent(Intent::Stack(colour), true), Answer::Chosen);
                let squares = table.offered_squares();
                assert!(!squares.is_empty(), "{colour} is open and has no square");
                steps.extend(squares.into_iter().map(|at| Step::Take { colour, at: Some(at) }));
            }
        }
    }
    if table.can_knot() {
        let mut table = table.clone();
        table.handle_intent(Intent::Knot, true);
        for _ in table.turns() {
            let Draft::Knot { turn, .. } = table.draft() else {
                panic!("{:?}", table.draft())
            };
            steps.extend(table.offered_places().into_iter().map(|by| Step::Knot { turn, by }));
            table.handle_intent(Intent::Turn, true);
        }
    }
    steps.extend(table.can_discard().then_some(Step::Discard));
    steps.sort_unstable();
    steps
}

/// What always holds, whatever was done.
fn check(saved: &Saved) {
    let table = &saved.table;
    let legal = legal(table);
    assert_eq!(offered(table), legal);
    for square in table.offered_squares() {
        let Draft::Take { colour, .. } = table.draft() else {
            panic!("squares are offered for nothing")
        };
        assert!(legal.contains(&Step::Take {
            colour,
            at: Some(square)
        }));
    }
    for by in table.offered_places() {
        let Draft::Knot { turn, .. } = table.draft() else {
            panic!("places are offered for nothing")
        };
        assert!(legal.contains(&Step::Knot { turn, by }));
    }
    if let Some(step) = table.chosen_step() {
        assert_eq!(table.game().explain(step), Ok(()), "{step} is chosen");
    }
    assert_eq!(table.draft().to_string().parse(), Ok(table.draft()));
    // A draft that isn't possible would be dropped here.
    assert_same(saved, &reread(saved));
    let history = table.history();
    let start = history.after(0).clone();
    let restored = Table::restore(start, history.played(), history.undone(), table.draft()).unwrap();
    assert_eq!(restored.draft(), table.draft());
    let would = |intent| table.clone().handle_intent(intent, true) != Answer::Ignored;
    assert_eq!(table.can_undo(), would(Intent::Undo));
    assert_eq!(table.can_redo(), would(Intent::Redo));
    assert_eq!(table.chosen_step().is_some(), would(Intent::Confirm));
}

fn act(table: &mut Table, intent: Intent, confirm: bool) {
    let before = table.clone();
    let position = before.game();
    let moved = |table: &Table| table.history().cursor() != before.history().cursor();
    match table.handle_intent(intent, confirm) {
        Answer::Ignored => {
            assert_eq!(table.draft(), before.draft(), "{intent:?} was ignored");
            assert!(!moved(table), "{intent:?} was ignored");
        }
        Answer::Chosen => assert!(!moved(table), "{intent:?} only chose"),
        Answer::Played(step) => {
            assert_eq!(position.explain(step), Ok(()));
            assert_eq!(table.history().played().last(), Some(&step));
            assert_eq!(table.history().cursor(), before.history().cursor() + 1);
        }
        Answer::Moved => assert!(moved(table) && matches!(intent, Intent::Undo | Intent::Redo)),
        Answer::Refused(refusal) => {
            assert!(!moved(table), "{intent:?} was refused");
            assert_eq!(position.explain(refusal.step), Err(refusal.reason));
            let word = refusal.reason.word();
            assert!(
                word != "same-as" && word != "malformed",
                "{word} is no reason for a hand"
            );
            let lies: Vec<Square> = refusal.would_lie.iter().map(|tile| tile.at).collect();
            match refusal.step {
                Step::Knot { turn, by } => {
                    assert!(!refusal.in_patch);
                    assert_eq!(refusal.would_lie, position.knotting(turn, by).tiles);
                }
                Step::Take { at: Some(at), .. } => assert!(refusal.in_patch && lies == [at]),
                _ => assert!(lies.is_empty()),
            }
        }
    }
}

fn options() -> impl Strategy<Value = Options> {
    (2_u8..=4, select(&[6, 9, 12]), any::<bool>()).prop_map(|(players, per_colour, teams)| Options {
        players,
        per_colour,
        teams: teams && players == 4,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn whatever_hands_do(options in options(), confirm in any::<bool>(), deeds in deeds()) {
        let seats = (0..options.players).map(|seat| SeatInfo::named(format!("가 {seat}"))).collect();
        let mut saved = Saved::new(&options, seats).unwrap();
        check(&saved);
        for deed in deeds {
            match deed {
                Deed::Step(choice) => {
                    let legal = legal(&saved.table);
                    if !legal.is_empty() {
                        let step = *choice.get(&legal);
                        // What is chosen already must not change what the same hand does next.
                        saved.table.handle_intent(Intent::Back, confirm);
                        saved.table.handle_intent(Intent::Back, confirm);
                        play(&mut saved.table, step, confirm);
                    }
                }
                Deed::Offered(choice) => {
                    let table = &mut saved.table;
                    if let Draft::Knot { turn, .. } = table.draft()
                        && let places = table.offered_places()
                        && !places.is_empty()
                    {
                        act(table, touch(table.handle_at(turn, *choice.get(&places))), confirm);
                    } else if let squares = table.offered_squares()
                        && !squares.is_empty()
                    {
                        act(table, Intent::PatchSquare(*choice.get(&squares)), confirm);
                    }
                }
                Deed::Intent(intent) => act(&mut saved.table, intent, confirm),
                Deed::Restart => saved = reread(&saved),
            }
            check(&saved);
        }
    }
}
