//! Records from elsewhere.

use super::call::{Call, garbled};
use crate::import::{Imported, Players};
use crate::pages::import::import;
use crate::refusal::Refused;
use crate::response::{Response, page, redirect, with};
use crate::tables::Tables;
use http::StatusCode;
use serde::Deserialize;

/// The form.
pub async fn show(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    Ok(page(import("", None, tables.services.settings.is_alone, call.language)))
}

#[derive(Deserialize)]
struct Brought {
    record: String,
    players: Option<String>,
}

/// Makes a table of a record, or says at which line that cannot be done.
pub async fn create(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let Brought { record, players } = call.form()?;
    let players = match players.as_deref() {
        None | Some("here") => Players::Here,
        Some("bots") => Players::Bots,
        Some("guests") => Players::Guests,
        Some(_) => return Err(garbled("players")),
    };
    let (creator, cookie) = call.session().or_new(&tables.services).await?;
    Ok(match tables.import(&record, players, creator).await? {
        Imported::Table(id, true) => with(redirect(&format!("/t/{id}/replay?at=0")), cookie),
        Imported::Table(id, false) => with(redirect(&format!("/t/{id}")), cookie),
        Imported::Refused(error) => {
            let mut response =
                page(import(&record, Some(&error), tables.services.settings.is_alone, call.language));
            *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            response
        }
    })
}
