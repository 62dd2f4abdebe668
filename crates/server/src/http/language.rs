//! Which language somebody is spoken to in: the one they have chosen, else one that their browser asks for.

use super::fields::Fields;
use super::{AllTables, cookie};
use crate::refusal::Refused;
use axum::extract::Request;
use axum::http::{HeaderMap, header};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use serde::Deserialize;
use words::{Language, Languages, phrase};

const COOKIE: &str = "language";
/// The field of an address that names a language for this one request: a page that is open goes on in its own.
const FIELD: &str = "lang=";

/// The language of an answer; `usual` if nobody asks for one that there is.
pub fn of(request: &Request, usual: Language) -> Language {
    let fields = request.uri().query().into_iter().flat_map(|query| query.split('&'));
    let wished = fields.filter_map(|field| field.strip_prefix(FIELD)).find_map(Language::with_tag);
    wished
        .or_else(|| cookie::read(request.headers(), COOKIE).find_map(Language::with_tag))
        .or_else(|| accepted(request.headers()))
        .unwrap_or(usual)
}

fn accepted(headers: &HeaderMap) -> Option<Language> {
    Languages::accepted(headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?)
}

#[derive(Deserialize)]
pub struct Choice {
    language: String,
    back: String,
}

/// Somebody chooses a language, and is led back to where they were.
pub async fn choose(tables: AllTables, Fields(choice): Fields<Choice>) -> Result<Response, Refused> {
    let garbled = || Refused::Garbled(phrase!("page-request-garbled-field", field = COOKIE.to_string()));
    let language = Language::with_tag(&choice.language).ok_or_else(garbled)?;
    let cookie = cookie::write(COOKIE, language.tag(), tables.app.config.is_https);
    Ok((AppendHeaders([cookie]), Redirect::to(own_address(&choice.back))).into_response())
}

/// An address of this server, and of no other.
fn own_address(back: &str) -> &str {
    let is_path = back.starts_with('/') && !back[1..].starts_with(['/', '\\']);
    if is_path && back.bytes().all(|byte| byte.is_ascii_graphic()) { back } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    fn asked(address: &str, headers: &[(header::HeaderName, &str)]) -> &'static str {
        let request = headers
            .iter()
            .fold(Request::builder().uri(address), |request, (name, value)| request.header(name, *value));
        of(&request.body(Body::empty()).expect("a request"), Language::english()).tag()
    }

    #[test]
    fn what_somebody_has_chosen_goes_before_what_their_browser_asks_for() {
        let (accept, cookie) = (header::ACCEPT_LANGUAGE, header::COOKIE);
        assert_eq!(asked("/", &[]), "en");
        assert_eq!(asked("/", &[(accept.clone(), "fr-CH, en;q=0.5")]), "fr");
        assert_eq!(asked("/", &[(accept.clone(), "de")]), "en");
        assert_eq!(asked("/", &[(accept.clone(), "fr"), (cookie.clone(), "troyes=1; language=en")]), "en");
        assert_eq!(asked("/", &[(accept.clone(), "fr"), (cookie.clone(), "language=nonsense")]), "fr");
        assert_eq!(asked("/?seat=0&lang=fr", &[(cookie, "language=en")]), "fr");
        assert_eq!(asked("/?lang=nonsense", &[(accept, "fr")]), "fr");
    }

    #[test]
    fn nobody_is_led_to_another_site() {
        for own in ["/", "/t/abc?seat=1", "/join/0a1b"] {
            assert_eq!(own_address(own), own);
        }
        for other in ["", "t", "//evil.example", "/\\evil.example", "https://evil.example", "/\r\nx: y", "/é"]
        {
            assert_eq!(own_address(other), "/", "{other}");
        }
    }
}
