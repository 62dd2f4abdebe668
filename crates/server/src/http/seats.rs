//! Who sits where: invitations, links to seats, rematches, games played on.

use super::cookie::Session;
use super::fields::{AtTable, Fields};
use super::{AllTables, Network, Page};
use crate::live_table::LiveTable;
use crate::name;
use crate::pages::join;
use crate::refusal::Refused;
use crate::secret::Secret;
use crate::store::Sitter;
use axum::extract::Path;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use serde::Deserialize;
use std::sync::Arc;
use tabletop::Seat;

async fn behind(
    tables: &AllTables,
    secret: &str,
    none: Refused,
) -> Result<(Secret, Arc<LiveTable>, Seat), Refused> {
    let secret: Secret = secret.parse().map_err(|()| none.clone())?;
    let (id, seat) = tables.app.store.seat_of(secret).await?.ok_or(none)?;
    Ok((secret, tables.table(&id).await?, seat))
}

/// The page behind an invitation.
pub async fn invitation(
    tables: AllTables,
    session: Session,
    Path(secret): Path<String>,
) -> Result<Page, Refused> {
    let language = session.language;
    let (invitation, table, seat) = behind(&tables, &secret, Refused::NoInvitation).await?;
    let data = table.look().await?;
    if data.row.chairs.get(seat.index()).map(|chair| &chair.sitter) != Some(&Sitter::Invited(invitation)) {
        return Err(Refused::NoInvitation);
    }
    let taken = data.row.chairs.iter().filter(|chair| !matches!(chair.sitter, Sitter::Invited(_)));
    let others: Vec<String> = taken.map(|chair| chair.name.clone()).collect();
    let word = data.play.titles(language).into_iter().nth(seat.index()).unwrap_or_default();
    Ok(Page(join::join(&data.title(language), &format!("/join/{secret}"), &word, &others, language)))
}

#[derive(Deserialize)]
pub struct Name {
    name: String,
}

/// Somebody sits down.
pub async fn sit(
    tables: AllTables,
    session: Session,
    Path(secret): Path<String>,
    Fields(Name { name }): Fields<Name>,
) -> Result<Response, Refused> {
    let (invitation, table, seat) = behind(&tables, &secret, Refused::NoInvitation).await?;
    let name = name::read(&name)?;
    let (creator, cookie) = session.or_new(&tables.app).await?;
    table.sit(invitation, seat, name, creator).await?;
    Ok((AppendHeaders([cookie]), Redirect::to(&format!("/t/{}", table.id))).into_response())
}

/// Somebody comes with the link to their seat.
pub async fn hold(
    tables: AllTables,
    session: Session,
    Path(secret): Path<String>,
) -> Result<Response, Refused> {
    let (link, table, seat) = behind(&tables, &secret, Refused::NoSeat).await?;
    let (creator, cookie) = session.or_new(&tables.app).await?;
    table.hold(link, seat, creator.session).await?;
    Ok((AppendHeaders([cookie]), Redirect::to(&format!("/t/{}", table.id))).into_response())
}

/// The same people play again.
pub async fn rematch(
    tables: AllTables,
    session: Session,
    Network(network): Network,
    AtTable(id): AtTable,
) -> Result<Redirect, Refused> {
    let table = tables.table(&id).await?;
    let next = tables.rematch(&table, session.token_hash(), network).await?;
    Ok(Redirect::to(&format!("/t/{next}")))
}

/// The host deletes the table.
pub async fn delete(tables: AllTables, session: Session, AtTable(id): AtTable) -> Result<Redirect, Refused> {
    tables.delete(&id, session.token_hash()).await?;
    Ok(Redirect::to("/"))
}

#[derive(Deserialize)]
pub struct From {
    at: usize,
    seat: u8,
    level: String,
}

/// Somebody plays on from a moment of a game that is over.
pub async fn play_on(
    tables: AllTables,
    session: Session,
    AtTable(id): AtTable,
    Fields(from): Fields<From>,
) -> Result<Response, Refused> {
    let table = tables.table(&id).await?;
    let (creator, cookie) = session.or_new(&tables.app).await?;
    let next = tables.play_on(&table, from.at, Seat(from.seat), &from.level, creator).await?;
    Ok((AppendHeaders([cookie]), Redirect::to(&format!("/t/{next}"))).into_response())
}
