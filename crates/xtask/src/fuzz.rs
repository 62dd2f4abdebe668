//! `cargo xtask fuzz`: every fuzz target for some seconds, on a stable compiler.

use crate::{Outcome, root};
use clap::Args;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

/// The targets, each with folders of input to begin with; the first one is its corpus.
const TARGETS: [(&str, &[&str]); 5] = [
    ("protocol", &["fuzz/seeds/protocol"]),
    ("record", &["fuzz/seeds/record", "crates/troyes-dice/tests/games", "crates/troyes/tests/games"]),
    ("figures", &["fuzz/seeds/figures"]),
    ("states", &["fuzz/seeds/states"]),
    ("forms", &["fuzz/seeds/forms"]),
];
/// How long each target runs in every check.
const SHORT: u32 = 20;
/// What makes libFuzzer see where it has been. The sanitizers themselves need a nightly compiler; there is no `unsafe`
/// for them to watch.
const COVERAGE: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
     -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table";

/// What is run, and for how long.
#[derive(Args, Clone, Debug)]
pub struct Hunt {
    /// How long each target runs
    #[arg(long, default_value_t = 60)]
    seconds: u32,
    /// Only this target: protocol, record, figures, states or forms
    #[arg(long)]
    target: Option<String>,
    /// Keep what was found: the fewest inputs that reach all that was reached go to `fuzz/seeds`
    #[arg(long)]
    keep: bool,
}

pub fn short() -> Outcome {
    run(&Hunt { seconds: SHORT, target: None, keep: false })
}

/// Runs each target for so long. Skipped where the C++ part of libFuzzer cannot be built.
pub fn run(hunt: &Hunt) -> Outcome {
    let compiler = Command::new("c++").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !cfg!(target_os = "linux") || compiler.is_err() {
        println!("   skipped: fuzzing needs Linux and a C++ compiler");
        return Ok(());
    }
    let is_wanted = |name: &str| hunt.target.as_ref().is_none_or(|wanted| wanted == name);
    let targets: Vec<Target> =
        TARGETS.into_iter().filter(|(name, _)| is_wanted(name)).map(Target::new).collect::<Result<_, _>>()?;
    if targets.is_empty() {
        return Err("there is no such fuzz target".into());
    }
    build(&targets)?;
    // As many at a time as there are cores: each of them keeps one busy.
    let at_once = std::thread::available_parallelism().map_or(1, usize::from);
    for beside in targets.chunks(at_once) {
        std::thread::scope(|scope| {
            let hunts: Vec<_> = beside.iter().map(|target| scope.spawn(|| target.hunt(hunt))).collect();
            hunts.into_iter().try_for_each(|hunt| hunt.join().map_err(|_| "a hunt panicked")?)
        })?;
    }
    Ok(())
}

/// Builds targets, what they share once, and nothing that none of them needs.
fn build(targets: &[Target]) -> Outcome {
    let begin = Instant::now();
    // The protocol needs nothing beyond what all of them do.
    let features: Vec<&str> =
        targets.iter().map(|target| target.name).filter(|name| *name != "protocol").collect();
    let features = features.join(",");
    let (manifest, into) = (["--manifest-path", "fuzz/Cargo.toml"], ["--target-dir", "target/fuzz"]);
    let chosen = ["--no-default-features", "--features", &features];
    let host = host()?;
    let bins = targets.iter().flat_map(|target| ["--bin", target.name]);
    let which = ["build", "--quiet", "--target", &host];
    let arguments: Vec<&str> =
        [&which[..], &manifest, &into, &chosen].concat().into_iter().chain(bins).collect();
    crate::cargo(&arguments, &[("RUSTFLAGS", COVERAGE)])?;
    println!("   built after {} s", begin.elapsed().as_secs());
    Ok(())
}

/// A target and where its files are.
struct Target {
    name: &'static str,
    seeds: &'static [&'static str],
    /// What this machine is called by the compiler. Named, so that build scripts and macros, which run here and now, are
    /// built without what makes targets visible.
    host: String,
    folder: PathBuf,
    corpus: PathBuf,
}

