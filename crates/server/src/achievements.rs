//! What people earn beyond a single game. Whoever starts a server may bring [`Achievements`]; they are asked once
//! for every game that was played at a table from its beginning to its end.

use serde::{Deserialize, Serialize};
use std::fmt;
use tabletop::{Record, Seats};

/// Something that somebody has earned with a game and had not earned before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Achievement {
    /// The seat that has earned it.
    pub seat: u8,
    /// Its name.
    pub name: String,
    /// What it took, as a sentence.
    pub sentence: String,
}

/// Why a game could not be written down. It is asked again when the table is opened the next time.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct AchievementsError(pub String);

/// Keeps what people earn, in all their games.
pub trait Achievements: fmt::Debug + Send + Sync {
    /// What these people have newly earned with a finished game. A game that is told twice counts once.
    fn award(&self, record: &Record, people: Seats) -> Result<Vec<Achievement>, AchievementsError>;
}
