//! How somebody wants to be called when it is their turn and they are elsewhere.

use super::call::Call;
use super::share::root;
use super::table::done;
use crate::refusal::Refused;
use crate::response::{Response, content, with_header};
use crate::storage::Subscription;
use crate::tables::Tables;
use bytes::Bytes;
use http::header;
use serde::Deserialize;
use tabletop::Seat;

#[derive(Deserialize)]
struct Webhook {
    seat: u8,
    /// Nothing to be called there no more.
    address: String,
}

/// Somebody says which address takes messages for them.
pub async fn webhook(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, Webhook { seat, address }) = (call.table_id()?, call.form()?);
    let root = root(&call, tables.services.settings.is_https)?;
    let address = Some(address.trim().to_string()).filter(|address| !address.is_empty());
    let table = tables.table(&id).await?;
    table.set_webhook(call.session().visitor(), Seat(seat), address, root).await?;
    Ok(done(&call, &id, Some(seat)))
}

#[derive(Deserialize)]
struct Browser {
    seat: u8,
    endpoint: String,
    p256dh: String,
    auth: String,
}

/// Somebody's browser takes messages while no page is open.
pub async fn push(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, Browser { seat, endpoint, p256dh, auth }) = (call.table_id()?, call.form()?);
    let root = root(&call, tables.services.settings.is_https)?;
    let to = Subscription { endpoint, p256dh, auth };
    tables.table(&id).await?.add_browser(call.session().visitor(), Seat(seat), to, root).await?;
    Ok(done(&call, &id, Some(seat)))
}

/// The script that takes messages while no page is open. It has one address for ever; browsers ask for it now and then.
pub async fn worker(_: &Tables, _: Call<'_>) -> Result<Response, Refused> {
    let script = Bytes::from_static(include_bytes!("../assets/worker.js"));
    let response = content("text/javascript; charset=utf-8", script);
    Ok(with_header(response, header::CACHE_CONTROL, "no-cache"))
}
