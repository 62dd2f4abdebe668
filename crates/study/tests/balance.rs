//! The report says where it comes from, is the same for the same seed, and figures files are compared on the same deals.

use study::StudyError;
use study::balance::compare::{Comparison, compare};
use study::balance::{Extent, Pages, Provenance, Terms, report};

fn terms(threads: usize) -> Terms {
    Terms { bot: "random".into(), seed: 5, threads }
}

fn small(threads: usize) -> Pages {
    let provenance = Provenance { command: "the command".into(), commit: "abc1234".into() };
    report(&terms(threads), Extent { games: 60, mixes: 3, varied: 1 }, &provenance, |_| {}).unwrap()
}

#[test]
fn the_report_is_whole_and_follows_from_its_seed() {
    let pages = small(1);
    for said in
        ["`the command`, seed 5, at commit abc1234", "| Merchant |", "| Marauding |", "| 4, `ramparts` | 3 |"]
    {
        assert!(pages.text.contains(said), "{said}");
    }
    // Every figure of ours that can be moved was, both ways; a divisor of 1 cannot be lower.
    assert!(pages.text.matches("| `artisan` hire | 6 | 5, 7 |").count() == 1);
    assert!(pages.text.matches("| `innkeeper` divisor | 1 | 1, 2 |").count() == 1);
    for (name, picture) in &pages.pictures {
        assert!(pages.text.contains(&format!("(balance/{name})")), "{name}");
        assert!(picture.contains("<circle") && !picture.contains("NaN"), "{name}");
    }
    assert_eq!(pages, small(3));
}

fn comparison(a: Option<&str>, b: &str) -> Comparison {
    let file = |name: &str, text: &str| Some((name.to_string(), text.to_string()));
    let files = [a.and_then(|text| file("a.toml", text)), file("b.toml", b)];
    Comparison { players: 2, options: String::new(), games: 20, files }
}

#[test]
fn two_files_are_compared_on_the_same_deals() {
    // Who pays nothing for the Merchant uses it more often.
    let dear = "activity.base.merchant.hire = 40";
    let told = compare(&terms(2), &comparison(Some(dear), "activity.base.merchant.hire = 0")).unwrap();
    assert!(told.contains("| `activity.base.merchant.hire` | 40 | 0 |"), "{told}");
    let row: Vec<f64> = told
        .lines()
        .find(|line| line.starts_with("| Merchant |"))
        .map(|line| {
            line.split(" | ").filter_map(|cell| cell.trim_matches([' ', '|', '%']).parse().ok()).collect()
        })
        .unwrap();
    assert!(row[0] < row[1] && row[2] < row[3], "{told}");
}

#[test]
fn the_same_figures_are_nothing_to_compare() {
    let same = compare(&terms(1), &comparison(None, "activity.base.merchant.hire = 4")).unwrap_err();
    assert!(matches!(same, StudyError::Nothing(_)));
    let wrong = compare(&terms(1), &comparison(None, "activity.base.mermaid.hire = 4")).unwrap_err();
    assert!(matches!(wrong, StudyError::Setup(_)));
}
