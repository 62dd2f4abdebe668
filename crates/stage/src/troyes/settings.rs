//! Which part of a round something belongs to that befalls the table by itself.

use super::recount::dice_in;
use super::spot::Spot;
use crate::since::Setting;
use crate::spot::counted;
use troyes::board::{Faces, Owner};
use troyes::cards::Event;
use troyes::{Cause, Happening};

/// The part of the round, what it is about and what comes with it.
pub fn setting(happening: &Happening) -> Option<Setting<Spot>> {
    Some(match *happening {
        Happening::Round { .. } => Setting::of("round"),
        Happening::Revealed { card } => Setting::of("cards").with(vec![Spot::Card(card)]),
        Happening::Rolled { owner, dice } => Setting::of("dice").with(dice_in(owner, dice)),
        Happening::Arrived { event } => {
            Setting::of("arrival").about(Spot::Event(event)).with(vec![Spot::Event(event)])
        }
        Happening::TookEffect { event }
        | Happening::CubeLost { event, .. }
        | Happening::Domain { event, .. }
        | Happening::Spared { event, .. }
        | Happening::OutdoorLost { event, .. } => effect(event),
        Happening::Scattered { .. } | Happening::Intruded { .. } | Happening::Possessed { .. } => {
            Setting::of("effect")
        }
        Happening::BlackRolled { dice } | Happening::BlackRaised { dice } => {
            Setting::of("black").with(black(dice))
        }
        Happening::Beat { owner, .. }
        | Happening::Succumbed { owner, .. }
        | Happening::WardedOff { owner, .. } => Setting::of("faced").about(Spot::District(owner)),
        Happening::GainedDeniers { owner, amount, cause } => caused(cause, owner)?.gaining(owner, amount, 1),
        Happening::LostDeniers { owner, amount, cause } => caused(cause, owner)?.gaining(owner, amount, -1),
        Happening::GainedInfluence { owner, cause, .. }
        | Happening::LostInfluence { owner, cause, .. }
        | Happening::GainedVp { owner, cause, .. }
        | Happening::LostVp { owner, cause, .. } => caused(cause, owner)?,
        _ => return None,
    })
}

fn effect(event: Event) -> Setting<Spot> {
    Setting::of("effect").about(Spot::Event(event))
}

/// The part of the round that a cause belongs to; nothing for what people do.
fn caused(cause: Cause, owner: Owner) -> Option<Setting<Spot>> {
    match cause {
        // Each family has its income and pays its salaries before the next one does.
        Cause::Income | Cause::Salaries => Some(Setting::of("income")),
        Cause::Event(event) => Some(effect(event)),
        Cause::BlackDie => Some(Setting::of("faced").about(Spot::District(owner))),
        _ => None,
    }
}

impl Setting<Spot> {
    fn gaining(self, owner: Owner, amount: u16, sign: i32) -> Setting<Spot> {
        self.counting(Spot::District(owner), sign * i32::from(amount))
    }
}

fn black(dice: Faces) -> Vec<Spot> {
    counted(dice.iter()).into_iter().map(|(face, nth)| Spot::Black(face, nth)).collect()
}
