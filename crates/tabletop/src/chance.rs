//! What a game waits for when it waits for chance, and what chance may answer.

use crate::phrase;
use crate::phrase::Phrase;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most dice or things that one chance event may concern.
pub const MOST: usize = 32;

/// What chance answers: faces from 1 for a roll, positions from 0 for a draw.
pub type Outcome = ArrayVec<u8, MOST>;

/// What is awaited from chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaited {
    /// So many dice with so many sides each.
    Roll {
        /// How many dice.
        dice: u8,
        /// Their sides: each face is 1 to this.
        sides: u8,
    },
    /// `take` different things out of `of`, in order.
    Draw {
        /// How many things there are.
        of: u8,
        /// How many of them are drawn.
        take: u8,
    },
}

/// Why chance cannot have answered so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.phrase())]
pub enum OutcomeError {
    /// Another number of dice or positions is awaited.
    Count {
        /// How many there are.
        given: usize,
        /// How many are awaited.
        awaited: u8,
    },
    /// No die shows this.
    Face {
        /// What it shows.
        face: u8,
        /// How many sides the dice have.
        sides: u8,
    },
    /// There are fewer things to draw from.
    Position {
        /// The position, from 0.
        position: u8,
        /// How many there are.
        of: u8,
    },
    /// What lies at this position is drawn already.
    Twice(u8),
}

impl OutcomeError {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        match *self {
            OutcomeError::Count { given, awaited } => {
                phrase!("error-outcome-count", given = given, awaited = awaited)
            }
            OutcomeError::Face { face, sides } => phrase!("error-outcome-face", face = face, sides = sides),
            OutcomeError::Position { position, of } => {
                phrase!("error-outcome-position", position = position, of = of)
            }
            OutcomeError::Twice(position) => phrase!("error-outcome-twice", position = position),
        }
    }
}

impl Awaited {
    /// Whether chance may answer this; if not, why not.
    pub fn check(self, outcome: &[u8]) -> Result<(), OutcomeError> {
        let awaited = match self {
            Awaited::Roll { dice, .. } => dice,
            Awaited::Draw { take, .. } => take,
        };
        if outcome.len() != awaited as usize {
            return Err(OutcomeError::Count { given: outcome.len(), awaited });
        }
        match self {
            Awaited::Roll { sides, .. } => match outcome.iter().find(|&&f| f < 1 || f > sides) {
                Some(face) => Err(OutcomeError::Face { face: *face, sides }),
                None => Ok(()),
            },
            Awaited::Draw { of, .. } => outcome.iter().enumerate().try_for_each(|(i, position)| {
                if *position >= of {
                    Err(OutcomeError::Position { position: *position, of })
                } else if outcome[..i].contains(position) {
                    Err(OutcomeError::Twice(*position))
                } else {
                    Ok(())
                }
            }),
        }
    }
}
