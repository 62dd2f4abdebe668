//! What commands print with `--json`, as docs/json.md has it.

use super::{json, record_in, stdout, troyes};
use serde_json::Value;

const PAGE: &str = include_str!("../../../../docs/json.md");

/// The members that the page names for a command.
pub fn members(command: &str) -> Vec<&'static str> {
    let beginning = format!("| `{command}` |");
    let row = PAGE.lines().find(|line| line.starts_with(&beginning)).expect(command);
    let last = row.trim_end_matches('|').rsplit('|').next().unwrap_or_default();
    last.split('`').skip(1).step_by(2).collect()
}

/// What a command prints: every line is an object with the members that the page names, in that order.
fn printed(command: &str, args: &[&str]) -> Vec<Value> {
    let lines: Vec<Value> = stdout(&troyes(&[args, &["--json"]].concat()))
        .lines()
        .map(|line| serde_json::from_str(line).expect(line))
        .collect();
    assert!(!lines.is_empty(), "{command}");
    for line in &lines {
        assert_eq!(
            line.as_object().expect(command).keys().collect::<Vec<_>>(),
            members(command),
            "{command}"
        );
    }
    lines
}

#[test]
fn every_line_for_programs_is_an_object_with_the_members_that_are_documented() {
    let folder = tempfile::tempdir().unwrap();
    let record = record_in(folder.path());
    let copy = folder.path().join("copy.txt").display().to_string();
    assert!(printed("games", &["games"]).len() > 3);
    assert!(printed("cards", &["cards", "--game", "toy"]).len() > 1);
    printed("sim", &["sim", "--game", "toy", "--games", "20"]);
    let only = ["sim", "--game", "toy", "--only", "7", "--record", &copy];
    assert_eq!(printed("sim --only N --record FILE", &only)[0]["number"], 7);
    assert_eq!(printed("bench", &["bench", "dice-1p", "--seconds", "0.01"]).len(), 6);
    printed("arena", &["arena", "random", "greedy", "--game", "toy", "--games", "2"]);
    printed("replay", &["replay", &record]);
    printed("analyse", &["analyse", &record, "--budget", "20"]);
    printed("verify", &["verify", &record]);
    let puzzle = &printed("puzzle", &["puzzle", "1"])[0];
    let best: Vec<&str> =
        puzzle["puzzle"]["moves"][0]["move"].as_array().unwrap().iter().flat_map(Value::as_str).collect();
    let best = best.join("; ");
    let asked = ["puzzle", "1", "--move", &best];
    let said = &printed("puzzle N --move MOVE", &asked)[0];
    let french = json(&troyes(&[&asked[..], &["--json", "--lang", "fr"]].concat()));
    assert_eq!((&french["grade"], &french["loses"]), (&said["grade"], &said["loses"]));
    assert_ne!(french["best"], said["best"], "sentences are those of the language");
}
