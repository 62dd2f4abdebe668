//! The side whose cube protects during the events.

use super::{Outdoor, OutdoorSheet, Perk};
use crate::agenda::Task;
use crate::board::Owner;
use crate::cards::{Event, EventEffect, Toll};
use crate::choice::Choice;
use crate::happening::{Cause, Happening};
use crate::play::{Look, Play};
use tabletop::Seat;

pub const SHIELD: OutdoorSheet = OutdoorSheet {
    id: "shield",
    name: "Shield",
    rule: "A cube counters the highest black die when it is your turn to face it, for 1 influence as usual. Or it spares you \
           what Drought, Civil War, Heresy, Harsh Winter or Interrupted Work would take from you.",
    perk: Perk::Shield,
};

impl Look<'_> {
    /// Whether an owner has a shield left.
    pub(crate) fn has_shield(self, owner: Owner) -> bool {
        self.state.ramparts.cubes(Outdoor::Shield, owner) > 0
    }

    /// Who decides about a shield before an owner suffers an event; nobody if there is none or nothing to be spared.
    pub(crate) fn shield_asked(self, event: Event, owner: Owner) -> Option<Seat> {
        owner.seat().filter(|_| self.has_shield(owner) && self.threatens(event, owner))
    }

    /// Whether an event would take something from an owner.
    fn threatens(self, event: Event, owner: Owner) -> bool {
        match event.sheet().effect {
            EventEffect::Toll(Toll::Influence(due)) => due > 0,
            EventEffect::Toll(toll) => self.toll_in_deniers(toll, owner) > 0,
            EventEffect::Own(ordeal) => ordeal.threatens(self, event, owner),
            EventEffect::OnlyBlackDice | EventEffect::Newcomer(_) => false,
        }
    }
}

impl Play<'_> {
    /// An event is about to strike an owner, who may ward it off with a shield first.
    pub(crate) fn strike(&mut self, event: Event, owner: Owner) {
        self.push(Task::Suffer(event, owner));
    }

    /// The shield is used, or the event suffered.
    pub(crate) fn choose_shield(&mut self, event: Event, owner: Owner, choice: Choice) {
        self.pop();
        match choice {
            Choice::Outdoor(side) => {
                self.use_outdoor(owner, side);
                self.tell(Happening::Spared { owner, event });
            }
            _ => self.suffer(event, owner),
        }
    }

    /// The shield stops the highest black die.
    pub(crate) fn ward_off(&mut self, seat: Seat) {
        let owner = self.game.owner(seat);
        let face = self.state.black.highest();
        self.state.black.remove(face);
        self.use_outdoor(owner, Outdoor::Shield);
        self.tell(Happening::WardedOff { owner, face });
        self.gain_influence(owner, 1, Cause::BlackDie);
    }
}
