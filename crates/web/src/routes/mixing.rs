//! What browsers bring to the seed of a game, and the page on which everybody can check what came of it.

use super::call::{Call, garbled};
use super::table::done;
use crate::pages::verify;
use crate::refusal::Refused;
use crate::response::{Response, json, page};
use crate::secret::TableId;
use crate::tables::Tables;
use serde::Deserialize;
use tabletop::{Commitment, Seat};

/// What the field of a form promises; a browser without script leaves it empty.
pub fn promised(field: Option<&str>) -> Result<Option<Commitment>, Refused> {
    let field = field.map(str::trim).filter(|text| !text.is_empty());
    field.map(|text| text.parse().map_err(|_| garbled("commitment"))).transpose()
}

#[derive(Deserialize)]
struct Promise {
    seat: u8,
    commitment: Option<String>,
}

/// Somebody who sits at a table promises a nonce, or to bring nothing.
pub async fn promise(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, Promise { seat, commitment }) = (call.table_id()?, call.form()?);
    let promised = promised(commitment.as_deref())?;
    tables.table(&id).await?.promise(call.session().visitor(), Seat(seat), promised).await?;
    Ok(done(&call, &id, None))
}

#[derive(Deserialize)]
struct Shown {
    seat: u8,
    nonce: String,
}

/// Somebody shows the nonce that they promised.
pub async fn show(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, Shown { seat, nonce }) = (call.table_id()?, call.form()?);
    let nonce = nonce.parse().map_err(|_| garbled("nonce"))?;
    tables.table(&id).await?.show_nonce(call.session().visitor(), Seat(seat), nonce).await?;
    Ok(done(&call, &id, None))
}

/// Everything that the dice of a finished game can be checked with.
pub async fn proof(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let table = tables.table(&call.table_id()?).await?;
    Ok(json(&table.proof().await?))
}

#[derive(Deserialize)]
struct Wanted {
    table: Option<String>,
}

/// The page that checks it in the browser.
pub async fn verify(_: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let Wanted { table } = call.query()?;
    let table: Option<TableId> = table.and_then(|id| id.parse().ok());
    Ok(page(verify::verify(table.as_ref(), call.language)))
}
