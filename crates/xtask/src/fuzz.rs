//! `cargo xtask fuzz`: every fuzz target for some seconds, on a stable compiler.

use crate::{Outcome, cargo, root};
use std::process::{Command, Stdio};

/// The targets, each with a folder of input to begin with.
const TARGETS: [(&str, &str); 3] = [
    ("protocol", "fuzz/seeds/protocol"),
    ("record", "crates/troyes-dice/tests/games"),
    ("figures", "fuzz/seeds/figures"),
];
/// How long each target runs in every check.
pub const SHORT: u32 = 4;
/// What makes libFuzzer see where it has been. The sanitizers themselves need a nightly compiler; there is no `unsafe`
/// for them to watch.
const COVERAGE: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
     -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table";

pub fn short() -> Outcome {
    run(SHORT)
}

/// Runs each target for so long. Skipped where the C++ part of libFuzzer cannot be built.
pub fn run(seconds: u32) -> Outcome {
    let compiler = Command::new("c++").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !cfg!(target_os = "linux") || compiler.is_err() {
        println!("   skipped: fuzzing needs Linux and a C++ compiler");
        return Ok(());
    }
    TARGETS.into_iter().try_for_each(|(target, seeds)| fuzz(target, seeds, seconds))
}

fn fuzz(target: &str, seeds: &str, seconds: u32) -> Outcome {
    let folder = root().join("target/fuzz");
    let corpus = folder.join("corpus").join(target);
    let findings = folder.join("findings");
    for needed in [&corpus, &findings] {
        std::fs::create_dir_all(needed).map_err(|error| format!("{}: {error}", needed.display()))?;
    }
    let time = format!("-max_total_time={seconds}");
    let artifacts = format!("-artifact_prefix={}/{target}-", findings.display());
    let corpus = corpus.display().to_string();
    // Named, so that build scripts and macros, which run here and now, are built without what makes targets visible.
    let host = host()?;
    let build = ["run", "--quiet", "--manifest-path", "fuzz/Cargo.toml", "--target-dir", "target/fuzz"];
    let run =
        ["--target", &host, "--bin", target, "--", &corpus, seeds, &time, &artifacts, "-print_final_stats=1"];
    cargo(&[&build[..], &run[..]].concat(), &[("RUSTFLAGS", COVERAGE)])
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
