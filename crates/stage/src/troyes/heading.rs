//! The headings under which choices are listed.

use tabletop::{Component, Phrase, Seat, phrase};
use troyes::{Choice, Troyes};

/// The heading under which a choice is listed.
pub fn heading(game: &Troyes, seat: Seat, choice: Choice) -> Option<Phrase> {
    let owner = game.owner(seat);
    Some(match choice {
        Choice::Use(card) => phrase!("troyes-heading-activities", color = game.print(card).color),
        Choice::Build | Choice::Farm | Choice::Patrol => phrase!("troyes-heading-places"),
        Choice::Fight(_) => phrase!("troyes-heading-events"),
        Choice::Place(_) => phrase!("troyes-heading-citizen"),
        Choice::Reroll(_) | Choice::Recruit | Choice::TurnOver => phrase!("troyes-heading-influence"),
        Choice::Pass => phrase!("troyes-heading-pass"),
        Choice::Dice(dice) => {
            let bought = dice.dice().iter().filter(|die| die.owner() != owner).count();
            phrase!("troyes-heading-dice", bought = bought)
        }
        Choice::Settle(space) => Component::from(space.building).name(),
        _ => return None,
    })
}
