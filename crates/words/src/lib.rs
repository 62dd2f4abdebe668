//! Every sentence that people read, in every language.
//!
//! Rules, bots and hosts make [`Phrase`]s; a [`Language`] says them. The sentences stand in `LANGUAGE/*.ftl` beside this
//! folder, in the syntax of Project Fluent: a new folder is a new language.
#![warn(missing_docs)]

mod argument;
mod functions;
mod language;
mod said;
mod sheet;

pub use language::{Language, Languages};
pub use said::{Piece, Said, capitalized};
pub use sheet::{SaidCard, SaidFigure, SaidRow, SaidStanding};
pub use tabletop::{Arg, Component, Phrase, phrase};

#[cfg(test)]
mod tests;
