//! Everything that the commands print in the marked language is marked, but for names and words of programs.

use crate::{command, record_in, stdout, troyes};
use std::path::Path;
use words::Language;

/// The combining mark behind every letter of the marked language.
const MARK: char = '\u{301}';

const COMMANDS: [&str; 22] = [
    "serve",
    "think",
    "backup",
    "admin",
    "play",
    "learn",
    "arena",
    "loadtest",
    "games",
    "engine",
    "sim",
    "bench",
    "replay",
    "verify",
    "cards",
    "achievements",
    "dice-sheet",
    "analyse",
    "puzzle",
    "puzzles",
    "score",
    "manuals",
];

/// Names of programs, games, bots, seats and variables, which are the same in every language.
const NAMES: [&str; 26] = [
    "en",
    "fr",
    "troyes",
    "kings-challenge",
    "dice",
    "toy",
    "help",
    "http",
    "random",
    "red",
    "green",
    "lucky",
    "tower",
    "purse",
    "take",
    "use",
    "rich",
    "dice-1p",
    "ms",
    "sqlite",
    "txt",
    "svg",
    "json",
    "mine",
    "move",
    "V",
];

/// The words of a text that have letters without marks. Options (`--json`) are names.
fn unmarked(text: &str) -> Vec<String> {
    let text = text.replace(MARK, "\u{0}");
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || "-_\u{0}".contains(letter);
    let has_bare_letter = |word: &str| {
        let next = word.chars().skip(1).chain([' ']);
        word.chars().zip(next).any(|(letter, next)| letter.is_ascii_alphabetic() && next != '\u{0}')
    };
    text.split(|letter: char| !is_word(letter))
        .filter(|word| !word.starts_with('-') && has_bare_letter(word))
        .map(str::to_string)
        .collect()
}

/// Fails on every word that is neither marked nor a name nor one of the arguments.
fn check(args: &[&str], text: &str, names: &[&str]) {
    assert!(text.contains(MARK), "{args:?}: {text}");
    for word in unmarked(text) {
        let is_argument = args.iter().any(|arg| arg.contains(&word));
        let is_name = COMMANDS.iter().chain(&NAMES).chain(names).any(|name| *name == word);
        assert!(is_argument || is_name, "{args:?}: `{word}` in\n{text}");
    }
}

fn printed(args: &[&str], names: &[&str]) {
    let args = [args, &["--lang", "x-marked"]].concat();
    check(&args, &stdout(&troyes(&args)), names);
}

fn complained(args: &[&str], names: &[&str]) {
    let args = [args, &["--lang", "x-marked"]].concat();
    let output = troyes(&args);
    assert!(!output.status.success(), "{args:?}");
    check(&args, &String::from_utf8(output.stderr).unwrap(), names);
}

#[test]
fn every_help_is_marked() {
    // Defaults are as they are typed.
    let defaults = ["100ms", "h", "text", "both"];
    printed(&["--help"], &defaults);
    // What follows `help` is the name of a command, so that the language is said before it.
    let helped = |command: &[&str]| {
        let args = [&["--lang", "x-marked", "help"], command].concat();
        check(&args, &stdout(&troyes(&args)), &defaults);
    };
    helped(&[]);
    for command in COMMANDS {
        printed(&[command, "--help"], &defaults);
        helped(&[command]);
        printed(&[command, "-h"], &defaults);
    }
}

#[test]
fn wrong_arguments_are_told_in_the_language() {
    for args in [
        &["simulate"][..],
        &["simm"],
        &["sim", "--gams", "3"],
        &["sim", "--games", "many"],
        &["sim", "--games"],
        &["sim", "--threads", "0"],
        &["sim", "--only", "1"],
        &["sim", "--games", "1", "--games", "2"],
        &["arena"],
        &["arena", "greedy", "--budget", "much"],
        &["serve", "--address", "nowhere"],
        &["serve", "--database", "postgres://localhost/a", "--think", "somewhere"],
        &["serve", "--think", "here"],
        &["think"],
        &["think", "--database", "tables.sqlite"],
        &["bench", "--seconds", "long"],
        &["cards", "--markdown", "--json"],
        &["bench", "dice-2p"],
        &["cards", "--game", "toi"],
        &["cards", "nothing", "--game", "toy"],
        &["arena", "nobody", "--game", "toy"],
        &["engine", "--schema", "chess"],
        &["play", "--game", "kings-challenge", "--players", "2"],
        &["play", "person:Anna", "--players", "3"],
    ] {
        complained(args, &["dice-4p-banquets", "troyes-4p", "troyes-2p", "troyes-4p-all", "troyes-2p-all"]);
    }
}

