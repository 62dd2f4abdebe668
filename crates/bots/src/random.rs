//! The bot that chooses blindly.

use crate::bot::{Bot, Seen};
use crate::clock::Clock;
use tabletop::{Game, Phrase, phrase};

/// Takes any choice with the same chance.
#[derive(Clone, Debug)]
pub struct Random {
    rng: fastrand::Rng,
}

impl Random {
    /// The same seed chooses the same.
    pub fn new(seed: u64) -> Random {
        Random { rng: fastrand::Rng::with_seed(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn decide(&mut self, seen: &Seen<'_, G>, _clock: &mut Clock) -> G::Choice {
        seen.choices[self.rng.usize(..seen.choices.len())]
    }

    fn reasons(&self) -> Vec<Phrase> {
        vec![phrase!("bot-reason-random")]
    }
}
