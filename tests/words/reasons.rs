//! Why something isn't possible, in sentences.

use kachel::games::plane::{Square, Turn};
use kachel::games::textile::{Colour, Options, Reason, Step, Textile, Tile};
use kachel::games::{AnyReason, Game};
use kachel::reader::Book;
use kachel::record::{CheckError, IllegalStep, RecordError, SeatProblem, check};
use kachel::words::{
    Explanation, Lang, Words, explain_check_error, explain_reason, explain_record_error, explain_textile,
};
use std::collections::BTreeSet;

const STEPS: [Step; 5] = [
    Step::Start(Colour::A),
    Step::Take {
        colour: Colour::C,
        at: Some(Square::new(1, 0)),
    },
    Step::Knot {
        turn: Turn::R90,
        by: Square::new(2, 1),
    },
    Step::Draw(Colour::B),
    Step::Discard,
];

fn reasons() -> Vec<Reason> {
    let tile = |x, y| Tile {
        at: Square::new(x, y),
        colour: Colour::C,
    };
    vec![
        Reason::GameOver,
        Reason::MustStart,
        Reason::MustDraw,
        Reason::MustPlace,
        Reason::NotNow,
        Reason::StackEmpty(Colour::D),
        Reason::NoPatch,
        Reason::Occupied(Square::ORIGIN),
        Reason::NotJoined,
        Reason::SameColour {
            new: tile(1, 1),
            old: tile(0, 1),
        },
        Reason::SameColour {
            new: tile(1, 1),
            old: tile(0, 0),
        },
        Reason::SameAs(Step::Knot {
            turn: Turn::R0,
            by: Square::new(1, 1),
        }),
    ]
}

/// The sentences are whole, and lead to a paragraph of the game's book (if it has one).
#[track_caller]
pub fn assert_well_said(explanation: &Explanation, game: &str) {
    let Explanation { title, text, paragraph } = explanation;
    for text in [title, text] {
        assert!(
            !text.contains(['[', ']', '{', '}']) && !text.is_empty(),
            "{explanation:?}"
        );
    }
    assert!(!title.ends_with('.') && text.ends_with('.'), "{explanation:?}");
    assert!(paragraph.starts_with(&format!("{game}-")), "{explanation:?}");
    if let Some(book) = Book::of(game) {
        let place = book.find(paragraph);
        assert!(place.is_some_and(|place| place.part.is_some()), "{explanation:?}");
    }
}

#[test]
fn every_reason_has_its_sentences_and_its_paragraph() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let mut texts = BTreeSet::new();
        for reason in reasons() {
            for step in &STEPS {
                let explanation = explain_textile(&words, step, &reason);
                assert_well_said(&explanation, "textile");
                texts.insert(explanation.text);
            }
        }
        assert!(
            texts.len() >= 18,
            "{lang:?}: different things are explained alike: {texts:#?}"
        );
    }
}

#[test]
fn clashes_say_where_and_what() {
    let [side, corner] = [(0, 1), (0, 0)].map(|(x, y)| {
        let tile = |x, y| Tile {
            at: Square::new(x, y),
            colour: Colour::C,
        };
        Reason::SameColour {
            new: tile(1, 1),
            old: tile(x, y),
        }
    });
    let [_, take, knot, ..] = STEPS;
    let de = Words::new(Lang::De);
    let explanation = explain_textile(&de, &knot, &corner);
    assert_eq!(explanation.title, "Ziegelrot trifft Ziegelrot");
    assert!(explanation.text.contains("über Eck") && explanation.text.contains("Beim Knüpfen"));
    assert_eq!(explanation.paragraph, "textile-knot-colours");
    let explanation = explain_textile(&de, &take, &side);
    assert!(explanation.text.contains("Seite an Seite") && explanation.text.contains("Flicken"));
    assert_eq!(explanation.paragraph, "textile-patch-colours");
    assert_eq!(
        explain_textile(&Words::new(Lang::En), &take, &side).title,
        "Brick meets brick"
    );
    assert_eq!(
        explain_textile(&Words::new(Lang::Ko), &take, &side).title,
        "벽돌색끼리 만나요"
    );
}

#[test]
fn an_empty_stack_names_its_colour() {
    let step = Step::Take {
        colour: Colour::D,
        at: None,
    };
    let title = |lang| explain_textile(&Words::new(lang), &step, &Reason::StackEmpty(Colour::D)).title;
    assert_eq!(title(Lang::En), "No ice left");
    assert_eq!(title(Lang::De), "Eisblau ist alle");
    assert_eq!(title(Lang::Ko), "하늘색이 다 떨어졌어요");
}

