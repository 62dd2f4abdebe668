//! Saving: states, records and the steps so far.

use super::Position;
use crate::past::Step;
use crate::rules::Learnable;
use tabletop::{ToJson, state_hash};

/// What is kept of a game.
pub trait Keeping {
    fn json(&self) -> String;
    fn hash(&self) -> String;
    fn record(&self) -> String;
    fn history(&self) -> Vec<String>;
}

impl<G: Learnable> Keeping for Position<G> {
    /// As the protocol's `state` has it.
    fn json(&self) -> String {
        let mut saved = serde_json::json!({
            "game": G::NAME,
            "rules": G::RULES_VERSION,
            "options": self.game().options().to_json_value(),
        });
        if let Some((name, text)) = &self.rules.figures {
            saved["figures"] = serde_json::json!({ "name": name, "text": text });
        }
        saved["state"] = self.state.to_json_value();
        saved["hash"] = self.hash().into();
        saved.to_string()
    }

    fn hash(&self) -> String {
        state_hash(&self.state)
    }

    fn record(&self) -> String {
        let table = self.table();
        table.record(table.head()).write()
    }

    fn history(&self) -> Vec<String> {
        let write = |step: &&Step<G::Choice>| match step {
            Step::Choice(seat, choice) => {
                format!("{}: {}", self.game().seat_name(*seat), self.game().write(*choice))
            }
            Step::Chance(outcome) => {
                let numbers: Vec<String> = outcome.iter().map(u8::to_string).collect();
                format!("chance {}", numbers.join(" "))
            }
        };
        self.past.steps().iter().map(write).collect()
    }
}
