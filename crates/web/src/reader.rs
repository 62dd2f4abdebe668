//! How somebody is to be answered.

use crate::pages::message;
use crate::refusal::Refused;
use crate::response::{self, Response};
use crate::routes::{accepts_page, language_of};
use http::{HeaderMap, Method, Uri};
use words::Language;

/// How somebody is to be answered: in which language, with a page or with data, and where they are.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The language.
    pub language: Language,
    /// Whether it is a person with a page in front of them, and not the page's script.
    pub wants_page: bool,
    /// The page to which somebody comes back who chooses another language.
    pub here: String,
    /// What they asked for.
    path: String,
}

impl Reader {
    /// Who sends such a request; `usual` is the language of those who ask for none there is.
    pub fn of(method: &Method, uri: &Uri, headers: &HeaderMap, usual: Language) -> Reader {
        Reader {
            language: language_of(uri, headers, usual),
            wants_page: accepts_page(headers),
            path: uri.path().to_string(),
            here: if method.is_safe() { uri.to_string() } else { "/".into() },
        }
    }

    /// A refusal, in the way they understand.
    pub fn refusal(&self, refused: &Refused) -> Response {
        let mut response = if self.wants_page {
            response::page(message::refusal(refused, self.language, &self.here, &self.path))
        } else {
            response::json(&serde_json::json!({ "message": self.language.text(&refused.phrase()) }))
        };
        *response.status_mut() = refused.status();
        response
    }
}
