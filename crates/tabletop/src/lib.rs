//! What any table has: seats, the [`Game`] contract, seeded dice, records, standings and figures.
//!
//! No rule of any particular game is here, and nothing here does I/O or reads a clock.
#![warn(missing_docs)]

mod card;
mod chance;
mod cup;
pub mod figures;
mod game;
pub mod laws;
mod phrase;
mod record;
mod seat;
mod standing;
mod table;
#[cfg(feature = "toy")]
pub mod toy;

pub use card::{CardSheet, Figure, Source};
pub use chance::{Awaited, Outcome, OutcomeError};
pub use cup::{Cup, Seed, SeedError};
pub use game::{
    Chronicle, CompleteGame, Components, Game, Notation, NotationError, Pending, Question, Refusal,
    SetupError, Speech,
};
pub use phrase::{Arg, Component, Phrase};
pub use record::{Entry, Head, ReadError, Record, RecordFlaw};
pub use seat::{BySeat, Seat, Seats, Viewer};
pub use standing::{ScoreRow, Standing};
pub use table::{EntryError, Table, TableError, state_hash};
