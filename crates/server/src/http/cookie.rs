//! The cookie by which a browser is known: one secret, which stands for all seats that its person plays.

use super::rate::Peer;
use crate::refusal::Refused;
use crate::room::House;
use crate::secret::{Secret, Trace};
use crate::visitor::Visitor;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};

const NAME: &str = "troyes";
const YEAR: u32 = 365 * 24 * 3600;

/// Who asks, if their browser is known.
#[derive(Clone, Copy, Debug)]
pub struct Purse {
    secret: Option<Secret>,
    home: IpAddr,
}

impl Purse {
    /// What is kept of it.
    pub fn trace(&self) -> Option<Trace> {
        self.secret.map(|secret| secret.trace())
    }

    /// Who that is for a table.
    pub fn visitor(&self) -> Visitor {
        Visitor { purse: self.trace(), home: self.home }
    }

    /// The purse, or a new one, and the header that gives it to the browser (again, so that it does not expire).
    ///
    /// Only a purse that was given out here is used again: somebody else might have put another into the browser, to
    /// hold the seats of its person.
    pub async fn or_new(self, house: &House) -> Result<(Trace, (HeaderName, HeaderValue)), Refused> {
        let secret = match self.secret {
            Some(secret) if house.store.knows(&secret.trace()).await? => secret,
            Some(_) => {
                house.log.note("foreign cookie", || format!("{}: it was given a new one", self.home));
                Secret::fresh()
            }
            None => Secret::fresh(),
        };
        let secure = if house.config.is_https { "; Secure" } else { "" };
        let text =
            format!("{NAME}={}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}", secret.reveal());
        let value = HeaderValue::from_str(&text).expect("a cookie of digits and letters");
        Ok((secret.trace(), (header::SET_COOKIE, value)))
    }
}

impl<S: Sync> FromRequestParts<S> for Purse {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Purse, Infallible> {
        let peer = parts.extensions.get::<Peer>().copied().unwrap_or(Peer(Ipv4Addr::UNSPECIFIED.into()));
        Ok(Purse { secret: read(&parts.headers), home: peer.home() })
    }
}

fn read(headers: &HeaderMap) -> Option<Secret> {
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|line| line.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find_map(|(name, value)| (name == NAME).then(|| value.parse().ok()).flatten())
}
