//! Bots at a table.

use bots::{LEVELS, is_offered};
use tabletop::Phrase;

pub use bots::USUAL;

/// The levels that a lobby offers, the weakest first: name and what to expect of it.
pub fn levels() -> impl ExactSizeIterator<Item = (&'static str, Phrase)> {
    LEVELS.iter().map(|level| (level.name, (level.about)()))
}

/// Whether there is such a level, or was. Programs of other people's are not among them.
pub fn is_level(name: &str) -> bool {
    is_offered(name)
}

/// The level for whoever plays for the first time.
pub const EASY: &str = "jehanne";
/// The level for whoever wants to be beaten.
pub const STRONG: &str = "mahaut";
/// The level that gives hints.
pub const ADVISER: &str = "search";
