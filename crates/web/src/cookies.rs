//! Cookies (RFC 6265) as far as these pages use them: names and values of digits and letters.

use http::{HeaderMap, HeaderName, HeaderValue, header};

/// Browsers keep a cookie for so long, in seconds: a year.
const KEPT: u32 = 365 * 24 * 3600;

/// Names and values of the cookies in a request. Other sites of the same family may have set more than one of a name.
pub fn sent(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(';')).filter_map(pair)
}

/// The name and the value that the header `Set-Cookie` of an answer gives to a browser.
pub fn given(header: &str) -> Option<(&str, &str)> {
    pair(header.split_once(';').map_or(header, |(pair, _)| pair))
}

/// The header that gives a cookie to a browser, for these pages alone and out of the reach of scripts.
pub fn set(name: &str, value: &str, path: &str, is_https: bool) -> (HeaderName, HeaderValue) {
    let secure = if is_https { " Secure;" } else { "" };
    let cookie = format!("{name}={value}; HttpOnly; SameSite=Lax;{secure} Path={path}; Max-Age={KEPT}");
    (header::SET_COOKIE, HeaderValue::from_str(&cookie).expect("a cookie of digits and letters"))
}

fn pair(text: &str) -> Option<(&str, &str)> {
    let (name, value) = text.split_once('=')?;
    Some((name.trim(), value.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(lines: &[&'static str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(header::COOKIE, HeaderValue::from_static(line));
        }
        headers
    }

    #[test]
    fn every_cookie_of_a_request_is_found() {
        let headers = request(&["a=1; b=2;c=x=y", "a=3"]);
        assert_eq!(sent(&headers).collect::<Vec<_>>(), [("a", "1"), ("b", "2"), ("c", "x=y"), ("a", "3")]);
    }

    #[test]
    fn nonsense_is_no_cookie() {
        for line in ["", ";", "; ;", "troyes", "troyes;"] {
            assert_eq!(sent(&request(&[line])).next(), None, "{line:?}");
        }
    }

    #[test]
    fn a_cookie_that_was_given_is_known_again() {
        for (is_https, wanted) in [
            (false, "a=1; HttpOnly; SameSite=Lax; Path=/t; Max-Age=31536000"),
            (true, "a=1; HttpOnly; SameSite=Lax; Secure; Path=/t; Max-Age=31536000"),
        ] {
            let (_, header) = set("a", "1", "/t", is_https);
            assert_eq!(header, wanted);
            assert_eq!(given(wanted), Some(("a", "1")));
        }
    }
}
