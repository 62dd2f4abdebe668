//! The cookie by which a browser is known: one secret, which stands for all seats that its person plays.

use super::call::Call;
use crate::cookies;
use crate::refusal::Refused;
use crate::secret::{Secret, TableId, TokenHash};
use crate::services::Services;
use crate::storage::RequestKey;
use crate::visitor::{Creator, Visitor};
use http::{HeaderMap, HeaderName, HeaderValue};
use std::net::IpAddr;
use words::Language;

const NAME: &str = "troyes";
/// The cookie that says what becomes of questions with a single answer: they are asked, or answered.
const FORCED: &str = "forced";
const ASK: &str = "ask";
/// The cookie of an invitation that was used: the name of its table.
const USED: &str = "used";

/// Who asks, if their browser is known, and in which language.
#[derive(Clone, Copy, Debug)]
pub struct Session {
    token: Option<Secret>,
    network: IpAddr,
    /// The language they are answered in.
    pub language: Language,
    is_spared: bool,
    request: Option<RequestKey>,
}

impl Session {
    /// What is kept of its token.
    pub fn token_hash(&self) -> Option<TokenHash> {
        self.token.map(|token| token.token_hash())
    }

    /// Who that is for a table.
    pub fn visitor(&self) -> Visitor {
        Visitor {
            session: self.token_hash(),
            network: self.network,
            language: self.language,
            is_spared: self.is_spared,
            request: self.request,
        }
    }

    /// The session, or a new one, and the header that gives it to the browser (again, so that it does not expire).
    ///
    /// Only a token that was given out here is used again: somebody else might have put another into the browser, to
    /// hold the seats of its person.
    pub async fn or_new(self, services: &Services) -> Result<(Creator, (HeaderName, HeaderValue)), Refused> {
        let token = match self.token {
            Some(token) if services.storage.knows(token.token_hash()).await? => token,
            Some(_) => {
                let network = self.network;
                services.platform.note("foreign cookie", format_args!("{network}: it was given a new one"));
                services.new_secret()
            }
            None => services.new_secret(),
        };
        let creator = Creator { session: token.token_hash(), network: self.network, language: self.language };
        Ok((creator, write(NAME, &token.reveal(), services.settings.is_https)))
    }
}

impl Call<'_> {
    /// Who asks.
    pub fn session(&self) -> Session {
        Session {
            token: read(&self.request.headers, NAME).find_map(|value| value.parse().ok()),
            network: self.request.network,
            language: self.language,
            is_spared: !read(&self.request.headers, FORCED).any(|wish| wish == ASK),
            request: self.request.key,
        }
    }
}

/// The header by which a browser remembers whether its person is asked even if there is a single answer.
pub fn remember_forced(is_spared: bool, is_https: bool) -> (HeaderName, HeaderValue) {
    write(FORCED, if is_spared { "answer" } else { ASK }, is_https)
}

/// The header by which a browser remembers, for the address of an invitation alone, at which table it was used.
pub fn remember_invitation(
    invitation: &Secret,
    table: &TableId,
    is_https: bool,
) -> (HeaderName, HeaderValue) {
    cookies::set(USED, &table.to_string(), &format!("/join/{}", invitation.reveal()), is_https)
}

/// The table at which whoever opens this invitation again has used it.
pub fn used_invitation(headers: &HeaderMap) -> Option<TableId> {
    read(headers, USED).find_map(|id| id.parse().ok())
}

/// The values of the cookies of a name.
pub fn read<'a>(headers: &'a HeaderMap, name: &'static str) -> impl Iterator<Item = &'a str> {
    cookies::sent(headers).filter(move |cookie| cookie.0 == name).map(|cookie| cookie.1)
}

/// The header that gives a cookie of digits and letters to a browser, for all addresses of this site.
pub fn write(name: &str, value: &str, is_https: bool) -> (HeaderName, HeaderValue) {
    cookies::set(name, value, "/", is_https)
}
