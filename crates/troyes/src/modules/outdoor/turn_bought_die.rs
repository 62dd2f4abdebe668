//! The side whose cube turns over a die that is bought.

use super::{Outdoor, OutdoorSheet, Perk};
use crate::actions::{Target, TurnSlot};
use crate::board::{Group, Owner};
use crate::cards::Card;
use crate::play::{Look, Play};

pub const TURN_BOUGHT_DIE: OutdoorSheet = OutdoorSheet {
    id: "turn_bought_die",
    name: "Turning a bought die",
    rule: "A cube turns over one die that you buy for an action, from an opponent or from the neutral district. What you take \
           for nothing is not bought.",
    perk: Perk::TurnBoughtDie,
};

/// The same group with one of its bought dice turned over, in every way.
pub(crate) fn turned(group: Group, prices: [u16; 3]) -> impl Iterator<Item = Group> {
    (0..group.len()).filter_map(move |i| {
        let is_repeat = i > 0
            && group.dice()[i - 1] == group.dice()[i]
            && prices[i - 1] > 0
            && group.is_marked(i - 1) == group.is_marked(i);
        (prices[i] > 0 && !is_repeat).then(|| group.with_turned(i))
    })
}

impl Look<'_> {
    /// Whether an owner may turn over a bought die in this action.
    pub(crate) fn may_turn_bought(self, owner: Owner) -> bool {
        self.may_use(owner, Outdoor::TurnBoughtDie)
    }

    /// Whether a target can be carried out with a bought die turned over.
    pub(crate) fn may_with_turn(self, owner: Owner, target: Target, cube: Option<Card>) -> bool {
        self.may_turn_bought(owner) && self.any_turned_offer(owner, target, cube)
    }

    /// Whether the player must still say if a bought die is turned over.
    pub(crate) fn turn_slot(self, owner: Owner, target: Target, cube: Option<Card>) -> TurnSlot {
        if self.may_with_turn(owner, target, cube) { TurnSlot::Open } else { TurnSlot::Plain }
    }
}

impl Play<'_> {
    pub(crate) fn use_turn(&mut self, owner: Owner, turn: TurnSlot) {
        if turn == TurnSlot::Turned {
            self.use_outdoor(owner, Outdoor::TurnBoughtDie);
            self.answered(Outdoor::TurnBoughtDie);
        }
    }
}
