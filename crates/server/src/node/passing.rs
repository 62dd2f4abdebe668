//! Requests on their way to another node, and answers on their way back.

use super::Node;
use super::routing::Passed;
use axum::body::Bytes;
use axum::http::header::{CONNECTION, CONTENT_LENGTH, CONTENT_TYPE, HeaderName, TRANSFER_ENCODING, UPGRADE};
use axum::http::{HeaderMap, HeaderValue};
use futures_util::StreamExt;
use futures_util::stream::{BoxStream, unfold};
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use std::error::Error;
use std::net::SocketAddr;
use std::sync::Arc;
use web::{Body, Request, Response};

/// The secret of the nodes.
pub const SECRET: HeaderName = HeaderName::from_static("x-troyes-node");
/// The network that answers for a request.
pub const NETWORK: HeaderName = HeaderName::from_static("x-troyes-network");
/// What the sender calls the request.
pub const REQUEST: HeaderName = HeaderName::from_static("x-troyes-request");
/// Says of an answer that the node does not lead the table.
pub const ELSEWHERE: HeaderName = HeaderName::from_static("x-troyes-elsewhere");

/// What belongs to a connection and not to what travels on it.
const OF_CONNECTION: [HeaderName; 4] = [CONNECTION, CONTENT_LENGTH, TRANSFER_ENCODING, UPGRADE];

impl Node {
    /// Lets another node answer. Whoever is struck off meanwhile is not waited for.
    pub(super) async fn pass_on(&self, node: i64, address: SocketAddr, request: &Request) -> Passed {
        let Some(outgoing) = self.outgoing(address, request) else { return Passed::Broken };
        let answered = async {
            let response = match self.client.request(outgoing).await {
                Ok(response) => response,
                // Nobody is there who could have done anything.
                Err(error) if error.is_connect() => {
                    let why = error.source().map(ToString::to_string).unwrap_or_default();
                    self.log.note("nodes", format_args!("node {node} is not reached at {address}: {why}"));
                    return Some(Passed::Moved);
                }
                Err(_) => return None,
            };
            let (mut head, body) = response.into_parts();
            OF_CONNECTION.iter().for_each(|name| drop(head.headers.remove(name)));
            if head.headers.remove(ELSEWHERE).is_some() {
                return Some(Passed::Moved);
            }
            let is_stream = head.headers.get(CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
            let body = if is_stream {
                Body::Stream(pieces(body))
            } else {
                Body::Whole(body.collect().await.ok()?.to_bytes())
            };
            Some(Passed::Answered(Response::from_parts(head, body)))
        };
        tokio::select! {
            passed = answered => passed.unwrap_or(Passed::Broken),
            () = self.is_struck_off(node) => Passed::Broken,
        }
    }

    /// Waits until a node is none any more.
    pub(super) async fn is_struck_off(&self, node: i64) {
        let mut members = self.members.subscribe();
        // The sender lives as long as this node.
        drop(members.wait_for(|members: &Arc<super::Members>| !members.contains_key(&node)).await);
    }

    fn outgoing(&self, address: SocketAddr, request: &Request) -> Option<hyper::Request<Full<Bytes>>> {
        let uri = format!("http://{address}{}", request.uri.path_and_query()?);
        let mut outgoing = hyper::Request::new(Full::from(request.body.clone()));
        *outgoing.method_mut() = request.method.clone();
        *outgoing.uri_mut() = uri.parse().ok()?;
        let headers = outgoing.headers_mut();
        headers.clone_from(&request.headers);
        OF_CONNECTION.iter().for_each(|name| drop(headers.remove(name)));
        self.sign(headers, request)?;
        Some(outgoing)
    }

    /// Says what only nodes may say to each other, whatever the browser has said.
    fn sign(&self, headers: &mut HeaderMap, request: &Request) -> Option<()> {
        headers.remove(REQUEST);
        headers.insert(SECRET, HeaderValue::from_str(&self.secret).ok()?);
        headers.insert(NETWORK, HeaderValue::from_str(&request.network.to_string()).ok()?);
        if let Some(key) = request.key {
            let key = format!("{:032x}", u128::from_be_bytes(key));
            headers.insert(REQUEST, HeaderValue::from_str(&key).ok()?);
        }
        Some(())
    }
}

/// What comes of a stream, until it ends or breaks.
fn pieces(body: Incoming) -> BoxStream<'static, Bytes> {
    let pieces = unfold(body, |mut body| async move {
        loop {
            let frame = body.frame().await?.ok()?;
            if let Ok(bytes) = frame.into_data() {
                return Some((bytes, body));
            }
        }
    });
    pieces.boxed()
}
