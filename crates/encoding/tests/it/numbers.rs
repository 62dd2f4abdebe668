//! The number of every action, held against the files that programs that learn rely on.

use encoding::{Action, Encode};
use std::path::Path;
use troyes::Troyes;
use troyes_dice::TroyesDice;

/// Every action with its number, under the version of the rules.
fn list<G: Encode>() -> Vec<String> {
    let head = format!("rules {}", G::RULES_VERSION);
    let meaning = |action| G::alphabet().meaning(action).unwrap();
    let actions = (0..G::alphabet().len() as Action).map(|action| format!("{action} {}", meaning(action)));
    std::iter::once(head).chain(actions).collect()
}

/// The first line in which a list differs from one that was there before; more may follow at its end.
fn first_moved(before: &[&str], now: &[String]) -> Option<String> {
    let is = |line: usize| now.get(line).map_or("nothing", String::as_str);
    (0..before.len())
        .find(|line| before[*line] != is(*line))
        .map(|line| format!("{} is now {}", before[line], is(line)))
}

/// Holds a game against its file. `UPDATE=1` writes it anew, but moves no number unless the rules have another version.
fn hold<G: Encode>(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/actions/{name}.txt"));
    let now = list::<G>();
    let before = std::fs::read_to_string(&path).unwrap_or_default();
    let before: Vec<&str> = before.lines().collect();
    if before.first().is_some_and(|head| *head == now[0])
        && let Some(moved) = first_moved(&before, &now)
    {
        panic!("{name}: {moved}: new actions go to the end, or the rules get a new version");
    }
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, now.join("\n") + "\n").unwrap();
    } else {
        assert_eq!(before, now, "UPDATE=1 takes over what is new");
    }
}

#[test]
fn no_number_of_troyes_moves_within_a_version_of_the_rules() {
    hold::<Troyes>("troyes");
}

#[test]
fn no_number_of_troyes_dice_moves_within_a_version_of_the_rules() {
    hold::<TroyesDice>("dice");
}

#[test]
fn a_number_that_moved_is_named_and_a_new_one_at_the_end_is_not() {
    let now = ["rules 2", "0 pass", "1 build", "2 farm"].map(String::from);
    assert_eq!(first_moved(&["rules 2", "0 pass", "1 build"], &now), None);
    assert_eq!(first_moved(&["rules 2", "0 build", "1 pass"], &now).unwrap(), "0 build is now 0 pass");
    assert_eq!(
        first_moved(&["rules 2", "0 pass", "1 build", "2 farm", "3 patrol"], &now).unwrap(),
        "3 patrol is now nothing"
    );
}
