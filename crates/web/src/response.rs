//! What somebody is answered, whoever carries the answer away.

use bytes::Bytes;
use futures_util::stream::BoxStream;
use http::header::{CONTENT_TYPE, LOCATION};
use http::{HeaderName, HeaderValue, StatusCode};
use maud::Markup;
use std::fmt;

/// An answer: status, headers and body.
pub type Response = http::Response<Body>;

/// The body of an answer.
pub enum Body {
    /// All of it.
    Whole(Bytes),
    /// Pieces, each as soon as there is one.
    Stream(BoxStream<'static, Bytes>),
}

impl fmt::Debug for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Body::Whole(bytes) => write!(f, "Whole({} bytes)", bytes.len()),
            Body::Stream(_) => f.write_str("Stream(..)"),
        }
    }
}

fn answer(status: StatusCode, body: Body) -> Response {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    response
}

/// An answer without words.
pub(crate) fn empty(status: StatusCode) -> Response {
    answer(status, Body::Whole(Bytes::new()))
}

/// An answer of some kind of content.
pub(crate) fn content(kind: &'static str, body: impl Into<Bytes>) -> Response {
    with_header(answer(StatusCode::OK, Body::Whole(body.into())), CONTENT_TYPE, kind)
}

/// A page. Nobody keeps it: it may show secrets, and it is old soon.
pub(crate) fn page(markup: Markup) -> Response {
    content("text/html; charset=utf-8", markup.into_string())
}

/// An answer for a script.
pub(crate) fn json(value: &serde_json::Value) -> Response {
    content("application/json", value.to_string())
}

/// Leads a browser elsewhere.
pub(crate) fn redirect(address: &str) -> Response {
    let address = HeaderValue::from_str(address).expect("an address of letters and digits");
    with(empty(StatusCode::SEE_OTHER), (LOCATION, address))
}

/// An answer that streams.
pub(crate) fn stream(pieces: BoxStream<'static, Bytes>) -> Response {
    answer(StatusCode::OK, Body::Stream(pieces))
}

/// One more header.
pub(crate) fn with(mut response: Response, (name, value): (HeaderName, HeaderValue)) -> Response {
    response.headers_mut().append(name, value);
    response
}

/// One more header that never changes.
pub(crate) fn with_header(response: Response, name: HeaderName, value: &'static str) -> Response {
    with(response, (name, HeaderValue::from_static(value)))
}
