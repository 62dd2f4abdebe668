//! One player's scoresheet.

use crate::building::{Building, Column, Columns};
use crate::by::{ByBuilding, ByColor, ByResource};
use crate::color::{Color, Resource};
use serde::{Deserialize, Serialize};

/// Everything a player has circled, drawn around, crossed out and written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sheet {
    /// The columns in which each building is drawn around.
    pub drawn: ByBuilding<Columns>,
    /// The columns in which a district's die is crossed out.
    pub crossed: ByColor<Columns>,
    /// Resources circled on each track.
    pub circled: ByResource<u8>,
    /// Resources crossed out again because they were spent.
    pub spent: ByResource<u8>,
    /// Citizens circled on each track.
    pub citizens: ByColor<u8>,
    /// The number written beside the character that each row has, in the order of [`Building::ALL`]; 0 for none.
    pub multiplier: ByBuilding<u8>,
}

impl Sheet {
    /// How many of a resource may be spent.
    pub fn purse(&self, resource: Resource) -> u8 {
        self.circled[resource] - self.spent[resource]
    }

    /// Crosses out resources; the caller has looked that they are there.
    pub fn spend(&mut self, resource: Resource, amount: u8) {
        self.spent[resource] += amount;
    }

    /// The columns in which a building may yet be drawn.
    pub fn open(&self, building: Building) -> Columns {
        self.drawn[building].outside(self.crossed[building.color()])
    }

    /// Whether the black die cannot harm this column.
    pub fn is_protected(&self, column: Column) -> bool {
        self.drawn[Building::Fortress].contains(column)
    }

    /// The black die attacks: crosses out the die unless a Fortress protects its column. Whether that changed anything.
    pub fn attack(&mut self, color: Color, column: Column) -> bool {
        let harm = !self.is_protected(column) && !self.crossed[color].contains(column);
        if harm {
            self.crossed[color].insert(column);
        }
        harm
    }

    /// Citizens circled on all tracks.
    pub fn all_citizens(&self) -> u8 {
        self.citizens.0.iter().sum()
    }
}
