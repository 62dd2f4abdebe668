//! What a game is to everything around it, one contract per purpose.
//!
//! A value that implements these traits is a set of rules: options and figures, fixed for a whole game. All that
//! changes is in its `State`, which is plain data. [`Game`] plays, [`Notation`] reads and writes, [`Speech`] says,
//! [`Components`] shows what lies in the box. Code that works for any game asks for what it needs of these, or for a
//! [`CompleteGame`] where it needs them all.

mod components;
mod notation;
mod play;
mod refusal;
mod speech;

pub use components::Components;
pub use notation::{Notation, NotationError};
pub use play::{Chronicle, Game, Pending};
pub use refusal::{Refusal, SetupError};
pub use speech::{Question, Speech};

/// A game with everything that a program around it needs: it is played, written down, spoken of and looked up.
pub trait CompleteGame: Notation + Speech + Components {}

impl<G: Notation + Speech + Components> CompleteGame for G {}
