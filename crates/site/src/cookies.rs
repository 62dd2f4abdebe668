//! Cookies that a service worker keeps itself: browsers show it none and take none from it.

use http::{HeaderMap, HeaderValue, header};
use std::collections::BTreeMap;

/// Everything that the pages have asked this browser to remember.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CookieJar(BTreeMap<String, String>);

impl CookieJar {
    /// Cookies that were kept.
    pub fn new(kept: impl IntoIterator<Item = (String, String)>) -> CookieJar {
        CookieJar(kept.into_iter().collect())
    }

    /// Puts them into a request, as a browser does.
    pub fn send(&self, headers: &mut HeaderMap) {
        let pairs: Vec<String> = self.0.iter().map(|(name, value)| format!("{name}={value}")).collect();
        if let Some(value) = HeaderValue::from_str(&pairs.join("; ")).ok().filter(|_| !pairs.is_empty()) {
            headers.insert(header::COOKIE, value);
        }
    }

    /// Takes those of an answer, and says which of them are new or different.
    pub fn take(&mut self, headers: &HeaderMap) -> Vec<(String, String)> {
        let sent = headers.get_all(header::SET_COOKIE).into_iter().filter_map(|value| value.to_str().ok());
        sent.filter_map(web::cookies::given)
            .map(|(name, value)| (name.to_string(), value.to_string()))
            .filter(|(name, value)| self.0.insert(name.clone(), value.clone()).as_ref() != Some(value))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_answer_sets_the_next_request_brings() {
        let mut jar = CookieJar::new([("language".to_string(), "fr".to_string())]);
        let mut answer = HeaderMap::new();
        for set in ["troyes=0a1b; Path=/; HttpOnly", "language=fr; Path=/"] {
            answer.append(header::SET_COOKIE, HeaderValue::from_static(set));
        }
        assert_eq!(jar.take(&answer), [("troyes".to_string(), "0a1b".to_string())], "the other one is known");
        let mut request = HeaderMap::new();
        jar.send(&mut request);
        assert_eq!(request[header::COOKIE], "language=fr; troyes=0a1b");
    }

    #[test]
    fn an_empty_jar_sends_nothing() {
        let mut request = HeaderMap::new();
        CookieJar::default().send(&mut request);
        assert!(request.is_empty());
    }
}
