//! How many of something each address has at the moment.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// How many each address has, and all together.
#[derive(Clone, Default)]
pub struct Counts(Arc<Mutex<Held>>);

#[derive(Default)]
struct Held {
    each: HashMap<IpAddr, usize>,
    all: usize,
}

/// One of them, counted until it is dropped.
pub struct Counted(Counts, IpAddr);

impl Counts {
    /// One more, unless the address has `each` already or there are `all`.
    pub fn enter(&self, network: IpAddr, each: usize, all: usize) -> Option<Counted> {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = held.each.get(&network).copied().unwrap_or(0);
        if own >= each || held.all >= all {
            return None;
        }
        held.each.insert(network, own + 1);
        held.all += 1;
        Some(Counted(self.clone(), network))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut held = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        held.all -= 1;
        if let Some(own) = held.each.get_mut(&self.1) {
            *own -= 1;
            if *own == 0 {
                held.each.remove(&self.1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[test]
    fn no_address_takes_everything_and_who_leaves_makes_room() {
        let (counts, network) = (Counts::default(), |last| IpAddr::from(Ipv4Addr::new(10, 0, 0, last)));
        let mut held: Vec<_> = (0..5).filter_map(|_| counts.enter(network(1), 2, 3)).collect();
        assert_eq!(held.len(), 2);
        held.extend(counts.enter(network(2), 2, 3));
        assert_eq!(held.len(), 3);
        assert!(counts.enter(network(3), 2, 3).is_none(), "all are taken");
        held.remove(0);
        assert!(counts.enter(network(3), 2, 3).is_some());
    }
}
