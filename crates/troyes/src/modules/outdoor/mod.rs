//! The outdoor activities: sixteen sides of eight tiles, each in one block with its rule in our own words and its test.
//!
//! A cube on a side is used in one's own action, in another player's turn or during the events. At most one cube of a side
//! is used in an action, whosever it is; cubes of different sides and one of a delayed card may join the same action.

mod bonus;
mod exchange;
mod extra_cube;
mod extra_die;
mod points;
#[cfg(test)]
mod scenes;
mod sheets;
mod shield;
mod turn_bought_die;

pub(crate) use exchange::MOST_PARTNERS;
pub(crate) use sheets::PATROL;
pub(crate) use turn_bought_die::turned;

use crate::board::{DieColor, Owner};
use crate::cards::Gain;
use crate::choice::Choice;
use crate::happening::Happening;
use crate::play::{Look, Play};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Everything about a side.
#[derive(Debug)]
pub struct OutdoorSheet {
    /// The word that names it in choices, records and figures.
    pub id: &'static str,
    /// What it does, as the engine reads it.
    pub perk: Perk,
}

/// What a side does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Perk {
    /// A cube brings something at a certain moment.
    Bonus(Moment, Gain),
    /// Before the action a cube brings a die of this color from the general supply, for so many deniers.
    ExtraDie(DieColor, u8),
    /// Before the action, or before a black die is faced, a cube exchanges a die with each other district.
    Exchange,
    /// A cube wards off the highest black die, or what an event would cost.
    Shield,
    /// A cube turns over a die bought for the action.
    TurnBoughtDie,
    /// When a card that keeps cubes is activated, a cube moves on to another such card.
    ExtraCube,
    /// Victory points, without using any cube.
    Points(Points),
}

/// How a side scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Points {
    /// For the first, second, third and fourth guard who reaches the gate.
    pub at_gate: [u8; 4],
    /// At the end, for each cube.
    pub per_cube: u8,
    /// At the end, for most, second most and third most cubes.
    pub by_rank: [u8; 3],
    /// Whether cubes may be placed.
    pub takes_cubes: bool,
}

/// When a cube brings its bonus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// An opponent has bought a die from the district.
    DieBought,
    /// An opponent activates a card on which the family has a tradesman.
    CardUsed,
    /// The family has placed a citizen on a building as its action.
    Placed,
    /// The family has used agriculture.
    Farmed,
    /// The family has placed a cube on the Cathedral or on an event.
    CubePlaced,
}

macro_rules! outdoors {
    ($($side:ident = $sheet:path),* $(,)?) => {
        /// A side of an outdoor tile.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        #[allow(missing_docs, reason = "each side's sheet says what it is")]
        pub enum Outdoor { $($side),* }

        impl Default for Outdoor {
            /// Fills the places of a list that nothing lies on.
            fn default() -> Outdoor {
                Outdoor::ALL[0]
            }
        }

        impl Outdoor {
            /// Every side there is.
            pub const ALL: [Outdoor; [$(stringify!($side)),*].len()] = [$(Outdoor::$side),*];

            /// Everything about it.
            pub const fn sheet(self) -> &'static OutdoorSheet {
                match self { $(Outdoor::$side => &$sheet),* }
            }
        }
    };
}

outdoors! {
    InfluenceWhenDieBought = bonus::INFLUENCE_WHEN_DIE_BOUGHT,
    InfluenceWhenPlacing = bonus::INFLUENCE_WHEN_PLACING,
    DeniersWhenCardUsed = bonus::DENIERS_WHEN_CARD_USED,
    DeniersWhenFarming = bonus::DENIERS_WHEN_FARMING,
    ExtraRedDie = extra_die::EXTRA_RED_DIE,
    ExtraWhiteDie = extra_die::EXTRA_WHITE_DIE,
    ExtraYellowDie = extra_die::EXTRA_YELLOW_DIE,
    ExtraPurpleDie = extra_die::EXTRA_PURPLE_DIE,
    ExchangeDice = exchange::EXCHANGE_DICE,
    Shield = shield::SHIELD,
    TurnBoughtDie = turn_bought_die::TURN_BOUGHT_DIE,
    ExtraCube = extra_cube::EXTRA_CUBE,
    VpWhenBuildingOrFighting = bonus::VP_WHEN_BUILDING_OR_FIGHTING,
    VpAtGateAndPerCube = points::VP_AT_GATE_AND_PER_CUBE,
    VpByMajority = points::VP_BY_MAJORITY,
    VpByArrival = points::VP_BY_ARRIVAL,
}

