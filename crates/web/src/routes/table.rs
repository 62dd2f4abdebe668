//! A table's page and what is asked of it.

use super::call::{Call, Fields, garbled};
use super::{aside, session};
use crate::glossary::Glossary;
use crate::live_table::Known;
use crate::opponent;
use crate::pages::thing::Explaining;
use crate::pages::{message, replay::Moment, story, table};
use crate::played_game::{Extent, Thought};
use crate::refusal::Refused;
use crate::response::{Response, content, empty, page, redirect, with};
use crate::secret::TableId;
use crate::speech::{Voice, drawn, filled, slot};
use crate::tables::Tables;
use crate::visitor::Visitor;
use http::{HeaderValue, StatusCode, header};
use maud::{Markup, html};
use serde::Deserialize;
use std::time::Duration;
use tabletop::Seat;
use words::phrase;

/// How long a bot thinks about a hint.
const HINT_TIME: Duration = Duration::from_millis(800);

/// The seat that somebody says they look or play for.
#[derive(Deserialize)]
struct AtSeat {
    seat: Option<u8>,
}

/// The page of a table.
pub async fn show(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, wanted) = (call.table_id()?, call.query::<AtSeat>()?);
    let session = call.session();
    let table = match tables.table(&id).await {
        Err(Refused::Unreadable(why)) => return aside::show(&tables.services, &session, &id, &why).await,
        table => table?,
    };
    table.spare(session.visitor()).await?;
    let mut data = table.look().await?;
    let screen = data.screen(session.visitor(), wanted.seat.map(Seat));
    table.visit(&mut data, screen, session.visitor())?;
    Ok(page(table::whole(&data, screen)))
}

/// Done: the script has nothing to do, a page without script is led back to its table.
pub fn done(call: &Call<'_>, id: &TableId, seat: Option<u8>) -> Response {
    match (call.wants_page(), seat) {
        (false, _) => empty(StatusCode::NO_CONTENT),
        (true, Some(seat)) => redirect(&format!("/t/{id}?seat={seat}")),
        (true, None) => redirect(&format!("/t/{id}")),
    }
}

/// Somebody answers a question, or with a whole move several at once.
pub async fn answer(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, fields) = (call.table_id()?, Fields(call.form()?));
    let (seat, question): (u8, usize) = (fields.number("seat")?, fields.number("question")?);
    let choices = fields.all("choice");
    if choices.is_empty() {
        return Err(garbled("choice"));
    }
    let table = tables.table(&id).await?;
    table.answer(call.session().visitor(), Seat(seat), question, choices).await?;
    Ok(done(&call, &id, Some(seat)))
}

#[derive(Deserialize)]
struct ForSeat {
    seat: u8,
}

#[derive(Deserialize)]
struct TakenBack {
    seat: u8,
    /// Whether one choice is meant and not the whole move.
    step: Option<String>,
}

/// Somebody takes a choice or a move back.
pub async fn undo(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, TakenBack { seat, step }) = (call.table_id()?, call.form()?);
    let extent = if step.is_some() { Extent::Choice } else { Extent::Move };
    tables.table(&id).await?.take_back(call.session().visitor(), Seat(seat), extent).await?;
    Ok(done(&call, &id, Some(seat)))
}

#[derive(Deserialize)]
struct Forced {
    forced: Option<String>,
}

/// Somebody wants to be asked even if there is a single answer, or not.
pub async fn forced(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, Forced { forced }) = (call.table_id()?, call.form()?);
    let is_spared = forced.is_some();
    let visitor = Visitor { is_spared, ..call.session().visitor() };
    tables.table(&id).await?.spare(visitor).await?;
    let cookie = session::remember_forced(is_spared, tables.services.settings.is_https);
    Ok(with(done(&call, &id, None), cookie))
}

#[derive(Deserialize)]
struct Pace {
    pace: u32,
}

/// Somebody wants bots to play faster or slower.
pub async fn pace(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, Pace { pace }) = (call.table_id()?, call.form()?);
    tables.table(&id).await?.set_pace(call.session().visitor(), pace).await?;
    Ok(done(&call, &id, None))
}

