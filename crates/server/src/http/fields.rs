//! What comes with a request: fields of forms and of addresses, each refused politely when garbled.

use super::rate::Peer;
use crate::refusal::Refused;
use crate::secret::TableId;
use crate::speech::outside;
use crate::tables::Tables;
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use tokio::time::timeout;

/// The fields of a form. Nobody is waited for who sends them slowly.
pub struct Fields<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<Tables>> for Fields<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, tables: &Arc<Tables>) -> Result<Self, Refused> {
        let request_timeout = tables.app.config.limits.request_timeout;
        let form = timeout(request_timeout, Form::from_request(request, tables)).await;
        match form.map_err(|_| Refused::TooSlow)? {
            Ok(Form(fields)) => Ok(Fields(fields)),
            Err(FormRejection::BytesRejection(rejection))
                if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE =>
            {
                Err(Refused::TooLarge)
            }
            Err(rejection) => Err(Refused::Garbled(outside(rejection.body_text()))),
        }
    }
}

/// The fields of an address.
pub struct QueryFields<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for QueryFields<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refused> {
        let query = Query::from_request_parts(parts, state).await;
        query
            .map(|Query(fields)| QueryFields(fields))
            .map_err(|error| Refused::Garbled(outside(error.body_text())))
    }
}

/// The table that an address names.
pub struct AtTable(pub TableId);

impl<S: Send + Sync> FromRequestParts<S> for AtTable {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refused> {
        let path = Path::<Vec<(String, String)>>::from_request_parts(parts, state).await;
        let Path(names) = path.map_err(|_| Refused::NoTable)?;
        let id = names.iter().find(|(name, _)| name == "id").and_then(|(_, id)| id.parse().ok());
        id.map(AtTable).ok_or(Refused::NoTable)
    }
}

/// The network that a request comes from; the guard has found it out.
pub struct Network(pub IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for Network {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let peer = parts.extensions.get::<Peer>();
        Ok(Network(peer.map_or(Ipv4Addr::UNSPECIFIED.into(), |peer| peer.network())))
    }
}

/// Whether the one who asks is a person with a page in front of them, and not the page's script.
pub struct AsPage(pub bool);

impl<S: Send + Sync> FromRequestParts<S> for AsPage {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(AsPage(wants_page(&parts.headers)))
    }
}

/// Whether a page is wanted as the answer.
pub fn wants_page(headers: &axum::http::HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accept.is_some_and(|accept| accept.contains("text/html"))
}
