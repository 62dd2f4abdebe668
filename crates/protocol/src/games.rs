//! Which games there are, and what somebody wishes to play.

use bots::Evaluate;
pub use host::{LIST, Listed, Setup, UnknownGame, Wish};
use tabletop::CompleteGame;

/// The rules of any game: complete, and played by bots.
pub trait AnyGame: Evaluate + CompleteGame {}

impl<G: Evaluate + CompleteGame> AnyGame for G {}

host::dispatch! {
    /// Something that can be done with any game.
    pub trait ForGame: AnyGame;
    /// Does something with the game of this name.
    pub fn with, toy;
}
