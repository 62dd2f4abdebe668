//! What every request passes on its way in, and every answer on its way out.

use super::host::Hosts;
use super::rate::{Peer, Rate};
use super::{carried, forwarded};
use crate::config::Config;
use crate::inner::Watched;
use crate::log::Log;
use crate::metrics::Metrics;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::limit::RequestBodyLimitLayer;
use web::{App, Refused, opens_table, outside};

/// No script, style or picture but our own, nobody's frame around it, no form that leads elsewhere.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const HEADERS: [(&str, &str); 6] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    // Addresses of seats are secret: no other site is told where somebody comes from.
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// The limits for each address.
#[derive(Clone)]
struct RequestLimits {
    requests: Arc<Rate>,
    new_tables: Arc<Rate>,
    hosts: Arc<Hosts>,
}

/// What has to be known to write an answer down.
#[derive(Clone)]
struct ResponseContext {
    app: Arc<App>,
    log: Arc<Log>,
    metrics: Arc<Metrics>,
    is_behind_proxy: bool,
}

/// Says of an answer that it is the pages' own, and needs no words.
#[derive(Clone, Copy)]
struct Answered;

/// An answer of the pages.
pub fn answered(mut response: Response) -> Response {
    response.extensions_mut().insert(Answered);
    response
}

/// A refusal travels as it is; it is written down on the way out, in the way the asker understands.
pub fn refused(refused: Refused) -> Response {
    let mut response = refused.status().into_response();
    response.extensions_mut().insert(refused);
    response
}

/// Puts the guard around all routes.
pub fn wrap(routes: Router, watched: &Watched, config: &Config) -> Router {
    let limits = &config.limits;
    let doorkeeper = RequestLimits {
        requests: Arc::new(Rate::new(limits.requests_per_second, limits.requests_at_once)),
        new_tables: Arc::new(Rate::new(limits.tables_per_minute / 60.0, limits.tables_per_minute)),
        hosts: Arc::new(Hosts::new(&config.hosts)),
    };
    let context = ResponseContext {
        app: watched.app.clone(),
        log: watched.log.clone(),
        metrics: watched.metrics.clone(),
        is_behind_proxy: config.is_behind_proxy,
    };
    routes
        .layer(CompressionLayer::new().gzip(true))
        .layer(RequestBodyLimitLayer::new(limits.body))
        .layer(from_fn_with_state(limits.request_timeout, time_out))
        .layer(CsrfLayer::new())
        .layer(from_fn_with_state(doorkeeper, rate_limit))
        .layer(CatchPanicLayer::new())
        .layer(from_fn_with_state(context, finish_response))
}

/// Whoever looks may be told at any moment that it takes too long. What changes something says itself how long it
/// waits before it begins; once it has begun, its end is waited for, or people would be told that nothing was done.
async fn time_out(State(request_timeout): State<Duration>, request: Request, next: Next) -> Response {
    if !request.method().is_safe() {
        return next.run(request).await;
    }
    let answer = tokio::time::timeout(request_timeout, next.run(request)).await;
    answer.unwrap_or_else(|_| refused(Refused::TooSlow))
}

async fn rate_limit(State(limits): State<RequestLimits>, mut request: Request, next: Next) -> Response {
    if let Err(unknown) = limits.hosts.check(&request) {
        return refused(unknown);
    }
    let peer = peer_of(&request);
    let opens_table = opens_table(request.method(), request.uri().path());
    if !limits.requests.allows(peer) || (opens_table && !limits.new_tables.allows(peer)) {
        return refused(Refused::TooMany);
    }
    request.extensions_mut().insert(peer);
    next.run(request).await
}

/// Where a request comes from, as far as is known by now.
pub fn peer_of(request: &Request) -> Peer {
    request.extensions().get().copied().unwrap_or(Peer(Ipv4Addr::UNSPECIFIED.into()))
}

/// Finds out who asks, writes refusals down, and adds the headers that every answer carries.
async fn finish_response(
    State(context): State<ResponseContext>,
    mut request: Request,
    next: Next,
) -> Response {
    if context.is_behind_proxy {
        match forwarded::peer(request.headers()) {
            Some(peer) => drop(request.extensions_mut().insert(peer)),
            None => {
                let peer = peer_of(&request).0;
                let what = format_args!("{peer}: its headers name nobody, or contradict each other");
                context.log.note("proxy", what);
            }
        }
    }
    let network = peer_of(&request).network();
    let (start, changes) = (Instant::now(), !request.method().is_safe());
    let reader = context.app.reader(request.method(), request.uri(), request.headers());
    let mut response = next.run(request).await;
    let refused = response.extensions_mut().remove::<Refused>().or_else(|| unwritten(&response));
    if let Some(refused) = refused {
        response = carried(context.app.refuse(&reader, network, &refused));
    }
    context.metrics.answered(changes, response.status(), start.elapsed());
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        // Nobody keeps it; should somebody all the same, another language is another answer.
        headers.append(header::VARY, HeaderValue::from_static("accept-language, cookie"));
    }
    response
}

/// Refusals of the layers below, which have nothing to say but their number.
fn unwritten(response: &Response) -> Option<Refused> {
    if response.extensions().get::<Answered>().is_some() {
        return None;
    }
    match response.status() {
        StatusCode::FORBIDDEN => Some(Refused::CrossSite),
        StatusCode::PAYLOAD_TOO_LARGE => Some(Refused::TooLarge),
        StatusCode::REQUEST_TIMEOUT => Some(Refused::TooSlow),
        StatusCode::INTERNAL_SERVER_ERROR => Some(Refused::Fault),
        status if status.is_client_error() => Some(Refused::Garbled(outside(status.as_u16().to_string()))),
        _ => None,
    }
}
