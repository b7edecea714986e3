//! The page of `kachel --help`.

use kachel::words::Words;

use super::args;

/// What can be said on the command line, and the message that explains it.
const COMMANDS: [(&str, &str); 5] = [
    ("kachel", "help-window"),
    ("kachel rules GAME", "help-rules"),
    ("kachel check RECORD", "help-check"),
    ("kachel picture RECORD OUT", "help-picture"),
    ("kachel engine", "help-engine"),
];

const OPTIONS: [(&str, &str); 6] = [
    ("--lang ko|de|en", "help-lang"),
    ("--after N", "help-after"),
    ("--size PIXELS", "help-size"),
    ("--theme light|dark", "help-theme"),
    ("--help", "help-help"),
    ("--version", "help-version"),
];

const VARIABLES: [(&str, &str); 3] = [
    ("KACHEL_LANG", "help-lang-variable"),
    ("KACHEL_HOME", "help-home"),
    ("SLINT_BACKEND", "help-backend"),
];

/// The width of the first column; commands, options and variables are all ASCII.
const COLUMN: usize = 28;

pub fn page(words: &Words) -> String {
    let games = [("games", args::games().join(", ").into())];
    let mut page = words.text("help-title") + "\n";
    for (title, rows) in [
        ("help-commands", &COMMANDS[..]),
        ("help-options", &OPTIONS),
        ("help-variables", &VARIABLES),
    ] {
        page += &format!("\n{}\n", words.text(title));
        for (form, key) in rows {
            page += &format!("  {form:COLUMN$} {}\n", words.format(key, &games));
        }
    }
    page + "\n" + &words.text("help-exit-codes") + "\n"
}
