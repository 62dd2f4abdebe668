//! Score sheets and components in a language, as they are printed and sent.

use crate::language::Language;
use serde::Serialize;
use tabletop::{CardSheet, Figure, Phrase, Seats, Standing, phrase};

/// A score sheet in a language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SaidStanding {
    /// Every source of points, in the order of the rulebook.
    pub rows: Vec<SaidRow>,
    /// The sum of the rows by seat.
    pub total: Vec<i32>,
    /// Who has won.
    pub winners: Seats,
    /// What the game says of the result, where it rates one.
    pub verdict: Option<String>,
}

/// A source of points in a language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SaidRow {
    /// Where the points come from.
    pub source: String,
    /// Points by seat.
    pub vp: Vec<i32>,
}

/// A component in a language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SaidCard {
    /// The word that names it in choices and records.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is.
    pub kind: String,
    /// Which box or module it comes from.
    pub set: String,
    /// Its color, where it has one.
    pub color: Option<String>,
    /// What it does.
    pub rule: String,
    /// The numbers printed on it.
    pub figures: Vec<SaidFigure>,
}

/// A number in a language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SaidFigure {
    /// What the number is.
    pub name: String,
    /// The number.
    pub value: String,
    /// Where we have it from.
    pub source: String,
    /// Whether no rulebook prints it and nobody reported it.
    #[serde(skip)]
    pub is_reconstructed: bool,
}

impl Language {
    /// A score sheet; `names` has a name for each seat.
    pub fn standing(self, standing: &Standing, names: &[String]) -> SaidStanding {
        let say = |phrase| self.say(phrase, names).to_string();
        let rows = standing.rows.iter();
        SaidStanding {
            rows: rows.map(|row| SaidRow { source: say(&row.source), vp: row.vp.clone() }).collect(),
            total: standing.total.clone(),
            winners: standing.winners,
            verdict: standing.verdict.as_ref().map(say),
        }
    }

    /// A component.
    pub fn card(self, sheet: &CardSheet) -> SaidCard {
        SaidCard {
            id: sheet.component.id.into(),
            name: self.text(&sheet.name),
            kind: self.text(&sheet.kind),
            set: self.text(&sheet.set),
            color: sheet.color.map(|color| self.text(&phrase!("color", color = color))),
            rule: self.text(&sheet.rule),
            figures: sheet.figures.iter().map(|figure| self.figure(figure)).collect(),
        }
    }

    fn figure(self, figure: &Figure) -> SaidFigure {
        let kind = figure.source.kind;
        let source = match (&figure.source.note, &figure.source.part) {
            (Some(note), _) => {
                phrase!("figure-source-note", kind = kind, note = remark(note))
            }
            (None, Some(part)) => {
                let source = phrase!("figure-source", kind = kind);
                phrase!("figure-source-part", source = source, place = place_of(part))
            }
            (None, None) => phrase!("figure-source", kind = kind),
        };
        SaidFigure {
            name: self.text(&figure.name),
            value: self.say_arg(&figure.value, &[]).to_string(),
            source: self.text(&source),
            is_reconstructed: figure.is_reconstructed(),
        }
    }
}

/// Remarks of our own files, which every language says itself: their words with dashes between.
const REMARKS: [&str; 4] = [
    "a-yellow-die-may-be-used",
    "only-that-1-and-6-share-a-row-is-deduced",
    "only-the-six-spaces-are-in-the-rulebook",
    "the-sum-is-6-or-7",
];

/// A remark on a figure; whatever a file from elsewhere says is said as it stands there.
fn remark(note: &str) -> Phrase {
    let word = note.replace(' ', "-");
    let known = REMARKS.into_iter().find(|known| *known == word).unwrap_or("other");
    phrase!("figure-note", note = known, text = note.to_string())
}

/// Which number of a list a path speaks of, counted from 1: `spaces[1]` of the second.
fn place_of(part: &str) -> usize {
    let index = part.split_once('[').and_then(|(_, index)| index.trim_end_matches(']').parse::<usize>().ok());
    index.map_or(1, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_of_our_own_are_said_in_french_too() {
        let french = crate::Languages::iter().find(|language| language.tag() == "fr").expect("French");
        assert_eq!(french.text(&remark("the sum is 6 or 7")), "la somme est 6 ou 7");
        assert_eq!(french.text(&remark("seen by me")), "seen by me", "of somebody's own file");
        assert_eq!(Language::english().text(&remark("the sum is 6 or 7")), "the sum is 6 or 7");
    }
}
