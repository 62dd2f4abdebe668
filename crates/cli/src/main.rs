//! The command line: arguments in, exit code out. What the commands do is in the library.

mod args;
mod commands;

use args::{Args, Command, Serve};
use clap::Parser;
use cli::Failure;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args = Args::parse();
    let mut out = std::io::stdout().lock();
    let done = commands::run(args.command.unwrap_or(Command::Serve(Serve::default())), &mut out)
        .and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            // Nothing can be done if stderr is closed as well.
            let mut err = std::io::stderr().lock();
            let _ = writeln!(err, "error: {failure}");
            if let Failure::Told { hint: Some(hint), .. } = &failure {
                let _ = writeln!(err, "hint: {hint}");
            }
            ExitCode::FAILURE
        }
    }
}
