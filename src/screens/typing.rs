//! What a field that is typed in asks for; see `ui/widgets/field.slint`.

use std::rc::Rc;

use slint::ComponentHandle;
use unicode_segmentation::UnicodeSegmentation;

use super::context::Context;
use super::ui::{Refusal, Typed, Typing};
use crate::words::without_emoji;

pub(super) fn wire(ctx: &Rc<Context>) {
    let ui = ctx.ui();
    let typing = ui.global::<Typing>();
    typing.on_insert(|text, anchor, cursor, part| insert(&text, anchor, cursor, &part));
    typing.on_fit(|before, after, longest| fit(&before, after, longest.max(0) as usize));
}

/// Puts a part in the place of what is selected.
fn insert(text: &str, anchor: i32, cursor: i32, part: &str) -> Typed {
    let (anchor, cursor) = (offset(text, anchor), offset(text, cursor));
    let (from, to) = (anchor.min(cursor), anchor.max(cursor));
    Typed {
        text: (text[..from].to_owned() + part + &text[to..]).into(),
        cursor: (from + part.len()) as i32,
        refusal: Refusal::None,
    }
}

/// What became of `before` by typing or pasting: without emoji, which can't be drawn everywhere, and no more of what is
/// new than `longest` characters have room for. The end of what was there before is never pushed out.
fn fit(before: &str, after: Typed, longest: usize) -> Typed {
    let drawn = without_emoji(&after.text);
    let after = if *drawn == *after.text {
        after
    } else {
        let cursor = without_emoji(&after.text[..offset(&after.text, after.cursor)]).len();
        Typed {
            text: drawn.as_ref().into(),
            cursor: cursor as i32,
            refusal: Refusal::Emoji,
        }
    };
    let over = characters(&after.text).saturating_sub(longest);
    if over == 0 {
        return after;
    }
    // What is new ends at the cursor.
    let end = offset(&after.text, after.cursor);
    let (head, rest) = after.text.split_at(end);
    let same = head.bytes().zip(before.bytes()).take_while(|(a, b)| a == b).count();
    let start = head.floor_char_boundary(same);
    let new: Vec<&str> = head[start..].graphemes(true).collect();
    let kept = new[..new.len().saturating_sub(over)].concat();
    let cursor = (start + kept.len()) as i32;
    Typed {
        text: (head[..start].to_owned() + &kept + rest).into(),
        cursor,
        refusal: Refusal::TooLong,
    }
}

/// Characters as people see them.
fn characters(text: &str) -> usize {
    text.graphemes(true).count()
}

/// A place in a text where it can be parted.
fn offset(text: &str, at: i32) -> usize {
    text.floor_char_boundary(at.max(0) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str, cursor: usize) -> Typed {
        Typed {
            text: text.into(),
            cursor: cursor as i32,
            refusal: Refusal::None,
        }
    }

    #[test]
    fn a_part_goes_to_the_cursor() {
        assert_eq!(insert("민지", 3, 3, "수"), typed("민수지", 6));
        assert_eq!(insert("", 0, 0, "ㅁ"), typed("ㅁ", 3));
        assert_eq!(insert("Mina", 4, 4, ""), typed("Mina", 4));
    }

    #[test]
    fn a_part_takes_the_place_of_what_is_selected() {
        assert_eq!(insert("Mina", 0, 3, "나"), typed("나a", 3));
        assert_eq!(insert("Mina", 3, 0, "나"), typed("나a", 3));
    }

    #[test]
    fn a_place_that_is_none_is_put_right() {
        assert_eq!(insert("민지", 4, 4, "수"), typed("민수지", 6));
        assert_eq!(insert("민지", -1, 99, "수"), typed("수", 3));
    }

    #[test]
    fn what_fits_stays_as_it_is() {
        assert_eq!(fit("Min", typed("Mina", 4), 4), typed("Mina", 4));
        assert_eq!(fit("", typed("Zoe\u{308}", 5), 3), typed("Zoe\u{308}", 5));
    }

    #[test]
    fn as_much_as_there_is_room_for() {
        let too_long = |text: &str, cursor: usize| Typed {
            refusal: Refusal::TooLong,
            ..typed(text, cursor)
        };
        assert_eq!(fit("Mina", typed("Minax", 5), 4), too_long("Mina", 4));
        assert_eq!(fit("Mina", typed("xMina", 1), 4), too_long("Mina", 0));
        assert_eq!(fit("Ma", typed("Mxyza", 4), 4), too_long("Mxya", 3));
        assert_eq!(fit("", typed("abcdef", 6), 4), too_long("abcd", 4));
        assert_eq!(fit("ab", typed("abe\u{308}f", 6), 3), too_long("abe\u{308}", 5));
    }

    #[test]
    fn emoji_are_refused() {
        let refused = |text: &str, cursor: usize| Typed {
            refusal: Refusal::Emoji,
            ..typed(text, cursor)
        };
        assert_eq!(fit("Mina", typed("Mi🦊na", 6), 24), refused("Mina", 2));
        assert_eq!(fit("", typed("🦊", 4), 24), refused("", 0));
    }
}
