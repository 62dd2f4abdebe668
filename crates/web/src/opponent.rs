//! Bots at a table.

use crate::board::BoardRenderer;
use crate::played_game::{Thinking, Thought};
use bots::{Budget, Clock, LEVELS, by_name, is_offered};
use std::time::Duration;
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

/// A decision to be computed elsewhere. `said` has a phrase for each choice; `luck` is what the bot guesses with. `None` if
/// there is no such bot.
pub fn thinking<G: BoardRenderer>(
    asked: host::Thinking<G>,
    said: Vec<(G::Choice, Phrase)>,
    level: &str,
    time: Duration,
    luck: u64,
) -> Option<Thinking> {
    let mut bot = by_name::<G>(level, luck).ok()?;
    Some(Box::new(move |cancel| {
        let mut clock = Clock::new(Budget::Time(time)).with_cancel(cancel.clone());
        let decided = asked.decide(bot.as_mut(), &mut clock);
        let say = said.into_iter().find(|(choice, _)| *choice == decided.choice).map(|(_, say)| say);
        Thought {
            text: asked.game().write(decided.choice),
            say: say.unwrap_or_default(),
            reasons: decided.reasons,
        }
    }))
}
