//! The dice on their plazas, the event, and the end of a half-day, by the rulebook's words.

use super::paper::{Paper, Table};

/// The town crier places the dice smallest to largest, the black one before others of its value.
pub fn place_dice(clear: [u8; 3], black: u8) -> Vec<(u8, &'static str)> {
    let mut placed = Vec::new();
    for value in 1..=6 {
        if black == value {
            placed.push((value, "black"));
        }
        placed.extend(clear.into_iter().filter(|face| *face == value).map(|face| (face, "clear")));
    }
    placed
}

/// The roll and the event: what lies on the table, and what is crossed out on every sheet.
pub fn roll(table: &Table, papers: &[Paper], outcome: &[u8]) -> (Table, Vec<Paper>) {
    let mut table = Table { phase: "choose".into(), ..table.clone() };
    let dice = place_dice([outcome[0], outcome[1], outcome[2]], outcome[3]);
    table.dice = dice.into_iter().map(|(face, nature)| (face, nature.to_string())).collect();
    let mut papers = papers.to_vec();
    for (i, place) in table.places().into_iter().enumerate() {
        let nature = match place.nature.as_str() {
            // "If the black die attacks this plaza, ignore it."
            "black" if place.has_banquet("black") => "guest",
            // "Treat a transparent die on this plaza as if it were a black die."
            "clear" if place.has_raid("black") => "raider",
            other => other,
        };
        table.dice[i].1 = nature.into();
        let attacks = (nature == "black" || nature == "raider") && table.day >= 3;
        let Some(column) = table.column(place.face).filter(|_| attacks) else { continue };
        for paper in &mut papers {
            if !paper.drawn.contains(&("fortress", column)) {
                paper.crossed.insert((place.color, column));
            }
        }
    }
    (table, papers)
}

/// Everybody has chosen: destroyed plazas come back on their other side, and so do the tiles beside them.
pub fn end_half_day(table: &Table) -> Table {
    let mut after = table.clone();
    for (notch, place) in table.in_use().into_iter().zip(table.places()) {
        let (tile, is_second) = table.notches[notch];
        let has_two_colors = tile > 2;
        if has_two_colors && (place.nature == "black" || place.nature == "raider") {
            after.notches[notch].1 = !is_second;
        }
        if place.nature != "clear"
            && let Some(Some(beside)) = after.tiles.get_mut(usize::from(tile))
        {
            beside.1 = false;
        }
    }
    after.dice = vec![(0, "clear".into()); 4];
    after.phase = "roll".into();
    match (table.is_morning, table.day) {
        (true, _) => after.is_morning = false,
        (false, 8) => after.phase = "over".into(),
        (false, day) => (after.is_morning, after.day) = (true, day + 1),
    }
    after
}
