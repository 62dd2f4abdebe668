//! The die in hand in Troyes Dice: its value, its price, and what it brings.

use super::spot::Spot;
use crate::draft::{Payment, Proposal, Tray};
use tabletop::{Phrase, phrase};
use troyes_dice::{ByResource, Happening, Resource, TroyesDice};

/// What the picked die comes to.
pub fn tray(proposal: &Proposal<TroyesDice>) -> Option<Tray<Spot>> {
    let mut die = proposal.start().turns.get(proposal.seat.index()).and_then(|turn| {
        let place = turn.place.filter(|_| turn.action.is_none())?;
        Some((Spot::Die(place + 1), turn.value))
    });
    let mut paid = ByResource::<u8>::default();
    let mut brings: Vec<Phrase> = Vec::new();
    let taken = proposal.taken_spots().into_iter().find(|spot| matches!(spot, Spot::Die(_)));
    for happening in proposal.told() {
        match happening {
            Happening::Took { value, paid: price, .. } => {
                die = taken.map(|spot| (spot, *value));
                Resource::ALL.into_iter().for_each(|resource| paid[resource] += price[resource]);
            }
            Happening::Recolored { knowledge, .. } => paid[Resource::Knowledge] += knowledge,
            Happening::Revalued { value, influence, .. } => {
                paid[Resource::Influence] += influence;
                die = die.map(|(spot, _)| (spot, *value));
            }
            Happening::Committed { .. } => break,
            happening => brings.extend(brought(happening)),
        }
    }
    let (spot, value) = die?;
    let is_paid = |resource: &Resource| paid[*resource] > 0;
    let payments = Resource::ALL.into_iter().filter(is_paid);
    Some(Tray {
        pieces: vec![spot],
        value: value.into(),
        needed: 0,
        payments: payments
            .map(|resource| Payment { to: None, amount: resource.amount(paid[resource]) })
            .collect(),
        reaches: brings,
    })
}

/// What something brings, in a word or two.
fn brought(happening: &Happening) -> Option<Phrase> {
    match happening {
        Happening::Built { building, .. } => Some(phrase!("dice-reach-builds", building = *building)),
        Happening::Resources { resource, circled, .. } if *circled > 0 => Some(resource.amount(*circled)),
        Happening::Citizens { color, amount, .. } => {
            Some(phrase!("dice-citizens", color = *color, amount = *amount))
        }
        _ => None,
    }
}
