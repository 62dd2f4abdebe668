//! Who asks, as a proxy in front of us says: in `X-Forwarded-For`, or in `Forwarded` (RFC 7239).
//!
//! Only the last entry counts, which the proxy itself has added. A proxy that writes one of the two headers may hand on
//! the other as the visitor sent it; so if both are there, they must agree, or nothing is believed.

use super::rate::Peer;
use axum::http::HeaderMap;
use std::net::{IpAddr, SocketAddr};

/// Who asks, if the proxy says so and nothing contradicts it.
pub fn peer(headers: &HeaderMap) -> Option<Peer> {
    let old = last(headers, "x-forwarded-for").map(|line| address(entries(line, ',').last()?));
    let new = last(headers, "forwarded").map(|line| forwarded_for(entries(line, ',').last()?));
    match (old, new) {
        (Some(said), None) | (None, Some(said)) => said.map(Peer),
        (Some(old), Some(new)) if old == new => old.map(Peer),
        _ => None,
    }
}

/// The last line of a header; what is no text says nothing.
fn last<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get_all(name).into_iter().next_back().map(|line| line.to_str().unwrap_or_default())
}

/// The entries of a line, none of which is split within quotes.
fn entries(line: &str, separator: char) -> impl Iterator<Item = &str> {
    let (mut is_quoted, mut is_escaped) = (false, false);
    let splits = move |c: char| {
        let splits = c == separator && !is_quoted;
        is_quoted ^= c == '"' && !is_escaped;
        is_escaped = c == '\\' && is_quoted && !is_escaped;
        splits
    };
    line.split(splits).map(str::trim)
}

/// The address in `for=192.0.2.60;proto=http`.
fn forwarded_for(entry: &str) -> Option<IpAddr> {
    let mut pairs = entries(entry, ';').filter_map(|pair| pair.split_once('='));
    let (_, node) = pairs.find(|(name, _)| name.eq_ignore_ascii_case("for"))?;
    address(node)
}

/// An address with or without a port, in quotes or not: `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]`,
/// `"[2001:db8::1]:80"`. Names that hide an address (`unknown`, `_lane3`) are none.
fn address(text: &str) -> Option<IpAddr> {
    let inside = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    let text = inside.unwrap_or(text).replace('\\', "");
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(&text);
    let hidden_port = || text.rsplit_once(":_").and_then(|(node, _)| address(node));
    bare.parse()
        .ok()
        .or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
        .or_else(hidden_port)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn said(lines: &[(&'static str, &str)]) -> Option<String> {
        let lines = lines.iter().map(|(name, line)| {
            (HeaderName::from_static(name), HeaderValue::from_str(line).expect("a header"))
        });
        peer(&lines.collect()).map(|peer| peer.0.to_string())
    }

    #[test]
    fn the_last_entry_of_either_header_counts_with_or_without_a_port() {
        for (line, ip) in [
            ("192.0.2.1", "192.0.2.1"),
            ("6.6.6.6, 192.0.2.1", "192.0.2.1"),
            ("192.0.2.1:4711", "192.0.2.1"),
            ("6.6.6.6:1, 192.0.2.1:4711", "192.0.2.1"),
            ("2001:db8::1", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("[2001:db8::1]:443", "2001:db8::1"),
            ("\"[2001:db8::1]:443\"", "2001:db8::1"),
        ] {
            assert_eq!(said(&[("x-forwarded-for", line)]).as_deref(), Some(ip), "{line}");
        }
        for (line, ip) in [
            ("for=192.0.2.60;proto=http;by=203.0.113.43", "192.0.2.60"),
            ("For=\"[2001:db8:cafe::17]:4711\"", "2001:db8:cafe::17"),
            ("for=6.6.6.6, for=192.0.2.43", "192.0.2.43"),
            ("proto=https; FOR=\"192.0.2.43:47011\"", "192.0.2.43"),
            ("for=6.6.6.6;by=\"a,b;for=7.7.7.7\", host=\"x\\\",y\";for=192.0.2.43", "192.0.2.43"),
            ("for=\"192.0.2.43:_hidden\"", "192.0.2.43"),
        ] {
            assert_eq!(said(&[("forwarded", line)]).as_deref(), Some(ip), "{line}");
        }
        let lines = [("x-forwarded-for", "6.6.6.6"), ("x-forwarded-for", "192.0.2.1")];
        assert_eq!(said(&lines).as_deref(), Some("192.0.2.1"), "the last line counts");
    }

    #[test]
    fn what_is_no_address_says_nothing() {
        for line in ["", "unknown", "192.0.2", "192.0.2.1, ", "[2001:db8::1", "\"", "a:b:c"] {
            assert_eq!(said(&[("x-forwarded-for", line)]), None, "{line}");
        }
        for line in ["", "for", "for=unknown", "for=_hidden", "by=192.0.2.1", "192.0.2.1", "for=\"[x]\""] {
            assert_eq!(said(&[("forwarded", line)]), None, "{line}");
        }
    }

    #[test]
    fn a_visitor_cannot_lie_in_the_header_that_the_proxy_does_not_write() {
        let true_one = ("x-forwarded-for", "192.0.2.1");
        assert_eq!(said(&[true_one, ("forwarded", "for=6.6.6.6")]), None);
        assert_eq!(said(&[true_one, ("forwarded", "for=unknown")]), None);
        assert_eq!(said(&[true_one, ("forwarded", "for=192.0.2.1")]).as_deref(), Some("192.0.2.1"));
    }
}
