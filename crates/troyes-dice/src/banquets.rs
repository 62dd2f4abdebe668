//! Banquets and Raids: eight two-sided tiles, three of them in play, each beside a plaza of one color.

use crate::by::Key;
use crate::color::Resource;
use crate::printed::Banquets;
use serde::{Deserialize, Serialize};

/// A tile of the expansion, named after what both of its sides are about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Good for those who take the die.
    Banquet,
    /// Bad for them, for the rest of the game.
    Raid,
}

/// A tile in play with the side that is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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

    /// Its name in sentences.
    pub const fn name(self) -> &'static str {
        match (self.side, self.tile) {
            (Side::Banquet, Tile::Value) => "Banquet of influence",
            (Side::Banquet, Tile::Color) => "Banquet of knowledge",
            (Side::Banquet, Tile::Price) => "Banquet of the free die",
            (Side::Banquet, Tile::Fortress) => "Banquet of the Fortress",
            (Side::Banquet, Tile::Cathedral) => "Banquet of the Cathedral",
            (Side::Banquet, Tile::GreatHall) => "Banquet of the Great Hall",
            (Side::Banquet, Tile::Work) => "Banquet of the workers",
            (Side::Banquet, Tile::Black) => "Banquet of the black die",
            (Side::Raid, Tile::Value) => "Raid on influence",
            (Side::Raid, Tile::Color) => "Raid on knowledge",
            (Side::Raid, Tile::Price) => "Raid for a denier",
            (Side::Raid, Tile::Fortress) => "Raid for influence",
            (Side::Raid, Tile::Cathedral) => "Raid for knowledge",
            (Side::Raid, Tile::GreatHall) => "Raid on prestige",
            (Side::Raid, Tile::Work) => "Raid of nothing",
            (Side::Raid, Tile::Black) => "Raid of the black die",
        }
    }

    /// What this side does, in our own words.
    pub(crate) fn rule(self, figures: &Banquets) -> String {
        let costs_more =
            |resource: Resource, amount| format!("This die costs {} more.", resource.amount(amount));
        match (self.side, self.tile) {
            (Side::Banquet, Tile::Value) => {
                format!("One price of influence changes this die by up to {}.", figures.value)
            }
            (Side::Raid, Tile::Value) => "Influence does not change this die.".into(),
            (Side::Banquet, Tile::Color) => {
                format!("Another color costs this die only {}.", Resource::Knowledge.amount(figures.color))
            }
            (Side::Raid, Tile::Color) => "Knowledge does not change this die.".into(),
            (Side::Banquet, Tile::Price) => "This die is free.".into(),
            (Side::Raid, Tile::Price) => costs_more(Resource::Deniers, figures.raid_deniers),
            (Side::Banquet, Tile::Fortress) => {
                "A Fortress built with this die also gives a red citizen and a yellow or white one.".into()
            }
            (Side::Raid, Tile::Fortress) => costs_more(Resource::Influence, figures.raid_influence),
            (Side::Banquet, Tile::Cathedral) => {
                let amount = figures.cathedral_resources;
                format!("A Cathedral built with this die also gives {amount} of each resource.")
            }
            (Side::Raid, Tile::Cathedral) => costs_more(Resource::Knowledge, figures.raid_knowledge),
            (Side::Banquet, Tile::GreatHall) => {
                let dice = figures.great_hall_dice;
                format!("A Great Hall built with this die counts {dice} more of the dice it wants.")
            }
            (Side::Raid, Tile::GreatHall) => "This die builds no prestige building.".into(),
            (Side::Banquet, Tile::Work) => {
                let citizens = figures.work_citizens;
                format!("A work building built with this die gives {citizens} more of its citizens.")
            }
            (Side::Raid, Tile::Work) => "This die has value 0; influence may raise it.".into(),
            (Side::Banquet, Tile::Black) => {
                "The black die harms nobody here and may be used like any other; then the tile is turned.".into()
            }
            (Side::Raid, Tile::Black) => {
                "A clear die here is black too: it destroys the plaza, and from the third day on a die of every sheet."
                    .into()
            }
        }
    }
}
