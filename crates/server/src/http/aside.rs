//! A table that these rules cannot open: its page says what it needs, and its record is there for its people.

use super::cookie::Purse;
use super::{House, Page};
use crate::pages::aside;
use crate::refusal::Refused;
use crate::secret::TableId;
use crate::speech;
use crate::store::TableRow;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tabletop::Record;

/// The page of such a table. `why` says what it needs.
pub async fn show(hall: &House, purse: &Purse, id: &TableId, why: &str) -> Result<Response, Refused> {
    let (row, _) = hall.house.store.table(id).await?.ok_or(Refused::NoTable)?;
    let is_over = hall.house.store.is_over(id).await?;
    let page = aside::aside(&aside::Aside {
        row: &row,
        title: &speech::language().text(&hall.house.games.title(&row.offer)),
        why,
        is_over,
        is_host: purse.trace() == Some(row.host),
        may_have_record: is_over || is_theirs(&row, purse),
    });
    Ok((StatusCode::CONFLICT, Page(page)).into_response())
}

/// What is written down of its game. Before its end that tells secrets, so those who sit there must ask for it; its
/// seed, which tells dice to come, nobody gets then.
pub async fn record(hall: &House, purse: &Purse, id: &TableId) -> Result<Record, Refused> {
    let (row, journal) = hall.house.store.table(id).await?.ok_or(Refused::NoTable)?;
    let is_over = hall.house.store.is_over(id).await?;
    if !is_over && !is_theirs(&row, purse) {
        return Err(Refused::NotYours);
    }
    let mut record = Record::read(&journal).map_err(crate::games::OpenError::from)?;
    for ((_, name), chair) in record.head.seats.iter_mut().zip(&row.chairs) {
        name.clone_from(&chair.name);
    }
    record.head.commitment = Some(row.seed.commitment());
    record.head.seed = is_over.then(|| row.seed.to_string());
    if row.inherited > 0 {
        record.head.notes.push(("inherited".into(), row.inherited.to_string()));
    }
    Ok(record)
}

fn is_theirs(row: &TableRow, purse: &Purse) -> bool {
    let trace = purse.trace();
    trace == Some(row.host) || row.holders.iter().any(|(holder, _)| trace.as_ref() == Some(holder))
}
