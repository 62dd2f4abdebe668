//! Bots at a table.

use crate::face::BoardRenderer;
use crate::play::{Thinking, Thought};
use bots::{Budget, Clock, LEVELS, Seen, by_name};
use std::time::Duration;
use tabletop::{Phrase, Seat};

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

/// A decision to be computed elsewhere. `said` has a phrase for each choice. `None` if nothing is asked, or if there
/// is no such bot.
pub fn thinking<G: BoardRenderer>(
    game: G,
    seat: Seat,
    view: G::View,
    choices: Vec<G::Choice>,
    said: Vec<Phrase>,
    level: &str,
    time: Duration,
) -> Option<Thinking> {
    let first = *choices.first()?;
    let mut bot = by_name::<G>(level, fastrand::u64(..)).ok()?;
    Some(Box::new(move |cancel| {
        let mut clock = Clock::new(Budget::Time(time)).with_cancel(cancel.clone());
        let decided = bot.decide(&Seen { game: &game, seat, view: &view, choices: &choices }, &mut clock);
        let place = choices.iter().position(|choice| *choice == decided);
        Thought {
            text: game.write(if place.is_some() { decided } else { first }),
            say: said.get(place.unwrap_or(0)).cloned().unwrap_or_default(),
            reasons: bot.reasons(),
        }
    }))
}
