//! What an action of Troyes was about.

use super::describe::who;
use super::pieces::seat_of;
use super::settings;
use super::spot::Spot;
use super::spots_of::dice_of;
use crate::draft::Payment;
use crate::since::{Account, Recounted, Setting};
use crate::spot::counted;
use tabletop::{Seat, phrase};
use troyes::board::{Die, Owner, Pool};
use troyes::{Happening, Troyes};

impl Recounted for Troyes {
    fn actor(&self, happening: &Happening) -> Option<Seat> {
        match happening {
            Happening::RoyRolled { .. } => seat_of(self, Owner::Grey),
            _ => None,
        }
    }

    fn recount(&self, _: Seat, happenings: &[&Happening]) -> Account<Spot> {
        let mut account = Account::default();
        let mut paid: Vec<(Owner, u16)> = Vec::new();
        for happening in happenings {
            match **happening {
                Happening::Spent { dice, .. } => account.dice = dice_of(dice),
                Happening::Beat { owner, dice, .. } => account.dice = dice_in(owner, dice),
                Happening::RoySpent { dice } => account.dice = dice_in(Owner::Grey, dice),
                Happening::Bought { die, price, .. } if price > 0 => paid.push((die.owner(), price)),
                _ => {}
            }
            if let Some(spot) = place_of(happening) {
                match account.target {
                    None => account.target = Some(spot),
                    Some(target) if target == spot || account.spots.contains(&spot) => {}
                    Some(_) => account.spots.push(spot),
                }
            }
        }
        account.payments = payments(self, &paid);
        account
    }

    fn setting(&self, happening: &Happening) -> Option<Setting<Spot>> {
        settings::setting(happening)
    }
}

/// What is paid to each owner. What a neutral die costs goes to the bank.
fn payments(game: &Troyes, paid: &[(Owner, u16)]) -> Vec<Payment> {
    let of = |owner: Owner| paid.iter().filter(|(to, _)| *to == owner).map(|(_, price)| *price).sum::<u16>();
    let sellers = game.owners().map(|owner| (owner, of(owner))).filter(|(_, price)| *price > 0);
    sellers
        .map(|(owner, price)| Payment {
            to: (owner != Owner::Grey).then(|| who(game, owner)),
            amount: phrase!("troyes-amount-deniers", amount = price),
        })
        .collect()
}

/// The dice of an owner as they lie.
pub fn dice_in(owner: Owner, dice: Pool) -> Vec<Spot> {
    let dice = dice.iter().map(|(color, face)| Die::new(owner, color, face));
    counted(dice).into_iter().map(|(die, nth)| Spot::Die(die, nth)).collect()
}

/// Where something happened.
fn place_of(happening: &Happening) -> Option<Spot> {
    Some(match *happening {
        Happening::Hired { card, .. }
        | Happening::Used { card, .. }
        | Happening::Loaded { card, .. }
        | Happening::Unloaded { card, .. } => Spot::Card(card),
        Happening::Built { site, .. } | Happening::Razed { site, .. } => Spot::Site(site),
        Happening::Fought { event, .. } | Happening::Countered { event, .. } => Spot::Event(event),
        Happening::Placed { building, .. } => Spot::Building(building),
        Happening::Settled { building, index, .. } => Spot::Space(troyes::board::Space { building, index }),
        Happening::Farmed { .. } => Spot::Agriculture,
        Happening::Patrolled { .. } => Spot::Patrol,
        Happening::Walked { to, .. } => Spot::Wall(to),
        Happening::Passed { .. } => Spot::Pass,
        Happening::Recruited { owner } => Spot::Supply(owner),
        Happening::Turned { owner, .. } => Spot::District(owner),
        Happening::Rerolled { die, face } => Spot::Die(Die::new(die.owner(), die.color(), face), 0),
        Happening::Beat { owner, .. } | Happening::Succumbed { owner, .. } => Spot::District(owner),
        _ => return None,
    })
}
