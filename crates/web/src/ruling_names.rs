//! What rulings are called in a language. Programs and links know them by their ids, which are English.

use crate::services::Services;
use std::collections::BTreeMap;
use words::Language;

/// The file of a language's names, as whoever runs the pages lends it; `None` where ids are names already.
fn file(language: Language) -> Option<String> {
    (language.tag() == "fr").then(|| "fr/rules/rulings.json".to_string())
}

/// The names of rulings in a language, by game and id.
#[derive(Default)]
pub struct RulingNames(BTreeMap<String, BTreeMap<String, String>>);

impl RulingNames {
    /// The names in a language; none if they are not to be had.
    pub async fn of(services: &Services, language: Language) -> RulingNames {
        let text = match file(language) {
            Some(file) => services.platform.file(file).await,
            None => None,
        };
        RulingNames::read(text.as_deref().unwrap_or_default())
    }

    fn read(text: &str) -> RulingNames {
        RulingNames(serde_json::from_str(text).unwrap_or_default())
    }

    /// What a ruling of a game is called, if it is not called by its id.
    pub fn name(&self, game: &str, id: &str) -> Option<&str> {
        self.0.get(game)?.get(id).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The rulings of each game in English and in French.
    const RULINGS: [(&str, &str, &str); 2] = [
        ("troyes", include_str!("../../../RULINGS.md"), include_str!("../../../docs/fr/rules/rulings.md")),
        (
            "dice",
            include_str!("../../troyes-dice/RULINGS.md"),
            include_str!("../../../docs/fr/rules/rulings-dice.md"),
        ),
    ];

    /// The ids of a text of rulings, in its order, with a mark where a part of it begins: the first cells of its tables, and
    /// what its lists begin with.
    fn ids(text: &str) -> Vec<&str> {
        text.lines().filter_map(id).flat_map(|ids| ids.split(", ")).collect()
    }

    /// What a line begins with, if that is the id of a ruling, or the mark of a heading.
    fn id(line: &str) -> Option<&str> {
        if line.starts_with('#') {
            return line.split(' ').next();
        }
        if let Some(row) = line.strip_prefix("| ") {
            return row.split(" | ").next().filter(|cell| *cell != "id");
        }
        let item = line.strip_prefix("- **").or_else(|| line.strip_prefix("- `"))?;
        item.split_once("**:").or_else(|| item.split_once("`:")).map(|(id, _)| id)
    }

    #[test]
    fn every_ruling_has_a_french_name_and_no_name_is_left_over() {
        let names = RulingNames::read(include_str!("../../../docs/fr/rules/rulings.json"));
        for (game, english, _) in RULINGS {
            let named: BTreeSet<&str> = names.0[game].keys().map(String::as_str).collect();
            let ids: BTreeSet<&str> = ids(english).into_iter().filter(|id| !id.starts_with('#')).collect();
            assert_eq!(named, ids, "{game}");
        }
        assert_eq!(names.name("troyes", "vp-floor"), Some("jamais moins de 0 PV"));
        assert_eq!(RulingNames::read("nonsense").name("troyes", "vp-floor"), None);
    }

    #[test]
    fn every_ruling_is_in_french_under_its_heading_and_none_is_left_over() {
        for (game, english, french) in RULINGS {
            assert!(ids(english).len() > 20, "{game}");
            assert_eq!(ids(french), ids(english), "{game}");
        }
    }
}
