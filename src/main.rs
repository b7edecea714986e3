//! The desktop's entry: the window, or a command.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
