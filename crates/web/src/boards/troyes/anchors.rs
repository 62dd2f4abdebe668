//! Where pieces stand that nobody points at: the names between which they move.

use stage::Spot as _;
use stage::troyes::Spot;
use troyes::actions::Source;
use troyes::board::Owner;
use troyes::cards::{Card, Event};

/// A tradesman on an Activity card.
pub fn tradesman(card: Card, owner: Owner) -> String {
    format!("tradesman-{}-{}", card.id(), owner.name())
}

/// An owner's cubes on an Activity card.
pub fn card_cubes(card: Card, owner: Owner) -> String {
    format!("cubes-{}-{}", card.id(), owner.name())
}

/// A banner of an event, from 0.
pub fn banner(event: Event, index: usize) -> String {
    format!("banner-{}-{index}", event.id())
}

/// A citizen on the event Possession.
pub fn possessed(owner: Owner) -> String {
    format!("possessed-{}", owner.name())
}

/// A level of a site, from 0.
pub fn level(site: u8, level: usize) -> String {
    format!("site-{site}-{level}")
}

/// All dice of a district.
pub fn dice(owner: Owner) -> String {
    format!("dice-{}", owner.name())
}

/// All black dice.
pub const BLACK: &str = "black";

/// A family's guard.
pub fn guard(owner: Owner) -> String {
    format!("guard-{}", owner.name())
}

/// An owner's cubes on the activity of a level.
pub fn post(level: usize, owner: Owner) -> String {
    format!("post-{level}-{}", owner.name())
}

/// Where a citizen comes from.
pub fn source(owner: Owner, source: Source) -> String {
    match source {
        Source::Supply => Spot::Supply(owner).id(),
        Source::Reserve => Spot::Reserve(owner).id(),
        Source::Card(from) => tradesman(from, owner),
        Source::Space(from) => Spot::Space(from).id(),
        Source::Lying(from) => Spot::Lying(from, owner).id(),
    }
}
