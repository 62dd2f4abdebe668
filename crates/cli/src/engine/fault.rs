//! What can go wrong with a request. The codes are stable: programs may rely on them.

use crate::failure::{Failure, LISTS_FIGURES};
use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{NotationError, Phrase, ReadError, Refusal, SetupError, TableError};
use words::Language;

/// The kind of a mistake, one stable word in snake case.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
    pub message: String,
    /// Everything that is wrong, where that is more than one thing.
    pub details: Vec<String>,
}

impl Fault {
    /// A mistake of one kind.
    pub fn new(code: Code, message: impl Into<String>) -> Fault {
        Fault { code, message: message.into(), details: Vec::new() }
    }

    /// A mistake that lists everything that is wrong.
    pub fn list(code: Code, message: impl Into<String>, details: Vec<String>) -> Fault {
        Fault { code, message: message.into(), details }
    }

    /// The same mistake, with its reason said before it.
    pub fn after(self, reason: &str) -> Fault {
        Fault { message: format!("{reason}: {}", self.message), ..self }
    }

    /// The `error` of an answer.
    pub fn to_json(&self) -> Value {
        let mut error = json!({"code": self.code, "message": self.message});
        if !self.details.is_empty() {
            error["details"] = json!(self.details);
        }
        error
    }
}

/// Everything that is wrong, each in a sentence.
pub fn said(wrong: &[Phrase]) -> Vec<String> {
    wrong.iter().map(english).collect()
}

/// The messages of errors are English, whatever a table speaks.
fn english(phrase: &Phrase) -> String {
    Language::english().text(phrase)
}

impl From<NotationError> for Fault {
    fn from(error: NotationError) -> Fault {
        let hint = match &error {
            NotationError::Verb(_) => "; `next` lists every choice as text",
            _ => "",
        };
        Fault::new(Code::BadChoice, english(&error.phrase()) + hint)
    }
}

impl From<ReadError> for Fault {
    fn from(error: ReadError) -> Fault {
        Fault::new(Code::BadRecord, english(&error.phrase()))
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        let code = match refusal {
            Refusal::NotAsked(_) => Code::NotAsked,
            Refusal::NotOffered => Code::NotOffered,
            Refusal::NoChanceAwaited => Code::NoChanceAwaited,
            Refusal::Impossible(_) => Code::ImpossibleOutcome,
            Refusal::Over => Code::Over,
        };
        let hint = match refusal {
            Refusal::NotOffered => "; `next` lists every choice",
            _ => "",
        };
        Fault::new(code, english(&refusal.phrase()) + hint)
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
        let message = english(&error.phrase());
        match error {
            SetupError::Figures(error) if error.is_unknown() => {
                Fault::new(code, format!("{message}; {LISTS_FIGURES}"))
            }
            _ => Fault::new(code, message),
        }
    }
}

impl From<TableError> for Fault {
    fn from(error: TableError) -> Fault {
        match error {
            TableError::Setup(error) => error.into(),
            TableError::Contradictory(wrong) => {
                Fault::list(Code::BadRecord, "the record begins in a state that cannot be", said(&wrong))
            }
            error => Fault::new(Code::BadRecord, english(&error.phrase())),
        }
    }
}

/// A game that is not listed is all that fails there.
impl From<Failure> for Fault {
    fn from(failure: Failure) -> Fault {
        let message = match &failure {
            Failure::Told { message, hint: Some(hint) } => format!("{message}; {hint}"),
            failure => failure.to_string(),
        };
        Fault::new(Code::UnknownGame, message)
    }
}
