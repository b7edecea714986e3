//! A line of the protocol, taken apart.

/// A command with its arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line<'a> {
    /// A number that the answer repeats; empty if there is none.
    pub id: &'a str,
    /// Empty if there is only a number.
    pub command: &'a str,
    /// What follows the command, without blanks around it.
    pub arguments: &'a str,
}

impl<'a> Line<'a> {
    /// `None` if the line has nothing but blanks and a comment.
    pub fn parse(text: &'a str) -> Option<Line<'a>> {
        let text = text.split('#').next().unwrap_or_default().trim();
        if text.is_empty() {
            return None;
        }
        let (first, rest) = split(text);
        let is_id = first.bytes().all(|byte| byte.is_ascii_digit());
        let (id, (command, arguments)) = if is_id {
            (first, split(rest))
        } else {
            ("", (first, rest))
        };
        Some(Line { id, command, arguments })
    }
}

/// The first word, and what follows it.
fn split(text: &str) -> (&str, &str) {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (first, rest.trim_start())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_taken_apart() {
        let parse = |text| Line::parse(text).map(|line| (line.id, line.command, line.arguments));
        assert_eq!(parse("legal"), Some(("", "legal", "")));
        assert_eq!(
            parse("12 new  noses\tplayers=3  # a comment\r\n"),
            Some(("12", "new", "noses\tplayers=3"))
        );
        assert_eq!(parse("7"), Some(("7", "", "")));
        assert_eq!(parse("7seven"), Some(("", "7seven", "")));
        for nothing in ["", " \t\r\n", "# legal", "  # legal"] {
            assert_eq!(parse(nothing), None);
        }
    }
}
