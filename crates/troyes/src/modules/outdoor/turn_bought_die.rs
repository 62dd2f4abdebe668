//! The side whose cube turns over a die that is bought.

use super::{Outdoor, OutdoorSheet, Perk};
use crate::actions::{Target, TurnSlot};
use crate::board::{Group, Owner};
use crate::cards::Card;
use crate::play::{Look, Play};

pub const TURN_BOUGHT_DIE: OutdoorSheet = OutdoorSheet { id: "turn_bought_die", perk: Perk::TurnBoughtDie };

/// The same group with one of its bought dice turned over, in every way, by what its dice cost. A die that costs nothing may
/// be the one that is bought if another of its owner's dice is taken for nothing instead; of equal dice the first that costs
/// something is named.
pub(crate) fn turned(group: Group, prices: impl Fn(Group) -> [u16; 3]) -> impl Iterator<Item = Group> {
    let is_paid = prices(group).map(|price| price > 0);
    (0..group.len()).filter_map(move |i| {
        let dice = group.dice();
        let is_same = |j: usize| dice.get(j) == Some(&dice[i]) && group.is_marked(j) == group.is_marked(i);
        let is_repeat = if is_paid[i] { i > 0 && is_paid[i - 1] && is_same(i - 1) } else { is_same(i + 1) };
        let turned = group.with_turned(i);
        (!is_repeat && prices(turned)[i] > 0).then_some(turned)
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

    fn tithe(dice: &str) -> Scene {
        let mut scene = inn(dice).card(Card::Tithe, &[]).cubes(Card::Tithe, Blue, 1);
        scene.play(["farm", "cube tithe", "outdoor turn_bought_die"]);
        scene
    }

    #[test]
    fn dice_taken_for_nothing_are_not_turned() {
        let scene = tithe("Y1@green Y1@orange Y2@green");
        assert!(scene.may("dice Y1@green Y2@green!"), "one die from green is free, the other bought");
        assert!(!scene.may("dice Y2@green! Y1@orange"), "each is its owner's only one and free");
    }

    #[test]
    fn the_player_says_which_die_of_an_owner_is_the_free_one() {
        let mut scene = tithe("Y1@green Y2@green W1@green");
        assert_eq!(scene.offered(), ["dice Y1@green! Y2@green", "dice Y1@green Y2@green!"]);
        let said = scene.look().say(tabletop::Seat(0), "dice Y1@green! Y2@green".parse().unwrap());
        assert_eq!(
            scene.english(&said),
            "Green's yellow 1 (turned over) for 4 deniers and green's yellow 2 for nothing: 4 deniers"
        );
        scene.play(["dice Y1@green! Y2@green"]);
        assert_eq!((scene.purse(Blue).0, scene.purse(Green).0), (20 - 4 + (6 + 2) / 2, 24));
    }

    #[test]
    fn equal_dice_are_turned_in_one_way() {
        assert_eq!(tithe("Y1@green Y1@green W1@green").offered(), ["dice Y1@green Y1@green!"]);
        let three = tithe("Y1@green Y2@green Y2@green W1@green").offered();
        let of_three: Vec<&String> = three.iter().filter(|dice| dice.matches('@').count() == 3).collect();
        assert_eq!(of_three, ["dice Y1@green! Y2@green Y2@green", "dice Y1@green Y2@green! Y2@green"]);
    }

    #[test]
    fn le_roys_dice_are_all_free_and_none_is_turned() {
        let side = Outdoor::TurnBoughtDie;
        let mut scene = Scene::new(1, "ramparts").outside(side).posted(side, Blue, 1).card(Card::Tithe, &[]);
        scene = scene.cubes(Card::Tithe, Blue, 1).dice("Y1@grey Y2@grey");
        scene.play(["farm", "cube tithe"]);
        assert!(scene.may("dice Y1@grey Y2@grey"), "{:?}", scene.offered());
    }

    #[test]
    fn a_patrol_walks_on_the_turned_face() {
        let mut scene = inn("Y1@green W1@green");
        scene.play(["patrol", "outdoor turn_bought_die", "dice Y1@green!", "walk 6"]);
        assert_eq!(scene.state.ramparts.guards[Blue], 6);
    }
}
