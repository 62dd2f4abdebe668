//! What is printed on wheel, plazas, sheet and tiles, ready for play and for those who draw it.

use crate::bonus::Bonus;
use crate::building::Building;
use crate::by::ByColor;
use crate::color::Color;
use crate::gain::{Gain, PerDie};
use crate::wheel::NOTCHES;

/// The figures, read once and ready for play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// Days and prices.
    pub wheel: Wheel,
    /// The two sides of each plaza tile.
    pub plazas: [[Color; 2]; NOTCHES],
    /// The three tracks of resources.
    pub resources: ResourceTrack,
    /// The three tracks of citizens.
    pub citizens: CitizenTrack,
    /// The citizen that the Fortress of each column gives.
    pub fortress: [Color; 6],
    /// How many citizens a work building gives.
    pub work_citizens: u8,
    /// What the Great Hall of each column gives.
    pub great_hall: [PerDie; 6],
    /// The row that the Cathedral of each column scores.
    pub cathedral: [Building; 6],
    /// The points for each building of a row, by the order in which Cathedrals are built.
    pub multiplier: [u8; 6],
    /// Knowledge for another color.
    pub color_change: u8,
    /// Influence for one step of value.
    pub value_change: u8,
    /// So many unspent resources of a kind are worth a point.
    pub resources_for_a_point: u8,
    /// What each link gives, in the order of [`Bonus::ALL`].
    pub links: [Gain; Bonus::LINKS],
    /// The tiles of the expansion.
    pub banquets: Banquets,
    pub(crate) achievements: Thresholds,
}

/// Days and prices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wheel {
    /// How many days a game has.
    pub days: u8,
    /// The first day on which black dice attack the sheets.
    pub attacks_from_day: u8,
    /// By place: so many of any one resource.
    pub any_resource: [u8; 4],
    /// By place: so many deniers.
    pub deniers: [u8; 4],
    /// Of each resource, for a player who can pay for no die.
    pub compensation: u8,
}

/// A track of resources.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResourceTrack {
    /// How many there are to be circled.
    pub length: u8,
    /// How many are circled before the first day.
    pub start: u8,
    /// Bit n: the n-th resource brings a citizen.
    pub citizens_at: u32,
}

impl ResourceTrack {
    /// Whether the n-th resource, counted from 1, brings a citizen.
    pub const fn brings_citizen(&self, n: u8) -> bool {
        self.citizens_at & (1 << n) != 0
    }
}

/// A track of citizens with what stands along it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CitizenTrack {
    /// How many there are to be circled.
    pub length: u8,
    /// Where the three bonuses for full columns stand, in the order of [`Bonus::COLUMNS`].
    pub columns_at: [u8; 3],
    /// How many of each resource the first of them gives.
    pub column_resources: u8,
    /// Where a prestige building is won.
    pub fifteenth_at: u8,
    /// Which two of them there are to choose from.
    pub fifteenth: ByColor<[Building; 2]>,
    /// Where two citizens are won.
    pub twentieth_at: u8,
    /// Of which colors.
    pub twentieth: ByColor<[Color; 2]>,
}

/// What the tiles of the expansion give and cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Banquets {
    /// How far one price of influence changes a die.
    pub value: u8,
    /// Knowledge for another color.
    pub color: u8,
    /// More dice for a Great Hall.
    pub great_hall_dice: u8,
    /// More citizens for a work building.
    pub work_citizens: u8,
    /// Of each resource, for a Cathedral.
    pub cathedral_resources: u8,
    /// Deniers more for a raided die.
    pub raid_deniers: u8,
    /// Influence more for a raided die.
    pub raid_influence: u8,
    /// Knowledge more for a raided die.
    pub raid_knowledge: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Thresholds {
    pub games: u32,
    pub vp: [i32; 3],
    pub win_above: i32,
    pub character: i32,
    pub citizens: u8,
}
