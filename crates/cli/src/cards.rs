//! `troyes cards`: every card, tile and building with its rule, its figures and where they come from.

use crate::failure::Failure;
use crate::games::{self, ForGame, Listed, Setup};
use crate::language::usual;
use crate::sheet;
use std::collections::BTreeMap;
use std::io::Write;
use tabletop::{CardSheet, CompleteGame, Phrase, phrase};
use words::{Language, SaidCard, SaidFigure};

/// Stands before figures that no rulebook prints.
const MARK: &str = "*";

/// The sheets of a game with these options, or only those that a name names.
pub fn sheets(
    game: &str,
    setup: &Setup,
    name: Option<&str>,
    language: Language,
) -> Result<Vec<SaidCard>, Failure> {
    struct Sheets<'a>(&'a Setup);
    impl ForGame for Sheets<'_> {
        type Output = Result<Vec<CardSheet>, Failure>;
        fn run<G: CompleteGame>(self, listed: &'static Listed) -> Self::Output {
            let rules = self.0.rules::<G>(listed).map_err(|error| Failure::setup(&error, usual()))?;
            Ok(rules.cards())
        }
    }
    let sheets = games::with(game, Sheets(setup))??;
    let sheets: Vec<SaidCard> = sheets.iter().map(|sheet| language.card(sheet)).collect();
    let Some(name) = name else { return Ok(sheets) };
    let wanted = plain(name);
    let found: Vec<SaidCard> = sheets
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

/// Says what the mark means.
fn legend(language: Language) -> String {
    format!("{MARK} {}", language.text(&phrase!("cli-cards-legend")))
}

/// Figures by source, a line for each source.
fn figures(figures: &[SaidFigure], language: Language) -> String {
    let mut by_source: BTreeMap<(bool, &str), Vec<String>> = BTreeMap::new();
    for figure in figures {
        let line = by_source.entry((figure.is_reconstructed, &figure.source)).or_default();
        line.push(format!("{} {}", figure.name, figure.value));
    }
    let line = |((is_reconstructed, source), list): ((bool, &str), Vec<String>)| {
        let mark = if is_reconstructed { MARK } else { "" };
        let from = phrase!("cli-cards-figures-from", source = source.to_string(), figures = list.join(", "));
        format!("{mark}{}", language.text(&from))
    };
    by_source.into_iter().map(line).collect::<Vec<_>>().join("\n")
}

fn heading(sheet: &SaidCard) -> String {
    let color = sheet.color.as_ref().map_or(String::new(), |color| format!("{color}, "));
    format!("{}\n{}\n{color}{}", sheet.name, sheet.kind, sheet.set)
}

/// Writes the sheets as a table that fits the terminal.
pub fn write(sheets: &[SaidCard], language: Language, out: &mut dyn Write) -> Result<(), Failure> {
    let headings = [phrase!("cli-cards-card"), phrase!("cli-cards-rule"), phrase!("cli-cards-figures")]
        .map(|heading| language.text(&heading));
    let mut table = sheet::ruled(&headings.each_ref().map(String::as_str));
    for sheet in sheets {
        table.add_row([heading(sheet), sheet.rule.clone(), figures(&sheet.figures, language)]);
    }
    writeln!(out, "{table}")?;
    if sheets.iter().flat_map(|sheet| &sheet.figures).any(|figure| figure.is_reconstructed) {
        writeln!(out, "{}", legend(language))?;
    }
    Ok(())
}

/// Writes the sheets of a game as a page of the documentation.
pub fn write_markdown(
    game: &str,
    sheets: &[SaidCard],
    language: Language,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let say = |phrase: Phrase| language.text(&phrase);
    writeln!(out, "# {}\n", say(phrase!("cli-cards-title", game = game.to_string())))?;
    writeln!(out, "{}\n\n\\{}\n", say(phrase!("cli-cards-written")), legend(language))?;
    let headings = [
        phrase!("cli-cards-card"),
        phrase!("cli-cards-kind"),
        phrase!("cli-cards-rule"),
        phrase!("cli-cards-figures"),
    ];
    writeln!(out, "| {} |\n|---|---|---|---|", headings.map(say).join(" | "))?;
    for sheet in sheets {
        let kind = [Some(&sheet.kind), sheet.color.as_ref(), Some(&sheet.set)];
        let kind: Vec<&str> = kind.into_iter().flatten().map(String::as_str).collect();
        let cells = [
            format!("{} (`{}`)", sheet.name, sheet.id),
            kind.join(", "),
            sheet.rule.clone(),
            figures(&sheet.figures, language).replace(MARK, "\\*").replace('\n', "<br>"),
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
        let sheets = sheets("toy", &setup, name, usual()).unwrap();
        write(&sheets, usual(), &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn what_is_reconstructed_is_marked_and_explained() {
        let all = text(None, None);
        assert!(all.contains("*reconstructed: bonus 3") && all.contains(&legend(usual())), "{all}");
        assert!(!all.contains("*rulebook"), "{all}");
        assert!(!text(Some("tower"), None).contains(&legend(usual())));
    }

    #[test]
    fn an_own_figure_shows_as_such() {
        let lucky = text(Some("Lucky Face"), Some("[toy.lucky]\nbonus = 7"));
        assert!(lucky.contains("own file: bonus 7") && !lucky.contains(&legend(usual())), "{lucky}");
    }

    #[test]
    fn an_unknown_card_is_refused_with_the_nearest_name() {
        let error = sheets("toy", &Setup::default(), Some("towr"), usual()).unwrap_err();
        assert!(matches!(error, Failure::Told { hint: Some(hint), .. } if hint.contains("`tower`")));
    }
}
