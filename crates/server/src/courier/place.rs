//! Where a message goes: only to places of the world, never to a house's own network.

use axum::http::Uri;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use tokio::net::{TcpStream, lookup_host};
use web::Undelivered;

/// An address of the world outside, taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Whether the way there is locked.
    pub is_https: bool,
    /// The name of the machine, or its bare address without brackets.
    pub host: String,
    /// Name and port as they are told to the machine.
    pub authority: String,
    /// Path and query.
    pub path: String,
    port: u16,
}

impl Place {
    /// Takes an address apart; `None` if messages cannot be sent there at all.
    pub fn read(address: &str) -> Option<Place> {
        let uri: Uri = address.parse().ok()?;
        let is_https = match uri.scheme_str()? {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        let authority = uri.authority()?;
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_string();
        if host.is_empty() || authority.as_str().contains('@') {
            return None;
        }
        let port = authority.port_u16().unwrap_or(if is_https { 443 } else { 80 });
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_string();
        Some(Place { is_https, host, authority: authority.to_string(), path, port })
    }

    /// The place without its path, as signatures name it.
    pub fn origin(&self) -> String {
        format!("{}://{}", if self.is_https { "https" } else { "http" }, self.authority)
    }

    /// Whether it may be one of the world, as far as that can be said without asking for its name.
    pub fn may_be(&self, allows_local: bool) -> bool {
        let name = self.host.trim_end_matches('.').to_ascii_lowercase();
        match name.parse() {
            Ok(address) => allows_local || is_public(address),
            Err(_) => {
                let is_local = name == "localhost" || name.ends_with(".localhost") || !name.contains('.');
                let is_house =
                    [".local", ".internal", ".lan", ".home.arpa"].iter().any(|end| name.ends_with(end));
                allows_local || !(is_local || is_house)
            }
        }
    }

    /// Opens a connection. The address that is looked at is the one that is used: a name cannot lead elsewhere meanwhile.
    pub async fn connect(&self, allows_local: bool) -> Result<TcpStream, Undelivered> {
        if !self.may_be(allows_local) {
            return Err(Undelivered::Forbidden);
        }
        let found = lookup_host((self.host.as_str(), self.port)).await.map_err(|_| Undelivered::Failed)?;
        let found: Vec<SocketAddr> = found.collect();
        if !allows_local && found.iter().any(|address| !is_public(address.ip())) {
            return Err(Undelivered::Forbidden);
        }
        for address in found {
            if let Ok(stream) = TcpStream::connect(address).await {
                return Ok(stream);
            }
        }
        Err(Undelivered::Failed)
    }
}

/// Whether an address is one of the world, and of nobody's house.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_shared = a == 100 && (64..128).contains(&b);
    let is_reserved =
        a == 0 || a >= 240 || (a == 192 && b == 0 && c == 0) || (a == 198 && (18..20).contains(&b));
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        || is_shared
        || is_reserved)
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    // Addresses of version 4 in other clothes: mapped, translated, tunnelled.
    let parts = address.segments();
    let [.., high, low] = parts;
    let inside = |high: u16, low: u16| Ipv4Addr::from((u32::from(high) << 16) | u32::from(low));
    if let Some(old) = address.to_ipv4_mapped() {
        return is_public_v4(old);
    }
    match parts {
        [0, 0, 0, 0, 0, 0, ..] => false,
        [0x64, 0xff9b, 0, 0, 0, 0, ..] => is_public_v4(inside(high, low)),
        [0x2002, high, low, ..] => is_public_v4(inside(high, low)),
        // Only what begins with these bits is handed out to the world.
        [first, second, ..] => {
            first & 0xe000 == 0x2000 && !(first == 0x2001 && (second == 0 || second == 0xdb8))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_taken_apart() {
        let place = Place::read("https://Hooks.example:8443/a/b?c=d").unwrap();
        assert_eq!((place.is_https, place.port, place.path.as_str()), (true, 8443, "/a/b?c=d"));
        assert_eq!(place.origin(), "https://Hooks.example:8443");
        for nonsense in
            ["", "x", "/path", "ftp://a.example/", "https://user@a.example/", "https:///x", "file:///etc"]
        {
            assert_eq!(Place::read(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn nothing_is_sent_into_a_house() {
        for local in [
            "http://127.0.0.1/",
            "http://10.1.2.3/",
            "http://192.168.0.1:8080/x",
            "http://172.16.0.1/",
            "http://169.254.169.254/latest/meta-data",
            "http://100.64.0.1/",
            "http://0.0.0.0/",
            "http://[::1]/",
            "http://[::ffff:127.0.0.1]/",
            "http://[::ffff:10.0.0.1]/",
            "http://[fe80::1]/",
            "http://[fd00::1]/",
            "http://[64:ff9b::7f00:1]/",
            "http://[2002:7f00:1::]/",
            "http://localhost/",
            "http://LOCALHOST./",
            "http://printer/",
            "http://nas.local/",
            "http://metadata.google.internal/",
        ] {
            let place = Place::read(local).unwrap_or_else(|| panic!("{local}"));
            assert!(!place.may_be(false), "{local}");
            assert!(place.may_be(true), "{local}");
        }
        for world in
            ["https://discord.com/api/webhooks/1/x", "http://93.184.216.34/", "https://[2606:2800:220:1::]/"]
        {
            assert!(Place::read(world).unwrap().may_be(false), "{world}");
        }
    }

    #[tokio::test]
    async fn numbers_in_other_clothes_are_looked_at_again_when_their_name_is_known() {
        // Resolvers read these as addresses; whatever they make of them, it must not be a house's.
        for odd in ["http://2130706433/", "http://0x7f.1/", "http://127.1/"] {
            let place = Place::read(odd).unwrap();
            assert!(place.connect(false).await.is_err(), "{odd}");
        }
    }
}
