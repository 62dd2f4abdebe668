//! Everything on the table, as plain data.

use crate::banquets::Laid;
use crate::bonus::{Bonus, Waiting};
use crate::building::{Building, Column};
use crate::color::{Color, Resource};
use crate::options::MOST_PLAYERS;
use crate::sheet::Sheet;
use crate::wheel::{Die, Half, NOTCHES, Numbering, Plaza, notch};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The whole game at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct State {
    /// What lies in the middle of the table.
    pub town: Town,
    /// The sheets as everybody knows them: without what is being chosen in this half-day.
    pub sheets: ArrayVec<Sheet, { MOST_PLAYERS as usize }>,
    /// What each seat does in this half-day, for its own eyes until all have chosen.
    pub turns: ArrayVec<Turn, { MOST_PLAYERS as usize }>,
}

/// What the game is doing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The order of the plazas is awaited.
    Plazas,
    /// The sides of the plazas are awaited.
    Sides,
    /// Three tiles of the expansion are awaited.
    Tiles,
    /// The die for the first column's number is awaited.
    FirstNumber,
    /// The town crier lets the numbers rise or fall.
    Direction,
    /// The town crier numbers the columns one by one.
    Numbers,
    /// The four dice are awaited.
    Roll,
    /// Everybody chooses.
    Choose,
    /// Nothing more.
    Over,
}

/// What lies in the middle of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Town {
    /// What the game is doing.
    pub phase: Phase,
    /// The day, from 1.
    pub day: u8,
    /// Morning or afternoon.
    pub half: Half,
    /// The plazas clockwise by notch.
    pub plazas: [Plaza; NOTCHES],
    /// The expansion's tiles beside the plazas of one color, in the order in which the figures list those.
    pub tiles: [Option<Laid>; 3],
    /// The numbers above the columns.
    pub numbering: Numbering,
    /// The dice of this half-day by place.
    pub dice: [Die; 4],
}

impl Town {
    /// Before anything has happened.
    pub const EMPTY: Town = Town {
        phase: Phase::Plazas,
        day: 1,
        half: Half::Morning,
        plazas: [Plaza { tile: 0, flipped: false }; NOTCHES],
        tiles: [None; 3],
        numbering: Numbering::EMPTY,
        dice: [Die::NONE; 4],
    };

    /// The plaza at a place of this half-day.
    pub fn plaza(&self, place: u8) -> Plaza {
        self.plazas[notch(self.day, self.half, place)]
    }
}

/// What a seat is to decide next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Which die.
    Die,
    /// What to do with the die, whose color and value may both be changed before.
    Color,
    /// What to do with the die, whose value may be changed before.
    Value,
    /// What to do with the die as it is.
    Action,
    /// Which of several bonuses first.
    Order,
    /// What to build for a bonus, and where.
    Build(Bonus),
    /// On which track to circle a citizen whose own track is full.
    Overflow,
    /// Which citizen comes to the Fortress's banquet.
    Guest,
    /// Whether to leave it at that.
    Done,
    /// Nothing: the seat waits for the others.
    Committed,
}

/// What a seat uses its half-day for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Resources for a die.
    Gain(Resource),
    /// A building for a die.
    Build(Building, Column),
    /// One of each resource, because no die could be paid.
    Compensation,
}

/// One seat's half-day: its sheet as it is being written on, and what is still open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Turn {
    /// The sheet with everything chosen so far.
    pub sheet: Sheet,
    /// What is to be decided next.
    pub stage: Stage,
    /// The place of the chosen die.
    pub place: Option<u8>,
    /// The chosen die's color, changed or not.
    pub color: Color,
    /// The chosen die's value, changed or not.
    pub value: u8,
    /// What the half-day was used for.
    pub action: Option<Action>,
    /// Bonuses won and not yet taken.
    pub waiting: Waiting,
    /// The level on which bonuses wait that are won now.
    pub level: u8,
    /// Citizens whose own track is full, to be circled elsewhere.
    pub overflow: u8,
    /// Whether a yellow or white citizen still comes to the Fortress's banquet.
    pub guest: bool,
}

impl Turn {
    /// A half-day that begins with this sheet.
    pub fn new(sheet: Sheet, stage: Stage) -> Turn {
        Turn {
            sheet,
            stage,
            place: None,
            color: Color::Red,
            value: 0,
            action: None,
            waiting: Waiting::default(),
            level: 1,
            overflow: 0,
            guest: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small_enough_to_be_copied_freely() {
        assert!(size_of::<Sheet>() <= 24, "a sheet has {} bytes", size_of::<Sheet>());
        assert!(size_of::<State>() < 1024, "a state has {} bytes", size_of::<State>());
    }
}
