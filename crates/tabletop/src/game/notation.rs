//! Reading and writing: what goes into records and protocols, and what comes back from outside.

use super::refusal::words;
use super::{Game, SetupError};
use crate::phrase;
use crate::phrase::Phrase;

/// Why a text is not what it was read as: a choice, or a part of one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum NotationError {
    /// The first word begins no choice.
    Verb(String),
    /// Something stands after a word that stands alone.
    Trailing(String),
    /// This is not a number within the range.
    Number {
        /// What stands there.
        text: String,
        /// The least that may.
        least: u8,
        /// The most that may.
        most: u8,
    },
    /// This is none of the words that may stand here.
    NoneOf {
        /// What stands there.
        word: String,
        /// What may.
        known: Vec<&'static str>,
    },
    /// Anything else, as the game says it.
    Other(Phrase),
}

impl NotationError {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            NotationError::Verb(verb) => phrase!("error-notation-verb", verb = verb.clone()),
            NotationError::Trailing(verb) => phrase!("error-notation-trailing", verb = verb.clone()),
            NotationError::Number { text, least, most } => {
                phrase!("error-notation-number", text = text.clone(), least = *least, most = *most)
            }
            NotationError::NoneOf { word, known } => {
                phrase!("error-notation-none-of", word = word.clone(), known = words(known))
            }
            NotationError::Other(phrase) => phrase.clone(),
        }
    }
}

/// How a game is written down, and how what others wrote is read.
///
/// Contracts, each held by tests of every implementation:
/// - `read` gives back what `write` wrote, whatever the state; a choice's JSON object says the same as its text.
/// - Nothing from outside makes the rules stumble: what `parse_options` and `read` do not understand they refuse, and a
///   state in which `check` finds nothing wrong may be played on to the end.
pub trait Notation: Game {
    /// Reads options from a number of players and a comma-separated list of option names, as command lines have them;
    /// `all` stands for every option that may be combined.
    fn parse_options(players: u8, list: &str) -> Result<Self::Options, SetupError>;
    /// A choice in the notation of records: short, on one line, without the seat.
    fn write(&self, choice: Self::Choice) -> String;
    /// Reads what `write` writes; on failure says what was expected.
    fn read(&self, text: &str) -> Result<Self::Choice, NotationError>;
    /// The names of what is awaited from chance, in order: of what may be drawn, or of the dice to be rolled.
    /// For a draw the names are different words without spaces: a record writes them.
    fn awaited_names(&self, state: &Self::State) -> Vec<String>;
    /// Everything that is wrong with a state from outside; empty if it may be played on.
    fn check(&self, state: &Self::State) -> Vec<Phrase>;
}
