//! What somebody asks for, whoever carries the request here.

use crate::storage::RequestKey;
use bytes::Bytes;
use http::{HeaderMap, Method, Uri};
use std::net::IpAddr;

/// A request with all that came with it.
#[derive(Clone, Debug)]
pub struct Request {
    /// GET, POST and so on.
    pub method: Method,
    /// The address: path and query.
    pub uri: Uri,
    /// The headers.
    pub headers: HeaderMap,
    /// The whole body.
    pub body: Bytes,
    /// The network that it comes from, which answers for what is done for it.
    pub network: IpAddr,
    /// What its sender calls it, if it may be sent again.
    pub key: Option<RequestKey>,
}
