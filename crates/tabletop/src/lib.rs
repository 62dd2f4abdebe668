//! What any table has: seats, the contracts of a game, seeded dice, records, standings and figures.
//!
//! No rule of any particular game is here, and nothing here does I/O or reads a clock. A game is a value that implements
//! [`Game`] (playing), [`Notation`] (reading and writing), [`Speech`] (saying) and [`Components`] (looking up); whoever
//! implements them gets tables with undo, records that replay, and the [`laws`] to test against.
//!
//! A game never rolls: it says what it awaits, and a [`Cup`] answers. A [`Table`] keeps the past.
//!
//! ```
//! # #[cfg(feature = "toy")] {
//! use tabletop::toy::Toy;
//! use tabletop::{Cup, Game, Notation, Pending, Record, Seed, Table};
//!
//! let options = Toy::parse_options(2, "rich")?;
//! let mut table = Table::new(Toy::new(&options, None)?, None);
//! let mut cup = Cup::new(Seed::from_number(7));
//! loop {
//!     table.roll_on(&mut cup, None);
//!     let Pending::Seats(asked) = table.pending() else { break };
//!     let seat = asked.iter().next().expect("somebody is asked");
//!     let first = table.choices(seat)[0];
//!     table.play(seat, first, None)?;
//! }
//! let standing = table.game().standing(table.state()).expect("the game is over");
//! assert_eq!(standing.total.len(), 2);
//!
//! // The record of it is a text, and leads to the same end.
//! let text = table.record(table.head()).write();
//! let again = Table::<Toy>::replay(&Record::read(&text)?, |_, _| {})?;
//! assert_eq!(again.state(), table.state());
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What is wrong is a typed error, and every error has a [`Phrase`] that the crate `words` says in a person's language:
//!
//! ```
//! # #[cfg(feature = "toy")] {
//! use tabletop::toy::Toy;
//! use tabletop::{Notation, SetupError};
//!
//! let error = Toy::parse_options(2, "poor").unwrap_err();
//! assert!(matches!(&error, SetupError::UnknownOption { word, .. } if word == "poor"));
//! assert_eq!(error.phrase().message, "error-options");
//! # }
//! ```
#![warn(missing_docs)]

mod card;
mod chance;
mod cup;
pub mod figures;
mod game;
mod json;
pub mod laws;
mod mixture;
mod phrase;
mod record;
#[cfg(feature = "schema")]
mod schema;
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
pub use json::{FromJson, JsonValue, RawValue, ToJson, read_value, write_value};
pub use mixture::{Commitment, Contribution, Mixture, MixtureFlaw, Promised, Slip, SlipFlaw};
pub use phrase::{Arg, Component, Phrase};
pub use record::{Entry, Head, ReadError, Record, RecordFlaw};
pub use seat::{BySeat, Seat, Seats, Viewer};
pub use standing::{ScoreRow, Standing};
pub use table::{EntryError, Step, Table, TableError, json_hash, state_hash};
