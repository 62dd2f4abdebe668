//! The rules of *Troyes*: the base game with its bonus cards, *The Ladies of Troyes* and the King's Challenge.
//!
//! The rulebook is the table of contents: `board` has its nouns, `round` its phases, `actions` its numbered actions,
//! `cards` its cards, `modules` what the expansion changes, and `tasks` a row for each thing that may be unfinished.
//! Nothing here does I/O, reads a clock or rolls a die.
//!
//! [`Troyes`] is a set of rules; all that changes is in a [`State`], which is plain data and small enough to copy freely.
//!
//! ```
//! use tabletop::{Cup, Game, Notation, Pending, Seat, Seed, Viewer};
//! use troyes::{Choice, Options, Troyes};
//!
//! let game = Troyes::new(&Options::parse(3, "bonus,ramparts")?, None)?;
//! let (mut state, mut cup) = (game.start(), Cup::new(Seed::from_number(1)));
//! while let Pending::Chance(awaited) = game.pending(&state) {
//!     game.chance(&mut state, &cup.answer(awaited), None)?;
//! }
//!
//! // The first family settles a citizen; the choices say where, and have a notation for records.
//! let mut choices = Vec::new();
//! game.choices(&state, Seat(0), &mut choices);
//! let choice: Choice = game.read("settle palace 3")?;
//! assert!(choices.contains(&choice));
//! game.play(&mut state, Seat(0), choice, None)?;
//!
//! // Others see the table, but not what is secret.
//! let view = game.view(&state, Viewer::Seat(Seat(1)));
//! assert!(view.table().families[game.owner(Seat(0))].characters.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The folder `examples` has a whole game, a bot and an analysis.
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
mod ones;
mod options;
pub(crate) mod play;
mod round;
#[cfg(test)]
mod rulings;
#[cfg(feature = "schema")]
mod schema;
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
pub use state::{KnownTable, State};
pub use troyes::Troyes;

pub use view::View;
