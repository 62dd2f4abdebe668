//! Small laws about the source text.

use crate::{Outcome, root, rust_files, shown};
use std::path::PathBuf;

/// A file with more lines than this is looked at hard.
const LONG: usize = 400;

/// Texts that are never left in, and why. Each is written in two parts so that this file does not contain it.
const NEVER: [(&str, &str, &str); 6] = [
    ("todo", "!(", "finish it"),
    ("unimplemented", "!(", "finish it"),
    ("dbg", "!(", "tell it in a test or not at all"),
    ("allow(dead", "_code)", "take out what nobody uses"),
    ("#[ign", "ore]", "a test that does not run holds nothing"),
    ("unsafe", " {", "there is no unsafe code here"),
];

pub fn check() -> Outcome {
    let files: Vec<PathBuf> = ["crates", "fuzz/fuzz_targets"]
        .iter()
        .flat_map(|folder| rust_files(&root().join(folder)))
        .filter(|file| !file.components().any(|part| part.as_os_str() == "target"))
        .collect();
    let mut wrong = Vec::new();
    for file in &files {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", shown(file)))?;
        for (i, line) in text.lines().enumerate() {
            for (head, tail, reason) in NEVER {
                if line.contains(&[head, tail].concat()) {
                    wrong.push(format!("{}:{}: `{head}{tail}`: {reason}", shown(file), i + 1));
                }
            }
        }
        let lines = text.lines().count();
        if lines > LONG {
            println!("   {}: {lines} lines, look whether it is two files", shown(file));
        }
    }
    wrong.extend(crates_without_lints()?);
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// The lints of the workspace, `unsafe_code = "forbid"` among them, hold only where a crate asks for them.
fn crates_without_lints() -> Result<Vec<String>, String> {
    let crates = std::fs::read_dir(root().join("crates")).map_err(|error| error.to_string())?;
    let mut wrong = Vec::new();
    for manifest in
        crates.flatten().map(|entry| entry.path().join("Cargo.toml")).filter(|path| path.is_file())
    {
        let text = std::fs::read_to_string(&manifest).map_err(|error| error.to_string())?;
        if !text.contains("[lints]\nworkspace = true") {
            wrong.push(format!("{}: add `[lints]` with `workspace = true`", shown(&manifest)));
        }
    }
    Ok(wrong)
}
