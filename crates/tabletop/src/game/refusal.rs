//! What a game does not accept.

use crate::chance::OutcomeError;
use crate::figures::FiguresError;
use crate::phrase;
use crate::phrase::{Arg, Phrase};
use crate::seat::Seat;

/// Why a choice or an outcome was not accepted. The state is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum Refusal {
    /// The seat is not asked anything now.
    NotAsked(Seat),
    /// The choice is not among those offered.
    NotOffered,
    /// Dice or an order were given although none are awaited.
    NoChanceAwaited,
    /// The dice or the order are impossible.
    Impossible(#[from] OutcomeError),
    /// The game is over.
    Over,
}

impl Refusal {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refusal::NotAsked(seat) => phrase!("error-not-asked", seat = seat.0),
            Refusal::NotOffered => phrase!("error-not-offered"),
            Refusal::NoChanceAwaited => phrase!("error-no-chance-awaited"),
            Refusal::Impossible(why) => phrase!("error-impossible-outcome", why = why.phrase()),
            Refusal::Over => phrase!("error-over"),
        }
    }
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum SetupError {
    /// There is no such option.
    UnknownOption {
        /// The word that names none.
        word: String,
        /// The words that do.
        known: Vec<&'static str>,
    },
    /// The options contradict each other or the number of players: how.
    Options(Phrase),
    /// The options are not readable: what the reader says.
    Unreadable(String),
    /// The figures file is wrong somewhere.
    Figures(#[from] FiguresError),
}

impl SetupError {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        let why = match self {
            SetupError::UnknownOption { word, known } => {
                phrase!("error-option-unknown", word = word.clone(), known = words(known))
            }
            SetupError::Options(why) => why.clone(),
            SetupError::Unreadable(reader) => phrase!("error-said-by-reader", text = reader.clone()),
            SetupError::Figures(error) => return error.phrase(),
        };
        phrase!("error-options", why = why)
    }
}

/// Words of a notation or a file, which are the same in every language.
pub(super) fn words<T: ToString>(words: &[T]) -> Arg {
    Arg::row(words.iter().map(ToString::to_string))
}
