//! What le Roy does in a turn, decided before a piece is moved, so that it can be told in one sentence.

use crate::board::{Building, Die};
use crate::cards::{Card, Character, Event};
use serde::Serialize;

/// What le Roy does in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// He gains points.
    Gain {
        /// How many.
        vp: u8,
        /// How many dice of his own he spends.
        dice: u8,
        /// The player's die that he buys, if there is one.
        bought: Option<Die>,
        /// What he pays for it.
        price: u16,
    },
    /// He places a citizen.
    Place {
        /// The building.
        building: Building,
        /// The row that the citizen enters, from 0; in the Palace the space.
        row: u8,
    },
    /// He covers every free banner of an event.
    Fill {
        /// The event.
        event: Event,
        /// His cubes, and the dice they cost.
        cubes: u8,
    },
    /// He hires a tradesman.
    Hire {
        /// The card.
        card: Card,
    },
    /// He builds on the Cathedral.
    Build {
        /// The sites of his cubes, one after the other.
        sites: [Option<u8>; 2],
        /// The points for cubes that find no space.
        vp: u8,
    },
    /// He recalls a character.
    Recall {
        /// The next of the pile; if there is none, he gains a point.
        character: Option<Character>,
    },
    /// Nothing can be done.
    Idle,
}

impl Deed {
    /// How many of his own dice le Roy spends, if he has so many. What cannot be done costs what it would have cost.
    pub(super) fn dice(self) -> u8 {
        match self {
            Deed::Gain { dice, .. } => dice,
            Deed::Fill { cubes, .. } => cubes,
            Deed::Build { .. } => 2,
            Deed::Place { .. } | Deed::Hire { .. } | Deed::Idle => 1,
            Deed::Recall { .. } => 0,
        }
    }
}
