//! Sides whose cubes bring something at a certain moment, in one's own action or in somebody else's.

use super::{Moment, Outdoor, OutdoorSheet, Perk};
use crate::actions::{Plan, Target};
use crate::agenda::Task;
use crate::board::{Owner, VpSource};
use crate::cards::Gain;
use crate::choice::Choice;
use crate::happening::Cause;
use crate::influence::MOST;
use crate::play::{Look, Play};
use arrayvec::ArrayVec;
use tabletop::Seat;

pub const INFLUENCE_WHEN_DIE_BOUGHT: OutdoorSheet = OutdoorSheet {
    id: "influence_when_die_bought",
    perk: Perk::Bonus(Moment::DieBought, Gain { influence: 4, ..Gain::NOTHING }),
};

pub const INFLUENCE_WHEN_PLACING: OutdoorSheet = OutdoorSheet {
    id: "influence_when_placing",
    perk: Perk::Bonus(Moment::Placed, Gain { influence: 4, ..Gain::NOTHING }),
};

pub const DENIERS_WHEN_CARD_USED: OutdoorSheet = OutdoorSheet {
    id: "deniers_when_card_used",
    perk: Perk::Bonus(Moment::CardUsed, Gain { deniers: 4, ..Gain::NOTHING }),
};

pub const DENIERS_WHEN_FARMING: OutdoorSheet = OutdoorSheet {
    id: "deniers_when_farming",
    perk: Perk::Bonus(Moment::Farmed, Gain { deniers: 5, ..Gain::NOTHING }),
};

pub const VP_WHEN_BUILDING_OR_FIGHTING: OutdoorSheet = OutdoorSheet {
    id: "vp_when_building_or_fighting",
    perk: Perk::Bonus(Moment::CubePlaced, Gain { vp: 2, ..Gain::NOTHING }),
};

impl Outdoor {
    /// When its cube brings a bonus, and which.
    pub(crate) fn bonus(self) -> Option<(Moment, Gain)> {
        match self.sheet().perk {
            Perk::Bonus(moment, gain) => Some((moment, gain)),
            _ => None,
        }
    }
}

impl Moment {
    /// Whether it comes in another player's turn.
    const fn is_anothers(self) -> bool {
        matches!(self, Moment::DieBought | Moment::CardUsed)
    }
}

impl Outdoor {
    /// Whether its cube is used in other players' turns.
    pub(crate) fn answers_others(self) -> bool {
        self.bonus().is_some_and(|(moment, _)| moment.is_anothers())
    }
}

impl Look<'_> {
    /// The side in play that brings a bonus at this moment, if it would help the owner now. The end of the influence track
    /// is open to all eyes; victory points in hand are not, so nothing is made of them.
    fn bonus_at(self, owner: Owner, moment: Moment) -> Option<Outdoor> {
        self.state.ramparts.loaded(owner).find(|side| {
            side.bonus().is_some_and(|(when, _)| when == moment) && self.bonus_helps(owner, *side)
        })
    }

    /// Whether a cube of a side would bring an owner anything now.
    pub(crate) fn bonus_helps(self, owner: Owner, side: Outdoor) -> bool {
        let ramparts = &self.state.ramparts;
        let gains = |gain: Gain| {
            gain.deniers > 0
                || gain.vp > 0
                || (gain.influence > 0 && self.state.families[owner].influence < MOST)
        };
        ramparts.cubes(side, owner) > 0 && side.bonus().is_some_and(|(_, gain)| gains(gain))
    }
}

