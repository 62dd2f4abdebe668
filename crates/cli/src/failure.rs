//! Why a command could not do what it was asked, with a hint where there is one.

use protocol::Unknown;
use protocol::games::UnknownGame;
use std::io;
use std::path::Path;
use tabletop::{Phrase, SetupError, TableError, phrase};

/// The largest file that is read whole.
const MOST_BYTES: u64 = 64 << 20;

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum Failure {
    /// Something that the user can understand and mend.
    Told {
        /// What is wrong.
        message: Phrase,
        /// What to do about it.
        hint: Option<Phrase>,
    },
    /// The output could not be written.
    Output(#[from] io::Error),
}

impl Failure {
    /// A failure without a hint.
    pub fn new(message: Phrase) -> Failure {
        Failure::Told { message, hint: None }
    }

    /// Adds a hint.
    pub fn with_hint(self, hint: Phrase) -> Failure {
        match self {
            Failure::Told { message, .. } => Failure::Told { message, hint: Some(hint) },
            other => other,
        }
    }

    /// What a library says, in its own words.
    pub fn foreign(error: impl ToString) -> Failure {
        Failure::new(protocol::foreign(error))
    }

    /// What is wrong.
    pub fn phrase(&self) -> Phrase {
        match self {
            Failure::Told { message, .. } => message.clone(),
            Failure::Output(error) => phrase!("cli-cannot-write-output", error = error.to_string()),
        }
    }

    /// What to do about it.
    pub fn hint(&self) -> Option<&Phrase> {
        match self {
            Failure::Told { hint, .. } => hint.as_ref(),
            Failure::Output(_) => None,
        }
    }

    /// Something was named that does not exist; the nearest name is hinted at, or all of them.
    pub fn unknown<'a>(what: &'static str, name: &str, known: impl IntoIterator<Item = &'a str>) -> Failure {
        Unknown::new(what, name, known).into()
    }

    /// Whether whoever reads the output has gone away, as `head` does: no failure at all.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl From<Unknown> for Failure {
    fn from(unknown: Unknown) -> Failure {
        Failure::Told { message: unknown.phrase(), hint: unknown.hint() }
    }
}

impl From<UnknownGame> for Failure {
    fn from(unknown: UnknownGame) -> Failure {
        Unknown::from(unknown).into()
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        let hint = match &error {
            SetupError::Figures(error) if error.is_unknown() => Some(phrase!("cli-figures-hint")),
            _ => None,
        };
        Failure::Told { message: error.phrase(), hint }
    }
}

/// A record that the rules do not accept.
impl From<TableError> for Failure {
    fn from(error: TableError) -> Failure {
        Failure::new(phrase!("cli-record-refused", error = error.phrase()))
    }
}

/// Reads a text file.
pub fn read_file(path: &Path) -> Result<String, Failure> {
    let fail = |reason: Phrase| {
        Failure::new(phrase!("cli-cannot-read", file = path.display().to_string(), reason = reason))
    };
    let failed = |error: io::Error| fail(protocol::foreign(error));
    let size = std::fs::metadata(path).map_err(failed)?.len();
    if size > MOST_BYTES {
        return Err(fail(phrase!("cli-file-too-large", bytes = size.to_string())));
    }
    let bytes = std::fs::read(path).map_err(failed)?;
    String::from_utf8(bytes).map_err(|_| fail(phrase!("cli-file-not-text")))
}

/// Reads a user's figures file: its name and text.
pub fn read_figures(path: &Path) -> Result<(String, String), Failure> {
    Ok((path.display().to_string(), read_file(path)?))
}

/// Writes a file.
pub fn write_file(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text).map_err(|error| cannot_write(path, &error))
}

/// A file that could not be written.
pub fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    let file = path.display().to_string();
    Failure::new(phrase!("cli-cannot-write", file = file, error = error.to_string()))
}
