//! Le Roy's deeds as sentences.

use crate::board::Building;
use crate::modules::kings_challenge::Deed;
use crate::say::{count, say_die};
use crate::troyes::Troyes;

impl Troyes {
    /// What le Roy does, as the end of the sentence that begins with his roll.
    pub(crate) fn say_deed(&self, deed: Deed) -> String {
        match deed {
            Deed::Gain { vp, bought: Some(die), price, .. } => {
                format!("{vp} VP, and he buys the {} for {}", say_die(die), count(price, "denier"))
            }
            Deed::Gain { vp, .. } => format!("{vp} VP, all with his own dice"),
            Deed::Place { building, row } => format!("a citizen in the {}", self.say_row(building, row)),
            Deed::Fill { event, cubes } => format!("{} on {}", count(cubes, "cube"), event.name()),
            Deed::Hire { card } => format!("a tradesman for {}", card.name()),
            Deed::Build { sites: [Some(first), Some(second)], .. } => {
                format!("two cubes on the Cathedral, sites {first} and {second}")
            }
            Deed::Build { sites: [Some(site), None], vp: 0 } => {
                format!("a cube on the Cathedral, site {site}")
            }
            Deed::Build { sites: [Some(site), None], vp } => {
                format!("a cube on the Cathedral, site {site}, and {vp} VP for the other")
            }
            Deed::Build { vp, .. } => format!("the Cathedral is full, {vp} VP instead"),
            Deed::Recall { character: Some(character) } => format!("{} is recalled", character.name()),
            Deed::Recall { character: None } => "no character is left to recall".into(),
            Deed::Idle => "nothing he can do".into(),
        }
    }

    /// A row of a building, which only le Roy enters without a face of his own.
    pub(crate) fn say_row(&self, building: Building, row: u8) -> String {
        let faces: Vec<String> =
            self.layout().faces(building, row.into()).map(|face| face.to_string()).collect();
        match building {
            Building::Palace => format!("Palace, space {}", row + 1),
            _ => format!("{}, row of {}", building.name(), faces.join("·")),
        }
    }
}
