//! `troyes puzzles mine`: puzzles from games of bots, appended to a file.

use crate::failure::Failure;
use indicatif::{ProgressBar, ProgressStyle};
use puzzles::{Ahead, Collection, FORMAT, Mine, Mined, Origin};
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::Path;
use std::process::Command;
use tabletop::{Phrase, phrase};
use words::Language;

/// What is to be mined, and where it goes.
#[derive(Clone, Debug)]
pub struct Mining<'a> {
    /// What is to be mined.
    pub plan: Mine,
    /// The command that says so.
    pub command: String,
    /// How many puzzles of this command the file is to hold in the end.
    pub count: usize,
    /// The file.
    pub file: &'a Path,
    /// The language of the progress bar.
    pub language: Language,
}

/// How it went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MiningReport {
    /// How many puzzles are new.
    pub found: usize,
    /// How many games were played, the last one perhaps not to its end.
    pub games: u64,
}

impl MiningReport {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        phrase!("cli-puzzles-mined", found = self.found, games = self.games.to_string())
    }
}

/// Mines until the file holds enough. Whoever stops it loses at most the puzzle that was being looked at: the same command
/// goes on where the file ends.
pub fn mine(mining: &Mining<'_>) -> Result<MiningReport, Failure> {
    let text = match std::fs::read_to_string(mining.file) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
        Err(error) => return Err(Failure::foreign(error)),
    };
    let known = Collection::read(&text).map_err(|error| Failure::new(error.phrase()))?;
    let goes_on = known.mined().last().is_some_and(|head| head.command == mining.command);
    let mut file =
        OpenOptions::new().append(true).create(true).open(mining.file).map_err(Failure::foreign)?;
    if !goes_on {
        write_line(&mut file, &head(mining))?;
    }
    let mut done = if goes_on { since_last_head(&text) } else { 0 };
    let after = last_origin(&known).filter(|_| done > 0);
    let bar = progress(mining, done);
    let mut report = MiningReport { games: 1, ..MiningReport::default() };
    let mut failed = None;
    if done >= mining.count {
        return Ok(MiningReport::default());
    }
    let mut each = |ahead: Ahead| {
        match ahead {
            Ahead::Played { .. } => report.games += 1,
            Ahead::Found(puzzle) => {
                done += 1;
                report.found += 1;
                failed = write_line(&mut file, &puzzle).err();
            }
        }
        bar.set_position(done as u64);
        done < mining.count && failed.is_none()
    };
    mining.plan.run(after, &known, &mut each).map_err(|error| Failure::new(error.phrase()))?;
    bar.finish_and_clear();
    failed.map_or(Ok(report), Err)
}

fn progress(mining: &Mining<'_>, done: usize) -> ProgressBar {
    let style = ProgressStyle::with_template(&mining.language.text(&phrase!("cli-progress-puzzles")));
    let bar = ProgressBar::new(mining.count as u64)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_position(done as u64);
    bar
}

fn head(mining: &Mining<'_>) -> Mined {
    Mined {
        puzzles: FORMAT,
        command: mining.command.clone(),
        seed: mining.plan.seed,
        budget: mining.plan.budget,
        commit: commit(),
    }
}

/// The version of the program as its repository names it, if it runs within one.
fn commit() -> String {
    let asked = Command::new("git").args(["rev-parse", "--short", "HEAD"]).output();
    let said = asked.ok().filter(|output| output.status.success());
    said.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_string()).unwrap_or_default()
}

fn write_line(file: &mut File, line: &impl serde::Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(line).map_err(Failure::foreign)?;
    writeln!(file, "{text}").map_err(Failure::foreign)
}

/// How many puzzles stand behind the last head.
fn since_last_head(text: &str) -> usize {
    let lines = text.lines().rev().filter(|line| !line.trim().is_empty());
    lines.take_while(|line| !line.starts_with("{\"puzzles\"")).count()
}

fn last_origin(known: &Collection) -> Option<Origin> {
    known.get(known.len()).map(|last| last.puzzle.from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use host::Setup;

    #[test]
    fn the_same_command_goes_on_where_its_file_ends() {
        let folder = tempfile::tempdir().unwrap();
        let mine_into = |name: &str, count: usize| {
            let file = folder.path().join(name);
            let plan = Mine { game: "dice".into(), setup: Setup::default(), seed: 3, budget: 40 };
            let language = Language::english();
            let mining = Mining { plan, command: "mine".into(), count, file: &file, language };
            let report = mine(&mining).unwrap();
            (report.found, std::fs::read_to_string(&file).unwrap())
        };
        let (found, whole) = mine_into("at-once.jsonl", 2);
        assert_eq!((found, whole.lines().count()), (2, 3), "a head and two puzzles");
        assert_eq!(mine_into("in-parts.jsonl", 1).0, 1);
        assert_eq!(mine_into("in-parts.jsonl", 2), (1, whole), "the second one only");
        assert_eq!(mine_into("in-parts.jsonl", 2).0, 0, "there is enough");
    }
}
