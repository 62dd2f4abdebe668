//! What the expansion and the variants change: each file holds its whole difference and is called from one-line seams.

mod head_of_family;
pub(crate) mod kings_challenge;
mod tournament;

pub use kings_challenge::{Deed, Rating};
