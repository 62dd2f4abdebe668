//! What is to be played.

use arena::Deal;
use bots::BotError;
use host::{Setup, UnknownGame};
use tabletop::{Phrase, Refusal, SetupError};

/// What is to be played: everything that follows is the same for the same plan.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game's name.
    pub game: String,
    /// Its players, options and figures.
    pub setup: Setup,
    /// The bots by name. From game to game they move on by one seat; if they are fewer than seats, they sit several times.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// Everything random follows from it.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
}

impl Plan {
    /// The dice and cards of a game.
    pub fn deal(&self, game: u64) -> Deal {
        Deal::new(self.seed, game)
    }

    /// The bot at a seat of a game.
    pub fn bot(&self, game: u64, seat: u8) -> &str {
        let place = (game % self.bots.len().max(1) as u64) as usize + usize::from(seat);
        self.bots.get(place % self.bots.len().max(1)).map_or("random", String::as_str)
    }
}

/// Why there is no study.
#[derive(Debug, thiserror::Error)]
pub enum StudyError {
    /// There is no such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The options or figures cannot be.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There is no such bot.
    #[error(transparent)]
    Bot(#[from] BotError),
    /// The rules refused what they offered.
    #[error(transparent)]
    Rules(#[from] Refusal),
    /// A game has no end, or a thread no more.
    #[error("game {0} does not come to its end")]
    Unfinished(u64),
    /// A table could not be written or read.
    #[error(transparent)]
    Table(#[from] parquet::errors::ParquetError),
    /// Columns that do not fit together.
    #[error(transparent)]
    Columns(#[from] arrow_schema::ArrowError),
    /// A file could not be written or read.
    #[error("{file}: {error}")]
    File {
        /// Which.
        file: String,
        /// What the system says.
        error: std::io::Error,
    },
    /// There is nothing to compare or to vary.
    #[error("{0}")]
    Nothing(&'static str),
}

impl StudyError {
    /// What the engine says of it, where it does.
    pub fn phrase(&self) -> Option<Phrase> {
        match self {
            StudyError::Setup(error) => Some(error.phrase()),
            StudyError::Bot(error) => Some(error.phrase()),
            StudyError::Rules(refusal) => Some(refusal.phrase()),
            _ => None,
        }
    }

    /// A file that could not be written or read.
    pub fn file(path: &std::path::Path, error: std::io::Error) -> StudyError {
        StudyError::File { file: path.display().to_string(), error }
    }
}
