//! What people at a table say to each other.

use super::call::Call;
use super::table::done;
use crate::refusal::Refused;
use crate::response::Response;
use crate::tables::Tables;
use serde::Deserialize;
use tabletop::Seat;

#[derive(Deserialize)]
struct Words {
    seat: u8,
    text: String,
}

/// Somebody says something.
pub async fn say(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, Words { seat, text }) = (call.table_id()?, call.form()?);
    tables.table(&id).await?.say(call.session().visitor(), Seat(seat), &text).await?;
    Ok(done(&call, &id, Some(seat)))
}

#[derive(Deserialize)]
struct Chat {
    chat: Option<String>,
}

/// The host lets people talk, or not.
pub async fn chat(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, Chat { chat }) = (call.table_id()?, call.form()?);
    tables.table(&id).await?.set_chat(call.session().visitor(), chat.is_none()).await?;
    Ok(done(&call, &id, None))
}
