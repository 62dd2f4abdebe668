//! Games of bots: as open data in tables ([`tables`]), and what they say about the balance of the game ([`balance`]).
//!
//! Everything follows from the rules, the bots and a seed; the number of threads changes nothing but the time.
#![warn(missing_docs)]

pub mod balance;
mod facts;
mod plan;
mod selfplay;
pub mod tables;

pub use facts::{Deed, Fact, Facts};
pub use plan::{Plan, StudyError};
pub use selfplay::{Decision, Played, Studied, Wanted, on_threads, play, play_all, play_these};

host::dispatch! {
    /// Something that can be done with any game.
    pub trait ForGame: Studied;
    /// Does something with the game of this name.
    pub fn with;
}
