//! What holds in every game, whichever it is. A game's own tests call these with positions that proptest has chosen.

use std::collections::BTreeSet;
use std::fmt::Debug;

use kachel::games::{AnyGame, Game, chance};
use kachel::record::Record;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

/// The choices of a game of up to so many steps. They shrink to fewer steps, and to the first of the legal ones.
pub fn choices(most: usize) -> impl Strategy<Value = Vec<Index>> {
    vec(any::<Index>(), 0..most)
}

/// All legal steps in their own order.
pub fn legal<G: Game>(game: &G) -> Vec<G::Step> {
    let mut steps = Vec::new();
    game.legal_steps(&mut steps);
    steps.sort_unstable();
    steps
}

/// Plays a step for each choice, until the game is over, and shows each position to `look`.
pub fn play<G: Game>(options: &G::Options, choices: &[Index], mut look: impl FnMut(&G)) -> G {
    let mut game = G::new(options).unwrap();
    look(&game);
    for choice in choices {
        let legal = legal(&game);
        if legal.is_empty() {
            break;
        }
        game.play_legal(*choice.get(&legal));
        look(&game);
    }
    game
}

/// Each step is listed once, `explain` allows it, it can be played, and its text means just this step.
pub fn every_legal_step_plays<G: Game>(game: &G) {
    let legal = legal(game);
    assert_eq!(legal.is_empty(), game.to_move().is_none());
    assert_eq!(legal.is_empty(), game.winners().is_some());
    assert_eq!(game.scores().len(), game.seats());
    assert!(
        legal.is_sorted_by(|one, next| one < next),
        "a step is listed twice: {legal:?}"
    );
    let mut texts = BTreeSet::new();
    for step in legal {
        assert_eq!(game.explain(step), Ok(()), "{step}");
        let mut next = game.clone();
        assert_eq!(next.play(step), Ok(()), "{step}");
        assert_ne!(&next, game, "{step}");
        let text = step.to_string();
        assert_eq!(text.parse(), Ok(step), "{text}");
        assert!(texts.insert(text), "two steps have the text {step}");
    }
}

/// Of these steps exactly the legal ones are explained as legal, and none of the others changes anything.
/// Gives the words of the reasons.
pub fn explain_knows_the_legal_steps<G: Game>(
    game: &G,
    steps: impl IntoIterator<Item = G::Step>,
) -> BTreeSet<&'static str> {
    use kachel::games::Reason;
    let legal: BTreeSet<G::Step> = legal(game).into_iter().collect();
    let mut seen = 0;
    let mut words = BTreeSet::new();
    for step in steps.into_iter().collect::<BTreeSet<_>>() {
        seen += usize::from(legal.contains(&step));
        match game.explain(step) {
            Ok(()) => assert!(legal.contains(&step), "{step} is called legal, but not listed"),
            Err(reason) => {
                assert!(!legal.contains(&step), "{step} is listed, but {reason:?}");
                words.insert(reason.word());
                let mut same = game.clone();
                assert_eq!(same.play(step), Err(reason));
                assert_eq!(&same, game, "{step} is refused, but changes something");
            }
        }
    }
    assert_eq!(
        seen,
        legal.len(),
        "some legal steps weren't among those to be explained"
    );
    words
}

/// A game at random ends within so many steps, and its record gives the same position again.
pub fn a_random_game_ends<G: Game + Into<AnyGame>>(options: &G::Options, number: u64, most: usize) {
    let start = G::new(options).unwrap();
    let mut game = start.clone();
    let mut record = Record::new(start.into());
    let (mut rng, mut room) = (chance::seeded(number), Vec::new());
    while let Some(step) = game.draw_step(&mut rng, &mut room) {
        assert_eq!(game.explain(step), Ok(()), "{step} was drawn");
        game.play_legal(step);
        record.steps.push(step.to_string());
        assert!(record.steps.len() <= most, "more than {most} steps");
    }
    assert_eq!(game.to_move(), None);
    assert!(!game.winners().unwrap().is_empty());
    let read = Record::parse(&record.to_json()).unwrap();
    assert_eq!(read, record);
    assert_eq!(read.replay().unwrap(), game.into());
}

/// Each legal step is drawn equally often, as far as chance allows.
pub fn drawing_is_fair<G: Game>(game: &G) {
    let legal = legal(game);
    let each = 400;
    let mut counts = vec![0_u32; legal.len()];
    let (mut rng, mut room) = (chance::seeded(1), Vec::new());
    for _ in 0..each * legal.len() {
        let step = game.draw_step(&mut rng, &mut room).expect("a legal step");
        counts[legal.binary_search(&step).expect("a legal step")] += 1;
    }
    let each = each as f64;
    let chi_square: f64 = counts
        .iter()
        .map(|&count| (f64::from(count) - each).powi(2) / each)
        .sum();
    // Wilson and Hilferty's cube root is normal: exceeded by chance once in some 30 000 times.
    let freedom = (legal.len() - 1).max(1) as f64;
    let spread = 2.0 / (9.0 * freedom);
    let normal = ((chi_square / freedom).cbrt() - (1.0 - spread)) / spread.sqrt();
    assert!(
        normal < 4.0,
        "{chi_square} with {freedom} degrees of freedom: {counts:?}"
    );
}

/// Texts that are no steps are refused, and whatever is read is written as it was.
pub fn a_text_is_canonical_or_malformed<Step>(text: &str)
where
    Step: std::str::FromStr + ToString + Debug,
{
    if let Ok(step) = text.parse::<Step>() {
        assert_eq!(step.to_string(), text);
    }
}
