//! The final score, counted on the sheet.

use super::paper::{COLORS, Paper, RESOURCES};

/// The characters from top to bottom of the Cathedral's list: each scores one row.
const CHARACTERS: [(&str, &str); 6] = [
    ("Hugues de Payns", "fortress"),
    ("Isabeau de Bavière", "counts_palace"),
    ("Thibaut II", "great_hall"),
    ("Jeanne de Champagne", "city_hall"),
    ("Urbain IV", "cathedral"),
    ("Marie de Champagne", "bishopric"),
];

/// The points by what gives them.
pub fn rows(paper: &Paper) -> Vec<(&'static str, i32)> {
    let mut rows = Vec::new();
    for (character, row) in CHARACTERS {
        // The number in the circle for each building of the row.
        let points = (0..paper.count(row)).map(|_| i32::from(paper.written[row])).sum();
        rows.push((character, points));
    }
    for resource in RESOURCES {
        // "Each pair of identical resources circled and not crossed out earns you 1 VP."
        let mut left = paper.left(resource);
        let mut pairs = 0;
        while left >= 2 {
            left -= 2;
            pairs += 1;
        }
        rows.push((resource, pairs));
    }
    rows.extend(COLORS.map(|color| (color, i32::from(paper.citizens[color]))));
    rows
}

pub fn total(paper: &Paper) -> i32 {
    rows(paper).into_iter().map(|(_, points)| points).sum()
}

/// "The player with the most total victory points wins. In the event of a tie, the tied players share the victory!"
pub fn winners(papers: &[Paper]) -> Vec<u8> {
    let best = papers.iter().map(total).max().unwrap();
    (0..).zip(papers).filter(|(_, paper)| total(paper) == best).map(|(seat, _)| seat).collect()
}
