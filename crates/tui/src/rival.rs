//! The bots that can be played against.

use bots::{Bot, Evaluate};
use tabletop::CompleteGame;

/// A bot by its name.
pub fn by_name<G: Evaluate + CompleteGame>(spec: &str, seed: u64) -> Result<Box<dyn Bot<G>>, String> {
    bots::by_name(spec, seed).map_err(|error| crate::failure::english(&error.phrase()))
}