/// The reasons that play brings about, from the rules themselves.
#[test]
fn reasons_of_a_real_game_are_explained() {
    let words = Words::new(Lang::Ko);
    let mut game = Textile::new(&Options::default()).unwrap();
    for text in ["start:A", "take:A", "take:B"] {
        game.play(text.parse().unwrap()).unwrap();
    }
    for (text, paragraph) in [
        ("start:A", "textile-setup-start"),
        ("draw:A", "textile-draw-when"),
        ("take:A@1,0", "textile-patch-colours"),
        ("take:A@1,1", "textile-take-side"),
        ("take:B@0,0", "textile-take-side"),
        ("take:B", "textile-take-side"),
        ("knot:r0@0,0", "textile-knot-free"),
        ("knot:r0@2,0", "textile-knot-side"),
        ("knot:r0@0,1", "textile-knot-colours"),
    ] {
        let step: Step = text.parse().unwrap();
        let reason = game.explain(step).unwrap_err();
        assert_eq!(
            explain_textile(&words, &step, &reason).paragraph,
            paragraph,
            "{text}: {reason:?}"
        );
    }
}

/// What commands promise.
fn is_one_sentence(text: &str) -> bool {
    text.ends_with('.') && !text.contains(". ") && !text.contains(['!', '?', '\n'])
}

#[test]
fn every_record_error_has_its_sentence() {
    let mut errors = vec![
        RecordError::NotJson { line: 3, column: 7 },
        RecordError::NotAnObject,
        RecordError::NoVersion,
        RecordError::BadVersion,
        RecordError::Newer { version: 9 },
        RecordError::NoGame,
        RecordError::BadGame,
        RecordError::UnknownGame("chess".into()),
        RecordError::NoOptions,
        RecordError::BadOptions("Textile has 2 to 4 players, not 5".into()),
        RecordError::BadSeats,
        RecordError::SeatCount { given: 1, needed: 3 },
        RecordError::NoSteps,
        RecordError::BadSteps,
        RecordError::StepNotText { number: 12 },
    ];
    let problems = [
        SeatProblem::NotAnObject,
        SeatProblem::Name,
        SeatProblem::Player,
        SeatProblem::Level,
    ];
    errors.extend(problems.map(|problem| RecordError::BadSeat { seat: 0, problem }));
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let sentences: BTreeSet<String> = errors.iter().map(|error| explain_record_error(&words, error)).collect();
        assert_eq!(sentences.len(), errors.len());
        for sentence in sentences {
            assert!(!sentence.contains(['[', '{']), "{lang:?}: {sentence}");
            assert!(is_one_sentence(&sentence), "{lang:?}: {sentence}");
        }
    }
}

#[test]
fn an_illegal_step_says_which_and_why() {
    let record = |steps: &str| {
        format!(
            r#"{{"kachel":1,"game":"textile","options":{{"players":2,"per_colour":6,"teams":false}},"steps":[{steps}]}}"#
        )
    };
    let say = |steps: &str| match check(&record(steps)) {
        Err(error @ CheckError::Step(_)) => {
            for lang in Lang::ALL {
                assert!(is_one_sentence(&explain_check_error(&Words::new(lang), &error)));
            }
            explain_check_error(&Words::new(Lang::En), &error)
        }
        other => panic!("{other:?}"),
    };
    let sentence = say(r#""start:A", "take:A", "take:B", "knot:r0@1,0""#);
    assert!(sentence.starts_with("Step 4 (“knot:r0@1,0”)"), "{sentence}");
    assert!(sentence.contains("Indigo meets indigo"), "{sentence}");
    let sentence = say(r#""start:Q""#);
    assert!(sentence.contains("Step 1 (“start:Q”)"), "{sentence}");
}

#[test]
fn what_is_no_step_has_no_reason() {
    let words = Words::new(Lang::En);
    assert_eq!(explain_reason(&words, "nonsense", &AnyReason::Malformed), None);
    let illegal = IllegalStep {
        number: 1,
        text: "nonsense".into(),
        reason: AnyReason::Malformed,
    };
    assert!(explain_check_error(&words, &CheckError::Step(illegal)).contains("nonsense"));
}
