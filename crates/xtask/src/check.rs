//! `cargo xtask check`: everything that must hold, the quick things first.

use crate::{Outcome, cargo, direction, docs, fuzz, python, sentences, setup, tidy};
use std::process::{Command, Stdio};
use std::time::Instant;

const DENY_WARNINGS: (&str, &str) = ("RUSTDOCFLAGS", "-D warnings");

type Step = (&'static str, fn() -> Outcome);

const QUICK: [Step; 4] = [
    ("formatting", || cargo(&["fmt", "--all", "--check"], &[])),
    ("dependencies point one way", direction::check),
    ("tidiness", tidy::check),
    ("sentences stand among the words", sentences::check),
];

const SLOW: [Step; 8] = [
    ("what the tests need", setup::run),
    ("lints", || cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"], &[])),
    ("tests", tests),
    ("examples in the documentation", || cargo(&["test", "--workspace", "--doc", "--quiet"], &[])),
    ("documentation", || cargo(&["doc", "--workspace", "--no-deps", "--quiet"], &[DENY_WARNINGS])),
    ("the Python package", python::check),
    ("fuzzing", fuzz::short),
    ("generated documentation is up to date", docs::check),
];

pub fn quick() -> Outcome {
    take(&QUICK)
}

pub fn run() -> Outcome {
    let begin = Instant::now();
    take(&QUICK)?;
    take(&SLOW)?;
    println!("== all is well, after {} s", begin.elapsed().as_secs());
    Ok(())
}

fn take(steps: &[Step]) -> Outcome {
    for (name, step) in steps {
        println!("== {name}");
        step().map_err(|reason| format!("{name}: {reason}"))?;
    }
    Ok(())
}

/// Runs the tests with nextest where it is installed, which is quicker, and with cargo's own runner elsewhere.
fn tests() -> Outcome {
    let nextest = Command::new("cargo")
        .args(["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    if nextest {
        cargo(&["nextest", "run", "--workspace", "--no-fail-fast"], &[])
    } else {
        cargo(&["test", "--workspace", "--lib", "--bins", "--tests", "--no-fail-fast", "--quiet"], &[])
    }
}
