//! A table that these rules cannot open: its page says what it needs, and its record is there for its people.

use super::session::Session;
use crate::pages::aside;
use crate::refusal::Refused;
use crate::response::{Response, page};
use crate::secret::TableId;
use crate::services::Services;
use crate::storage::TableRow;
use http::StatusCode;
use tabletop::Record;
use words::Phrase;

/// The page of such a table. `why` says what it needs.
pub async fn show(
    services: &Services,
    session: &Session,
    id: &TableId,
    why: &Phrase,
) -> Result<Response, Refused> {
    let (row, _) = services.storage.table(id).await?.ok_or(Refused::NoTable)?;
    let is_over = services.storage.is_over(id).await?;
    let language = session.language;
    let title = language.text(&services.games.title(&row.offer));
    let mut response = page(aside::aside(&aside::Aside {
        row: &row,
        title: &title,
        language,
        why,
        is_over,
        is_host: session.token_hash() == Some(row.host),
        may_have_record: is_over || is_theirs(&row, session),
    }));
    *response.status_mut() = StatusCode::CONFLICT;
    Ok(response)
}

/// What is written down of its game. Before its end that tells secrets, so those who sit there must ask for it; its
/// seed, which tells dice to come, nobody gets then.
pub async fn record(services: &Services, session: &Session, id: &TableId) -> Result<Record, Refused> {
    let (row, journal) = services.storage.table(id).await?.ok_or(Refused::NoTable)?;
    let is_over = services.storage.is_over(id).await?;
    if !is_over && !is_theirs(&row, session) {
        return Err(Refused::NotYours);
    }
    let mut record = Record::read(&journal).map_err(crate::games::OpenError::from)?;
    for ((_, name), chair) in record.head.seats.iter_mut().zip(&row.chairs) {
        name.clone_from(&chair.name);
    }
    row.promise(&mut record.head, is_over);
    Ok(record)
}

fn is_theirs(row: &TableRow, session: &Session) -> bool {
    let token_hash = session.token_hash();
    token_hash == Some(row.host) || row.holders.iter().any(|(holder, _)| token_hash.as_ref() == Some(holder))
}
