//! The engine protocol on standard input and output, after the Go Text Protocol 2: other programs play, check and study the
//! games with it.
//!
//! A command a line, `[id] command arguments`; `#` starts a comment. Answers are `=[id] text` or `?[id] message`, each
//! ended by an empty line. Whatever comes in, there is an answer, and the next line is read.

mod commands;
mod line;
mod session;
mod thinking;

use std::io::{self, BufRead, Read, Write};

use commands::Answer;
use line::Line;
use session::Session;

/// Longer lines are refused, so that no input can use up the memory.
const LONGEST_LINE: u64 = 1 << 20;

/// Answers commands until `quit` or the input's end.
///
/// # Errors
/// If reading or writing fails.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut session = Session::default();
    while let Some(text) = read_line(&mut input)? {
        let (id, answer) = match &text {
            Err(message) => ("", Err(message.clone())),
            Ok(text) => match Line::parse(text) {
                None => continue,
                Some(line) => (line.id, commands::answer(&mut session, line.command, line.arguments)),
            },
        };
        write_answer(&mut output, id, &answer)?;
        if session.is_over {
            break;
        }
    }
    Ok(())
}

fn write_answer(output: &mut impl Write, id: &str, answer: &Answer) -> io::Result<()> {
    let (sign, text) = match answer {
        Ok(text) => ('=', text.trim_end()),
        Err(message) => ('?', message.trim_end()),
    };
    let blank = if text.is_empty() { "" } else { " " };
    write!(output, "{sign}{id}{blank}{text}\n\n")?;
    output.flush()
}

/// The next line, or a message if it is none that can be read; `None` at the end.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, String>>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() as u64 == LONGEST_LINE && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Some(Err(format!("a line has fewer than {LONGEST_LINE} bytes"))));
    }
    // As the Go Text Protocol has it, control characters don't count.
    let clean = |text: String| text.replace(|char: char| char.is_control() && !char.is_whitespace(), "");
    Ok(Some(
        String::from_utf8(bytes)
            .map(clean)
            .map_err(|_| "the line isn't UTF-8".to_owned()),
    ))
}
