//! Who sits where: invitations, links to seats, rematches, games played on.

use super::call::Call;
use super::table::done;
use super::{mixing, session};
use crate::live_table::LiveTable;
use crate::name;
use crate::pages::join;
use crate::refusal::Refused;
use crate::response::{Response, page, redirect, with};
use crate::secret::{Secret, TableId};
use crate::storage::Sitter;
use crate::tables::Tables;
use serde::Deserialize;
use std::sync::Arc;
use tabletop::Seat;

async fn behind(
    tables: &Tables,
    call: &Call<'_>,
    none: Refused,
) -> Result<(Secret, Arc<LiveTable>, Seat), Refused> {
    let secret: Secret = call.parameter("secret").parse().map_err(|()| none.clone())?;
    let (id, seat) = tables.services.storage.seat_of(secret).await?.ok_or(none)?;
    Ok((secret, tables.table(&id).await?, seat))
}

fn to_table(id: &TableId) -> Response {
    redirect(&format!("/t/{id}"))
}

/// The page behind an invitation.
pub async fn invitation(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let language = call.language;
    let (invitation, table, seat) = match behind(tables, &call, Refused::NoInvitation).await {
        // Whoever has used it themselves is led to their table.
        Err(Refused::NoInvitation) => {
            let used = session::used_invitation(&call.request.headers);
            return used.map(|table| to_table(&table)).ok_or(Refused::NoInvitation);
        }
        found => found?,
    };
    let data = table.look().await?;
    if data.row.chairs.get(seat.index()).map(|chair| &chair.sitter) != Some(&Sitter::Invited(invitation)) {
        return Err(Refused::NoInvitation);
    }
    let taken = data.row.chairs.iter().filter(|chair| !matches!(chair.sitter, Sitter::Invited(_)));
    let others: Vec<String> = taken.map(|chair| chair.name.clone()).collect();
    let word = data.game.titles(language).into_iter().nth(seat.index()).unwrap_or_default();
    let here = format!("/join/{}", invitation.reveal());
    Ok(page(join::join(&data.title(language), &here, &word, &others, language)))
}

#[derive(Deserialize)]
struct Name {
    name: String,
    commitment: Option<String>,
}

/// Somebody sits down.
pub async fn sit(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let Name { name, commitment } = call.form()?;
    let promised = mixing::promised(commitment.as_deref())?;
    let (invitation, table, seat) = behind(tables, &call, Refused::NoInvitation).await?;
    let name = name::read(&name)?;
    let (creator, cookie) = call.session().or_new(&tables.services).await?;
    table.sit(invitation, seat, name, promised, creator).await?;
    let used = session::remember_invitation(&invitation, &table.id, tables.services.settings.is_https);
    Ok(with(with(to_table(&table.id), cookie), used))
}

#[derive(Deserialize)]
struct SeatBot {
    seat: u8,
    level: String,
}

/// The host lets a bot play for somebody who does not come.
pub async fn seat_bot(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, SeatBot { seat, level }) = (call.table_id()?, call.form()?);
    let table = tables.table(&id).await?;
    table.seat_bot(call.session().visitor(), Seat(seat), level, call.language).await?;
    Ok(done(&call, &id, None))
}

/// Somebody comes with the link to their seat.
pub async fn hold(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (link, table, seat) = behind(tables, &call, Refused::NoSeat).await?;
    let (creator, cookie) = call.session().or_new(&tables.services).await?;
    table.hold(link, seat, creator.session).await?;
    Ok(with(to_table(&table.id), cookie))
}

#[derive(Deserialize, Default)]
struct Again {
    commitment: Option<String>,
}

/// The same people play again.
pub async fn rematch(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let table = tables.table(&call.table_id()?).await?;
    let session = call.session().token_hash();
    // A button without script sends nothing at all.
    let Again { commitment } = call.form().unwrap_or_default();
    let promised = mixing::promised(commitment.as_deref())?;
    Ok(to_table(&tables.rematch(&table, session, call.request.network, promised).await?))
}

/// The host deletes the table.
pub async fn delete(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    tables.delete(&call.table_id()?, call.session().token_hash()).await?;
    Ok(redirect("/"))
}

#[derive(Deserialize)]
struct PlayOn {
    at: usize,
    seat: u8,
    /// The level of all opponents; without it each stays who they are.
    level: Option<String>,
}

/// Somebody plays on from a moment of a game that is over.
pub async fn play_on(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, from) = (call.table_id()?, call.form::<PlayOn>()?);
    let table = tables.table(&id).await?;
    let (creator, cookie) = call.session().or_new(&tables.services).await?;
    let next = tables.play_on(&table, from.at, Seat(from.seat), from.level.as_deref(), creator).await?;
    Ok(with(to_table(&next), cookie))
}
