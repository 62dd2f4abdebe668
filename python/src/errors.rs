//! What is wrong, as Python's exceptions. Every message is one of the engine's own sentences, in English.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::{PyErr, create_exception};
use tabletop::{Arg, OutcomeError, Phrase, ReadError, Refusal, SetupError, TableError, phrase};
use words::Language;

create_exception!(troyes, TroyesError, PyValueError, "Something that the engine does not accept.");
create_exception!(troyes, SetupRefused, TroyesError, "A game cannot be set up like this.");
create_exception!(troyes, MoveRefused, TroyesError, "A choice, an action or an outcome is not accepted now.");
create_exception!(troyes, RecordRefused, TroyesError, "A record or a saved state cannot be read.");

/// Which exception it is, and what it says.
#[derive(Debug)]
pub enum Wrong {
    Call(Phrase),
    Setup(Phrase),
    Move(Phrase),
    Record(Phrase),
}

/// What comes of whatever may be wrong.
pub type Outcome<T> = Result<T, Wrong>;

impl Wrong {
    /// A name that nothing has.
    pub fn unknown(what: &'static str, name: &str, known: impl IntoIterator<Item = impl ToString>) -> Wrong {
        let known = Arg::row(known.into_iter().map(|name| name.to_string()));
        Wrong::Call(phrase!("python-unknown", what = what, name = name.to_string(), known = known))
    }

    /// There are not so many seats.
    pub fn seat(seat: u8, seats: u8) -> Wrong {
        Wrong::Call(phrase!("python-no-seat", seat = seat, last = seats.saturating_sub(1)))
    }

    /// A number that is no action is not legal either.
    pub fn no_action(number: i64) -> Wrong {
        Wrong::Move(phrase!("error-action-not-legal", action = number.to_string()))
    }

    /// The same, of one of many games.
    pub fn in_game(self, game: usize) -> Wrong {
        let (Wrong::Call(why) | Wrong::Setup(why) | Wrong::Move(why) | Wrong::Record(why)) = self;
        Wrong::Move(phrase!("python-game-refuses", game = game, why = why))
    }

    /// What somebody else's reader says.
    pub fn foreign(text: impl ToString) -> Phrase {
        phrase!("error-said-by-reader", text = text.to_string())
    }
}

/// Says a phrase to developers.
pub fn say(phrase: &Phrase) -> String {
    Language::english().text(phrase)
}

impl From<Wrong> for PyErr {
    fn from(wrong: Wrong) -> PyErr {
        match wrong {
            Wrong::Call(phrase) => TroyesError::new_err(say(&phrase)),
            Wrong::Setup(phrase) => SetupRefused::new_err(say(&phrase)),
            Wrong::Move(phrase) => MoveRefused::new_err(say(&phrase)),
            Wrong::Record(phrase) => RecordRefused::new_err(say(&phrase)),
        }
    }
}

impl From<Refusal> for Wrong {
    fn from(refusal: Refusal) -> Wrong {
        Wrong::Move(refusal.phrase())
    }
}

impl From<OutcomeError> for Wrong {
    fn from(error: OutcomeError) -> Wrong {
        Wrong::Move(Refusal::Impossible(error).phrase())
    }
}

impl From<encoding::NotLegal> for Wrong {
    fn from(error: encoding::NotLegal) -> Wrong {
        Wrong::Move(error.phrase())
    }
}

impl From<SetupError> for Wrong {
    fn from(error: SetupError) -> Wrong {
        Wrong::Setup(error.phrase())
    }
}

impl From<ReadError> for Wrong {
    fn from(error: ReadError) -> Wrong {
        Wrong::Record(error.phrase())
    }
}

impl From<TableError> for Wrong {
    fn from(error: TableError) -> Wrong {
        Wrong::Record(error.phrase())
    }
}

impl From<bots::BotError> for Wrong {
    fn from(error: bots::BotError) -> Wrong {
        Wrong::Call(error.phrase())
    }
}

/// A language by its tag.
pub fn language(tag: &str) -> Outcome<Language> {
    Language::with_tag(tag).ok_or_else(|| {
        Wrong::unknown("language", tag, words::Languages::iter().map(|language| language.tag()))
    })
}

/// Puts the exceptions into the module.
pub fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("TroyesError", py.get_type::<TroyesError>())?;
    module.add("SetupRefused", py.get_type::<SetupRefused>())?;
    module.add("MoveRefused", py.get_type::<MoveRefused>())?;
    module.add("RecordRefused", py.get_type::<RecordRefused>())
}
