//! What every decision and every roll of a game was worth.

use super::call::Call;
use crate::live_table::{AnalysisRun, Known, LiveTable};
use crate::pages::analysis::{AnalysisPage, address};
use crate::refusal::Refused;
use crate::response::{self, Response, page, redirect, with_header};
use crate::tables::Tables;
use crate::visitor::Visitor;
use bytes::Bytes;
use futures_util::StreamExt;
use futures_util::stream;
use http::{HeaderName, header};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use tabletop::Seat;
use words::Language;

/// How often it is looked whether something new was found.
const GLANCE: Duration = Duration::from_millis(400);
/// After so many looks without news a stream says that it is still there.
const SIGN_OF_LIFE: u32 = 25;

#[derive(Deserialize)]
struct Wanted {
    /// Whether with open cards.
    #[serde(default)]
    open: Option<String>,
    /// The seat that asks, in a game that goes on.
    #[serde(default)]
    seat: Option<u8>,
}

impl Wanted {
    /// What somebody wants to know: of a game that goes on, as far as a seat of theirs may.
    async fn known(self, table: &LiveTable, visitor: Visitor) -> Result<Known, Refused> {
        let data = table.look().await?;
        if data.game.is_over() {
            return Ok(if self.open.is_some() { Known::Open } else { Known::Own });
        }
        let own = data.seats_of(visitor.session.as_ref());
        let asked = own.iter().find(|seat| data.game.asked().contains(*seat));
        let seat = self.seat.map(Seat).or(asked).or(own.iter().next());
        seat.filter(|_| self.open.is_none()).map(Known::Seat).ok_or(Refused::AnalysedLater)
    }
}

/// The page: what was found, how far it is, or the button that begins it.
pub async fn show(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, visitor) = (call.table_id()?, call.session().visitor());
    let table = tables.table(&id).await?;
    let known = call.query::<Wanted>()?.known(&table, visitor).await?;
    let run = table.analysis(visitor, known).await?;
    let data = table.look().await?;
    let screen = data.screen(visitor, None);
    Ok(page(AnalysisPage::new(&data, screen, known, run.as_deref()).page()))
}

/// Somebody wants to know.
pub async fn begin(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, visitor) = (call.table_id()?, call.session().visitor());
    let table = tables.table(&id).await?;
    let known = call.form::<Wanted>()?.known(&table, visitor).await?;
    table.analyse(visitor, known).await?;
    Ok(redirect(&address(known, &id)))
}

/// What is found, as it is found.
pub async fn events(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let (id, visitor) = (call.table_id()?, call.session().visitor());
    let table = tables.table(&id).await?;
    let known = call.query::<Wanted>()?.known(&table, visitor).await?;
    let run = table.analysis(visitor, known).await?.ok_or(Refused::NoPage)?;
    let watching =
        Watching { table, run, known, language: call.language, told: 0, silent: 0, is_over: false };
    let pieces = stream::unfold(watching, |mut watching| async move {
        let piece = watching.next().await?;
        Some((Bytes::from(piece), watching))
    });
    let response = with_header(response::stream(pieces.boxed()), header::CONTENT_TYPE, "text/event-stream");
    let response = with_header(response, header::CACHE_CONTROL, "no-store");
    Ok(with_header(response, HeaderName::from_static("x-accel-buffering"), "no"))
}

/// Somebody who waits for an analysis.
struct Watching {
    table: Arc<LiveTable>,
    run: Arc<AnalysisRun>,
    known: Known,
    language: Language,
    told: usize,
    silent: u32,
    is_over: bool,
}

impl Watching {
    /// The next piece of the stream; `None` when all is said.
    async fn next(&mut self) -> Option<String> {
        if self.is_over {
            return None;
        }
        loop {
            if self.run.finished().is_some() {
                self.is_over = true;
                return Some("event: finished\ndata: 1\n\n".into());
            }
            if self.run.done() > self.told {
                (self.told, self.silent) = (self.run.done(), 0);
                return self.progress().await;
            }
            self.silent += 1;
            if self.silent.is_multiple_of(SIGN_OF_LIFE) {
                return Some(":\n\n".into());
            }
            self.table.pause(GLANCE).await;
        }
    }

    async fn progress(&self) -> Option<String> {
        self.table.pause(GLANCE).await;
        let data = self.table.look().await.ok()?;
        let screen = crate::screen::Screen::new(tabletop::Seats::NONE, None, false, self.language);
        let drawn = AnalysisPage::new(&data, screen, self.known, Some(&self.run)).progress(&self.run);
        Some(format!("data: {}\n\n", drawn.into_string().replace(['\n', '\r'], " ")))
    }
}
