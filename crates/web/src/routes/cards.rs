//! The cards of all games.

use super::call::Call;
use crate::lore::{self, Lore};
use crate::pages::cards;
use crate::refusal::Refused;
use crate::response::{Response, page};
use crate::tables::Tables;

/// Every card, or those that somebody looks for.
pub async fn show(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let file = |name: &str| tables.services.platform.file(name.into());
    let lore = Lore::read(file(lore::RULINGS).await.as_deref(), file(lore::USAGE).await.as_deref());
    Ok(page(cards::cards(&tables.services.games, &call.query()?, &lore, call.language)))
}
