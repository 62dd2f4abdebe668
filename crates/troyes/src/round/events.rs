//! Phase 3: new events arrive, then all events take effect from left to right.

use crate::agenda::Task;
use crate::board::{Building, Color, Owner};
use crate::cards::{Event, EventEffect, EventSet, Toll};
use crate::happening::{Cause, Happening};
use crate::play::{Look, Play};
use crate::round::income::PENALTY;
use crate::stock::Stock;
use arrayvec::ArrayVec;
use tabletop::Awaited;

impl Look<'_> {
    /// The events of a color that nobody has seen yet. Which of the red ones were put aside nobody knows either, so each
    /// is as likely as another.
    pub(crate) fn unseen(self, color: Color) -> EventSet {
        self.game.events_of(color).without(self.state.seen)
    }

    pub(crate) fn arrival_awaited(self, color: Color) -> Option<Awaited> {
        let of = self.unseen(color).len();
        (of > 0).then_some(Awaited::Draw { of, take: 1 })
    }

    /// Whether a neutral citizen is left to enter a building.
    pub(crate) fn has_newcomer(self) -> bool {
        self.state.families[Owner::Grey].supply > 0
    }
}

impl Play<'_> {
    /// A card joins the queue and calls the next one.
    pub(crate) fn arrive(&mut self, color: Color, drawn: u8) {
        self.pop();
        let Some(event) = self.look().unseen(color).iter().nth(drawn as usize) else { return };
        self.state.seen.insert(event);
        self.state.queue.push(event);
        self.tell(Happening::Arrived { event });
        if let Some(color) = self.game.event_print(event).calls {
            self.push(Task::Arrive(color));
        }
        if let EventEffect::Own(ordeal) = event.sheet().effect {
            ordeal.arrive(self, event);
        }
    }

    /// The event at a place of the queue takes effect; after the last one the black dice are rolled.
    pub(crate) fn take_effect(&mut self, index: u8) {
        let Some(event) = self.state.queue.get(index.into()).map(|queued| queued.event) else {
            return self.push(Task::RollBlack);
        };
        self.push(Task::Effect(index + 1));
        self.tell(Happening::TookEffect { event });
        let gathered = self.state.gathered + self.game.event_print(event).black;
        self.state.gathered = gathered.min(self.game.black_dice());
        match &event.sheet().effect {
            EventEffect::OnlyBlackDice | EventEffect::Outlaw(_) => {}
            EventEffect::Toll(_) => self.let_suffer(event, |_, _| true),
            EventEffect::Newcomer(_) => self.push(Task::Newcomer(event)),
            EventEffect::Own(ordeal) => ordeal.resolve(self, event, index.into()),
        }
    }

    /// Those families that have something to suffer do so, in turn order.
    pub(crate) fn let_suffer(&mut self, event: Event, suffers: impl Fn(Look<'_>, Owner) -> bool) {
        let look = self.look();
        let seats = look.round_from(self.state.start).map(|seat| self.game.owner(seat));
        let families: ArrayVec<Owner, 4> =
            seats.filter(|owner| *owner != Owner::Grey && suffers(look, *owner)).collect();
        for owner in families.into_iter().rev() {
            self.strike(event, owner);
        }
    }

    /// A family suffers an event.
    pub(crate) fn suffer(&mut self, event: Event, owner: Owner) {
        match event.sheet().effect {
            EventEffect::Toll(toll) => self.pay_toll(event, toll, owner),
            EventEffect::Own(ordeal) => ordeal.suffer(self, event, owner),
            EventEffect::OnlyBlackDice | EventEffect::Newcomer(_) | EventEffect::Outlaw(_) => {}
        }
    }

    /// A family loses what it must; whoever cannot lose it all loses points too.
    fn pay_toll(&mut self, event: Event, toll: Toll, owner: Owner) {
        let cause = Cause::Event(event);
        let family = &self.state.families[owner];
        let is_short = match toll {
            Toll::DenierPerCitizen(_) | Toll::Deniers(_) => {
                let due = self.look().toll_in_deniers(toll, owner);
                let paid = due.min(family.deniers);
                self.lose_deniers(owner, paid, cause);
                paid < due
            }
            Toll::Influence(due) => {
                let paid = due.min(family.influence);
                self.lose_influence(owner, paid, cause);
                paid < due
            }
        };
        if is_short {
            self.lose_vp(owner, PENALTY, cause);
        }
    }

    /// A neutral citizen enters the row that the die calls, unless that would expel a color twice.
    pub(crate) fn newcomer(&mut self, event: Event, face: u8) {
        self.pop();
        let EventEffect::Newcomer(building) = event.sheet().effect else { return };
        let mut trial = self.state.buildings;
        if trial.enter(self.game.layout(), building, face, Owner::Grey).is_ok() {
            self.state.families[Owner::Grey].supply.lose(1);
            self.tell(Happening::Placed { owner: Owner::Grey, building, face, source: None });
            self.enter(Owner::Grey, building, face);
        }
    }

    /// A card has left the queue: those behind it move up, also for whatever is going through the queue.
    pub(crate) fn close_up(&mut self, removed: usize) {
        for task in &mut self.state.agenda {
            if let Task::Effect(next) = task
                && usize::from(*next) > removed
            {
                *next -= 1;
            }
        }
    }
}

impl Look<'_> {
    /// What a toll in deniers costs an owner.
    pub(crate) fn toll_in_deniers(self, toll: Toll, owner: Owner) -> u16 {
        let citizens = |building: Building| self.state.buildings.count(building, owner);
        match toll {
            Toll::DenierPerCitizen(building) => u16::from(citizens(building)),
            Toll::Deniers(due) => due,
            Toll::Influence(_) => 0,
        }
    }
}
