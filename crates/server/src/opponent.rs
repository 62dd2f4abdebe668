//! Bots at a table: the seam to whatever thinks for them.

use crate::face::Face;
use crate::play::{Thinking, Thought};
use std::time::Duration;
use tabletop::Seat;

/// The levels that a lobby offers: name and what a person is told of it.
pub fn levels() -> Vec<(&'static str, &'static str)> {
    vec![("random", "chooses at random")]
}

/// A decision to be computed elsewhere. `said` has a sentence for each choice. `None` if nothing is asked.
pub fn thinking<G: Face>(
    game: G,
    _seat: Seat,
    _view: G::View,
    choices: Vec<G::Choice>,
    said: Vec<String>,
    _level: &str,
    _time: Duration,
) -> Option<Thinking> {
    let picked = fastrand::usize(..choices.len().max(1));
    let (choice, say) = (*choices.get(picked)?, said.get(picked)?.clone());
    Some(Box::new(move || Thought {
        text: game.write(choice),
        say,
        reasons: vec!["It was as good as any other.".into()],
    }))
}

/// The level that gives hints.
pub fn adviser() -> &'static str {
    levels().last().map_or("random", |(name, _)| name)
}
