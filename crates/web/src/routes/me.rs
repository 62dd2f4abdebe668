//! My games: what this browser has played.

use super::call::Call;
use crate::career::Career;
use crate::pages::me;
use crate::refusal::Refused;
use crate::response::{Response, json, page, with};
use crate::tables::Tables;
use http::{HeaderValue, header};

/// The page.
pub async fn show(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let career = Career::of(&tables.services, call.session().token_hash()).await?;
    Ok(page(me::me(&career, &tables.services.games, call.language)))
}

/// The same as a file.
pub async fn export(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let career = Career::of(&tables.services, call.session().token_hash()).await?;
    let name = HeaderValue::from_static("attachment; filename=\"troyes-my-games.json\"");
    Ok(with(json(&career.to_json()), (header::CONTENT_DISPOSITION, name)))
}
