//! `cargo xtask dice`: dice as games roll them, in a published battery of statistical tests (dieharder, from Debian).

use crate::{Outcome, root};
use clap::Args;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What `dieharder -a` runs: each test by its number, where there are several of it with the number of their tuples. The
/// longest stand last: lagged sums of 32 read a thousand million times as much as most others.
fn battery() -> Vec<String> {
    let tuples = |test: u32, ns: std::ops::RangeInclusive<u32>| ns.map(move |n| format!("{test}:{n}"));
    let plain = |tests: &[u32]| tests.iter().map(u32::to_string).collect::<Vec<_>>();
    let first: Vec<u32> = (0..=16).chain(100..=102).collect();
    let several = tuples(200, 1..=12).chain(tuples(201, 2..=5)).chain(tuples(202, 2..=5));
    let last = tuples(208, 0..=1).chain(["209".into(), "17".into()]).chain(tuples(203, 0..=32));
    [plain(&first), several.collect(), plain(&[204, 205, 206, 207]), last.collect()].concat()
}

/// What dieharder is to say of a result, in this order.
const FIELDS: [&str; 6] = ["test_name", "ntuple", "tsamples", "psamples", "pvalues", "assessment"];

/// Which dice, and which tests.
#[derive(Args, Clone, Debug)]
pub struct Trial {
    /// The number whose dice are rolled
    #[arg(long, default_value_t = 20)]
    seed: u64,
    /// Only these tests of dieharder: numbers, with a colon before that of tuples (14,200:3); all unless you say so
    #[arg(long, value_delimiter = ',')]
    tests: Vec<String>,
    /// So many p-values for each result, instead of what dieharder takes
    #[arg(long)]
    psamples: Option<u32>,
}

/// Runs the tests one after the other, each from the beginning of the stream. Results are written down as they come, and
/// those that are there already are not made again: a battery that is stopped goes on where it was.
pub fn run(trial: &Trial) -> Outcome {
    if Command::new("dieharder").arg("-l").stdout(Stdio::null()).status().is_err() {
        return Err("dieharder is missing: install Debian's package of this name".into());
    }
    crate::cargo(
        &["build", "--quiet", "--profile", "quick", "-p", "troyes-tabletop", "--example", "dice_stream"],
        &[],
    )?;
    let results = trial.results();
    let wanted = if trial.tests.is_empty() { battery() } else { trial.tests.clone() };
    for test in wanted {
        let known = fs::read_to_string(&results).unwrap_or_default();
        if !known.lines().any(|line| line.split('|').next() == Some(&test)) {
            let said = trial.run(&test)?;
            write_down(&results, &test, &said).map_err(|error| format!("{}: {error}", results.display()))?;
            said.lines().filter_map(row).for_each(|row| println!("{row}"));
        }
    }
    println!("\n| test | ntup | tsamples | psamples | p-value | assessment |\n|---|---|---|---|---|---|");
    let all = fs::read_to_string(&results).unwrap_or_default();
    all.lines().filter_map(|line| row(line.split_once('|')?.1)).for_each(|row| println!("{row}"));
    Ok(())
}

impl Trial {
    /// Where the results of these dice are.
    fn results(&self) -> PathBuf {
        let more = self.psamples.map_or(String::new(), |psamples| format!("-{psamples}"));
        root().join("target/dice").join(format!("{}{more}.txt", self.seed))
    }

    /// What dieharder says of one test.
    fn run(&self, test: &str) -> Result<String, String> {
        let mut dice = Command::new(root().join("target/quick/examples/dice_stream"))
            .arg(self.seed.to_string())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("dice_stream does not start: {error}"))?;
        let (number, tuples) = test.split_once(':').unwrap_or((test, ""));
        let mut dieharder = Command::new("dieharder");
        dieharder.args(["-g", "200", "-d", number, "-c", "|"]);
        dieharder.args(FIELDS.iter().flat_map(|field| ["-D", field]));
        if !tuples.is_empty() {
            dieharder.args(["-n", tuples]);
        }
        if let Some(psamples) = self.psamples {
            dieharder.args(["-p", &psamples.to_string()]);
        }
        let stream = dice.stdout.take().ok_or("no dice")?;
        let said = dieharder.stdin(stream).stderr(Stdio::inherit()).output();
        drop(dieharder);
        // Nobody reads any more: it ends by itself.
        dice.wait().map_err(|error| format!("dice_stream: {error}"))?;
        let said = said.map_err(|error| format!("dieharder does not start: {error}"))?;
        let text = String::from_utf8_lossy(&said.stdout).into_owned();
        match said.status.success() && text.lines().any(|line| row(line).is_some()) {
            true => Ok(text),
            false => Err(format!("dieharder -d {test}: {}\n{text}", said.status)),
        }
    }
}

fn write_down(results: &Path, test: &str, said: &str) -> std::io::Result<()> {
    results.parent().map_or(Ok(()), fs::create_dir_all)?;
    let mut file = OpenOptions::new().create(true).append(true).open(results)?;
    said.lines().filter(|line| row(line).is_some()).try_for_each(|line| writeln!(file, "{test}|{line}"))
}

/// A result as a row of a table; nothing if the line is none.
fn row(line: &str) -> Option<String> {
    let fields: Vec<&str> = line.split('|').map(str::trim).collect();
    let [name, tuples, samples, values, p, assessment] = fields[..] else { return None };
    p.parse::<f64>().ok()?;
    Some(format!("| `{name}` | {tuples} | {samples} | {values} | {p} | {assessment} |"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_a_row_and_nothing_else_is() {
        let line = "         sts_monobit|   1|    100000|     100|0.78485055|  PASSED  ";
        assert_eq!(row(line).unwrap(), "| `sts_monobit` | 1 | 100000 | 100 | 0.78485055 | PASSED |");
        for other in ["", "# a heading", "test_name|ntuple|tsamples|psamples|pvalues|assessment", "a|b"] {
            assert_eq!(row(other), None, "{other}");
        }
    }

    #[test]
    fn every_test_is_in_the_battery_once() {
        let mut tests = battery();
        let all = tests.len();
        tests.sort();
        tests.dedup();
        assert_eq!((tests.len(), all), (20 + 20 + 4 + 4 + 33, 81));
    }
}
