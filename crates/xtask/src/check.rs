//! `cargo xtask check`: everything that must hold, the quick things first.

use crate::{Outcome, cargo, direction, docs, fuzz, python, root, sentences, setup, site, tidy, wasm};
use clap::Args;
use serde_json::Value;
use std::collections::BTreeSet;
use std::process::{Command, Stdio};
use std::time::Instant;

const DENY_WARNINGS: (&str, &str) = ("RUSTDOCFLAGS", "-D warnings");
/// The binaries of tests that drive a browser.
const BROWSER: &str = "browser";

/// How much is checked.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct Extent {
    /// Only what takes a few minutes: the shape of the workspace, lints, the tests of rules, words and pages
    #[arg(long)]
    quick: bool,
    /// Everything but what needs a browser
    #[arg(long)]
    no_browser: bool,
}

type Step = (&'static str, fn(Extent) -> Outcome);

/// What needs no compiler.
const SHAPE: [Step; 4] = [
    ("formatting", |_| cargo(&["fmt", "--all", "--check"], &[])),
    ("dependencies point one way", |_| direction::check()),
    ("tidiness", |_| tidy::check()),
    ("sentences stand among the words", |_| sentences::check()),
];

const LINTS: Step =
    ("lints", |_| cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"], &[]));

/// What changes most often and is tested in seconds.
const QUICK_TESTS: Step = ("tests of rules, words and pages", |_| {
    let packages = [
        "troyes-tabletop",
        "troyes",
        "troyes-dice",
        "troyes-words",
        "troyes-host",
        "troyes-stage",
        "troyes-web",
    ];
    let packages: Vec<&str> = packages.into_iter().flat_map(|name| ["--package", name]).collect();
    test(&[&packages[..], &["--lib"]].concat(), &[])
});

const REST: [Step; 8] = [
    ("what the tests need", setup),
    ("tests", tests),
    ("examples in the documentation", |_| cargo(&["test", "--workspace", "--doc", "--quiet"], &[])),
    ("documentation", |_| cargo(&["doc", "--workspace", "--no-deps", "--quiet"], &[DENY_WARNINGS])),
    ("the Python package", |_| python::check()),
    ("fuzzing", |_| fuzz::short()),
    ("generated documentation is up to date", |_| docs::check()),
    ("the site plays without a network", offline_site),
];

/// Only what needs no compiler.
pub fn shape() -> Outcome {
    take(&SHAPE, Extent::default())
}

/// All of it, or as much as is wished for.
pub fn run(extent: Extent) -> Outcome {
    let begin = Instant::now();
    take(&SHAPE, extent)?;
    take(&[LINTS], extent)?;
    if extent.quick {
        take(&[QUICK_TESTS], extent)?;
    } else {
        take(&REST, extent.here())?;
    }
    println!("== all is well, after {} s", begin.elapsed().as_secs());
    Ok(())
}

impl Extent {
    /// As much of it as this machine can do, with a word about the rest.
    fn here(self) -> Extent {
        let no_browser = self.no_browser || !setup::can_browse();
        if no_browser && !self.no_browser {
            println!(
                "== there is neither Chromium nor apt-get here: everything that needs a browser is left out"
            );
        }
        Extent { no_browser, ..self }
    }
}

fn take(steps: &[Step], extent: Extent) -> Outcome {
    for (name, step) in steps {
        println!("== {name}");
        let begin = Instant::now();
        step(extent).map_err(|reason| format!("{name}: {reason}"))?;
        println!("   {} s", begin.elapsed().as_secs());
    }
    Ok(())
}

fn setup(extent: Extent) -> Outcome {
    if extent.no_browser { Ok(()) } else { setup::run() }
}

fn tests(extent: Extent) -> Outcome {
    let without = format!("not binary({BROWSER})");
    let filter: &[&str] = if extent.no_browser { &["-E", &without] } else { &[] };
    test(&["--workspace"], filter)
}

/// Runs tests with nextest where it is installed, which is quicker, and with cargo's own runner elsewhere.
fn test(which: &[&str], filter: &[&str]) -> Outcome {
    if has_nextest() {
        // One more than there are processors: of those that mostly wait one runs beside all others.
        let at_once = std::thread::available_parallelism().map_or(2, |cores| cores.get() + 1).to_string();
        let nextest = ["nextest", "run", "--no-fail-fast", "--test-threads", &at_once];
        return cargo(&[&nextest[..], which, filter].concat(), &[]);
    }
    let cargo_test: &[&str] = &["test", "--no-fail-fast", "--quiet"];
    if which.contains(&"--lib") {
        return cargo(&[cargo_test, which].concat(), &[]);
    }
    if filter.is_empty() {
        return cargo(&[cargo_test, which, &["--lib", "--bins", "--tests"]].concat(), &[]);
    }
    // Cargo's runner knows no filter: every binary but those that need a browser is named.
    let names = binaries_of_tests()?;
    let named = names.iter().filter(|name| *name != BROWSER).flat_map(|name| ["--test", name.as_str()]);
    let named: Vec<&str> = ["--lib", "--bins"].into_iter().chain(named).collect();
    cargo(&[cargo_test, which, &named].concat(), &[])
}

/// The names of all binaries of tests in the workspace, each once.
fn binaries_of_tests() -> Result<BTreeSet<String>, String> {
    let output = Command::new("cargo")
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .current_dir(root())
        .output()
        .map_err(|error| format!("cargo does not start: {error}"))?;
    let metadata: Value = serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let targets = packages.flat_map(|package| package["targets"].as_array().into_iter().flatten());
    let tests = targets.filter(|target| target["kind"][0] == "test" && target["test"] == true);
    Ok(tests.filter_map(|target| Some(target["name"].as_str()?.to_string())).collect())
}

/// Whether the quicker runner of tests is installed.
pub fn has_nextest() -> bool {
    Command::new("cargo")
        .args(["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Builds the site and plays there, where there are a compiler for WebAssembly and a browser.
fn offline_site(extent: Extent) -> Outcome {
    if wasm::compiler().is_none() {
        println!("   left out: {}", wasm::MISSING);
        return Ok(());
    }
    site::run()?;
    if extent.no_browser { Ok(()) } else { site::play() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn binaries_of_tests_are_known_by_name() {
        let names = binaries_of_tests().unwrap();
        for name in [BROWSER, "oracle", "commands", "packaging"] {
            assert!(names.contains(name), "{name} is not among {names:?}");
        }
    }
}
