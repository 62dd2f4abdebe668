//! The wheel: nine plazas, four of them in use each half-day, and the dice on them.

use crate::building::Column;
use serde::{Deserialize, Serialize};

/// How many notches the wheel has.
pub const NOTCHES: usize = 9;

/// Morning or afternoon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Half {
    /// The light part of the wheel.
    Morning,
    /// The dark part of the wheel.
    Afternoon,
}

impl Half {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Half::Morning => "morning",
            Half::Afternoon => "afternoon",
        }
    }
}

/// The notch at a place (0 to 3 clockwise) of a half-day: the day's number lies on the notch before the morning.
pub const fn notch(day: u8, half: Half, place: u8) -> usize {
    let first = day as usize + if matches!(half, Half::Morning) { 0 } else { 4 };
    (first + place as usize) % NOTCHES
}

/// A plaza tile in its notch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Plaza {
    /// Which of the nine tiles, by its place in the figures.
    pub tile: u8,
    /// Whether its second side is up.
    pub flipped: bool,
}

/// What a die is good for in this half-day.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Nature {
    /// Transparent: anybody may use it.
    Clear,
    /// Black: it destroys its plaza and attacks.
    Black,
    /// The black die at a banquet: it harms nobody and anybody may use it.
    Guest,
    /// A transparent die that raiders have turned black.
    Raider,
}

/// A die on a plaza.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Die {
    /// The face, 1 to 6; 0 before any roll.
    pub face: u8,
    /// What it is good for.
    pub nature: Nature,
}

impl Die {
    /// No die yet.
    pub const NONE: Die = Die { face: 0, nature: Nature::Clear };

    /// Whether players may use it.
    pub const fn is_usable(self) -> bool {
        matches!(self.nature, Nature::Clear | Nature::Guest)
    }
}

/// Puts three clear faces and a black one on the four places: in rising order, black first among equals.
pub fn placed(clear: [u8; 3], black: u8) -> [Die; 4] {
    let clear = clear.map(|face| Die { face, nature: Nature::Clear });
    let mut dice = [Die { face: black, nature: Nature::Black }, clear[0], clear[1], clear[2]];
    dice.sort_by_key(|die| (die.face, die.nature != Nature::Black));
    dice
}

/// The number above each column, the same in all districts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Numbering(pub [u8; 6]);

impl Numbering {
    /// 1 to 6 from left to right, as in a first game.
    pub const FIRST_GAME: Numbering = Numbering([1, 2, 3, 4, 5, 6]);
    /// Nothing written yet.
    pub const EMPTY: Numbering = Numbering([0; 6]);

    /// Rising or falling to the right from a first value, 1 following 6.
    pub fn from(first: u8, rising: bool) -> Numbering {
        let step = if rising { 1 } else { 5 };
        Numbering(std::array::from_fn(|i| (first - 1 + step * i as u8) % 6 + 1))
    }

    /// The number above a column.
    pub const fn of(&self, column: Column) -> u8 {
        self.0[column.index()]
    }

    /// The column with this number.
    pub fn column(&self, number: u8) -> Option<Column> {
        Column::ALL.into_iter().find(|column| self.of(*column) == number && number > 0)
    }

    /// Whether a number stands above some column already.
    pub fn has(&self, number: u8) -> bool {
        self.0.contains(&number)
    }
}
