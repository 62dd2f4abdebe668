//! The cards of all games.

use super::call::Call;
use crate::pages::cards;
use crate::refusal::Refused;
use crate::response::{Response, page};
use crate::tables::Tables;

/// Every card, or those that somebody looks for.
pub async fn show(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    Ok(page(cards::cards(&tables.services.games, &call.query()?, call.language)))
}
