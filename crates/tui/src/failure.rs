//! Why the screen could not be shown or a record not be kept.

use std::path::PathBuf;

/// What went wrong.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The terminal does not do what it should.
    #[error("the terminal cannot be used: {0}")]
    Terminal(std::io::Error),
    /// There is no terminal at all.
    #[error("this needs a terminal: neither input nor output may be redirected")]
    NoTerminal,
    /// The system does not say where a user's data belong.
    #[error("there is no home directory to keep records in; say where with --dir")]
    NoHome,
    /// The system has no random numbers to make a seed from.
    #[error("the system gives no seed: {0}")]
    NoSeed(getrandom::Error),
    /// A record cannot be read.
    #[error("cannot read {}: {error}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
    /// A record cannot be written.
    #[error("cannot save {}: {error}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
    /// There is nothing to play on.
    #[error("no unfinished game is kept in {}", .0.display())]
    NothingToResume(PathBuf),
    /// A record or a setup is refused.
    #[error("{0}")]
    Refused(String),
}

/// Why the rules refuse something, where no language is at hand.
pub(crate) fn english(phrase: &tabletop::Phrase) -> String {
    words::Language::english().text(phrase)
}
