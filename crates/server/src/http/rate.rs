//! How much one address may ask for.
//!
//! By hand, because what is remembered has an end here however many addresses come: keyed limiters of libraries forget only
//! those that have calmed down.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Where a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Peer(pub IpAddr);

impl Peer {
    /// The network behind an address: a household has many of version 6; they count as one.
    pub fn network(self) -> IpAddr {
        match self.0 {
            IpAddr::V6(address) => match address.to_ipv4_mapped() {
                Some(old) => old.into(),
                None => IpAddr::V6((u128::from(address) & !u128::from(u64::MAX)).into()),
            },
            old => old,
        }
    }
}

/// Addresses that are remembered at once.
const MOST: usize = 20_000;

/// A bucket for each address, from which each request takes a drop and which fills again with time.
pub struct Rate {
    per_second: f64,
    most: f64,
    buckets: Mutex<HashMap<IpAddr, (f64, Instant)>>,
}

impl Rate {
    /// So many per second in the long run, so many at once.
    pub fn new(per_second: f64, most: f64) -> Rate {
        Rate { per_second, most, buckets: Mutex::default() }
    }

    /// Whether one more is fine.
    pub fn allows(&self, peer: Peer) -> bool {
        self.allows_at(peer, Instant::now())
    }

    fn allows_at(&self, peer: Peer, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST {
            // Full again means forgotten; should all be busy, all start anew.
            buckets.retain(|_, (left, at)| *left + self.gained(*at, now) < self.most);
            if buckets.len() >= MOST {
                buckets.clear();
            }
        }
        let (left, at) = buckets.entry(peer.network()).or_insert((self.most, now));
        *left = (*left + self.gained(*at, now)).min(self.most);
        *at = now;
        let is_fine = *left >= 1.0;
        *left -= if is_fine { 1.0 } else { 0.0 };
        is_fine
    }

    fn gained(&self, since: Instant, now: Instant) -> f64 {
        now.saturating_duration_since(since).as_secs_f64() * self.per_second
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{Ipv4Addr, Ipv6Addr};
    use std::time::Duration;

    #[test]
    fn a_burst_is_fine_a_flood_is_not_and_time_heals() {
        let rate = Rate::new(2.0, 3.0);
        let peer = Peer(Ipv4Addr::LOCALHOST.into());
        let start = Instant::now();
        let allowed = (0..5).filter(|_| rate.allows_at(peer, start)).count();
        assert_eq!(allowed, 3);
        assert!(rate.allows_at(Peer(Ipv4Addr::BROADCAST.into()), start), "others are not concerned");
        assert!(rate.allows_at(peer, start + Duration::from_millis(600)));
        assert!(!rate.allows_at(peer, start + Duration::from_millis(700)));
    }

    #[test]
    fn a_home_counts_once() {
        let network = |end: u16| Peer(Ipv6Addr::new(0x2001, 0xdb8, 1, 2, 3, 4, 5, end).into()).network();
        assert_eq!(network(1), network(2));
        let mapped = Peer(Ipv4Addr::new(1, 2, 3, 4).to_ipv6_mapped().into()).network();
        assert_eq!(mapped, IpAddr::from(Ipv4Addr::new(1, 2, 3, 4)));
    }
}
