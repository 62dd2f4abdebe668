//! Mixed cards: one activation loads cubes, another unloads them for their effect; never both at once.

use crate::actions::Dues;
use crate::agenda::Task;
use crate::board::{Activity, Owner};
use crate::cards::{Card, Effect, Gain, Uses};
use crate::choice::{Choice, first_two};
use crate::happening::{Cause, Happening};
use crate::play::{Look, Play};
use crate::speech::cubes;
use crate::stock::Stock;
use tabletop::{Phrase, phrase};

/// What the cubes of a mixed card cost and do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mixed {
    /// Paid for each cube that is loaded.
    pub load: Dues,
    /// Gained for each cube that is unloaded.
    pub unload: Gain,
}

impl Card {
    fn mixed(self) -> Option<&'static Mixed> {
        match &self.sheet().effect {
            Effect::Mixed(mixed) => Some(mixed),
            _ => None,
        }
    }
}

impl Look<'_> {
    /// What an activation of a card costs at least: nobody who cannot pay this may activate it. Unloading a mixed card is
    /// free, so that only somebody without cubes there must pay.
    pub(crate) fn dues(self, card: Card, owner: Owner) -> Dues {
        match self.state.city.find(card) {
            Some(activity) => self.dues_on(activity, owner),
            None => self.game.print(card).pay,
        }
    }

    /// The same where the card is at hand.
    #[inline(always)]
    pub(crate) fn dues_on(self, activity: &Activity, owner: Owner) -> Dues {
        let print = self.game.print(activity.card);
        let may_unload = print.unloads & (activity.cubes[owner] > 0);
        print.pay.times((!may_unload).into())
    }

    /// Load some cubes, or unload some of those that lie there; at least one, at most as many as there are uses.
    pub(crate) fn mixed_choices(self, uses: Uses) -> impl Iterator<Item = Choice> {
        let owner = self.game.owner(uses.seat);
        let family = &self.state.families[owner];
        let payable =
            uses.card.mixed().map_or(0, |mixed| mixed.load.affordable(family.deniers, family.influence));
        let loaded = self.state.city.cubes(uses.card, owner);
        let load = (1..=uses.left.min(payable)).map(Choice::Load);
        load.chain((1..=uses.left.min(loaded)).map(Choice::Unload))
    }

    /// What loading so many cubes costs, or unloading them brings.
    pub(crate) fn say_mixed(self, card: Card, choice: Choice) -> Phrase {
        let Some(mixed) = card.mixed() else { return Phrase::NOTHING };
        match choice {
            Choice::Load(n) if mixed.load == Dues::NOTHING => {
                phrase!("troyes-say-load", cubes = cubes(n), card = card)
            }
            Choice::Load(n) => {
                let price = mixed.load.times(n.into());
                phrase!("troyes-say-load-for", cubes = cubes(n), card = card, price = price)
            }
            Choice::Unload(n) => {
                phrase!("troyes-say-unload", cubes = cubes(n), card = card, gain = mixed.unload.times(n))
            }
            _ => Phrase::NOTHING,
        }
    }
}

impl Play<'_> {
    /// The player says whether to load or to unload, unless there is only one thing to say.
    pub(crate) fn ask_load_or_unload(&mut self, uses: Uses) {
        match first_two(self.look().mixed_choices(uses)) {
            (Some(only), None) => self.choose_mixed(uses, only),
            _ => self.push(Task::Mixed(uses)),
        }
    }

    /// Cubes are loaded or unloaded.
    pub(crate) fn choose_mixed(&mut self, uses: Uses, choice: Choice) {
        let Uses { card, seat, .. } = uses;
        let owner = self.game.owner(seat);
        let Some(mixed) = card.mixed() else { return };
        match choice {
            Choice::Load(cubes) => {
                self.tell(Happening::Used { owner, card, times: cubes });
                self.pay(owner, mixed.load.times(cubes.into()), Cause::Card(card));
                self.load(owner, card, cubes);
            }
            Choice::Unload(cubes) => {
                self.tell(Happening::Used { owner, card, times: cubes });
                self.unload(owner, card, cubes);
                self.gain(seat, card, mixed.unload, cubes.into());
            }
            _ => {}
        }
    }

    /// Cubes are taken off a card.
    pub(crate) fn unload(&mut self, owner: Owner, card: Card, cubes: u8) {
        if let Some(activity) = self.state.city.find_mut(card) {
            activity.cubes[owner].lose(cubes);
            self.tell(Happening::Unloaded { owner, card, cubes });
        }
    }
}
