//! What other nodes ask of this one, at an address of its own: nobody else knows the secret.

use super::passing::{ELSEWHERE, NETWORK, REQUEST, SECRET};
use super::{Node, routing, streams};
use crate::config::Limits;
use crate::http::carried;
use crate::inner::Watched;
use crate::listener::Door;
use axum::Router;
use axum::body::{Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use tokio::net::TcpListener;
use web::{App, Body, Storage};

#[derive(Clone)]
struct Inner {
    node: Arc<Node>,
    app: Arc<App>,
    longest_body: usize,
}

impl Node {
    /// Answers other nodes for ever.
    pub async fn listen(self: Arc<Node>, listener: TcpListener, watched: Arc<Watched>, limits: Limits) {
        let inner = Inner { node: self, app: watched.app.clone(), longest_body: limits.body };
        let router = Router::new().fallback(answer).with_state(inner);
        // All that other nodes pass on comes from a few addresses: those who ask were counted there.
        let door = Door { listener, router, limits, is_behind_proxy: true };
        door.accept_all(watched, Arc::default()).await;
    }

    fn knows_secret(&self, headers: &HeaderMap) -> bool {
        let said = headers.get(SECRET).map(HeaderValue::as_bytes).unwrap_or_default();
        // Of two hashes nobody learns anything from how long it takes to compare them.
        Sha256::digest(said) == Sha256::digest(self.secret.as_bytes())
    }
}

async fn answer(State(inner): State<Inner>, request: Request) -> Response {
    let Inner { node, app, longest_body } = inner;
    if !node.knows_secret(request.headers()) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let (mut head, body) = request.into_parts();
    let Ok(body) = to_bytes(body, longest_body).await else { return StatusCode::BAD_REQUEST.into_response() };
    let text = |name| head.headers.get(name).and_then(|value| value.to_str().ok());
    let network = text(NETWORK).and_then(|network| network.parse().ok());
    let key = text(REQUEST).and_then(|key| u128::from_str_radix(key, 16).ok()).map(u128::to_be_bytes);
    let Some(network) = network else { return StatusCode::BAD_REQUEST.into_response() };
    head.headers.remove(SECRET);
    let request =
        web::Request { method: head.method, uri: head.uri, headers: head.headers, body, network, key };
    let Ok(Some(table)) = node.table_of(&request).await else { return elsewhere() };
    let life = node.store.own();
    if node.store.term(&table).is_none() {
        return elsewhere();
    }
    let mut response = node.answer_here(&app, &table, &request).await;
    if routing::is_elsewhere(&response) {
        return elsewhere();
    }
    if let Body::Stream(pieces) = response.body_mut() {
        let pieces = std::mem::replace(pieces, Box::pin(futures_util::stream::empty::<Bytes>()));
        *response.body_mut() = Body::Stream(streams::while_led(node, life, pieces));
    }
    carried(response)
}

/// Nothing was done: another node leads the table.
fn elsewhere() -> Response {
    (StatusCode::MISDIRECTED_REQUEST, [(ELSEWHERE, "1")]).into_response()
}