/// Somebody asks what a bot would do.
pub async fn hint(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, ForSeat { seat }) = (call.table_id()?, call.form()?);
    let table = tables.table(&id).await?;
    let hint = table.hint(call.session().visitor(), Seat(seat), opponent::ADVISER, HINT_TIME);
    let longest = tables.services.settings.request_timeout;
    let thought = tables.services.platform.within(longest, hint).await.ok_or(Refused::TooSlow)??;
    let data = table.look().await?;
    let language = call.language;
    let (names, arms) = (data.names(language), data.game.arms(&data.names(language)));
    let voice = Voice { language, names: &names };
    let Thought { text, say, reasons } = thought;
    let choice = html! { strong { (drawn(&voice.say(&say), &arms)) } };
    let says = language.text(&phrase!("page-hint-says", choice = slot(0)));
    let advice: Markup = html! {
        p data-advised=(text) data-word=(language.text(&phrase!("page-hint-advised"))) { (filled(&says, &[choice])) }
        @if !reasons.is_empty() { ul { @for reason in reasons.iter().take(5) { li { (drawn(&voice.within(reason), &arms)) } } } }
    };
    let back = format!("/t/{id}?seat={seat}");
    Ok(page(if call.wants_page() { message::hint(advice, &back, language) } else { advice }))
}

/// Somebody wants to know what something is, and why it cannot be used now.
pub async fn thing(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, wanted) = (call.table_id()?, call.query::<AtSeat>()?);
    let glossary = Glossary::beside(&tables.services, call.language).await;
    let table = tables.table(&id).await?;
    let data = table.look().await?;
    let screen = data.screen(call.session().visitor(), wanted.seat.map(Seat));
    let seat = screen.seat().filter(|_| screen.pass_to(data.game.asked()).is_none());
    let names = data.names(screen.language);
    let voice = Voice { language: screen.language, names: &names };
    let (sheet, why) = data.game.explain(seat, &call.parameter("thing"), voice)?;
    let why = why.map(|why| drawn(&why, &data.game.arms(&names)));
    let explaining = Explaining { game: &*data.game, glossary: &glossary, language: screen.language };
    Ok(page(explaining.thing(sheet.as_ref(), why.as_ref())))
}

/// The whole log.
pub async fn story(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let table = tables.table(&call.table_id()?).await?;
    let data = table.look().await?;
    let screen = data.screen(call.session().visitor(), None);
    let names = data.names(screen.language);
    let voice = Voice { language: screen.language, names: &names };
    let lines = data.game.story(screen.safe_eyes(data.game.asked()), voice);
    Ok(page(story::story(&data, &lines, screen.language)))
}

#[derive(Deserialize)]
struct When {
    at: usize,
    eyes: Option<String>,
    /// Which of the moves that an analysis has weighed is shown.
    shown: Option<usize>,
}

/// A past moment.
pub async fn replay(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, when) = (call.table_id()?, call.query::<When>()?);
    let table = tables.table(&id).await?;
    let visitor = call.session().visitor();
    let is_over = table.look().await?.game.is_over();
    // At a real table hands are told after the end, and nothing is judged before.
    let analysed = if is_over { table.analysis(visitor, Known::Own).await.unwrap_or_default() } else { None };
    let data = table.look().await?;
    let wanted = when.eyes.and_then(|eyes| eyes.parse().ok()).map(Seat);
    let screen = data.screen(visitor, wanted);
    let eyes = data.past_eyes(screen, wanted);
    let game = data.game.moment(when.at)?;
    let (analysed, shown) = (analysed.as_deref(), when.shown.unwrap_or_default());
    Ok(page(Moment { data: &data, screen, eyes, at: when.at, game: &*game, analysed, shown }.page()))
}

/// The record of a game that is over, or of one that is set aside.
pub async fn record(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, session) = (call.table_id()?, call.session());
    let record = match tables.table(&id).await {
        Ok(table) => table.record().await,
        Err(refused) => Err(refused),
    };
    let record = match record {
        Err(Refused::Unreadable(_)) => aside::record(&tables.services, &session, &id).await?,
        Err(Refused::SetAside(_)) => tables.services.rescued(&id, session.token_hash()).await?,
        other => other?,
    };
    let name = format!("attachment; filename=\"{}-{id}.txt\"", record.head.game);
    let name = HeaderValue::from_str(&name).map_err(|_| Refused::Fault)?;
    Ok(with(content("text/plain; charset=utf-8", record.write()), (header::CONTENT_DISPOSITION, name)))
}
