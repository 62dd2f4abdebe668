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
    name: "Influence for dice sold",
    rule: "When an opponent pays for one or more of your dice, a cube brings you 4 influence.",
    perk: Perk::Bonus(Moment::DieBought, Gain { influence: 4, ..Gain::NOTHING }),
};

pub const INFLUENCE_WHEN_PLACING: OutdoorSheet = OutdoorSheet {
    id: "influence_when_placing",
    name: "Influence for placing",
    rule: "When your action places a citizen on a building, a cube brings you 4 influence.",
    perk: Perk::Bonus(Moment::Placed, Gain { influence: 4, ..Gain::NOTHING }),
};

pub const DENIERS_WHEN_CARD_USED: OutdoorSheet = OutdoorSheet {
    id: "deniers_when_card_used",
    name: "Deniers for tradesmen",
    rule: "When an opponent activates a card on which you have a tradesman, a cube brings you 4 deniers, however often the \
           card is used.",
    perk: Perk::Bonus(Moment::CardUsed, Gain { deniers: 4, ..Gain::NOTHING }),
};

pub const DENIERS_WHEN_FARMING: OutdoorSheet = OutdoorSheet {
    id: "deniers_when_farming",
    name: "Deniers for agriculture",
    rule: "When you use agriculture, a cube brings you 5 deniers more.",
    perk: Perk::Bonus(Moment::Farmed, Gain { deniers: 5, ..Gain::NOTHING }),
};

pub const VP_WHEN_BUILDING_OR_FIGHTING: OutdoorSheet = OutdoorSheet {
    id: "vp_when_building_or_fighting",
    name: "VP for building or fighting",
    rule: "When you place one or more cubes on the Cathedral or on an event, a cube brings you 2 VP, once in an action.",
    perk: Perk::Bonus(Moment::CubePlaced, Gain { vp: 2, ..Gain::NOTHING }),
};

impl Outdoor {
    /// When its cube brings a bonus, and which.
    pub(super) fn bonus(self) -> Option<(Moment, Gain)> {
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
    pub(super) fn answers_others(self) -> bool {
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
            && self.look().may_use(owner, side)
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
