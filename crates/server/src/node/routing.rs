//! Where a request is answered: here, or at the node that leads its table.

use super::{Node, streams};
use crate::postgres::Leader;
use crate::store::StoreError;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep};
use web::{App, Body, Elsewhere, Refused, Request, RequestKey, Response, Storage, TableId};

/// So long it is looked for somebody who answers: longer than it takes to strike a node off.
const PATIENCE: Duration = Duration::from_secs(10);
const PAUSE: Duration = Duration::from_millis(50);

/// The header in which a browser says what it calls a request: 32 hexadecimal digits.
const KEY: &str = "idempotency-key";

/// Where a table is led.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// At this node in this life, or nowhere because there is no such table.
    Here(i64),
    /// At another one.
    There(i64, SocketAddr),
}

/// What came of passing a request on.
pub enum Passed {
    /// An answer.
    Answered(Response),
    /// The node does not lead the table, and has done nothing.
    Moved,
    /// The node is gone, and perhaps it has done something before.
    Broken,
}

impl Node {
    /// Answers a request, wherever that is.
    pub async fn answer(self: &Arc<Node>, app: &Arc<App>, mut request: Request) -> Response {
        let table = match self.table_of(&request).await {
            Ok(Some(table)) => table,
            Ok(None) => return app.respond(request).await,
            Err(_) => return refuse(app, &request, &Refused::NotSaved),
        };
        if request.method == Method::POST {
            request.key = Some(key(&request.headers).unwrap_or_else(|| fastrand::u128(..).to_le_bytes()));
        }
        match self.find_answer(app, &table, &request, PATIENCE).await {
            Ok((place, response)) if is_stream_of_table(&request, &response) => {
                streams::resuming(self.clone(), app.clone(), table, request, place, response)
            }
            Ok((_, response)) => response,
            Err(refused) => refuse(app, &request, &refused),
        }
    }

    /// Asks whoever leads a table, and whoever does so next if that one is gone.
    pub(super) async fn find_answer(
        &self,
        app: &App,
        table: &TableId,
        request: &Request,
        patience: Duration,
    ) -> Result<(Place, Response), Refused> {
        let end = Instant::now() + patience;
        loop {
            match self.place(table).await {
                Some(place @ Place::Here(_)) => {
                    let response = self.answer_here(app, table, request).await;
                    if !is_elsewhere(&response) {
                        return Ok((place, response));
                    }
                }
                Some(place @ Place::There(node, address)) => {
                    match self.pass_on(node, address, request).await {
                        Passed::Answered(response) => return Ok((place, response)),
                        Passed::Moved => self.forget(table),
                        Passed::Broken if may_repeat(request) => self.forget(table),
                        Passed::Broken => return Err(Refused::Unknown),
                    }
                }
                None => {}
            }
            if Instant::now() > end {
                return Err(Refused::NotSaved);
            }
            sleep(PAUSE).await;
        }
    }

    /// Answers what this node leads. A request that was done before, and whose answer was lost, is answered as done.
    pub(super) async fn answer_here(&self, app: &App, table: &TableId, request: &Request) -> Response {
        let term = self.store.term(table);
        let response = app.respond(request.clone()).await;
        if request.method.is_safe() && self.store.term(table) != term {
            // This node was stopped before it could send what it has drawn.
            return refuse(app, request, &Refused::Elsewhere);
        }
        let Some(key) = request.key.filter(|_| response.status() == StatusCode::CONFLICT) else {
            return response;
        };
        match Storage::is_done(&self.store, table, key).await {
            Ok(true) => done(app, table, request),
            Ok(false) => response,
            Err(_) => refuse(app, request, &Refused::NotSaved),
        }
    }

    /// Where a table is led, from now on perhaps here; nothing if that is not known just now.
    async fn place(&self, table: &TableId) -> Option<Place> {
        let own = self.store.own();
        if self.store.term(table).is_some() {
            return Some(Place::Here(own));
        }
        let known = self.known().get(table).copied();
        if let Some(there) = known.and_then(|node| self.there(node)) {
            return Some(there);
        }
        if !self.store.is_alive() {
            return None;
        }
        match self.store.lead(table).await {
            Ok(Leader::Own(_) | Leader::NoTable) => Some(Place::Here(own)),
            Ok(Leader::Other(node)) => {
                self.remember(table, node);
                self.there(node)
            }
            Err(error) => {
                self.log.note("nodes", format_args!("who leads a table is unknown: {error}"));
                None
            }
        }
    }

    fn there(&self, node: i64) -> Option<Place> {
        self.members.borrow().get(&node).map(|address| Place::There(node, *address))
    }

    /// The table that a request is about.
    pub(super) async fn table_of(&self, request: &Request) -> Result<Option<TableId>, StoreError> {
        let mut parts = request.uri.path().split('/').skip(1);
        match (parts.next(), parts.next()) {
            (Some("t"), Some(id)) => Ok(id.parse().ok()),
            (Some("join" | "seat"), Some(secret)) => {
                let Ok(secret) = secret.parse() else { return Ok(None) };
                let seat = Storage::seat_of(&self.store, secret).await;
                seat.map(|seat| seat.map(|(table, _)| table)).map_err(|_| StoreError::Stopped)
            }
            _ => Ok(None),
        }
    }
}

/// What a browser calls a request.
fn key(headers: &HeaderMap) -> Option<RequestKey> {
    let text = headers.get(KEY)?.to_str().ok().filter(|text| text.len() == 32)?;
    u128::from_str_radix(text, 16).ok().map(u128::to_be_bytes)
}

/// Whether a request may be sent again when nobody knows whether it was done: it changes nothing, or says who may change
/// what once, or sets something to what it is already. Others open something new each time.
fn may_repeat(request: &Request) -> bool {
    let path = request.uri.path();
    let opens = path.starts_with("/join/") || path.ends_with("/play-on") || path.ends_with("/delete");
    request.method.is_safe() || !opens
}

fn is_stream_of_table(request: &Request, response: &Response) -> bool {
    let is_events = request.uri.path().ends_with("/events") && !request.uri.path().contains("/analysis/");
    is_events && response.status() == StatusCode::OK && matches!(response.body(), Body::Stream(_))
}

pub(super) fn is_elsewhere(response: &Response) -> bool {
    response.extensions().get::<Elsewhere>().is_some()
}

/// Refuses a request in the way its sender understands.
pub(super) fn refuse(app: &App, request: &Request, refused: &Refused) -> Response {
    let reader = app.reader(&request.method, &request.uri, &request.headers);
    app.refuse(&reader, request.network, refused)
}

/// What is answered to a change that was made: the script has nothing to do, a page without is led back to its table.
fn done(app: &App, table: &TableId, request: &Request) -> Response {
    let mut response = Response::new(Body::Whole(Default::default()));
    *response.status_mut() = StatusCode::NO_CONTENT;
    if app.reader(&request.method, &request.uri, &request.headers).wants_page {
        *response.status_mut() = StatusCode::SEE_OTHER;
        if let Ok(address) = HeaderValue::from_str(&format!("/t/{table}")) {
            response.headers_mut().insert(header::LOCATION, address);
        }
    }
    response
}
