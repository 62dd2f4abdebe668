//! Where a citizen who is hired or placed may come from.

use crate::actions::group::strength;
use crate::actions::{Plan, Target};
use crate::board::{Building, Owner, Space};
use crate::cards::Card;
use crate::happening::Cause;
use crate::play::{Look, Play};
use crate::state::State;
use crate::stock::Stock;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The influence that a citizen from the general supply costs.
pub(crate) const RECRUIT: u8 = 2;

/// Where a citizen comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The personal supply.
    Supply,
    /// The general supply, for 2 influence.
    Reserve,
    /// A tradesman leaves an Activity card.
    Card(Card),
    /// A citizen leaves a space of a building.
    Space(Space),
    /// A citizen lies expelled on a building.
    Lying(Building),
}

/// One's supply, the general supply, nine cards, eighteen spaces and three pictures.
pub(crate) type Sources = ArrayVec<Source, 32>;

impl Look<'_> {
    /// Where an owner's citizen may come from.
    pub(crate) fn sources(self, owner: Owner) -> Sources {
        let State { families, city, buildings, .. } = self.state;
        let family = &families[owner];
        let mut sources = Sources::new();
        if family.supply > 0 {
            sources.push(Source::Supply);
        }
        if family.reserve > 0 && family.influence >= RECRUIT {
            sources.push(Source::Reserve);
        }
        for activity in city.iter().filter(|activity| activity.has(owner)) {
            sources.push(Source::Card(activity.card));
        }
        sources.extend(buildings.spaces_of(Some(owner)).map(Source::Space));
        for building in
            Building::ALL.into_iter().filter(|building| buildings.lying(*building).contains(owner))
        {
            sources.push(Source::Lying(building));
        }
        sources
    }

    /// Whether an owner has a citizen to hire or place while also paying so much influence.
    pub(crate) fn has_citizen_for(self, owner: Owner, influence: u8) -> bool {
        let family = &self.state.families[owner];
        self.has_citizen(owner) || (family.reserve > 0 && family.influence >= influence + RECRUIT)
    }

    /// Whether an owner has one who need not be recruited. Nearly always one stands in a building.
    pub(crate) fn has_citizen(self, owner: Owner) -> bool {
        let State { families, city, buildings, .. } = self.state;
        buildings.standing(owner) > 0
            || families[owner].supply > 0
            || buildings.expelled(owner) > 0
            || city.iter().any(|activity| activity.has(owner))
    }

    /// Where the citizen of a plan whose dice are known may come from.
    pub(crate) fn plan_sources(self, owner: Owner, plan: &Plan) -> Sources {
        let mut sources = self.sources(owner);
        match plan.target {
            Target::Place(building) => {
                let face = plan.face();
                if !self.may_enter(building, face) {
                    sources.retain(|source| self.may_place(owner, building, face, *source));
                }
            }
            Target::Use(card) => {
                let hire = self.game.print(card).hire.influence + self.dues(card, owner).influence;
                if self.state.families[owner].influence < hire + RECRUIT {
                    sources.retain(|source| *source != Source::Reserve);
                }
            }
            _ => sources.clear(),
        }
        sources
    }

    /// Where the citizen of such a plan must come from, if there is just one place.
    pub(crate) fn only_source(self, owner: Owner, plan: &Plan) -> Option<Source> {
        let buildings = &self.state.buildings;
        let anybody_may = match plan.target {
            Target::Place(building) => self.may_enter(building, plan.face()),
            _ => true,
        };
        // Mostly there are so many citizens that they need not be told apart.
        if anybody_may && buildings.standing(owner) + buildings.expelled(owner) > 1 {
            return None;
        }
        match self.plan_sources(owner, plan)[..] {
            [only] => Some(only),
            _ => None,
        }
    }
}

impl Plan {
    /// The value of the first die, which calls a row of a building; 0 without dice.
    fn face(&self) -> u8 {
        let modifier = self.cube.card().and_then(Card::modifier);
        self.group.map_or(0, |group| strength(group, modifier).values()[0])
    }
}

impl Play<'_> {
    /// Takes a citizen from where the player says.
    pub(crate) fn take_citizen(&mut self, owner: Owner, source: Source) {
        let family = &mut self.state.families[owner];
        match source {
            Source::Supply => family.supply.lose(1),
            Source::Reserve => {
                family.reserve.lose(1);
                self.lose_influence(owner, RECRUIT, Cause::Recruit);
            }
            Source::Card(card) => {
                if let Some(activity) = self.state.city.find_mut(card) {
                    activity.dismiss(owner);
                }
            }
            Source::Space(space) => self.state.buildings.vacate(space),
            Source::Lying(building) => {
                self.state.buildings.lying_mut(building).remove(owner);
            }
        }
    }
}
