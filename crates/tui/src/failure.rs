//! Why the screen could not be shown, a record not be kept or a game not be begun.

use bots::BotError;
use std::path::PathBuf;
use tabletop::{Arg, Phrase, ReadError, Refusal, SetupError, TableError, phrase};

/// What went wrong around the app.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum Failure {
    /// The terminal does not do what it should.
    Terminal(std::io::Error),
    /// There is no terminal at all.
    NoTerminal,
    /// The system does not say where a user's data belong.
    NoHome,
    /// The system has no random numbers to make a seed from.
    NoSeed(getrandom::Error),
    /// A record cannot be read.
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
    /// A file is too large for a record.
    TooLarge {
        /// The file.
        path: PathBuf,
        /// Its bytes.
        size: u64,
    },
    /// A record cannot be written.
    Write {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
    /// There is nothing to play on.
    NothingToResume(PathBuf),
    /// The record that would be resumed cannot be read.
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: Phrase,
    },
    /// A record is refused.
    Record {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: Box<GameError>,
    },
    /// A game that was asked for is refused.
    Game(Box<GameError>),
}

/// Why a game cannot be begun, taken up, stepped through or played on.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum GameError {
    /// There is no such game.
    Unknown {
        /// What was asked for.
        name: String,
        /// The games that there are.
        known: Vec<&'static str>,
    },
    /// There is no such guide.
    NoGuide {
        /// What was asked for.
        name: String,
        /// The guides that there are.
        known: Vec<&'static str>,
    },
    /// A text is not a record.
    NotARecord(#[from] ReadError),
    /// Options or figures do not go together.
    Setup(#[from] SetupError),
    /// A record does not follow the rules, or nothing can be taken back.
    Table(#[from] TableError),
    /// A choice is refused.
    Choice(#[from] Refusal),
    /// There is no such bot.
    Bot(#[from] BotError),
}

impl From<GameError> for Failure {
    fn from(error: GameError) -> Failure {
        Failure::Game(Box::new(error))
    }
}

impl Failure {
    /// The same for people.
    pub fn phrase(&self) -> Phrase {
        match self {
            Failure::Terminal(error) => phrase!("terminal-error-terminal", reason = error.to_string()),
            Failure::NoTerminal => phrase!("terminal-error-no-terminal"),
            Failure::NoHome => phrase!("terminal-error-no-home"),
            Failure::NoSeed(error) => phrase!("terminal-error-no-seed", reason = error.to_string()),
            Failure::Read { path, error } => {
                phrase!("terminal-error-read", path = shown(path), reason = error.to_string())
            }
            Failure::TooLarge { path, size } => {
                phrase!("terminal-error-too-large", path = shown(path), size = size.to_string())
            }
            Failure::Write { path, error } => {
                phrase!("terminal-error-write", path = shown(path), reason = error.to_string())
            }
            Failure::NothingToResume(path) => {
                phrase!("terminal-error-nothing-to-resume", path = shown(path))
            }
            Failure::Damaged { path, reason } => {
                phrase!("terminal-error-damaged", path = shown(path), reason = reason.clone())
            }
            Failure::Record { path, error } => {
                phrase!("terminal-error-record", path = shown(path), reason = error.phrase())
            }
            Failure::Game(error) => error.phrase(),
        }
    }
}

impl GameError {
    /// The same for people.
    pub fn phrase(&self) -> Phrase {
        match self {
            GameError::Unknown { name, known } => {
                let games = Arg::list(known.iter().map(|name| name.to_string()));
                phrase!("terminal-error-no-game", name = name.clone(), games = games)
            }
            GameError::NoGuide { name, known } => {
                let guides = Arg::list(known.iter().map(|name| name.to_string()));
                phrase!("terminal-error-no-guide", name = name.clone(), guides = guides)
            }
            GameError::NotARecord(error) => {
                phrase!("terminal-error-not-a-record", reason = error.phrase())
            }
            GameError::Setup(error) => error.phrase(),
            GameError::Table(error) => error.phrase(),
            GameError::Choice(error) => error.phrase(),
            GameError::Bot(error) => error.phrase(),
        }
    }
}

fn shown(path: &std::path::Path) -> String {
    path.display().to_string()
}