impl Target {
    fn new((name, seeds): (&'static str, &'static [&'static str])) -> Result<Target, String> {
        let folder = root().join("target/fuzz");
        let corpus = folder.join("corpus").join(name);
        for needed in [&corpus, &folder.join("findings"), &root().join(seeds[0])] {
            fs::create_dir_all(needed).map_err(|error| format!("{}: {error}", needed.display()))?;
        }
        Ok(Target { name, seeds, host: host()?, folder, corpus })
    }

    fn hunt(&self, hunt: &Hunt) -> Outcome {
        self.fuzz(hunt.seconds)?;
        if hunt.keep { self.keep() } else { Ok(()) }
    }

    /// Runs it; what it says goes into a file, and the sum of it to whoever waits.
    fn fuzz(&self, seconds: u32) -> Outcome {
        let log = self.folder.join(format!("{}.log", self.name));
        let file = File::create(&log).map_err(|error| format!("{}: {error}", log.display()))?;
        let artifacts = format!("-artifact_prefix={}/{}-", self.folder.join("findings").display(), self.name);
        let status = self
            .program()
            .arg(&self.corpus)
            .args(self.seeds)
            .args([format!("-max_total_time={seconds}"), artifacts])
            .args(["-print_final_stats=1", "-timeout=60"])
            .stderr(file)
            .status()
            .map_err(|error| format!("{} does not start: {error}", self.name))?;
        let said = String::from_utf8_lossy(&fs::read(&log).unwrap_or_default()).into_owned();
        println!("   {}: {}", self.name, summary(&said));
        if status.success() {
            return Ok(());
        }
        let tail: Vec<&str> = said.lines().rev().take(40).collect();
        let tail: Vec<&str> = tail.into_iter().rev().collect();
        Err(format!("{} found something ({}):\n{}", self.name, log.display(), tail.join("\n")))
    }

    /// Puts the fewest inputs that reach all that was reached in the place of the corpus in the repository.
    fn keep(&self) -> Outcome {
        let kept = root().join(self.seeds[0]);
        let new = self.folder.join("kept").join(self.name);
        let failed = |error: std::io::Error| format!("{}: {error}", new.display());
        if new.exists() {
            fs::remove_dir_all(&new).map_err(failed)?;
        }
        fs::create_dir_all(&new).map_err(failed)?;
        let status = self
            .program()
            .arg("-set_cover_merge=1")
            .args([&new, &kept, &self.corpus])
            .stderr(Stdio::null())
            .status()
            .map_err(failed)?;
        if !status.success() {
            return Err(format!("the corpus of {} cannot be minimised", self.name));
        }
        forget_found(&kept).and_then(|()| copy(&new, &kept)).map_err(failed)
    }

    fn program(&self) -> Command {
        let mut command = Command::new(self.folder.join(&self.host).join("debug").join(self.name));
        command.current_dir(root());
        command
    }
}

/// Removes what a hunt has found before, and leaves what people wrote: the hunt names its own by a hash.
fn forget_found(folder: &Path) -> std::io::Result<()> {
    for file in fs::read_dir(folder)? {
        let file = file?;
        let name = file.file_name();
        if name.len() == 40 && name.to_string_lossy().bytes().all(|byte| byte.is_ascii_hexdigit()) {
            fs::remove_file(file.path())?;
        }
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for file in fs::read_dir(from)? {
        let file = file?;
        fs::copy(file.path(), to.join(file.file_name()))?;
    }
    Ok(())
}

/// How often a target was run and how far it came.
fn summary(log: &str) -> String {
    let executed = log.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
    let after = |word: &str| {
        let line = log.lines().rev().find(|line| line.contains(" cov: "))?;
        line.split_once(word)?.1.split_whitespace().next().map(String::from)
    };
    format!(
        "{} executions, {} places in the code, {} inputs (and bytes) that reach them",
        executed.unwrap_or("no count of").trim(),
        after(" cov: ").unwrap_or_default(),
        after(" corp: ").unwrap_or_default()
    )
}

/// What this machine is called by the compiler.
fn host() -> Result<String, String> {
    let said = Command::new("rustc")
        .arg("-vV")
        .output()
        .map_err(|error| format!("rustc does not start: {error}"))?;
    let said = String::from_utf8_lossy(&said.stdout).into_owned();
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(String::from).ok_or_else(|| "rustc -vV names no host".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_is_summed_up() {
        let log = "#2\tINITED cov: 5 ft: 6 corp: 1/1b exec/s: 0 rss: 40Mb\n\
                   #900\tDONE   cov: 321 ft: 600 corp: 45/6Kb lim: 4 exec/s: 30 rss: 50Mb\n\
                   stat::number_of_executed_units: 900\n";
        let said = "900 executions, 321 places in the code, 45/6Kb inputs (and bytes) that reach them";
        assert_eq!(summary(log), said);
    }
    #[test]
    fn inputs_that_people_wrote_outlive_what_a_hunt_found() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["toy", "ffa1", &"a1".repeat(20)] {
            fs::write(folder.path().join(name), name).unwrap();
        }
        forget_found(folder.path()).unwrap();
        let mut left: Vec<_> =
            fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
        left.sort();
        assert_eq!(left, ["ffa1", "toy"]);
    }
}
