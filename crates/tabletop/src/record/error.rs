//! What is wrong with a text that is no record.

use crate::phrase;
use crate::phrase::Phrase;

/// Why a text is not a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub struct ReadError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub flaw: RecordFlaw,
}

impl ReadError {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        phrase!("error-line", line = self.line, why = self.flaw.phrase())
    }
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFlaw {
    /// The first line is another one than this.
    Format(&'static str),
    /// There is no line at all.
    Empty,
    /// No line says this, which ends the head.
    OpenHead(&'static str),
    /// The head names no game.
    NoGame,
    /// This is not a version of rules.
    Version(String),
    /// The figures file is not readable: what the reader says.
    Figures(String),
    /// The head has no such word.
    Key(String),
    /// A hash has not its two parts.
    Hash,
    /// This is not a chapter.
    Chapter(String),
    /// No entry begins so.
    Entry(String),
    /// This is not a number that may stand there.
    Number(String),
}

impl RecordFlaw {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            RecordFlaw::Format(line) => phrase!("error-record-format", line = line.to_string()),
            RecordFlaw::Empty => phrase!("error-record-empty"),
            RecordFlaw::OpenHead(line) => phrase!("error-record-open-head", line = line.to_string()),
            RecordFlaw::NoGame => phrase!("error-record-no-game"),
            RecordFlaw::Version(text) => phrase!("error-record-version", text = text.clone()),
            RecordFlaw::Figures(reader) => phrase!("error-record-figures", reader = reader.clone()),
            RecordFlaw::Key(word) => phrase!("error-record-key", word = word.clone()),
            RecordFlaw::Hash => phrase!("error-record-hash"),
            RecordFlaw::Chapter(text) => phrase!("error-record-chapter", text = text.clone()),
            RecordFlaw::Entry(word) => phrase!("error-record-entry", word = word.clone()),
            RecordFlaw::Number(text) => phrase!("error-record-number", text = text.clone()),
        }
    }
}