impl Play<'_> {
    /// The player in turn is asked for a cube that helps at this moment, once in an action.
    pub(crate) fn offer_bonus(&mut self, owner: Owner, moment: Moment) {
        let Some(seat) = owner.seat() else { return };
        if let Some(side) = self.look().bonus_at(owner, moment)
            && self.look().may_spend(owner, side)
        {
            self.answered(side);
            self.push(Task::Bonus(seat, side));
        }
    }

    /// The dice are paid. Whoever sold some, or has a tradesman on the card that is activated, may answer before the action
    /// goes on, in turn order after the player in turn; whether anybody is asked.
    pub(crate) fn await_answers(&mut self, seat: Seat, plan: &Plan, prices: [u16; 3]) -> bool {
        let look = self.look();
        let mut asked = ArrayVec::<(Seat, Outdoor), 8>::new();
        for other in look.round_from(seat).skip(1) {
            let owner = self.game.owner(other);
            let moments = [
                look.sold(owner, plan, prices).then_some(Moment::DieBought),
                look.trades_on(owner, plan).then_some(Moment::CardUsed),
            ];
            let sides = moments.into_iter().flatten().filter_map(|moment| look.bonus_at(owner, moment));
            asked.extend(sides.map(|side| (other, side)));
        }
        if asked.is_empty() {
            return false;
        }
        self.push(Task::Act(seat, *plan));
        for (other, side) in asked.into_iter().rev() {
            self.push(Task::Bonus(other, side));
        }
        true
    }

    /// Le Roy has paid for a die: he is an opponent like any other, so that its owner may answer.
    pub(crate) fn answer_le_roy(&mut self, seller: Owner) {
        let Some(seat) = seller.seat() else { return };
        if let Some(side) = self.look().bonus_at(seller, Moment::DieBought) {
            self.push(Task::Bonus(seat, side));
        }
    }

    /// The cube is used for its bonus, or kept.
    pub(crate) fn choose_bonus(&mut self, seat: Seat, side: Outdoor, choice: Choice) {
        self.pop();
        let owner = self.game.owner(seat);
        if let (Choice::Outdoor(_), Some((_, gain))) = (choice, side.bonus()) {
            self.use_outdoor(owner, side);
            let cause = Cause::Outdoor(side);
            self.gain_deniers(owner, gain.deniers.into(), cause);
            self.gain_influence(owner, gain.influence.into(), cause);
            self.gain_vp(owner, VpSource::Outdoor, gain.vp.into(), cause);
        }
    }
}

