//! How requests come to the pages and answers go back: axum outside, [`web::App`] inside.

mod forwarded;
mod guard;
mod host;
mod rate;

use crate::config::Config;
use crate::inner::{self, Watched};
use crate::leaving::Farewell;
use crate::node::Node;
use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::response::Response;
use futures_util::StreamExt;
use http_body_util::LengthLimitError;
use std::convert::Infallible;
use std::error::Error;
use std::iter::successors;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;
use web::{App, Refused};
use words::phrase;

pub use rate::Peer;

/// Who answers, and how much is read of a request before.
#[derive(Clone)]
struct Pages {
    app: Arc<App>,
    /// This node, if there are others.
    node: Option<Arc<Node>>,
    longest_body: usize,
    request_timeout: Duration,
    farewell: Farewell,
}

/// Every address: the pages know which there are.
pub fn router(watched: &Watched, node: Option<Arc<Node>>, farewell: Farewell, config: &Config) -> Router {
    let (longest_body, request_timeout) = (config.limits.body, config.limits.request_timeout);
    let pages = Pages { app: watched.app.clone(), node, longest_body, request_timeout, farewell };
    let routes = inner::probes(watched.readiness.clone()).fallback(answer).with_state(pages);
    guard::wrap(routes, watched, config)
}

async fn answer(State(pages): State<Pages>, request: Request) -> Response {
    let network = guard::peer_of(&request).network();
    let (head, body) = request.into_parts();
    let body = match pages.read(&head.method, body).await {
        Ok(body) => body,
        Err(refused) => return guard::refused(refused),
    };
    let (method, uri, headers) = (head.method, head.uri, head.headers);
    let request = web::Request { method, uri, headers, body, network, key: None };
    let response = match &pages.node {
        Some(node) => node.answer(&pages.app, request).await,
        None => pages.app.respond(request).await,
    };
    guard::answered(carried(pages.farewell.said_after(response)))
}

impl Pages {
    /// The whole body of a request that changes something. Nobody is waited for who sends it slowly.
    async fn read(&self, method: &axum::http::Method, body: Body) -> Result<Bytes, Refused> {
        if method.is_safe() {
            return Ok(Bytes::new());
        }
        let body = timeout(self.request_timeout, to_bytes(body, self.longest_body)).await;
        body.map_err(|_| Refused::TooSlow)?.map_err(|error| unread(&error))
    }
}

/// Why a body could not be read: it is too large, or its sender does not keep to HTTP.
fn unread(error: &axum::Error) -> Refused {
    let is_too_large =
        successors(error.source(), |&error| error.source()).any(|error| error.is::<LengthLimitError>());
    if is_too_large { Refused::TooLarge } else { Refused::Garbled(phrase!("page-request-garbled-form")) }
}

/// An answer of the pages as axum sends it.
pub fn carried(response: web::Response) -> Response {
    response.map(|body| match body {
        web::Body::Whole(bytes) => Body::from(bytes),
        web::Body::Stream(pieces) => Body::from_stream(pieces.map(Ok::<Bytes, Infallible>)),
    })
}
