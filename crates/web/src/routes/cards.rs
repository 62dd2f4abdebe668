//! The cards of all games.

use super::call::Call;
use crate::glossary::Glossary;
use crate::lore::{self, Lore};
use crate::pages::cards;
use crate::refusal::Refused;
use crate::response::{Response, page};
use crate::ruling_names::RulingNames;
use crate::tables::Tables;

/// Every card, or those that somebody looks for.
pub async fn show(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let file = |name: &str| tables.services.platform.file(name.into());
    let mut lore = Lore::read(file(lore::RULINGS).await.as_deref(), file(lore::USAGE).await.as_deref());
    lore.names = RulingNames::of(&tables.services, call.language).await;
    let glossary = Glossary::of(&tables.services, call.language).await;
    Ok(page(cards::cards(&tables.services.games, &call.query()?, &lore, &glossary, call.language)))
}
