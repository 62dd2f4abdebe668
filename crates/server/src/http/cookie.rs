//! The cookie by which a browser is known: one secret, which stands for all seats that its person plays.

use crate::config::Config;
use crate::secret::{Secret, Trace};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use std::convert::Infallible;

const NAME: &str = "troyes";
const YEAR: u32 = 365 * 24 * 3600;

/// Who asks, if their browser is known.
#[derive(Clone, Copy, Debug)]
pub struct Purse(pub Option<Secret>);

impl Purse {
    /// What is kept of it.
    pub fn trace(&self) -> Option<Trace> {
        self.0.map(|secret| secret.trace())
    }

    /// The purse, or a new one, and the header that gives it to the browser (again, so that it does not expire).
    pub fn or_new(self, config: &Config) -> (Trace, (HeaderName, HeaderValue)) {
        let secret = self.0.unwrap_or_else(Secret::fresh);
        let secure = if config.is_https { "; Secure" } else { "" };
        let text =
            format!("{NAME}={}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}", secret.reveal());
        let value = HeaderValue::from_str(&text).expect("a cookie of digits and letters");
        (secret.trace(), (header::SET_COOKIE, value))
    }
}

impl<S: Sync> FromRequestParts<S> for Purse {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Purse, Infallible> {
        Ok(Purse(read(&parts.headers)))
    }
}

fn read(headers: &HeaderMap) -> Option<Secret> {
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|line| line.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find_map(|(name, value)| (name == NAME).then(|| value.parse().ok()).flatten())
}
