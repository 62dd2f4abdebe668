//! A table being played: rules, past, question numbers, taking back, chance and bots.
//!
//! No I/O, no clock and no randomness of its own: whoever uses it hands in seeds, and computes what bots think
//! wherever and as long as they like.

pub mod games;
mod setup;

pub use games::{LIST, Listed, UnknownGame};
pub use setup::{Setup, Wish, read_value};
/// For the list of games.
#[doc(hidden)]
pub use tabletop::phrase;

/// The rules of every game in the list.
pub mod rules {
    #[cfg(feature = "toy")]
    pub use tabletop::toy::Toy;
    pub use troyes::Troyes;
    pub use troyes_dice::TroyesDice;
}
