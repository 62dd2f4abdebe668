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

    const RULINGS: [(&str, &str); 2] = [
        ("troyes", include_str!("../../../RULINGS.md")),
        ("dice", include_str!("../../troyes-dice/RULINGS.md")),
    ];

    /// The ids of a text of rulings: the first cells of its tables, and what its lists begin with.
    fn ids(text: &str) -> BTreeSet<&str> {
        let cells = text.lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").next());
        let listed = text.lines().filter_map(|line| {
            let line = line.strip_prefix("- **").or_else(|| line.strip_prefix("- `"))?;
            line.split_once("**:").or_else(|| line.split_once("`:")).map(|(id, _)| id)
        });
        cells.filter(|cell| *cell != "id").chain(listed).flat_map(|ids| ids.split(", ")).collect()
    }

    #[test]
    fn every_ruling_has_a_french_name_and_no_name_is_left_over() {
        let names = RulingNames::read(include_str!("../../../docs/fr/rules/rulings.json"));
        for (game, text) in RULINGS {
            let named: BTreeSet<&str> = names.0[game].keys().map(String::as_str).collect();
            assert_eq!(named, ids(text), "{game}");
        }
        assert_eq!(names.name("troyes", "vp-floor"), Some("jamais moins de 0 PV"));
        assert_eq!(RulingNames::read("nonsense").name("troyes", "vp-floor"), None);
    }
}
