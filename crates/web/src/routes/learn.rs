//! Guided first games.

use super::call::{Call, garbled};
use super::table::done;
use crate::glossary::Glossary;
use crate::pages::learn;
use crate::refusal::Refused;
use crate::response::{Response, page, redirect, with};
use crate::tables::Tables;
use guide::LEARNER;
use serde::Deserialize;

/// The guides that there are.
pub async fn show(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let glossary = Glossary::of(&tables.services, call.language).await;
    Ok(page(learn::learn(call.language, &glossary)))
}

#[derive(Deserialize)]
struct Wanted {
    guide: String,
}

/// Somebody begins a guided game.
pub async fn begin(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let Wanted { guide } = call.form()?;
    let guide = guide::find(&guide).ok_or(Refused::NoPage)?;
    let (creator, cookie) = call.session().or_new(&tables.services).await?;
    let id = tables.create_guided(guide, creator).await?;
    Ok(with(redirect(&format!("/t/{id}")), cookie))
}

#[derive(Deserialize)]
struct Wish {
    r#do: String,
    /// How much whoever asks has been told.
    told: Option<usize>,
}

/// Whoever learns wants to be shown what is to be done, or to go on without the guide.
pub async fn guide(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, Wish { r#do, told }) = (call.table_id()?, call.form()?);
    let (table, visitor) = (tables.table(&id).await?, call.session().visitor());
    match r#do.as_str() {
        "show" => table.show_deed(visitor, told).await?,
        "leave" => table.leave_guide(visitor).await?,
        _ => return Err(garbled("do")),
    }
    Ok(done(&call, &id, Some(LEARNER.0)))
}
