//! What is printed on the sheet beside buildings and tracks, and when it is won.

use super::paper::{COLORS, Paper, WORK};
use std::collections::BTreeSet;

pub type Bonus = &'static str;

/// The lozenges: their name, the row, the two columns, and what they give.
const LINKS: [(Bonus, &str, [u8; 2], &str, u8); 9] = [
    ("fortress_left", "fortress", [1, 2], "red", 1),
    ("fortress_middle", "fortress", [3, 4], "yellow", 1),
    ("fortress_right", "fortress", [5, 6], "white", 1),
    ("counts_palace_left", "counts_palace", [1, 2], "red", 2),
    ("counts_palace_right", "counts_palace", [5, 6], "influence", 3),
    ("city_hall_left", "city_hall", [1, 2], "deniers", 3),
    ("city_hall_middle", "city_hall", [3, 4], "yellow", 2),
    ("bishopric_middle", "bishopric", [3, 4], "knowledge", 3),
    ("bishopric_right", "bishopric", [5, 6], "white", 2),
];

/// Every bonus whose condition holds on a sheet.
pub fn won(paper: &Paper) -> BTreeSet<Bonus> {
    let mut won = BTreeSet::new();
    for (link, row, [left, right], ..) in LINKS {
        if [left, right].iter().all(|column| paper.drawn.iter().any(|drawn| *drawn == (row, *column))) {
            won.insert(link);
        }
    }
    for (column, bonus) in [(3, "column_resources"), (6, "column_first_work"), (11, "column_second_work")] {
        // "When you have circled all 3 citizens of the 3rd, 6th, and 11th columns."
        if COLORS.into_iter().filter(|color| paper.citizens[color] >= column).count() == 3 {
            won.insert(bonus);
        }
    }
    for (nth, bonuses) in [
        (15, ["fifteenth_red", "fifteenth_yellow", "fifteenth_white"]),
        (20, ["twentieth_red", "twentieth_yellow", "twentieth_white"]),
    ] {
        for (color, bonus) in COLORS.into_iter().zip(bonuses) {
            if paper.citizens[color] >= nth {
                won.insert(bonus);
            }
        }
    }
    won
}

/// The rows from which a bonus builds.
pub fn buildings_of(bonus: Bonus) -> Vec<&'static str> {
    match bonus {
        "column_first_work" | "column_second_work" => WORK.to_vec(),
        "fifteenth_red" => vec!["great_hall", "cathedral"],
        "fifteenth_yellow" => vec!["fortress", "cathedral"],
        "fifteenth_white" => vec!["fortress", "great_hall"],
        _ => Vec::new(),
    }
}

/// What a bonus gives that does not build.
pub fn gain_of(bonus: Bonus) -> Vec<(&'static str, u8)> {
    match bonus {
        "column_resources" => vec![("influence", 1), ("deniers", 1), ("knowledge", 1)],
        "twentieth_red" => vec![("yellow", 1), ("white", 1)],
        "twentieth_yellow" => vec![("red", 1), ("white", 1)],
        "twentieth_white" => vec![("red", 1), ("yellow", 1)],
        _ => LINKS.into_iter().filter(|link| link.0 == bonus).map(|link| (link.3, link.4)).collect(),
    }
}

/// What the Great Hall of a column gives for each available die of which color.
pub fn great_hall(column: u8) -> (&'static str, u8, &'static str) {
    match column {
        1 => ("influence", 3, "red"),
        2 => ("red", 2, "red"),
        3 => ("deniers", 3, "yellow"),
        4 => ("yellow", 2, "yellow"),
        5 => ("knowledge", 3, "white"),
        _ => ("white", 2, "white"),
    }
}

/// The row whose scoring the Cathedral of a column unlocks.
pub fn scored_by_cathedral(column: u8) -> &'static str {
    match column {
        1 => "fortress",
        2 => "counts_palace",
        3 => "great_hall",
        4 => "city_hall",
        5 => "cathedral",
        _ => "bishopric",
    }
}