impl Look<'_> {
    /// Whether an owner was paid for one of the dice. What is taken for nothing is not bought.
    fn sold(self, owner: Owner, plan: &Plan, prices: [u16; 3]) -> bool {
        let Some(group) = plan.group else { return false };
        group.dice().iter().zip(prices).any(|(die, price)| die.owner() == owner && price > 0)
    }

    fn trades_on(self, owner: Owner, plan: &Plan) -> bool {
        let Target::Use(card) = plan.target else { return false };
        self.state.city.find(card).is_some_and(|activity| activity.has(owner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Card, Event};
    use crate::testing::Scene;
    use Outdoor::*;
    use Owner::{Blue, Green, Orange};

    #[test]
    fn influence_when_die_bought() {
        let mut scene = Scene::new(2, "ramparts")
            .outside(InfluenceWhenDieBought)
            .posted(InfluenceWhenDieBought, Green, 2)
            .dice("Y6@green Y5@green Y1@blue R1@green");
        scene.play(["farm", "dice Y5@green Y6@green"]);
        assert_eq!(scene.asked(), Some(Green), "green is asked before blue's harvest");
        assert_eq!((scene.purse(Blue).0, scene.purse(Green).0), (12, 28));
        scene.play(["outdoor influence_when_die_bought"]);
        assert_eq!(scene.purse(Green).1, 14, "four points, however many dice were sold");
        assert_eq!(scene.posts(InfluenceWhenDieBought, Green), 1);
        assert_eq!((scene.purse(Blue).0, scene.asked()), (12 + 5, Some(Green)));
    }

    #[test]
    fn a_cube_may_be_kept() {
        let mut scene = Scene::new(2, "ramparts")
            .outside(InfluenceWhenDieBought)
            .posted(InfluenceWhenDieBought, Green, 1)
            .dice("Y6@green R1@green");
        scene.play(["farm", "dice Y6@green", "keep"]);
        assert_eq!((scene.purse(Green).1, scene.posts(InfluenceWhenDieBought, Green)), (10, 1));
    }

    #[test]
    fn dice_taken_for_nothing_are_not_bought() {
        let mut scene = Scene::new(2, "ramparts")
            .outside(InfluenceWhenDieBought)
            .posted(InfluenceWhenDieBought, Green, 1)
            .card(Card::Tithe, &[])
            .cubes(Card::Tithe, Blue, 1)
            .dice("Y6@green W1@green");
        scene.play(["farm", "cube tithe", "dice Y6@green"]);
        assert!(scene.may("pass") && !scene.may("keep"), "green begins the next turn unasked");
    }

    #[test]
    fn several_sellers_answer_in_turn_order_and_who_gains_nothing_is_not_asked() {
        let scene = Scene::new(4, "ramparts")
            .outside(InfluenceWhenDieBought)
            .posted(InfluenceWhenDieBought, Blue, 1)
            .posted(InfluenceWhenDieBought, Green, 1)
            .posted(InfluenceWhenDieBought, Orange, 1)
            .posted(InfluenceWhenDieBought, Owner::Natural, 1)
            .dice("Y6@green Y5@blue Y4@natural Y1@orange Y2@orange");
        let mut scene = scene.asking(Task::Turn(Seat(2)));
        scene.play(["farm", "dice Y5@blue Y6@green Y4@natural"]);
        assert_eq!(scene.asked(), Some(Owner::Natural), "the seat after orange answers first");
        scene.play(["outdoor influence_when_die_bought"]);
        assert_eq!(scene.asked(), Some(Blue));
        scene.play(["keep"]);
        assert_eq!(scene.asked(), Some(Green));
        scene.play(["outdoor influence_when_die_bought"]);
        assert_eq!([Blue, Green, Owner::Natural].map(|owner| scene.purse(owner).1), [10, 14, 14]);
        assert_eq!(scene.asked(), Some(Owner::Natural), "and the next turn begins");
    }

    #[test]
    fn nobody_at_the_end_of_the_track_is_asked() {
        let mut scene = Scene::new(3, "ramparts")
            .outside(InfluenceWhenDieBought)
            .posted(InfluenceWhenDieBought, Green, 1)
            .posted(InfluenceWhenDieBought, Orange, 1)
            .family(Green, |family| family.influence = 20)
            .family(Orange, |family| family.influence = 18)
            .dice("Y6@green Y5@orange R1@green");
        scene.play(["farm", "dice Y6@green Y5@orange"]);
        assert_eq!(scene.asked(), Some(Orange));
        scene.play(["outdoor influence_when_die_bought"]);
        assert_eq!(scene.purse(Orange).1, 20);
        assert_eq!(scene.posts(InfluenceWhenDieBought, Green), 1);
    }

    #[test]
    fn an_answer_that_has_become_pointless_is_dropped() {
        let mut scene = Scene::new(3, "ramparts")
            .outside(InfluenceWhenDieBought)
            .posted(InfluenceWhenDieBought, Green, 1)
            .posted(InfluenceWhenDieBought, Orange, 1)
            .dice("Y6@green Y5@orange R1@green");
        scene.play(["farm", "dice Y6@green Y5@orange"]);
        assert_eq!(scene.asked(), Some(Green));
        scene.state.families[Orange].influence = 20;
        scene.play(["keep"]);
        assert_eq!(scene.asked(), Some(Green), "orange's question is gone: green's turn begins");
        assert!(scene.may("pass"));
    }

    #[test]
    fn influence_when_placing() {
        let mut scene = Scene::new(2, "ramparts")
            .outside(InfluenceWhenPlacing)
            .posted(InfluenceWhenPlacing, Blue, 1)
            .posted(InfluenceWhenPlacing, Green, 1)
            .dice("R3@blue W1@green");
        scene.play(["place palace", "dice R3@blue", "from supply"]);
        assert_eq!(scene.asked(), Some(Blue));
        scene.play(["outdoor influence_when_placing"]);
        assert_eq!((scene.purse(Blue).1, scene.posts(InfluenceWhenPlacing, Blue)), (14, 0));
        assert!(scene.asked() == Some(Green) && scene.may("pass"), "green's cube is not asked for");
    }

    #[test]
    fn hiring_a_tradesman_is_not_placing() {
        let mut scene = Scene::new(2, "ramparts")
            .outside(InfluenceWhenPlacing)
            .posted(InfluenceWhenPlacing, Blue, 1)
            .card(Card::Merchant, &[])
            .dice("Y3@blue W1@green");
        scene.play(["use merchant", "dice Y3@blue", "from supply"]);
        assert_eq!(scene.asked(), Some(Green));
    }

    #[test]
    fn deniers_when_card_used() {
        let mut scene = Scene::new(3, "ramparts")
            .outside(DeniersWhenCardUsed)
            .posted(DeniersWhenCardUsed, Green, 2)
            .posted(DeniersWhenCardUsed, Blue, 1)
            .posted(DeniersWhenCardUsed, Orange, 1)
            .card(Card::TaxCollector, &[Blue, Green])
            .citizens(Green, &["city_hall 1", "city_hall 2"])
            .family(Green, |family| family.deniers = 0)
            .dice("R6@blue R4@blue W1@green");
        scene.play(["use tax_collector", "dice R4@blue R6@blue"]);
        assert_eq!(
            scene.asked(),
            Some(Green),
            "neither blue, who uses the card, nor orange, who is not on it"
        );
        scene.play(["outdoor deniers_when_card_used"]);
        assert_eq!(scene.posts(DeniersWhenCardUsed, Green), 1, "one cube for two uses");
        assert_eq!(scene.purse(Green).0, 0, "the four deniers come in time for the tax");
        assert_eq!(scene.purse(Blue).0, 24);
        assert!(scene.may("pass"));
    }

    #[test]
    fn deniers_when_farming() {
        let mut scene = Scene::new(2, "ramparts")
            .outside(DeniersWhenFarming)
            .posted(DeniersWhenFarming, Blue, 2)
            .dice("Y6@blue W1@green");
        scene.play(["farm", "dice Y6@blue", "outdoor deniers_when_farming"]);
        assert_eq!((scene.purse(Blue).0, scene.posts(DeniersWhenFarming, Blue)), (20 + 3 + 5, 1));
        assert_eq!(scene.asked(), Some(Green));
    }

    #[test]
    fn vp_when_building_or_fighting() {
        let mut scene = Scene::new(2, "ramparts")
            .outside(VpWhenBuildingOrFighting)
            .posted(VpWhenBuildingOrFighting, Blue, 2)
            .dice("W6@blue W5@blue R1@green R6@blue");
        scene.play(["build", "dice W5@blue W6@blue", "outdoor vp_when_building_or_fighting", "pass"]);
        assert_eq!(scene.of(Blue).vp[VpSource::Outdoor as usize], 2, "two cubes on the Cathedral, one bonus");
        scene.play(["fight marauding", "dice R6@blue", "times 2", "outdoor vp_when_building_or_fighting"]);
        assert_eq!(scene.of(Blue).vp[VpSource::Outdoor as usize], 4);
        assert_eq!(scene.posts(VpWhenBuildingOrFighting, Blue), 0);
    }

    #[test]
    fn cubes_placed_one_by_one_are_asked_about_once() {
        let mut scene = Scene::new(2, "ramparts")
            .outside(VpWhenBuildingOrFighting)
            .posted(VpWhenBuildingOrFighting, Blue, 2)
            .card(Card::Diplomat, &[Blue])
            .event(Event::War, &[])
            .dice("R4@blue R1@green");
        scene.play(["use diplomat", "dice R4@blue", "times 2", "on war", "keep", "on war"]);
        assert_eq!((scene.asked(), scene.posts(VpWhenBuildingOrFighting, Blue)), (Some(Green), 2));
    }
}
