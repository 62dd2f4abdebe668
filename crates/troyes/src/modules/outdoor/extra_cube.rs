//! The side whose cube moves on to another card.

use super::{Outdoor, OutdoorSheet, Perk};
use crate::actions::Dues;
use crate::agenda::Task;
use crate::board::Owner;
use crate::cards::{Card, Effect};
use crate::choice::Choice;
use crate::happening::Cause;
use crate::play::{Look, Play};
use tabletop::Seat;

pub const EXTRA_CUBE: OutdoorSheet = OutdoorSheet { id: "extra_cube", perk: Perk::ExtraCube };

impl<'a> Look<'a> {
    /// The cards on to which a cube may move when `card` has been activated.
    pub(crate) fn extra_cube_cards(self, owner: Owner, card: Card) -> impl Iterator<Item = Card> + use<'a> {
        let has_cube = self.may_spend(owner, Outdoor::ExtraCube);
        let keepers = self.state.city.iter().map(|activity| activity.card);
        let family = &self.state.families[owner];
        let is_payable = |dues: Dues| dues.affordable(family.deniers, family.influence) > 0;
        keepers.filter(move |other| {
            has_cube && *other != card && other.sheet().effect.keeps_cubes().is_some_and(is_payable)
        })
    }
}

impl Play<'_> {
    /// A card is activated: once its effect is over a cube may move.
    pub(crate) fn offer_extra_cube(&mut self, seat: Seat, card: Card) {
        let owner = self.game.owner(seat);
        let is_right = matches!(card.sheet().effect, Effect::Delayed(_) | Effect::Mixed(_));
        if is_right && self.look().may_spend(owner, Outdoor::ExtraCube) {
            self.push(Task::ExtraCube(seat, card));
        }
    }

    /// The cube moves on to a card, or stays.
    pub(crate) fn choose_extra_cube(&mut self, seat: Seat, choice: Choice) {
        self.pop();
        let owner = self.game.owner(seat);
        if let Choice::Onto(card) = choice {
            self.use_outdoor(owner, Outdoor::ExtraCube);
            let dues = card.sheet().effect.keeps_cubes().unwrap_or(Dues::NOTHING);
            self.pay(owner, dues, Cause::Card(card));
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

    #[test]
    fn a_mixed_card_moves_it_too_and_it_may_go_to_cards_that_count_at_the_end() {
        let mut scene = Scene::new(2, "ramparts,mixed-cards")
            .outside(Outdoor::ExtraCube)
            .posted(Outdoor::ExtraCube, Blue, 1)
            .card(Card::Squire, &[Blue])
            .card(Card::Breeder, &[])
            .card(Card::Hermit, &[])
            .card(Card::Fort, &[])
            .card(Card::Merchant, &[])
            .dice("R3@blue W1@green");
        scene.play(["use squire", "dice R3@blue"]);
        assert_eq!(scene.offered(), ["onto breeder", "onto hermit", "onto fort", "keep"]);
        scene.play(["onto breeder"]);
        assert_eq!((scene.purse(Blue), scene.state.city.cubes(Card::Breeder, Blue)), ((17, 10, 0), 1));
    }

    #[test]
    fn a_card_that_counts_at_the_end_does_not_move_it_and_the_breeder_must_be_paid() {
        let ready = || {
            Scene::new(2, "ramparts,mixed-cards")
                .outside(Outdoor::ExtraCube)
                .posted(Outdoor::ExtraCube, Blue, 1)
                .card(Card::Princess, &[Blue])
                .card(Card::Squire, &[Blue])
                .card(Card::Breeder, &[])
                .dice("R6@blue W1@green")
        };
        let mut princess = ready();
        princess.play(["use princess", "dice R6@blue"]);
        assert_eq!(princess.asked(), Some(Green));
        let mut poor = ready().family(Blue, |family| family.deniers = 2);
        poor.play(["use squire", "dice R6@blue", "load 2"]);
        assert_eq!(poor.offered(), ["onto princess", "keep"]);
    }
}
