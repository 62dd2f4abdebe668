//! What can go wrong with a request. The codes are stable: programs may rely on them.

use crate::unknown::Unknown;
use host::{Refused, UnknownGame};
use serde::Serialize;
use tabletop::{NotationError, Phrase, ReadError, Refusal, SetupError, TableError, phrase};
use words::Language;

/// The kind of a mistake, one stable word in snake case.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The line is not JSON.
    BadJson,
    /// The line is longer than is read.
    LineTooLong,
    /// The JSON is not a request.
    BadRequest,
    /// There is no such method.
    UnknownMethod,
    /// A parameter is missing, of the wrong type or too much.
    BadParams,
    /// There is no such game.
    UnknownGame,
    /// There is no such language.
    UnknownLanguage,
    /// There is no such bot.
    UnknownBot,
    /// The options cannot be.
    BadOptions,
    /// The figures file is wrong.
    BadFigures,
    /// The state cannot be.
    BadState,
    /// The record is wrong.
    BadRecord,
    /// There is no such table.
    UnknownTable,
    /// Too many tables are open.
    TooManyTables,
    /// Nobody sits there.
    UnknownSeat,
    /// The text or the object is no choice at all.
    BadChoice,
    /// The answer is to an earlier question.
    Stale,
    /// The seat is not asked anything.
    NotAsked,
    /// The choice is not offered.
    NotOffered,
    /// No dice and no order are awaited.
    NoChanceAwaited,
    /// The dice or the order are impossible.
    ImpossibleOutcome,
    /// The game is over.
    Over,
    /// There is no such card, place or die.
    UnknownThing,
    /// Nothing can be taken back.
    NothingToUndo,
    /// Dice or cards would have to be taken back.
    UndoAcrossChance,
    /// A mistake of this program.
    Internal,
}

/// A mistake, as told to whoever made it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Its kind.
    pub code: Code,
    /// What is wrong, as a sentence.
    pub message: Phrase,
    /// Everything that is wrong, where that is more than one thing.
    pub details: Vec<Phrase>,
}

/// The `error` of an answer.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Error"))]
pub struct FaultMessage {
    code: Code,
    message: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    details: Vec<String>,
}

impl Fault {
    /// A mistake of one kind.
    pub fn new(code: Code, message: Phrase) -> Fault {
        Fault { code, message, details: Vec::new() }
    }

    /// A mistake that lists everything that is wrong.
    pub fn list(code: Code, message: Phrase, details: Vec<Phrase>) -> Fault {
        Fault { code, message, details }
    }

    /// The same mistake, with its reason said before it.
    pub fn after(self, reason: Phrase) -> Fault {
        Fault { message: phrase!("protocol-after", reason = reason, message = self.message), ..self }
    }

    /// The `error` of an answer. Programs read it in every language alike.
    pub fn told(&self) -> FaultMessage {
        let say = |phrase: &Phrase| Language::english().text(phrase);
        FaultMessage {
            code: self.code,
            message: say(&self.message),
            details: self.details.iter().map(say).collect(),
        }
    }
}

/// What a library or another part says is wrong, said as it is.
pub fn foreign(text: impl ToString) -> Phrase {
    phrase!("protocol-foreign", text = text.to_string())
}

impl From<Refused> for Fault {
    fn from(refused: Refused) -> Fault {
        let (code, message) = match refused {
            Refused::Stale { answered, open } => {
                let (answered, open) = (answered.to_string(), open.to_string());
                (Code::Stale, phrase!("protocol-stale", said = answered, open = open))
            }
            Refused::NotAsked(seat) => (Code::NotAsked, Refusal::NotAsked(seat).phrase()),
            Refused::NotOffered => (Code::NotOffered, listed(Refusal::NotOffered.phrase())),
            Refused::Chance(refusal @ Refusal::NoChanceAwaited) => (Code::NoChanceAwaited, refusal.phrase()),
            Refused::Chance(refusal) => (Code::ImpossibleOutcome, refusal.phrase()),
            Refused::Over => (Code::Over, Refusal::Over.phrase()),
            Refused::NothingToTakeBack | Refused::NothingHappened | Refused::NoSuchMoment => {
                (Code::NothingToUndo, phrase!("protocol-nothing-to-undo"))
            }
            Refused::ChanceStands => (Code::UndoAcrossChance, phrase!("protocol-undo-across-chance")),
        };
        Fault::new(code, message)
    }
}

/// What is wrong, and where to find what is right.
fn listed(message: Phrase) -> Phrase {
    phrase!("protocol-next-lists", message = message)
}

impl From<NotationError> for Fault {
    fn from(error: NotationError) -> Fault {
        let message = match &error {
            NotationError::Verb(_) => phrase!("protocol-next-lists-as-text", message = error.phrase()),
            error => error.phrase(),
        };
        Fault::new(Code::BadChoice, message)
    }
}

impl From<ReadError> for Fault {
    fn from(error: ReadError) -> Fault {
        Fault::new(Code::BadRecord, error.phrase())
    }
}

impl From<SetupError> for Fault {
    fn from(error: SetupError) -> Fault {
        let code = match error {
            SetupError::UnknownOption { .. } | SetupError::Options(_) | SetupError::Unreadable(_) => {
                Code::BadOptions
            }
            SetupError::Figures(_) => Code::BadFigures,
        };
        let message = match &error {
            SetupError::Figures(figures) if figures.is_unknown() => {
                phrase!("protocol-cards-list", message = error.phrase())
            }
            error => error.phrase(),
        };
        Fault::new(code, message)
    }
}

impl From<TableError> for Fault {
    fn from(error: TableError) -> Fault {
        match error {
            TableError::Setup(error) => error.into(),
            TableError::Contradictory(wrong) => {
                Fault::list(Code::BadRecord, phrase!("protocol-record-start"), wrong)
            }
            error => Fault::new(Code::BadRecord, error.phrase()),
        }
    }
}

impl From<UnknownGame> for Fault {
    fn from(unknown: UnknownGame) -> Fault {
        Fault::new(Code::UnknownGame, Unknown::from(unknown).with_hint())
    }
}
