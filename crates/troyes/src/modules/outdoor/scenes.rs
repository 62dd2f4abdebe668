//! Scenes outside the gates.

use super::Outdoor;
use crate::board::{GATES, Outpost, Owner};
use crate::testing::Scene;

impl Scene {
    /// The tiles are laid: this side at its level, and with it one side at each other level that asks nothing of anybody.
    pub fn outside(self, side: Outdoor) -> Scene {
        let quiet =
            [Outdoor::DeniersWhenFarming, Outdoor::ExtraRedDie, Outdoor::ExtraCube, Outdoor::VpByMajority];
        let level = self.game.level_of(side).expect("every side has a level");
        self.with(|state| {
            let lay = |i: usize| Outpost {
                side: if i == level { side } else { quiet[i] },
                cubes: Default::default(),
            };
            state.ramparts.outposts = (0..GATES).map(lay).collect();
        })
    }

    /// Cubes of an owner's lie on a side.
    pub fn posted(self, side: Outdoor, owner: Owner, cubes: u8) -> Scene {
        self.with(|state| {
            let level = state.ramparts.level(side).expect("the side lies there");
            state.ramparts.outposts[level].cubes[owner] = cubes;
        })
    }

    /// An owner's guard stands on a space.
    pub fn guard(self, owner: Owner, space: u8) -> Scene {
        self.with(|state| state.ramparts.guards[owner] = space)
    }

    /// How many cubes of an owner lie on a side.
    pub fn posts(&self, side: Outdoor, owner: Owner) -> u8 {
        self.state.ramparts.cubes(side, owner)
    }
}
