//! No sentence for people stands in the rules, in bots or in what is between them and the screens: they make phrases, and
//! `words` says those in every language.

use crate::{Outcome, root, rust_files, shown};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The crates that make phrases.
const CRATES: [&str; 8] =
    ["tabletop", "troyes", "troyes-dice", "bots", "stage", "host", "protocol", "puzzles"];

/// Calls and macros whose texts only developers read: a program that meets them has a mistake. `custom` is what serde's
/// reader of JSON says to programs, beside its own English.
const FOR_DEVELOPERS: [&str; 11] = [
    "panic",
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
    "unreachable",
    "expect",
    "custom",
    "eprintln",
    // What schemas describe to those who write programs.
    "json_schema",
];

/// Where English may stand, and why: a file or folder, and the field or the text in it; all of it if that is empty.
const EXCEPTIONS: [(&str, &str); 3] = [
    // What schemas describe to those who write programs.
    ("crates/protocol/src/schema.rs", ""),
    // What simulations tell those who write rules of a law that does not hold.
    ("crates/tabletop/src/laws.rs", ""),
    // The word of a source in JSON.
    ("crates/tabletop/src/figures.rs", "own file"),
];

pub fn check() -> Outcome {
    let mut wrong = Vec::new();
    for name in CRATES {
        let files = rust_files(&root().join("crates").join(name).join("src"));
        let tests = test_files(&files)?;
        for file in files.iter().filter(|file| !tests.iter().any(|test| file.starts_with(test))) {
            let mut source = Source { file: shown(file), found: Vec::new() };
            source.read(tokens(file)?, false);
            wrong.extend(source.found);
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

fn tokens(file: &Path) -> Result<TokenStream, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", shown(file)))?;
    text.parse().map_err(|error| format!("{}: {error}", shown(file)))
}

/// The files and folders of modules that are declared for tests only, by whoever declares them.
pub fn test_files(files: &[PathBuf]) -> Result<BTreeSet<PathBuf>, String> {
    let mut tests = BTreeSet::new();
    for file in files {
        let stem = file.file_stem().map(PathBuf::from).unwrap_or_default();
        let folder = file.parent().map(Path::to_path_buf).unwrap_or_default();
        let is_root = ["lib", "main", "mod"].iter().any(|root| stem == Path::new(root));
        let folder = if is_root { folder } else { folder.join(stem) };
        let trees: Vec<TokenTree> = tokens(file)?.into_iter().collect();
        for window in trees.windows(5) {
            if let [hash, attribute, word, name, end] = window
                && (is_punct(hash, '#') && is_for_tests(attribute))
                && (is_word(word, "mod") && is_punct(end, ';'))
            {
                tests.extend([folder.join(name.to_string()), folder.join(format!("{name}.rs"))]);
            }
        }
    }
    Ok(tests)
}

fn is_punct(tree: &TokenTree, letter: char) -> bool {
    matches!(tree, TokenTree::Punct(punct) if punct.as_char() == letter)
}

fn is_word(tree: &TokenTree, word: &str) -> bool {
    matches!(tree, TokenTree::Ident(ident) if ident == word)
}

/// Whether an attribute keeps what follows it for tests: `#[cfg(test)]` or `#[test]`.
fn is_for_tests(attribute: &TokenTree) -> bool {
    let text = attribute.to_string().replace(' ', "");
    text == "[cfg(test)]" || text == "[test]"
}

/// Whether a text has two words side by side.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &str| word.chars().filter(|letter| letter.is_alphabetic()).count() > 1;
    let plain = |word: &str| word.chars().all(|letter| letter.is_alphabetic() || ",;.:'’".contains(letter));
    let words: Vec<&str> = text.split(' ').collect();
    words.windows(2).any(|pair| pair.iter().all(|word| is_word(word) && plain(word)))
}

struct Source {
    file: String,
    found: Vec<String>,
}

impl Source {
    /// Looks through what is not a test and not for developers.
    fn read(&mut self, stream: TokenStream, is_attribute: bool) {
        let trees: Vec<TokenTree> = stream.into_iter().collect();
        let mut skips_item = false;
        for (i, tree) in trees.iter().enumerate() {
            let before = |back: usize| i.checked_sub(back).and_then(|at| trees.get(at));
            match tree {
                TokenTree::Group(group) => {
                    let follows_hash = before(1).is_some_and(|tree| is_punct(tree, '#'))
                        || (before(1).is_some_and(|tree| is_punct(tree, '!'))
                            && before(2).is_some_and(|tree| is_punct(tree, '#')));
                    if follows_hash && group.delimiter() == Delimiter::Bracket {
                        skips_item |= is_for_tests(tree);
                        self.read(group.stream(), true);
                    } else if skips_item {
                        skips_item = group.delimiter() != Delimiter::Brace;
                    } else if !is_for_developers(before(1), before(2)) && !is_remark(is_attribute, before(1))
                    {
                        self.read(group.stream(), false);
                    }
                }
                TokenTree::Punct(punct) if punct.as_char() == ';' => skips_item = false,
                TokenTree::Literal(literal) if !skips_item && !is_attribute => {
                    let field = before(2).filter(|_| before(1).is_some_and(|tree| is_punct(tree, ':')));
                    let field = field.map(ToString::to_string).unwrap_or_default();
                    self.judge(&literal.to_string(), literal.span().start().line, &field);
                }
                _ => {}
            }
        }
    }

    fn judge(&mut self, literal: &str, line: usize, field: &str) {
        let is_text = literal.ends_with(['"', '#']);
        let text = literal.trim_start_matches('r').trim_matches(['"', '#']);
        let is_excepted = EXCEPTIONS
            .iter()
            .any(|(file, except)| self.file.starts_with(file) && ["", field, text].contains(except));
        let is_markup = text.starts_with('<');
        if is_text && !is_excepted && !is_markup && is_sentence(text) {
            self.found.push(format!("{}:{line}: {literal}: say it with a phrase", self.file));
        }
    }
}

/// `expect(…)` or `panic!(…)`: the name stands one or two places before the parenthesis.
fn is_for_developers(one: Option<&TokenTree>, two: Option<&TokenTree>) -> bool {
    let name = match one {
        Some(tree) if is_punct(tree, '!') => two,
        other => other,
    };
    name.is_some_and(|name| FOR_DEVELOPERS.iter().any(|known| is_word(name, known)))
}

/// The texts of attributes are remarks (`doc`, `reason`) or names; but `error(…)` is what an error says.
fn is_remark(is_attribute: bool, name: Option<&TokenTree>) -> bool {
    is_attribute && !name.is_some_and(|name| is_word(name, "error"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> usize {
        let mut source = Source { file: "crates/bots/src/lib.rs".into(), found: Vec::new() };
        source.read(text.parse().unwrap(), false);
        source.found.len()
    }

    #[test]
    fn sentences_are_found_wherever_people_would_read_them() {
        assert_eq!(found(r#"fn f() -> String { format!("there is no {x}") }"#), 1);
        assert_eq!(found(r#"#[error("it is over")] struct Over;"#), 1);
        assert_eq!(found(r#"const A: [&str; 2] = ["one word", "word"];"#), 1);
    }

    #[test]
    fn tests_developers_and_notation_may_speak() {
        assert_eq!(found(r#"/// Two words. #[doc = "two words"] fn f() { x.expect("two words"); }"#), 0);
        assert_eq!(found(r#"fn f() { assert!(a, "two words {b}"); panic!("two words") }"#), 0);
        assert_eq!(found(r#"#[cfg(test)] mod tests { const A: &str = "two words"; }"#), 0);
        assert_eq!(found(r#"#[test] fn f() { g("two words"); } fn h() { g("two words"); }"#), 1);
        assert_eq!(found(r#"fn f() { write!(f, "settle {space}"); g("two-words"); }"#), 0);
        assert_eq!(found(r#"#[allow(x, reason = "two words")] fn f() {}"#), 0);
    }
}
