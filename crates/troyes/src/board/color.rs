//! The three domains of the city: military, religious, civil.

use serde::{Deserialize, Serialize};

/// A domain: its dice, its cards, its building.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Color {
    /// Military.
    Red,
    /// Religious.
    White,
    /// Civil.
    Yellow,
}

impl Color {
    /// All three, in the order in which dice and cards are listed.
    pub const ALL: [Color; 3] = [Color::Red, Color::White, Color::Yellow];

    /// Its word.
    pub const fn name(self) -> &'static str {
        ["red", "white", "yellow"][self as usize]
    }

    /// The color with this word.
    pub fn named(word: &str) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.name() == word)
    }

    /// Its building.
    pub const fn building(self) -> Building {
        Building::ALL[self as usize]
    }
}

/// A principal building; each belongs to a color.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Building {
    /// Red.
    Palace,
    /// White.
    Bishopric,
    /// Yellow.
    CityHall,
}

impl Building {
    /// All three, in the order of their colors.
    pub const ALL: [Building; 3] = [Building::Palace, Building::Bishopric, Building::CityHall];

    /// The color of its citizens' dice.
    pub const fn color(self) -> Color {
        Color::ALL[self as usize]
    }

    /// Its word in choices and records.
    pub const fn id(self) -> &'static str {
        ["palace", "bishopric", "city_hall"][self as usize]
    }

    /// The building with this word.
    pub fn with_id(id: &str) -> Option<Building> {
        Building::ALL.into_iter().find(|building| building.id() == id)
    }
}

/// The color of a die that lies on the square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum DieColor {
    /// A soldier's die.
    Red,
    /// A cleric's die.
    White,
    /// A civilian's die.
    Yellow,
    /// The head of a family: takes the color it is used as.
    Purple,
}

impl DieColor {
    /// All four.
    pub const ALL: [DieColor; 4] = [DieColor::Red, DieColor::White, DieColor::Yellow, DieColor::Purple];

    /// Its letter in records.
    pub const fn letter(self) -> char {
        ['R', 'W', 'Y', 'P'][self as usize]
    }

    /// Its word.
    pub const fn name(self) -> &'static str {
        ["red", "white", "yellow", "purple"][self as usize]
    }

    /// Whether a die of this color may be used as `color`.
    pub const fn serves(self, color: Color) -> bool {
        self as u8 == color as u8 || matches!(self, DieColor::Purple)
    }
}

impl From<Color> for DieColor {
    fn from(color: Color) -> DieColor {
        DieColor::ALL[color as usize]
    }
}
