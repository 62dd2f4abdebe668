//! What a seat may answer. One choice is one sentence that a player would say.

use crate::bonus::Bonus;
use crate::building::{Building, Column};
use crate::color::{Color, Resource};
use serde::{Deserialize, Serialize};

/// An answer of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Choice {
    /// The columns' numbers rise to the right.
    Rising,
    /// The columns' numbers fall to the right.
    Falling,
    /// The next column gets this number.
    Number {
        /// 1 to 6.
        number: u8,
    },
    /// Takes a die and pays for it.
    Die {
        /// Its place in the half-day, from 1.
        place: u8,
        /// The resource that pays where any will do.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pay: Option<Resource>,
    },
    /// Gains resources because no die can be paid.
    Compensation,
    /// Changes the die's color.
    Color {
        /// The new color.
        color: Color,
    },
    /// Changes the die's value.
    Value {
        /// The new value.
        value: u8,
    },
    /// Uses the die for resources.
    Gain {
        /// Those of the die's color.
        resource: Resource,
    },
    /// Builds: with the die, or for a bonus.
    Build {
        /// What.
        building: Building,
        /// In which column, by position.
        column: Column,
    },
    /// Takes this bonus before the others.
    Bonus {
        /// Which.
        bonus: Bonus,
    },
    /// Circles a citizen of this color.
    Citizen {
        /// On which track.
        color: Color,
    },
    /// Circles no citizen on another track for one whose own is full.
    Decline,
    /// Leaves it at that.
    Done,
}
