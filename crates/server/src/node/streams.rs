//! Streams of events that go on when the node that draws them is gone: whoever looks is shown the whole anew by the next
//! leader, and notices nothing else.

use super::Node;
use super::routing::Place;
use axum::body::Bytes;
use axum::http::{StatusCode, Uri, header};
use futures_util::StreamExt;
use futures_util::stream::{BoxStream, unfold};
use std::sync::Arc;
use std::time::Duration;
use web::{App, Body, Request, Response, TableId};

/// So long a stream waits for another leader before it ends; a browser comes back by itself then.
const PATIENCE: Duration = Duration::from_secs(20);
/// So long if this node itself is cut off: other nodes are not, and a browser that comes back may come to them.
const CUT_OFF: Duration = Duration::from_secs(2);
/// What a stream with gzip begins with; its later parts follow without.
const GZIP_HEADER: usize = 10;

/// What ends each event, as it travels.
const PLAIN_END: &[u8] = b"\n\n";
const GZIP_END: &[u8] = &[0, 0, 0xff, 0xff];

struct Resuming {
    node: Arc<Node>,
    app: Arc<App>,
    table: TableId,
    request: Request,
    place: Place,
    pieces: BoxStream<'static, Bytes>,
    is_packed: bool,
    /// What has come of an event that is not whole yet: half of it is of no use to anybody.
    rest: Vec<u8>,
    /// Bytes that are left out at the beginning of a stream that goes on.
    skipped: usize,
}

/// A stream that goes on at other nodes, if need be.
pub fn resuming(
    node: Arc<Node>,
    app: Arc<App>,
    table: TableId,
    request: Request,
    place: Place,
    response: Response,
) -> Response {
    let is_packed = response.headers().get(header::CONTENT_ENCODING).is_some_and(|coding| coding == "gzip");
    let (head, body) = response.into_parts();
    let Body::Stream(pieces) = body else { return Response::from_parts(head, body) };
    let request = anew(request);
    let resuming =
        Resuming { node, app, table, request, place, pieces, is_packed, rest: Vec::new(), skipped: 0 };
    let pieces = unfold(resuming, |mut resuming| async move {
        let piece = resuming.next().await?;
        Some((piece, resuming))
    });
    Response::from_parts(head, Body::Stream(pieces.boxed()))
}

/// The same request by somebody who has seen nothing yet.
fn anew(mut request: Request) -> Request {
    request.headers.remove("last-event-id");
    let query = request.uri.query().unwrap_or_default();
    let kept: Vec<&str> = query.split('&').filter(|field| !field.starts_with("from=")).collect();
    if let Ok(uri) = format!("{}?{}", request.uri.path(), kept.join("&")).parse::<Uri>() {
        request.uri = uri;
    }
    request
}

impl Resuming {
    /// The next events, all of them whole; `None` when there is nothing more to come.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            let place = self.place;
            let piece = tokio::select! {
                piece = self.pieces.next() => piece,
                () = self.node.is_lost(place) => None,
            };
            match piece {
                Some(piece) => {
                    if let Some(whole) = self.whole(piece) {
                        return Some(whole);
                    }
                }
                None => self.resume().await?,
            }
        }
    }

    /// What is whole by now.
    fn whole(&mut self, mut piece: Bytes) -> Option<Bytes> {
        let skipped = self.skipped.min(piece.len());
        self.skipped -= skipped;
        let piece = piece.split_off(skipped);
        let end = if self.is_packed { GZIP_END } else { PLAIN_END };
        if self.rest.is_empty() && piece.ends_with(end) {
            return Some(piece);
        }
        self.rest.extend_from_slice(&piece);
        let last = self.rest.windows(end.len()).rposition(|window| window == end)? + end.len();
        Some(self.rest.drain(..last).collect::<Vec<u8>>().into())
    }

    /// Goes on at whoever leads the table now.
    async fn resume(&mut self) -> Option<()> {
        self.node.forget(&self.table);
        let patience = if self.node.store.is_alive() { PATIENCE } else { CUT_OFF };
        let found = self.node.find_answer(&self.app, &self.table, &self.request, patience).await;
        let (place, response) = found.ok().filter(|(_, response)| response.status() == StatusCode::OK)?;
        let Body::Stream(pieces) = response.into_body() else { return None };
        (self.place, self.pieces) = (place, pieces);
        self.rest.clear();
        self.skipped = if self.is_packed { GZIP_HEADER } else { 0 };
        Some(())
    }
}

impl Node {
    /// Waits until whoever led something there leads nothing any more.
    async fn is_lost(&self, place: Place) {
        match place {
            Place::Here(life) => self.is_over(life).await,
            Place::There(node, _) => self.is_struck_off(node).await,
        }
    }

    /// Waits until this node leads nothing any more of what it led.
    async fn is_over(&self, life: i64) {
        let mut lives = self.life.subscribe();
        drop(lives.wait_for(|now| *now != life).await);
    }
}

/// A stream for another node, which ends when this one leads nothing any more.
pub fn while_led(node: Arc<Node>, life: i64, pieces: BoxStream<'static, Bytes>) -> BoxStream<'static, Bytes> {
    let is_over = async move { node.is_over(life).await };
    pieces.take_until(is_over).boxed()
}
