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
        self.may_spend(owner, Outdoor::TurnBoughtDie)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Scene;
    use Owner::{Blue, Green};

    fn inn(dice: &str) -> Scene {
        let side = Outdoor::TurnBoughtDie;
        Scene::new(3, "ramparts").outside(side).posted(side, Blue, 1).dice(dice)
    }

    #[test]
    fn turn_bought_die() {
        let mut scene = inn("Y6@blue Y1@green Y2@grey W1@green");
        scene.play(["farm", "outdoor turn_bought_die"]);
        assert!(
            !scene.may("dice Y6@blue") && !scene.may("dice Y6@blue! Y1@green"),
            "one's own is not turned"
        );
        assert!(scene.may("dice Y2@grey!"), "a grey die is bought too");
        scene.play(["dice Y6@blue Y1@green!"]);
        assert_eq!(scene.purse(Blue).0, 20 - 4 + 6);
        assert_eq!((scene.purse(Green).0, scene.posts(Outdoor::TurnBoughtDie, Blue)), (24, 0));
    }

    #[test]
    fn it_opens_targets_that_are_out_of_reach_otherwise() {
        let mut scene = inn("R1@green W1@green");
        scene.play(["place palace"]);
        scene.play(["plain", "dice R1@green"]);
        let mut scene = inn("R1@green W1@green").event(crate::cards::Event::War, &[]);
        assert!(scene.may("fight war"), "1 is too little for War, 6 is not");
        scene.play(["fight war"]);
        assert_eq!(scene.offered(), ["outdoor turn_bought_die"]);
        assert!(!inn("R1@blue W1@green").event(crate::cards::Event::War, &[]).may("fight war"));
    }

    #[test]
    fn it_joins_a_delayed_cube_and_precedes_it() {
        let card = Card::Priest;
        let mut scene = inn("Y1@green W1@green").card(card, &[]).cubes(card, Blue, 1);
        scene.play(["farm", "cube priest", "outdoor turn_bought_die", "dice Y1@green!"]);
        assert_eq!(scene.purse(Blue).0, 20 - 2 + (6 + 3) / 2);
    }

    #[test]
    fn dice_taken_for_nothing_are_not_turned() {
        let mut scene = inn("Y1@green Y1@orange Y2@green").card(Card::Tithe, &[]).cubes(Card::Tithe, Blue, 1);
        scene.play(["farm", "cube tithe", "outdoor turn_bought_die"]);
        assert!(scene.may("dice Y1@green Y2@green!"), "the first die from green is free, the second bought");
        assert!(!scene.may("dice Y1@green! Y2@green") && !scene.may("dice Y2@green! Y1@orange"));
    }

    #[test]
    fn a_patrol_walks_on_the_turned_face() {
        let mut scene = inn("Y1@green W1@green");
        scene.play(["patrol", "outdoor turn_bought_die", "dice Y1@green!", "walk 6"]);
        assert_eq!(scene.state.ramparts.guards[Blue], 6);
    }
}
