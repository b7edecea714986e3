//! Where the links in paragraphs lead.

/// The target of a link in a paragraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link<'a> {
    /// `term:patch`: the messages `term-patch-name` and `term-patch` explain the word.
    Term(&'a str),
    /// `rule:textile-knot` or `rule:textile-knot-colours`: a chapter or a paragraph of the book.
    Rule(&'a str),
}

impl<'a> Link<'a> {
    /// Reads a link's target; `None` if it is none of ours.
    pub fn parse(target: &'a str) -> Option<Link<'a>> {
        match target.split_once(':')? {
            ("term", id) => Some(Link::Term(id)),
            ("rule", id) => Some(Link::Rule(id)),
            _ => None,
        }
    }
}
