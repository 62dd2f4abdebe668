//! The stream of changes, and a short answer for pages in the background.

use super::call::Call;
use crate::frame::{Coding, Frame};
use crate::live_table::{Subscription, retry_frame};
use crate::refusal::Refused;
use crate::response::{self, Response, with_header};
use crate::tables::Tables;
use async_broadcast::RecvError;
use bytes::Bytes;
use futures_util::StreamExt;
use futures_util::future::{BoxFuture, Either, select};
use futures_util::stream::{self, Stream};
use http::{HeaderMap, HeaderName, header};
use serde::Deserialize;
use std::pin::pin;
use std::time::Duration;
use tabletop::Seat;

/// A stream that has had no news for so long, or for twice that at most, says that it is still there.
const SIGN_OF_LIFE: Duration = Duration::from_secs(10);

#[derive(Deserialize)]
struct Since {
    seat: Option<u8>,
    from: Option<String>,
}

/// Everything that changes for somebody, as it changes.
pub async fn stream(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let wanted: Since = call.query()?;
    let table = tables.table(&call.table_id()?).await?;
    // What a browser itself says after a lost connection is newer than the address it was given at first.
    let last = call.request.headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let seen = last.or(wanted.from.as_deref());
    table.spare(call.session().visitor()).await?;
    let subscription = table.subscribe(call.session().visitor(), wanted.seat.map(Seat), seen).await?;
    let coding = coding(&call.request.headers);
    let response = response::stream(frames(subscription, coding).boxed());
    let response = match coding {
        Coding::Gzip => with_header(response, header::CONTENT_ENCODING, "gzip"),
        Coding::Plain => response,
    };
    let response = with_header(response, header::CONTENT_TYPE, "text/event-stream");
    let response = with_header(response, header::CACHE_CONTROL, "no-store");
    Ok(with_header(response, HeaderName::from_static("x-accel-buffering"), "no"))
}

/// How a browser wants its stream.
fn coding(headers: &HeaderMap) -> Coding {
    let accepted =
        headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut codings = accepted.split(',').map(|coding| coding.split(';').map(str::trim).collect::<Vec<_>>());
    let is_gzip = codings.any(|coding| coding[0] == "gzip" && !coding.contains(&"q=0"));
    if is_gzip { Coding::Gzip } else { Coding::Plain }
}

/// What is sent to one browser.
struct Sending {
    subscription: Subscription,
    /// When it is looked whether the browser has heard anything lately.
    pause: BoxFuture<'static, ()>,
    is_silent: bool,
}

impl Sending {
    /// The next piece; `None` when the table is gone.
    async fn next(&mut self) -> Option<Frame> {
        loop {
            // One pause for many pieces: most are over long before it, and each would cost a timer.
            let next = match select(pin!(self.subscription.events.recv_direct()), &mut self.pause).await {
                Either::Left((next, _)) => Some(next),
                Either::Right(_) => None,
            };
            let was_silent = std::mem::replace(&mut self.is_silent, next.is_none());
            match next {
                Some(Ok(frame)) => return Some(frame),
                Some(Err(RecvError::Overflowed(_))) => return self.subscription.whole().await,
                Some(Err(RecvError::Closed)) => return None,
                None => self.pause = self.subscription.table.pause(SIGN_OF_LIFE),
            }
            if was_silent {
                return Some(Frame::new(":\n\n"));
            }
        }
    }
}

fn frames(mut subscription: Subscription, coding: Coding) -> impl Stream<Item = Bytes> {
    let first = [Some(retry_frame()), subscription.first.take()].into_iter().flatten();
    let pause = subscription.table.pause(SIGN_OF_LIFE);
    let sending = Sending { subscription, pause, is_silent: false };
    let rest = stream::unfold(sending, |mut sending| async move {
        let frame = sending.next().await?;
        Some((frame, sending))
    });
    let pieces = stream::iter(first).chain(rest).map(move |frame| frame.bytes(coding));
    stream::iter(coding.header()).chain(pieces)
}

/// For a page in the background: whether its person is asked.
pub async fn pulse(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let visitor = call.session().visitor();
    let table = tables.table(&call.table_id()?).await?;
    let mut data = table.look().await?;
    let screen = data.screen(visitor, None);
    if !screen.own.is_empty() {
        table.visit(&mut data, screen, visitor)?;
    }
    let is_asked = data.game.asked().iter().any(|seat| screen.own.contains(seat));
    Ok(response::json(&serde_json::json!({ "revision": data.revision(), "asked": is_asked })))
}
