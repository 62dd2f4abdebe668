//! The three colors of the city, and what each stands for.

use crate::by::Key;
use serde::{Deserialize, Serialize};

/// A district's color: of plazas, dice, buildings and citizens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Color {
    /// Noble: influence, knights, Fortress, Count's Palace.
    Red,
    /// Civil: deniers, artisans, Great Hall, City Hall.
    Yellow,
    /// Religious: knowledge, priests, Cathedral, Bishopric.
    White,
}

impl Color {
    /// All colors, in the order of the sheet.
    pub const ALL: [Color; 3] = [Color::Red, Color::Yellow, Color::White];

    /// The resource of this color.
    pub const fn resource(self) -> Resource {
        Resource::ALL[self as usize]
    }

    /// The two other colors.
    pub const fn others(self) -> [Color; 2] {
        match self {
            Color::Red => [Color::Yellow, Color::White],
            Color::Yellow => [Color::Red, Color::White],
            Color::White => [Color::Red, Color::Yellow],
        }
    }
}

impl Key for Color {
    const ALL: &'static [Color] = &Color::ALL;

    fn index(self) -> usize {
        self as usize
    }

    fn word(self) -> &'static str {
        match self {
            Color::Red => "red",
            Color::Yellow => "yellow",
            Color::White => "white",
        }
    }
}

/// What is circled on a district's own track and spent from it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Resource {
    /// Changes the value of a die.
    Influence,
    /// Buy dice.
    Deniers,
    /// Changes the color of a die.
    Knowledge,
}

impl Resource {
    /// All resources, in the order of the sheet.
    pub const ALL: [Resource; 3] = [Resource::Influence, Resource::Deniers, Resource::Knowledge];

    /// The color of this resource's track.
    pub const fn color(self) -> Color {
        Color::ALL[self as usize]
    }
}

impl Key for Resource {
    const ALL: &'static [Resource] = &Resource::ALL;

    fn index(self) -> usize {
        self as usize
    }

    fn word(self) -> &'static str {
        match self {
            Resource::Influence => "influence",
            Resource::Deniers => "deniers",
            Resource::Knowledge => "knowledge",
        }
    }
}
