//! The stream of changes, and a short answer for pages in the background.

use super::AllTables;
use super::cookie::Session;
use super::fields::{AtTable, QueryFields};
use crate::live_table::{Subscription, retry_frame};
use crate::refusal::Refused;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use std::convert::Infallible;
use std::time::Duration;
use tabletop::Seat;
use tokio::sync::broadcast::error::RecvError;

/// A stream without news says that it is still there after so long.
const SIGN_OF_LIFE: Duration = Duration::from_secs(20);

#[derive(Deserialize)]
pub struct From {
    seat: Option<u8>,
    from: Option<String>,
}

/// Everything that changes for somebody, as it changes.
pub async fn stream(
    tables: AllTables,
    session: Session,
    AtTable(id): AtTable,
    QueryFields(wanted): QueryFields<From>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let table = tables.table(&id).await?;
    // What a browser itself says after a lost connection is newer than the address it was given at first.
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let seen = last.or(wanted.from.as_deref());
    let subscription = table.subscribe(session.visitor(), wanted.seat.map(Seat), seen).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-store"),
        (header::HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, Body::from_stream(frames(subscription))).into_response())
}

fn frames(mut subscription: Subscription) -> impl stream::Stream<Item = Result<Bytes, Infallible>> {
    let first = [Some(retry_frame()), subscription.first.take()].into_iter().flatten().map(Ok);
    let rest = stream::unfold(subscription, |mut subscription| async move {
        let frame = match tokio::time::timeout(SIGN_OF_LIFE, subscription.events.recv()).await {
            Err(_) => Bytes::from_static(b":\n\n"),
            Ok(Ok(frame)) => frame,
            Ok(Err(RecvError::Lagged(_))) => {
                subscription.events = subscription.events.resubscribe();
                subscription.table.whole(subscription.screen).await.ok()?
            }
            Ok(Err(RecvError::Closed)) => return None,
        };
        Some((Ok(frame), subscription))
    });
    stream::StreamExt::chain(stream::iter(first), rest)
}

/// For a page in the background: whether its person is asked.
pub async fn pulse(
    tables: AllTables,
    session: Session,
    AtTable(id): AtTable,
) -> Result<axum::Json<serde_json::Value>, Refused> {
    let table = tables.table(&id).await?;
    let mut data = table.look().await?;
    let screen = data.screen(session.visitor(), None);
    if !screen.own.is_empty() {
        table.visit(&mut data, screen, session.visitor())?;
    }
    let is_asked = data.play.asked().iter().any(|seat| screen.own.contains(seat));
    Ok(axum::Json(serde_json::json!({ "revision": data.revision(), "asked": is_asked })))
}
