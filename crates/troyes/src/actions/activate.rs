//! Action 1: activate an Activity card, hiring a tradesman first if none of the player's is there.

use crate::actions::group::Strength;
use crate::actions::{Source, Target};
use crate::agenda::Task;
use crate::cards::{Card, Effect, Uses};
use crate::happening::{Cause, Happening};
use crate::play::Play;
use tabletop::Seat;

impl Play<'_> {
    /// The tradesman takes the most valuable free space, or the picture.
    pub(crate) fn hire(&mut self, seat: Seat, card: Card, source: Source) {
        let owner = self.game.owner(seat);
        self.take_citizen(owner, source);
        if let Some(activity) = self.state.city.find_mut(card) {
            activity.welcome(owner);
        }
        self.tell(Happening::Hired { owner, card, source });
        self.pay(owner, self.game.print(card).hire, Cause::Hire(card));
    }

    /// The card is used as often as the group allows, or as often as the player says where that matters.
    pub(crate) fn activate(&mut self, seat: Seat, card: Card, strength: &Strength) {
        let owner = self.game.owner(seat);
        let effect = &card.sheet().effect;
        if let Effect::DieByDie(gains, _) = effect {
            return self.use_die_by_die(seat, card, gains, strength.values());
        }
        let uses = strength.total() / self.game.print(card).divisor.max(1);
        if let Effect::Mixed(_) = effect {
            return self.ask_load_or_unload(Uses::new(card, seat, uses));
        }
        if !effect.asks_how_often(self.look(), owner) {
            return self.used(seat, card, uses);
        }
        let family = &self.state.families[owner];
        let dues = self.look().dues(card, owner);
        let most = uses.min(dues.affordable(family.deniers, family.influence));
        if most > 1 {
            self.push(Task::HowOften { seat, target: Target::Use(card), most });
        } else {
            self.used(seat, card, most);
        }
    }

    /// The card is used so many times.
    pub(crate) fn used(&mut self, seat: Seat, card: Card, times: u8) {
        self.tell(Happening::Used { owner: self.game.owner(seat), card, times });
        self.use_card(seat, card, times);
    }
}
