//! Dependencies point one way, rules do nothing but rule, and pages run anywhere.

use crate::sentences::test_files;
use crate::{Outcome, root, rust_files, shown};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

/// What each crate of the workspace, by its folder, may use of the others.
const MAY_USE: &[(&str, &[&str])] = &[
    ("tabletop", &[]),
    ("troyes", &["tabletop"]),
    ("troyes-dice", &["tabletop"]),
    ("words", &["tabletop"]),
    ("encoding", &["tabletop", "troyes", "troyes-dice"]),
    ("bots", &["tabletop", "troyes", "troyes-dice", "words"]),
    ("host", &["tabletop", "troyes", "troyes-dice", "bots"]),
    ("analysis", &["tabletop", "bots"]),
    ("arena", &["tabletop", "words", "bots", "host"]),
    ("protocol", &["tabletop", "words", "bots", "host", "analysis"]),
    ("stage", &["tabletop", "troyes", "troyes-dice", "bots", "host"]),
    ("puzzles", &["tabletop", "troyes", "troyes-dice", "words", "bots", "host"]),
    ("guide", &["tabletop", "host"]),
    (
        "web",
        &[
            "tabletop",
            "troyes",
            "troyes-dice",
            "words",
            "bots",
            "host",
            "stage",
            "puzzles",
            "analysis",
            "guide",
        ],
    ),
    ("server", &["tabletop", "words", "bots", "web", "puzzles"]),
    ("site", &["tabletop", "words", "bots", "host", "web"]),
    ("tui", &["tabletop", "troyes", "troyes-dice", "words", "bots", "host", "stage", "analysis", "guide"]),
    (
        "cli",
        &[
            "tabletop",
            "troyes",
            "troyes-dice",
            "words",
            "bots",
            "host",
            "stage",
            "analysis",
            "arena",
            "protocol",
            "puzzles",
            "guide",
            "server",
            "tui",
        ],
    ),
    // A tool of the workshop: nothing depends on it.
    ("training", &["tabletop", "troyes", "troyes-dice", "bots"]),
    // Another: what bots' games say about the games.
    ("study", &["tabletop", "troyes", "troyes-dice", "words", "bots", "host", "arena"]),
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

/// What `web` must not need, not even through others: it runs in a browser too.
const NOT_FOR_WEB: [&str; 6] = ["tokio", "axum", "hyper", "sqlx", "getrandom", "rustix"];
/// What it must not say: whoever runs it lends it time, chance, tasks and a log.
const NO_WEB_USES: [&str; 12] = [
    "std::fs",
    "std::env",
    "std::thread",
    "std::process",
    "std::io",
    "Instant",
    "SystemTime",
    "TcpListener",
    "fastrand::u64",
    "fastrand::shuffle",
    "println!",
    "getrandom",
];

pub fn check() -> Outcome {
    let mut wrong = Vec::new();
    for package in packages()? {
        let manifest = package["manifest_path"].as_str().unwrap_or_default();
        let name = Path::new(manifest).parent().map_or_else(String::new, folder);
        let Some((_, allowed)) = MAY_USE.iter().find(|(known, _)| *known == name) else {
            wrong.push(format!("{name}: say in xtask/src/direction.rs what it may use"));
            continue;
        };
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let of_ours = dependency["path"].as_str().map(|path| folder(Path::new(path)));
            let used = of_ours.as_deref().or(dependency["name"].as_str()).unwrap_or_default();
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
        wrong.extend(forbidden_words(name, &NO_RULE_USES)?);
    }
    wrong.extend(
        needed_by("troyes-web")?.into_iter().filter(|used| NOT_FOR_WEB.contains(&used.as_str())).map(
            |used| {
                format!(
                    "web runs in a browser too and must not need {used}: `cargo tree -p troyes-web -i {used}`"
                )
            },
        ),
    );
    wrong.extend(forbidden_words("web", &NO_WEB_USES)?);
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// The last part of a path.
fn folder(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn cargo_says(args: &[&str]) -> Result<Output, String> {
    let cargo = Command::new("cargo").args(args).current_dir(root()).output();
    cargo.map_err(|error| format!("cargo {} does not start: {error}", args[0]))
}

/// Everything that a crate needs in a browser, through whomever.
fn needed_by(name: &str) -> Result<Vec<String>, String> {
    let target = ["--target", "wasm32-unknown-unknown", "--edges", "normal"];
    let tree = cargo_says(&[&["tree", "--package", name, "--prefix", "none"][..], &target].concat())?;
    if !tree.status.success() {
        return Err(String::from_utf8_lossy(&tree.stderr).into());
    }
    let lines = String::from_utf8_lossy(&tree.stdout);
    Ok(lines.lines().filter_map(|line| line.split(' ').next()).map(String::from).collect())
}

fn packages() -> Result<Vec<Value>, String> {
    let output = cargo_says(&["metadata", "--no-deps", "--format-version", "1"])?;
    let metadata: Value = serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    metadata["packages"].as_array().cloned().ok_or_else(|| "cargo metadata lists no packages".into())
}

/// What a crate must not say outside its tests, with file and line.
fn forbidden_words(name: &str, forbidden: &[&str]) -> Result<Vec<String>, String> {
    let mut found = Vec::new();
    let files = rust_files(&root().join("crates").join(name).join("src"));
    let tests = test_files(&files)?;
    for file in files.iter().filter(|file| !tests.iter().any(|test| file.starts_with(test))) {
        let text = std::fs::read_to_string(file).unwrap_or_default();
        let lines = text.lines().enumerate().take_while(|(_, line)| *line != "mod tests {");
        for (i, line) in lines.filter(|(_, line)| !line.trim_start().starts_with("//")) {
            for word in forbidden.iter().filter(|word| line.contains(**word)) {
                found.push(format!("{}:{}: {name} must not use {word}", shown(file), i + 1));
            }
        }
    }
    Ok(found)
}
