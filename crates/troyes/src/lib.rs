//! The rules of *Troyes*: the base game with its bonus cards, *The Ladies of Troyes* and the King's Challenge.
//!
//! The rulebook is the table of contents: `board` has its nouns, `round` its phases, `actions` its numbered actions,
//! `cards` its cards, `modules` what the expansion changes. Nothing here does I/O, reads a clock or rolls a die.
#![warn(missing_docs)]

pub mod actions;
pub mod agenda;
pub mod board;
pub mod cards;
mod check;
mod choice;
mod components;
mod decks;
#[cfg(test)]
mod examples;
mod figures;
mod game;
mod happening;
mod influence;
pub mod modules;
mod notation;
mod options;
pub(crate) mod play;
mod round;
#[cfg(test)]
mod rulings;
mod speech;
mod state;
mod stock;
mod tasks;
#[cfg(test)]
mod testing;
mod troyes;
mod view;

pub use choice::Choice;
pub use figures::{EventPrint, Print};
pub use happening::{Cause, Happening};
pub use modules::{Deed, Rating};
pub use options::{Activities, Options};
pub use play::{Look, Play};
pub use speech::Kind;
pub use state::State;
pub use troyes::Troyes;

pub use view::View;
