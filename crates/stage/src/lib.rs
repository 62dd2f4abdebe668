//! What any screen shows of a game beyond its rules: what can be pointed at, what may be done at once, under which
//! headings, what the lobby offers. It draws nothing and says nothing: every word is a phrase.

pub mod dice;
pub mod draft;
mod lobby;
mod offer;
pub mod preview;
pub mod real_table;
pub mod score_helper;
pub mod since;
mod spot;
mod staged;
#[cfg(feature = "toy")]
pub mod toy;
pub mod troyes;

pub use lobby::{Alternatives, LobbyOffer};
pub use offer::Offer;
pub use spot::{Spot, Spots, counted};
pub use staged::{PrimerSection, Staged};
