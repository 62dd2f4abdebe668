//! Every message is in every language with the same arguments, is said somewhere, and is given what it speaks of.

mod source;

use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// What a message needs: the names of its arguments, by `message` or `message.attribute`.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// Where phrases are made: the crates, and the Python package beside them.
fn sources() -> [PathBuf; 2] {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    [crates.clone(), crates.join("../python/src")]
}

/// The languages, each with its messages.
fn languages() -> BTreeMap<String, Messages> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut languages = BTreeMap::new();
    for folder in std::fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path()) {
        let files = source::files(&folder, "ftl");
        if !files.is_empty() && folder.parent() == Some(root) && !folder.ends_with("src") {
            let tag = folder.file_name().unwrap().to_string_lossy().into_owned();
            languages.insert(tag, files.iter().flat_map(|file| messages(file)).collect());
        }
    }
    assert!(languages.contains_key("en") && languages.contains_key("fr"), "{:?}", languages.keys());
    languages
}

fn messages(file: &Path) -> Messages {
    let text = std::fs::read_to_string(file).unwrap();
    for (i, line) in text.lines().enumerate() {
        let marks = line.chars().any(|letter| ('\u{2066}'..='\u{2069}').contains(&letter));
        assert!(!marks, "{}:{}: marks of isolation are for what is put in", file.display(), i + 1);
    }
    let resource = fluent_syntax::parser::parse(text.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
    let terms: BTreeMap<&str, &ast::Term<&str>> = resource
        .body
        .iter()
        .filter_map(|entry| if let Entry::Term(term) = entry { Some((term.id.name, term)) } else { None })
        .collect();
    let mut messages = Messages::new();
    let mut put = |name: String, pattern: &Pattern<&str>| {
        let mut arguments = BTreeSet::new();
        read(pattern, &terms, &mut arguments);
        let before = messages.insert(name.clone(), arguments);
        assert!(before.is_none(), "{}: {name} is there twice", file.display());
    };
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        if let Some(pattern) = &message.value {
            put(message.id.name.into(), pattern);
        }
        for attribute in &message.attributes {
            put(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
        }
    }
    messages
}

fn read(pattern: &Pattern<&str>, terms: &BTreeMap<&str, &ast::Term<&str>>, out: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            read_expression(expression, terms, out);
        }
    }
}

fn read_expression(
    expression: &Expression<&str>,
    terms: &BTreeMap<&str, &ast::Term<&str>>,
    out: &mut BTreeSet<String>,
) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, terms, out),
        Expression::Select { selector, variants } => {
            read_inline(selector, terms, out);
            variants.iter().for_each(|variant| read(&variant.value, terms, out));
        }
    }
}

fn read_inline(
    inline: &InlineExpression<&str>,
    terms: &BTreeMap<&str, &ast::Term<&str>>,
    out: &mut BTreeSet<String>,
) {
    match inline {
        InlineExpression::VariableReference { id } => {
            out.insert(id.name.into());
        }
        InlineExpression::Placeable { expression } => read_expression(expression, terms, out),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| read_inline(argument, terms, out));
        }
        // A term sees only what it is given.
        InlineExpression::TermReference { id, arguments, .. } => {
            assert!(terms.contains_key(id.name), "there is no term -{}", id.name);
            for argument in arguments.iter().flat_map(|given| &given.named) {
                read_inline(&argument.value, terms, out);
            }
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. } => {}
    }
}

/// Whether a message is a form of a component's name, which each language has as it needs.
fn is_form(name: &str) -> bool {
    name.split_once('.').is_some_and(|(_, attribute)| !["rule", "about", "kind"].contains(&attribute))
}

#[test]
fn every_message_is_in_every_language_with_the_same_arguments() {
    let languages = languages();
    let english = &languages["en"];
    let mut wrong = Vec::new();
    for (tag, messages) in languages.iter().filter(|(tag, _)| *tag != "en") {
        for (name, arguments) in english.iter().filter(|(name, _)| !is_form(name)) {
            match messages.get(name) {
                None => wrong.push(format!("{tag}: {name} is missing")),
                Some(found) if found != arguments => {
                    wrong.push(format!("{tag}: {name} has {found:?}, English has {arguments:?}"));
                }
                Some(_) => {}
            }
        }
        let unknown = messages.keys().filter(|name| !english.contains_key(*name) && !is_form(name));
        wrong.extend(unknown.map(|name| format!("{tag}: {name} is not in English")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_phrase_has_a_message_and_gives_what_it_speaks_of() {
    let english = languages().remove("en").unwrap();
    let mut wrong = Vec::new();
    for (place, call) in sources().iter().flat_map(|folder| source::phrases(folder)) {
        match english.get(&call.message) {
            None => wrong.push(format!("{place}: there is no message {}", call.message)),
            Some(arguments) if *arguments != call.arguments => {
                let (message, given) = (&call.message, &call.arguments);
                wrong.push(format!("{place}: {message} speaks of {arguments:?} and is given {given:?}"));
            }
            Some(_) => {}
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_message_is_left_that_nobody_says() {
    let english = languages().remove("en").unwrap();
    let said: BTreeSet<String> = sources().iter().flat_map(|folder| source::words(folder)).collect();
    let unused: Vec<&String> = english
        .keys()
        .filter(|name| {
            let (message, _) = name.split_once('.').unwrap_or((name, ""));
            let id = message.split_once('-').map_or(message, |(_, id)| id);
            // A component is named by its game and its id.
            !said.contains(*name) && !said.contains(message) && !said.contains(id)
        })
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}

/// The crates that a page is made of.
const ON_A_PAGE: [&str; 12] = [
    "analysis",
    "bots",
    "guide",
    "host",
    "puzzles",
    "site",
    "stage",
    "tabletop",
    "troyes",
    "troyes-dice",
    "web",
    "words",
];

/// The languages of a page leave out files that it never says anything of (`build.rs`).
#[test]
fn nothing_of_a_page_says_what_a_page_does_not_carry() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let build = std::fs::read_to_string(root.join("build.rs")).unwrap();
    let list = build.split_once("NEVER_ON_A_PAGE").and_then(|(_, rest)| rest.split_once(']')).unwrap().1;
    let list = list.split_once("];").unwrap().0;
    let left_out: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
    assert!(left_out.contains(&"cli-help"), "{left_out:?}");
    let carried_by_none: BTreeSet<String> = left_out
        .iter()
        .flat_map(|name| messages(&root.join("en").join(format!("{name}.ftl"))).into_keys())
        .collect();
    let said = ON_A_PAGE.iter().flat_map(|name| source::phrases(&root.join("..").join(name).join("src")));
    let wrong: Vec<String> = said
        .filter(|(_, call)| carried_by_none.contains(&call.message))
        .map(|(place, call)| format!("{place}: {}", call.message))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
