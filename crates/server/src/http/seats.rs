//! Who sits where: invitations, links to seats, rematches, games played on.

use super::cookie::Purse;
use super::fields::{AtTable, Fields};
use super::{Home, House, Page};
use crate::name;
use crate::pages::join;
use crate::refusal::Refused;
use crate::room::Room;
use crate::secret::Secret;
use crate::speech;
use crate::store::Sitter;
use axum::extract::Path;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use serde::Deserialize;
use std::sync::Arc;
use tabletop::Seat;

async fn behind(hall: &House, secret: &str, none: Refused) -> Result<(Secret, Arc<Room>, Seat), Refused> {
    let secret: Secret = secret.parse().map_err(|()| none.clone())?;
    let (id, seat) = hall.house.store.seat_of(secret).await?.ok_or(none)?;
    Ok((secret, hall.room(&id).await?, seat))
}

/// The page behind an invitation.
pub async fn invitation(hall: House, Path(secret): Path<String>) -> Result<Page, Refused> {
    let (invitation, room, seat) = behind(&hall, &secret, Refused::NoInvitation).await?;
    let inner = room.look().await?;
    if inner.row.chairs.get(seat.index()).map(|chair| &chair.sitter) != Some(&Sitter::Invited(invitation)) {
        return Err(Refused::NoInvitation);
    }
    let taken = inner.row.chairs.iter().filter(|chair| !matches!(chair.sitter, Sitter::Invited(_)));
    let others: Vec<String> = taken.map(|chair| chair.name.clone()).collect();
    let word = inner.play.titles(speech::language()).into_iter().nth(seat.index()).unwrap_or_default();
    Ok(Page(join::join(&speech::language().text(&inner.title), &format!("/join/{secret}"), &word, &others)))
}

#[derive(Deserialize)]
pub struct Name {
    name: String,
}

/// Somebody sits down.
pub async fn sit(
    hall: House,
    purse: Purse,
    Path(secret): Path<String>,
    Fields(Name { name }): Fields<Name>,
) -> Result<Response, Refused> {
    let (invitation, room, seat) = behind(&hall, &secret, Refused::NoInvitation).await?;
    let name = name::read(&name)?;
    let (trace, cookie) = purse.or_new(&hall.house).await?;
    room.sit(invitation, seat, name, trace).await?;
    Ok((AppendHeaders([cookie]), Redirect::to(&format!("/t/{}", room.id))).into_response())
}

/// Somebody comes with the link to their seat.
pub async fn hold(hall: House, purse: Purse, Path(secret): Path<String>) -> Result<Response, Refused> {
    let (link, room, seat) = behind(&hall, &secret, Refused::NoSeat).await?;
    let (trace, cookie) = purse.or_new(&hall.house).await?;
    room.hold(link, seat, trace).await?;
    Ok((AppendHeaders([cookie]), Redirect::to(&format!("/t/{}", room.id))).into_response())
}

/// The same people play again.
pub async fn rematch(
    hall: House,
    purse: Purse,
    Home(home): Home,
    AtTable(id): AtTable,
) -> Result<Redirect, Refused> {
    let room = hall.room(&id).await?;
    let next = hall.rematch(&room, purse.trace(), home).await?;
    Ok(Redirect::to(&format!("/t/{next}")))
}

/// The host deletes the table.
pub async fn delete(hall: House, purse: Purse, AtTable(id): AtTable) -> Result<Redirect, Refused> {
    hall.delete(&id, purse.trace()).await?;
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
    hall: House,
    purse: Purse,
    Home(home): Home,
    AtTable(id): AtTable,
    Fields(from): Fields<From>,
) -> Result<Response, Refused> {
    let room = hall.room(&id).await?;
    let (trace, cookie) = purse.or_new(&hall.house).await?;
    let next = hall.play_on(&room, from.at, Seat(from.seat), &from.level, trace, home).await?;
    Ok((AppendHeaders([cookie]), Redirect::to(&format!("/t/{next}"))).into_response())
}
