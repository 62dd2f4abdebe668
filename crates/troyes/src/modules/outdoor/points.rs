//! Sides that score by themselves: at the gate, or at the end.

use super::{Outdoor, OutdoorSheet, Perk, Points};
use crate::board::{Outpost, Owner, VpSource};
use crate::happening::{Cause, Happening};
use crate::play::{Look, Play};

const NO_POINTS: Points = Points { at_gate: [0; 4], per_cube: 0, by_rank: [0; 3], takes_cubes: true };

pub const VP_AT_GATE_AND_PER_CUBE: OutdoorSheet = OutdoorSheet {
    id: "vp_at_gate_and_per_cube",
    name: "VP at the gate and per cube",
    rule: "Whoever reaches the gate gains 3 VP. At the end each cube here is worth 1 VP.",
    perk: Perk::Points(Points { at_gate: [3; 4], per_cube: 1, ..NO_POINTS }),
};

pub const VP_BY_MAJORITY: OutdoorSheet = OutdoorSheet {
    id: "vp_by_majority",
    name: "VP by majority",
    rule: "At the end most cubes here are worth 8 VP, second most 4 and third most 2. Those who are tied add up the ranks that \
           they hold and divide, rounded down. Nobody scores without a cube.",
    perk: Perk::Points(Points { by_rank: [8, 4, 2], ..NO_POINTS }),
};

pub const VP_BY_ARRIVAL: OutdoorSheet = OutdoorSheet {
    id: "vp_by_arrival",
    name: "VP by arrival",
    rule: "The first guard who reaches the gate gains 6 VP, the second 4, the third 2 and the fourth 1. No cubes are placed here.",
    perk: Perk::Points(Points { at_gate: [6, 4, 2, 1], takes_cubes: false, ..NO_POINTS }),
};

impl Outdoor {
    fn points(self) -> Option<Points> {
        match self.sheet().perk {
            Perk::Points(points) => Some(points),
            _ => None,
        }
    }
}

impl Look<'_> {
    /// What the cubes outside the gates are worth to an owner at the end.
    pub(crate) fn vp_of_outdoor(self, owner: Owner) -> i32 {
        self.state.ramparts.outposts.iter().map(|outpost| self.vp_of_outpost(outpost, owner)).sum()
    }

    fn vp_of_outpost(self, outpost: &Outpost, owner: Owner) -> i32 {
        let Some(points) = outpost.side.points() else { return 0 };
        let cubes = outpost.cubes[owner];
        i32::from(points.per_cube * cubes) + i32::from(self.vp_of_rank(outpost, owner, points.by_rank))
    }

    /// Those who are tied share the ranks that they hold, rounded down.
    fn vp_of_rank(self, outpost: &Outpost, owner: Owner, by_rank: [u8; 3]) -> u8 {
        let cubes = outpost.cubes[owner];
        if cubes == 0 {
            return 0;
        }
        let families = self.game.families().map(|family| outpost.cubes[family]);
        let ahead = families.clone().filter(|other| *other > cubes).count();
        let tied = families.filter(|other| *other == cubes).count();
        by_rank.into_iter().skip(ahead).take(tied).sum::<u8>() / tied as u8
    }
}

impl Play<'_> {
    /// A guard reaches the gate of a level, after so many others.
    pub(crate) fn reach_gate(&mut self, owner: Owner, level: usize, before: usize) {
        let Some(side) = self.state.ramparts.outposts.get(level).map(|outpost| outpost.side) else { return };
        if let Some(points) = side.points() {
            self.gain_vp(owner, VpSource::Outdoor, points.at_gate[before].into(), Cause::Outdoor(side));
        }
    }

    /// The game is over: the sides that score are told.
    pub(crate) fn tell_outdoor_scores(&mut self) {
        for level in 0..self.state.ramparts.outposts.len() {
            for owner in self.game.families() {
                let outpost = self.state.ramparts.outposts[level];
                let vp = self.look().vp_of_outpost(&outpost, owner);
                if vp > 0 {
                    self.tell(Happening::Scored { owner, side: outpost.side, vp: vp as u8 });
                }
            }
        }
    }
}
