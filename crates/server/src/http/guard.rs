//! What every request passes on its way in, and every answer on its way out.

use super::Page;
use super::fields::wants_page;
use super::forwarded;
use super::host::Hosts;
use super::language;
use super::rate::{Peer, Rate};
use crate::log::Log;
use crate::pages::message;
use crate::refusal::Refused;
use crate::speech::outside;
use crate::tables::Tables;
use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::limit::RequestBodyLimitLayer;
use words::Language;

/// No script, style or picture but our own, nobody's frame around it, no form that leads elsewhere.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

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
    log: Arc<Log>,
    is_behind_proxy: bool,
    /// The language of browsers that ask for none there is.
    language: Language,
}

/// Puts the guard around all routes.
pub fn wrap(routes: Router<Arc<Tables>>, tables: &Tables) -> Router<Arc<Tables>> {
    let limits = &tables.app.config.limits;
    let doorkeeper = RequestLimits {
        requests: Arc::new(Rate::new(limits.requests_per_second, limits.requests_at_once)),
        new_tables: Arc::new(Rate::new(limits.tables_per_minute / 60.0, limits.tables_per_minute)),
        hosts: Arc::new(Hosts::new(&tables.app.config.hosts)),
    };
    let context = ResponseContext {
        log: tables.app.log.clone(),
        is_behind_proxy: tables.app.config.is_behind_proxy,
        language: tables.app.config.language,
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
async fn time_out(
    axum::extract::State(request_timeout): axum::extract::State<Duration>,
    request: Request,
    next: Next,
) -> Response {
    if !request.method().is_safe() {
        return next.run(request).await;
    }
    let answer = tokio::time::timeout(request_timeout, next.run(request)).await;
    answer.unwrap_or_else(|_| Refused::TooSlow.into_response())
}

async fn rate_limit(
    axum::extract::State(limits): axum::extract::State<RequestLimits>,
    mut request: Request,
    next: Next,
) -> Response {
    if let Err(refused) = limits.hosts.check(&request) {
        return refused.into_response();
    }
    let peer = peer_of(&request);
    let opens_table = request.method() == Method::POST
        && (request.uri().path() == "/tables" || request.uri().path().ends_with("/play-on"));
    if !limits.requests.allows(peer) || (opens_table && !limits.new_tables.allows(peer)) {
        return Refused::TooMany.into_response();
    }
    request.extensions_mut().insert(peer);
    next.run(request).await
}

fn peer_of(request: &Request) -> Peer {
    request.extensions().get().copied().unwrap_or(Peer(Ipv4Addr::UNSPECIFIED.into()))
}

/// Finds out who asks, writes refusals down, and adds the headers that every answer carries.
async fn finish_response(
    axum::extract::State(context): axum::extract::State<ResponseContext>,
    mut request: Request,
    next: Next,
) -> Response {
    if context.is_behind_proxy {
        match forwarded::peer(request.headers()) {
            Some(peer) => drop(request.extensions_mut().insert(peer)),
            None => context.log.note("proxy", || {
                format!("{}: its headers name nobody, or contradict each other", peer_of(&request).0)
            }),
        }
    }
    let (peer, wants_page) = (peer_of(&request), wants_page(request.headers()));
    let language = language::of(&request, context.language);
    request.extensions_mut().insert(language);
    let here = if request.method().is_safe() { request.uri().to_string() } else { "/".into() };
    let mut response = next.run(request).await;
    let refused = response.extensions_mut().remove::<Refused>().or_else(|| unwritten(&response));
    if let Some(refused) = refused {
        if let Some(kind) = refused.kind() {
            context.log.note(kind, || {
                format!("{}: {}", peer.network(), Language::english().text(&refused.phrase()))
            });
        }
        let body = if wants_page {
            Page(message::refusal(&refused, language, &here)).into_response()
        } else {
            axum::Json(serde_json::json!({ "message": language.text(&refused.phrase()) })).into_response()
        };
        response = (refused.status(), body).into_response();
    }
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
    let kind = response.headers().get(header::CONTENT_TYPE);
    if kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html")) {
        return None;
    }
    match response.status() {
        StatusCode::FORBIDDEN => Some(Refused::CrossSite),
        StatusCode::PAYLOAD_TOO_LARGE => Some(Refused::TooLarge),
        StatusCode::REQUEST_TIMEOUT => Some(Refused::TooSlow),
        StatusCode::INTERNAL_SERVER_ERROR => Some(Refused::Fault),
        status if status.is_client_error() => Some(Refused::Garbled(outside(status.to_string()))),
        _ => None,
    }
}
