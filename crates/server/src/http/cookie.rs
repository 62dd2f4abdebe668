//! The cookie by which a browser is known: one secret, which stands for all seats that its person plays.

use super::rate::Peer;
use crate::live_table::App;
use crate::refusal::Refused;
use crate::secret::{Secret, TokenHash};
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
pub struct Session {
    secret: Option<Secret>,
    network: IpAddr,
}

impl Session {
    /// What is kept of it.
    pub fn token_hash(&self) -> Option<TokenHash> {
        self.secret.map(|secret| secret.token_hash())
    }

    /// Who that is for a table.
    pub fn visitor(&self) -> Visitor {
        Visitor { session: self.token_hash(), network: self.network }
    }

    /// The session, or a new one, and the header that gives it to the browser (again, so that it does not expire).
    ///
    /// Only a session that was given out here is used again: somebody else might have put another into the browser, to
    /// hold the seats of its person.
    pub async fn or_new(self, app: &App) -> Result<(TokenHash, (HeaderName, HeaderValue)), Refused> {
        let secret = match self.secret {
            Some(secret) if app.store.knows(&secret.token_hash()).await? => secret,
            Some(_) => {
                app.log.note("foreign cookie", || format!("{}: it was given a new one", self.network));
                Secret::fresh()
            }
            None => Secret::fresh(),
        };
        let secure = if app.config.is_https { "; Secure" } else { "" };
        let text =
            format!("{NAME}={}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}", secret.reveal());
        let value = HeaderValue::from_str(&text).expect("a cookie of digits and letters");
        Ok((secret.token_hash(), (header::SET_COOKIE, value)))
    }
}

impl<S: Sync> FromRequestParts<S> for Session {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Session, Infallible> {
        let peer = parts.extensions.get::<Peer>().copied().unwrap_or(Peer(Ipv4Addr::UNSPECIFIED.into()));
        Ok(Session { secret: read(&parts.headers), network: peer.network() })
    }
}

fn read(headers: &HeaderMap) -> Option<Secret> {
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|line| line.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find_map(|(name, value)| (name == NAME).then(|| value.parse().ok()).flatten())
}
