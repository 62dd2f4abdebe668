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
        let has_cube = self.may_spend(owner, Outdoor::ExtraCube);
        let keepers = self.state.city.iter().map(|activity| activity.card);
        keepers.filter(move |other| has_cube && *other != card && other.sheet().effect.is_delayed())
    }
}

impl Play<'_> {
    /// A card is activated: once its effect is over a cube may move.
    pub(crate) fn offer_extra_cube(&mut self, seat: Seat, card: Card) {
        let owner = self.game.owner(seat);
        if self.look().may_spend(owner, Outdoor::ExtraCube) && card.sheet().effect.is_delayed() {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Scene;
    use Owner::{Blue, Green};

    fn workshop() -> Scene {
        Scene::new(2, "ramparts")
            .outside(Outdoor::ExtraCube)
            .posted(Outdoor::ExtraCube, Blue, 2)
            .card(Card::Priest, &[Blue])
            .card(Card::Merchant, &[Blue])
            .dice("W6@blue Y6@blue W1@green")
    }

    #[test]
    fn extra_cube() {
        let mut scene = workshop().card(Card::Militia, &[]);
        scene.play(["use priest", "dice W6@blue"]);
        assert_eq!(scene.offered(), ["onto militia", "keep"]);
        scene.play(["onto militia"]);
        assert_eq!(
            (scene.state.city.cubes(Card::Militia, Blue), scene.posts(Outdoor::ExtraCube, Blue)),
            (1, 1)
        );
        assert_eq!(scene.state.city.cubes(Card::Priest, Blue), 2);
        assert_eq!(scene.asked(), Some(Green));
    }

    #[test]
    fn an_immediate_card_does_not_move_it() {
        let mut scene = workshop().card(Card::Militia, &[]);
        scene.play(["use merchant", "dice Y6@blue"]);
        assert_eq!(scene.asked(), Some(Green));
    }

    #[test]
    fn without_another_card_that_keeps_cubes_nobody_is_asked() {
        let mut scene = workshop();
        scene.play(["use priest", "dice W6@blue"]);
        assert_eq!((scene.asked(), scene.posts(Outdoor::ExtraCube, Blue)), (Some(Green), 2));
    }
}
