//! What is told of those who are asked, and what of the past needs no words.

use tabletop::{Phrase, phrase};
use troyes::{Cause, Happening, Kind};

/// What somebody is busy with who is asked a question of this kind.
pub fn busy_with(kind: Kind) -> Phrase {
    match kind {
        Kind::Settle => phrase!("troyes-busy-settles"),
        Kind::Black | Kind::Counter => phrase!("troyes-busy-faces-black-dice"),
        Kind::Turn => phrase!("troyes-busy-chooses"),
        Kind::TurnOver => phrase!("troyes-busy-turns-dice-over"),
        Kind::Ordeal | Kind::Shield => phrase!("troyes-busy-is-struck"),
        Kind::Release => phrase!("troyes-busy-releases"),
        Kind::ExchangeTake | Kind::ExchangeGive => phrase!("troyes-busy-exchanges"),
        _ => phrase!("troyes-busy-acts"),
    }
}

/// Whether a question of this kind goes on with what the same seat has begun.
pub fn is_continuation(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Counter
            | Kind::TurnOver
            | Kind::Cube
            | Kind::TurnBought
            | Kind::Dice
            | Kind::Source
            | Kind::HowManyCubes
            | Kind::HowOften
            | Kind::Either
            | Kind::Mixed
            | Kind::Own
            | Kind::Cubes
            | Kind::PatrolBoost
            | Kind::PatrolWalk
            | Kind::PatrolPost
            | Kind::ExchangeGive
    )
}

/// Dice bought and rolled again are told with their price or without it, but not twice.
pub fn is_implied(happening: &Happening) -> bool {
    let (Happening::GainedDeniers { cause, .. }
    | Happening::LostDeniers { cause, .. }
    | Happening::LostInfluence { cause, .. }) = happening
    else {
        return false;
    };
    matches!(cause, Cause::Dice | Cause::Reroll)
}
