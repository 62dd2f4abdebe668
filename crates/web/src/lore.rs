//! What else is known of cards: the rulings that concern them, and what bots made of them. Both are files beside the
//! program, which few want.

use crate::ruling_names::RulingNames;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The files, as whoever runs the pages lends them.
pub const RULINGS: &str = "rulings.json";
pub const USAGE: &str = "balance/usage.json";

/// What else is known of cards.
#[derive(Default)]
pub struct Lore {
    /// By game and ruling, the components that it concerns; `*` at the end of one stands for any end.
    rulings: BTreeMap<String, BTreeMap<String, Vec<String>>>,
    usage: Option<Study>,
    /// What rulings are called.
    pub names: RulingNames,
}

/// What a study of bots' games says.
#[derive(Deserialize)]
pub struct Study {
    /// Who played every seat.
    pub bot: String,
    /// How many games of each mix.
    pub games: u64,
    /// What was run to find out, if the file says so.
    #[serde(default)]
    pub command: String,
    components: BTreeMap<String, Usage>,
}

/// What bots made of a component, in percent of the games that had it and of the families in them.
#[derive(Deserialize)]
pub struct Usage {
    /// In what share of the games somebody used it.
    pub used: i64,
    /// What share of the winners did.
    pub winners: i64,
    /// What share of the others did.
    pub others: i64,
    /// The points that one more use brought, and how far that may be off.
    pub brought: Option<[f64; 2]>,
}

impl Usage {
    /// Between how many tenths of points one more use brought.
    pub fn brought(&self) -> Option<[i64; 2]> {
        let [points, margin] = self.brought?;
        Some([points - margin, points + margin].map(|bound| (bound * 10.0).round() as i64))
    }
}

impl Lore {
    /// From the texts of both files; whatever is missing or unreadable is not known.
    pub fn read(rulings: Option<&str>, usage: Option<&str>) -> Lore {
        Lore {
            rulings: rulings.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default(),
            usage: usage.and_then(|text| serde_json::from_str(text).ok()),
            names: RulingNames::default(),
        }
    }

    /// The rulings that concern a component.
    pub fn rulings(&self, game: &str, id: &str) -> Vec<&str> {
        let concerns = |known: &String| match known.strip_suffix('*') {
            Some(beginning) => id.starts_with(beginning),
            None => known == id,
        };
        let all = self.rulings.get(game).into_iter().flatten();
        all.filter(|(_, components)| components.iter().any(concerns))
            .map(|(ruling, _)| ruling.as_str())
            .collect()
    }

    /// The study that says what bots made of the components of a game.
    pub fn study(&self, game: &str) -> Option<&Study> {
        self.usage.as_ref().filter(|_| game == "troyes")
    }

    /// What bots made of a component, with the study that says so.
    pub fn usage(&self, game: &str, id: &str) -> Option<(&Study, &Usage)> {
        let study = self.study(game)?;
        Some((study, study.components.get(id)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Games;
    use std::collections::BTreeSet;

    const FILES: [&str; 2] =
        [include_str!("../../../docs/rulings.json"), include_str!("../../../docs/balance/usage.json")];

    fn lore() -> Lore {
        Lore::read(Some(FILES[0]), Some(FILES[1]))
    }

    #[test]
    fn every_ruling_and_every_component_is_there() {
        let texts = [
            ("troyes", include_str!("../../../RULINGS.md")),
            ("dice", include_str!("../../troyes-dice/RULINGS.md")),
        ];
        let lore = lore();
        assert_eq!(lore.rulings.len(), texts.len());
        for rules in Games::all().iter().filter(|rules| rules.name() != "toy") {
            let ids: BTreeSet<&str> = rules
                .cards(words::Language::english())
                .iter()
                .map(|shown| shown.sheet.component.id)
                .collect();
            let (_, text) = texts.iter().find(|(game, _)| *game == rules.name()).unwrap();
            for (ruling, components) in &lore.rulings[rules.name()] {
                let is_named = text.lines().any(|line| {
                    let row = line.strip_prefix("| ").and_then(|row| row.split(" | ").next());
                    row.is_some_and(|ids| ids.split(", ").any(|id| id == ruling))
                        || line.starts_with(&format!("- **{ruling}**:"))
                        || line.starts_with(&format!("- `{ruling}`:"))
                });
                assert!(is_named, "there is no ruling {ruling}");
                for component in components {
                    let beginning = component.trim_end_matches('*');
                    let is_there = match component.ends_with('*') {
                        true => ids.iter().any(|id| id.starts_with(beginning)),
                        false => ids.contains(component.as_str()),
                    };
                    assert!(is_there, "{ruling} concerns {component}, which is not there");
                }
            }
        }
        assert_eq!(lore.rulings("troyes", "archer"), ["archer", "forgo", "marauding-again"]);
        assert_eq!(lore.rulings("dice", "great_hall_3"), ["available-dice", "bonus-great-hall"]);
    }

    #[test]
    fn bots_have_made_something_of_every_card_of_troyes() {
        let lore = lore();
        let (study, usage) = lore.usage("troyes", "merchant").unwrap();
        assert!(study.games >= 100 && usage.used > 50);
        assert!(usage.brought().is_some_and(|[low, high]| low < high));
        assert!(study.command.contains("troyes-study"), "whoever reads the numbers can make them again");
        assert!(lore.usage("dice", "merchant").is_none());
        assert!(Lore::read(Some("{"), None).rulings("troyes", "archer").is_empty());
    }
}
