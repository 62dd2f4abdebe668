//! The chance of a game, such that games that run alike meet the same.

use tabletop::{Awaited, Cup, Game, Outcome, Seat, Seed};

/// The chance of one deal: the same for every seat order, as far as the games run alike. Every event draws from a
/// cup of its own, so that a die more in one round does not change the cards of the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    seed: u64,
    number: u64,
}

impl Deal {
    /// The deal of this number among those of a seed.
    pub fn new(seed: u64, number: u64) -> Deal {
        Deal { seed, number }
    }

    /// Which of the deals of its seed it is.
    pub fn number(self) -> u64 {
        self.number
    }

    fn seed_for(self, what: u64, which: u64) -> Seed {
        let mut bytes = [0; 32];
        for (part, number) in bytes.chunks_exact_mut(8).zip([self.seed, self.number, what, which]) {
            part.copy_from_slice(&number.to_le_bytes());
        }
        Seed(bytes)
    }

    /// A seed for the bot of a seat.
    pub fn bot_seed(self, seat: Seat) -> u64 {
        let mut cup = Cup::new(self.seed_for(u64::MAX, u64::from(seat.0)));
        u64::from(cup.below(u32::MAX)) << 32 | u64::from(cup.below(u32::MAX))
    }
}

/// Answers for chance in one game of a deal.
#[derive(Clone, Debug)]
pub struct Dealer {
    deal: Deal,
    chapter: u32,
    /// How often chance has answered in this chapter.
    event: u32,
}

impl Dealer {
    /// Whoever answers in a game that begins.
    pub fn new(deal: Deal) -> Dealer {
        Dealer { deal, chapter: 0, event: 0 }
    }

    /// What is rolled or drawn now.
    pub fn answer<G: Game>(&mut self, game: &G, state: &G::State, awaited: Awaited) -> Outcome {
        let chapter = game.chapter(state);
        if chapter != self.chapter {
            (self.chapter, self.event) = (chapter, 0);
        }
        self.event += 1;
        Cup::new(self.deal.seed_for(u64::from(chapter), u64::from(self.event - 1))).answer(awaited)
    }
}
