//! The networks that were trained, embedded. Beside each of them stands how (`crates/bots/networks/*.txt`).

use super::Learned;
use super::network::Network;
use std::sync::{Arc, LazyLock};

/// A network that is read when it is asked for the first time.
struct Embedded {
    lesson: &'static str,
    network: LazyLock<Option<Arc<Network>>>,
}

macro_rules! embedded {
    ($($lesson:literal),* $(,)?) => {
        [$(Embedded {
            lesson: $lesson,
            network: LazyLock::new(|| {
                Network::read(include_bytes!(concat!("../../networks/", $lesson, ".weights"))).ok().map(Arc::new)
            }),
        }),*]
    };
}

static NETWORKS: [Embedded; 4] = embedded!["dice", "troyes-2p", "troyes-3p", "troyes-4p"];

/// The network for games with these rules, if one was trained.
pub fn network_for<G: Learned>(game: &G) -> Option<Arc<Network>> {
    let lesson = game.lesson();
    NETWORKS.iter().find(|embedded| embedded.lesson == lesson)?.network.clone()
}