impl Outdoor {
    /// The word that names it.
    pub const fn id(self) -> &'static str {
        self.sheet().id
    }

    /// The side with this word.
    pub fn with_id(id: &str) -> Option<Outdoor> {
        Outdoor::ALL.into_iter().find(|side| side.id() == id)
    }

    /// Whether cubes may be placed on it.
    pub fn takes_cubes(self) -> bool {
        !matches!(self.sheet().perk, Perk::Points(Points { takes_cubes: false, .. }))
    }

    /// Whether a die of this color may place a cube on it: not one of the color that the side gives.
    pub(crate) fn takes_cube_by(self, color: DieColor) -> bool {
        match self.sheet().perk {
            Perk::ExtraDie(given, _) => given != color,
            _ => self.takes_cubes(),
        }
    }
}

impl Look<'_> {
    /// Whether an owner has a cube on a side and has not answered for it in this action.
    fn may_spend(self, owner: Owner, side: Outdoor) -> bool {
        let ramparts = &self.state.ramparts;
        ramparts.level(side).is_some_and(|level| {
            ramparts.outposts[level].cubes[owner] > 0 && !ramparts.answered.contains(level)
        })
    }

    /// The cubes that an owner may use before the action.
    pub(crate) fn outdoor_choices(self, owner: Owner, out: &mut Vec<Choice>) {
        let ramparts = &self.state.ramparts;
        out.extend(
            ramparts.loaded(owner).filter(|side| self.helps_before(owner, *side)).map(Choice::Outdoor),
        );
    }

    fn helps_before(self, owner: Owner, side: Outdoor) -> bool {
        match side.sheet().perk {
            Perk::ExtraDie(color, price) => {
                self.may_spend(owner, side) && self.gives_die(owner, color, price)
            }
            Perk::Exchange => self.may_begin_exchange(owner),
            _ => false,
        }
    }
}

impl Play<'_> {
    /// A cube is used and goes back to its owner.
    fn use_outdoor(&mut self, owner: Owner, side: Outdoor) {
        self.state.ramparts.discard(side, owner);
        self.tell(Happening::UsedOutdoor { owner, side });
    }

    /// The player in turn has used a cube of a side, or kept it: no further one in this action.
    fn answered(&mut self, side: Outdoor) {
        if let Some(level) = self.state.ramparts.level(side) {
            self.state.ramparts.answered.insert(level);
        }
    }

    /// Uses a cube before the action, or before a black die, if the choice says so; whether it did.
    pub(crate) fn go_outdoors(&mut self, seat: Seat, choice: Choice) -> bool {
        let Choice::Outdoor(side) = choice else { return false };
        let owner = self.game.owner(seat);
        self.use_outdoor(owner, side);
        self.answered(side);
        match side.sheet().perk {
            Perk::ExtraDie(color, price) => self.fetch_die(owner, side, color, price),
            Perk::Exchange => self.begin_exchange(seat),
            Perk::Bonus(..) | Perk::Shield | Perk::TurnBoughtDie | Perk::ExtraCube | Perk::Points(_) => {}
        }
        true
    }

    /// The turn is over, or a black die is dealt with: every cube may be used again.
    pub(crate) fn forget_answers(&mut self) {
        self.state.ramparts.answered = Default::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Card;
    use crate::testing::Scene;
    use Owner::{Blue, Green};

    #[test]
    fn every_side_is_named_by_its_id() {
        for side in Outdoor::ALL {
            assert_eq!(serde_json::to_value(side).unwrap(), side.id(), "{side:?}");
            assert_eq!(Outdoor::with_id(side.id()), Some(side));
        }
    }

    #[test]
    fn cubes_of_two_activities_and_of_a_delayed_card_join_one_action() {
        let mut scene = Scene::new(2, "ramparts")
            .outside(Outdoor::TurnBoughtDie)
            .posted(Outdoor::DeniersWhenFarming, Blue, 1)
            .posted(Outdoor::TurnBoughtDie, Blue, 1)
            .posted(Outdoor::ExtraRedDie, Blue, 1)
            .card(Card::Priest, &[])
            .cubes(Card::Priest, Blue, 1)
            .dice("Y3@blue Y1@green W1@green");
        scene.play(["outdoor extra_red_die", "roll 2", "farm", "cube priest", "outdoor turn_bought_die"]);
        scene.play(["dice Y3@blue Y1@green!", "outdoor deniers_when_farming"]);
        assert_eq!(scene.purse(Blue).0, 20 - 4 + (3 + 3 + 6 + 3) / 2 + 5);
        assert_eq!(scene.state.ramparts.loaded(Blue).count(), 0);
        assert_eq!(scene.asked(), Some(Green));
    }

    #[test]
    fn a_second_cube_of_an_activity_waits_for_the_next_action() {
        let mut scene = Scene::new(2, "ramparts")
            .outside(Outdoor::ExtraRedDie)
            .posted(Outdoor::ExtraRedDie, Blue, 2)
            .dice("W1@blue W1@green");
        scene.play(["outdoor extra_red_die", "roll 2"]);
        assert!(!scene.may("outdoor extra_red_die"));
        scene.play(["build", "dice W1@blue", "pass"]);
        assert_eq!(scene.asked(), Some(Blue));
        assert!(scene.may("outdoor extra_red_die"));
    }
}
