//! Why a step isn't possible, in sentences: a file a game.

mod noses;
mod temple;
mod textile;

pub use noses::{describe_group, explain_noses, nose};
pub use temple::{explain_not_now, explain_temple, explain_unfit};
pub use textile::explain_textile;

use super::{Arg, Words};

/// Why a step isn't possible, for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// A few words: `Ziegelrot trifft Ziegelrot`.
    pub title: String,
    /// One or two sentences on what is in the way.
    pub text: String,
    /// The paragraph of the rules that the step breaks: its key among the messages and its place in the reader's book.
    pub paragraph: &'static str,
}

/// The messages that explain something, and the paragraph of the rules that they lead to.
struct Keys {
    title: &'static str,
    text: &'static str,
    paragraph: &'static str,
}

/// Puts keys together: title, text, paragraph.
const fn keys(title: &'static str, text: &'static str, paragraph: &'static str) -> Keys {
    Keys { title, text, paragraph }
}

impl Keys {
    /// The sentences, with what the messages may put into their texts.
    fn explain(self, words: &Words, args: &[(&str, Arg)]) -> Explanation {
        Explanation {
            title: words.format(self.title, args),
            text: words.format(self.text, args),
            paragraph: self.paragraph,
        }
    }
}

/// A tile colour's name as inside a sentence; `letter` is that of the notation, `A` to `J`.
pub fn colour(words: &Words, letter: char) -> String {
    words.text(&format!("colour-{letter}"))
}
