//! Where a citizen who is hired or placed may come from.

use crate::actions::group::strength;
use crate::actions::{Plan, Target};
use crate::board::{Building, Owner, Space};
use crate::cards::Card;
use crate::happening::Cause;
use crate::play::{Look, Play};
use serde::{Deserialize, Serialize};

/// The influence that a citizen from the general supply costs.
pub(crate) const RECRUIT: u8 = 2;

/// Where a citizen comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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

impl Look<'_> {
    /// Where an owner's citizen may come from.
    pub(crate) fn sources(self, owner: Owner) -> impl Iterator<Item = Source> {
        let state = self.state;
        let family = &state.families[owner];
        let supply = (family.supply > 0).then_some(Source::Supply);
        let reserve = (family.reserve > 0 && family.influence >= RECRUIT).then_some(Source::Reserve);
        let cards = state
            .city
            .iter()
            .filter(move |activity| activity.has(owner))
            .map(|activity| Source::Card(activity.card));
        let spaces = Building::ALL.into_iter().flat_map(move |building| {
            let standing = state.buildings.spaces(building).iter().enumerate();
            standing
                .filter(move |(_, space)| **space == Some(owner))
                .map(move |(index, _)| Source::Space(Space { building, index: index as u8 }))
        });
        let lying = Building::ALL
            .into_iter()
            .filter(move |building| state.buildings.lying(*building).contains(owner))
            .map(Source::Lying);
        supply.into_iter().chain(reserve).chain(cards).chain(spaces).chain(lying)
    }

    /// Whether an owner has a citizen to hire or place while also paying so much influence.
    pub(crate) fn has_citizen_for(self, owner: Owner, influence: u8) -> bool {
        let family = &self.state.families[owner];
        family.supply > 0
            || (family.reserve > 0 && family.influence >= influence + RECRUIT)
            || self.sources(owner).any(|source| source != Source::Reserve)
    }

    /// Whether a plan whose dice are known may take its citizen from here.
    pub(crate) fn may_come_from(self, owner: Owner, plan: &Plan, source: Source) -> bool {
        match plan.target {
            Target::Place(building) => {
                let face = plan.group.map_or(0, |group| {
                    strength(group, plan.cube.card().and_then(Card::modifier)).values()[0]
                });
                self.may_place(owner, building, face, source)
            }
            Target::Use(card) => {
                let hire = self.game.print(card).hire.influence
                    + card.sheet().effect.dues(self, card, owner).influence;
                source != Source::Reserve || self.state.families[owner].influence >= hire + RECRUIT
            }
            _ => false,
        }
    }
}

impl Play<'_> {
    /// Takes a citizen from where the player says.
    pub(crate) fn take_citizen(&mut self, owner: Owner, source: Source) {
        let family = &mut self.state.families[owner];
        match source {
            Source::Supply => family.supply -= 1,
            Source::Reserve => {
                family.reserve -= 1;
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