#[test]
fn failures_are_told_in_the_language() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let write = |name: &str, bytes: &[u8]| {
        std::fs::write(folder.path().join(name), bytes).unwrap();
        path(name)
    };
    complained(&["replay", &write("bytes", &[0xff, 0xfe])], &["UTF-8"]);
    let two = path("two.txt");
    stdout(&troyes(&["sim", "--game", "dice", "--players", "2", "--only", "1", "--record", &two]));
    complained(&["dice-sheet", &two], &["baker", "mason"]);
    let toy = record_in(folder.path());
    let text = std::fs::read_to_string(&toy).unwrap();
    let without: String =
        text.lines().filter(|line| !line.starts_with("seed ")).map(|line| format!("{line}\n")).collect();
    complained(&["verify", &write("unseeded", without.as_bytes())], &[]);
    let hash = "0".repeat(64);
    let commitment = text.lines().find_map(|line| line.strip_prefix("commitment ")).unwrap();
    complained(&["verify", &toy, "--promised", &hash], &[commitment]);
    let inherited = text.replacen("\nseed ", "\nnote inherited 1\nseed ", 1);
    complained(&["verify", &write("inherited", inherited.as_bytes())], &[]);
    let mut marked = command(&["achievements", "Anna", "--dir", &path("kept"), "--lang", "x-marked"]);
    check(&["Anna"], &String::from_utf8(marked.output().unwrap().stderr).unwrap(), &[]);
}

#[test]
fn reports_are_told_in_the_language() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let options = option_names();
    printed(&["games"], &options.iter().map(String::as_str).collect::<Vec<_>>());
    let report = stdout(&troyes(&["sim", "--game", "toy", "--games", "20", "--lang", "x-marked"]));
    let digest = unmarked(report.lines().last().unwrap()).pop().unwrap_or_default();
    check(&[], &report, &[&digest]);
    printed(&["sim", "--game", "toy", "--only", "3", "--record", &path("game.txt")], &[]);
    printed(&["bench", "dice-1p", "--seconds", "0.01"], &[]);
    let toy = record_in(folder.path());
    printed(&["replay", &toy], &[]);
    printed(&["verify", &toy], &[]);
    printed(&["cards", "--game", "toy"], &[]);
    printed(&["cards", "--game", "toy", "--markdown"], &["br"]);
    printed(&["arena", "random", "random", "--game", "toy", "--games", "2", "--threads", "1"], &[]);
    let (dice, kept) = (path("dice.txt"), path("kept"));
    printed(&["achievements", "--dir", &kept], &[]);
    stdout(&troyes(&["sim", "--game", "dice", "--only", "1", "--record", &dice]));
    printed(&["achievements", "--dir", &kept, "--add", &dice], &["baker"]);
    drawing_is_marked(Path::new(&dice));
}

/// The words by which options of any game are wished for.
fn option_names() -> Vec<String> {
    let games = stdout(&troyes(&["games", "--json"]));
    let games = games.lines().map(|game| serde_json::from_str::<serde_json::Value>(game).unwrap());
    let options = games.flat_map(|game| game["options"].as_array().unwrap().clone());
    options.map(|option| option["name"].as_str().unwrap().to_string()).collect()
}

/// The texts of a drawing, without what draws them.
fn drawing_is_marked(record: &Path) {
    let record = record.display().to_string();
    let drawing = stdout(&troyes(&["dice-sheet", &record, "--lang", "x-marked"]));
    let texts = drawing.split('<').filter_map(|tag| tag.split_once('>')).map(|(_, text)| text.trim());
    let texts: Vec<&str> = texts.filter(|text| !text.is_empty()).collect();
    check(&[], &texts.join("\n"), &[]);
}

#[test]
fn the_report_of_a_load_test_is_told_in_the_language() {
    let report = server::loadtest::Report {
        tables: 2,
        streams: 8,
        seconds: 30.0,
        moves: 45,
        moves_per_second: 1.5,
        failures: 1,
        refused: 0,
        p50_ms: 1.0,
        p99_ms: 2.0,
        worst_ms: 3.0,
        memory_mb: Some(80.0),
        nodes: 1,
        server_ms_per_move: 1.25,
        database_ms_per_move: 0.0,
        players_ms_per_move: 2.5,
        kb_per_move: 12.0,
    };
    let printed = serde_json::to_value(&report).unwrap();
    let documented = super::printed::members("loadtest");
    assert_eq!(printed.as_object().unwrap().keys().collect::<Vec<_>>(), documented);
    let mut out = Vec::new();
    cli::serve::write(&report, Language::pseudo(), &mut out).unwrap();
    check(&[], &String::from_utf8(out).unwrap(), &[]);
    let mut out = Vec::new();
    cli::serve::write(&report, Language::english(), &mut out).unwrap();
    assert_eq!(
        String::from_utf8(out).unwrap(),
        "2 tables, 8 streams, 30 s\n1.5 moves a second, 1 failures\np50 1.0 ms, p99 2.0 ms, worst 3.0 ms\nmemory 80 MB\n\
         processor time of a move: server 1.25 ms, database 0.00 ms, players 2.50 ms; 12.0 KB sent\n"
    );
}
