//! Banquets and Raids: eight two-sided tiles, three of them in play, each beside a plaza of one color.

use crate::by::Key;
use crate::printed::Banquets;
use serde::{Deserialize, Serialize};
use tabletop::{Component, Phrase};

/// A tile of the expansion, named after what both of its sides are about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Tile {
    /// Influence counts twice; or does not work on this die.
    Value,
    /// Knowledge counts twice; or does not work on this die.
    Color,
    /// The die is free; or costs a denier more.
    Price,
    /// More citizens with a Fortress; or the die costs an influence more.
    Fortress,
    /// Resources with a Cathedral; or the die costs a knowledge more.
    Cathedral,
    /// A die more for the Great Hall; or the die builds no prestige building.
    GreatHall,
    /// A citizen more with a work building; or the die has value 0.
    Work,
    /// The black die becomes an ordinary one; or an ordinary one black.
    Black,
}

impl Tile {
    /// All tiles in the order of the rulebook.
    pub const ALL: [Tile; 8] = [
        Tile::Value,
        Tile::Color,
        Tile::Price,
        Tile::Fortress,
        Tile::Cathedral,
        Tile::GreatHall,
        Tile::Work,
        Tile::Black,
    ];
}

impl Key for Tile {
    const ALL: &'static [Tile] = &Tile::ALL;

    fn index(self) -> usize {
        self as usize
    }

    fn word(self) -> &'static str {
        match self {
            Tile::Value => "value",
            Tile::Color => "color",
            Tile::Price => "price",
            Tile::Fortress => "fortress",
            Tile::Cathedral => "cathedral",
            Tile::GreatHall => "great_hall",
            Tile::Work => "work",
            Tile::Black => "black",
        }
    }
}

/// The side of a tile that is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Good for those who take the die.
    Banquet,
    /// Bad for them, for the rest of the game.
    Raid,
}

/// A tile in play with the side that is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Laid {
    /// Which tile.
    pub tile: Tile,
    /// Its side.
    pub side: Side,
}

impl Laid {
    /// A tile as it lies at the beginning.
    pub const fn banquet(tile: Tile) -> Laid {
        Laid { tile, side: Side::Banquet }
    }

    /// A tile after its plaza was destroyed.
    pub const fn raid(tile: Tile) -> Laid {
        Laid { tile, side: Side::Raid }
    }

    /// The id of this side in `cards`.
    pub const fn id(self) -> &'static str {
        match (self.side, self.tile) {
            (Side::Banquet, Tile::Value) => "banquet_value",
            (Side::Banquet, Tile::Color) => "banquet_color",
            (Side::Banquet, Tile::Price) => "banquet_price",
            (Side::Banquet, Tile::Fortress) => "banquet_fortress",
            (Side::Banquet, Tile::Cathedral) => "banquet_cathedral",
            (Side::Banquet, Tile::GreatHall) => "banquet_great_hall",
            (Side::Banquet, Tile::Work) => "banquet_work",
            (Side::Banquet, Tile::Black) => "banquet_black",
            (Side::Raid, Tile::Value) => "raid_value",
            (Side::Raid, Tile::Color) => "raid_color",
            (Side::Raid, Tile::Price) => "raid_price",
            (Side::Raid, Tile::Fortress) => "raid_fortress",
            (Side::Raid, Tile::Cathedral) => "raid_cathedral",
            (Side::Raid, Tile::GreatHall) => "raid_great_hall",
            (Side::Raid, Tile::Work) => "raid_work",
            (Side::Raid, Tile::Black) => "raid_black",
        }
    }

    /// What this side does.
    pub(crate) fn rule(self, figures: &Banquets) -> Phrase {
        let rule = Component::from(self).says("rule");
        match self.amount(figures) {
            Some(amount) => rule.with("amount", amount),
            None => rule,
        }
    }

    /// The figure of this side, where it has one.
    fn amount(self, figures: &Banquets) -> Option<u8> {
        match (self.side, self.tile) {
            (Side::Banquet, Tile::Value) => Some(figures.value),
            (Side::Banquet, Tile::Color) => Some(figures.color),
            (Side::Banquet, Tile::Cathedral) => Some(figures.cathedral_resources),
            (Side::Banquet, Tile::GreatHall) => Some(figures.great_hall_dice),
            (Side::Banquet, Tile::Work) => Some(figures.work_citizens),
            (Side::Raid, Tile::Price) => Some(figures.raid_deniers),
            (Side::Raid, Tile::Fortress) => Some(figures.raid_influence),
            (Side::Raid, Tile::Cathedral) => Some(figures.raid_knowledge),
            (Side::Banquet, Tile::Price | Tile::Fortress | Tile::Black)
            | (Side::Raid, Tile::Value | Tile::Color | Tile::GreatHall | Tile::Work | Tile::Black) => None,
        }
    }
}
