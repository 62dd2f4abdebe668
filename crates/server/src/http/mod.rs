//! How requests come to the pages and answers go back: axum outside, [`web::App`] inside.

mod forwarded;
mod guard;
mod host;
mod rate;

use crate::config::Config;
use crate::log::Log;
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
    longest_body: usize,
    request_timeout: Duration,
}

/// Every address: the pages know which there are.
pub fn router(app: Arc<App>, config: &Config, log: Arc<Log>) -> Router {
    let limits = &config.limits;
    let pages =
        Pages { app: app.clone(), longest_body: limits.body, request_timeout: limits.request_timeout };
    guard::wrap(Router::new().fallback(answer).with_state(pages), app, config, log)
}

async fn answer(State(pages): State<Pages>, request: Request) -> Response {
    let network = guard::peer_of(&request).network();
    let (head, body) = request.into_parts();
    let body = match pages.read(&head.method, body).await {
        Ok(body) => body,
        Err(refused) => return guard::refused(refused),
    };
    let request = web::Request { method: head.method, uri: head.uri, headers: head.headers, body, network };
    guard::answered(carried(pages.app.respond(request).await))
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
fn carried(response: web::Response) -> Response {
    response.map(|body| match body {
        web::Body::Whole(bytes) => Body::from(bytes),
        web::Body::Stream(pieces) => Body::from_stream(pieces.map(Ok::<Bytes, Infallible>)),
    })
}
