//! Under which names this server may be asked for.
//!
//! A page of another site could let its own name lead to this machine and then read what is served here as if it were
//! its own. No site can do so with a bare address or with a name of this machine, so these are fine; any other name has
//! to be told by whoever runs the server.

use crate::machine;
use axum::extract::Request;
use axum::http::header;
use axum::http::uri::Authority;
use std::net::{Ipv4Addr, Ipv6Addr};
use web::Refused;
use words::phrase;

/// No name is longer; what is shown of a wrong one ends there.
const LONGEST: usize = 253;

/// The names of this server, beside bare addresses and `localhost`.
#[derive(Clone, Debug)]
pub struct Hosts(Vec<String>);

impl Hosts {
    /// Those that somebody has told, and those of this machine.
    pub fn new(told: &[String]) -> Hosts {
        Hosts::of(told.iter().cloned(), machine::name())
    }

    fn of(told: impl Iterator<Item = String>, machine: Option<String>) -> Hosts {
        let first = machine.as_ref().and_then(|name| name.split('.').next()).map(String::from);
        let local = first.iter().map(|name| format!("{name}.local"));
        let own = local.collect::<Vec<_>>().into_iter().chain(first).chain(machine);
        Hosts(told.chain(own).map(|name| plain(&name)).collect())
    }

    /// Checks the name under which a request asks for this server.
    pub fn check(&self, request: &Request) -> Result<(), Refused> {
        let mut lines = request.headers().get_all(header::HOST).iter();
        let line = lines.next().filter(|_| lines.next().is_none()).and_then(|line| line.to_str().ok());
        let asked = request.uri().authority().map(Authority::as_str).or(line);
        let asked = asked.ok_or_else(|| Refused::Garbled(phrase!("page-request-garbled-host")))?;
        let name = match asked.parse::<Authority>() {
            Ok(authority) if !asked.contains('@') => plain(authority.host()),
            _ => asked.into(),
        };
        let is_own = self.is_own(&name);
        if is_own { Ok(()) } else { Err(Refused::UnknownHost(name.chars().take(LONGEST).collect())) }
    }

    fn is_own(&self, name: &str) -> bool {
        let in_brackets = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
        // An address that is valid on one of several cables alone names it after a percent sign.
        let in_brackets = in_brackets.and_then(|name| name.split('%').next());
        name.parse::<Ipv4Addr>().is_ok()
            || in_brackets.is_some_and(|address| address.parse::<Ipv6Addr>().is_ok())
            || name == "localhost"
            || name.ends_with(".localhost")
            || self.0.iter().any(|own| own == name)
    }
}

/// A name without what makes no difference: capitals, and the dot at its end.
fn plain(name: &str) -> String {
    name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts() -> Hosts {
        Hosts::of(["Troyes.Example.org".to_string()].into_iter(), Some("Box.home.arpa".into()))
    }

    fn is_fine(host: &str) -> bool {
        let request = Request::builder().uri("/").header(header::HOST, host);
        hosts().check(&request.body(axum::body::Body::empty()).expect("a request")).is_ok()
    }

    #[test]
    fn addresses_names_of_the_machine_and_told_names_are_fine() {
        for host in [
            "127.0.0.1:8020",
            "192.168.1.7:8020",
            "[::1]:8020",
            "[fe80::1]",
            "localhost",
            "LocalHost:1",
            "troyes.localhost",
            "troyes.example.org",
            "TROYES.example.org.:443",
            "box.local:8020",
            "BOX:8020",
            "box.home.arpa",
        ] {
            assert!(is_fine(host), "{host}");
        }
    }

    #[test]
    fn names_of_others_are_not() {
        for host in [
            "evil.example",
            "example.org",
            "evil.troyes.example.org",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "notlocalhost",
            "",
            "[::1",
            "box.evil",
            "evil:8020",
            "a b",
            "user@evil.example",
            "127.0.0.1@evil.example",
        ] {
            assert!(!is_fine(host), "{host}");
        }
    }

    #[test]
    fn the_name_in_a_whole_address_goes_before_the_header() {
        let request = Request::builder().uri("http://evil.example/").header(header::HOST, "localhost");
        let refused = hosts().check(&request.body(axum::body::Body::empty()).expect("a request"));
        assert!(matches!(refused, Err(Refused::UnknownHost(name)) if name == "evil.example"));
        assert!(
            hosts()
                .check(&Request::builder().uri("/").body(axum::body::Body::empty()).expect("a request"))
                .is_err()
        );
    }
}
