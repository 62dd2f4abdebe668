//! A table's page and what is asked of it.

use super::aside;
use super::cookie::Session;
use super::fields::{AsPage, AtTable, Fields, QueryFields};
use super::{AllTables, Page};
use crate::opponent;
use crate::pages::{message, replay::Moment, story, table, thing};
use crate::refusal::Refused;
use crate::secret::TableId;
use crate::speech::{Voice, drawn, filled, slot};
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::time::Duration;
use tabletop::Seat;
use tokio::time::timeout;
use words::phrase;

/// How long a bot thinks about a hint.
const HINT_TIME: Duration = Duration::from_millis(800);

/// The seat that somebody says they look or play for.
#[derive(Deserialize)]
pub struct AtSeat {
    pub seat: Option<u8>,
}

/// The page of a table.
pub async fn show(
    tables: AllTables,
    session: Session,
    AtTable(id): AtTable,
    QueryFields(wanted): QueryFields<AtSeat>,
) -> Result<Response, Refused> {
    let table = match tables.table(&id).await {
        Err(Refused::Unreadable(why)) => return aside::show(&tables, &session, &id, &why).await,
        table => table?,
    };
    let mut data = table.look().await?;
    let screen = data.screen(session.visitor(), wanted.seat.map(Seat));
    table.visit(&mut data, screen, session.visitor())?;
    Ok(Page(table::whole(&data, screen)).into_response())
}

/// Done: the script has nothing to do, a page without script is led back to its table.
fn done(as_page: bool, id: &TableId, seat: Option<u8>) -> Response {
    match (as_page, seat) {
        (false, _) => StatusCode::NO_CONTENT.into_response(),
        (true, Some(seat)) => Redirect::to(&format!("/t/{id}?seat={seat}")).into_response(),
        (true, None) => Redirect::to(&format!("/t/{id}")).into_response(),
    }
}

#[derive(Deserialize)]
pub struct Answer {
    seat: u8,
    question: usize,
    choice: String,
}

/// Somebody answers a question.
pub async fn answer(
    tables: AllTables,
    session: Session,
    AtTable(id): AtTable,
    AsPage(as_page): AsPage,
    Fields(answer): Fields<Answer>,
) -> Result<Response, Refused> {
    let table = tables.table(&id).await?;
    table.answer(session.visitor(), Seat(answer.seat), answer.question, answer.choice).await?;
    Ok(done(as_page, &id, Some(answer.seat)))
}

#[derive(Deserialize)]
pub struct ForSeat {
    seat: u8,
}

/// Somebody takes a choice back.
pub async fn undo(
    tables: AllTables,
    session: Session,
    AtTable(id): AtTable,
    AsPage(as_page): AsPage,
    Fields(ForSeat { seat }): Fields<ForSeat>,
) -> Result<Response, Refused> {
    tables.table(&id).await?.take_back(session.visitor(), Seat(seat)).await?;
    Ok(done(as_page, &id, Some(seat)))
}

#[derive(Deserialize)]
pub struct Pace {
    pace: u32,
}

/// Somebody wants bots to play faster or slower.
pub async fn pace(
    tables: AllTables,
    session: Session,
    AtTable(id): AtTable,
    AsPage(as_page): AsPage,
    Fields(Pace { pace }): Fields<Pace>,
) -> Result<Response, Refused> {
    tables.table(&id).await?.set_pace(session.visitor(), pace).await?;
    Ok(done(as_page, &id, None))
}

/// Somebody asks what a bot would do.
pub async fn hint(
    tables: AllTables,
    session: Session,
    AtTable(id): AtTable,
    AsPage(as_page): AsPage,
    Fields(ForSeat { seat }): Fields<ForSeat>,
) -> Result<Page, Refused> {
    let table = tables.table(&id).await?;
    let hint = table.hint(session.visitor(), Seat(seat), opponent::ADVISER, HINT_TIME);
    let thought =
        timeout(tables.app.config.limits.request_timeout, hint).await.map_err(|_| Refused::TooSlow)??;
    let data = table.look().await?;
    let language = session.language;
    let (names, arms) = (data.names(language), data.play.arms());
    let voice = Voice { language, names: &names };
    let choice = html! { strong { (drawn(&voice.say(&thought.say), &arms)) } };
    let says = language.text(&phrase!("page-hint-says", choice = slot(0)));
    let advice: Markup = html! {
        p data-advised=(thought.text) data-word=(language.text(&phrase!("page-hint-advised"))) { (filled(&says, &[choice])) }
        @if !thought.reasons.is_empty() { ul { @for reason in thought.reasons.iter().take(5) { li { (drawn(&voice.within(reason), &arms)) } } } }
    };
    Ok(Page(if as_page { message::hint(advice, &format!("/t/{id}?seat={seat}"), language) } else { advice }))
}

/// Somebody wants to know what something is, and why it cannot be used now.
pub async fn thing(
    tables: AllTables,
    session: Session,
    AtTable(id): AtTable,
    Path((_, name)): Path<(String, String)>,
    QueryFields(wanted): QueryFields<AtSeat>,
) -> Result<Page, Refused> {
    let table = tables.table(&id).await?;
    let data = table.look().await?;
    let screen = data.screen(session.visitor(), wanted.seat.map(Seat));
    let seat = screen.seat().filter(|_| screen.pass_to(data.play.asked()).is_none());
    let names = data.names(screen.language);
    let voice = Voice { language: screen.language, names: &names };
    let (sheet, why) = data.play.explain(seat, &name, voice)?;
    let why = why.map(|why| drawn(&why, &data.play.arms()));
    Ok(Page(thing::thing(sheet.as_ref(), why.as_ref(), screen.language)))
}

/// The whole log.
pub async fn story(tables: AllTables, session: Session, AtTable(id): AtTable) -> Result<Page, Refused> {
    let table = tables.table(&id).await?;
    let data = table.look().await?;
    let screen = data.screen(session.visitor(), None);
    let names = data.names(screen.language);
    let voice = Voice { language: screen.language, names: &names };
    let lines = data.play.story(screen.safe_eyes(data.play.asked()), voice);
    Ok(Page(story::story(&data, &lines, screen.language)))
}

#[derive(Deserialize)]
pub struct When {
    at: usize,
    eyes: Option<String>,
}

/// A past moment.
pub async fn replay(
    tables: AllTables,
    session: Session,
    AtTable(id): AtTable,
    QueryFields(when): QueryFields<When>,
) -> Result<Page, Refused> {
    let table = tables.table(&id).await?;
    let data = table.look().await?;
    let wanted = when.eyes.and_then(|eyes| eyes.parse().ok()).map(Seat);
    let screen = data.screen(session.visitor(), wanted);
    let eyes = data.past_eyes(screen, wanted);
    let play = data.play.moment(when.at)?;
    Ok(Page(Moment { data: &data, screen, eyes, at: when.at, play: &*play }.page()))
}

/// The record of a game that is over, or of one that is set aside.
pub async fn record(tables: AllTables, session: Session, AtTable(id): AtTable) -> Result<Response, Refused> {
    let record = match tables.table(&id).await {
        Ok(table) => table.record().await,
        Err(refused) => Err(refused),
    };
    let record = match record {
        Err(Refused::Unreadable(_)) => aside::record(&tables, &session, &id).await?,
        Err(Refused::SetAside(_)) => tables.app.rescued(&id, session.token_hash()).await?,
        other => other?,
    };
    let name = format!("attachment; filename=\"{}-{id}.txt\"", record.head.game);
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CONTENT_DISPOSITION, &name)];
    Ok((headers, record.write()).into_response())
}
