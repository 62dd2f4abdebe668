//! A table's page and what is asked of it.

use super::aside;
use super::cookie::Purse;
use super::fields::{AsPage, AtTable, Fields, Wanted};
use super::{House, Page};
use crate::opponent;
use crate::pages::{message, replay::Moment, story, table, thing};
use crate::refusal::Refused;
use crate::secret::TableId;
use crate::speech::{Voice, drawn};
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::time::Duration;
use tabletop::Seat;
use tokio::time::timeout;

/// How long a bot thinks about a hint.
const HINT_TIME: Duration = Duration::from_millis(800);

/// The seat that somebody says they look or play for.
#[derive(Deserialize)]
pub struct AtSeat {
    pub seat: Option<u8>,
}

/// The page of a table.
pub async fn show(
    hall: House,
    purse: Purse,
    AtTable(id): AtTable,
    Wanted(wanted): Wanted<AtSeat>,
) -> Result<Response, Refused> {
    let room = match hall.room(&id).await {
        Err(Refused::Unreadable(why)) => return aside::show(&hall, &purse, &id, &why).await,
        room => room?,
    };
    let mut inner = room.look().await?;
    let screen = inner.screen(purse.trace().as_ref(), wanted.seat.map(Seat));
    room.visit(&mut inner, screen, purse.visitor())?;
    Ok(Page(table::whole(&inner, screen)).into_response())
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
    hall: House,
    purse: Purse,
    AtTable(id): AtTable,
    AsPage(as_page): AsPage,
    Fields(answer): Fields<Answer>,
) -> Result<Response, Refused> {
    let room = hall.room(&id).await?;
    room.answer(purse.visitor(), Seat(answer.seat), answer.question, answer.choice).await?;
    Ok(done(as_page, &id, Some(answer.seat)))
}

#[derive(Deserialize)]
pub struct ForSeat {
    seat: u8,
}

/// Somebody takes a choice back.
pub async fn undo(
    hall: House,
    purse: Purse,
    AtTable(id): AtTable,
    AsPage(as_page): AsPage,
    Fields(ForSeat { seat }): Fields<ForSeat>,
) -> Result<Response, Refused> {
    hall.room(&id).await?.take_back(purse.visitor(), Seat(seat)).await?;
    Ok(done(as_page, &id, Some(seat)))
}

#[derive(Deserialize)]
pub struct Pace {
    pace: u32,
}

/// Somebody wants bots to play faster or slower.
pub async fn pace(
    hall: House,
    purse: Purse,
    AtTable(id): AtTable,
    AsPage(as_page): AsPage,
    Fields(Pace { pace }): Fields<Pace>,
) -> Result<Response, Refused> {
    hall.room(&id).await?.set_pace(purse.visitor(), pace).await?;
    Ok(done(as_page, &id, None))
}

/// Somebody asks what a bot would do.
pub async fn hint(
    hall: House,
    purse: Purse,
    AtTable(id): AtTable,
    AsPage(as_page): AsPage,
    Fields(ForSeat { seat }): Fields<ForSeat>,
) -> Result<Page, Refused> {
    let room = hall.room(&id).await?;
    let hint = room.hint(purse.visitor(), Seat(seat), opponent::ADVISER, HINT_TIME);
    let thought = timeout(hall.house.config.limits.patience, hint).await.map_err(|_| Refused::TooSlow)??;
    let inner = room.look().await?;
    let language = inner.screen(purse.trace().as_ref(), None).language;
    let (names, arms) = (inner.names(language), inner.play.arms());
    let voice = Voice { language, names: &names };
    let advice: Markup = html! {
        p data-advised=(thought.text) { "A bot would choose: " strong { (drawn(&voice.say(&thought.say), &arms)) } }
        @if !thought.reasons.is_empty() { ul { @for reason in thought.reasons.iter().take(5) { li { (drawn(&voice.within(reason), &arms)) } } } }
    };
    Ok(Page(if as_page { message::hint(advice, &format!("/t/{id}?seat={seat}")) } else { advice }))
}

/// Somebody wants to know what something is, and why it cannot be used now.
pub async fn thing(
    hall: House,
    purse: Purse,
    AtTable(id): AtTable,
    Path((_, name)): Path<(String, String)>,
    Wanted(wanted): Wanted<AtSeat>,
) -> Result<Page, Refused> {
    let room = hall.room(&id).await?;
    let inner = room.look().await?;
    let screen = inner.screen(purse.trace().as_ref(), wanted.seat.map(Seat));
    let seat = screen.seat().filter(|_| screen.pass_to(inner.play.asked()).is_none());
    let names = inner.names(screen.language);
    let voice = Voice { language: screen.language, names: &names };
    let (sheet, why) = inner.play.explain(seat, &name, voice)?;
    let why = why.map(|why| drawn(&why, &inner.play.arms()));
    Ok(Page(thing::thing(sheet.as_ref(), why.as_ref())))
}

/// The whole log.
pub async fn story(hall: House, purse: Purse, AtTable(id): AtTable) -> Result<Page, Refused> {
    let room = hall.room(&id).await?;
    let inner = room.look().await?;
    let screen = inner.screen(purse.trace().as_ref(), None);
    let names = inner.names(screen.language);
    let voice = Voice { language: screen.language, names: &names };
    let lines = inner.play.story(screen.safe_eyes(inner.play.asked()), voice);
    Ok(Page(story::story(&inner, &lines, screen.language)))
}

#[derive(Deserialize)]
pub struct When {
    at: usize,
    eyes: Option<String>,
}

/// A past moment.
pub async fn replay(
    hall: House,
    purse: Purse,
    AtTable(id): AtTable,
    Wanted(when): Wanted<When>,
) -> Result<Page, Refused> {
    let room = hall.room(&id).await?;
    let inner = room.look().await?;
    let wanted = when.eyes.and_then(|eyes| eyes.parse().ok()).map(Seat);
    let screen = inner.screen(purse.trace().as_ref(), wanted);
    let eyes = inner.past_eyes(screen, wanted);
    let play = inner.play.moment(when.at)?;
    Ok(Page(Moment { inner: &inner, screen, eyes, at: when.at, play: &*play }.page()))
}

/// The record of a game that is over, or of one that is set aside.
pub async fn record(hall: House, purse: Purse, AtTable(id): AtTable) -> Result<Response, Refused> {
    let record = match hall.room(&id).await {
        Ok(room) => room.record().await,
        Err(refused) => Err(refused),
    };
    let record = match record {
        Err(Refused::Unreadable(_)) => aside::record(&hall, &purse, &id).await?,
        Err(Refused::SetAside(_)) => hall.house.rescued(&id, purse.trace()).await?,
        other => other?,
    };
    let name = format!("attachment; filename=\"{}-{id}.txt\"", record.head.game);
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CONTENT_DISPOSITION, &name)];
    Ok((headers, record.write()).into_response())
}
