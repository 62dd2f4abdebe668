//! The names of the places on the board: what [`crate::Face::touches`] calls spots, and where pieces stand.

use troyes::actions::Source;
use troyes::board::{Building, Owner};
use troyes::cards::{Card, Event};

/// The Cathedral as a whole.
pub const CATHEDRAL: &str = "cathedral";
/// The fields outside the wall.
pub const AGRICULTURE: &str = "agriculture";

/// The gatehouse, where patrols begin.
pub const PATROL: &str = "patrol";

/// An Activity card.
pub fn card(card: Card) -> String {
    format!("card-{}", card.id())
}

/// A tradesman on an Activity card.
pub fn tradesman(card: Card, owner: Owner) -> String {
    format!("tradesman-{}-{}", card.id(), owner.name())
}

/// An owner's cubes on an Activity card.
pub fn card_cubes(card: Card, owner: Owner) -> String {
    format!("cubes-{}-{}", card.id(), owner.name())
}

/// An event.
pub fn event(event: Event) -> String {
    format!("event-{}", event.id())
}

/// A banner of an event, from 0.
pub fn banner(event: Event, index: usize) -> String {
    format!("banner-{}-{index}", event.id())
}

/// A citizen on the event Possession.
pub fn possessed(owner: Owner) -> String {
    format!("possessed-{}", owner.name())
}

/// A building as a whole.
pub fn building(building: Building) -> String {
    building.id().replace('_', "-")
}

/// A space of a building, from 0.
pub fn space(building: Building, index: usize) -> String {
    format!("space-{}-{index}", building.id())
}

/// Where a family's citizen lies expelled from a building.
pub fn lying(building: Building, owner: Owner) -> String {
    format!("lying-{}-{}", building.id(), owner.name())
}

/// A site of the Cathedral, from 1.
pub fn site(site: u8) -> String {
    format!("site-{site}")
}

/// A level of a site, from 0.
pub fn level(site: u8, level: usize) -> String {
    format!("site-{site}-{level}")
}

/// A family's district.
pub fn district(owner: Owner) -> String {
    format!("district-{}", owner.name())
}

/// All dice of a district.
pub fn dice(owner: Owner) -> String {
    format!("dice-{}", owner.name())
}

/// A family's citizens at hand.
pub fn supply(owner: Owner) -> String {
    format!("supply-{}", owner.name())
}

/// A family's citizens in the general supply.
pub fn reserve(owner: Owner) -> String {
    format!("reserve-{}", owner.name())
}

/// A family's disc on the influence track.
pub fn influence(owner: Owner) -> String {
    format!("influence-{}", owner.name())
}

/// A space of the wall, from 0.
pub fn wall(space: u8) -> String {
    format!("wall-{space}")
}

/// A family's guard.
pub fn guard(owner: Owner) -> String {
    format!("guard-{}", owner.name())
}

/// The activity outside the gate of a level, from 0.
pub fn outpost(level: usize) -> String {
    format!("gate-{level}")
}

/// An owner's cubes on the activity of a level.
pub fn post(level: usize, owner: Owner) -> String {
    format!("post-{level}-{}", owner.name())
}

/// Where a citizen comes from.
pub fn source(owner: Owner, source: Source) -> String {
    match source {
        Source::Supply => supply(owner),
        Source::Reserve => reserve(owner),
        Source::Card(from) => tradesman(from, owner),
        Source::Space(from) => space(from.building, from.index.into()),
        Source::Lying(from) => lying(from, owner),
    }
}
