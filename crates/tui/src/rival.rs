//! The bots that can be played against.

use bots::{Bot, BotError, Evaluate};

/// A bot by its name.
pub fn by_name<G: Evaluate>(spec: &str, seed: u64) -> Result<Box<dyn Bot<G>>, BotError> {
    bots::by_name(spec, seed)
}
