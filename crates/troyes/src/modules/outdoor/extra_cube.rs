//! The side whose cube moves on to another card.

use super::{Outdoor, OutdoorSheet, Perk};
use crate::agenda::Task;
use crate::board::Owner;
use crate::cards::Card;
use crate::choice::Choice;
use crate::play::{Look, Play};
use tabletop::Seat;

pub const EXTRA_CUBE: OutdoorSheet = OutdoorSheet {
    id: "extra_cube",
    name: "Extra cube",
    rule: "When you activate a delayed or mixed card, a cube may move from here to another delayed, mixed or \
           until-the-end card, whatever its color; no tradesman of yours need be there.",
    perk: Perk::ExtraCube,
};

impl<'a> Look<'a> {
    /// The cards on to which a cube may move when `card` has been activated.
    pub(crate) fn extra_cube_cards(self, owner: Owner, card: Card) -> impl Iterator<Item = Card> + use<'a> {
        let has_cube = self.may_use(owner, Outdoor::ExtraCube);
        let keepers = self.state.city.iter().map(|activity| activity.card);
        keepers.filter(move |other| has_cube && *other != card && other.sheet().effect.is_delayed())
    }
}

impl Play<'_> {
    /// A card is activated: once its effect is over a cube may move.
    pub(crate) fn offer_extra_cube(&mut self, seat: Seat, card: Card) {
        let owner = self.game.owner(seat);
        if self.look().may_use(owner, Outdoor::ExtraCube) && card.sheet().effect.is_delayed() {
            self.push(Task::ExtraCube(seat, card));
        }
    }

    /// The cube moves on to a card, or stays.
    pub(crate) fn choose_extra_cube(&mut self, seat: Seat, choice: Choice) {
        self.pop();
        let owner = self.game.owner(seat);
        if let Choice::Onto(card) = choice {
            self.use_outdoor(owner, Outdoor::ExtraCube);
            self.load(owner, card, 1);
        }
    }
}
