//! What has been said of an action so far, and what it takes to carry it out.

use crate::actions::group::Strength;
use crate::actions::{Dues, Source};
use crate::board::{Activity, Building, Color, Group, Owner};
use crate::cards::{Card, Event};
use crate::play::Look;
use serde::{Deserialize, Serialize};

/// What an action is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Action 1: activate an Activity card.
    Use(Card),
    /// Action 2: construct the Cathedral.
    Build,
    /// Action 3: combat an event.
    Fight(Event),
    /// Action 4: place a citizen on a building.
    Place(Building),
    /// Action 5: use agriculture.
    Farm,
    /// Action 7: use the guard on the ramparts.
    Patrol,
}

/// Whether a cube modifies the action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CubeSlot {
    /// Not said yet.
    Open,
    /// None does.
    Plain,
    /// One of this card does.
    Cube(Card),
}

impl CubeSlot {
    /// The card whose cube modifies the action.
    pub fn card(self) -> Option<Card> {
        match self {
            CubeSlot::Cube(card) => Some(card),
            CubeSlot::Open | CubeSlot::Plain => None,
        }
    }
}

/// Whether an outdoor activity turns over a die that is bought for the action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TurnSlot {
    /// Not said yet.
    Open,
    /// It does not.
    #[default]
    Plain,
    /// It does.
    Turned,
}

impl TurnSlot {
    fn is_plain(&self) -> bool {
        *self == TurnSlot::Plain
    }
}

/// What has been said of an action so far: the target, then the cubes, then the dice, then where the citizen comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// What it is for.
    pub target: Target,
    /// The cube that modifies it.
    pub cube: CubeSlot,
    /// The outdoor activity that turns over a die.
    #[serde(default, skip_serializing_if = "TurnSlot::is_plain")]
    pub turn: TurnSlot,
    /// The dice.
    pub group: Option<Group>,
    /// Where the citizen comes from, if one is needed.
    pub source: Option<Source>,
}

/// What an action takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Need {
    /// The color of the dice; any one color if none.
    pub color: Option<Color>,
    /// Whether the group may mix colors.
    pub mixed: bool,
    /// How many dice at most.
    pub most_dice: usize,
    /// The value that the group must reach.
    pub value: u8,
    /// What can be spent on dice.
    pub budget: u16,
}

impl Need {
    /// Whether dice that count as this color serve.
    pub fn takes(&self, color: Color) -> bool {
        self.color.is_none_or(|wanted| wanted == color)
    }
}

impl Look<'_> {
    /// What an action takes of an owner; nothing if the owner cannot carry it out whatever the dice.
    #[inline(always)]
    pub(crate) fn need(self, owner: Owner, target: Target) -> Option<Need> {
        let deniers = self.state.families[owner].deniers;
        let need = |color, value| Need { color, mixed: false, most_dice: 3, value, budget: deniers };
        match target {
            Target::Use(card) => {
                let budget = self.budget_to_use(owner, self.state.city.find(card)?)?;
                let print = self.game.print(card);
                let color = (!print.mixes).then_some(print.color);
                Some(Need { mixed: print.mixes, budget, ..need(color, print.divisor) })
            }
            Target::Build => Some(need(Some(Color::White), 0)),
            Target::Fight(event) => {
                let print = self.game.event_print(event);
                Some(need(print.color, print.divisor))
            }
            Target::Place(building) => self
                .has_citizen_for(owner, 0)
                .then_some(Need { most_dice: 1, ..need(Some(building.color()), 0) }),
            Target::Farm => Some(need(Some(Color::Yellow), 0)),
            Target::Patrol => self.game.options.ramparts.then_some(Need { most_dice: 1, ..need(None, 0) }),
        }
    }

    /// What is left for dice after what must be paid before an activation.
    pub(crate) fn budget_to_use(self, owner: Owner, activity: &Activity) -> Option<u16> {
        let before = self.dues_before_use(owner, activity);
        let family = &self.state.families[owner];
        let is_payable = family.influence >= before.influence
            && (activity.has(owner) || self.has_citizen_for(owner, before.influence));
        if is_payable { family.deniers.checked_sub(before.deniers) } else { None }
    }

    /// What must be paid before an activation: the tradesman, if none is there, and one use.
    #[inline(always)]
    pub(crate) fn dues_before_use(self, owner: Owner, activity: &Activity) -> Dues {
        let hires = !activity.has(owner);
        self.dues_on(activity, owner).and(self.game.print(activity.card).hire.times(hires.into()))
    }

    /// Whether a group of this strength is enough.
    pub(crate) fn suffices(self, owner: Owner, target: Target, need: &Need, strength: &Strength) -> bool {
        match target {
            Target::Build => self.sites(strength.values()).next().is_some(),
            Target::Place(building) => {
                let face = strength.values()[0];
                self.may_enter(building, face) || self.may_place_some(owner, building, face)
            }
            Target::Use(_) | Target::Fight(_) | Target::Farm | Target::Patrol => {
                strength.total() >= need.value
            }
        }
    }

    /// Whether the plan needs a citizen.
    pub(crate) fn needs_citizen(self, owner: Owner, target: Target) -> bool {
        match target {
            Target::Use(card) => self.state.city.find(card).is_some_and(|activity| !activity.has(owner)),
            Target::Place(_) => true,
            _ => false,
        }
    }
}
