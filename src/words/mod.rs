//! Everything that people read: the messages of the three languages, and what they need to be right.
//!
//! Texts live in `translations/<language>/*.ftl` (Project Fluent) and are built into the program. [`Words`] holds one
//! language; a change of language is another [`Words`]. Nothing here knows the screens.

mod binding;
mod bundle;
mod explain;
mod fold;
mod josa;
mod lang;
mod list;
mod name;
mod packed;
mod record;

pub use binding::{WORD_JOINER, bind_words};
pub use bundle::{Arg, Words};
pub use explain::{
    Explanation, colour, describe_group, explain_noses, explain_not_now, explain_temple, explain_textile,
    explain_unfit, nose,
};
pub use fold::fold;
pub use josa::{Ending, PARTICLES, josa};
pub use lang::Lang;
pub use list::list;
pub use name::{clean_name, isolated, runs_from_right, told_apart, without_emoji, without_isolates};
pub use packed::unpack_language;
pub use record::{explain_check_error, explain_illegal_step, explain_reason, explain_record_error, seat_number};
