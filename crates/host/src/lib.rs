//! A table being played: rules, past, question numbers, taking back, chance and bots.
//!
//! No I/O, no clock and no randomness of its own: whoever uses it hands in seeds, and lets bots think wherever and as
//! long as they like.
#![warn(missing_docs)]

mod answers;
mod dice;
pub mod games;
mod host;
mod past;
mod players;
mod playout;
mod prepared;
mod racer;
mod real_table;
mod refused;
mod setup;
mod speed;
mod taking_back;
#[cfg(test)]
mod tests;
mod thinking;

pub use dice::{Dice, SeededDice};
pub use games::{LIST, Listed, UnknownGame};
pub use host::{Host, OpenError};
pub use past::{Chosen, Past, PastStep};
pub use players::{Player, bot_note, people, players_in};
pub use playout::{Driver, Position, StateOnly, play_out};
pub use prepared::Prepared;
pub use racer::Racer;
pub use refused::Refused;
pub use setup::{Setup, Wish};
pub use speed::{Speed, speed};
pub use thinking::{Thinking, Thought};

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
