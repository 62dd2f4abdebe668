//! The bots that can be played against.

use bots::{Bot, Random};
use tabletop::Game;

/// A bot by its name.
pub fn by_name<G: Game>(spec: &str, seed: u64) -> Result<Box<dyn Bot<G>>, String> {
    match spec {
        "random" => Ok(Box::new(Random::new(seed))),
        _ => Err(format!("there is no bot `{spec}` for this game yet")),
    }
}
