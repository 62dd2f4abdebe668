//! What a game does not accept.

use crate::seat::Seat;

/// Why a choice or an outcome was not accepted. The state is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The seat is not asked anything now.
    #[error("it is not seat {}'s turn to choose", .0.0)]
    NotAsked(Seat),
    /// The choice is not among those offered.
    #[error("this is not offered now; `next` lists every choice")]
    NotOffered,
    /// Dice or an order were given although none are awaited.
    #[error("no dice and no order are awaited now")]
    NoChanceAwaited,
    /// The dice or the order are impossible.
    #[error("impossible outcome: {0}")]
    Impossible(String),
    /// The game is over.
    #[error("the game is over")]
    Over,
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The options contradict each other or the number of players.
    #[error("options: {0}")]
    Options(String),
    /// The figures file is wrong somewhere.
    #[error(transparent)]
    Figures(#[from] crate::figures::FiguresError),
}
