//! What the expansion and the variants change: each file holds its whole difference and is called from one-line seams.

mod head_of_family;
pub(crate) mod kings_challenge;
mod outdoor;
mod rampart_guards;
mod tournament;
mod wall;

pub use kings_challenge::{Deed, Rating};
pub(crate) use outdoor::{MOST_PARTNERS, PATROL, turned};
pub use outdoor::{Moment, Outdoor, OutdoorSheet, Perk};
pub use rampart_guards::{Patrol, Stage};
pub(crate) use wall::Wall;
