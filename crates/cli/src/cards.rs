//! `troyes cards`: every card, tile and building with its rule, its figures and where they come from.

use crate::failure::Failure;
use crate::games::{self, ForGame, Listed, Setup};
use crate::sheet;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write;
use tabletop::{CardSheet, Figure, Game};

/// Stands before figures that no rulebook prints.
const MARK: &str = "*";
const LEGEND: &str = "* reconstructed: printed in no rulebook, our own value; put the printed one in a figures file of your own (--figures)";

/// The sheets of a game with these options, or only those that a name names.
pub fn sheets(game: &str, setup: &Setup, name: Option<&str>) -> Result<Vec<CardSheet>, Failure> {
    struct Sheets<'a>(&'a Setup);
    impl ForGame for Sheets<'_> {
        type Output = Result<Vec<CardSheet>, Failure>;
        fn run<G: Game>(self, listed: &'static Listed) -> Self::Output {
            let rules = self.0.rules::<G>(listed).map_err(|error| Failure::new(error.to_string()))?;
            Ok(rules.cards())
        }
    }
    let sheets = games::with(game, Sheets(setup))??;
    let Some(name) = name else { return Ok(sheets) };
    let wanted = plain(name);
    let found: Vec<CardSheet> = sheets
        .iter()
        .filter(|sheet| plain(&sheet.id) == wanted || plain(&sheet.name) == wanted)
        .cloned()
        .collect();
    if found.is_empty() {
        return Err(Failure::unknown("card", name, sheets.iter().map(|sheet| sheet.id.as_str())));
    }
    Ok(found)
}

/// A name as people type it: letters and digits only.
fn plain(name: &str) -> String {
    name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Figures by source, a line for each source.
fn figures(figures: &[Figure]) -> String {
    let mut by_source: BTreeMap<(bool, &str), Vec<String>> = BTreeMap::new();
    for figure in figures {
        let line = by_source.entry((figure.is_reconstructed(), &figure.source)).or_default();
        line.push(format!("{} {}", figure.name.replace('_', " "), figure.value));
    }
    let mut text = String::new();
    for ((is_reconstructed, source), list) in by_source {
        let mark = if is_reconstructed { MARK } else { "" };
        let line_break = if text.is_empty() { "" } else { "\n" };
        let _ = write!(text, "{line_break}{mark}{}: {}", source, list.join(", "));
    }
    text
}

fn heading(sheet: &CardSheet) -> String {
    let color = sheet.color.as_ref().map_or(String::new(), |color| format!("{color}, "));
    format!("{}\n{}\n{color}{}", sheet.name, sheet.kind, sheet.set)
}

/// Writes the sheets as a table that fits the terminal.
pub fn write(sheets: &[CardSheet], out: &mut dyn Write) -> Result<(), Failure> {
    let mut table = sheet::ruled(&["Card", "Rule", "Figures by source"]);
    for sheet in sheets {
        table.add_row([heading(sheet), sheet.rule.clone(), figures(&sheet.figures)]);
    }
    writeln!(out, "{table}")?;
    if sheets.iter().flat_map(|sheet| &sheet.figures).any(Figure::is_reconstructed) {
        writeln!(out, "{LEGEND}")?;
    }
    Ok(())
}

/// Writes the sheets as a page of the documentation.
pub fn write_markdown(title: &str, sheets: &[CardSheet], out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "# {title}\n\nWritten by `cargo xtask docs`; do not edit.\n\n\\{LEGEND}\n")?;
    writeln!(out, "| Card | Kind | Rule | Figures by source |\n|---|---|---|---|")?;
    for sheet in sheets {
        let kind = [Some(&sheet.kind), sheet.color.as_ref(), Some(&sheet.set)];
        let kind: Vec<&str> = kind.into_iter().flatten().map(String::as_str).collect();
        let cells = [
            format!("{} (`{}`)", sheet.name, sheet.id),
            kind.join(", "),
            sheet.rule.clone(),
            figures(&sheet.figures).replace(MARK, "\\*").replace('\n', "<br>"),
        ];
        writeln!(out, "| {} |", cells.map(|cell| cell.replace('|', "\\|").replace('\n', " ")).join(" | "))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(name: Option<&str>, own: Option<&str>) -> String {
        let figures = own.map(|text| ("mine.toml".to_string(), text.to_string()));
        let setup = Setup { figures, ..Setup::default() };
        let mut out = Vec::new();
        write(&sheets("toy", &setup, name).unwrap(), &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn what_is_reconstructed_is_marked_and_explained() {
        let all = text(None, None);
        assert!(all.contains("*reconstructed: bonus 3") && all.contains(LEGEND), "{all}");
        assert!(!all.contains("*rulebook"), "{all}");
        assert!(!text(Some("tower"), None).contains(LEGEND));
    }

    #[test]
    fn an_own_figure_shows_as_such() {
        let lucky = text(Some("Lucky Face"), Some("[toy.lucky]\nbonus = 7"));
        assert!(lucky.contains("own file: bonus 7") && !lucky.contains(LEGEND), "{lucky}");
    }

    #[test]
    fn an_unknown_card_is_refused_with_the_nearest_name() {
        let error = sheets("toy", &Setup::default(), Some("towr")).unwrap_err();
        assert!(matches!(error, Failure::Told { hint: Some(hint), .. } if hint.contains("`tower`")));
    }
}
