//! `troyes-study`: games of bots as open data, and a report on the balance of the game.

mod arguments;

use arguments::{Arguments, Balance, Command, Data};
use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;
use study::balance::compare::{Comparison, compare as compare_figures};
use study::balance::{self, Provenance};
use study::{StudyError, tables};
use words::Language;

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let said = error.phrase().map(|phrase| Language::english().text(&phrase));
            eprintln!("error: {}", said.unwrap_or_else(|| error.to_string()));
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<(), StudyError> {
    match command {
        Command::Data(args) => data(&args),
        Command::Balance(args) if args.files.is_empty() => report(&args),
        Command::Balance(args) => compare(&args),
    }
}

fn data(args: &Data) -> Result<(), StudyError> {
    let plan = args.plan()?;
    let begin = Instant::now();
    let bar = progress(plan.games);
    let written = tables::write(&plan, args.wanted(), &args.output, |done| bar.set_position(done))?;
    bar.finish_and_clear();
    let seconds = begin.elapsed().as_secs_f64();
    println!("{} games, {} decisions in {seconds:.1} s", written.games, written.decisions);
    Ok(())
}

fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn report(args: &Balance) -> Result<(), StudyError> {
    let provenance = Provenance { command: args.command(), commit: commit() };
    let begin = Instant::now();
    let bar = ProgressBar::new_spinner();
    let pages =
        balance::report(&args.terms(), args.extent(), &provenance, |what| bar.set_message(what.to_string()))?;
    bar.finish_and_clear();
    let folder = args.output.join("balance");
    std::fs::create_dir_all(&folder).map_err(|error| StudyError::file(&folder, error))?;
    write(&args.output.join("balance.md"), &pages.text)?;
    for (name, picture) in &pages.pictures {
        write(&folder.join(name), picture)?;
    }
    write(&folder.join("usage.json"), &pages.usage)?;
    println!("{}: {:.0} s", args.output.join("balance.md").display(), begin.elapsed().as_secs_f64());
    Ok(())
}

fn compare(args: &Balance) -> Result<(), StudyError> {
    let mut files =
        args.files.iter().map(|file| arguments::read_figures(file)).collect::<Result<Vec<_>, _>>()?;
    let (last, first) = (files.pop(), files.pop());
    let comparison = Comparison {
        players: args.players,
        options: args.options.clone(),
        games: args.games,
        files: [first, last],
    };
    print!("{}", compare_figures(&args.terms(), &comparison)?);
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<(), StudyError> {
    std::fs::write(path, text).map_err(|error| StudyError::file(path, error))
}

/// The state of the source code, if this is a checkout.
fn commit() -> String {
    let git = std::process::Command::new("git").args(["rev-parse", "--short", "HEAD"]).output();
    let said = git.ok().filter(|output| output.status.success()).map(|output| output.stdout);
    let said = said.and_then(|bytes| String::from_utf8(bytes).ok());
    said.map_or_else(|| "unknown".into(), |text| text.trim().to_string())
}
