//! What a table refuses.

use crate::game::SetupError;

/// Why a table cannot be made from a record, or a step not be taken back.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    /// The record is of another game.
    #[error("this is a record of `{found}`, not of `{wanted}`")]
    OtherGame {
        /// The game in the record's head.
        found: String,
        /// The game that was expected.
        wanted: &'static str,
    },
    /// The record was written by newer rules.
    #[error("this record needs version {found} of the rules; this program has version {has}")]
    OtherRules {
        /// The version in the record's head.
        found: u32,
        /// The version of this program.
        has: u32,
    },
    /// The record was written by older rules, and today's do not lead to the same game.
    #[error(
        "this record needs version {found} of the rules; this program has version {has}, by which {because}"
    )]
    OlderRules {
        /// The version in the record's head.
        found: u32,
        /// The version of this program.
        has: u32,
        /// What differs first.
        because: Box<TableError>,
    },
    /// The record's options are not readable.
    #[error("options: {0}")]
    Options(String),
    /// The options or the figures cannot be used.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The state in which the record begins is not readable.
    #[error("start: {0}")]
    Start(String),
    /// The state in which the record begins cannot be: everything that is wrong with it.
    #[error("start: {}", .0.join("; "))]
    Contradictory(Vec<String>),
    /// An entry does not fit.
    #[error("line {line}: {message}")]
    Entry {
        /// The line of the record, from 1.
        line: usize,
        /// What is wrong there.
        message: String,
    },
    /// There is nothing of this seat's to take back.
    #[error(
        "nothing to take back: since your last choice dice were rolled, a card was revealed or somebody else has chosen"
    )]
    NothingToTakeBack,
}
