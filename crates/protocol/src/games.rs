//! Which games there are, and what somebody wishes to play.

pub use host::{LIST, Listed, Setup, UnknownGame, Wish, read_value};

host::dispatch! {
    /// Something that can be done with any game.
    pub trait ForGame: bots::Evaluate;
    /// Does something with the game of this name.
    pub fn with, toy;
}
