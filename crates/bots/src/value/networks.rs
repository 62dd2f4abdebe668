//! The networks that were trained. Beside each of them stands how (`crates/bots/networks/*.txt`).

use super::Learned;
use super::file::NotANetwork;
use super::network::Network;
use std::sync::{Arc, OnceLock};

/// A network that is read when it is asked for the first time.
struct Trained {
    lesson: &'static str,
    network: OnceLock<Option<Arc<Network>>>,
    /// Its weights. A page would be twice as large with those of all games: whoever runs one brings what is wanted
    /// ([`bring_network`]).
    embedded: Option<&'static [u8]>,
}

#[cfg(not(target_arch = "wasm32"))]
macro_rules! embedded {
    ($lesson:literal) => {
        Some(include_bytes!(concat!("../../networks/", $lesson, ".weights")))
    };
}

#[cfg(target_arch = "wasm32")]
macro_rules! embedded {
    ($lesson:literal) => {
        None
    };
}

macro_rules! trained {
    ($($lesson:literal),* $(,)?) => {
        [$(Trained { lesson: $lesson, network: OnceLock::new(), embedded: embedded!($lesson) }),*]
    };
}

static NETWORKS: [Trained; 8] = trained![
    "dice",
    "kings-challenge",
    "troyes-2p",
    "troyes-2p-all",
    "troyes-3p",
    "troyes-3p-all",
    "troyes-4p",
    "troyes-4p-all",
];

fn trained(lesson: &str) -> Option<&'static Trained> {
    NETWORKS.iter().find(|trained| trained.lesson == lesson)
}

/// The network for games with these rules, if one was trained and is here.
pub fn network_for<G: Learned>(game: &G) -> Option<Arc<Network>> {
    let Trained { network, embedded, .. } = trained(game.lesson())?;
    match embedded {
        Some(weights) => network.get_or_init(|| Network::read(weights).ok().map(Arc::new)).clone(),
        None => network.get().cloned().flatten(),
    }
}

/// Whether a network was trained for a lesson but is not here.
pub fn is_network_wanted(lesson: &str) -> bool {
    trained(lesson).is_some_and(|trained| trained.embedded.is_none() && trained.network.get().is_none())
}

/// Brings the weights of a network that is not embedded. Those that are here already stay.
pub fn bring_network(lesson: &str, weights: &[u8]) -> Result<(), NotANetwork> {
    let Trained { network, .. } = trained(lesson).ok_or(NotANetwork)?;
    let brought = Network::read(weights)?;
    network.get_or_init(|| Some(Arc::new(brought)));
    Ok(())
}

/// The lessons of all networks.
pub fn lessons() -> impl Iterator<Item = &'static str> {
    NETWORKS.iter().map(|trained| trained.lesson)
}
