//! Which language somebody is spoken to in: the one they have chosen, else one that their browser asks for.

use super::call::{Call, garbled};
use super::session;
use crate::refusal::Refused;
use crate::response::{Response, redirect, with};
use crate::tables::Tables;
use http::{HeaderMap, Uri, header};
use serde::Deserialize;
use words::{Language, Languages};

const COOKIE: &str = "language";
/// The field of an address that names a language for this one request: a page that is open goes on in its own.
const FIELD: &str = "lang=";

/// The language of an answer; `usual` if nobody asks for one that there is.
pub fn of(uri: &Uri, headers: &HeaderMap, usual: Language) -> Language {
    let fields = uri.query().into_iter().flat_map(|query| query.split('&'));
    let wished = fields.filter_map(|field| field.strip_prefix(FIELD)).find_map(Language::with_tag);
    wished
        .or_else(|| session::read(headers, COOKIE).find_map(Language::with_tag))
        .or_else(|| accepted(headers))
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
pub async fn choose(tables: &Tables, call: Call<'_>) -> Result<Response, Refused> {
    let choice: Choice = call.form()?;
    let language = Language::with_tag(&choice.language).ok_or_else(|| garbled(COOKIE))?;
    let cookie = session::write(COOKIE, language.tag(), tables.services.settings.is_https);
    Ok(with(redirect(own_address(&choice.back)), cookie))
}

/// An address of this server, and of no other.
fn own_address(back: &str) -> &str {
    let is_path = back.starts_with('/') && !back[1..].starts_with(['/', '\\']);
    if is_path && back.bytes().all(|byte| byte.is_ascii_graphic()) { back } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(address: &str, headers: &[(header::HeaderName, &str)]) -> &'static str {
        let headers = headers.iter().map(|(name, value)| (name.clone(), value.parse().expect("a value")));
        of(&address.parse().expect("an address"), &headers.collect(), Language::english()).tag()
    }

    #[test]
    fn what_somebody_has_chosen_goes_before_what_their_browser_asks_for() {
        let (accept, cookie) = (header::ACCEPT_LANGUAGE, header::COOKIE);
        assert_eq!(asked("/", &[]), "en");
        assert_eq!(asked("/", &[(accept.clone(), "fr-CH, en;q=0.5")]), "fr");
        assert_eq!(asked("/", &[(accept.clone(), "tlh")]), "en");
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
