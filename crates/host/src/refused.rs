//! Why something was not done at a table.

use tabletop::{Phrase, Refusal, Seat, phrase};

/// Why something was not done at a table. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum Refused {
    /// The question has been answered, or taken back, meanwhile.
    Stale {
        /// The number that was answered.
        answered: usize,
        /// The number of the question that is open now.
        open: usize,
    },
    /// The seat is not asked anything.
    NotAsked(Seat),
    /// No such choice is offered.
    NotOffered,
    /// What is said to have fallen was not awaited or cannot be.
    Chance(Refusal),
    /// The game is over.
    Over,
    /// There is nothing to take back: since the last choice dice fell, a card was revealed, or somebody else chose.
    NothingToTakeBack,
    /// Nothing has happened yet.
    NothingHappened,
    /// The last step came from dice that nobody may roll again.
    ChanceStands,
    /// A moment that this game does not have.
    NoSuchMoment,
}

impl Refused {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refused::Stale { .. } => phrase!("refused-stale"),
            Refused::NotAsked(_) => phrase!("refused-not-asked"),
            Refused::NotOffered | Refused::Chance(_) => phrase!("refused-not-offered"),
            Refused::Over => phrase!("refused-over"),
            Refused::NothingToTakeBack => phrase!("refused-nothing-to-take-back"),
            Refused::NothingHappened => phrase!("refused-nothing-happened"),
            Refused::ChanceStands => phrase!("refused-chance-stands"),
            Refused::NoSuchMoment => phrase!("refused-no-such-moment"),
        }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        match refusal {
            Refusal::NotAsked(seat) => Refused::NotAsked(seat),
            Refusal::NotOffered => Refused::NotOffered,
            Refusal::Over => Refused::Over,
            Refusal::NoChanceAwaited | Refusal::Impossible(_) => Refused::Chance(refusal),
        }
    }
}
