//! Writing to the terminal, or to whoever reads instead.

use std::io::{self, ErrorKind, Write};

use super::failure::Failure;

/// Writes a text and ends its line. A reader that has seen enough (`| head`) is no mistake.
pub fn print(text: &str) -> Result<(), Failure> {
    finish(writeln!(io::stdout().lock(), "{}", text.trim_end_matches('\n')))
}

/// What becomes of an attempt to write to standard output.
pub fn finish(written: io::Result<()>) -> Result<(), Failure> {
    match written.and_then(|()| io::stdout().flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Failure::Output(error)),
        _ => Ok(()),
    }
}

/// Says on standard error why something didn't work. If that can't be written either, the exit code has to do.
pub fn complain(sentence: &str) {
    let _ = writeln!(io::stderr(), "kachel: {sentence}");
}
