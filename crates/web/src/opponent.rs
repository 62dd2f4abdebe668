//! Bots at a table.

use bots::LEVELS;
use tabletop::Phrase;

/// The levels that a lobby offers, the weakest first: name and what to expect of it.
pub fn levels() -> impl ExactSizeIterator<Item = (&'static str, Phrase)> {
    LEVELS.iter().map(|level| (level.name, (level.about)()))
}

/// Whether there is such a level. Programs of other people's are not among them.
pub fn is_level(name: &str) -> bool {
    levels().any(|(level, _)| level == name)
}

/// The level that plays unless somebody asks for another one.
pub const USUAL: &str = "greedy";
/// The level that gives hints.
pub const ADVISER: &str = "search";
