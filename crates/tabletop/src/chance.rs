//! What a game waits for when it waits for chance, and what chance may answer.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most dice or things that one chance event may concern.
pub const MOST: usize = 32;

/// What chance answers: faces from 1 for a roll, positions from 0 for a draw.
pub type Outcome = ArrayVec<u8, MOST>;

/// What is awaited from chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

impl Awaited {
    /// Whether chance may answer this; if not, why not.
    pub fn check(self, outcome: &[u8]) -> Result<(), String> {
        let wanted = match self {
            Awaited::Roll { dice, .. } => dice,
            Awaited::Draw { take, .. } => take,
        };
        if outcome.len() != wanted as usize {
            return Err(format!("{} numbers where {wanted} are awaited", outcome.len()));
        }
        match self {
            Awaited::Roll { sides, .. } => match outcome.iter().find(|&&f| f < 1 || f > sides) {
                Some(face) => Err(format!("{face} is not a face of a die with {sides} sides")),
                None => Ok(()),
            },
            Awaited::Draw { of, .. } => outcome.iter().enumerate().try_for_each(|(i, thing)| {
                if *thing >= of {
                    Err(format!("{thing} is not one of the {of} things counted from 0"))
                } else if outcome[..i].contains(thing) {
                    Err(format!("{thing} is drawn twice"))
                } else {
                    Ok(())
                }
            }),
        }
    }
}
