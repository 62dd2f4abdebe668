//! What the sources of the workspace say.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A call of `phrase!`.
pub struct Call {
    pub message: String,
    pub arguments: BTreeSet<String>,
}

/// Every file below a folder with this ending, in order.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path()) {
            if path.is_dir() && !path.ends_with("target") {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// The tests of this crate speak of calls that are no calls.
fn is_test_of_words(file: &Path) -> bool {
    file.ends_with("words/src/tests.rs")
        || file.parent().is_some_and(|folder| folder.ends_with("tests/source"))
}

/// Every call of `phrase!`, with its place.
pub fn phrases(crates: &Path) -> Vec<(String, Call)> {
    let mut calls = Vec::new();
    for file in files(crates, "rs").iter().filter(|file| !is_test_of_words(file)) {
        let text = std::fs::read_to_string(file).unwrap();
        for (at, opening) in text.match_indices("phrase!(") {
            let line = text[..at].lines().count();
            let is_comment =
                text[..at].lines().last().is_some_and(|line| line.trim_start().starts_with("//"));
            if let Some(call) = call(&text[at + opening.len()..]).filter(|_| !is_comment) {
                calls.push((format!("{}:{line}", file.display()), call));
            }
        }
    }
    calls
}

/// The message and the names of the arguments of a call, from behind its opening parenthesis.
fn call(text: &str) -> Option<Call> {
    let (message, rest) = text.trim_start().strip_prefix('"')?.split_once('"')?;
    let mut arguments = BTreeSet::new();
    for part in top_level(rest) {
        if let Some((name, _)) = part.split_once('=') {
            arguments.insert(name.trim().to_string());
        }
    }
    Some(Call { message: message.into(), arguments })
}

/// The parts between commas until the parenthesis closes, whatever is nested in them.
fn top_level(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts, mut is_text) = (0, 0, Vec::new(), false);
    let mut before = ' ';
    for (at, letter) in text.char_indices() {
        match letter {
            '"' if before != '\\' => is_text = !is_text,
            _ if is_text => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => {
                parts.push(&text[start..at]);
                return parts;
            }
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
        before = letter;
    }
    parts
}

/// Every text between quotation marks, in sources and in guides.
pub fn words(crates: &Path) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for file in files(crates, "rs").into_iter().chain(files(&crates.join("guide/guides"), "toml")) {
        let text = std::fs::read_to_string(file).unwrap();
        words.extend(text.split('"').map(str::to_string));
    }
    words
}
