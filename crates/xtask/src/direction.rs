//! Dependencies point one way, and rules do nothing but rule.

use crate::{Outcome, root, rust_files, shown};
use serde_json::Value;
use std::process::Command;

/// What each crate of the workspace may use of the others.
const MAY_USE: &[(&str, &[&str])] = &[
    ("tabletop", &[]),
    ("troyes", &["tabletop"]),
    ("troyes-dice", &["tabletop"]),
    ("words", &["tabletop"]),
    ("bots", &["tabletop", "troyes", "troyes-dice", "words"]),
    ("host", &["tabletop", "troyes", "troyes-dice", "bots"]),
    ("arena", &["tabletop", "words", "bots", "host"]),
    ("protocol", &["tabletop", "words", "bots", "host"]),
    ("stage", &["tabletop", "troyes", "troyes-dice", "bots"]),
    ("web", &["tabletop", "troyes", "troyes-dice", "words", "bots", "host", "stage"]),
    ("server", &["tabletop", "words", "bots", "web"]),
    ("site", &["tabletop", "troyes", "words", "bots", "host", "web"]),
    ("tui", &["tabletop", "troyes", "troyes-dice", "words", "bots", "host", "stage"]),
    (
        "cli",
        &["tabletop", "troyes", "troyes-dice", "words", "bots", "host", "arena", "protocol", "server", "tui"],
    ),
    // Only for the tests of the others.
    ("playtest", &["tabletop", "words"]),
    ("xtask", &["words"]),
];

/// Rules crates: no I/O, no clock, no randomness of their own, no threads.
const RULES: [&str; 3] = ["tabletop", "troyes", "troyes-dice"];
const NO_RULE_USES: [&str; 10] = [
    "std::fs",
    "std::net",
    "std::time",
    "std::env",
    "std::thread",
    "std::process",
    "std::io",
    "fastrand",
    "getrandom",
    "println!",
];

pub fn check() -> Outcome {
    let mut wrong = Vec::new();
    for package in packages()? {
        let name = package["name"].as_str().unwrap_or_default().to_string();
        let Some((_, allowed)) = MAY_USE.iter().find(|(known, _)| *known == name) else {
            wrong.push(format!("{name}: say in xtask/src/direction.rs what it may use"));
            continue;
        };
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let used = dependency["name"].as_str().unwrap_or_default();
            let is_ours = MAY_USE.iter().any(|(known, _)| *known == used);
            let is_for_tests = dependency["kind"] == "dev";
            if is_ours && !is_for_tests && !allowed.contains(&used) {
                wrong.push(format!("{name} must not use {used}"));
            }
            if RULES.contains(&name.as_str()) && !is_for_tests && NO_RULE_USES.contains(&used) {
                wrong.push(format!("{name} holds rules and must not use {used}"));
            }
        }
    }
    for name in RULES {
        wrong.extend(forbidden_words(name));
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

fn packages() -> Result<Vec<Value>, String> {
    let output = Command::new("cargo")
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .current_dir(root())
        .output()
        .map_err(|error| format!("cargo metadata does not start: {error}"))?;
    let metadata: Value = serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    metadata["packages"].as_array().cloned().ok_or_else(|| "cargo metadata lists no packages".into())
}

/// What rules must not say outside their tests, with file and line.
fn forbidden_words(name: &str) -> Vec<String> {
    let mut found = Vec::new();
    for file in rust_files(&root().join("crates").join(name).join("src")) {
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        let lines = text.lines().enumerate().take_while(|(_, line)| !line.starts_with("#[cfg(test)]"));
        for (i, line) in lines.filter(|(_, line)| !line.trim_start().starts_with("//")) {
            for word in NO_RULE_USES.iter().filter(|word| line.contains(**word)) {
                found.push(format!("{}:{}: rules must not use {word}", shown(&file), i + 1));
            }
        }
    }
    found
}
