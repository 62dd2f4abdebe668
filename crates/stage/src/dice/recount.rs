//! What a half-day of Troyes Dice was about, once it is revealed.

use super::spot::Spot;
use crate::draft::Payment;
use crate::since::{Account, Recounted};
use tabletop::Seat;
use troyes_dice::{Action, Building, Happening, Resource, TroyesDice};

impl Recounted for TroyesDice {
    fn actor(&self, happening: &Happening) -> Option<Seat> {
        match happening {
            Happening::Revealed { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    fn recount(&self, who: Seat, happenings: &[&Happening]) -> Account<Spot> {
        let mut account = Account { target: Some(Spot::Player(who)), ..Account::default() };
        for happening in happenings {
            let Happening::Revealed { action, drawn, spent, .. } = happening else { continue };
            let built = Building::ALL.into_iter();
            let built = built.flat_map(|b| drawn[b].iter().map(move |at| Spot::Building(b, at)));
            account.spots.extend(built);
            if let Some(Action::Gain(resource)) = action {
                account.spots.push(Spot::Resource(*resource));
            }
            let paid = Resource::ALL.into_iter().filter(|resource| spent[*resource] > 0);
            account.payments =
                paid.map(|resource| Payment { to: None, amount: resource.amount(spent[resource]) }).collect();
        }
        account
    }
}
