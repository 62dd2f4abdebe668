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
    let balance = Balance::of(game.owner(proposal.seat), target, proposal.told());
    let (mut gains, costs) = (balance.amounts(1), balance.amounts(-1));
    if gains.is_empty() && matches!(appraisal.reaches, Reaches::Deniers(_)) {
        gains.push(deniers(0));
    }
    vec![match (gains.is_empty(), costs.is_empty()) {
        (true, true) => reach,
        (false, true) => phrase!("troyes-reach-gain", reach = reach, gains = gains),
        (true, false) => phrase!("troyes-reach-cost", reach = reach, costs = costs),
        (false, false) => phrase!("troyes-reach-gain-cost", reach = reach, gains = gains, costs = costs),
    }]
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

/// What an action brings somebody, or, below zero, takes from them.
#[derive(Default)]
struct Balance {
    deniers: i32,
    influence: i32,
    vp: i32,
}

impl Balance {
    fn of(owner: Owner, target: Target, told: &[Happening]) -> Balance {
        let is_of_action = |cause: Cause| match (cause, target) {
            (Cause::Card(card), Target::Use(used)) => card == used,
            (Cause::Banner(_) | Cause::Countered(_) | Cause::Cathedral | Cause::Agriculture, _) => true,
            _ => false,
        };
        let mut balance = Balance::default();
        for happening in told {
            let (who, cause, amount, of) = match *happening {
                Happening::GainedDeniers { owner, amount, cause } => {
                    (owner, cause, i32::from(amount), &mut balance.deniers)
                }
                Happening::LostDeniers { owner, amount, cause } => {
                    (owner, cause, -i32::from(amount), &mut balance.deniers)
                }
                Happening::GainedInfluence { owner, amount, cause } => {
                    (owner, cause, i32::from(amount), &mut balance.influence)
                }
                Happening::LostInfluence { owner, amount, cause } => {
                    (owner, cause, -i32::from(amount), &mut balance.influence)
                }
                Happening::GainedVp { owner, amount, cause } => {
                    (owner, cause, i32::from(amount), &mut balance.vp)
                }
                Happening::LostVp { owner, amount, cause } => {
                    (owner, cause, -i32::from(amount), &mut balance.vp)
                }
                _ => continue,
            };
            if who == owner && is_of_action(cause) {
                *of += amount;
            }
        }
        balance
    }

    /// What is gained, or with a sign of -1, what is given for it.
    fn amounts(&self, sign: i32) -> Vec<Phrase> {
        let amounts = [
            (self.deniers, "troyes-amount-deniers"),
            (self.influence, "troyes-amount-influence"),
            (self.vp, "troyes-amount-vp"),
        ];
        let amounts = amounts.into_iter().map(|(amount, message)| (amount * sign, message));
        amounts
            .filter(|(amount, _)| *amount > 0)
            .map(|(amount, message)| Phrase::new(message, vec![("amount", amount.into())]))
            .collect()
    }
}
