//! Everything that the dice of a finished game can be checked with, for a script that trusts nobody's arithmetic.

use super::{LiveTable, must_be_over};
use crate::refusal::Refused;
use serde_json::{Value, json};
use tabletop::{Awaited, Outcome};

impl LiveTable {
    /// What was promised, what was brought, and what fell.
    pub async fn proof(&self) -> Result<Value, Refused> {
        let data = self.look().await?;
        must_be_over(&data)?;
        let row = &data.row;
        if row.terms.real.is_some() {
            // People rolled themselves: there is nothing to prove.
            return Err(Refused::NoPage);
        }
        let mixing = row.terms.mixing.as_ref();
        let mixture = mixing.and_then(|mixing| mixing.mixture(&row.id)).map(|mixture| {
            let contributions = mixture.contributions.iter().map(|one| {
                let nonce = one.nonce.map(|nonce| nonce.to_string());
                json!({ "place": one.place, "commitment": one.commitment.to_string(), "nonce": nonce })
            });
            let lots = mixture.by_lot.then(|| mixture.lots(&mixture.seed(&row.seed)));
            json!({
                "version": 1,
                "places": mixture.places,
                "by_lot": mixture.by_lot,
                "contributions": contributions.collect::<Vec<_>>(),
                "lots": lots,
            })
        });
        let chances: Vec<Value> = data.game.fallen().iter().map(fallen).collect();
        Ok(json!({
            "table": row.id.as_str(),
            "promised": row.seed.commitment(),
            "secret": row.seed.to_string(),
            "mixture": mixture,
            "inherited": row.inherited,
            "chances": chances,
        }))
    }
}

/// What was awaited of chance, and what came.
fn fallen((awaited, outcome): &(Awaited, Outcome)) -> Value {
    let (key, of) = match awaited {
        Awaited::Roll { dice, sides } => ("roll", [*dice, *sides]),
        Awaited::Draw { of, take } => ("draw", [*of, *take]),
    };
    json!({ key: of, "fell": outcome.as_slice() })
}
