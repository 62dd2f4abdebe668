//! The dice in hand in Troyes: their value, whom they are bought from, and what they reach.

use super::describe::who;
use super::drafts::picked_dice;
use super::spot::Spot;
use super::spots_of::dice_of;
use crate::draft::{Payment, Proposal, Tray};
use tabletop::{Phrase, Seat, phrase};
use troyes::actions::{Appraisal, Reaches, Target};
use troyes::agenda::Task;
use troyes::board::{Die, Group, Owner};
use troyes::cards::Card;
use troyes::{Cause, Choice, Happening, Troyes};

/// What the picked or proposed dice come to.
pub fn tray(game: &Troyes, proposal: &Proposal<Troyes>) -> Option<Tray<Spot>> {
    if let Some(Course { target, cube, group: Some(group) }) = Course::of(proposal) {
        let appraisal = game.appraise(proposal.start(), proposal.seat, target, cube, group)?;
        return Some(Tray {
            pieces: dice_of(group),
            value: appraisal.value.into(),
            needed: appraisal.needed.into(),
            payments: payments(game, proposal.seat, group.dice(), &appraisal.prices),
            reaches: reaches(game, proposal, target, &appraisal),
        });
    }
    loose(game, proposal)
}

/// What is known of the action: its target, the cube and the dice.
pub struct Course {
    pub target: Target,
    pub cube: Option<Card>,
    pub group: Option<Group>,
}

impl Course {
    /// What a proposal, or the plan that is begun, says of the action.
    pub fn of(proposal: &Proposal<Troyes>) -> Option<Course> {
        let begun = match proposal.start().agenda.last() {
            Some(Task::Plan(_, plan)) => {
                Some(Course { target: plan.target, cube: plan.cube.card(), group: plan.group })
            }
            _ => None,
        };
        let target = proposal.choices.first().and_then(|choice| choice.target());
        let mut course = begun.or(target.map(|target| Course { target, cube: None, group: None }))?;
        for choice in &proposal.choices {
            match choice {
                Choice::Cube(card) if course.group.is_none() => course.cube = Some(*card),
                Choice::Dice(group) => course.group = Some(*group),
                _ => {}
            }
        }
        Some(course)
    }
}

/// Dice that are picked before anybody knows what for.
fn loose(game: &Troyes, proposal: &Proposal<Troyes>) -> Option<Tray<Spot>> {
    let pieces: Vec<Spot> = proposal.draft.spots().filter(|spot| matches!(spot, Spot::Die(..))).collect();
    let dice = picked_dice(&pieces);
    if dice.is_empty() || proposal.is_ready {
        return None;
    }
    let owner = game.owner(proposal.seat);
    let price = |die: &Die| if die.owner() == owner { 0 } else { 2 * dice.len() as u16 };
    let prices: Vec<u16> = dice.iter().map(price).collect();
    Some(Tray {
        pieces,
        value: dice.iter().map(|die| u32::from(die.face())).sum(),
        needed: 0,
        payments: payments(game, proposal.seat, &dice, &prices),
        reaches: Vec::new(),
    })
}

/// What is paid to each owner of the dice.
fn payments(game: &Troyes, seat: Seat, dice: &[Die], prices: &[u16]) -> Vec<Payment> {
    let buyer = game.owner(seat);
    let paid = |owner: Owner| {
        let sold = dice.iter().zip(prices).filter(|(die, _)| die.owner() == owner);
        sold.map(|(_, price)| *price).sum::<u16>()
    };
    let sellers = game.owners().filter(|owner| *owner != buyer && paid(*owner) > 0);
    // What a neutral die costs goes to the bank.
    let to = |owner: Owner| (owner != Owner::Grey).then(|| who(game, owner));
    sellers.map(|owner| Payment { to: to(owner), amount: deniers(paid(owner)) }).collect()
}

fn deniers(amount: u16) -> Phrase {
    phrase!("troyes-amount-deniers", amount = amount)
}

/// What the dice reach, and what the proposal gains by it.
fn reaches(game: &Troyes, proposal: &Proposal<Troyes>, target: Target, appraisal: &Appraisal) -> Vec<Phrase> {
    let reach = match &appraisal.reaches {
        Reaches::Uses(uses) => phrase!("troyes-effect-uses", uses = used(proposal).unwrap_or(*uses)),
        Reaches::DieByDie(values) => phrase!("troyes-effect-dice", dice = values.len()),
        Reaches::Sites(sites) => phrase!("troyes-effect-sites", count = sites.len(), sites = sites.to_vec()),
        Reaches::Cubes { placed, left } => {
            let now = fought(proposal).unwrap_or(*placed);
            match left + placed - now {
                0 => phrase!("troyes-reach-counters", cubes = now),
                left => phrase!("troyes-reach-cubes", cubes = now, left = left),
            }
        }
        Reaches::Row(building, row) => {
            phrase!("troyes-effect-row", row = row + 1, building = *building)
        }
        Reaches::Deniers(_) => phrase!("troyes-agriculture"),
        Reaches::Points(points) => phrase!("troyes-effect-points", points = *points),
    };
    let gains = gains(game.owner(proposal.seat), target, proposal.told());
    if gains.is_empty() {
        vec![reach]
    } else {
        vec![phrase!("troyes-reach-gain", reach = reach, gains = gains)]
    }
}

/// How often a card is used in the proposal.
fn used(proposal: &Proposal<Troyes>) -> Option<u8> {
    proposal.told().iter().find_map(|told| match told {
        Happening::Used { times, .. } => Some(*times),
        _ => None,
    })
}

/// How many cubes go on the event that is fought.
fn fought(proposal: &Proposal<Troyes>) -> Option<u8> {
    proposal.told().iter().find_map(|told| match told {
        Happening::Fought { cubes, .. } => Some(*cubes),
        _ => None,
    })
}

/// What somebody gains by an action, as amounts.
fn gains(owner: Owner, target: Target, told: &[Happening]) -> Vec<Phrase> {
    let is_of_action = |cause: &Cause| match (cause, target) {
        (Cause::Card(card), Target::Use(used)) => *card == used,
        (Cause::Banner(_) | Cause::Countered(_) | Cause::Cathedral | Cause::Agriculture, _) => true,
        _ => false,
    };
    let (mut deniers, mut influence, mut vp) = (0, 0, 0);
    for happening in told {
        match happening {
            Happening::GainedDeniers { owner: who, amount, cause }
                if *who == owner && is_of_action(cause) =>
            {
                deniers += amount;
            }
            Happening::GainedInfluence { owner: who, amount, cause }
                if *who == owner && is_of_action(cause) =>
            {
                influence += u16::from(*amount);
            }
            Happening::GainedVp { owner: who, amount, cause } if *who == owner && is_of_action(cause) => {
                vp += amount;
            }
            _ => {}
        }
    }
    [
        (deniers, phrase!("troyes-amount-deniers", amount = deniers)),
        (influence, phrase!("troyes-amount-influence", amount = influence)),
        (vp, phrase!("troyes-amount-vp", amount = vp)),
    ]
    .into_iter()
    .filter_map(|(amount, phrase)| (amount > 0).then_some(phrase))
    .collect()
}
