//! What a position is worth to a seat, in the units that people ask for.

use serde::{Deserialize, Serialize, Serializer};
use std::ops::{Add, AddAssign, Sub};

/// What a position is worth to a seat, or by how much that changed.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Measure {
    /// Its own final points.
    #[serde(serialize_with = "rounded")]
    pub points: f64,
    /// Its points less those of the others, of whom the strongest count most; its own points where nobody can do anything
    /// about the others.
    #[serde(serialize_with = "rounded")]
    pub lead: f64,
    /// Its chance to win, from 0 to 1; nothing where nobody plays against it.
    #[serde(serialize_with = "rounded_if_any")]
    pub win: Option<f64>,
}

/// With four decimals: enough for everybody, and the same on every machine.
pub(crate) fn rounded<S: Serializer>(number: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(round(*number))
}

fn rounded_if_any<S: Serializer>(number: &Option<f64>, serializer: S) -> Result<S::Ok, S::Error> {
    number.map(round).serialize(serializer)
}

fn round(number: f64) -> f64 {
    // Adding zero makes no difference but to a negative zero.
    (number * 1e4).round() / 1e4 + 0.0
}

impl Add for Measure {
    type Output = Measure;

    fn add(self, other: Measure) -> Measure {
        let win = match (self.win, other.win) {
            (Some(one), Some(other)) => Some(one + other),
            (one, other) => one.or(other),
        };
        Measure { points: self.points + other.points, lead: self.lead + other.lead, win }
    }
}

impl AddAssign for Measure {
    fn add_assign(&mut self, other: Measure) {
        *self = *self + other;
    }
}

impl Sub for Measure {
    type Output = Measure;

    fn sub(self, other: Measure) -> Measure {
        self + other * -1.0
    }
}

impl std::ops::Mul<f64> for Measure {
    type Output = Measure;

    fn mul(self, by: f64) -> Measure {
        Measure { points: self.points * by, lead: self.lead * by, win: self.win.map(|win| win * by) }
    }
}
