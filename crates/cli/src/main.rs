//! The command line: arguments in, exit code out. What the commands do is in the library.

mod args;
mod commands;
mod help;
mod manuals;
mod tables;
mod usage;
mod values;

use args::{Args, Command, Serve};
use clap::FromArgMatches;
use cli::{Failure, language};
use std::io::Write;
use std::process::ExitCode;
use tabletop::phrase;
use words::Language;

/// The exit code of arguments that cannot be read.
const WRONG_USAGE: u8 = 2;

fn main() -> ExitCode {
    let args: Vec<_> = std::env::args_os().collect();
    let wished = language::wished(language::named(&args), |name| std::env::var(name).ok());
    let language = *wished.as_ref().unwrap_or(&Language::english());
    let matches = help::command(language).try_get_matches_from(args);
    let args = match matches.and_then(|matches| Args::from_arg_matches(&matches)) {
        Ok(args) => args,
        Err(error) if error.use_stderr() => {
            // Nothing can be done if stderr is closed.
            let _ = write!(std::io::stderr(), "{}", usage::report(&error, language));
            return ExitCode::from(WRONG_USAGE);
        }
        Err(help) => help.exit(),
    };
    let mut out = std::io::stdout().lock();
    let command = args.command.unwrap_or(Command::Serve(Serve::default()));
    let done = wished
        .and_then(|language| commands::run(command, language, &mut out))
        .and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            complain(&failure, language);
            ExitCode::FAILURE
        }
    }
}

fn complain(failure: &Failure, language: Language) {
    let mut err = std::io::stderr().lock();
    let error = phrase!("cli-error", message = failure.phrase());
    // Nothing can be done if stderr is closed as well.
    let _ = writeln!(err, "{}", language.text(&error));
    if let Some(hint) = failure.hint() {
        let _ = writeln!(err, "{}", language.text(&phrase!("cli-hint", hint = hint.clone())));
    }
}
