//! The small file that the pages of cards show says what the report says.

use serde_json::Value;
use tabletop::Component;
use words::Language;

#[test]
fn the_shipped_file_is_that_of_the_report() {
    let report = include_str!("../../../docs/balance.md");
    let usage: Value = serde_json::from_str(include_str!("../../../docs/balance/usage.json")).unwrap();
    let (command, commit) = (usage["command"].as_str().unwrap(), usage["commit"].as_str().unwrap());
    assert!(report.contains(&format!("`{command}`, seed {}, at commit {commit}.", usage["seed"])));
    let (base, all) = report.split_once("## Everything together, four players").unwrap();
    let components = usage["components"].as_object().unwrap();
    assert!(components.len() > 80, "{}", components.len());
    for (id, line) in components {
        let component = Component { game: "troyes", id: id.clone().leak() };
        let name = Language::english().text(&component.name());
        let percent = |key: &str| line[key].as_i64().unwrap();
        let row = format!(
            "| {name} | {} % | {} % | {:.1} | {} % | {} % |",
            percent("dealt"),
            percent("used"),
            line["times"].as_f64().unwrap(),
            percent("winners"),
            percent("others")
        );
        let part = if line["with"] == "base" { base } else { all };
        let found = part.lines().find(|line| line.starts_with(&row));
        let found = found.unwrap_or_else(|| panic!("the report has no {row}"));
        if let (Some(points), Some(margin)) = (line["brought"][0].as_f64(), line["brought"][1].as_f64()) {
            assert!(found.ends_with(&format!("| {points:+.2} ± {margin:.2} |")), "{found}");
        }
    }
}
