//! Two figures files, compared on the same deals.

use super::figures::differences;
use super::sample::{Figures, Sample, Terms, name};
use super::sensitivity::Moved;
use super::tables::{number, percent, signed};
use crate::plan::StudyError;
use crate::selfplay::Played;

/// What is compared: figures files, or ours where there is none.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// How many play.
    pub players: u8,
    /// With which options.
    pub options: String,
    /// How many deals.
    pub games: u64,
    /// The two files.
    pub files: [Option<Figures>; 2],
}

/// Plays the same deals with both and says what differs, as Markdown.
pub fn compare(terms: &Terms, comparison: &Comparison) -> Result<String, StudyError> {
    let Comparison { players, options, games, files } = comparison;
    let deals: Vec<u64> = (0..*games).collect();
    let title =
        |file: &Option<Figures>| file.as_ref().map_or_else(|| "ours".into(), |(name, _)| name.clone());
    let play = |file: &Option<Figures>| Sample::play(terms, *players, options, file.clone(), &deals);
    let (a, b) = (play(&files[0])?, play(&files[1])?);
    let [name_a, name_b] = files.each_ref().map(title);
    let different = differences(&a.rules, &b.rules);
    if different.is_empty() {
        return Err(StudyError::Nothing("the two files have the same figures"));
    }
    let mut text = format!("# {name_a} and {name_b}\n\n| figure | {name_a} | {name_b} |\n|---|---:|---:|\n");
    for (path, in_a, in_b) in &different {
        text += &format!("| `{path}` | {in_a} | {in_b} |\n");
    }
    let before: Vec<&Played> = a.games.iter().collect();
    let moved = Moved::between(&before, &b.games);
    text += &format!("\n| {games} deals, {players} players | {name_a} | {name_b} |\n|---|---:|---:|\n");
    let rows = [("points of a family", a.points(), b.points()), ("lead of the winner", a.leads(), b.leads())];
    for (what, in_a, in_b) in rows {
        text += &format!("| {what} | {} | {} |\n", number(in_a), number(in_b));
    }
    text += &format!(
        "\nOn the same deals points of a family move by {}; in {} of them somebody else wins, {} run differently.\n",
        signed(moved.points),
        percent(moved.winners.value),
        percent(moved.games.value)
    );
    text += &format!(
        "\n| component | times a game: {name_a} | {name_b} | families: {name_a} | {name_b} |\n|---|---:|---:|---:|---:|\n"
    );
    let (usages_a, usages_b) = (a.usages(), b.usages());
    let is_changed = |id: &str| different.iter().any(|(path, ..)| path.split('.').any(|part| part == id));
    for (_, id) in a.components.iter().copied().filter(|(_, id)| is_changed(id)) {
        let (in_a, in_b) = (usages_a[id], usages_b.get(id).copied().unwrap_or_default());
        text += &format!(
            "| {} | {:.2} | {:.2} | {} | {} |\n",
            name(id),
            in_a.uses_a_game(),
            in_b.uses_a_game(),
            percent(in_a.popularity()),
            percent(in_b.popularity())
        );
    }
    Ok(text)
}
