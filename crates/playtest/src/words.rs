//! What lies in the box has its words.

use tabletop::Components;
use words::Languages;

/// Panics with every component that has no name or no rule in some language.
pub fn components_are_said(game: &impl Components) {
    let sheets = game.cards();
    let phrases = || sheets.iter().flat_map(|sheet| [&sheet.name, &sheet.kind, &sheet.set, &sheet.rule]);
    let missing = Languages::iter().flat_map(|language| {
        let unknown = phrases().filter(move |phrase| !language.knows(phrase));
        unknown.map(move |phrase| format!("{}: {} is missing", language.tag(), phrase.message))
    });
    let missing: Vec<String> = missing.collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}
